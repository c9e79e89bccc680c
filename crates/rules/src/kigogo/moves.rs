//! The moves of Bao Kigogo.

use super::Kigogo;
use crate::{
    Clause, Event, Move, Observer,
    ring12::{self, COLUMNS, HOLES},
    sow::{MOST_LAPS, Ring, Watched, Way},
};

impl Kigogo {
    /// Every legal move and the position after it.
    #[inline]
    pub(super) fn expand_moves(&self, mut each: impl FnMut(Move, Self)) {
        if self.theirs == [0; HOLES] {
            return;
        }
        for index in 0..HOLES {
            if self.may_begin(index) {
                let mut ring = self.mine;
                if let Some(last) = sow(&mut ring, index) {
                    let legal = Move::new(ring12::hole(self.turn, index));
                    each(legal, self.after(&mut ring, last));
                }
            }
        }
    }

    /// Whether there is a legal move.
    pub(super) fn has_move(&self) -> bool {
        let mut found = false;
        self.expand_moves(|_, _| found = true);
        found
    }

    /// Whether a move may begin at `index`, if it ends (KIG-2, KIG-3).
    pub(super) fn may_begin(&self, index: usize) -> bool {
        match self.mine[index % HOLES] {
            0 => false,
            1 => {
                let heaps = self.mine.iter().any(|&seeds| seeds > 1);
                !heaps && self.mine[Way::Up.land::<HOLES>(index, 1)] == 0
            }
            _ => true,
        }
    }

    /// The position after a move whose last seed fell into `last`, an empty hole (KIG-5).
    #[inline]
    fn after<T: Ring<HOLES>>(&self, ring: &mut T, last: usize) -> Self {
        let mut theirs = self.theirs;
        if last < COLUMNS {
            let (front, behind) = ring12::faced_by(last);
            if theirs[front] > 0 {
                for index in [front, behind] {
                    let (from, seeds) = (ring12::hole(self.turn.other(), index), theirs[index]);
                    theirs[index] = 0;
                    if seeds > 0 {
                        ring.tell(|_| Event::Taken { from, seeds, to: None });
                    }
                }
            }
        }
        ring.tell(|name| Event::Ended { hole: name(last), clause: Clause::Kig4 });
        Self { mine: theirs, theirs: ring.counts(), turn: self.turn.other() }
    }

    pub(super) fn follow_move(&self, played: Move, observer: impl Observer) -> Option<Self> {
        let turn = self.turn;
        let mut ring = Watched::new(self.mine, observer, |i| ring12::hole(turn, i));
        let last = sow(&mut ring, ring12::index(played.hole()))?;
        Some(self.after(&mut ring, last))
    }
}

/// Sows a move that begins at `index`; gives the empty hole that ended it (KIG-4), or `None` where
/// nothing did within the laps of a legal move (COM-4).
#[inline]
fn sow<T: Ring<HOLES>>(ring: &mut T, index: usize) -> Option<usize> {
    let mut after = index;
    let mut seeds = ring.get(index);
    for _ in 0..MOST_LAPS {
        ring.lift(after);
        ring.sow(after, Way::Up, seeds);
        let last = Way::Up.land::<HOLES>(after, seeds);
        let count = ring.get(last);
        if count == 1 {
            return Some(last);
        }
        (after, seeds) = (last, count);
    }
    None
}
