//! The moves of Bao Kigogo.

use super::Kigogo;
use crate::{
    Clause, Event, Move, Observer, Position,
    isa::Isa,
    ring12::{self, COLUMNS, HOLES},
    sow::{Batch, Begins, Byte, Load, MOST_LAPS, Ring, Watched, Way},
};

/// What stays of the opponent's holes where a move ends in each front index and captures (KIG-5).
const SPARED: [[u8; HOLES]; COLUMNS] = {
    let mut spared = [[0xff; HOLES]; COLUMNS];
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
        let mine = I::Ring24::load(&self.mine);
        let mut begins = begins(mine);
        while let Some(batch) = begins.take() {
            let mut ring = mine;
            let (last, endless) = sow(&mut ring, &batch);
            for lane in 0..batch.count {
                if endless.lane(lane) == 0 {
                    let played = Move::new(ring12::hole(self.turn, batch.begin(lane)));
                    each(played, self.after(ring.counts(lane), last.lane(lane)));
                }
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
        let mut mine = self.theirs;
        if let Some(spared) = SPARED.get(usize::from(last)) {
            let (front, _) = ring12::faced_by(usize::from(last));
            if mine[front] > 0 {
                mine = std::array::from_fn(|index| mine[index] & spared[index]);
            }
        }
        Self { mine, theirs: counts, turn: self.turn.other() }
    }

    pub(super) fn follow_move(&self, played: Move, observer: impl Observer) -> Option<Self> {
        let turn = self.turn;
        let mut ring = Watched::new(self.mine, observer, |index| ring12::hole(turn, index));
        let holes = ring12::index(played.hole()) as u8;
        let batch = Batch::hole(holes);
        let (last, endless) = sow(&mut ring, &batch);
        if endless != 0 {
            return None;
        }
        let next = self.after(ring.counts(0), last);
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
/// hole (KIG-2, KIG-3).
#[inline(always)]
pub(super) fn begins(mine: impl Load<HOLES>) -> Begins<HOLES> {
    let heaps = mine.over(1);
    if heaps != 0 {
        return Begins::holes(heaps);
    }
    let occupied = mine.over(0);
    let before = occupied >> 1 | occupied << (HOLES - 1);
    Begins::holes(occupied & !before)
}

/// Sows moves to their ends (KIG-4): the empty holes that ended them, and where none did within the
/// laps of a legal move (COM-4).
#[inline(always)]
fn sow<T: Ring<HOLES>>(ring: &mut T, batch: &Batch<T::Byte>) -> (T::Byte, T::Byte) {
    let (mut last, mut live) = (batch.holes, batch.live);
    let up = T::Byte::splat(Way::Up.course());
    let mut hand = ring.at(last);
    for _ in 0..MOST_LAPS {
        ring.lift(last, live);
        last = ring.sow(last, up, hand.and(live));
        hand = ring.at(last);
        live = hand.above(T::Byte::splat(1)).and(live);
        if !live.any() {
            break;
        }
    }
    (last, live)
}
