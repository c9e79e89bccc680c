//! Vectors of AVX2: one lane in an SSE register, two in an AVX register.
//!
//! Values of these types are used only below a function that has AVX2 enabled, see [`crate::isa`]:
//! that is why every `unsafe` here is sound.

#![allow(unsafe_code, reason = "vector instructions, which the benchmarks show to pay")]

use std::arch::x86_64::*;

use super::{byte::Byte, lanes::Vector};

/// One lane.
#[derive(Clone, Copy)]
pub struct One(__m128i);

/// Two lanes.
#[derive(Clone, Copy)]
pub struct Two(__m256i);

macro_rules! op {
    ($name:ident => $intrinsic:ident) => {
        #[inline(always)]
        fn $name(self, other: Self) -> Self {
            // SAFETY: the machine has AVX2, see the module.
            unsafe { Self($intrinsic(self.0, other.0)) }
        }
    };
}

impl Byte for One {
    const LANES: usize = 1;

    #[inline(always)]
    fn splat(number: u8) -> Self {
        // SAFETY: the machine has AVX2, see the module.
        unsafe { Self(_mm_set1_epi8(number as i8)) }
    }

    #[inline(always)]
    fn of(bytes: u64) -> Self {
        Self::splat(bytes as u8)
    }

    #[inline(always)]
    fn lane(self, _: usize) -> u8 {
        // SAFETY: the machine has AVX2, see the module.
        unsafe { _mm_cvtsi128_si32(self.0) as u8 }
    }

    #[inline(always)]
    fn any(self) -> bool {
        // SAFETY: the machine has AVX2, see the module.
        unsafe { _mm_testz_si128(self.0, self.0) == 0 }
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: the machine has AVX2, see the module.
        unsafe { Self(_mm_andnot_si128(other.0, self.0)) }
    }

    op!(plus => _mm_add_epi8);
    op!(minus => _mm_sub_epi8);
    op!(and => _mm_and_si128);
    op!(or => _mm_or_si128);
    op!(xor => _mm_xor_si128);
    op!(less => _mm_min_epu8);
    op!(above => _mm_cmpgt_epi8);
    op!(equals => _mm_cmpeq_epi8);
}

impl Vector for One {
    #[inline(always)]
    fn load(bytes: [u8; 16]) -> Self {
        // SAFETY: the machine has AVX2, and the array has the sixteen bytes that are read.
        unsafe { Self(_mm_loadu_si128(bytes.as_ptr().cast())) }
    }

    #[inline(always)]
    fn words(low: u64, high: u64) -> Self {
        // SAFETY: the machine has AVX2, see the module.
        unsafe { Self(_mm_set_epi64x(high as i64, low as i64)) }
    }

    #[inline(always)]
    fn bytes(self, _: usize) -> [u8; 16] {
        let mut bytes = [0; 16];
        // SAFETY: the machine has AVX2, and the array has the sixteen bytes that are written.
        unsafe { _mm_storeu_si128(bytes.as_mut_ptr().cast(), self.0) };
        bytes
    }

    #[inline(always)]
    fn high_bits(self) -> u32 {
        // SAFETY: the machine has AVX2, see the module.
        unsafe { _mm_movemask_epi8(self.0) as u32 }
    }

    op!(pick => _mm_shuffle_epi8);
}

impl Byte for Two {
    const LANES: usize = 2;

    #[inline(always)]
    fn splat(number: u8) -> Self {
        // SAFETY: the machine has AVX2, see the module.
        unsafe { Self(_mm256_set1_epi8(number as i8)) }
    }

    #[inline(always)]
    fn of(bytes: u64) -> Self {
        // SAFETY: the machine has AVX2, see the module.
        unsafe {
            let second = _mm256_set_epi64x(0x0101_0101_0101_0101, 0x0101_0101_0101_0101, 0, 0);
            Self(_mm256_shuffle_epi8(_mm256_set1_epi64x(bytes as i64), second))
        }
    }

    #[inline(always)]
    fn lane(self, lane: usize) -> u8 {
        self.bytes(lane)[0]
    }

    #[inline(always)]
    fn any(self) -> bool {
        // SAFETY: the machine has AVX2, see the module.
        unsafe { _mm256_testz_si256(self.0, self.0) == 0 }
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: the machine has AVX2, see the module.
        unsafe { Self(_mm256_andnot_si256(other.0, self.0)) }
    }

    op!(plus => _mm256_add_epi8);
    op!(minus => _mm256_sub_epi8);
    op!(and => _mm256_and_si256);
    op!(or => _mm256_or_si256);
    op!(xor => _mm256_xor_si256);
    op!(less => _mm256_min_epu8);
    op!(above => _mm256_cmpgt_epi8);
    op!(equals => _mm256_cmpeq_epi8);
}

impl Vector for Two {
    #[inline(always)]
    fn load(bytes: [u8; 16]) -> Self {
        // SAFETY: the machine has AVX2, see the module.
        unsafe { Self(_mm256_broadcastsi128_si256(One::load(bytes).0)) }
    }

    #[inline(always)]
    fn words(low: u64, high: u64) -> Self {
        // SAFETY: the machine has AVX2, see the module.
        unsafe { Self(_mm256_broadcastsi128_si256(One::words(low, high).0)) }
    }

    #[inline(always)]
    fn bytes(self, lane: usize) -> [u8; 16] {
        // SAFETY: both types are 32 bytes without a meaning of their own.
        let lanes: [[u8; 16]; 2] = unsafe { std::mem::transmute(self) };
        lanes[lane & 1]
    }

    #[inline(always)]
    fn high_bits(self) -> u32 {
        // SAFETY: the machine has AVX2, see the module.
        unsafe { _mm256_movemask_epi8(self.0) as u32 }
    }

    op!(pick => _mm256_shuffle_epi8);
}
