//! `games`, `moves`, `perft`, `trace`, `explain`, `bench`: their text, and the same as JSON.

use serde_json::{Value, json};

use crate::ask::{RULES, ask, object, objects, printed, testdata};

#[test]
fn games_lists_every_rules_id() {
    insta::assert_snapshot!("games", printed(&["games"]));
    let games = objects(&printed(&["games", "--json"]));
    let ids: Vec<&str> = games.iter().filter_map(|game| game["rules"].as_str()).collect();
    assert_eq!(ids, RULES);
    assert!(games.iter().all(|game| game["schema"] == "bingwa.game/1"));
    assert_eq!(games[6]["board"], "2x6");
}

#[test]
fn moves_are_listed_with_the_position_after_each() {
    insta::assert_snapshot!("moves", printed(&["moves", "kiswahili"]));
    let text = printed(&["moves", "kingulu", "--position", "0,0,0,0,0,0/0,0,0,0,0,0 S 32,16"]);
    assert_eq!(text, "over score S 32,16\n");
}

#[test]
fn the_outcome_is_told_as_data() {
    for (rules, position, outcome) in [
        (
            "kingulu",
            "0,0,0,0,0,0/0,0,0,0,0,0 S 24,24",
            json!({"winner": null, "by": "score", "score": [24, 24]}),
        ),
        (
            "kingulu",
            "0,0,0,0,0,0/0,0,0,0,0,0 S 16,32",
            json!({"winner": "N", "by": "score", "score": [16, 32]}),
        ),
        (
            "kujifunza",
            "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,2,0,0,0,0,3,0/0,0,0,0,0,0,0,0 N 0,0",
            json!({"winner": "S", "by": "hamna"}),
        ),
    ] {
        let answer = object(&["moves", rules, "--position", position, "--json"]);
        assert_eq!(answer["outcome"], outcome);
        assert_eq!(answer["moves"], json!([]));
    }
    assert_eq!(object(&["moves", "kigogo", "--json"])["outcome"], Value::Null);
}

#[test]
fn perft_counts_as_it_should() {
    let known: Value = serde_json::from_str(&testdata("vectors/perft.json")).expect("JSON");
    for rules in RULES {
        let counts = &known[rules].as_array().expect("counts")[..4];
        let answer = object(&["perft", rules, "4", "--json"]);
        assert_eq!(answer["schema"], "bingwa.perft/1");
        assert_eq!(answer["counts"].as_array().expect("counts"), counts);
        let lines: String =
            (1..).zip(counts).map(|(d, n)| format!("depth {d} count {n}\n")).collect();
        for threads in ["1", "2", "7"] {
            assert_eq!(printed(&["perft", rules, "4", "--threads", threads]), lines);
        }
    }
}

#[test]
fn perft_divides_the_last_count() {
    insta::assert_snapshot!("divide", printed(&["perft", "kiswahili", "4", "--divide"]));
    for depth in ["1", "2", "3"] {
        let answer = object(&["perft", "kigogo", depth, "--divide", "--threads", "3", "--json"]);
        let shares = answer["divide"].as_array().expect("shares");
        assert_eq!(shares.len(), 23);
        let sum: u64 = shares.iter().filter_map(|share| share["count"].as_u64()).sum();
        assert_eq!(answer["counts"].as_array().expect("counts").last(), Some(&json!(sum)));
    }
}

#[test]
fn perft_goes_deep_where_a_game_goes_on_and_on() {
    let two = "0,0,0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0,0,0,0 S";
    let answer = object(&["perft", "kimasai", "1000", "--position", two, "--json"]);
    assert_eq!(answer["counts"].as_array().map(Vec::len), Some(1000));
}

#[test]
fn a_trace_leads_to_the_position_after_the_move() {
    for rules in RULES {
        for step in object(&["moves", rules, "--json"])["moves"].as_array().expect("moves") {
            let played = step["move"].as_str().expect("a move");
            let trace = object(&["trace", rules, played, "--json"]);
            assert_eq!(trace["schema"], "bingwa.trace/1");
            assert_eq!(trace["after"], step["position"]);
            let text = printed(&["trace", rules, played]);
            let lines: Vec<&str> = text.lines().collect();
            let after = step["position"].as_str().expect("a position");
            assert_eq!(lines.last().copied(), Some(format!("position {after}").as_str()));
            let events = trace["events"].as_array().expect("events");
            let words: Vec<Value> = lines[..lines.len() - 1]
                .iter()
                .map(|line| Value::from(line.split(' ').next()))
                .collect();
            assert_eq!(events.iter().map(|e| e["event"].clone()).collect::<Vec<_>>(), words);
        }
    }
}

#[test]
fn a_trace_tells_every_seed() {
    insta::assert_snapshot!("trace", printed(&["trace", "kingulu", "A3"]));
    insta::assert_snapshot!("trace-json", printed(&["trace", "kimasai", "A2", "--json"]));
}

/// Moves to explain: rules, move, position, exit code.
const EXPLAINED: &[(&str, &str, Option<&str>, i32)] = &[
    ("kiswahili", "A5", None, 3),
    ("kiswahili", "A6<", None, 0),
    ("kiswahili", "A1", None, 3),
    ("kiswahili", "B1", None, 3),
    ("kiswahili", "A9", None, 3),
    (
        "kiswahili",
        "A6<",
        Some("0,0,0,0,0,0,0,0/0,3,4,8,0,2,5,6/0,2,1,0,8,0,3,4/0,0,0,0,0,0,0,0 S 9,9 SN -"),
        3,
    ),
    (
        "kiswahili",
        "A8>+",
        Some("0,0,0,0,0,0,0,0/0,3,4,8,0,2,5,6/0,2,1,0,8,0,3,4/0,0,0,0,0,0,0,0 S 9,9 SN -"),
        0,
    ),
    (
        "kiswahili",
        "A8<",
        Some("0,0,0,0,0,0,0,0/0,3,4,8,0,2,5,6/0,2,1,0,8,0,3,4/0,0,0,0,0,0,0,0 S 9,9 SN -"),
        3,
    ),
    (
        "kiswahili",
        "A7<",
        Some("0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,3,2,1,0/0,0,0,0,0,0,0,0 S 15,15 SN -"),
        3,
    ),
    (
        "kiswahili",
        "A3<",
        Some("0,0,0,0,0,0,0,0/0,0,0,0,9,0,0,1/1,6,3,1,0,5,4,0/2,1,0,5,0,3,0,1 S 11,11 - -"),
        3,
    ),
    (
        "kiswahili",
        "a4>",
        Some("0,1,2,1,4,8,2,2/10,0,0,10,2,1,0,1/0,2,0,0,1,1,0,0/0,0,2,2,0,2,6,4 N 0,0 - a4"),
        3,
    ),
    ("kujifunza", "A1>>", None, 0),
    ("kujifunza", "A2>*", None, 3),
    ("kujifunza/zanzibar", "A1>>", None, 3),
    ("kigogo", "A1", None, 3),
    ("kigogo", "A7<", None, 3),
    ("kigogo", "A12", None, 0),
    ("kimasai", "A2", None, 0),
    ("kimasai", "A5", None, 3),
    ("kingulu", "A1", None, 3),
    ("kingulu", "A3", None, 0),
    ("kingulu", "a4", Some("0,0,5!,9!,0,2/2,2,1,12!,1,0 N 14,0"), 3),
    ("kingulu", "A1", Some("0,0,0,0,0,0/0,0,0,0,0,0 S 24,24"), 3),
];

#[test]
fn moves_are_explained() {
    let mut told = String::new();
    for (rules, played, position, code) in EXPLAINED {
        let mut args = vec!["explain", rules, played];
        args.extend(position.iter().flat_map(|text| ["--position", *text]));
        let text = ask(&args);
        assert_eq!((text.code, text.err.as_str()), (*code, ""), "{args:?}");
        told +=
            &format!("$ bingwa {rules} {played} {}\n{}\n", position.unwrap_or_default(), text.out);

        args.push("--json");
        let data = ask(&args);
        assert_eq!((data.code, data.err.as_str()), (*code, ""), "{args:?}");
        let answer = &objects(&data.out)[0];
        assert_eq!(answer["schema"], "bingwa.explain/1");
        assert_eq!(answer["verdict"] == "illegal", *code == 3);
        let sentence = answer["sentence"].as_str().expect("a sentence");
        assert!(text.out.contains(&format!("\n{sentence}\n")), "{sentence}");
    }
    insta::assert_snapshot!("explain", told);
}

#[test]
fn an_explanation_is_data() {
    let illegal = object_of(&["explain", "kingulu", "A1", "--json"]);
    assert_eq!(illegal["clause"], "KIN-3");
    assert_eq!(illegal["reason"], "own-occupied");
    assert_eq!((&illegal["hole"], &illegal["holes"]), (&json!("A1"), &json!(["A5"])));
    let forced = object_of(&["explain", "kujifunza", "A1>>", "--json"]);
    assert_eq!((&forced["verdict"], &forced["clause"]), (&json!("forced"), &json!("KUJ-2")));
    let legal = object_of(&["explain", "kimasai", "A2", "--json"]);
    assert_eq!(legal["verdict"], "legal");
    assert_eq!(legal["clauses"], json!(["KIM-2", "KIM-3"]));
}

fn object_of(args: &[&str]) -> Value {
    objects(&ask(args).out).remove(0)
}

#[test]
fn bench_counts_what_it_must() {
    let lines = printed(&["bench"]);
    assert_eq!(lines.lines().count(), RULES.len());
    for (line, rules) in lines.lines().zip(RULES) {
        assert!(line.starts_with(rules) && line.ends_with("moves/s"), "{line}");
    }
    assert_eq!(printed(&["bench", "kigogo"]).lines().count(), 1);
}

#[test]
fn bench_tells_what_each_depth_takes() {
    let folder = tempfile::tempdir().expect("a folder");
    let svg = folder.path().join("depths.svg");
    for rules in RULES {
        let file = svg.to_str().expect("a name in Unicode");
        let text = printed(&["bench", rules, "--depths", "3", "--svg", file]);
        assert_eq!(text.lines().count(), 5, "{text}");
        let words: Vec<&str> = text.lines().last().unwrap_or("").split_whitespace().collect();
        let looked = [words[2], words[4]].map(|word| word.parse::<u64>().expect("a number"));
        assert!(words[0] == "3" && looked.iter().all(|&nodes| nodes >= 30), "{text}");
        let drawn = std::fs::read_to_string(&svg).expect("a drawing");
        assert_eq!(drawn.matches("<circle").count(), 6, "{drawn}");
    }
}
