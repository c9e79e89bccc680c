//! Vector registers, and a ring in one.

use super::{Byte, Facing};

/// Lanes of sixteen bytes each.
pub trait Vector: Byte {
    /// The bytes of each lane.
    fn gather<'a>(of: impl Fn(usize) -> &'a [u8; 16]) -> Self;

    /// The same bytes in every lane.
    fn load(bytes: [u8; 16]) -> Self;

    /// The same sixteen bytes in every lane, from two words.
    fn words(low: u64, high: u64) -> Self;

    /// The bytes of every lane.
    fn lanes(self) -> impl AsRef<[[u8; 16]]>;

    /// The bytes of a lane.
    fn bytes(self, lane: usize) -> [u8; 16];

    /// The byte of its lane at each of `places`, or 0 where the high bit is set; no place between 16
    /// and 127 is asked for.
    fn pick(self, places: Self) -> Self;

    /// The high bits of the bytes: of the first lane, and more above that are to be ignored.
    fn high_bits(self) -> u32;

    /// A sixteenth of each byte, rounded down.
    fn sixteenths(self) -> Self;

    /// Whether the first eight bytes of any lane are all 0.
    fn any_bare(self) -> bool;
}

const INDICES: [u8; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/// Where the first eight holes lie in the opposite order; nowhere for the rest.
const OPPOSITE: [u8; 16] = {
    const NONE: u8 = 0x80;
    [7, 6, 5, 4, 3, 2, 1, 0, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE]
};

/// A ring of sixteen holes.
#[derive(Clone, Copy)]
pub struct Narrow<V>(V);

/// Up to eight counts from index `from` on, as a word. Counts are read in words, never in whole
/// vectors, because those that were stored in other pieces a moment ago would be waited for.
#[inline(always)]
pub(super) fn word(counts: &[u8], from: usize) -> u64 {
    let counts = &counts[from..counts.len().min(from + 8)];
    match *counts {
        [a, b, c, d, e, f, g, h] => u64::from_le_bytes([a, b, c, d, e, f, g, h]),
        [a, b, c, d] => u64::from(u32::from_le_bytes([a, b, c, d])),
        _ => counts.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)),
    }
}

impl<V: Vector> Facing for Narrow<V> {
    #[inline(always)]
    fn load(counts: &[u8; 16]) -> Self {
        Self(V::words(word(counts, 0), word(counts, 8)))
    }

    #[inline(always)]
    fn counts(&self) -> [u8; 16] {
        self.0.bytes(0)
    }

    #[inline(always)]
    fn over(&self, seeds: u8) -> u32 {
        self.0.above(V::splat(seeds)).high_bits() & 0xffff
    }

    #[inline(always)]
    fn faced(self) -> Self {
        Self(self.0.pick(V::load(OPPOSITE)))
    }

    #[inline(always)]
    fn both(self, other: Self) -> Self {
        Self(self.0.less(other.0))
    }

    #[inline(always)]
    fn first_laps(self, goals: Self) -> [u32; 2] {
        let indices = V::load(INDICES);
        let may = self.0.above(V::splat(1)).and(V::splat(16).above(self.0));
        let goal = goals.0.above(V::splat(0));
        let ends = |last: V| goal.pick(last.and(V::splat(15))).and(may).high_bits() & 0xffff;
        [ends(indices.minus(self.0)), ends(indices.plus(self.0))]
    }

    #[inline(always)]
    fn only_laps(self, faced: Self) -> [u32; 2] {
        let (indices, low) = (V::load(INDICES), V::splat(15));
        let round = faced.0.above(V::splat(16));
        let ends = |last: V| {
            let last = last.and(low);
            let held = self.0.pick(last).above(V::splat(0));
            !held.or(last.equals(indices)).or(round).high_bits() & 0xff
        };
        [ends(V::splat(8).minus(faced.0)), ends(faced.0.minus(V::splat(1)))]
    }
}
