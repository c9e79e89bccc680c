//! Vectors of AVX2, one lane in an SSE register and two in an AVX register, and of AVX-512, four.
//!
//! Values of these types are used only below a function that has AVX2 (and for [`Four`] AVX-512)
//! enabled, see [`crate::isa`]: that is why every `unsafe` here is sound.

#![allow(unsafe_code, reason = "vector instructions, which the benchmarks show to pay")]

use std::arch::x86_64::*;

use super::{byte::Byte, lanes::Vector};

/// One lane.
#[derive(Clone, Copy)]
pub struct One(__m128i);

/// Two lanes.
#[derive(Clone, Copy)]
pub struct Two(__m256i);

/// Four lanes.
#[derive(Clone, Copy)]
pub struct Four(__m512i);

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
    fn gather<'a>(of: impl Fn(usize) -> &'a [u8; 16]) -> Self {
        Self::load(*of(0))
    }

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
    fn lanes(self) -> impl AsRef<[[u8; 16]]> {
        [self.bytes(0)]
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

    #[inline(always)]
    fn sixteenths(self) -> Self {
        // SAFETY: the machine has AVX2, see the module.
        unsafe { Self(_mm_and_si128(_mm_srli_epi16::<4>(self.0), _mm_set1_epi8(15))) }
    }

    #[inline(always)]
    fn any_bare(self) -> bool {
        // SAFETY: the machine has AVX2, see the module.
        unsafe { _mm_cvtsi128_si64(self.0) == 0 }
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
    fn is(self, lane: usize) -> bool {
        // SAFETY: the machine has AVX2, see the module.
        let bits = unsafe { _mm256_movemask_pd(_mm256_castsi256_pd(self.0)) };
        bits >> (2 * lane) & 1 != 0
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
    fn gather<'a>(of: impl Fn(usize) -> &'a [u8; 16]) -> Self {
        let [low, high] = [0, 1].map(|lane| One::load(*of(lane)).0);
        // SAFETY: the machine has AVX2, see the module.
        unsafe { Self(_mm256_inserti128_si256::<1>(_mm256_castsi128_si256(low), high)) }
    }

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
    fn lanes(self) -> impl AsRef<[[u8; 16]]> {
        // SAFETY: both types are 32 bytes without a meaning of their own.
        unsafe { std::mem::transmute::<Self, [[u8; 16]; 2]>(self) }
    }

    #[inline(always)]
    fn bytes(self, lane: usize) -> [u8; 16] {
        self.lanes().as_ref()[lane & 1]
    }

    #[inline(always)]
    fn high_bits(self) -> u32 {
        // SAFETY: the machine has AVX2, see the module.
        unsafe { _mm256_movemask_epi8(self.0) as u32 }
    }

    #[inline(always)]
    fn sixteenths(self) -> Self {
        // SAFETY: the machine has AVX2, see the module.
        unsafe { Self(_mm256_and_si256(_mm256_srli_epi16::<4>(self.0), _mm256_set1_epi8(15))) }
    }

    #[inline(always)]
    fn any_bare(self) -> bool {
        // SAFETY: the machine has AVX2, see the module.
        unsafe {
            let bare = _mm256_cmpeq_epi64(self.0, _mm256_setzero_si256());
            _mm256_movemask_pd(_mm256_castsi256_pd(bare)) & 0b0101 != 0
        }
    }

    op!(pick => _mm256_shuffle_epi8);
}

impl Byte for Four {
    const LANES: usize = 4;

    #[inline(always)]
    fn splat(number: u8) -> Self {
        // SAFETY: the machine has AVX-512, see the module.
        unsafe { Self(_mm512_set1_epi8(number as i8)) }
    }

    #[inline(always)]
    fn of(bytes: u64) -> Self {
        // SAFETY: the machine has AVX-512, see the module.
        unsafe {
            const NEXT: i64 = 0x0101_0101_0101_0101;
            let lanes = [0, 0, NEXT, NEXT, 2 * NEXT, 2 * NEXT, 3 * NEXT, 3 * NEXT];
            let lanes = _mm512_loadu_si512(lanes.as_ptr().cast());
            Self(_mm512_shuffle_epi8(_mm512_set1_epi64(bytes as i64), lanes))
        }
    }

    #[inline(always)]
    fn lane(self, lane: usize) -> u8 {
        self.bytes(lane)[0]
    }

    #[inline(always)]
    fn is(self, lane: usize) -> bool {
        // SAFETY: the machine has AVX-512, see the module.
        let bits = unsafe { _mm512_movepi64_mask(self.0) };
        bits >> (2 * lane) & 1 != 0
    }

    #[inline(always)]
    fn any(self) -> bool {
        // SAFETY: the machine has AVX-512, see the module.
        unsafe { _mm512_test_epi32_mask(self.0, self.0) != 0 }
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: the machine has AVX-512, see the module.
        unsafe { Self(_mm512_andnot_si512(other.0, self.0)) }
    }

    // Comparisons that give a mask take three times as long as those below.

    /// Of one number, which fills its lane.
    #[inline(always)]
    fn above(self, other: Self) -> Self {
        // SAFETY: the machine has AVX-512, see the module.
        unsafe { Self(_mm512_srai_epi32::<31>(_mm512_sub_epi8(other.0, self.0))) }
    }

    #[inline(always)]
    fn equals(self, other: Self) -> Self {
        // SAFETY: the machine has AVX-512, see the module.
        unsafe {
            let one = _mm512_set1_epi8(1);
            let differ = _mm512_min_epu8(_mm512_xor_si512(self.0, other.0), one);
            Self(_mm512_sub_epi8(differ, one))
        }
    }

    op!(plus => _mm512_add_epi8);
    op!(minus => _mm512_sub_epi8);
    op!(and => _mm512_and_si512);
    op!(or => _mm512_or_si512);
    op!(xor => _mm512_xor_si512);
    op!(less => _mm512_min_epu8);
}

impl Vector for Four {
    #[inline(always)]
    fn gather<'a>(of: impl Fn(usize) -> &'a [u8; 16]) -> Self {
        let [first, second, third, fourth] = [0, 1, 2, 3].map(|lane| One::load(*of(lane)).0);
        // SAFETY: the machine has AVX-512, see the module.
        unsafe {
            let low = _mm256_inserti128_si256::<1>(_mm256_castsi128_si256(first), second);
            let high = _mm256_inserti128_si256::<1>(_mm256_castsi128_si256(third), fourth);
            Self(_mm512_inserti64x4::<1>(_mm512_castsi256_si512(low), high))
        }
    }

    #[inline(always)]
    fn load(bytes: [u8; 16]) -> Self {
        // SAFETY: the machine has AVX-512, see the module.
        unsafe { Self(_mm512_broadcast_i32x4(One::load(bytes).0)) }
    }

    #[inline(always)]
    fn words(low: u64, high: u64) -> Self {
        // SAFETY: the machine has AVX-512, see the module.
        unsafe { Self(_mm512_broadcast_i32x4(One::words(low, high).0)) }
    }

    #[inline(always)]
    fn lanes(self) -> impl AsRef<[[u8; 16]]> {
        // SAFETY: both types are 64 bytes without a meaning of their own.
        unsafe { std::mem::transmute::<Self, [[u8; 16]; 4]>(self) }
    }

    #[inline(always)]
    fn bytes(self, lane: usize) -> [u8; 16] {
        self.lanes().as_ref()[lane & 3]
    }

    #[inline(always)]
    fn high_bits(self) -> u32 {
        // SAFETY: the machine has AVX-512, see the module.
        unsafe { _mm512_movepi8_mask(self.0) as u32 }
    }

    #[inline(always)]
    fn sixteenths(self) -> Self {
        // SAFETY: the machine has AVX-512, see the module.
        unsafe { Self(_mm512_and_si512(_mm512_srli_epi16::<4>(self.0), _mm512_set1_epi8(15))) }
    }

    #[inline(always)]
    fn any_bare(self) -> bool {
        // SAFETY: the machine has AVX-512, see the module.
        unsafe { _mm512_testn_epi64_mask(self.0, self.0) & 0b0101_0101 != 0 }
    }

    op!(pick => _mm512_shuffle_epi8);
}

/// [`list`](super::list), with AVX-512.
#[inline(always)]
pub(crate) fn list(set: u64, more: u8, into: &mut [u8; 64]) {
    const ALL: [u8; 64] = {
        let mut all = [0; 64];
        let mut number = 0;
        while number < 64 {
            all[number] = number as u8;
            number += 1;
        }
        all
    };
    // SAFETY: the machine has AVX-512, see the module, and the arrays have the 64 bytes that are
    // read and written.
    unsafe {
        let all = _mm512_loadu_si512(ALL.as_ptr().cast());
        let all = _mm512_or_si512(all, _mm512_set1_epi8(more as i8));
        _mm512_storeu_si512(into.as_mut_ptr().cast(), _mm512_maskz_compress_epi8(set, all));
    }
}
