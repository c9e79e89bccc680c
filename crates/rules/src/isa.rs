//! The instruction sets that rings of holes are sown with, found when the program runs.
//!
//! Code that walks many positions is written once, as a [`Job`] generic over an [`Isa`], and
//! [`run`] picks the best one that the machine has. Results are equal on every one of them.

use crate::sow::{self, Facing, Sides, lanes::Vector, plain::Plain};

/// Work that is compiled for every instruction set.
///
/// `run` must be `#[inline(always)]`, so that its body is compiled with the instructions of the
/// function that it is called from.
pub trait Job {
    /// What comes out.
    type Output;

    /// Does the work with the instructions of `isa`.
    fn run<I: Isa>(self, isa: I) -> Self::Output;
}

/// An instruction set; a value of it is the proof that the machine has it.
pub trait Isa: sealed::Rings {
    /// What it is called.
    const NAME: &'static str;

    /// Does a job with these instructions.
    fn run<J: Job>(self, job: J) -> J::Output;
}

pub(crate) mod sealed {
    use super::{Facing, Sides, Vector, sow};

    /// The rings and numbers that an instruction set works on.
    pub trait Rings: Copy + Send + Sync + 'static {
        /// Of the games on four rows of eight.
        type Side: Sides;
        /// Of the games on four rows of eight, one move at a time: for what is asked of a position.
        type Single: Facing;
        /// Sixteen numbers side by side.
        type Sixteen: Vector;

        /// Writes the members of a set, lowest first, each with the bits of `more`; what comes after
        /// them is without meaning.
        #[inline(always)]
        fn list(set: u64, more: u8, into: &mut [u8; 64]) {
            sow::list(set, more, into);
        }
    }
}

/// No particular instructions: runs everywhere.
#[derive(Clone, Copy, Debug)]
pub struct Portable;

impl sealed::Rings for Portable {
    type Side = [u8; 16];
    type Single = [u8; 16];
    type Sixteen = Plain;
}

impl Isa for Portable {
    const NAME: &'static str = "portable";

    #[inline(always)]
    fn run<J: Job>(self, job: J) -> J::Output {
        job.run(self)
    }
}

#[cfg(target_arch = "x86_64")]
pub use x86::{Avx2, Avx512};

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code, reason = "calls into code that is compiled for instructions just found")]
mod x86 {
    use std::{
        arch::x86_64::{_MM_HINT_T0, _mm_prefetch},
        sync::LazyLock,
    };

    use super::{Isa, Job, Portable, sealed::Rings};
    use crate::sow::{
        lanes::Narrow,
        list,
        side::Lanes,
        x86::{self, Four, One, Two},
    };

    macro_rules! isa {
        ($(#[$doc:meta])* $isa:ident = $name:literal, $side:ty, $list:path, $features:literal, [$($feature:tt)*]) => {
            $(#[$doc])*
            #[derive(Clone, Copy, Debug)]
            pub struct $isa(());

            impl $isa {
                /// The proof that this machine has them, if it has.
                #[inline]
                pub fn new() -> Option<Self> {
                    let found = true $(&& std::arch::is_x86_feature_detected!($feature))*;
                    found.then_some(Self(()))
                }
            }

            impl Rings for $isa {
                type Side = $side;
                type Single = Narrow<One>;
                type Sixteen = One;

                #[inline(always)]
                fn list(set: u64, more: u8, into: &mut [u8; 64]) {
                    $list(set, more, into);
                }
            }

            impl Isa for $isa {
                const NAME: &'static str = $name;

                #[inline(always)]
                fn run<J: Job>(self, job: J) -> J::Output {
                    #[target_feature(enable = $features)]
                    fn with<J: Job>(isa: $isa, job: J) -> J::Output {
                        job.run(isa)
                    }
                    // SAFETY: `self` is the proof that the machine has these instructions.
                    unsafe { with(self, job) }
                }
            }
        };
    }

    isa! {
        /// AVX2 and the bit instructions that came with it.
        Avx2 = "avx2",
        Lanes<Two>,
        list,
        "avx2,bmi1,bmi2,lzcnt,popcnt",
        ["avx2" "bmi1" "bmi2" "lzcnt" "popcnt"]
    }

    isa! {
        /// The same and AVX-512: vectors of twice the length, or twice the registers, and three-way
        /// logic in one instruction.
        Avx512 = "avx512",
        Lanes<Four>,
        x86::list,
        "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi2",
        ["avx2" "bmi1" "bmi2" "lzcnt" "popcnt" "avx512f" "avx512bw" "avx512dq" "avx512vl" "avx512vbmi2"]
    }

    enum Best {
        Avx512(Avx512),
        Avx2(Avx2),
        Portable,
    }

    /// Asked for once: the answer is needed for every position.
    static BEST: LazyLock<Best> = LazyLock::new(|| {
        let avx2 = || Avx2::new().map_or(Best::Portable, Best::Avx2);
        Avx512::new().map_or_else(avx2, Best::Avx512)
    });

    #[inline]
    pub(super) fn fetch<T>(value: &T) {
        // SAFETY: nothing is read or written; every x86-64 processor has this instruction.
        unsafe { _mm_prefetch::<_MM_HINT_T0>((&raw const *value).cast()) }
    }

    #[inline]
    pub(super) fn run<J: Job>(job: J) -> J::Output {
        match *BEST {
            Best::Avx512(isa) => isa.run(job),
            Best::Avx2(isa) => isa.run(job),
            Best::Portable => Portable.run(job),
        }
    }
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub use wasm::Simd128;

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm {
    use super::{Isa, Job, sealed::Rings};
    use crate::sow::{lanes::Narrow, side::Lanes, wasm::One};

    /// WebAssembly's fixed-width vectors, for which the whole program is compiled or not at all.
    #[derive(Clone, Copy, Debug)]
    pub struct Simd128;

    impl Rings for Simd128 {
        type Side = Lanes<One>;
        type Single = Narrow<One>;
        type Sixteen = One;
    }

    impl Isa for Simd128 {
        const NAME: &'static str = "simd128";

        #[inline(always)]
        fn run<J: Job>(self, job: J) -> J::Output {
            job.run(self)
        }
    }
}

/// Asks the processor to bring the line of memory in which a value begins near, where it can be
/// asked: the value will be needed soon. No result depends on it.
#[inline]
pub fn fetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    x86::fetch(value);
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}

/// Does a job with the best instructions that this machine has.
#[inline]
pub fn run<J: Job>(job: J) -> J::Output {
    #[cfg(target_arch = "x86_64")]
    return x86::run(job);
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    return Simd128.run(job);
    #[cfg(not(any(
        target_arch = "x86_64",
        all(target_arch = "wasm32", target_feature = "simd128")
    )))]
    Portable.run(job)
}
