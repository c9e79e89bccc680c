//! The published vectors: every position's moves and the positions after them, and move counts.

use std::{collections::BTreeSet, fs, path::PathBuf};

use bingwa_rules::{AnyPosition, Position, Rules};
use serde_json::Value;

fn data(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/vectors").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_position_has_the_moves_of_the_vectors() {
    for rules in Rules::ALL {
        let mut positions = 0;
        for line in data(&format!("{}.jsonl", rules.id().replace('/', "-"))).lines() {
            let vector: Value = serde_json::from_str(line).expect("a JSON line");
            let text = vector["position"].as_str().expect("a position");
            let position = AnyPosition::parse(rules, text)
                .unwrap_or_else(|error| panic!("{rules} {text}: {error}"));
            assert_eq!(position.to_string(), text, "{rules}");
            let wanted: BTreeSet<(String, String)> = vector["moves"]
                .as_array()
                .expect("moves")
                .iter()
                .map(|pair| {
                    let word = |at: usize| pair[at].as_str().expect("a text").to_owned();
                    (word(0), word(1))
                })
                .collect();
            let mut found = BTreeSet::new();
            position.expand(|legal, after| {
                assert!(found.insert((legal.to_string(), after.to_string())), "{rules} {text}");
            });
            assert_eq!(found, wanted, "{rules} {text}");
            positions += 1;
        }
        assert!(positions > 100, "{rules}: only {positions} positions");
    }
}

#[test]
fn counts_of_move_sequences_are_those_of_the_vectors() {
    let counts: Value = serde_json::from_str(&data("perft.json")).expect("JSON");
    for rules in Rules::ALL {
        let wanted = counts[rules.id()].as_array().expect("counts");
        let start = AnyPosition::start(rules);
        for (depth, count) in (1..).zip(wanted) {
            assert_eq!(Some(start.perft(depth)), count.as_u64(), "{rules} depth {depth}");
        }
    }
}
