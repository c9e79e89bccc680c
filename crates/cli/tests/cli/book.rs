//! Opening books as whoever builds, shows and asks them sees it.

use std::fs;

use bingwa_engine::{Judgement, Network};
use bingwa_rules::Rules;
use serde_json::{Value, json};

use crate::ask::{RULES, ask, fed, object, objects, printed};

/// The moves of an answer, as text.
fn moves(found: &Value) -> Vec<&str> {
    let moves = found["moves"].as_array().expect("a list");
    moves.iter().map(|found| found["move"].as_str().expect("a move")).collect()
}

#[test]
fn a_book_is_built_gone_on_with_shown_and_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).to_str().expect("a path is text").to_owned();
    let (first, second) = (file("first.book"), file("second.book"));
    let build = |out: &str, positions: &str| {
        let args = ["book", "build", "kimasai", "--out", out, "--positions", positions];
        printed(&[&args[..], &["--nodes", "300", "--lines", "3"]].concat())
    };
    let said = build(&first, "64");
    build(&second, "16");
    build(&second, "64");
    assert!(fs::read(&first).expect("a book") == fs::read(&second).expect("a book"));

    let network = Judgement::BuiltIn.network(Rules::Kimasai).map(Network::checksum);
    let network = network.map(|checksum| format!("{checksum:08x}"));
    let shown = object(&["book", "show", "kimasai", "--book", &first, "--json"]);
    assert_eq!(shown["schema"], "bingwa.book/1");
    let positions = shown["positions"].as_u64().expect("a number");
    assert!((64..80).contains(&positions), "{shown}");
    assert!(said.contains(&format!("first.book: {positions} positions, ")), "{said}");
    assert_eq!((&shown["nodes"], &shown["network"]), (&json!(300), &json!(network)));
    assert_eq!(shown["line"][0], moves(&shown)[0]);
    let text = printed(&["book", "show", "kimasai", "--book", &first, "--plies", "1"]);
    assert_eq!(text.lines().count(), 3 + moves(&shown).len(), "{text}");
    let head = format!("Bao la Kimasai: {positions} positions, 300 nodes each, 3 lines\n");
    assert!(text.starts_with(&head), "{text}");

    let start = object(&["book", "probe", "kimasai", "--book", &first, "--json"]);
    assert_eq!(moves(&start), moves(&shown));
    // Every move that is told is legal there, North's too.
    let played = moves(&start)[0];
    let after =
        object(&["book", "probe", "kimasai", "--moves", played, "--book", &first, "--json"]);
    assert!(after["position"].as_str().is_some_and(|text| text.contains(" N")), "{after}");
    for answer in moves(&after) {
        let line = format!("{played} {answer}");
        printed(&["book", "probe", "kimasai", "--moves", &line, "--book", &first]);
    }
    let unknown = ["book", "probe", "kigogo", "--moves", "B12 b12 B10 b11 B12 b10 B9 b9 B11 b11"];
    assert_eq!(printed(&unknown), "The book does not know this position.\n");
}

#[test]
fn the_books_of_the_program_know_each_start() {
    for rules in RULES {
        let found = object(&["book", "probe", rules, "--json"]);
        assert!(!moves(&found).is_empty(), "{found}");
        assert!(found["moves"][0]["behind"].as_u64() > Some(0), "{found}");
        let text = printed(&["analyse", rules, "--depth", "2"]);
        let book = text.lines().find_map(|line| line.strip_prefix("book: ")).expect("its book");
        assert!(book.starts_with(moves(&found)[0]), "{text}");
    }
    let query = r#"{"id":1,"rules":"kigogo","limits":{"depth":2}}"#;
    let answer = fed(&["analyse", "--json"], format!("{query}\n").as_bytes());
    let found = objects(&answer.out).remove(0);
    assert_eq!(found["book"], object(&["book", "probe", "kigogo", "--json"])["moves"]);
}

#[test]
fn engines_open_by_a_book() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("games.bao");
    let file = records.to_str().expect("a path is text");
    let args = ["match", "kiswahili", "nodes=5,book", "nodes=5", "--games", "2", "--opening", "0"];
    let played = ask(&[&args[..], &["--records", file]].concat());
    assert_eq!(played.code, 0, "{}", played.err);
    let games = objects(&printed(&["convert", file, "--to", "ndjson"]));
    let first = games[0]["moves"][0]["move"].as_str().expect("a move");
    let found = object(&["book", "probe", "kiswahili", "--json"]);
    assert!(moves(&found).contains(&first), "{first} is of the book");
    let missing = ask(&["match", "kigogo", "nodes=5,book=/nowhere.book", "nodes=5"]);
    assert_eq!(missing.code, 1);
    assert!(missing.err.contains("/nowhere.book: "), "{}", missing.err);
}

#[test]
fn what_is_no_book_is_refused_with_its_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("book");
    let file = path.to_str().expect("a path is text");
    let args = ["book", "build", "kingulu", "--out", file, "--positions", "16", "--nodes", "50"];
    printed(&args);
    let refused = |rules: &str, part: &str| {
        for args in [&["book", "probe"][..], &["book", "show"], &["analyse"]] {
            let answer = ask(&[args, &[rules, "--book", file]].concat());
            assert_eq!((answer.code, answer.out.as_str()), (2, ""), "{args:?}");
            assert!(answer.err.contains(part), "{}", answer.err);
            assert_eq!(answer.err.lines().count(), 1);
        }
    };
    refused("kigogo", "an opening book of kingulu, expected one of kigogo");
    let mut bytes = fs::read(&path).expect("the book");
    bytes[70] ^= 16;
    fs::write(&path, &bytes).expect("a file");
    refused("kingulu", "a damaged opening book: its checksum is another");
    fs::write(&path, "nothing").expect("a file");
    refused("kingulu", "no opening book");
    let again = ask(&args);
    assert_eq!(again.code, 2);
    assert!(again.err.contains("no opening book"), "{}", again.err);
    fs::remove_file(&path).expect("the file was there");
    refused("kingulu", "name another file");
}
