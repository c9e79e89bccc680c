//! The moves of Bao la Kujifunza.

use super::{Kujifunza, reading::Reading};
use crate::{
    Clause, Move, Observer, Position,
    isa::Isa,
    ring8::{self, Clauses, End, FRONT, HOLES, Stops, Sweep},
    sow::{Begin, Begins, Byte, Facing, Load, Ring, Watched, Way},
};

const CLAUSES: Clauses = Clauses { empty: Clause::Kuj6, hamna: Clause::Kuj9 };

/// The front holes 3 to 6, from which captured seeds may enter by either kichwa (KUJ-8).
const CENTRE: u32 = 0x3c;

impl<R: Reading> Kujifunza<R> {
    /// Every legal move and the position after it: captures, or, where there is none, takata
    /// (KUJ-2).
    #[inline(always)]
    pub(super) fn expand_moves<I: Isa>(&self, each: impl FnMut(Move, Self)) {
        if self.is_over() {
            return;
        }
        let (mine, theirs) = (I::Single::load(&self.mine), I::Single::load(&self.theirs));
        let captures = capture_begins::<R, _>(mine, theirs);
        // No capturing move is endless (see `ring8`), so that the first capture alone obliges.
        let capturing = !captures.is_empty();
        let begins = if capturing { captures } else { takata_begins(mine) };
        self.sow_all::<I>(begins, capturing, each);
    }

    /// Whether there is a legal move.
    pub(super) fn has_move(&self) -> bool {
        let mut found = false;
        self.expand(|_, _| found = true);
        found
    }

    /// Sows moves of one kind; those that end are legal.
    #[inline(always)]
    fn sow_all<I: Isa>(
        &self,
        mut begins: Begins<HOLES>,
        capturing: bool,
        mut each: impl FnMut(Move, Self),
    ) {
        while let Some(begin) = begins.pop() {
            let mut sweep = self.sweep::<I::Ring16, I::Ring16>(I::Ring16::load(&self.mine));
            if let Some(end) = sow(&mut sweep, begin, capturing) {
                each(self.named(begin, capturing), self.after(&sweep, end));
            }
        }
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
    fn sweep<T: Ring<HOLES>, F: Facing<Byte = T::Byte>>(&self, ring: T) -> Sweep<T, F> {
        Sweep::new(ring, &self.theirs, [false; 2], self.turn)
    }

    /// The position after a move.
    #[inline(always)]
    fn after<T: Ring<HOLES>, F: Facing>(&self, sweep: &Sweep<T, F>, end: End) -> Self {
        let won = if let End::Hamna(seeds) = end { seeds } else { 0 };
        Self {
            mine: sweep.faced.put_back(&self.theirs).counts(0),
            theirs: sweep.ring.counts(0),
            hand: [self.hand[1], self.hand[0] + won],
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
        let begin = Begin::new(index as u8, way, enters != 0);
        let ring = Watched::new(self.mine, observer, |index| ring8::hole(turn, index));
        let mut sweep = self.sweep::<_, [u8; HOLES]>(ring);
        let end = sow(&mut sweep, begin, capturing)?;
        Some(self.after(&sweep, end))
    }
}

/// Sows a capture, or a takata.
#[inline(always)]
fn sow<T: Ring<HOLES>, F: Facing<Byte = T::Byte>>(
    sweep: &mut Sweep<T, F>,
    begin: Begin,
    capturing: bool,
) -> Option<End> {
    let (hole, course) = (T::Byte::splat(begin.hole() as u8), T::Byte::splat(begin.way().course()));
    let hand = sweep.ring.at(hole);
    sweep.lift(hole);
    if capturing {
        let enters = T::Byte::splat(if begin.choice() { Way::Down } else { Way::Up }.course());
        let (last, _) = sweep.lap(hole, course, hand)?;
        return sweep.capture(last, enters, None, CLAUSES);
    }
    let stops = Stops { empty: Clause::Kuj6, namua: false, frozen: None, exempt: false };
    sweep.takata(hole, course, hand, stops)
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
