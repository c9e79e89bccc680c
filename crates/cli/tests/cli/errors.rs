//! What is wrong is said in one line, on stderr, with the cure.

use crate::ask::{Answer, ask, fed, objects};

const START: &str = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 SN -";

/// Asks, and expects one line on stderr and nothing on stdout.
fn complaint(args: &[&str], code: i32) -> String {
    let answer = ask(args);
    assert_eq!((answer.code, answer.out.as_str()), (code, ""), "{args:?}: {}", answer.err);
    one_line(answer.err)
}

fn one_line(err: String) -> String {
    assert!(err.starts_with("bingwa: ") && err.ends_with('\n'), "{err}");
    assert_eq!(err.lines().count(), 1, "{err}");
    err
}

#[test]
fn usage_errors_name_the_argument() {
    for (args, part) in [
        (&["show"][..], "<RULES>"),
        (&["perft", "kigogo", "x"], "'<DEPTH>': expected a whole number"),
        (&["analyse", "kigogo", "--ms", "0"], "'--ms <MS>': expected 1 or more"),
        (&["perft", "kigogo", "0"], "1..=1000"),
        (&["perft", "kigogo", "3", "--threads", "0"], "--threads"),
        (&["moves", "kigogo", "--zap"], "--zap"),
        (&["moves", "kigogo", "--stdin", "--position", "x"], "cannot be used with"),
        (&["convert", "x", "--to", "pgn"], "[possible values: bao, json, ndjson, donkers, bga]"),
        (&["analyse", "--record", "x", "--book", "y"], "cannot be used with"),
        (&["verify", "no-such-file"], "give a proof's file"),
        (&["puzzles", "solve", "no-such-file"], "give a file of puzzles"),
        (&["dance"], "dance"),
        (&["man", "dance"], "command: found `dance`, expected games, show,"),
    ] {
        let err = complaint(args, 2);
        assert!(err.contains(part), "{err}");
    }
}

#[test]
fn a_wrong_rules_id_suggests_the_nearest() {
    for command in ["show", "moves", "bench"] {
        let err = complaint(&[command, "kisawhili"], 2);
        let expected = "rules: found `kisawhili`, expected a rules id; did you mean `kiswahili`?";
        assert_eq!(err, format!("bingwa: {expected}\n"));
    }
    let err = complaint(&["show", "chess"], 2);
    assert!(err.contains("found `chess`, expected one of kiswahili, kiswahili/zanzibar,"), "{err}");
}

#[test]
fn a_broken_position_names_its_field() {
    for (from, to, part) in [
        ("0,2,2,6", "0,2,x,6", "hole a6: found `x`, expected a number from 0 to 64"),
        ("0,2,2,6,0", "0,2,2,6", "North's front row: found 7 counts"),
        (" S ", " X ", "turn: found `X`, expected S or N"),
        ("22,22", "22", "seeds in hand: found `22`"),
        ("22,22", "23,22", "rows: found 65 seeds in all, expected at most 64"),
        ("SN -", "SN a4", "takasia: found `a4`"),
        ("SN -", "SN - -", "end: found `-`, expected nothing after the last field"),
        ("6,2,2,0", "0,2,2,0", "houses: found South owning the empty A5"),
    ] {
        let position = START.replacen(from, to, 1);
        for command in ["show", "moves"] {
            let err = complaint(&[command, "kiswahili", "--position", &position], 2);
            assert!(err.contains(part), "{err}");
        }
    }
}

#[test]
fn whatever_was_written_stays_on_one_line() {
    let err = complaint(&["show", "kiswahili", "--position", "a\nb\u{1b}[31m"], 2);
    assert!(err.contains("rows: found 1 row,"), "{err}");
    let err = complaint(&["show", "ki\ngogo"], 2);
    assert!(!err.contains('\u{1b}'));
    complaint(&["trace", "kigogo", "A7\n"], 2);
}

#[test]
fn an_illegal_move_is_told_by_its_clause() {
    let err = complaint(&["trace", "kingulu", "A1"], 3);
    assert!(err.contains("not legal by KIN-3") && err.contains("A5"), "{err}");
}

#[test]
fn an_ambiguous_move_is_told_by_its_candidates() {
    for command in ["trace", "explain"] {
        let err = complaint(&[command, "kiswahili", "A6"], 2);
        assert!(err.contains("A6<* or A6>*"), "{err}");
    }
}

#[test]
fn a_move_that_is_none_is_told_by_its_form() {
    for command in ["trace", "explain"] {
        let err = complaint(&[command, "kigogo", "castle"], 2);
        assert!(err.contains("move: found `castle`, expected a hole"), "{err}");
    }
}

#[test]
fn with_json_an_error_is_data_too() {
    for (args, code, schema, field) in [
        (&["moves", "kigogo", "--position", "x", "--json"][..], 2, "bingwa.moves/1", "rows"),
        (&["perft", "kigogo", "2", "--position", "x", "--json"], 2, "bingwa.perft/1", "rows"),
        (&["trace", "kingulu", "A1", "--json"], 3, "bingwa.trace/1", "move"),
        (&["explain", "kiswahili", "A6", "--json"], 2, "bingwa.explain/1", "move"),
    ] {
        let Answer { code: found, out, err } = ask(args);
        assert_eq!(found, code, "{args:?}");
        one_line(err);
        let answer = &objects(&out)[0];
        assert_eq!(answer["schema"], schema);
        assert_eq!(answer["error"]["field"], field);
        assert!(answer["error"]["message"].as_str().is_some_and(|text| !text.is_empty()));
    }
}

#[test]
fn a_position_is_read_from_stdin() {
    let answer = fed(&["show", "kiswahili", "--position", "-"], format!("{START}\n").as_bytes());
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    for (input, part) in [
        (&b""[..], "rows: found nothing"),
        (b"\xff\n", "line: found bytes that are not UTF-8"),
        (&[b'0'; 1 << 20], "line: found more than 4096 bytes"),
    ] {
        let answer = fed(&["show", "kiswahili", "--position", "-"], input);
        assert_eq!(answer.code, 2);
        assert!(one_line(answer.err).contains(part));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = std::fs::File::options().write(true).open("/dev/full").expect("Linux has it");
    let output = crate::ask::program(&["games"]).stdout(full).output().expect("the program runs");
    assert_eq!(output.status.code(), Some(1));
    let err = one_line(String::from_utf8(output.stderr).expect("stderr is UTF-8"));
    assert!(err.starts_with("bingwa: stdout: No space left"), "{err}");
}
