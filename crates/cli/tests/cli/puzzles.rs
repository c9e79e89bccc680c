//! `bingwa puzzles`, and the puzzles of the project.

use std::{fs, path::Path};

use serde_json::Value;

use crate::ask::{RULES, ask, objects, printed};

/// Makes two easy puzzles.
fn make(folder: &Path, name: &str) -> String {
    let file = folder.join(name);
    let out = file.to_str().expect("a path of letters");
    let told = printed(&[
        "puzzles",
        "make",
        "kujifunza",
        "--count",
        "2",
        "--moves",
        "1",
        "--nodes",
        "100",
        "--out",
        out,
    ]);
    assert!(told.contains(": 2 puzzles of "), "{told}");
    fs::read_to_string(file).expect("it was written")
}

/// Writes a file, and tells how its check ends.
fn checked(folder: &Path, text: &str) -> (i32, String) {
    let file = folder.join("checked.jsonl");
    fs::write(&file, text).expect("the folder can be written");
    let answer = ask(&["puzzles", "check", file.to_str().expect("a path of letters")]);
    (answer.code, answer.err)
}

#[test]
fn puzzles_are_made_again_and_hold() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = make(folder.path(), "first.jsonl");
    assert_eq!(text, make(folder.path(), "again.jsonl"));
    assert_eq!(checked(folder.path(), &text), (0, String::new()));
    for puzzle in objects(&text) {
        assert_eq!(puzzle["schema"], "bingwa.puzzles/1");
        assert_eq!((puzzle["goal"].as_str(), puzzle["plies"].as_u64()), (Some("win"), Some(1)));
        let args = ["moves", "kujifunza", "--position", puzzle["position"].as_str().expect("text")];
        assert!(printed(&args).contains(puzzle["solution"][0].as_str().expect("a move")));
    }
}

#[test]
fn a_puzzle_that_does_not_hold_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = make(folder.path(), "puzzles.jsonl");
    let first = text.lines().next().expect("a line");
    let puzzle = &objects(first)[0];
    for (field, value) in [
        ("solution", Value::from(vec!["A1<"])),
        ("rating", Value::from(1)),
        ("themes", Value::from(vec!["safari"])),
        ("plies", Value::from(3)),
        ("alone", Value::from(9)),
        ("id", Value::from("00000000")),
    ] {
        let mut puzzle = puzzle.clone();
        puzzle[field] = value;
        let (code, said) = checked(folder.path(), &format!("{first}\n{puzzle}\n"));
        assert_eq!((code, said.lines().count()), (1, 1), "{said}");
        assert!(said.contains("checked.jsonl: line 2: "), "{said}");
    }
    let (code, said) = checked(folder.path(), &format!("{first}\n{first}\n"));
    assert!(code == 1 && said.contains("line 2: id: ") && said.contains(" stands twice"), "{said}");
    let start = printed(&["moves", "kujifunza", "--json"]);
    let mut easy = puzzle.clone();
    easy["position"] = objects(&start)[0]["position"].clone();
    let (code, said) = checked(folder.path(), &easy.to_string());
    assert!(code == 1 && said.contains("position: there is no puzzle in it"), "{said}");
}

#[test]
fn what_is_no_puzzle_file_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = make(folder.path(), "puzzles.jsonl");
    let other = text.replace("bingwa.puzzles/1", "bingwa.puzzles/2");
    for (text, wanted) in [
        ("", "it holds no puzzle"),
        ("{}\n", "line 1: no puzzle"),
        ("bao\n", "line 1: no puzzle"),
        (other.as_str(), "line 1: schema: found `bingwa.puzzles/2`"),
    ] {
        let (code, said) = checked(folder.path(), text);
        assert_eq!((code, said.lines().count()), (2, 1), "{said}");
        assert!(said.contains(wanted), "{said}");
    }
    let missing = ask(&["puzzles", "solve", "no/such/file"]);
    assert_eq!((missing.code, missing.err.lines().count()), (2, 1), "{}", missing.err);
    let there = folder.path().join("puzzles.jsonl");
    let again = ask(&["puzzles", "make", "kigogo", "--out", there.to_str().expect("letters")]);
    assert!(again.code == 2 && again.err.contains(": remove it, or name another"), "{}", again.err);
    assert_eq!(fs::read_to_string(there).expect("it is there"), text);
}

#[test]
fn too_many_puzzles_are_not_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("none.jsonl");
    let out = out.to_str().expect("letters");
    let args = ["puzzles", "make", "kimasai", "--games", "1", "--count", "3", "--nodes", "20"];
    let answer = ask(&[&args[..], &["--out", out]].concat());
    assert_eq!((answer.code, answer.err.lines().count()), (1, 1), "{}", answer.err);
    assert!(
        answer.err.contains("puzzles: found 0 of 3 in 1 game: ask for fewer"),
        "{}",
        answer.err
    );
}

#[test]
fn the_engine_solves_puzzles() {
    let file = format!("{}/../../data/puzzles/kujifunza.jsonl", env!("CARGO_MANIFEST_DIR"));
    let args = ["puzzles", "solve", &file, "--nodes", "20000", "--hash", "4", "--json"];
    let told = objects(&printed(&args)).remove(0);
    let (puzzles, solved) = (told["puzzles"].as_u64(), told["solved"].as_u64());
    assert!(solved > Some(0) && solved <= puzzles, "{told}");
    let missed = told["missed"].as_array().map(|missed| missed.len() as u64);
    assert_eq!(puzzles, solved.zip(missed).map(|(solved, missed)| solved + missed));
    let text = printed(&args[..args.len() - 1]);
    assert!(text.contains(" solved, "), "{text}");
}

/// The puzzles that the app has: enough of every game, easy ones and hard ones.
#[test]
fn the_puzzles_of_the_project_are_various() {
    let mut seen = std::collections::HashSet::new();
    for rules in RULES {
        let name = rules.replace('/', "-");
        let file = format!("{}/../../data/puzzles/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
        let puzzles = objects(&fs::read_to_string(&file).expect("the puzzles of the rules"));
        assert!(puzzles.len() >= 30, "{rules}: {}", puzzles.len());
        let ratings: Vec<_> = puzzles.iter().filter_map(|each| each["rating"].as_u64()).collect();
        assert!(ratings.iter().min() < Some(&900), "{rules}");
        assert!(ratings.iter().max() > Some(&1300), "{rules}");
        for puzzle in puzzles {
            assert_eq!(puzzle["rules"], rules);
            assert!(seen.insert(puzzle["position"].to_string()), "{puzzle}");
        }
    }
}
