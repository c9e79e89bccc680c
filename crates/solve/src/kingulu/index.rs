//! Numbering positions.

use super::play::{HOLES, InPlay};

/// Binomial coefficients, `CHOOSE[n][k]`, for seeds and holes of the whole game.
const CHOOSE: [[u64; HOLES + 1]; 61] = {
    let mut choose = [[0; HOLES + 1]; 61];
    let mut n = 0;
    while n < choose.len() {
        choose[n][0] = 1;
        let mut k = 1;
        while n > 0 && k <= HOLES {
            choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    choose
};

/// Sets of reserved holes.
pub(super) const SETS: usize = 1 << HOLES;

/// The fewest seeds in a reserved hole (KIN-5), and the seeds of the game (KIN-1).
const RESERVED: u32 = 4;
const SEEDS: u32 = 48;

/// A number below 2^53 that no other position in play has.
pub(super) fn number(play: &InPlay) -> u64 {
    let (mut number, mut seeds) = (0, 0);
    for (hole, &count) in play.holes().iter().enumerate() {
        seeds += usize::from(count);
        number += CHOOSE[seeds + hole][hole + 1];
    }
    number << HOLES | u64::from(play.reserved())
}

/// The positions with so many seeds in play, numbered without gaps: set by set of reserved holes, and in a set by the
/// combinatorial number system.
///
/// With `f` free holes, the sums of the first 1, 2, .. `f - 1` counts, each with its hole's index
/// added, are `f - 1` different numbers, and sets of numbers can be counted.
#[derive(Clone, Debug)]
pub(super) struct Index {
    seeds: u8,
    /// Where each set begins, and the end.
    begins: Vec<usize>,
}

impl Index {
    pub(super) fn new(seeds: u8) -> Self {
        let mut begins = vec![0];
        let mut end = 0;
        for reserved in 0..SETS as u16 {
            end += size(seeds, reserved);
            begins.push(end);
        }
        Self { seeds, begins }
    }

    /// How many positions there are.
    pub(super) fn len(&self) -> usize {
        self.begins[SETS]
    }

    /// Where the positions with these reserved holes lie.
    pub(super) fn set(&self, reserved: u16) -> std::ops::Range<usize> {
        let set = usize::from(reserved);
        self.begins[set]..self.begins[set + 1]
    }

    /// The number of a position with as many seeds.
    pub(super) fn of(&self, play: &InPlay) -> usize {
        debug_assert_eq!(play.seeds(), self.seeds);
        self.begins[usize::from(play.reserved())] + within(play)
    }
}

/// The number of a position among those with the same seeds and the same reserved holes.
pub(super) fn within(play: &InPlay) -> usize {
    let (holes, reserved) = (play.holes(), play.reserved());
    let (mut number, mut seeds, mut free) = (0, 0, 0);
    // The last free hole adds nothing that the others and the sum have not told.
    let last = (HOLES - 1).saturating_sub((!reserved << 4).leading_zeros() as usize);
    for hole in (0..last).filter(|hole| reserved >> hole & 1 == 0) {
        seeds += usize::from(holes[hole]);
        number += CHOOSE[seeds + free][free + 1];
        free += 1;
    }
    number as usize
}

/// How many positions there are with so many seeds in play and these reserved holes.
pub(super) fn size(seeds: u8, reserved: u16) -> usize {
    let free = HOLES - reserved.count_ones() as usize;
    if u32::from(seeds) + RESERVED * reserved.count_ones() > SEEDS {
        0
    } else if free == 0 {
        usize::from(seeds == 0)
    } else {
        CHOOSE[usize::from(seeds) + free - 1][free - 1] as usize
    }
}

/// The reserved holes as the other player sees them.
pub(super) const fn rotated(reserved: u16) -> u16 {
    (reserved << 6 | reserved >> 6) & (SETS as u16 - 1)
}

/// Calls `each` with the positions of a set, by their numbers.
pub(super) fn for_each(seeds: u8, reserved: u16, mut each: impl FnMut(InPlay)) {
    let free: Vec<usize> = (0..HOLES).filter(|hole| reserved >> hole & 1 == 0).collect();
    let mut holes = [0; HOLES];
    match free.last() {
        Some(&last) => holes[last] = seeds,
        None if seeds > 0 => return,
        None => {}
    }
    while let Some(play) = InPlay::new(&holes, reserved) {
        each(play);
        // A seed of the first hole that has one, the first of all set aside, goes one hole down, and takes those of
        // the first hole with it.
        let Some(at) = (1..free.len()).find(|&at| holes[free[at]] > 0) else { return };
        let first = std::mem::take(&mut holes[free[0]]);
        holes[free[at]] -= 1;
        holes[free[at - 1]] = first + 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_no_gaps() {
        for seeds in 0..=5 {
            let index = Index::new(seeds);
            let mut next = 0;
            for reserved in 0..SETS as u16 {
                assert_eq!(index.set(reserved).start, next);
                for_each(seeds, reserved, |play| {
                    assert_eq!(index.of(&play), next, "{play:?}");
                    next += 1;
                });
            }
            assert_eq!(next, index.len());
        }
    }

    #[test]
    fn full_boards_have_numbers_too() {
        let mut numbers = std::collections::HashSet::new();
        for seeds in [0, 1, 2, 47, 48] {
            for hole in 0..HOLES {
                for other in 0..HOLES {
                    let mut holes = [0; HOLES];
                    holes[hole] += seeds / 2;
                    holes[other] += seeds - seeds / 2;
                    let number = number(&InPlay::new(&holes, 0).expect("no more than 48 seeds"));
                    assert!(number < 1 << 53);
                    numbers.insert((holes, number));
                }
            }
        }
        let boards: std::collections::HashSet<_> = numbers.iter().map(|(holes, _)| holes).collect();
        let values: std::collections::HashSet<_> =
            numbers.iter().map(|(_, number)| number).collect();
        assert_eq!(boards.len(), numbers.len());
        assert_eq!(values.len(), numbers.len());
    }
}
