//! The moves of Bao la Kujifunza.

use std::{ops::Range, slice};

use super::{Kujifunza, reading::Reading};
use crate::{
    Clause, Move, Observer, Position,
    isa::Isa,
    ring8::{self, Clauses, FRONT, Found, HOLES, Owners, Stops, Sweep},
    sow::{Begin, Begins, Byte, Facing, Load, Lots, Queue, Side, Sides, WatchedSide, Way},
};

const CLAUSES: Clauses = Clauses { empty: Clause::Kuj6, hamna: Clause::Kuj9 };

/// The front holes 3 to 6, from which captured seeds may enter by either kichwa (KUJ-8).
const CENTRE: u32 = 0x3c;

impl<R: Reading> Kujifunza<R> {
    /// Every legal move of each of some positions in which the same player is to move, with the
    /// position's place among them and the position after it: captures, or, where there is none,
    /// takata (KUJ-2).
    #[inline(always)]
    pub(super) fn expand_moves<I: Isa>(
        positions: &[Self],
        mut each: impl FnMut(usize, Move, Self),
    ) {
        let mut waiting = Waiting { captures: Queue::new(), takata: Queue::new() };
        let mut places = 0..positions.len();
        while waiting.fill::<R, I>(positions, &mut places) {
            while let Some((lots, capturing)) = waiting.take_lots() {
                let ring = I::Side::gather(|lane| &positions[lots.place(lane)].mine);
                let mut sweep = Self::sweep::<_, I::Side>(positions, ring, &lots);
                sow(&mut sweep, &lots, capturing);
                let endless = sweep.live.any();
                sweep.finish();
                let (mine, theirs) = sweep.boards();
                let boards = mine.as_ref().iter().zip(theirs.as_ref()).take(lots.count);
                for (lane, (mine, theirs)) in boards.enumerate() {
                    if !(endless && sweep.live.is(lane)) {
                        let before = &positions[lots.place(lane)];
                        let played = before.named(lots.begin(lane), capturing);
                        let found = sweep.found(lane, [false; 2]);
                        each(lots.place(lane), played, before.after(mine, theirs, found));
                    }
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

    /// The move with a beginning.
    #[inline(always)]
    pub(super) fn named(&self, begin: Begin, capturing: bool) -> Move {
        let played = ring8::lifting(self.turn, begin.hole(), begin.way());
        if !capturing {
            return played.takata();
        }
        let by = begin.way().land::<HOLES>(begin.hole(), self.mine[begin.hole()]);
        if R::CHOOSES_KICHWA && CENTRE >> by & 1 != 0 {
            let enters = if begin.choice() { Way::Down } else { Way::Up };
            return played.signed(ring8::kichwa(enters));
        }
        played
    }

    #[inline(always)]
    fn sweep<T: Side, F: Sides<Byte = T::Byte>>(
        positions: &[Self],
        ring: T,
        lots: &Lots<T::Byte>,
    ) -> Sweep<T, F> {
        let theirs = F::gather(|lane| &positions[lots.place(lane)].theirs);
        Sweep::new(ring, theirs, Owners::none(), positions[0].turn, lots)
    }

    /// The position after a move that left these rings.
    #[inline(always)]
    fn after(&self, mine: &[u8; HOLES], theirs: &[u8; HOLES], found: Found) -> Self {
        Self {
            mine: *mine,
            theirs: *theirs,
            hand: [self.hand[1], self.hand[0] + found.won],
            turn: self.turn.other(),
            reading: self.reading,
        }
    }

    pub(super) fn follow_move(&self, played: Move, observer: impl Observer) -> Option<Self> {
        let turn = self.turn;
        let (index, capturing) = (ring8::index(played.hole()), !played.is_takata());
        let way = ring8::way(index, played.first()?);
        let by = way.land::<HOLES>(index, self.mine[index]) as u8;
        let enters = match played.second() {
            Some(kichwa) => ring8::inward(kichwa).course(),
            None => ring8::kept(by, way.course()),
        };
        let lots = Lots::one(Begin::new(index as u8, way, enters != 0), false);
        let ring = WatchedSide::new(self.mine, observer, |index| ring8::hole(turn, index));
        let mut sweep = Self::sweep::<_, [u8; HOLES]>(slice::from_ref(self), ring, &lots);
        sow(&mut sweep, &lots, capturing);
        if sweep.live != 0 {
            return None;
        }
        sweep.finish();
        let (mine, theirs) = sweep.boards();
        Some(self.after(
            mine.as_ref().first()?,
            theirs.as_ref().first()?,
            sweep.found(0, [false; 2]),
        ))
    }
}

/// Moves that wait to be sown, by their kinds.
struct Waiting {
    captures: Queue,
    takata: Queue,
}

impl Waiting {
    /// Adds moves of the positions at some places, as long as there is room; whether there are any.
    #[inline(always)]
    fn fill<R: Reading, I: Isa>(
        &mut self,
        positions: &[Kujifunza<R>],
        places: &mut Range<usize>,
    ) -> bool {
        let mut any = false;
        while !self.captures.is_full()
            && !self.takata.is_full()
            && let Some(place) = places.next()
        {
            any = true;
            let position = &positions[place];
            if position.is_over() {
                continue;
            }
            let mine = I::Single::load(&position.mine);
            let captures = capture_begins::<R, _>(mine, I::Single::load(&position.theirs));
            // No capturing move is endless (see `ring8`), so that the first capture alone obliges.
            if captures.is_empty() {
                self.takata.add::<I>(place, takata_begins(mine), false);
            } else {
                self.captures.add::<I>(place, captures, false);
            }
        }
        any
    }

    /// Takes moves of one kind; whether they capture.
    #[inline(always)]
    fn take_lots<B: Byte>(&mut self) -> Option<(Lots<B>, bool)> {
        let captures = self.captures.take_lots().map(|lots| (lots, true));
        captures.or_else(|| self.takata.take_lots().map(|lots| (lots, false)))
    }
}

/// Sows captures, or takata.
#[inline(always)]
fn sow<T: Side, F: Sides<Byte = T::Byte>>(
    sweep: &mut Sweep<T, F>,
    lots: &Lots<T::Byte>,
    capturing: bool,
) {
    let hole = sweep.seen(lots.holes());
    sweep.take(hole, sweep.ring.at(hole));
    sweep.lift(hole, sweep.live);
    if capturing {
        let (last, _) = sweep.lap();
        // The choice is to go down after the capture, which turns a board that was going up.
        sweep.first_capture(last, lots.choice().xor(lots.down()), CLAUSES);
        return sweep.capturing(None, CLAUSES);
    }
    let exempt = T::Byte::splat(0);
    sweep.takata(Stops { empty: Clause::Kuj6, namua: false, frozen: None, exempt });
}

/// The captures, with going down after the first of them as their choice (KUJ-7, KUJ-8).
#[inline(always)]
pub(super) fn capture_begins<R: Reading, T: Facing>(mine: T, theirs: T) -> Begins<HOLES> {
    let catching = ring8::catching(mine, theirs.faced());
    let by = |holes: u32| {
        let goals = T::load(&std::array::from_fn(|index| (holes >> index & 1) as u8));
        mine.first_laps(catching.both(goals))
    };
    let ([left_down, left_up], [right_down, right_up]) = (by(0x03), by(0xc0));
    let [down, up] = by(CENTRE);
    let (enters_up, enters_down) = if R::CHOOSES_KICHWA {
        let both = Begins::ways(down, up);
        (both, both)
    } else {
        (Begins::ways(0, up), Begins::ways(down, 0))
    };
    enters_up
        .or(Begins::ways(left_down, left_up))
        .or(enters_down.or(Begins::ways(right_down, right_up)).choosing())
}

/// The takata (KUJ-4, KUJ-5).
#[inline(always)]
fn takata_begins(mine: impl Facing) -> Begins<HOLES> {
    ring8::takata_begins(takata_holes(mine), mine.over(0))
}

/// Where a takata may begin (KUJ-4).
#[inline(always)]
pub(super) fn takata_holes(mine: impl Facing) -> u32 {
    let heaps = mine.over(1);
    if heaps & FRONT != 0 { heaps & FRONT } else { heaps }
}
