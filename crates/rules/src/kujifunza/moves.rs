//! The moves of Bao la Kujifunza.

use super::{Kujifunza, reading::Reading};
use crate::{
    Clause, Move, Observer,
    isa::Isa,
    ring8::{self, Clauses, FRONT, Found, HOLES, Kind, Sown, Stops, Sweep, Waiting},
    sow::{Begin, Begins, Byte, Facing, Lots, Side, Sides, Way},
};

const CLAUSES: Clauses = Clauses { empty: Clause::Kuj6, hamna: Clause::Kuj9 };

/// The front holes 3 to 6, from which captured seeds may enter by either kichwa (KUJ-8).
const CENTRE: u32 = 0x3c;

impl<R: Reading> Kujifunza<R> {
    pub(super) fn follow_move(&self, played: Move, observer: impl Observer) -> Option<Self> {
        let (index, capturing) = (ring8::index(played.hole()), !played.is_takata());
        let way = ring8::way(index, played.first()?);
        let by = way.land::<HOLES>(index, self.mine[index]);
        let enters = match played.second() {
            Some(kichwa) => ring8::inward(kichwa),
            None => ring8::kept(by, way),
        };
        let begin = Begin::new(index as u8, way, enters == Way::Down);
        let kind = if capturing { Kind::Capture } else { Kind::Takata };
        ring8::follow(self, begin, kind, observer).map(|(next, ..)| next)
    }
}

impl<R: Reading> Sown<2> for Kujifunza<R> {
    const HOUSES: bool = false;

    #[inline(always)]
    fn sides(&self) -> [&[u8; HOLES]; 2] {
        [&self.mine, &self.theirs]
    }

    #[inline(always)]
    fn owned(&self) -> [bool; 2] {
        [false; 2]
    }

    #[inline(always)]
    fn is_like(&self, other: &Self) -> bool {
        self.turn == other.turn
    }

    #[inline(always)]
    fn begin<I: Isa>(&self, place: usize, waiting: &mut Waiting<2>) {
        let mine = I::Single::load(&self.mine);
        let captures = capture_begins::<R, _>(mine, I::Single::load(&self.theirs));
        // No capturing move is endless (see `ring8`), so that the first capture alone obliges.
        if captures.is_empty() {
            waiting.add::<I>(Kind::Takata, place, takata_begins(mine), false);
        } else {
            waiting.add::<I>(Kind::Capture, place, captures, false);
        }
    }

    #[inline(always)]
    fn named(&self, begin: Begin, kind: Kind) -> Move {
        let played = ring8::lifting(self.turn, begin.hole(), begin.way());
        if kind == Kind::Takata {
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
    fn sow<T: Side, F: Sides<Byte = T::Byte>>(
        _: &[Self],
        sweep: &mut Sweep<T, F>,
        lots: &Lots<T::Byte>,
        kind: Kind,
    ) {
        let hole = sweep.seen(lots.holes());
        sweep.take(hole, sweep.ring.at(hole));
        sweep.lift(hole, sweep.live);
        if kind == Kind::Capture {
            let (last, _) = sweep.lap();
            // The choice is to go down after the capture, which turns a board that was going up.
            sweep.first_capture(last, lots.choice().xor(lots.down()), CLAUSES);
            return sweep.capturing(None, CLAUSES);
        }
        let exempt = T::Byte::splat(0);
        sweep.takata(Stops { empty: Clause::Kuj6, namua: false, frozen: None, exempt });
    }

    #[inline(always)]
    fn after<S: Facing>(
        &self,
        mine: &[u8; HOLES],
        theirs: &[u8; HOLES],
        found: Found,
        _: Kind,
    ) -> Self {
        Self {
            mine: *mine,
            theirs: *theirs,
            hand: [self.hand[1], self.hand[0] + found.won],
            turn: self.turn.other(),
            reading: self.reading,
        }
    }
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
