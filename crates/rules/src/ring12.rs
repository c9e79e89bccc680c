//! The ring of a player's twenty-four holes in the four-by-twelve games.
//!
//! Sown one way only: index 0 to 11 are `A12` to `A1`, 12 to 23 are `B1` to `B12`, and `A12` follows.

use crate::{Hole, Row, Seat, Setup};

/// Holes of a ring.
pub(crate) const HOLES: usize = 24;

/// Holes of a row; ring indices below it are the front row.
pub(crate) const COLUMNS: usize = 12;

/// The name of a hole of `seat`'s ring.
pub(crate) const fn hole(seat: Seat, index: u8) -> Hole {
    let index = index % HOLES as u8;
    if index < 12 {
        Hole::new(seat, Row::Front, 12 - index)
    } else {
        Hole::new(seat, Row::Back, index - 11)
    }
}

/// The place of a hole in its owner's ring.
pub(crate) const fn index(hole: Hole) -> usize {
    let column = (hole.number() - 1) as usize % COLUMNS;
    match hole.row() {
        Row::Front => 11 - column,
        Row::Back => 12 + column,
    }
}

/// The opponent's ring indices that face front index `index`: the front hole and the one behind.
pub(crate) const fn faced_by(index: usize) -> (usize, usize) {
    let index = index % COLUMNS;
    (11 - index, 12 + index)
}

/// The holes with more than `seeds` seeds, a bit for each index; both numbers are below 128.
#[inline(always)]
pub(crate) fn over(ring: &[u8; HOLES], seeds: u8) -> u32 {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let (words, _) = ring.as_chunks();
    words.iter().rev().fold(0, |set, word| {
        // Eight counts at once: the high bit of each byte is set by a carry, and the product brings
        // these bits side by side.
        let above = (u64::from_le_bytes(*word) + u64::from(127 - seeds) * EACH) >> 7 & EACH;
        set << 8 | (above.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
    })
}

/// The rings of a set-up, of the player to move and of the opponent.
pub(crate) fn from_setup(setup: &Setup) -> ([u8; HOLES], [u8; HOLES]) {
    let ring = |seat| std::array::from_fn(|index| setup.seeds(hole(seat, index as u8)));
    (ring(setup.turn), ring(setup.turn.other()))
}
