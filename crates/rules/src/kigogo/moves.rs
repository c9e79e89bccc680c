//! The moves of Bao Kigogo.

use super::Kigogo;
use crate::{
    Clause, Event, Move, Observer, Position,
    isa::Isa,
    ring12::{self, COLUMNS, HOLES},
    sow::{
        MOST_LAPS, Ring, Watched,
        owing::{Owing, Room},
    },
};

/// What stays of the opponent's holes where a move ends in each front index and captures (KIG-5),
/// and at last where nothing is taken.
const SPARED: [[u8; HOLES]; COLUMNS + 1] = {
    let mut spared = [[0xff; HOLES]; COLUMNS + 1];
    let mut index = 0;
    while index < COLUMNS {
        let (front, behind) = ring12::faced_by(index);
        (spared[index][front], spared[index][behind]) = (0, 0);
        index += 1;
    }
    spared
};

impl Kigogo {
    /// Every legal move and the position after it.
    #[inline(always)]
    pub(super) fn expand_moves<I: Isa>(&self, mut each: impl FnMut(Move, Self)) {
        if self.theirs == [0; HOLES] {
            return;
        }
        let mut room = Room::default();
        let mut ring = Owing::<I::Sixteen>::new(&self.mine, &mut room);
        let mut begins = begins(&self.mine);
        while begins != 0 {
            let begin = begins.trailing_zeros() as u8;
            begins &= begins - 1;
            ring.begin(begin);
            if let Some(last) = sow(&mut ring, begin) {
                each(Move::new(ring12::hole(self.turn, begin)), self.after(ring.counts(), last));
            }
        }
    }

    /// Whether there is a legal move.
    pub(super) fn has_move(&self) -> bool {
        let mut found = false;
        self.expand(|_, _| found = true);
        found
    }

    /// The position after a move that left these counts to the mover and whose last seed fell into
    /// `last`, an empty hole (KIG-5).
    #[inline(always)]
    fn after(&self, counts: [u8; HOLES], last: u8) -> Self {
        let last = usize::from(last);
        let (front, _) = ring12::faced_by(last);
        // A row chosen without a branch: whether a move captures is hard to foresee.
        let takes = (last < COLUMNS) & (self.theirs[front] > 0);
        let spared = &SPARED[if takes { last } else { COLUMNS }];
        let mine = std::array::from_fn(|index| self.theirs[index] & spared[index]);
        Self { mine, theirs: counts, turn: self.turn.other() }
    }

    pub(super) fn follow_move(&self, played: Move, observer: impl Observer) -> Option<Self> {
        let turn = self.turn;
        let mut ring = Watched::new(self.mine, observer, |index| ring12::hole(turn, index));
        let last = sow(&mut ring, ring12::index(played.hole()) as u8)?;
        let next = self.after(ring.counts(), last);
        for (index, (before, now)) in (0..).zip(self.theirs.into_iter().zip(next.mine)) {
            if before != now {
                let from = ring12::hole(turn.other(), index);
                ring.tell(|_| Event::Taken { from, seeds: before, to: None });
            }
        }
        let clause = if next.mine == self.theirs { Clause::Kig4 } else { Clause::Kig5 };
        ring.tell(|name| Event::Ended { hole: name(last), clause });
        Some(next)
    }
}

/// Where a move may begin, if it ends: heaps, or, where there are none, singletons before an empty
/// hole (KIG-2, KIG-3). A bit for each index.
#[inline(always)]
pub(super) fn begins(mine: &[u8; HOLES]) -> u32 {
    let heaps = ring12::over(mine, 1);
    if heaps != 0 {
        return heaps;
    }
    let occupied = ring12::over(mine, 0);
    let before = occupied >> 1 | occupied << (HOLES - 1);
    occupied & !before
}

/// Sows a move to its end (KIG-4): the empty hole that ended it, or `None` where none did within the
/// laps of a legal move (COM-4).
#[inline(always)]
fn sow(ring: &mut impl Ring<HOLES>, begin: u8) -> Option<u8> {
    let (mut last, mut hand) = (begin, ring.at(begin));
    for _ in 0..MOST_LAPS {
        ring.lift(last);
        last = ring.sow(last, hand);
        hand = ring.at(last);
        if hand == 1 {
            return Some(last);
        }
    }
    None
}
