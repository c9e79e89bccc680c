//! Rings in vector registers.
//!
//! A lap is a chain: the seeds lifted decide where it ends, and what lies there is lifted next. The
//! chain stays in vector registers, each number repeated in all sixteen bytes of its lane: the
//! holes that get a seed are those whose distance behind the lifted hole is less than its seeds
//! (one comparison and one subtraction), and the last hole's seeds are one shuffle.

use super::{Byte, Facing, Load, Ring};

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

    /// The byte of its lane at each of `places`: by the low four bits, or 0 where the high bit is
    /// set.
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

/// How many holes behind `after` each of `indices` lies going up, less one: 0 for the hole that gets
/// the first seed, N - 1 for `after` itself.
#[inline(always)]
fn behind<const N: usize, V: Vector>(indices: V, after: V) -> V {
    let distance = indices.minus(after).minus(V::splat(1));
    // A negative distance is a large number, N more is the right one.
    distance.less(distance.plus(V::splat(N as u8)))
}

/// Where the last of `seeds` (at most N) falls, going up.
#[inline(always)]
fn land<const N: usize, V: Vector>(after: V, seeds: V) -> V {
    let last = after.plus(seeds);
    // What is less than N already becomes a large number.
    last.less(last.minus(V::splat(N as u8)))
}

/// Brings the seeds in hand to at most N; every hole has got one for each N taken away.
#[inline(always)]
fn full_rounds<const N: usize, V: Vector>(mut seeds: V, mut round: impl FnMut(V)) -> V {
    let size = V::splat(N as u8);
    // One number in all bytes is compared where it is foreseen soonest.
    let any = |more: V, seeds: V| match V::LANES {
        1 => seeds.number() > N as u8,
        _ => more.any(),
    };
    loop {
        let more = seeds.above(size);
        if !any(more, seeds) {
            return seeds;
        }
        seeds = seeds.minus(size.and(more));
        round(more);
    }
}

/// Rings of at most sixteen holes.
#[derive(Clone, Copy)]
pub struct Narrow<const N: usize, V>(pub(super) V);

impl<const N: usize, V: Vector> Load<N> for Narrow<N, V> {
    #[inline(always)]
    fn load(counts: &[u8; N]) -> Self {
        Self(V::words(word(counts, 0), word(counts, 8)))
    }

    #[inline(always)]
    fn over(&self, seeds: u8) -> u32 {
        self.0.above(V::splat(seeds)).high_bits() & ((1 << N) - 1)
    }
}

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

impl<V: Vector> Facing for Narrow<16, V> {
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

impl<const N: usize, V: Vector> Ring<N> for Narrow<N, V> {
    type Byte = V;

    #[inline(always)]
    fn at(&self, hole: V) -> V {
        self.0.pick(hole)
    }

    #[inline(always)]
    fn put(&mut self, hole: V, seeds: V) {
        self.0 = seeds.or_else(V::load(INDICES).equals(hole), self.0);
    }

    #[inline(always)]
    fn lift(&mut self, hole: V, yes: V) {
        self.0 = self.0.without(V::load(INDICES).equals(hole).and(yes));
    }

    #[inline(always)]
    fn sow(&mut self, after: V, _: V, seeds: V) -> V {
        let mut ring = self.0;
        let rest = full_rounds::<N, V>(seeds, |more| ring = ring.minus(more));
        self.0 = ring.minus(rest.above(behind::<N, V>(V::load(INDICES), after)));
        land::<N, V>(after, rest)
    }

    #[inline(always)]
    fn counts(&self, lane: usize) -> [u8; N] {
        let mut counts = [0; N];
        counts.copy_from_slice(&self.0.bytes(lane)[..N]);
        counts
    }
}
