//! `bingwa values`, and the data that were made with it.

use std::fs;

use serde_json::Value;

use crate::ask::{ask, objects, printed};

/// What names a game, and what was found.
fn told(cell: &Value) -> Vec<String> {
    let fields = ["set", "columns", "seeds", "rules", "kuj5", "kuj8", "kuj9", "value", "bounds"];
    fields.iter().map(|field| cell[*field].to_string()).collect()
}

/// The values that take no time are found again, and are those of the data.
#[test]
fn the_data_are_found_again() {
    let data = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/values.jsonl"));
    let data: Vec<_> = objects(&data.expect("data/values.jsonl")).iter().map(told).collect();
    assert_eq!(data.len(), 18 + 27 + 42 + 7);
    let mut found = 0;
    for (set, columns) in [
        ("kujifunza", "4"),
        ("kujifunza", "6"),
        ("kujifunza", "8"),
        ("kingulu", "2"),
        ("kingulu", "3"),
        ("kingulu", "4"),
        ("kingulu", "5"),
        ("kimasai", "2"),
        ("kimasai", "3"),
        ("kimasai", "4"),
        ("kimasai", "5"),
    ] {
        let args = ["values", set, "--columns", columns, "--hash", "16", "--json"];
        for cell in objects(&printed(&args)) {
            assert!(data.contains(&told(&cell)), "{cell}");
            found += 1;
        }
    }
    assert_eq!(found, 18 + 24 + 4);
}

#[test]
fn a_value_is_told_in_a_line() {
    let text = printed(&["values", "kingulu", "--columns", "6", "--seeds", "1"]);
    assert_eq!(text, "columns 6 seeds 1 value S margin 4\n");
    let text = printed(&["values", "kujifunza", "--columns", "4", "--seeds", "2"]);
    let expected = ["kujifunza", "kujifunza/zanzibar"]
        .map(|rules| format!("columns 4 seeds 2 rules {rules} value S\n"));
    assert_eq!(text, expected.concat());
    let text = printed(&["values", "kimasai", "--columns", "5"]);
    assert_eq!(text, "columns 5 seeds 1 value N\n");
    let text = printed(&["values", "kingulu", "--columns", "8", "--seeds", "4", "--nodes", "1"]);
    assert_eq!(text, "columns 8 seeds 4 value open from -64 to 64\n");
}

#[test]
fn readings_are_chosen_by_their_words() {
    let args = ["values", "clauses", "--hash", "16", "--reading"];
    let text = printed(&[&args[..], &["every", "--reading", "at-end"]].concat());
    assert_eq!(text.lines().count(), 3, "{text}");
    let of_both = |line: &str| line.ends_with(" KUJ-8 every KUJ-9 at-end value S");
    assert!(text.lines().all(of_both), "{text}");
    let answer = ask(&[&args[..], &["sometimes"]].concat());
    assert_eq!((answer.code, answer.out.as_str()), (2, ""));
    assert!(answer.err.starts_with("bingwa: reading: no game of `clauses` has sometimes: "));
}

#[test]
fn a_board_that_is_not_to_be_had_is_refused() {
    let answer = ask(&["values", "clauses", "--columns", "3"]);
    assert_eq!((answer.code, answer.out.as_str()), (2, ""));
    assert_eq!(answer.err, "bingwa: columns: found 3, expected 4 to 8\n");
}
