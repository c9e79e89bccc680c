//! The moves of Bao la Kiswahili.

use super::{Kiswahili, reading::Reading, takasia::takasiaed};
use crate::{
    Clause, Event, Move, Observer, Position,
    isa::Isa,
    ring8::{self, Clauses, FRONT, Found, HOLES, HOUSE, Stops, Sweep},
    sow::{Begin, Begins, Byte, Facing, Load, Lots, Side, Sides, WatchedSide},
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

const CLAUSES: Clauses = Clauses { empty: Clause::Kis30, hamna: Clause::Kis50 };

impl<R: Reading> Kiswahili<R> {
    /// Every legal move and the position after it: captures, or, where there is none, takata
    /// (KIS-6).
    #[inline(always)]
    pub(super) fn expand_moves<I: Isa>(&self, each: impl FnMut(Move, Self)) {
        if self.is_over() {
            return;
        }
        let (mine, theirs) = (I::Single::load(&self.mine), I::Single::load(&self.theirs));
        let captures = self.capture_begins(mine, theirs);
        // No capturing move is endless (see `ring8`), so that the first capture alone obliges.
        let capturing = !captures.is_empty();
        let (begins, only_laps) = if !capturing {
            (self.takata_begins(mine), Begins::NONE)
        } else if self.is_namua() {
            let [down, up] = mine.only_laps(theirs.faced());
            let only_laps = Begins::ways(down, up);
            (captures.without(only_laps), captures.and(only_laps))
        } else {
            (captures, Begins::NONE)
        };
        self.sow_all::<I>(begins, only_laps, capturing, each);
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

    /// Sows moves of one kind; those that end are legal. One that could go on from the house comes
    /// again with that choice, after the others.
    #[inline(always)]
    fn sow_all<I: Isa>(
        &self,
        mut begins: Begins<HOLES>,
        only_laps: Begins<HOLES>,
        capturing: bool,
        mut each: impl FnMut(Move, Self),
    ) {
        let (mut again, mut left) = (Begins::NONE, only_laps);
        let mut kind = if capturing { Kind::Capture } else { Kind::Takata };
        loop {
            let Some(lots) = begins.take_lots() else {
                (begins, kind) = if !again.is_empty() {
                    (std::mem::replace(&mut again, Begins::NONE), Kind::Capture)
                } else if !left.is_empty() {
                    (std::mem::replace(&mut left, Begins::NONE), Kind::OnlyLap)
                } else {
                    break;
                };
                continue;
            };
            let mut sweep = self.sweep::<_, I::Side>(I::Side::load(&self.mine), &lots);
            self.sow(&mut sweep, &lots, kind);
            if sweep.stopped.any() {
                for lane in (0..lots.count).filter(|&lane| sweep.stopped.lane(lane) != 0) {
                    again.insert(lots.begin(lane).choosing());
                }
            }
            let endless = sweep.live.any();
            sweep.finish(&self.theirs);
            let (mine, theirs) = sweep.boards();
            let boards = mine.as_ref().iter().zip(theirs.as_ref()).take(lots.count);
            for (lane, (mine, theirs)) in boards.enumerate() {
                if !(endless && sweep.live.is(lane)) {
                    let played = self.named(lots.begin(lane), capturing);
                    let found = sweep.found(lane);
                    each(played, self.after::<I::Single>(mine, theirs, found, capturing));
                }
            }
        }
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
        &self,
        ring: T,
        lots: &Lots<T::Byte>,
    ) -> Sweep<T, F> {
        Sweep::new(ring, &self.theirs, self.houses, self.turn, lots)
    }

    /// Sows captures, or takata.
    #[inline(always)]
    fn sow<T: Side, F: Sides<Byte = T::Byte>>(
        &self,
        sweep: &mut Sweep<T, F>,
        lots: &Lots<T::Byte>,
        kind: Kind,
    ) {
        let (namua, all) = (self.is_namua(), sweep.live);
        let hole = sweep.seen(lots.holes());
        let mut hand = sweep.ring.at(hole);
        if namua {
            hand = hand.plus(T::Byte::splat(1));
            sweep.ring.put(hole, hand);
            sweep
                .ring
                .tell(all, |name| Event::Placed { hole: name(hole.number()), now: hand.number() });
            if kind != Kind::Takata {
                sweep.first_capture(hole, T::Byte::splat(0), CLAUSES);
                return if kind == Kind::OnlyLap {
                    sweep.only_lap(CLAUSES);
                } else {
                    sweep.capturing(Some(lots.choice()), CLAUSES);
                };
            }
        }
        let functional = if self.is_functional() { all } else { T::Byte::splat(0) };
        let from_house = functional.and(lots.holes().equals(T::Byte::splat(HOUSE as u8)));
        if namua && from_house.any() {
            // Where a functional house may be sown, nothing else may (KIS-12).
            let two = T::Byte::splat(2);
            let left = hand.minus(two);
            sweep.ring.put(hole, left);
            sweep
                .ring
                .tell(all, |name| Event::Taxed { hole: name(hole.number()), now: left.number() });
            sweep.take(hole, two);
        } else {
            sweep.lift(hole, all);
            sweep.take(hole, hand);
        }
        if kind != Kind::Takata {
            let (last, _) = sweep.lap();
            sweep.first_capture(last, Sweep::<T, F>::far(last), CLAUSES);
            return sweep.capturing(None, CLAUSES);
        }
        sweep.takata(Stops {
            empty: Clause::Kis30,
            namua,
            frozen: self.takasia,
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
        let lots = Lots::one(Begin::new(index as u8, way, played.is_safari()));
        let ring = WatchedSide::new(self.mine, observer, |index| ring8::hole(turn, index));
        let mut sweep = self.sweep::<_, [u8; HOLES]>(ring, &lots);
        self.sow(&mut sweep, &lots, if capturing { Kind::Capture } else { Kind::Takata });
        if sweep.live != 0 {
            return None;
        }
        sweep.finish(&self.theirs);
        let found = sweep.found(0);
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
