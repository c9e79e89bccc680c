//! The fast code against the slow twin, which was written from the clauses by itself.
//!
//! `BINGWA_TWIN_POSITIONS` sets how many positions of each rules id are compared.

use std::collections::BTreeSet;

use bingwa_rules::{AnyPosition, By, Outcome, Position, Rules, Seat};
use bingwa_twin::{Verdict, Why};

use crate::common::{random_positions, rng, size_from};

/// Positions compared for each rules id where the environment doesn't say.
const POSITIONS: usize = 10_000;

/// What the fast code calls the twin's verdict.
fn outcome(verdict: Verdict) -> Outcome {
    let winner = verdict.winner.map(|seat| match seat {
        bingwa_twin::Seat::South => Seat::South,
        bingwa_twin::Seat::North => Seat::North,
    });
    let (by, score) = match verdict.by {
        Why::Hamna => (By::Hamna, None),
        Why::NoMoves => (By::NoMoves, None),
        Why::NoSeeds => (By::NoSeeds, None),
        Why::Score { south, north } => (By::Score, Some([south, north].map(|n| n as u8))),
    };
    Outcome { winner, by, score }
}

/// Asserts that both see the same moves, the same positions after them and the same result.
fn compare(position: &AnyPosition) {
    let (rules, text) = (position.rules(), position.to_string());
    let twin = bingwa_twin::expand(rules.id(), &text).expect("the twin reads the position");
    let wanted: BTreeSet<(String, String)> = twin.iter().cloned().collect();
    assert_eq!(wanted.len(), twin.len(), "{rules} {text}: the twin repeats a move");
    let mut found = BTreeSet::new();
    position.expand(|legal, after| {
        assert!(found.insert((legal.to_string(), after.to_string())), "{rules} {text}: {legal}");
    });
    assert_eq!(found, wanted, "{rules} {text}: the fast code (left) and the twin (right)");
    let verdict = bingwa_twin::winner(rules.id(), &text).expect("the twin reads the position");
    assert_eq!(position.outcome(), verdict.map(outcome), "{rules} {text}");
}

fn agree(rules: Rules) {
    let wanted = size_from("BINGWA_TWIN_POSITIONS", POSITIONS);
    let (mut done, mut moves) = (0, 0);
    random_positions(rules, wanted, &mut rng(rules, 1), |position| {
        compare(position);
        done += 1;
        moves += position.legal_moves().len();
    });
    println!("{rules}: {done} positions with {moves} moves agree");
    assert_eq!(done, wanted);
}

#[test]
fn kiswahili() {
    agree(Rules::Kiswahili);
}

#[test]
fn kiswahili_zanzibar() {
    agree(Rules::KiswahiliZanzibar);
}

#[test]
fn kujifunza() {
    agree(Rules::Kujifunza);
}

#[test]
fn kujifunza_zanzibar() {
    agree(Rules::KujifunzaZanzibar);
}

#[test]
fn kigogo() {
    agree(Rules::Kigogo);
}

#[test]
fn kimasai() {
    agree(Rules::Kimasai);
}

#[test]
fn kingulu() {
    agree(Rules::Kingulu);
}

#[test]
fn both_start_from_the_same_position() {
    for rules in Rules::ALL {
        let start = AnyPosition::start(rules).to_string();
        assert_eq!(bingwa_twin::start(rules.id()), Some(start.as_str()), "{rules}");
    }
}
