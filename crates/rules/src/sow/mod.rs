//! Laps: lifting a hole's seeds and dropping them into the holes that follow.
//!
//! A player's holes (in Kingulu, all twelve) form a ring. Rules are written once, against [`Ring`];
//! the implementations differ only in how seeds fall: one by one ([`plain`]), so that an observer
//! sees each ([`watched`]), all at once ([`lanes`]), or on paper, where moves run over many holes
//! ([`owing`]). The four-by-eight games, where moves go either way and captures turn them, sow a
//! [`Side`] instead: one by one, all at once and several moves side by side ([`mod@side`]).

mod batch;
mod byte;
pub(crate) mod lanes;
pub(crate) mod owing;
pub(crate) mod plain;
pub(crate) mod side;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(crate) mod wasm;
mod watched;
#[cfg(target_arch = "x86_64")]
pub(crate) mod x86;

pub(crate) use batch::{Begin, Begins, Lots, MOST_PLACES, Queue, list};
pub use byte::Byte;
pub(crate) use side::MIRROR;
pub use side::{Side, Sides};
pub(crate) use watched::{Watched, WatchedSide};

use crate::{Event, Hole};

/// The most laps that a legal move may take (COM-4); each captured heap sown is a lap too.
pub(crate) const MOST_LAPS: u32 = 10_000;

/// The two ways round a ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Towards lower indices.
    Down,
    /// Towards higher indices.
    Up,
}

impl Way {
    pub(crate) const BOTH: [Self; 2] = [Self::Down, Self::Up];

    /// The way as a number: all ones for down, so that it can be chosen in lanes.
    #[inline(always)]
    pub(crate) const fn course(self) -> u8 {
        match self {
            Self::Down => 0xff,
            Self::Up => 0,
        }
    }

    /// The way of a course.
    #[inline(always)]
    pub(crate) const fn of(course: u8) -> Self {
        if course == 0 { Self::Up } else { Self::Down }
    }

    /// The hole where the last of `seeds` seeds falls when they are sown from `after` on.
    #[inline(always)]
    pub(crate) const fn land<const N: usize>(self, after: usize, seeds: u8) -> usize {
        // The smallest multiple of N above all counts keeps the difference positive.
        let around = N * (255 / N + 1);
        match self {
            Self::Up => (after + seeds as usize) % N,
            Self::Down => (after + around - seeds as usize) % N,
        }
    }
}

/// A ring of `N` holes in every lane.
pub trait Ring<const N: usize> {
    /// Holes (by index), seeds and truth, one a lane.
    type Byte: Byte;

    /// The seeds of a hole.
    fn at(&self, hole: Self::Byte) -> Self::Byte;

    /// Sets the seeds of a hole; nobody is told.
    fn put(&mut self, hole: Self::Byte, seeds: Self::Byte);

    /// Empties a hole in the lanes where `yes`; its seeds are in hand.
    fn lift(&mut self, hole: Self::Byte, yes: Self::Byte);

    /// Drops seeds, one a hole, into the holes that follow `after` on a [`Way::course`]; gives the
    /// hole of the last one.
    fn sow(&mut self, after: Self::Byte, course: Self::Byte, seeds: Self::Byte) -> Self::Byte;

    /// Tells what else happened, to whoever watches; the event is made with the names of the holes.
    #[inline(always)]
    fn tell(&mut self, event: impl FnOnce(&dyn Fn(u8) -> Hole) -> Event) {
        let _ = event;
    }

    /// All counts of a lane.
    fn counts(&self, lane: usize) -> [u8; N];
}

/// A ring that can be made from counts, the same ones in every lane.
pub trait Load<const N: usize>: Ring<N> + Copy {
    /// The ring with these counts.
    fn load(counts: &[u8; N]) -> Self;

    /// The holes with more than `seeds` seeds in the first lane, a bit for each index.
    fn over(&self, seeds: u8) -> u32;
}

/// A ring of a four-by-eight game, whose first eight holes face another's.
pub trait Facing: Load<16> {
    /// What faces this ring's owner's opponent: the first eight holes in the opposite order, by the
    /// index of the hole that each faces, and no seeds behind.
    fn faced(self) -> Self;

    /// The holes that are occupied here and there.
    fn both(self, other: Self) -> Self;

    /// The holes with 2 to 15 seeds in the first lane whose first lap ends in one of `goals`, where
    /// all other seeds stay: going down and going up.
    fn first_laps(self, goals: Self) -> [u32; 2];

    /// The first eight holes, a seed more in each, whose `faced` seeds, sown by the next kichwa
    /// into this ring, end in an empty hole: going down and going up.
    fn only_laps(self, faced: Self) -> [u32; 2];
}
