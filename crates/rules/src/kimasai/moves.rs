//! The moves of Bao la Kimasai.

use super::Kimasai;
use crate::{
    Clause, Event, Move, Observer, Seat,
    ring12::{self, COLUMNS, HOLES},
};

/// Both players' moves by ring index.
const MOVES: [[Move; HOLES]; 2] = {
    let mut moves = [[Move::new(ring12::hole(Seat::South, 0)); HOLES]; 2];
    let mut index = 0;
    while index < HOLES {
        moves[0][index] = Move::new(ring12::hole(Seat::South, index));
        moves[1][index] = Move::new(ring12::hole(Seat::North, index));
        index += 1;
    }
    moves
};

/// What a stone that enters front index `index` takes, if the nearer of the two is there (KIM-3).
const TAKES: [u32; HOLES] = {
    let mut takes = [0; HOLES];
    let mut index = 0;
    while index < COLUMNS {
        let (front, behind) = ring12::faced_by(index);
        takes[index] = 1 << front | 1 << behind;
        index += 1;
    }
    takes
};

impl Kimasai {
    /// The stones with an empty hole before them (KIM-2).
    #[inline]
    pub(super) const fn movable(&self) -> u32 {
        let before = self.mine >> 1 | (self.mine & 1) << (HOLES - 1);
        self.mine & !before
    }

    /// Every legal move and the position after it.
    #[inline]
    pub(super) fn expand_moves(&self, mut each: impl FnMut(Move, Self)) {
        if self.theirs == 0 {
            return;
        }
        let mut movable = self.movable();
        while movable != 0 {
            let index = movable.trailing_zeros() as usize;
            movable &= movable - 1;
            each(MOVES[self.turn.index()][index], self.stepped(index).0);
        }
    }

    /// The position after the stone at `index` has stepped, and the holes from which it took.
    #[inline]
    fn stepped(&self, index: usize) -> (Self, u32) {
        let last = if index == HOLES - 1 { 0 } else { index + 1 };
        let takes = TAKES[last];
        // In the front row the facing hole is the lower of the two bits.
        let hit = self.theirs & takes & takes.wrapping_neg() != 0;
        let taken = if hit { self.theirs & takes } else { 0 };
        let mine = self.mine ^ (1 << index | 1 << last);
        (Self { mine: self.theirs ^ taken, theirs: mine, turn: self.turn.other() }, taken)
    }

    pub(super) fn follow_move(&self, played: Move, mut observer: impl Observer) -> Option<Self> {
        let index = ring12::index(played.hole());
        let (next, taken) = self.stepped(index);
        let [hole, last] = [index, index + 1].map(|index| ring12::hole(self.turn, index));
        observer.event(Event::Lifted { hole, seeds: 1 });
        observer.event(Event::Dropped { hole: last, now: 1 });
        for index in (0..HOLES).filter(|index| taken >> index & 1 != 0) {
            let from = ring12::hole(self.turn.other(), index);
            observer.event(Event::Taken { from, seeds: 1, to: None });
        }
        observer.event(Event::Ended { hole: last, clause: Clause::Kim2 });
        Some(next)
    }
}
