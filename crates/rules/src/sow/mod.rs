//! Laps: lifting a hole's seeds and dropping them into the holes that follow.
//!
//! A player's holes (in Kingulu, all twelve) form a ring. Rules are written once, against [`Ring`];
//! the implementations differ only in how seeds fall: one by one ([`plain`]), so that an observer
//! sees each ([`watched`]), or on paper, where moves run over many holes ([`owing`]). The
//! four-by-eight games, where moves go either way and captures turn them, sow a [`Side`] instead:
//! one by one, or all at once and several moves side by side ([`mod@side`]).

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

/// A ring of `N` holes.
pub(crate) trait Ring<const N: usize> {
    /// The seeds of a hole.
    fn at(&self, hole: u8) -> u8;

    /// Empties a hole; its seeds are in hand.
    fn lift(&mut self, hole: u8);

    /// Drops seeds, one a hole, into the holes that follow `after`; gives the hole of the last one.
    fn sow(&mut self, after: u8, seeds: u8) -> u8;

    /// All counts.
    fn counts(&self) -> [u8; N];
}

/// The ring of a four-by-eight game, whose first eight holes face another's.
pub trait Facing: Copy {
    /// The ring with these counts.
    fn load(counts: &[u8; 16]) -> Self;

    /// All counts.
    fn counts(&self) -> [u8; 16];

    /// The holes with more than `seeds` seeds, a bit for each index.
    fn over(&self, seeds: u8) -> u32;

    /// What faces this ring's owner's opponent: the first eight holes in the opposite order, by the
    /// index of the hole that each faces, and no seeds behind.
    fn faced(self) -> Self;

    /// The holes that are occupied here and there.
    fn both(self, other: Self) -> Self;

    /// The holes with 2 to 15 seeds whose first lap ends in one of `goals`, where
    /// all other seeds stay: going down and going up.
    fn first_laps(self, goals: Self) -> [u32; 2];

    /// The first eight holes, a seed more in each, whose `faced` seeds, sown by the next kichwa
    /// into this ring, end in an empty hole: going down and going up.
    fn only_laps(self, faced: Self) -> [u32; 2];
}
