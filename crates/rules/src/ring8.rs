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
mod sweep;
mod walk;

pub(crate) use sweep::{Clauses, Found, NOWHERE, Stops, Sweep};
pub(crate) use walk::{Kind, Sown, Waiting, expand, expand_all, follow};

use crate::{
    By, Expected, Field, Hole, Move, Outcome, Row, Seat, Setup, SetupError, Sign, Stood,
    sow::{Begin, Begins, Facing, Way},
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

/// The ring index of the kichwa where a sowing to the centre begins.
pub(crate) const fn entrance(way: Way) -> usize {
    match way {
        Way::Up => 0,
        Way::Down => 7,
    }
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

/// The way in which seeds captured by a front hole are sown: from the nearer kichwa for the two holes
/// at each end, else so as to keep the way of sowing (KIS-21).
pub(crate) const fn kept(by: usize, sowing: Way) -> Way {
    match by {
        0 | 1 => Way::Up,
        6 | 7 => Way::Down,
        _ => sowing,
    }
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

/// Whether a front row is empty (KIS-50, KUJ-9).
#[inline(always)]
pub(crate) fn is_over<const KINDS: usize>(position: &impl Sown<KINDS>) -> bool {
    position.sides().into_iter().any(is_hamna)
}

/// The result of a position: a front row is empty (KIS-50, KUJ-9), or the player to move has no
/// legal move (KIS-51).
pub(crate) fn outcome<const KINDS: usize>(position: &impl Sown<KINDS>) -> Option<Outcome> {
    let (turn, [mine, theirs]) = (position.turn(), position.sides());
    if is_hamna(mine) {
        return Outcome::won(turn.other(), By::Hamna);
    }
    if is_hamna(theirs) {
        return Outcome::won(turn, By::Hamna);
    }
    let mut has_move = false;
    position.expand(|_, _| has_move = true);
    if has_move { None } else { Outcome::won(turn.other(), By::NoMoves) }
}

/// The rings of a set-up, of the player to move and of the opponent, once what holds for both
/// four-by-eight games is checked: the number of seeds, and a front row that is not empty.
pub(crate) fn from_setup(setup: &Setup) -> Result<([u8; HOLES], [u8; HOLES]), SetupError> {
    setup.check_total()?;
    let ring = |seat| std::array::from_fn(|index| setup.seeds(hole(seat, index as u8)));
    let (mine, theirs) = (ring(setup.turn), ring(setup.turn.other()));
    if is_hamna(&mine) && is_hamna(&theirs) {
        return Err(SetupError::new(Field::Rows, Stood::EmptyFronts, Expected::FrontSeeds));
    }
    Ok((mine, theirs))
}
