//! The values of positions of every game with few seeds, against a plain solution of all that can
//! come after them.

use std::{collections::HashMap, ops::ControlFlow};

use bingwa_rules::{AnyPosition, Position, Rules, Seat, Setup};
use bingwa_solve::pn::{Stage, Table, Value, settle};

/// More positions than this are not solved plainly.
const MOST: usize = 30_000;

/// Every position that can come, with those after it; `None` where there are too many.
fn reachable(root: AnyPosition) -> Option<HashMap<AnyPosition, Vec<AnyPosition>>> {
    let mut all = HashMap::new();
    let mut open = vec![root];
    while let Some(position) = open.pop() {
        if all.contains_key(&position) {
            continue;
        }
        let mut after = Vec::new();
        position.expand(|_, next| after.push(next));
        open.extend(&after);
        all.insert(position, after);
        if all.len() > MOST {
            return None;
        }
    }
    Some(all)
}

/// Who wins in `root`, by going over all positions until nothing changes: whoever is to move wins
/// where he can go where he wins, and loses where all moves lead to where he loses.
fn plain(root: AnyPosition, all: &HashMap<AnyPosition, Vec<AnyPosition>>) -> Value {
    let mut won: HashMap<AnyPosition, Seat> = HashMap::new();
    loop {
        let before = won.len();
        for (position, after) in all {
            let mover = position.turn();
            let winner = if after.is_empty() {
                position.outcome().and_then(|outcome| outcome.winner)
            } else if after.iter().any(|next| won.get(next) == Some(&mover)) {
                Some(mover)
            } else if after.iter().all(|next| won.get(next) == Some(&mover.other())) {
                Some(mover.other())
            } else {
                None
            };
            won.extend(winner.map(|winner| (*position, winner)));
        }
        if won.len() == before {
            return won.get(&root).map_or(Value::Draw, |&winner| Value::Wins(winner));
        }
    }
}

/// A position with a few seeds, if such a one can be.
fn random(rules: Rules, seeds: u32, rng: &mut fastrand::Rng) -> Option<AnyPosition> {
    let mut setup = Setup::empty(rules);
    setup.turn = Seat::ALL[rng.usize(0..2)];
    let holes: Vec<_> = Setup::holes_of(rules).collect();
    for _ in 0..seeds {
        let hole = holes[rng.usize(0..holes.len())];
        setup.set_seeds(hole, setup.seeds(hole) + 1);
    }
    AnyPosition::from_setup(&setup).ok()
}

fn values_agree(rules: Rules, seeds: std::ops::Range<u32>) {
    let mut rng = fastrand::Rng::with_seed(11);
    let table = Table::new(8).expect("some memory");
    let mut counts = HashMap::new();
    let (mut solved, mut tried) = (0, 0);
    while solved < 100 && tried < 3000 {
        tried += 1;
        let Some(root) = random(rules, rng.u32(seeds.clone()), &mut rng) else { continue };
        let Some(all) = reachable(root) else { continue };
        solved += 1;
        table.clear();
        let go_on = |_: &_| ControlFlow::Continue(());
        let settled = settle(&root, &table, Stage::first(&root), 1, go_on).expect("a proof");
        let expected = plain(root, &all);
        assert_eq!(settled.value, Some(expected), "{root:?}");
        *counts.entry(expected).or_insert(0) += 1;
        if expected == Value::Wins(root.turn()) {
            let keeps = |played| {
                let after = root.play(played).expect("a legal move");
                plain(after, &all) == expected
            };
            assert!(settled.best.iter().copied().all(keeps), "{root:?}: {:?}", settled.best);
            assert!(!settled.best.is_empty() || root.outcome().is_some(), "{root:?}");
        } else {
            assert!(settled.best.is_empty());
        }
    }
    assert!(solved >= 50, "{rules}: {solved} of {tried}");
    for seat in Seat::ALL {
        assert!(counts.get(&Value::Wins(seat)).is_some_and(|&n| n > 5), "{rules}: {counts:?}");
    }
    println!("{rules}: {counts:?}");
}

#[test]
fn kimasai() {
    values_agree(Rules::Kimasai, 2..5);
}

#[test]
fn kigogo() {
    values_agree(Rules::Kigogo, 2..7);
}

#[test]
fn kujifunza() {
    values_agree(Rules::Kujifunza, 2..16);
    values_agree(Rules::KujifunzaZanzibar, 2..16);
}

#[test]
fn kiswahili() {
    values_agree(Rules::Kiswahili, 2..14);
    values_agree(Rules::KiswahiliZanzibar, 2..14);
}

#[test]
fn kingulu() {
    values_agree(Rules::Kingulu, 2..14);
}
