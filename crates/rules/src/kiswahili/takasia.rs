//! Takasia: the hole that a takata freezes.

use super::reading::Reading;
use crate::{
    ring8::{self, FRONT, FUNCTIONAL, HOLES, HOUSE},
    sow::Facing,
};

/// The hole of the player to move that a takata just made by the opponent takasias (KIS-40,
/// KIS-41): the board alone decides. `mine` and `theirs` are the rings of the player to move and of
/// the opponent, `house` tells whether the player to move owns his.
#[inline(always)]
pub(super) fn takasiaed<R: Reading, T: Facing>(mine: T, theirs: T, house: bool) -> Option<u8> {
    if !ring8::first_captures(mine, theirs.faced()).is_empty() {
        return None;
    }
    let targets = threatened(mine, theirs);
    let target = targets.trailing_zeros() as usize;
    (targets.count_ones() == 1 && !is_exempt::<R, T>(mine, target, house)).then_some(target as u8)
}

/// The front holes of the player to move that first laps of the opponent could capture.
#[inline(always)]
pub(super) fn threatened<T: Facing>(mine: T, theirs: T) -> u32 {
    let counts = theirs.counts();
    ring8::first_captures(theirs, mine.faced()).each().fold(0, |targets, begin| {
        let last = begin.way().land::<HOLES>(begin.hole(), counts[begin.hole()]);
        targets | 1 << (7 - (last & 7))
    })
}

/// Whether a front hole of the player to move can't be takasiaed (KIS-41).
pub(super) fn is_exempt<R: Reading, T: Facing>(mine: T, target: usize, house: bool) -> bool {
    let front = |seeds| mine.over(seeds) & FRONT;
    let functional = mine.over(FUNCTIONAL - 1) >> HOUSE & 1 != 0;
    (target == HOUSE && house && (R::OWNED_HOUSE_EXEMPT || functional))
        || front(0) == 1 << target
        || front(1) == 1 << target
}
