//! Proofs that are found hold for the verifier too, and strategies that don't hold are refused.

use std::ops::ControlFlow;

use bingwa_rules::{AnyPosition, Position, Rules, Seat, Variant, kingulu::Kingulu};
use bingwa_solve::{
    pn::{Stage, Table, settle},
    proof::{Claim, Goal, Proof, ProofError},
};

/// A position of each game with few seeds, and whose turn it is not.
const POSITIONS: [(Rules, &str); 6] = [
    (
        Rules::Kimasai,
        "0,0,0,1,0,0,0,0,0,0,0,0/1,0,0,0,0,1,0,0,0,0,0,0/0,0,1,0,0,0,0,0,1,0,0,0/0,1,0,0,0,1,0,0,0,0,0,0 S",
    ),
    (
        Rules::Kigogo,
        "0,0,1,0,0,0,0,0,0,0,0,0/0,0,0,0,2,0,0,0,0,0,0,0/0,0,3,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,1,0,0,0,0,0 S",
    ),
    (Rules::Kujifunza, "0,0,1,0,2,0,0,0/0,3,0,0,0,1,0,0/0,2,0,1,0,0,2,0/1,0,0,0,3,0,0,0 N 0,0"),
    (
        Rules::KujifunzaZanzibar,
        "0,0,1,0,2,0,0,0/0,3,0,0,0,1,0,0/0,2,0,1,0,0,2,0/1,0,0,0,3,0,0,0 N 0,0",
    ),
    (Rules::Kiswahili, "0,0,1,0,0,0,0,0/0,2,0,0,0,1,0,0/0,2,0,1,0,0,2,0/1,0,0,0,2,0,0,0 S 1,1 - -"),
    (
        Rules::KiswahiliZanzibar,
        "0,0,1,0,0,0,0,0/0,2,0,0,0,1,0,0/0,2,0,1,0,0,2,0/1,0,0,0,2,0,0,0 S 1,1 - -",
    ),
];

#[test]
fn what_is_proven_is_verified_by_other_rules() {
    for (rules, text) in POSITIONS {
        let root = AnyPosition::parse(rules, text).expect("a position");
        let table = Table::new(16).expect("some memory");
        let go_on = |_: &_| ControlFlow::Continue(());
        let settled = settle(&root, &table, Stage::first(&root), 1, go_on).expect("a proof");
        let proof = settled.proof.expect("somebody wins");
        let verified = bingwa_verify::verify(&proof.to_bytes().expect("memory")).expect("it holds");
        assert_eq!(verified.claim.to_string(), proof.claim().to_string());
        assert_eq!((verified.rules.as_str(), verified.position.as_str()), (rules.id(), text));
        assert_eq!(
            (verified.positions, verified.choices as usize, verified.longest),
            (proof.positions(), proof.choices(), proof.longest()),
        );
        // Whoever is said to lose has no such proof.
        let other = Claim { seat: proof.claim().seat.other(), goal: Goal::Win };
        let first = |at: &AnyPosition| at.legal_moves().first().copied();
        assert!(Proof::walk(&root, other, first).is_err(), "{rules}");
    }
}

#[test]
fn a_strategy_that_does_not_hold_is_refused() {
    let claim = |margin| Claim { seat: Seat::South, goal: Goal::Margin(margin) };
    let late = Kingulu::parse("0,0,2,0,0,1/1,0,0,2,0,0 S 20,22").expect("a position");
    let first = |at: &Kingulu| at.legal_moves().first().copied();
    assert!(Proof::walk(&late, claim(-48), first).is_ok());
    let error = Proof::walk(&late, claim(47), first).expect_err("too much");
    assert!(matches!(error, ProofError::Fails(_)), "{error}");
    let error = Proof::walk(&late, claim(-48), |_| None).expect_err("no move");
    assert!(matches!(error, ProofError::NoMove(_)), "{error}");
    let others = late.legal_moves()[0].rotated();
    let error = Proof::walk(&late, claim(-48), |_| Some(others)).expect_err("not legal");
    assert!(matches!(error, ProofError::NotLegal(..)), "{error}");
}

#[test]
fn a_strategy_that_comes_back_is_refused() {
    let root = Kingulu::parse("0,1,0,0,0,1/1,0,0,1,2,1 S 2,4").expect("a position");
    // Any line that comes back, with the moves of both.
    let mut line = vec![root];
    let mut met = Vec::new();
    assert!(comes_back(&mut line, &mut met));
    let along = |at: &Kingulu| {
        let mut played = at.legal_moves().first().copied();
        at.expand(|legal, after| {
            if line.contains(&after) {
                played = Some(legal);
            }
        });
        played
    };
    let claim = Claim { seat: Seat::South, goal: Goal::Margin(-48) };
    let error = Proof::walk(&root, claim, along).expect_err("a cycle");
    assert!(matches!(error, ProofError::Cycle(_)), "{error}");
}

/// Goes on with a line, depth-first, until a position comes back.
fn comes_back(line: &mut Vec<Kingulu>, met: &mut Vec<Kingulu>) -> bool {
    let Some(&position) = line.last() else { return false };
    met.push(position);
    let mut next = Vec::new();
    position.expand(|_, after| next.push(after));
    for after in next {
        if line.contains(&after) {
            return true;
        }
        line.push(after);
        if !met.contains(&after) && comes_back(line, met) {
            return true;
        }
        line.pop();
    }
    false
}
