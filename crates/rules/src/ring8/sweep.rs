//! Moves under way in the four-by-eight games, one in every lane.
//!
//! What befalls some lanes only is done with numbers that are all ones in these and 0 in the rest,
//! instead of branches: nobody can foresee how a lap ends. A branch is left for what is rare, and
//! for the end of all.

use super::{FUNCTIONAL, HOUSE, hole};
use crate::{
    Clause, Event, Seat,
    sow::{Byte, Lots, MIRROR, MOST_LAPS, Side, Sides},
};

/// After which hole the seeds enter that are sown from the kichwa at index 0.
const BEFORE_KICHWA: u8 = 15;

/// An index that no hole has, turned or not.
pub(crate) const NOWHERE: u8 = 0x80;

/// Moves under way: their rings, what faces them, and what is in hand.
#[derive(Clone, Copy)]
pub(crate) struct Sweep<T, F>
where
    T: Side,
{
    /// The mover's ring.
    pub(crate) ring: T,
    /// What faces the mover's front row, by the index of the hole that it faces.
    faced: F,
    /// The opponent's ring before the move.
    theirs: F,
    /// The lanes where the move is not at its end.
    pub(crate) live: T::Byte,
    /// The lanes where left and right are exchanged.
    turned: T::Byte,
    /// Where the mover's house is, if he owns it, as turned.
    pub(crate) house: T::Byte,
    /// Who owns his house in which lanes before the move.
    pub(crate) owners: Owners<T::Byte>,
    /// The seeds in hand.
    hand: T::Byte,
    /// The hole after which they are sown, as turned.
    after: T::Byte,
    /// The lanes where the mover stopped in his functional house though he might have gone on
    /// (KIS-32).
    pub(crate) stopped: T::Byte,
    /// The seeds of the capture that emptied the opponent's front row (KIS-50); 0 where none did.
    won: T::Byte,
    /// The mover.
    seat: Seat,
}

impl<T, F> Sweep<T, F>
where
    T: Side,
    F: Sides<Byte = T::Byte>,
{
    /// Moves that begin with `ring` and the opponent's, down where `lots` say so.
    #[inline(always)]
    pub(crate) fn new(
        mut ring: T,
        theirs: F,
        owners: Owners<T::Byte>,
        seat: Seat,
        lots: &Lots<T::Byte>,
    ) -> Self {
        let turned = lots.down();
        let mut faced = theirs.faced();
        ring.turn(turned);
        faced.turn(turned);
        let none = T::Byte::splat(0);
        let house = T::Byte::splat(HOUSE as u8);
        let mut sweep = Self {
            ring,
            faced,
            theirs,
            live: lots.live(),
            turned,
            house: none,
            owners,
            hand: none,
            after: none,
            stopped: none,
            won: none,
            seat,
        };
        sweep.house = sweep.seen(house.or_else(owners.mover, T::Byte::splat(NOWHERE)));
        sweep
    }

    /// A hole by its index as turned, or as not turned.
    #[inline(always)]
    pub(crate) fn seen(&self, hole: T::Byte) -> T::Byte {
        hole.xor(self.turned.and(T::Byte::splat(MIRROR)))
    }

    /// Turns the boards back at the end of the moves, and puts what faced the mover back into the
    /// opponent's ring.
    #[inline(always)]
    pub(crate) fn finish(&mut self) {
        self.ring.turn(self.turned);
        self.faced.turn(self.turned);
        self.faced = self.faced.put_back(self.theirs);
    }

    /// The opponent's rings and the mover's after moves that are finished.
    #[inline(always)]
    pub(crate) fn boards(&self) -> (impl AsRef<[[u8; 16]]>, impl AsRef<[[u8; 16]]>) {
        (self.faced.counts(), self.ring.counts())
    }

    /// What was found in a lane beside the boards, once the move is finished; `houses` tells
    /// whether the mover and the opponent owned theirs before it.
    #[inline(always)]
    pub(crate) fn found(&self, lane: usize, houses: [bool; 2]) -> Found {
        // An owned house is never empty, unless it was captured.
        let house = self.faced.at(T::Byte::splat(HOUSE as u8));
        let captured = T::Byte::splat(1).above(house);
        Found {
            won: if self.won.any() { self.won.lane(lane) } else { 0 },
            houses: [houses[0] && !self.house.is(lane), houses[1] && !captured.is(lane)],
        }
    }

    /// Takes `seeds` in hand that lay in a hole, or were put there.
    #[inline(always)]
    pub(crate) fn take(&mut self, hole: T::Byte, seeds: T::Byte) {
        (self.after, self.hand) = (hole, seeds);
    }

    /// Lifts a hole of the mover's where `yes`; lifting all of the house's seeds loses it (KIS-5).
    #[inline(always)]
    pub(crate) fn lift(&mut self, hole: T::Byte, yes: T::Byte) {
        self.ring.lift(hole, yes);
        if self.owners.any {
            let lost = yes.and(hole.equals(self.house));
            self.house = self.house.or(lost.and(T::Byte::splat(NOWHERE)));
            let seat = self.seat;
            self.ring.tell(lost, |_| Event::HouseLost { seat });
        }
    }

    /// Sows a lap: the hole where the last seed fell, and what it holds.
    #[inline(always)]
    pub(crate) fn lap(&mut self) -> (T::Byte, T::Byte) {
        let last = self.ring.sow(self.after, self.hand, self.live);
        (last, self.ring.at(last))
    }

    /// Tells that the move ended at `last` by `clause`.
    #[inline(always)]
    fn end(&mut self, last: T::Byte, yes: T::Byte, clause: Clause) {
        self.ring.tell(yes, |name| Event::Ended { hole: name(last.number()), clause });
        self.live = self.live.without(yes);
    }

    /// Whether a lap ended in the mover's functional house (KIS-32).
    #[inline(always)]
    fn in_house(&self, last: T::Byte, held: T::Byte) -> T::Byte {
        last.equals(self.house).and(held.above(T::Byte::splat(FUNCTIONAL - 1)))
    }

    /// Whether a capture by a front hole turns the board: its seeds enter by the nearer kichwa for
    /// the two holes at each end, else by the one that keeps the way of sowing (KIS-21).
    #[inline(always)]
    pub(crate) fn far(by: T::Byte) -> T::Byte {
        by.above(T::Byte::splat(5))
    }

    /// The capture with which moves begin: by the front hole `by`, whose seeds enter from the far
    /// end where `far`.
    #[inline(always)]
    pub(crate) fn first_capture(&mut self, by: T::Byte, far: T::Byte, clauses: Clauses) {
        let seeds = self.faced.at(by);
        self.take_captured(by, seeds, self.live);
        self.take(T::Byte::splat(BEFORE_KICHWA), seeds);
        self.enter(by, far, self.live, clauses);
    }

    /// The lap of a capture after which a move is known to end in an empty hole (KIS-30).
    #[inline(always)]
    pub(crate) fn only_lap(&mut self, clauses: Clauses) {
        let (last, _) = self.lap();
        self.end(last, self.live, clauses.empty);
    }

    /// Laps, relays and captures of capturing moves to their ends (KIS-30 to KIS-33). In the namua
    /// stage `safari` tells where the mover goes on from his functional house; `None` stands for the
    /// mtaji stage and for a game without house.
    #[inline(always)]
    pub(crate) fn capturing(&mut self, safari: Option<T::Byte>, clauses: Clauses) {
        for _ in 0..MOST_LAPS {
            let (last, held) = self.lap();
            let goes_on = held.above(T::Byte::splat(1));
            let seeds = self.faced.at(last);
            let none = T::Byte::splat(1).above(seeds);
            self.end(last, self.live.without(goes_on), clauses.empty);
            if !self.live.any() {
                break;
            }
            let captures = self.live.without(none);
            if let Some(safari) = safari
                && self.owners.any
            {
                self.ask(last, held, self.live.and(none), safari);
            }
            self.lift(last, self.live.and(none));
            self.take_captured(last, seeds, captures);
            let entrance = T::Byte::splat(BEFORE_KICHWA);
            self.take(last.or_else(none, entrance), seeds.or(held.and(none)));
            self.enter(last, Self::far(last), captures, clauses);
        }
    }

    /// Asks the mover whether he goes on, in `lanes` where a lap ended in his functional house
    /// (KIS-32); he does where `safari`.
    #[inline(always)]
    fn ask(&mut self, last: T::Byte, held: T::Byte, lanes: T::Byte, safari: T::Byte) {
        let asked = lanes.and(self.in_house(last, held));
        if asked.any() {
            let (house, safari) = (self.house, safari.and(asked));
            self.ring.tell(asked, |name| Event::HouseAsked {
                house: name(house.number()),
                safari: safari.number() != 0,
            });
            let stopped = asked.without(safari);
            self.stopped = self.stopped.or(stopped);
            self.end(last, stopped, Clause::Kis32);
        }
    }

    /// Takes what faces `by` from the board where `yes`, and tells of it, and of the opponent's
    /// house if it was lost with it.
    #[inline(always)]
    fn take_captured(&mut self, by: T::Byte, seeds: T::Byte, yes: T::Byte) {
        self.faced.lift(by, yes);
        let opposite = T::Byte::splat(7).minus(self.seen(by));
        let seat = self.seat.other();
        self.ring.tell(yes, |name| Event::Captured {
            by: name(by.number()),
            from: hole(seat, opposite.number()),
            seeds: seeds.number(),
        });
        let house = opposite.equals(T::Byte::splat(HOUSE as u8)).and(self.owners.opponent);
        self.ring.tell(yes.and(house), |_| Event::HouseLost { seat });
    }

    /// Brings the seeds in hand, captured by `by`, to their kichwa where `yes`, unless that capture
    /// has won the game (KIS-50).
    #[inline(always)]
    fn enter(&mut self, by: T::Byte, far: T::Byte, yes: T::Byte, clauses: Clauses) {
        if self.faced.any_bare() {
            let won = yes.and(self.faced.bare());
            self.won = self.won.or(self.hand.and(won));
            let (seat, seeds) = (self.seat, self.hand);
            self.ring.tell(won, |_| Event::Won { seat, seeds: seeds.number() });
            self.end(by, won, clauses.hamna);
        }
        let turns = yes.and(far);
        self.ring.turn(turns);
        self.faced.turn(turns);
        self.turned = self.turned.xor(turns);
        if self.owners.any {
            self.house = self.house.xor(turns.and(T::Byte::splat(MIRROR)));
        }
        let seeds = self.hand;
        self.ring.tell(yes.and(self.live), |name| Event::Entered {
            kichwa: name(0),
            seeds: seeds.number(),
        });
    }

    /// Laps and relays of takata to their ends (KIS-30 to KIS-33, KIS-42); those that have had all
    /// the laps of a legal move stay under way (COM-4).
    #[inline(always)]
    pub(crate) fn takata(&mut self, stops: Stops<T::Byte>) {
        let frozen = stops.frozen.map(|hole| self.seen(hole));
        let mut exempt = stops.exempt;
        for _ in 0..MOST_LAPS {
            let (last, held) = self.lap();
            let goes_on = held.above(T::Byte::splat(1));
            self.end(last, self.live.without(goes_on), stops.empty);
            if stops.namua && self.owners.any {
                self.end(last, self.live.and(self.in_house(last, held)), Clause::Kis32);
            }
            if let Some(frozen) = frozen {
                let there = self.live.and(last.equals(frozen));
                self.end(last, there.without(exempt), Clause::Kis42);
                exempt = T::Byte::splat(0);
            }
            if !self.live.any() {
                break;
            }
            self.lift(last, self.live);
            self.take(last, held);
        }
    }
}

/// Who owns his house.
#[derive(Clone, Copy)]
pub(crate) struct Owners<B> {
    /// The mover.
    pub(crate) mover: B,
    /// The mover in any lane.
    pub(crate) any: bool,
    /// The opponent.
    pub(crate) opponent: B,
}

impl<B: Byte> Owners<B> {
    /// In a game without houses.
    #[inline(always)]
    pub(crate) fn none() -> Self {
        Self { mover: B::splat(0), any: false, opponent: B::splat(0) }
    }
}

/// What was found of a move beside the boards.
#[derive(Clone, Copy)]
pub(crate) struct Found {
    /// The seeds of the capture that emptied the opponent's front row (KIS-50); 0 where none did.
    pub(crate) won: u8,
    /// Whether the mover and the opponent still own their houses.
    pub(crate) houses: [bool; 2],
}

/// What ends takata besides an empty hole.
#[derive(Clone, Copy)]
pub(crate) struct Stops<B> {
    /// The clause of the empty hole, for those who watch.
    pub(crate) empty: Clause,
    /// Whether the functional house does (KIS-32).
    pub(crate) namua: bool,
    /// The takasiaed hole, or [`NOWHERE`] (KIS-42).
    pub(crate) frozen: Option<B>,
    /// Where the first lap goes on from it (KIS-43).
    pub(crate) exempt: B,
}

/// The clauses that end a capturing move, for those who watch it.
#[derive(Clone, Copy)]
pub(crate) struct Clauses {
    /// In an empty hole.
    pub(crate) empty: Clause,
    /// With the opponent's front row empty.
    pub(crate) hamna: Clause,
}
