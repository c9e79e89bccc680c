//! The twin against the recorded vectors and counts: every position, every move, every result.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;

const RULES: [&str; 7] = [
    "kiswahili",
    "kiswahili/zanzibar",
    "kujifunza",
    "kujifunza/zanzibar",
    "kigogo",
    "kimasai",
    "kingulu",
];

fn data(name: &str) -> String {
    let path = format!("{}/../../testdata/vectors/{name}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn check_vectors(rules: &str) {
    let mut positions = 0;
    for line in data(&format!("{}.jsonl", rules.replace('/', "-"))).lines() {
        let vector: Value = serde_json::from_str(line).unwrap();
        let position = vector["position"].as_str().unwrap();
        let expected: Vec<(String, String)> =
            serde_json::from_value(vector["moves"].clone()).unwrap();
        let found = bingwa_twin::expand(rules, position).unwrap();
        assert_eq!(found.len(), expected.len(), "{rules}: moves at {position}: {found:?}");
        let expected: BTreeSet<(String, String)> = expected.into_iter().collect();
        let over = expected.is_empty();
        assert_eq!(BTreeSet::from_iter(found), expected, "{rules}: {position}");
        let verdict = bingwa_twin::winner(rules, position).unwrap();
        assert_eq!(verdict.is_some(), over, "{rules}: {position}: {verdict:?}");
        for (name, after) in expected {
            assert_eq!(bingwa_twin::valid(rules, &after), Ok(()), "{rules}: {position}: {name}");
        }
        positions += 1;
    }
    assert!(positions > 150, "{rules}: only {positions} positions");
}

#[test]
fn kiswahili() {
    check_vectors("kiswahili");
}

#[test]
fn kiswahili_zanzibar() {
    check_vectors("kiswahili/zanzibar");
}

#[test]
fn kujifunza() {
    check_vectors("kujifunza");
}

#[test]
fn kujifunza_zanzibar() {
    check_vectors("kujifunza/zanzibar");
}

#[test]
fn kigogo() {
    check_vectors("kigogo");
}

#[test]
fn kimasai() {
    check_vectors("kimasai");
}

#[test]
fn kingulu() {
    check_vectors("kingulu");
}

/// Adds the move sequences of each length to `counts`.
fn count(rules: &str, position: &str, counts: &mut [u64]) {
    let Some((here, deeper)) = counts.split_first_mut() else { return };
    let moves = bingwa_twin::expand(rules, position).unwrap();
    *here += moves.len() as u64;
    if !deeper.is_empty() {
        for (_, after) in moves {
            count(rules, &after, deeper);
        }
    }
}

#[test]
fn perft() {
    let table: Value = serde_json::from_str(&data("perft.json")).unwrap();
    assert_eq!(table.as_object().unwrap().len(), RULES.len());
    for rules in RULES {
        let expected: Vec<u64> = serde_json::from_value(table[rules].clone()).unwrap();
        let mut found = vec![0; expected.len()];
        count(rules, bingwa_twin::start(rules).unwrap(), &mut found);
        assert_eq!(found, expected, "{rules}");
    }
}
