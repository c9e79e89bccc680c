//! One lane in a vector of WebAssembly's simd128.

use std::arch::wasm32::*;

use super::{byte::Byte, lanes::Vector};

/// One lane.
#[derive(Clone, Copy)]
pub struct One(v128);

impl Byte for One {
    const LANES: usize = 1;

    #[inline(always)]
    fn splat(number: u8) -> Self {
        Self(u8x16_splat(number))
    }

    #[inline(always)]
    fn of(bytes: u64) -> Self {
        Self::splat(bytes as u8)
    }

    #[inline(always)]
    fn lane(self, _: usize) -> u8 {
        u8x16_extract_lane::<0>(self.0)
    }

    #[inline(always)]
    fn any(self) -> bool {
        v128_any_true(self.0)
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Self(u8x16_add(self.0, other.0))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self(u8x16_sub(self.0, other.0))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(v128_and(self.0, other.0))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(v128_or(self.0, other.0))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(v128_xor(self.0, other.0))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(v128_andnot(self.0, other.0))
    }

    #[inline(always)]
    fn less(self, other: Self) -> Self {
        Self(u8x16_min(self.0, other.0))
    }

    #[inline(always)]
    fn above(self, other: Self) -> Self {
        Self(i8x16_gt(self.0, other.0))
    }

    #[inline(always)]
    fn equals(self, other: Self) -> Self {
        Self(u8x16_eq(self.0, other.0))
    }
}

impl Vector for One {
    #[inline(always)]
    fn gather<'a>(of: impl Fn(usize) -> &'a [u8; 16]) -> Self {
        Self::load(*of(0))
    }

    #[inline(always)]
    fn load(bytes: [u8; 16]) -> Self {
        let word = u128::from_le_bytes(bytes);
        Self::words(word as u64, (word >> 64) as u64)
    }

    #[inline(always)]
    fn words(low: u64, high: u64) -> Self {
        Self(u64x2(low, high))
    }

    #[inline(always)]
    fn lanes(self) -> impl AsRef<[[u8; 16]]> {
        [self.bytes(0)]
    }

    #[inline(always)]
    fn bytes(self, _: usize) -> [u8; 16] {
        let (low, high) = (u64x2_extract_lane::<0>(self.0), u64x2_extract_lane::<1>(self.0));
        (u128::from(low) | u128::from(high) << 64).to_le_bytes()
    }

    #[inline(always)]
    fn pick(self, places: Self) -> Self {
        Self(u8x16_swizzle(self.0, places.0))
    }

    #[inline(always)]
    fn high_bits(self) -> u32 {
        u32::from(u8x16_bitmask(self.0))
    }

    #[inline(always)]
    fn sixteenths(self) -> Self {
        Self(u8x16_shr(self.0, 4))
    }

    #[inline(always)]
    fn any_bare(self) -> bool {
        u64x2_extract_lane::<0>(self.0) == 0
    }
}
