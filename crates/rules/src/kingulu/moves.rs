//! The moves of Bao Kingulu.

use super::{
    Kingulu,
    position::{HOLES, OWN, hole},
};
use crate::{
    Clause, Event, Move, Observer,
    sow::{MOST_LAPS, Ring, Watched, Way},
};

/// How a move ended (KIN-3).
#[derive(Clone, Copy)]
enum End {
    /// In an empty hole of the mover's.
    Own(usize),
    /// In an empty hole of the opponent's, or in a reserved one.
    Nothing(usize),
    /// In an opponent's hole with three seeds, by a lap of so many.
    Child(usize, u8),
}

impl Kingulu {
    /// Every legal move and the position after it.
    #[inline]
    pub(super) fn expand_moves(&self, mut each: impl FnMut(Move, Self)) {
        for index in 0..6 {
            if self.may_begin(index) {
                let mut ring = self.holes;
                if let Some(end) = self.sow(&mut ring, index) {
                    each(Move::new(hole(self.turn, index)), self.after(&mut ring, end));
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

    pub(super) const fn is_reserved(&self, index: usize) -> bool {
        self.reserved >> (index % HOLES) & 1 != 0
    }

    /// Whether a move may begin at `index` (KIN-2), and its first lap does not end in an occupied
    /// hole of the mover's (KIN-3).
    pub(super) fn may_begin(&self, index: usize) -> bool {
        let seeds = self.holes[index % 6];
        seeds > 0 && !self.is_reserved(index % 6) && !self.relays_in_own_row(index)
    }

    /// Whether the first lap from `index` ends in an own, unreserved, occupied hole.
    pub(super) fn relays_in_own_row(&self, index: usize) -> bool {
        let seeds = self.holes[index % 6];
        let last = Way::Up.land::<HOLES>(index % 6, seeds);
        // The seeds that the same lap has dropped there before the last one.
        let earlier = (seeds.saturating_sub(1)) / HOLES as u8;
        let held = if last == index % 6 { 0 } else { self.holes[last] };
        OWN >> last & 1 != 0 && !self.is_reserved(last) && held + earlier > 0
    }

    /// Sows a move that begins at `index`; `None` where it is endless (COM-4).
    #[inline]
    fn sow<T: Ring<HOLES>>(&self, ring: &mut T, index: usize) -> Option<End> {
        let mut after = index;
        let mut seeds = ring.get(index);
        for _ in 0..MOST_LAPS {
            ring.lift(after);
            ring.sow(after, Way::Up, seeds);
            let last = Way::Up.land::<HOLES>(after, seeds);
            let count = ring.get(last);
            let own = OWN >> last & 1 != 0;
            if self.is_reserved(last) || (count == 1 && !own) {
                return Some(End::Nothing(last));
            }
            if count == 1 {
                return Some(End::Own(last));
            }
            if count == 4 && !own {
                return Some(End::Child(last, seeds));
            }
            (after, seeds) = (last, count);
        }
        None
    }

    /// The position after a move.
    #[inline]
    fn after<T: Ring<HOLES>>(&self, ring: &mut T, end: End) -> Self {
        let mut next = *self;
        let last = match end {
            End::Own(last) => {
                self.capture(ring, last, &mut next.captured[0]);
                last
            }
            End::Nothing(last) => last,
            End::Child(last, sown) => {
                next.reserved |= 1 << last;
                let before = Way::Down.land::<HOLES>(last, 1);
                ring.tell(|name| Event::Reserved { hole: name(last) });
                if sown >= 2 && !self.is_reserved(before) {
                    let (left, now) = (ring.get(before) - 1, ring.get(last) + 1);
                    ring.set(before, left);
                    ring.set(last, now);
                    ring.tell(|name| Event::Brought {
                        from: name(before),
                        left,
                        to: name(last),
                        now,
                    });
                }
                last
            }
        };
        let clause = if let End::Child(..) = end { Clause::Kin5 } else { Clause::Kin3 };
        ring.tell(|name| Event::Ended { hole: name(last), clause });
        next.holes = ring.counts();
        next.holes.rotate_left(6);
        next.reserved = (next.reserved >> 6 | next.reserved << 6) & 0x0fff;
        next.captured.reverse();
        next.turn = self.turn.other();
        next
    }

    /// The capture by a last seed in the own empty hole `last` (KIN-4).
    #[inline]
    fn capture<T: Ring<HOLES>>(&self, ring: &mut T, last: usize, captured: &mut u8) {
        let facing = HOLES - 1 - last;
        let seeds = ring.get(facing);
        if seeds == 0 || self.is_reserved(facing) {
            return;
        }
        *captured += seeds + 1;
        let to = Some(self.turn);
        for (index, seeds) in [(facing, seeds), (last, 1)] {
            ring.set(index, 0);
            ring.tell(|name| Event::Taken { from: name(index), seeds, to });
        }
    }

    pub(super) fn follow_move(&self, played: Move, observer: impl Observer) -> Option<Self> {
        let turn = self.turn;
        let mut ring = Watched::new(self.holes, observer, |i| hole(turn, i));
        let index = usize::from(played.hole().number() - 1) % 6;
        let end = self.sow(&mut ring, index)?;
        Some(self.after(&mut ring, end))
    }
}
