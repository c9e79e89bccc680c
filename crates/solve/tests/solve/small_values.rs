//! The values of small boards against a plain recursion that takes the rules by the letter: every
//! line to its end, with all that came before (COM-7).

use std::collections::HashMap;

use bingwa_solve::{
    pn::Table,
    small::{
        kimasai::Kimasai,
        kingulu::Kingulu,
        kujifunza::{Choice, Hamna, Kujifunza, Outwards, Reading},
        value::{self, Bounds},
    },
};

/// Far more nodes than any board here takes.
const ENOUGH: u64 = 10_000_000;

fn table() -> Table {
    Table::new(8).expect("8 MiB are to be had")
}

/// The value of a search that must have come to its end.
fn exact(found: Bounds) -> i16 {
    assert!(found.settled && found.least == found.most, "{found:?}");
    found.least
}

/// How often a position has come before, with the same player to move.
fn occurred<P: PartialEq>(position: &P, before: &[P]) -> usize {
    before.iter().rev().skip(1).step_by(2).filter(|past| *past == position).count()
}

/// By how much the player to move wins of the seeds in play, as far as it lies between the bounds:
/// a position that comes for the second time ends the game, and is scored.
fn kingulu(position: Kingulu, before: &mut Vec<Kingulu>, mut least: i16, most: i16) -> i16 {
    let mut after = Vec::new();
    if occurred(&position, before) == 0 {
        position.expand(|next, gain| after.push((next, gain)));
    }
    if after.is_empty() {
        return position.standing();
    }
    let mut best = i16::MIN;
    before.push(position);
    for (next, gain) in after {
        best = best.max(gain - kingulu(next, before, gain - most, gain - least));
        least = least.max(best);
        if least >= most {
            break;
        }
    }
    before.pop();
    best
}

/// 1 where the player to move wins, -1 where he loses, 0 for a draw: a position that comes for the
/// third time. `None` where that takes more than so many positions.
fn kujifunza(
    position: Kujifunza,
    before: &mut Vec<Kujifunza>,
    mut least: i16,
    most: i16,
    left: &mut u32,
) -> Option<i16> {
    *left = left.checked_sub(1)?;
    if let Some(won) = position.decided() {
        return Some(if won { 1 } else { -1 });
    }
    if occurred(&position, before) == 2 {
        return Some(0);
    }
    let mut after = Vec::new();
    position.expand(|next| after.push(next));
    before.push(position);
    let mut best = -1;
    for next in after {
        best = best.max(-kujifunza(next, before, -most, -least, left)?);
        least = least.max(best);
        if least >= most {
            break;
        }
    }
    before.pop();
    Some(best)
}

#[test]
fn kingulu_has_the_value_of_the_letter() {
    let table = table();
    for columns in 2..=4 {
        for seeds in 1..=6 {
            let start = Kingulu::start(columns, seeds);
            let total = start.in_play();
            let letter = kingulu(start, &mut Vec::new(), -total, total);
            let found = value::kingulu(&table, &start, ENOUGH);
            assert_eq!(exact(found), letter, "{columns} columns, {seeds} seeds");
        }
    }
}

/// Whole games are too long for the recursion: these are their ends.
#[test]
fn kujifunza_has_the_value_of_the_letter() {
    const MOST: u32 = 10_000;
    let table = table();
    let mut random = fastrand::Rng::with_seed(9);
    let mut counts = [0; 3];
    for outwards in Outwards::ALL {
        for choice in Choice::ALL {
            for hamna in Hamna::ALL {
                let reading = Reading { outwards, choice, hamna };
                for _ in 0..300 {
                    let columns = random.usize(4..=5);
                    let mut sides = [[0; 16]; 2];
                    for side in &mut sides {
                        for _ in 0..random.usize(2..=7) {
                            side[random.usize(..2 * columns)] += 1;
                        }
                    }
                    let start = Kujifunza::new(columns, sides[0], sides[1], reading);
                    if start.decided().is_some() {
                        continue;
                    }
                    let letter = kujifunza(start, &mut Vec::new(), -1, 1, &mut { MOST });
                    let Some(letter) = letter else { continue };
                    let found = exact(value::kujifunza(&table, &start, ENOUGH));
                    assert_eq!(found, letter, "{start:?}");
                    counts[(letter + 1) as usize] += 1;
                }
            }
        }
    }
    let [lost, drawn, won] = counts;
    assert!(lost > 1000 && drawn > 0 && won > 1000, "lost, drawn, won: {counts:?}");
}

/// Whether the player to move wins. A position that came back would never be told.
fn kimasai(position: Kimasai, told: &mut HashMap<Kimasai, Option<bool>>) -> bool {
    if let Some(told) = told.get(&position) {
        return told.expect("no position comes back");
    }
    told.insert(position, None);
    let mut after = Vec::new();
    position.expand(|next| after.push(next));
    let wins = match after.is_empty() {
        true => position.has_won(),
        // Every move is looked at, so that a position that comes back is met.
        false => after.into_iter().filter(|&next| !kimasai(next, told)).count() > 0,
    };
    told.insert(position, Some(wins));
    wins
}

#[test]
fn kimasai_has_the_value_of_the_letter() {
    let table = table();
    let mut told = HashMap::new();
    for columns in 2..=5 {
        let start = Kimasai::start(columns);
        let letter = if kimasai(start, &mut told) { 1 } else { -1 };
        assert_eq!(exact(value::kimasai(&table, &start, ENOUGH)), letter, "{columns} columns");
    }
    assert!(told.len() > 50_000, "only {} positions", told.len());
}
