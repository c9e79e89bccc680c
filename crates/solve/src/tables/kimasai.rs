//! The order in which the positions of a block of Kimasai are settled: each once.
//!
//! No position of Kimasai comes back, so there is an order in which all positions that a move leads
//! to come before the one that it is made in. This is one.
//!
//! Count the holes of a half from `B1` to `B12` and on from `A12` to `A1`. A stone that leaves the
//! front row falls from the last place to the first; every other step brings it a place on, and the
//! half a higher number. Two stones in the front rows *are past each other* if neither faces the
//! other and they have been, or if they face each other. A stone that steps so that it would come to
//! face another takes it. Hence, as long as nothing is taken,
//!
//! - no two stones come to be past each other that were not;
//! - a stone leaves the front row only if there are none in the opponent's, or if it is past each of
//!   them, and then it is past none any more.
//!
//! So the boards of a block fall into three classes:
//!
//! 1. *Both front rows are occupied, and no stones are past each other.* No stone can leave its front
//!    row, so every move leads to a half of a higher number, and to a board of this class.
//! 2. *One front row is empty.* For a stone count the steps to `B12` (0) from where it stands if it
//!    is behind, 1 in `A12` and so on to 12 in `A1` if it is in front; let `sum` be that of all
//!    stones. A step in front, or into it, adds one to it, and every other takes one away, that out of
//!    the front row too. Let `level` be `sum`, or one less if only the player to move has no stone in
//!    front. Then no move leads to a higher level, and those that stay on a level are steps in front
//!    and the answers behind, which can't go on for ever. (When a stone stands in front, a step of
//!    the opponent's into his front row leads to the first class.)
//! 3. *Some stones are past each other.* Every step leads to a half of a higher number or, if it
//!    leaves the front row, makes the stones fewer that are past another.

use std::ops::Range;

use bingwa_rules::kimasai::Kimasai;

use super::{
    block::{Block, FEWER, MORE},
    half::{COLUMNS, Half, Halves, half},
};

/// A half by what the order needs of it.
struct Sorted {
    /// The halves with each front row, in falling order: a bit for each stone, `A12` the lowest.
    fronts: Vec<(u32, Range<usize>)>,
    /// Those with an empty front row, by the steps that their stones can make behind.
    behind: Vec<Vec<usize>>,
    /// The others, by their share of `sum`.
    ahead: Vec<Vec<usize>>,
}

/// The highest sum of a player's stones that is asked for.
const SUMS: usize = COLUMNS * COLUMNS + 1;

impl Sorted {
    fn new(halves: &Halves) -> Self {
        let empty = || vec![Vec::new(); SUMS];
        let mut sorted = Self { fronts: Vec::new(), behind: empty(), ahead: empty() };
        for number in 0..halves.count {
            let half = half::<Kimasai>(halves.seeds, number as u32);
            let front = (0..COLUMNS).fold(0, |front, at| front | u32::from(half[at]) << at);
            let list = if front == 0 { &mut sorted.behind } else { &mut sorted.ahead };
            list[sum(&half)].push(number);
            match sorted.fronts.last_mut() {
                Some((last, range)) if *last == front => range.end = number + 1,
                _ => sorted.fronts.push((front, number..number + 1)),
            }
        }
        sorted.fronts.reverse();
        sorted
    }
}

/// A half's share of `sum`.
fn sum(half: &Half) -> usize {
    let share = |at| if at < COLUMNS { at + 1 } else { 2 * COLUMNS - 1 - at };
    half.iter().enumerate().filter(|&(_, &stones)| stones > 0).map(|(at, _)| share(at)).sum()
}

/// The stones of two occupied front rows that are past one of the other.
fn past(one: u32, other: u32) -> u32 {
    // A stone at `at` faces 11 - `at`, and is past those from there on.
    let past = |one: u32, other: u32| (one >> (COLUMNS as u32 - 1 - other.ilog2())).count_ones();
    past(one, other) + past(other, one)
}

/// Settles every position of a block.
pub(super) fn settle(block: &mut Block<'_>, mut settled: impl FnMut(usize)) {
    let (fewer, more) = (Sorted::new(block.fewer), Sorted::new(block.more));
    facing(block, &fewer, &more, 0, &mut settled);
    apart(block, &fewer, &more, &mut settled);
    for stones in 2..=u32::from(block.split.seeds()) {
        facing(block, &fewer, &more, stones, &mut settled);
    }
}

/// The first class, and the third with so many stones past another.
fn facing(
    block: &mut Block<'_>,
    fewer: &Sorted,
    more: &Sorted,
    stones: u32,
    settled: &mut impl FnMut(usize),
) {
    for (front, rows) in fewer.fronts.iter().filter(|(front, _)| *front != 0) {
        let mut count = 0;
        for (other, columns) in more.fronts.iter().filter(|(front, _)| *front != 0) {
            if past(*front, *other) != stones {
                continue;
            }
            for row in rows.clone().rev() {
                for column in columns.clone() {
                    block.settle::<FEWER>(row, column);
                }
                for column in columns.clone().rev() {
                    block.settle::<MORE>(row, column);
                }
            }
            count += 2 * rows.len() * columns.len();
        }
        settled(count);
    }
}

/// The second class.
fn apart(block: &mut Block<'_>, fewer: &Sorted, more: &Sorted, settled: &mut impl FnMut(usize)) {
    for level in 0..2 * SUMS {
        let mut count = 0;
        for (steps, ahead) in (0..=level + 1).rev().enumerate() {
            // The player behind is to move, then the one in front.
            count += all::<FEWER>(block, fewer.behind.get(steps), more.ahead.get(ahead));
            count += all::<MORE>(block, fewer.ahead.get(ahead), more.behind.get(steps));
            let ahead = ahead.wrapping_sub(1);
            count += all::<MORE>(block, fewer.behind.get(steps), more.ahead.get(ahead));
            count += all::<FEWER>(block, fewer.ahead.get(ahead), more.behind.get(steps));
        }
        for (steps, others) in (0..=level).rev().enumerate() {
            let (rows, columns) = (fewer.behind.get(steps), more.behind.get(others));
            count += all::<FEWER>(block, rows, columns) + all::<MORE>(block, rows, columns);
        }
        settled(count);
    }
}

/// Settles the positions of these halves, which don't depend on each other; how many they are.
fn all<const MOVER: usize>(
    block: &mut Block<'_>,
    fewer: Option<&Vec<usize>>,
    more: Option<&Vec<usize>>,
) -> usize {
    let (Some(fewer), Some(more)) = (fewer, more) else {
        return 0;
    };
    for &row in fewer {
        for &column in more {
            block.settle::<MOVER>(row, column);
        }
    }
    fewer.len() * more.len()
}
