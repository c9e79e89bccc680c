//! A board of Bao Kingulu as sixteen bytes, and all that moves add to it.
//!
//! A position is as long as a register of sixteen bytes, and what a lap or a move's end does to it is
//! the addition of a row looked up in a table.

use super::position::{COLUMNS, HOLES};
use crate::sow::lanes::Vector;

/// By ring index the holes, each a count and marks; then the seeds captured by South and by North.
pub(super) type Board = [u8; 16];

/// The bits of a hole's seeds.
pub(super) const COUNT: u8 = 0x3f;

/// The mark of a hole in the row of the opponent of the player to move.
pub(super) const ENEMY: u8 = 0x40;

/// The mark of a reserved hole.
pub(super) const RESERVED: u8 = 0x80;

/// The bytes of the captured seeds.
pub(super) const CAPTURED: usize = HOLES;

/// By hole and its seeds: what lifting and sowing them adds, wrapping. As long as powers of two, so
/// that every index can be cut to fit.
static SOWN: [[Board; 64]; 16] = {
    let mut sown = [[[0_u8; 16]; 64]; 16];
    let mut from = 0;
    while from < HOLES {
        let mut seeds = 0;
        while seeds < 64 {
            let row = &mut sown[from][seeds];
            row[from] = 0_u8.wrapping_sub(seeds as u8);
            let mut seed = 1;
            while seed <= seeds {
                let hole = (from + seed) % HOLES;
                row[hole] = row[hole].wrapping_add(1);
                seed += 1;
            }
            seeds += 1;
        }
        from += 1;
    }
    sown
};

/// What the end of a move does to the board, with its last seed in some hole.
struct End {
    /// The bits that stay.
    kept: Board,
    /// What is added then, wrapping.
    added: Board,
    /// The bytes whose seeds are added as well, each by its index; 0x80 for none.
    brought: Board,
}

/// The code of a move's end: the hole of the last seed, and 16 where it captures (KIN-4), 32 where it
/// reserves (KIN-5), both where it reserves and brings a seed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Ended(pub(super) u8);

impl Ended {
    pub(super) const CAPTURES: u8 = 16;
    pub(super) const RESERVES: u8 = 32;
    pub(super) const BRINGS: u8 = Self::RESERVES | Self::CAPTURES;

    /// The hole of the last seed.
    pub(super) const fn last(self) -> usize {
        self.0 as usize % 16
    }

    /// What happened there.
    pub(super) const fn what(self) -> u8 {
        self.0 & Self::BRINGS
    }
}

/// By [`Ended`].
static ENDS: [End; 64] = {
    const NOTHING: End = End { kept: [0xff; 16], added: [0; 16], brought: [0x80; 16] };
    let mut ends = [NOTHING; 64];
    let mut last = 0;
    while last < HOLES {
        let capture = &mut ends[last | Ended::CAPTURES as usize];
        let (facing, captured) = (facing(last), CAPTURED + last / COLUMNS);
        capture.kept[last] = 0;
        capture.kept[facing] = ENEMY;
        capture.added[captured] = 1;
        capture.brought[captured] = facing as u8;
        ends[last | Ended::RESERVES as usize].added[last] = RESERVED;
        let bring = &mut ends[last | Ended::BRINGS as usize];
        bring.added[last] = RESERVED + 1;
        bring.added[before(last)] = 0_u8.wrapping_sub(1);
        last += 1;
    }
    ends
};

/// What changes when the other player is to move.
const PASSED: Board = {
    let mut passed = [0; 16];
    let mut hole = 0;
    while hole < HOLES {
        passed[hole] = ENEMY;
        hole += 1;
    }
    passed
};

/// The hole that faces a hole.
pub(super) const fn facing(hole: usize) -> usize {
    (HOLES - 1).wrapping_sub(hole) % 16
}

/// The hole before a hole.
pub(super) const fn before(hole: usize) -> usize {
    if hole == 0 { HOLES - 1 } else { hole - 1 }
}

/// The board with a hole's seeds lifted and sown.
#[inline(always)]
pub(super) fn sown<V: Vector>(board: V, from: u8, seeds: u8) -> V {
    board.plus(V::load(SOWN[usize::from(from % 16)][usize::from(seeds % 64)]))
}

/// The board after a move that left `board` and ended in this way.
#[inline(always)]
pub(super) fn after<V: Vector>(board: V, ended: Ended) -> Board {
    let End { kept, added, brought } = &ENDS[usize::from(ended.0 % 64)];
    let seeds = board.pick(V::load(*brought)).and(V::splat(COUNT));
    let left = board.and(V::load(*kept)).plus(V::load(*added)).plus(seeds);
    left.xor(V::load(PASSED)).bytes(0)
}
