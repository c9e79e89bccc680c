//! The moves of Bao la Kiswahili.

use super::{Kiswahili, reading::Reading, takasia::takasiaed};
use crate::{
    Clause, Event, Move, Observer,
    isa::Isa,
    ring8::{
        self, Clauses, FRONT, FUNCTIONAL, Found, HOLES, HOUSE, Kind, NOWHERE, Sown, Stops, Sweep,
        Waiting,
    },
    sow::{Begin, Begins, Byte, Facing, Lots, Side, Sides},
};

const CLAUSES: Clauses = Clauses { empty: Clause::Kis30, hamna: Clause::Kis50 };

impl<R: Reading> Kiswahili<R> {
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

    pub(super) fn follow_move(&self, played: Move, observer: impl Observer) -> Option<Self> {
        let sign = played.first()?;
        let (index, capturing) = (ring8::index(played.hole()), !played.is_takata());
        let way = if capturing && self.is_namua() {
            ring8::inward(sign)
        } else {
            ring8::way(index, sign)
        };
        let begin = Begin::new(index as u8, way, played.is_safari());
        let kind = if capturing { Kind::Capture } else { Kind::Takata };
        let (next, found, mut ring) = ring8::follow(self, begin, kind, observer)?;
        for (player, seat) in [(0, self.turn.other()), (1, self.turn)] {
            let lost = if found.houses[1 - player] && !next.houses[player] { 0xff } else { 0 };
            ring.tell(lost, |_| Event::HouseLost { seat });
        }
        if let Some(index) = next.takasia {
            let hole = ring8::hole(next.turn, index);
            ring.tell(0xff, |_| Event::Takasiaed { hole });
        }
        Some(next)
    }
}

impl<R: Reading> Sown<3> for Kiswahili<R> {
    const HOUSES: bool = true;

    #[inline(always)]
    fn sides(&self) -> [&[u8; HOLES]; 2] {
        [&self.mine, &self.theirs]
    }

    #[inline(always)]
    fn owned(&self) -> [bool; 2] {
        self.houses
    }

    #[inline(always)]
    fn is_like(&self, other: &Self) -> bool {
        self.turn == other.turn && self.is_namua() == other.is_namua()
    }

    #[inline(always)]
    fn begin<I: Isa>(&self, place: usize, waiting: &mut Waiting<3>) {
        let mine = I::Single::load(&self.mine);
        let theirs = I::Single::load(&self.theirs);
        let owner = self.houses[0];
        let captures = self.capture_begins(mine, theirs);
        // No capturing move is endless (see `ring8`), so that the first capture alone obliges.
        if captures.is_empty() {
            waiting.add::<I>(Kind::Takata, place, self.takata_begins(mine), owner);
        } else if self.is_namua() {
            let [down, up] = mine.only_laps(theirs.faced());
            let only_laps = Begins::ways(down, up);
            waiting.add::<I>(Kind::Capture, place, captures.without(only_laps), owner);
            waiting.add::<I>(Kind::OnlyLap, place, captures.and(only_laps), owner);
        } else {
            waiting.add::<I>(Kind::Capture, place, captures, owner);
        }
    }

    #[inline(always)]
    fn named(&self, begin: Begin, kind: Kind) -> Move {
        let played = ring8::lifting(self.turn, begin.hole(), begin.way());
        match (kind != Kind::Takata, self.is_namua()) {
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

    #[inline(always)]
    fn after<S: Facing>(
        &self,
        mine: &[u8; HOLES],
        theirs: &[u8; HOLES],
        found: Found,
        kind: Kind,
    ) -> Self {
        let (namua, captured) = (self.is_namua(), kind != Kind::Takata);
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
}
