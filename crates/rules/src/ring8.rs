//! The ring of a player's sixteen holes in the four-by-eight games, and a capturing move on it.
//!
//! Index 0 to 7 are `A1` to `A8`, 8 to 15 are `B8` to `B1`: [`Way::Up`] is the owner's `A1`..`A8`,
//! `B8`..`B1`. A player's facing holes travel as one word whose byte `i` holds the seeds facing
//! index `i`.

pub(crate) mod explain;

use crate::{
    Clause, Event, Field, Hole, Move, Row, Seat, Setup, SetupError, Sign,
    sow::{MOST_LAPS, Ring, Way},
};

/// Holes of a ring.
pub(crate) const HOLES: usize = 16;

/// The house, `A5` (KIS-1).
pub(crate) const HOUSE: usize = 4;

/// The fewest seeds with which an owned house is functional (KIS-4).
pub(crate) const FUNCTIONAL: u8 = 6;

/// The front row as a set of ring indices.
pub(crate) const FRONT: u16 = 0x00ff;

/// The name of a hole of `seat`'s ring.
pub(crate) const fn hole(seat: Seat, index: usize) -> Hole {
    let index = (index % HOLES) as u8;
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

/// The ring index of the kichwa where a sowing to the centre begins, and the index before it.
const fn entry(way: Way) -> (usize, usize) {
    match way {
        Way::Up => (0, 15),
        Way::Down => (7, 8),
    }
}

/// A sowing of a move that starts by lifting `index`.
pub(crate) const fn lifting(seat: Seat, index: usize, way: Way) -> Move {
    Move::new(hole(seat, index)).signed(sign(index, way))
}

/// The facing word of a ring: the seeds that face its owner's *opponent*'s front row.
#[inline(always)]
pub(crate) const fn facing(theirs: &[u8; HOLES]) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = *theirs;
    u64::from_le_bytes([h, g, f, e, d, c, b, a])
}

/// Puts a facing word back into the ring that it came from.
#[inline(always)]
pub(crate) fn put_facing(theirs: &mut [u8; HOLES], facing: u64) {
    theirs[..8].copy_from_slice(&facing.to_be_bytes());
}

/// The seeds that face front hole `index`; 0 for a back hole.
#[inline(always)]
pub(crate) const fn faced_by(facing: u64, index: usize) -> u8 {
    if index < 8 { (facing >> (8 * index)) as u8 } else { 0 }
}

/// The holes of a set of ring indices, lowest first.
pub(crate) fn each(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let index = set.trailing_zeros() as usize;
            set &= set - 1;
            index
        })
    })
}

/// Holes with at least `least` seeds.
#[inline(always)]
pub(crate) fn at_least(counts: &[u8; HOLES], least: u8) -> u16 {
    let mut set = 0;
    for (index, &seeds) in counts.iter().enumerate() {
        set |= u16::from(seeds >= least) << index;
    }
    set
}

/// The front holes of a ring that are occupied and face an occupied hole: where a lap captures.
#[inline(always)]
pub(crate) fn catching(counts: &[u8; HOLES], facing: u64) -> u16 {
    let mut set = 0;
    for (index, &seeds) in counts.iter().enumerate().take(8) {
        set |= u16::from(seeds > 0 && faced_by(facing, index) > 0) << index;
    }
    set
}

/// The holes whose first lap captures, going down and going up (KIS-20, KIS-22, KUJ-3).
#[inline(always)]
pub(crate) fn first_captures(counts: &[u8; HOLES], facing: u64) -> [u16; 2] {
    let catching = catching(counts, facing);
    Way::BOTH.map(|way| {
        let mut set = 0;
        for (index, &seeds) in counts.iter().enumerate() {
            let lands = catching >> way.land::<HOLES>(index, seeds) & 1 != 0;
            set |= u16::from(lands && (2..=15).contains(&seeds)) << index;
        }
        set
    })
}

/// How the last lap of a move ended it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// In an empty hole (KIS-30).
    Empty,
    /// In the functional house, where the mover stopped or had to (KIS-32).
    House,
    /// In the takasiaed hole (KIS-42).
    Takasia,
    /// The capture of so many seeds emptied the opponent's front row (KIS-50).
    Hamna(u8),
}

/// A move under way: the mover's ring, what faces it, and the houses.
#[derive(Clone, Copy)]
pub(crate) struct Sweep<R> {
    /// The mover's ring.
    pub(crate) ring: R,
    /// What faces the mover's front row.
    pub(crate) facing: u64,
    /// Whether the mover owns his house.
    pub(crate) house: bool,
    /// Whether the opponent owns his.
    pub(crate) their_house: bool,
    /// The mover.
    pub(crate) seat: Seat,
    /// Laps sown so far.
    pub(crate) laps: u32,
}

impl<R: Ring<HOLES>> Sweep<R> {
    /// One lap; `None` where the move has had all the laps that a legal move may have (COM-4).
    /// Gives the hole where the last seed fell and its seeds.
    #[inline(always)]
    pub(crate) fn lap(&mut self, after: usize, way: Way, seeds: u8) -> Option<(usize, u8)> {
        if self.laps == MOST_LAPS {
            return None;
        }
        self.laps += 1;
        self.ring.sow(after, way, seeds);
        let last = way.land::<HOLES>(after, seeds);
        Some((last, self.ring.get(last)))
    }

    /// Lifts a hole of the mover's; lifting all of the house's seeds loses it (KIS-5).
    #[inline(always)]
    pub(crate) fn lift(&mut self, index: usize) {
        self.ring.lift(index);
        if index == HOUSE && self.house {
            self.house = false;
            let seat = self.seat;
            self.ring.tell(|_| Event::HouseLost { seat });
        }
    }

    /// Tells that the move ended at `last` by `clause`.
    #[inline(always)]
    pub(crate) fn end(&mut self, last: usize, clause: Clause, end: End) -> Option<End> {
        self.ring.tell(|name| Event::Ended { hole: name(last), clause });
        Some(end)
    }

    /// A capture by front hole `by`, whose seeds are sown `way` from the kichwa, and all that
    /// follows from it (KIS-30 to KIS-33). In the namua stage `safari` tells what the mover does
    /// where a lap ends in his functional house; `None` stands for the mtaji stage and for a game
    /// without house. `None` comes back from an endless move.
    #[inline(always)]
    pub(crate) fn capture(
        &mut self,
        mut by: usize,
        mut way: Way,
        safari: Option<bool>,
        clauses: Ends,
    ) -> Option<End> {
        loop {
            let mut seeds = faced_by(self.facing, by);
            self.facing &= !(0xff << (8 * (by & 7)));
            let (seat, from) = (self.seat, hole(self.seat.other(), 7 - (by & 7)));
            self.ring.tell(|name| Event::Captured { by: name(by), from, seeds });
            if 7 - (by & 7) == HOUSE && self.their_house {
                self.their_house = false;
                self.ring.tell(|_| Event::HouseLost { seat: seat.other() });
            }
            if self.facing == 0 {
                self.ring.tell(|_| Event::Won { seat, seeds });
                return self.end(by, clauses.hamna, End::Hamna(seeds));
            }
            let (kichwa, mut after) = entry(way);
            self.ring.tell(|name| Event::Entered { kichwa: name(kichwa), seeds });
            by = loop {
                let (last, count) = self.lap(after, way, seeds)?;
                if count == 1 {
                    return self.end(last, clauses.empty, End::Empty);
                }
                if faced_by(self.facing, last) > 0 {
                    break last;
                }
                if last == HOUSE
                    && self.house
                    && count >= FUNCTIONAL
                    && let Some(safari) = safari
                {
                    self.ring.tell(|name| Event::HouseAsked { house: name(HOUSE), safari });
                    if !safari {
                        return self.end(last, Clause::Kis32, End::House);
                    }
                }
                self.lift(last);
                (after, seeds) = (last, count);
            };
            way = kept(by, way);
        }
    }
}

/// The clauses that end a capturing move, for those who watch it.
#[derive(Clone, Copy)]
pub(crate) struct Ends {
    /// In an empty hole.
    pub(crate) empty: Clause,
    /// With the opponent's front row empty.
    pub(crate) hamna: Clause,
}

/// The way in which seeds captured by `by` are sown: from the nearer kichwa for the two holes at
/// each end, else so as to keep the direction of sowing (KIS-21).
#[inline(always)]
pub(crate) const fn kept(by: usize, way: Way) -> Way {
    match by {
        0 | 1 => Way::Up,
        6 | 7 => Way::Down,
        _ => way,
    }
}

/// The ways from which the mover may choose where KIS-11 or KUJ-8 let him.
#[inline(always)]
pub(crate) const fn chosen(by: usize) -> &'static [Way] {
    match by {
        0 | 1 => &[Way::Up],
        6 | 7 => &[Way::Down],
        _ => &[Way::Up, Way::Down],
    }
}

/// The ways of a takata from `index`: a kichwa that is the only occupied front hole is sown only
/// towards the centre (KIS-13, KUJ-5).
#[inline(always)]
pub(crate) const fn takata_ways(index: usize, occupied_front: u16) -> &'static [Way] {
    match (index, occupied_front) {
        (0, 0x01) => &[Way::Up],
        (7, 0x80) => &[Way::Down],
        _ => &Way::BOTH,
    }
}

/// The rings of a set-up, of the player to move and of the opponent, once what holds for both
/// four-by-eight games is checked: the number of seeds, and a front row that is not empty.
pub(crate) fn from_setup(setup: &Setup) -> Result<([u8; HOLES], [u8; HOLES]), SetupError> {
    setup.check_total()?;
    let ring = |seat| std::array::from_fn(|index| setup.seeds(hole(seat, index)));
    let (mine, theirs) = (ring(setup.turn), ring(setup.turn.other()));
    if facing(&mine) == 0 && facing(&theirs) == 0 {
        let expected = "seeds in a front row";
        return Err(SetupError::new(Field::Rows, "both front rows empty", expected));
    }
    Ok((mine, theirs))
}
