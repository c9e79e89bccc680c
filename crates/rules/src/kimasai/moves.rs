//! The moves of Bao la Kimasai.

use super::Kimasai;
use crate::{
    Clause, Event, Move, Observer,
    ring12::{self, COLUMNS, HOLES},
};

/// What a stone does that steps on from a ring index.
#[derive(Clone, Copy)]
struct Step {
    /// The hole that it leaves and the one that it enters.
    moved: u32,
    /// The opponent's holes from which it takes, if the nearer one is occupied (KIM-3).
    takes: u32,
    /// The index of that nearer hole.
    nearer: u32,
}

/// By ring index; as long as a power of two, so that every index can be cut to fit.
const STEPS: [Step; 32] = {
    let mut steps = [Step { moved: 0, takes: 0, nearer: 0 }; 32];
    let mut index = 0;
    while index < HOLES {
        let last = (index + 1) % HOLES;
        steps[index].moved = 1 << index | 1 << last;
        if last < COLUMNS {
            let (front, behind) = ring12::faced_by(last);
            steps[index].takes = 1 << front | 1 << behind;
            steps[index].nearer = front as u32;
        }
        index += 1;
    }
    steps
};

impl Kimasai {
    /// The stones with an empty hole before them (KIM-2).
    #[inline(always)]
    pub(super) const fn movable(&self) -> u32 {
        let before = self.mine >> 1 | (self.mine & 1) << (HOLES - 1);
        self.mine & !before
    }

    /// Every legal move and the position after it.
    #[inline(always)]
    pub(super) fn expand_moves(&self, mut each: impl FnMut(Move, Self)) {
        if self.theirs == 0 {
            return;
        }
        let mut movable = self.movable();
        while movable != 0 {
            let index = movable.trailing_zeros() as usize;
            movable &= movable - 1;
            let played = Move::new(ring12::hole(self.turn, index as u8));
            each(played, self.stepped(index).0);
        }
    }

    /// The position after the stone at `index` has stepped, and the holes from which it took.
    #[inline(always)]
    fn stepped(&self, index: usize) -> (Self, u32) {
        let Step { moved, takes, nearer } = STEPS[index % 32];
        // All ones where the nearer of the two stones is there, without a branch.
        let hit = 0u32.wrapping_sub(self.theirs >> nearer & 1);
        let taken = self.theirs & takes & hit;
        let mine = self.mine ^ moved;
        (Self { mine: self.theirs ^ taken, theirs: mine, turn: self.turn.other() }, taken)
    }

    pub(super) fn follow_move(&self, played: Move, mut observer: impl Observer) -> Option<Self> {
        let index = ring12::index(played.hole());
        let (next, taken) = self.stepped(index);
        let [hole, last] = [index, index + 1].map(|index| ring12::hole(self.turn, index as u8));
        observer.event(Event::Lifted { hole, seeds: 1 });
        observer.event(Event::Dropped { hole: last, now: 1 });
        for index in (0..HOLES).filter(|index| taken >> index & 1 != 0) {
            let from = ring12::hole(self.turn.other(), index as u8);
            observer.event(Event::Taken { from, seeds: 1, to: None });
        }
        let clause = if taken == 0 { Clause::Kim2 } else { Clause::Kim3 };
        observer.event(Event::Ended { hole: last, clause });
        Some(next)
    }
}
