//! `bingwa moves --stdin`: a line for each line, whatever stands on it.

use std::{
    collections::BTreeSet,
    io::{BufRead, BufReader, Read, Write},
    process::Stdio,
};

use serde_json::Value;

use crate::ask::{RULES, fed, objects, program, testdata};

const START: &str = "4,4,4,4,4,4/4,4,4,4,4,4 S 0,0";
const OVER: &str = "0,0,0,0,0,0/0,0,0,0,0,0 S 32,16";

/// A move and the position after it.
type Step = (String, String);

#[test]
fn every_known_position_is_answered_in_order() {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    for rules in RULES {
        let vectors = objects(&testdata(&format!("vectors/{}.jsonl", rules.replace('/', "-"))));
        let asked: String = vectors.iter().map(|line| text(&line["position"]) + "\n").collect();
        let answer = fed(&["moves", rules, "--stdin", "--json"], asked.as_bytes());
        assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{rules}");
        let answers = objects(&answer.out);
        assert_eq!(answers.len(), vectors.len());
        for (answer, vector) in answers.iter().zip(&vectors) {
            assert_eq!(answer["schema"], "bingwa.moves/1");
            assert_eq!(answer["rules"], rules);
            assert_eq!(answer["position"], vector["position"]);
            let steps = |list: &Value, played: &dyn Fn(&Value) -> Step| -> BTreeSet<Step> {
                list.as_array().expect("a list").iter().map(played).collect()
            };
            let found = steps(&answer["moves"], &|m| (text(&m["move"]), text(&m["position"])));
            let expected = steps(&vector["moves"], &|m| (text(&m[0]), text(&m[1])));
            assert_eq!(found, expected, "{rules} {}", vector["position"]);
            assert_eq!(answer["outcome"].is_null(), !expected.is_empty());
        }
    }
}

#[test]
fn bad_lines_are_answered_in_their_place() {
    let mut input = format!("{START}\nnonsense\n\n{OVER}\n").into_bytes();
    input.extend(std::iter::repeat_n(b'4', 1 << 20));
    input.extend(b"\n\xff\xfe\n");
    input.extend(START.as_bytes());

    let plain = fed(&["moves", "kingulu", "--stdin"], &input);
    assert_eq!((plain.code, plain.err.as_str()), (2, ""));
    insta::assert_snapshot!("stream", plain.out);

    let data = fed(&["moves", "kingulu", "--stdin", "--json"], &input);
    assert_eq!((data.code, data.err.as_str()), (2, ""));
    let fields: Vec<Value> =
        objects(&data.out).into_iter().map(|line| line["error"]["field"].clone()).collect();
    let rows = || Value::from("rows");
    let line = || Value::from("line");
    let fine = || Value::Null;
    assert_eq!(fields, [fine(), rows(), rows(), fine(), line(), line(), fine()]);
}

#[test]
fn an_empty_stdin_has_no_answer() {
    for args in [&["moves", "kigogo", "--stdin"][..], &["moves", "kigogo", "--stdin", "--json"]] {
        let answer = fed(args, b"");
        assert_eq!((answer.code, answer.out.as_str(), answer.err.as_str()), (0, "", ""));
    }
}

#[test]
fn a_huge_stdin_is_answered_line_by_line() {
    const LINES: usize = 50_000;
    let input = format!("{START}\n").repeat(LINES);
    let answer = fed(&["moves", "kingulu", "--stdin"], input.as_bytes());
    assert_eq!(answer.code, 0);
    assert_eq!(answer.out.lines().filter(|line| *line == "A3 A4 A5 A6").count(), LINES);
}

#[test]
fn who_asks_line_by_line_is_answered_at_once() {
    let mut child = program(&["moves", "kingulu", "--stdin"])
        .stdin(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let mut stdout = BufReader::new(child.stdout.take().expect("stdout is piped"));
    for (line, expected) in [(START, "A3 A4 A5 A6\n"), (OVER, "over score S 32,16\n")] {
        writeln!(stdin, "{line}").expect("the program reads");
        let mut answer = String::new();
        stdout.read_line(&mut answer).expect("the program answers");
        assert_eq!(answer, expected);
    }
    drop(stdin);
    assert!(child.wait().expect("the program ends").success());
}

#[test]
fn who_stops_reading_hears_no_complaint() {
    let mut child =
        program(&["moves", "kingulu", "--stdin"]).stdin(Stdio::piped()).spawn().expect("it starts");
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = format!("{START}\n").repeat(100_000);
    // The program ends before it has read all of it.
    let written = stdin.write_all(input.as_bytes());
    drop(stdin);
    let mut err = String::new();
    child.stderr.take().expect("stderr is piped").read_to_string(&mut err).expect("UTF-8");
    assert!(child.wait().expect("the program ends").success());
    assert!(written.is_err());
    assert_eq!(err, "");
}
