//! The moves of Bao la Kiswahili.

use super::{Kiswahili, reading::Reading, takasia::takasiaed};
use crate::{
    Clause, Event, Move, Observer, Position,
    isa::Isa,
    ring8::{self, Clauses, End, FRONT, HOLES, HOUSE, Stops, Sweep},
    sow::{Begin, Begins, Byte, Facing, Load, Ring, Watched},
};

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
        let begins = if capturing { captures } else { self.takata_begins(mine) };
        self.sow_all::<I>(begins, capturing, each);
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
    /// again with that choice.
    #[inline(always)]
    fn sow_all<I: Isa>(
        &self,
        mut begins: Begins<HOLES>,
        capturing: bool,
        mut each: impl FnMut(Move, Self),
    ) {
        while let Some(begin) = begins.pop() {
            let mut sweep = self.sweep::<I::Ring16, I::Ring16>(I::Ring16::load(&self.mine));
            let Some(end) = self.sow(&mut sweep, begin, capturing) else { continue };
            if end == End::House {
                begins.insert(begin.choosing());
            }
            each(self.named(begin, capturing), self.after(&sweep, end, capturing));
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
    fn sweep<T: Ring<HOLES>, F: Facing<Byte = T::Byte>>(&self, ring: T) -> Sweep<T, F> {
        Sweep::new(ring, &self.theirs, self.houses, self.turn)
    }

    /// Sows a capture, or a takata.
    #[inline(always)]
    fn sow<T: Ring<HOLES>, F: Facing<Byte = T::Byte>>(
        &self,
        sweep: &mut Sweep<T, F>,
        begin: Begin,
        capturing: bool,
    ) -> Option<End> {
        let (hole, course) =
            (T::Byte::splat(begin.hole() as u8), T::Byte::splat(begin.way().course()));
        let namua = self.is_namua();
        let mut hand = sweep.ring.at(hole);
        if namua {
            hand = hand.plus(T::Byte::splat(1));
            sweep.ring.put(hole, hand);
            sweep.ring.tell(|name| Event::Placed { hole: name(hole.number()), now: hand.number() });
            if capturing {
                return sweep.capture(hole, course, Some(begin.choice()), CLAUSES);
            }
        }
        let from_functional = begin.hole() == HOUSE && self.is_functional();
        if namua && from_functional {
            let two = T::Byte::splat(2);
            let left = hand.minus(two);
            sweep.ring.put(hole, left);
            sweep.ring.tell(|name| Event::Taxed { hole: name(HOUSE as u8), now: left.number() });
            hand = two;
        } else {
            sweep.lift(hole);
        }
        if capturing {
            let (last, _) = sweep.lap(hole, course, hand)?;
            return sweep.capture(last, ring8::kept(last, course), None, CLAUSES);
        }
        let stops = Stops {
            empty: Clause::Kis30,
            namua,
            frozen: self.takasia,
            exempt: R::HOUSE_GOES_ON && from_functional,
        };
        sweep.takata(hole, course, hand, stops)
    }

    /// The position after a move.
    #[inline(always)]
    fn after<T: Ring<HOLES>, F: Facing>(
        &self,
        sweep: &Sweep<T, F>,
        end: End,
        captured: bool,
    ) -> Self {
        let namua = self.is_namua();
        let won = if let End::Hamna(seeds) = end { seeds } else { 0 };
        let lost = R::MTAJI_CAPTURE_LOSES_HOUSES && captured && !namua;
        let mine = sweep.faced.put_back(&self.theirs);
        let theirs = sweep.ring.counts(0);
        let [house, their_house] = sweep.houses.map(|owned| owned && !lost);
        let takasia = if !captured && self.hand == [0, 0] {
            takasiaed::<R, _>(mine, F::load(&theirs), their_house)
        } else {
            None
        };
        // Put together at once: a field changed afterwards would be waited for when it is copied.
        Self {
            mine: mine.counts(0),
            theirs,
            hand: [self.hand[1], self.hand[0].wrapping_sub(u8::from(namua)) + won],
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
        let begin = Begin::new(index as u8, way, played.is_safari());
        let ring = Watched::new(self.mine, observer, |index| ring8::hole(turn, index));
        let mut sweep = self.sweep::<_, [u8; HOLES]>(ring);
        let end = self.sow(&mut sweep, begin, capturing)?;
        let next = self.after(&sweep, end, capturing);
        for (player, seat) in [(0, turn.other()), (1, turn)] {
            if sweep.houses[1 - player] && !next.houses[player] {
                sweep.ring.tell(|_| Event::HouseLost { seat });
            }
        }
        if let Some(index) = next.takasia {
            let hole = ring8::hole(next.turn, index);
            sweep.ring.tell(|_| Event::Takasiaed { hole });
        }
        Some(next)
    }
}
