//! The ring of a player's sixteen holes in the four-by-eight games, and a capturing move on it.
//!
//! Index 0 to 7 are `A1` to `A8`, 8 to 15 are `B8` to `B1`: [`Way::Up`] is the owner's `A1`..`A8`,
//! `B8`..`B1`. What faces a front row travels as a ring too, by the index of the hole that it faces.
//!
//! A capturing move is never endless. The opponent's front row is not refilled while it lasts, so
//! there are at most eight captures. Between two of them, once the sowing has gone round, some
//! occupied front hole faces an occupied one; a lap that ended there would capture, so it is not
//! lifted, and every further round leaves a seed more in it. There are 64 seeds, and a round has at
//! most eight laps: that makes 8 x 64 x 8 laps and a few, fewer than COM-4 allows.

pub(crate) mod explain;

use crate::{
    By, Clause, Event, Field, Hole, Move, Outcome, Row, Seat, Setup, SetupError, Sign,
    sow::{Begin, Begins, Byte, Facing, MOST_LAPS, Ring, Way},
};

/// Holes of a ring.
pub(crate) const HOLES: usize = 16;

/// The house, `A5` (KIS-1).
pub(crate) const HOUSE: usize = 4;

/// The fewest seeds with which an owned house is functional (KIS-4).
pub(crate) const FUNCTIONAL: u8 = 6;

/// The front row as a set of ring indices.
pub(crate) const FRONT: u32 = 0x00ff;

/// The name of a hole of `seat`'s ring.
pub(crate) const fn hole(seat: Seat, index: u8) -> Hole {
    let index = index % HOLES as u8;
    if index < 8 {
        Hole::new(seat, Row::Front, index + 1)
    } else {
        Hole::new(seat, Row::Back, 16 - index)
    }
}

/// The place of a hole in its owner's ring.
pub(crate) const fn index(hole: Hole) -> usize {
    let number = (hole.number() - 1) as usize % 8;
    match hole.row() {
        Row::Front => number,
        Row::Back => 15 - number,
    }
}

/// The sign of a sowing that starts by lifting `index` and goes `way`.
pub(crate) const fn sign(index: usize, way: Way) -> Sign {
    match (index < 8, way) {
        (true, Way::Up) | (false, Way::Down) => Sign::Right,
        (true, Way::Down) | (false, Way::Up) => Sign::Left,
    }
}

/// The way of a sowing that starts by lifting `index` towards `sign`.
pub(crate) const fn way(index: usize, towards: Sign) -> Way {
    match (index < 8, towards) {
        (true, Sign::Right) | (false, Sign::Left) => Way::Up,
        (true, Sign::Left) | (false, Sign::Right) => Way::Down,
    }
}

/// The way in which captured seeds are sown that enter by the kichwa `sign`: to the centre.
pub(crate) const fn inward(kichwa: Sign) -> Way {
    match kichwa {
        Sign::Left => Way::Up,
        Sign::Right => Way::Down,
    }
}

/// The kichwa by which a sowing to the centre that goes `way` enters.
pub(crate) const fn kichwa(way: Way) -> Sign {
    match way {
        Way::Up => Sign::Left,
        Way::Down => Sign::Right,
    }
}

/// The ring index of the kichwa where a sowing to the centre on a course begins.
#[inline(always)]
pub(crate) const fn entrance(course: u8) -> u8 {
    if course == Way::Up.course() { 0 } else { 7 }
}

/// The holes of a set of ring indices.
pub(crate) fn holes(set: u32) -> impl Iterator<Item = usize> {
    (0..HOLES).filter(move |index| set >> index & 1 != 0)
}

/// A sowing of a move that starts by lifting `index`.
pub(crate) const fn lifting(seat: Seat, index: usize, way: Way) -> Move {
    Move::new(hole(seat, index as u8)).signed(sign(index, way))
}

/// The front holes that are occupied and face an occupied hole, where a lap captures.
#[inline(always)]
pub(crate) fn catching<R: Facing>(mine: R, faced: R) -> R {
    mine.both(faced)
}

/// The beginnings whose first lap captures (KIS-20, KIS-22, KUJ-3).
#[inline(always)]
pub(crate) fn first_captures<R: Facing>(mine: R, faced: R) -> Begins<HOLES> {
    let [down, up] = mine.first_laps(catching(mine, faced));
    Begins::ways(down, up)
}

/// Whether a front row is empty (KIS-50, KUJ-9).
#[inline(always)]
pub(crate) fn is_hamna(mine: &[u8; HOLES]) -> bool {
    let [a, b, c, d, e, f, g, h, ..] = *mine;
    u64::from_le_bytes([a, b, c, d, e, f, g, h]) == 0
}

/// How a move ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// Its last seed fell where the move ends.
    Plain,
    /// In the functional house, where the mover stops though he might go on (KIS-32).
    House,
    /// The capture of so many seeds emptied the opponent's front row (KIS-50).
    Hamna(u8),
}

/// A move under way: the mover's ring, what faces it, and the houses.
#[derive(Clone, Copy)]
pub(crate) struct Sweep<T, F> {
    /// The mover's ring.
    pub(crate) ring: T,
    /// What faces the mover's front row, by the index of the hole that it faces.
    pub(crate) faced: F,
    /// The seeds that face the front row.
    left: u8,
    /// Whether the mover and the opponent own their houses.
    pub(crate) houses: [bool; 2],
    /// The mover.
    seat: Seat,
    /// Laps sown so far.
    laps: u32,
}

impl<T, F> Sweep<T, F>
where
    T: Ring<HOLES>,
    F: Facing<Byte = T::Byte>,
{
    /// A move that begins with `ring` and the opponent's counts; who owns his house, the mover and
    /// the opponent.
    #[inline(always)]
    pub(crate) fn new(ring: T, theirs: &[u8; HOLES], houses: [bool; 2], seat: Seat) -> Self {
        let [a, b, c, d, e, f, g, h, ..] = *theirs;
        let front = u64::from_le_bytes([a, b, c, d, e, f, g, h]);
        // The highest byte of the product is the sum of the bytes, which is at most 64.
        let left = (front.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8;
        Self { ring, faced: F::load(theirs).faced(), left, houses, seat, laps: 0 }
    }

    /// Lifts a hole of the mover's; lifting all of the house's seeds loses it (KIS-5).
    #[inline(always)]
    pub(crate) fn lift(&mut self, hole: T::Byte) {
        self.ring.lift(hole, T::Byte::splat(0xff));
        if self.houses[0] && usize::from(hole.number()) == HOUSE {
            self.houses[0] = false;
            let seat = self.seat;
            self.ring.tell(|_| Event::HouseLost { seat });
        }
    }

    /// Sows a lap: the hole where the last seed fell and what it holds; `None` where the move has
    /// had all the laps that a legal move may have (COM-4).
    #[inline(always)]
    pub(crate) fn lap(
        &mut self,
        after: T::Byte,
        course: T::Byte,
        hand: T::Byte,
    ) -> Option<(T::Byte, T::Byte)> {
        if self.laps == MOST_LAPS {
            return None;
        }
        self.laps += 1;
        let last = self.ring.sow(after, course, hand);
        Some((last, self.ring.at(last)))
    }

    /// Tells that the move ended at `last` by `clause`.
    #[inline(always)]
    fn end(&mut self, last: T::Byte, clause: Clause, end: End) -> Option<End> {
        self.ring.tell(|name| Event::Ended { hole: name(last.number()), clause });
        Some(end)
    }

    /// Whether a lap ended in the mover's functional house (KIS-32).
    #[inline(always)]
    fn in_house(&self, last: T::Byte, held: T::Byte) -> bool {
        self.houses[0] && usize::from(last.number()) == HOUSE && held.number() >= FUNCTIONAL
    }

    /// A capture by the front hole `by`, whose seeds are sown on `course` from the kichwa, and all
    /// that follows from it (KIS-30 to KIS-33). In the namua stage `safari` tells what the mover
    /// does where a lap ends in his functional house; `None` stands for the mtaji stage and for a
    /// game without house.
    #[inline(always)]
    pub(crate) fn capture(
        &mut self,
        mut by: T::Byte,
        mut course: T::Byte,
        safari: Option<bool>,
        clauses: Clauses,
    ) -> Option<End> {
        loop {
            let mut hand = self.faced.at(by);
            self.faced.lift(by, T::Byte::splat(0xff));
            self.left = self.left.wrapping_sub(hand.number());
            self.tell_capture(by, hand);
            if self.left == 0 {
                let (seat, seeds) = (self.seat, hand.number());
                self.ring.tell(|_| Event::Won { seat, seeds });
                return self.end(by, clauses.hamna, End::Hamna(seeds));
            }
            self.ring.tell(|name| {
                let kichwa = name(entrance(course.number()));
                Event::Entered { kichwa, seeds: hand.number() }
            });
            // Seeds enter after B1 to go up from the left kichwa, after B8 to go down.
            let mut after = T::Byte::splat(15).xor(course.and(T::Byte::splat(7)));
            by = loop {
                let (last, held) = self.lap(after, course, hand)?;
                if held.number() == 1 {
                    return self.end(last, clauses.empty, End::Plain);
                }
                if self.faced.at(last).number() > 0 {
                    break last;
                }
                if let Some(safari) = safari
                    && self.in_house(last, held)
                {
                    self.ring.tell(|name| Event::HouseAsked { house: name(HOUSE as u8), safari });
                    if !safari {
                        return self.end(last, Clause::Kis32, End::House);
                    }
                }
                self.lift(last);
                (after, hand) = (last, held);
            };
            course = kept(by, course);
        }
    }

    /// Tells of a capture, and of the opponent's house if it was lost with it.
    #[inline(always)]
    fn tell_capture(&mut self, by: T::Byte, seeds: T::Byte) {
        let opposite = 7 - (by.number() & 7);
        let (from, seeds) = (hole(self.seat.other(), opposite), seeds.number());
        self.ring.tell(|name| Event::Captured { by: name(by.number()), from, seeds });
        if self.houses[1] && usize::from(opposite) == HOUSE {
            self.houses[1] = false;
            let seat = self.seat.other();
            self.ring.tell(|_| Event::HouseLost { seat });
        }
    }

    /// Laps and relays of a takata that has `hand` in hand after `after` (KIS-30 to KIS-33,
    /// KIS-42).
    #[inline(always)]
    pub(crate) fn takata(
        &mut self,
        mut after: T::Byte,
        course: T::Byte,
        mut hand: T::Byte,
        stops: Stops,
    ) -> Option<End> {
        let mut exempt = stops.exempt;
        loop {
            let (last, held) = self.lap(after, course, hand)?;
            if held.number() == 1 {
                return self.end(last, stops.empty, End::Plain);
            }
            if stops.namua && self.in_house(last, held) {
                return self.end(last, Clause::Kis32, End::Plain);
            }
            if stops.frozen == Some(last.number()) && !exempt {
                return self.end(last, Clause::Kis42, End::Plain);
            }
            exempt = false;
            self.lift(last);
            (after, hand) = (last, held);
        }
    }
}

/// What ends a takata besides an empty hole.
#[derive(Clone, Copy)]
pub(crate) struct Stops {
    /// The clause of the empty hole, for those who watch.
    pub(crate) empty: Clause,
    /// Whether the functional house does (KIS-32).
    pub(crate) namua: bool,
    /// The takasiaed hole (KIS-42).
    pub(crate) frozen: Option<u8>,
    /// Whether the first lap goes on from it (KIS-43).
    pub(crate) exempt: bool,
}

/// The clauses that end a capturing move, for those who watch it.
#[derive(Clone, Copy)]
pub(crate) struct Clauses {
    /// In an empty hole.
    pub(crate) empty: Clause,
    /// With the opponent's front row empty.
    pub(crate) hamna: Clause,
}

/// The course on which seeds captured by `by` are sown: from the nearer kichwa for the two holes at
/// each end, else so as to keep the course of sowing (KIS-21). Without branches, since nobody can
/// foresee it.
#[inline(always)]
pub(crate) fn kept<B: Byte>(by: B, course: B) -> B {
    let (left, right) = (B::splat(2).above(by), by.above(B::splat(5)));
    course.without(left).or(right)
}

/// The ways in which seeds captured by each of `holes` may be sown where the mover chooses the
/// kichwa: the nearer one for the two holes at each end (KIS-11, KUJ-8).
#[inline(always)]
pub(crate) const fn chosen(holes: u32) -> Begins<HOLES> {
    Begins::ways(holes & 0xfc, holes & 0x3f)
}

/// The beginnings of takata from `holes`: a kichwa that is the only occupied front hole is sown
/// only towards the centre (KIS-13, KUJ-5).
#[inline(always)]
pub(crate) const fn takata_begins(holes: u32, occupied: u32) -> Begins<HOLES> {
    match occupied & FRONT {
        0x01 => Begins::ways(holes & !0x01, holes),
        0x80 => Begins::ways(holes, holes & !0x80),
        _ => Begins::ways(holes, holes),
    }
}

/// The ways in which a takata may go from `index`.
pub(crate) fn takata_ways(index: usize, occupied: u32) -> impl Iterator<Item = Way> {
    let begins = takata_begins(1 << index, occupied);
    Way::BOTH.into_iter().filter(move |&way| begins.has(Begin::new(index as u8, way, false)))
}

/// Puts the rings of the player to move and of the opponent into a set-up.
pub(crate) fn fill(setup: &mut Setup, turn: Seat, mine: &[u8; HOLES], theirs: &[u8; HOLES]) {
    setup.turn = turn;
    for (seat, counts) in [(turn, mine), (turn.other(), theirs)] {
        for (index, &seeds) in (0..).zip(counts) {
            setup.set_seeds(hole(seat, index), seeds);
        }
    }
}

/// The result of a position: a front row is empty (KIS-50, KUJ-9), or the player to move has no
/// legal move (KIS-51).
pub(crate) fn outcome(
    turn: Seat,
    mine: &[u8; HOLES],
    theirs: &[u8; HOLES],
    has_move: impl FnOnce() -> bool,
) -> Option<Outcome> {
    if is_hamna(mine) {
        Outcome::won(turn.other(), By::Hamna)
    } else if is_hamna(theirs) {
        Outcome::won(turn, By::Hamna)
    } else if has_move() {
        None
    } else {
        Outcome::won(turn.other(), By::NoMoves)
    }
}

/// The rings of a set-up, of the player to move and of the opponent, once what holds for both
/// four-by-eight games is checked: the number of seeds, and a front row that is not empty.
pub(crate) fn from_setup(setup: &Setup) -> Result<([u8; HOLES], [u8; HOLES]), SetupError> {
    setup.check_total()?;
    let ring = |seat| std::array::from_fn(|index| setup.seeds(hole(seat, index as u8)));
    let (mine, theirs) = (ring(setup.turn), ring(setup.turn.other()));
    if is_hamna(&mine) && is_hamna(&theirs) {
        let expected = "seeds in a front row";
        return Err(SetupError::new(Field::Rows, "both front rows empty", expected));
    }
    Ok((mine, theirs))
}
