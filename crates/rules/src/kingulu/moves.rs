//! The moves of Bao Kingulu.

use super::{
    Kingulu,
    position::{COLUMNS, HOLES, hole},
};
use crate::{
    Clause, Event, Hole, Move, Observer, Position, Seat,
    isa::Isa,
    sow::{Begins, Byte, Landing, Load, MOST_LAPS, Ring, Watched, Way},
};

/// 1 for each hole of a player's row.
const OWN: [[u8; HOLES]; 2] =
    [[1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]];

/// Marks of the holes, 1 or 0, in rings of their own.
#[derive(Clone, Copy)]
pub(super) struct Marks<F> {
    /// The row of the player to move.
    own: F,
    /// The reserved holes.
    reserved: F,
}

impl Kingulu {
    /// Every legal move and the position after it.
    #[inline(always)]
    pub(super) fn expand_moves<I: Isa>(&self, mut each: impl FnMut(Move, Self)) {
        let (holes, marks) = (I::Ring12::load(&self.holes), self.marks::<I::Ring12>());
        let mut begins = begins(holes, &marks);
        while let Some(begin) = begins.pop() {
            if let Some(after) = self.sow(holes, &marks, begin.hole()) {
                each(Move::new(hole(begin.hole() as u8)), after);
            }
        }
    }

    /// Whether there is a legal move.
    pub(super) fn has_move(&self) -> bool {
        let mut found = false;
        self.expand(|_, _| found = true);
        found
    }

    #[inline(always)]
    pub(super) fn marks<F: Load<HOLES>>(&self) -> Marks<F> {
        Marks { own: F::load(&OWN[self.turn.index()]), reserved: F::load(&self.reserved) }
    }

    /// Sows a move, by the table of KIN-3; `None` where it is endless (COM-4).
    #[inline(always)]
    fn sow<T: Ring<HOLES>, F: Load<HOLES, Byte = T::Byte>>(
        &self,
        mut ring: T,
        marks: &Marks<F>,
        begin: usize,
    ) -> Option<Self> {
        let all = T::Byte::splat(0xff);
        let up = T::Byte::splat(Way::Up.course());
        let mut last = T::Byte::splat(begin as u8);
        let mut hand = ring.at(last);
        let mut laps = 0;
        let (own, count) = loop {
            if laps == MOST_LAPS {
                return None;
            }
            laps += 1;
            ring.lift(last, all);
            last = ring.sow(last, up, hand);
            let held = ring.at(last);
            let (own, reserved) = (marks.own.at(last).number(), marks.reserved.at(last).number());
            let count = held.number();
            if count == 1 || reserved != 0 || (count == 4 && own == 0) {
                break (own != 0 && reserved == 0, count * (1 - reserved));
            }
            hand = held;
        };
        let mut captured = self.captured;
        let mut reserved = marks.reserved;
        let mut clause = Clause::Kin3;
        if own {
            let seeds = capture(&mut ring, marks, last, self.turn);
            if seeds > 0 {
                clause = Clause::Kin4;
            }
            captured[self.turn.index()] += seeds;
        } else if count == 4 {
            clause = Clause::Kin5;
            put_child(&mut ring, marks, last, hand.number());
            reserved.put(last, T::Byte::splat(1));
        }
        ring.tell(|name| Event::Ended { hole: name(last.number()), clause });
        let (holes, reserved) = (ring.counts(0), reserved.counts(0));
        Some(Self { holes, reserved, captured, turn: self.turn.other() })
    }

    pub(super) fn follow_move(&self, played: Move, observer: impl Observer) -> Option<Self> {
        let begin = self.index(played.hole());
        let ring = Watched::new(self.holes, observer, hole);
        self.sow(ring, &self.marks::<[u8; HOLES]>(), begin)
    }

    /// The place of a hole of the player to move, whatever its row.
    pub(super) fn index(&self, hole: Hole) -> usize {
        (usize::from(hole.number()) - 1) % COLUMNS + self.turn.index() * COLUMNS
    }
}

/// Where a move may begin (KIN-2), if its first lap does not end in an own, occupied hole (KIN-3).
#[inline(always)]
pub(super) fn begins<T: Landing<HOLES>>(holes: T, marks: &Marks<T>) -> Begins<HOLES> {
    let free = marks.own.over(0) & !marks.reserved.over(0);
    Begins::holes(free & holes.over(0) & !relaying(holes, marks))
}

/// The holes whose first lap ends in an own, occupied hole that is not reserved (KIN-3).
#[inline(always)]
pub(super) fn relaying<T: Landing<HOLES>>(holes: T, marks: &Marks<T>) -> u32 {
    holes.laps_to_occupied(marks.own, marks.reserved)
}

/// The capture by a last seed in the own empty hole `last` (KIN-4): how many seeds it wins.
#[inline(always)]
fn capture<T: Ring<HOLES>, F: Ring<HOLES, Byte = T::Byte>>(
    ring: &mut T,
    marks: &Marks<F>,
    last: T::Byte,
    mover: Seat,
) -> u8 {
    let none = T::Byte::splat(0);
    let facing = T::Byte::splat(HOLES as u8 - 1).minus(last);
    let seeds = ring.at(facing).number();
    if seeds == 0 || marks.reserved.at(facing).number() != 0 {
        return 0;
    }
    for (from, seeds) in [(facing, seeds), (last, 1)] {
        ring.put(from, none);
        ring.tell(|name| Event::Taken { from: name(from.number()), seeds, to: Some(mover) });
    }
    seeds + 1
}

/// Kuweka mtoto in `last`, at the end of a lap of `sown` seeds (KIN-5).
#[inline(always)]
fn put_child<T: Ring<HOLES>, F: Ring<HOLES, Byte = T::Byte>>(
    ring: &mut T,
    marks: &Marks<F>,
    last: T::Byte,
    sown: u8,
) {
    ring.tell(|name| Event::Reserved { hole: name(last.number()) });
    let before = T::Byte::splat(Way::Down.land::<HOLES>(last.number().into(), 1) as u8);
    if sown < 2 || marks.reserved.at(before).number() != 0 {
        return;
    }
    let one = T::Byte::splat(1);
    let (left, now) = (ring.at(before).minus(one), ring.at(last).plus(one));
    ring.put(before, left);
    ring.put(last, now);
    ring.tell(|name| Event::Brought {
        from: name(before.number()),
        left: left.number(),
        to: name(last.number()),
        now: now.number(),
    });
}
