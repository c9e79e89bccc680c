//! The moves of Bao la Kiswahili.

use std::{ops::Range, slice};

use super::{Kiswahili, reading::Reading, takasia::takasiaed};
use crate::{
    Clause, Event, Move, Observer, Position,
    isa::Isa,
    ring8::{self, Clauses, FRONT, FUNCTIONAL, Found, HOLES, HOUSE, NOWHERE, Owners, Stops, Sweep},
    sow::{Begin, Begins, Byte, Facing, Load, Lots, Queue, Side, Sides, WatchedSide},
};

/// What is known of moves when they begin.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// They are takata.
    Takata,
    /// They capture.
    Capture,
    /// They capture by a seed put in a hole, and end with the lap of what they capture.
    OnlyLap,
}

/// Moves that wait to be sown, by their kinds.
struct Waiting {
    captures: Queue,
    only_laps: Queue,
    takata: Queue,
}

impl Waiting {
    const fn new() -> Self {
        Self { captures: Queue::new(), only_laps: Queue::new(), takata: Queue::new() }
    }

    /// Adds moves of the positions at some places, as long as there is room; whether there are any.
    #[inline(always)]
    fn fill<R: Reading, I: Isa>(
        &mut self,
        positions: &[Kiswahili<R>],
        places: &mut Range<usize>,
    ) -> bool {
        let mut any = false;
        while !self.is_full()
            && let Some(place) = places.next()
        {
            any = true;
            let position = &positions[place];
            if position.is_over() {
                continue;
            }
            let mine = I::Single::load(&position.mine);
            let theirs = I::Single::load(&position.theirs);
            let owner = position.houses[0];
            let captures = position.capture_begins(mine, theirs);
            // No capturing move is endless (see `ring8`), so that the first capture alone obliges.
            if captures.is_empty() {
                self.takata.add::<I>(place, position.takata_begins(mine), owner);
            } else if position.is_namua() {
                let [down, up] = mine.only_laps(theirs.faced());
                let only_laps = Begins::ways(down, up);
                self.captures.add::<I>(place, captures.without(only_laps), owner);
                self.only_laps.add::<I>(place, captures.and(only_laps), owner);
            } else {
                self.captures.add::<I>(place, captures, owner);
            }
        }
        any
    }

    const fn is_full(&self) -> bool {
        self.captures.is_full() || self.only_laps.is_full() || self.takata.is_full()
    }

    /// Takes moves of one kind.
    #[inline(always)]
    fn take_lots<B: Byte>(&mut self) -> Option<(Lots<B>, Kind)> {
        for (queue, kind) in [
            (&mut self.captures, Kind::Capture),
            (&mut self.only_laps, Kind::OnlyLap),
            (&mut self.takata, Kind::Takata),
        ] {
            if let Some(lots) = queue.take_lots() {
                return Some((lots, kind));
            }
        }
        None
    }
}

const CLAUSES: Clauses = Clauses { empty: Clause::Kis30, hamna: Clause::Kis50 };

impl<R: Reading> Kiswahili<R> {
    /// Every legal move of each of some positions, with the position's place among them and the
    /// position after it: captures, or, where there is none, takata (KIS-6). The same player is to
    /// move in all of them, and in the same stage. One that could go on from the house comes again
    /// with that choice, after the other captures.
    #[inline(always)]
    pub(super) fn expand_moves<I: Isa>(
        positions: &[Self],
        mut each: impl FnMut(usize, Move, Self),
    ) {
        let mut waiting = Waiting::new();
        let mut places = 0..positions.len();
        while waiting.fill::<R, I>(positions, &mut places) {
            while let Some((lots, kind)) = waiting.take_lots() {
                let capturing = kind != Kind::Takata;
                let ring = I::Side::gather(|lane| &positions[lots.place(lane)].mine);
                let mut sweep = Self::sweep::<_, I::Side>(positions, ring, &lots);
                Self::sow(positions, &mut sweep, &lots, kind);
                if sweep.stopped.any() {
                    for lane in (0..lots.count).filter(|&lane| sweep.stopped.lane(lane) != 0) {
                        waiting.captures.add_choosing(&lots, lane);
                    }
                }
                let endless = sweep.live.any();
                sweep.finish();
                let (mine, theirs) = sweep.boards();
                let boards = mine.as_ref().iter().zip(theirs.as_ref()).take(lots.count);
                for (lane, (mine, theirs)) in boards.enumerate() {
                    if !(endless && sweep.live.is(lane)) {
                        let before = &positions[lots.place(lane)];
                        let played = before.named(lots.begin(lane), capturing);
                        let found = sweep.found(lane, before.houses);
                        let after = before.after::<I::Single>(mine, theirs, found, capturing);
                        each(lots.place(lane), played, after);
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

    /// Where a capturing move may begin; in the namua stage the way is that of the captured seeds
    /// (KIS-10, KIS-11, KIS-20).
    #[inline(always)]
    pub(super) fn capture_begins<T: Facing>(&self, mine: T, theirs: T) -> Begins<HOLES> {
        let faced = theirs.faced();
        if self.is_namua() {
            ring8::chosen(ring8::catching(mine, faced).over(0))
        } else {
            ring8::first_captures(mine, faced)
        }
    }

    /// The takata (KIS-12, KIS-13, KIS-14, KIS-23, KIS-42).
    #[inline(always)]
    fn takata_begins(&self, mine: impl Facing) -> Begins<HOLES> {
        ring8::takata_begins(self.takata_holes(mine), mine.over(0))
    }

    /// Where a takata may begin (KIS-12, KIS-14, KIS-23, KIS-42).
    #[inline(always)]
    pub(super) fn takata_holes(&self, mine: impl Facing) -> u32 {
        let (occupied, heaps) = (mine.over(0), mine.over(1));
        if !self.is_namua() {
            let heaps = heaps & !self.takasia.map_or(0, |index| 1 << index);
            return if heaps & FRONT != 0 { heaps & FRONT } else { heaps };
        }
        if self.is_functional() {
            let others = occupied & FRONT & !(1 << HOUSE);
            return if others != 0 { others } else { 1 << HOUSE };
        }
        let singletons = R::SINGLETONS_WHILE_OWNED && self.houses[0];
        FRONT & if singletons || heaps & FRONT == 0 { occupied } else { heaps }
    }

    /// The move with a beginning.
    #[inline(always)]
    pub(super) fn named(&self, begin: Begin, capturing: bool) -> Move {
        let played = ring8::lifting(self.turn, begin.hole(), begin.way());
        match (capturing, self.is_namua()) {
            (false, _) => played.takata(),
            (true, false) => played,
            (true, true) => {
                let hole = ring8::hole(self.turn, begin.hole() as u8);
                let played = Move::new(hole).signed(ring8::kichwa(begin.way()));
                if begin.choice() { played.safari() } else { played }
            }
        }
    }

    #[inline(always)]
    fn sweep<T: Side, F: Sides<Byte = T::Byte>>(
        positions: &[Self],
        ring: T,
        lots: &Lots<T::Byte>,
    ) -> Sweep<T, F> {
        let of = |lane| &positions[lots.place(lane)];
        let opponent = T::Byte::each(|lane| if of(lane).houses[1] { 0xff } else { 0 });
        let owners = Owners { mover: lots.owners(), any: lots.any_owner(), opponent };
        Sweep::new(ring, F::gather(|lane| &of(lane).theirs), owners, positions[0].turn, lots)
    }

    /// Sows captures, or takata.
    #[inline(always)]
    fn sow<T: Side, F: Sides<Byte = T::Byte>>(
        positions: &[Self],
        sweep: &mut Sweep<T, F>,
        lots: &Lots<T::Byte>,
        kind: Kind,
    ) {
        let (namua, all) = (positions[0].is_namua(), sweep.live);
        let hole = sweep.seen(lots.holes());
        let mut hand = sweep.ring.at(hole);
        // An owned house is functional by what it held before (KIS-4).
        let from_house = hole.equals(sweep.house).and(hand.above(T::Byte::splat(FUNCTIONAL - 1)));
        if namua {
            hand = hand.plus(T::Byte::splat(1));
            sweep.ring.put(hole, hand);
            sweep
                .ring
                .tell(all, |name| Event::Placed { hole: name(hole.number()), now: hand.number() });
        }
        match kind {
            Kind::Takata => {}
            Kind::OnlyLap => {
                sweep.first_capture(hole, T::Byte::splat(0), CLAUSES);
                return sweep.only_lap(CLAUSES);
            }
            Kind::Capture if namua => {
                sweep.first_capture(hole, T::Byte::splat(0), CLAUSES);
                return sweep.capturing(Some(lots.choice()), CLAUSES);
            }
            Kind::Capture => {
                sweep.lift(hole, all);
                sweep.take(hole, hand);
                let (last, _) = sweep.lap();
                sweep.first_capture(last, Sweep::<T, F>::far(last), CLAUSES);
                return sweep.capturing(None, CLAUSES);
            }
        }
        // Two seeds are taken out of a functional house as long as there are seeds in reserve; the
        // other holes are emptied (KIS-12).
        let taxed = if namua { from_house } else { T::Byte::splat(0) };
        let two = T::Byte::splat(2);
        sweep.lift(hole, all.without(taxed));
        if taxed.any() {
            let left = hand.minus(two).and(taxed);
            sweep.ring.put(hole, left);
            sweep
                .ring
                .tell(taxed, |name| Event::Taxed { hole: name(hole.number()), now: left.number() });
        }
        sweep.take(hole, two.or_else(taxed, hand));
        let frozen = T::Byte::each(|lane| positions[lots.place(lane)].takasia.unwrap_or(NOWHERE));
        sweep.takata(Stops {
            empty: Clause::Kis30,
            namua,
            frozen: (!namua).then_some(frozen),
            exempt: if R::HOUSE_GOES_ON { from_house } else { T::Byte::splat(0) },
        });
    }

    /// The position after a move that left these rings.
    #[inline(always)]
    fn after<S: Facing>(
        &self,
        mine: &[u8; HOLES],
        theirs: &[u8; HOLES],
        found: Found,
        captured: bool,
    ) -> Self {
        let namua = self.is_namua();
        let lost = R::MTAJI_CAPTURE_LOSES_HOUSES && captured && !namua;
        let [house, their_house] = found.houses.map(|owned| owned && !lost);
        let takasia = if !captured && self.hand == [0, 0] {
            takasiaed::<R, _>(S::load(mine), S::load(theirs), their_house)
        } else {
            None
        };
        // Put together at once: a field changed afterwards would be waited for when it is copied.
        Self {
            mine: *mine,
            theirs: *theirs,
            hand: [self.hand[1], self.hand[0].wrapping_sub(u8::from(namua)) + found.won],
            houses: [their_house, house],
            takasia,
            turn: self.turn.other(),
            reading: self.reading,
        }
    }

    pub(super) fn follow_move(&self, played: Move, observer: impl Observer) -> Option<Self> {
        let turn = self.turn;
        let sign = played.first()?;
        let (index, capturing) = (ring8::index(played.hole()), !played.is_takata());
        let way = if capturing && self.is_namua() {
            ring8::inward(sign)
        } else {
            ring8::way(index, sign)
        };
        let lots = Lots::one(Begin::new(index as u8, way, played.is_safari()), self.houses[0]);
        let ring = WatchedSide::new(self.mine, observer, |index| ring8::hole(turn, index));
        let positions = slice::from_ref(self);
        let mut sweep = Self::sweep::<_, [u8; HOLES]>(positions, ring, &lots);
        Self::sow(
            positions,
            &mut sweep,
            &lots,
            if capturing { Kind::Capture } else { Kind::Takata },
        );
        if sweep.live != 0 {
            return None;
        }
        sweep.finish();
        let found = sweep.found(0, self.houses);
        let next = {
            let (mine, theirs) = sweep.boards();
            let (mine, theirs) = (mine.as_ref().first()?, theirs.as_ref().first()?);
            self.after::<[u8; HOLES]>(mine, theirs, found, capturing)
        };
        for (player, seat) in [(0, turn.other()), (1, turn)] {
            let lost = if found.houses[1 - player] && !next.houses[player] { 0xff } else { 0 };
            sweep.ring.tell(lost, |_| Event::HouseLost { seat });
        }
        if let Some(index) = next.takasia {
            let hole = ring8::hole(next.turn, index);
            sweep.ring.tell(0xff, |_| Event::Takasiaed { hole });
        }
        Some(next)
    }
}
