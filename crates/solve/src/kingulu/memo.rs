//! What a search remembers.

use super::{Bounds, InPlay, index};

/// Bits of a position's number.
const NUMBER: u32 = 53;

/// Entries that a position may lie in.
const BUCKET: usize = 4;

/// Bits of an entry below the tag: two bounds of 7 bits and a hole of 4.
const DATA: u32 = 18;

/// What makes bounds positive.
const ZERO: i32 = 64;

/// The hole where no move is known.
pub(super) const NO_HOLE: u8 = 0;

/// Bounds of positions, in a memory of fixed size; old ones give way.
///
/// A position's number fits 53 bits and is mixed without loss, so that an entry tells its position
/// exactly: two are never taken for each other.
pub(super) struct Memo {
    buckets: Box<[[u64; BUCKET]]>,
}

/// What is remembered of a position.
#[derive(Clone, Copy)]
pub(super) struct Known {
    pub(super) bounds: Bounds,
    /// The number of the hole where the best move begins, or [`NO_HOLE`].
    pub(super) hole: u8,
}

impl Memo {
    /// At most so many bytes, but room for 32 KiB at least.
    pub(super) fn new(bytes: usize) -> Self {
        let buckets = (bytes / size_of::<[u64; BUCKET]>()).max(1 << 10);
        let buckets = 1 << buckets.ilog2();
        Self { buckets: vec![[0; BUCKET]; buckets].into_boxed_slice() }
    }

    fn place(&self, play: &InPlay) -> (usize, u64) {
        let mixed = mix(index::number(play));
        let bits = self.buckets.len().ilog2();
        (mixed as usize & (self.buckets.len() - 1), mixed >> bits)
    }

    pub(super) fn get(&self, play: &InPlay) -> Option<Known> {
        let (bucket, tag) = self.place(play);
        let entry =
            self.buckets[bucket].iter().find(|&&entry| entry != 0 && entry >> DATA == tag)?;
        let bound = |shift: u32| (entry >> shift & 0x7f) as i32 - ZERO;
        Some(Known { bounds: Bounds { low: bound(11), high: bound(4) }, hole: (entry & 15) as u8 })
    }

    pub(super) fn put(&mut self, play: &InPlay, known: Known) {
        let (bucket, tag) = self.place(play);
        let entries = &mut self.buckets[bucket];
        let known_at = entries.iter().position(|&entry| entry != 0 && entry >> DATA == tag);
        // The new one goes first, the oldest gives way.
        entries[..=known_at.unwrap_or(BUCKET - 1)].rotate_right(1);
        let bound = |bound: i32| (bound + ZERO) as u64;
        let Bounds { low, high } = known.bounds;
        entries[0] = tag << DATA | bound(low) << 11 | bound(high) << 4 | u64::from(known.hole);
    }
}

/// Another number for each number of 53 bits.
fn mix(number: u64) -> u64 {
    // Odd factors and shifted copies of the upper half lose nothing.
    [0x9e37_79b9_7f4a_7c15, 0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb].into_iter().fold(
        number,
        |x: u64, odd| {
            let x = x.wrapping_mul(odd) & ((1 << NUMBER) - 1);
            x ^ x >> (NUMBER / 2 + 1)
        },
    )
}
