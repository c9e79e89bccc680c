//! `bingwa convert`: files in, files out.

use crate::ask::{Answer, ask, fed, objects, program};

const GAMES: &str = "\
[Rules \"kingulu\"]

1. A3 {five laps} a6 (1... a4) 2. A6 a4 *

[Rules \"kingulu\"]

1. A1 *

[Rules \"kigogo\"]

1. A7 *
";

#[test]
fn stdin_is_converted_and_a_broken_game_named() {
    let Answer { code, out, err } = fed(&["convert", "-", "--to", "ndjson"], GAMES.as_bytes());
    assert_eq!(code, 1);
    let rules: Vec<_> = objects(&out).into_iter().map(|game| game["rules"].clone()).collect();
    assert_eq!(rules, ["kingulu", "kigogo"]);
    let line = "bingwa: stdin, game 2, line 7, column 4, ply 1: move: `A1` is not legal by KIN-3\n";
    assert_eq!(err, line);
}

#[test]
fn a_game_comes_back_from_every_form_that_holds_it_all() {
    let game = GAMES.split("\n\n[").next().expect("a game");
    let bao = fed(&["convert", "-"], game.as_bytes());
    assert_eq!((bao.code, bao.err.as_str()), (0, ""));
    for form in ["bao", "json", "ndjson"] {
        let there = fed(&["convert", "-", "--to", form], bao.out.as_bytes());
        assert_eq!((there.code, there.err.as_str()), (0, ""), "{form}");
        let back = fed(&["convert", "-"], there.out.as_bytes());
        assert_eq!((back.code, back.out.as_str()), (0, bao.out.as_str()), "{form}");
    }
}

#[test]
fn traces_are_added_on_request() {
    let plain = fed(&["convert", "-", "--to", "ndjson"], b"1. A6<* *");
    let traced = fed(&["convert", "-", "--to", "ndjson", "--traces"], b"1. A6<* *");
    assert_eq!((plain.code, traced.code), (0, 0));
    assert!(!plain.out.contains("\"drop\"") && traced.out.contains("\"drop\""), "{}", traced.out);
}

#[test]
fn transcripts_are_read_by_the_rules_asked_for() {
    let there = fed(&["convert", "-", "--rules", "kiswahili/zanzibar"], b"1: 7L* 5R; 2: 6R* 6R*");
    assert_eq!((there.code, there.err.as_str()), (0, ""));
    assert!(there.out.contains("[Rules \"kiswahili/zanzibar\"]"), "{}", there.out);
    assert!(there.out.contains("1. A7<* a5> 2. A6>* a6>*"), "{}", there.out);
}

#[test]
fn a_file_that_is_none_is_named() {
    let folder = env!("CARGO_MANIFEST_DIR");
    for (file, part) in [(folder, "directory"), ("no-such-file.bao", "No such file")] {
        let Answer { code, out, err } = ask(&["convert", file]);
        assert_eq!((code, out.as_str()), (2, ""));
        assert!(err.starts_with(&format!("bingwa: {file}: ")) && err.contains(part), "{err}");
        assert!(err.ends_with(": give a file of records, or - for stdin\n"), "{err}");
    }
}

#[test]
fn what_holds_no_record_is_refused() {
    let Answer { code, out, err } = fed(&["convert", "-"], b"");
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.starts_with("bingwa: stdin, "), "{err}");
    let Answer { code, out, err } = fed(&["convert", "-"], b"1. A6<* \xff");
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("`\u{ff}`"), "{err}");
}

#[test]
fn what_rules_are_taken_for_granted_is_told() {
    let game = b"1: 7L* 5R; 2: 6R*";
    let Answer { code, out, err } = fed(&["convert", "-"], game);
    assert!(code == 0 && out.contains("[Rules \"kiswahili\"]"), "{out}");
    assert!(err.contains("read as kiswahili; --rules says otherwise"), "{err}");
    assert_eq!(fed(&["convert", "-", "--rules", "kiswahili"], game).err, "");
}

#[test]
fn names_in_latin_letters_of_old_are_read() {
    let game = b"[South \"Jos\xe9\"]\n[North \"Zo\xc3\xab\"]\n\n1. A6<* a6> *\n";
    let Answer { code, out, err } = fed(&["convert", "-"], game);
    assert_eq!(code, 0);
    assert!(out.contains("[South \"Jos\u{e9}\"]") && out.contains("[North \"Zo\u{eb}\"]"), "{out}");
    let warning = "stdin, line 1: not UTF-8; read as Latin-1, as all such lines";
    assert_eq!(err, format!("bingwa: warning: {warning}\n"));
}

#[cfg(target_os = "linux")]
#[test]
fn an_endless_stdin_is_refused() {
    let zero = std::fs::File::open("/dev/zero").expect("Linux has it");
    let output = program(&["convert", "-"]).stdin(zero).output().expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(err.starts_with("bingwa: stdin: it has 64 MiB or more"), "{err}");
}
