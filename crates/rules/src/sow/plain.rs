//! A ring as an array: the form that runs everywhere and is obviously right.

use super::{Byte, Facing, MIRROR, Ring, Side, Sides, Way, lanes::Vector};

impl<const N: usize> Ring<N> for [u8; N] {
    #[inline(always)]
    fn at(&self, hole: u8) -> u8 {
        self[usize::from(hole) % N]
    }

    #[inline(always)]
    fn lift(&mut self, hole: u8) {
        self[usize::from(hole) % N] = 0;
    }

    #[inline(always)]
    fn sow(&mut self, after: u8, seeds: u8) -> u8 {
        let mut hole = usize::from(after) % N;
        for _ in 0..seeds {
            hole = (hole + 1) % N;
            self[hole] += 1;
        }
        hole as u8
    }

    #[inline(always)]
    fn counts(&self) -> [u8; N] {
        *self
    }
}

impl Facing for [u8; 16] {
    #[inline(always)]
    fn load(counts: &[u8; 16]) -> Self {
        *counts
    }

    #[inline(always)]
    fn counts(&self) -> [u8; 16] {
        *self
    }

    #[inline(always)]
    fn over(&self, seeds: u8) -> u32 {
        self.iter().rev().fold(0, |set, &held| set << 1 | u32::from(held > seeds))
    }

    #[inline(always)]
    fn faced(self) -> Self {
        std::array::from_fn(|index| if index < 8 { self[7 - index] } else { 0 })
    }

    #[inline(always)]
    fn both(self, other: Self) -> Self {
        std::array::from_fn(|index| self[index].min(other[index]))
    }

    #[inline(always)]
    fn first_laps(self, goals: Self) -> [u32; 2] {
        Way::BOTH.map(|way| {
            let ends = |(index, &seeds): (usize, &u8)| {
                (2..=15).contains(&seeds) && goals[way.land::<16>(index, seeds)] > 0
            };
            self.iter().enumerate().rev().fold(0, |set, hole| set << 1 | u32::from(ends(hole)))
        })
    }

    #[inline(always)]
    fn only_laps(self, faced: Self) -> [u32; 2] {
        Way::BOTH.map(|way| {
            let ends = |index: usize| {
                let seeds = faced[index];
                let before = if way == Way::Up { 15 } else { 8 };
                let last = way.land::<16>(before, seeds);
                seeds <= 16 && last != index && self[last] == 0
            };
            (0..8).filter(|&index| ends(index)).fold(0, |set, index| set | 1 << index)
        })
    }
}

impl Side for [u8; 16] {
    type Byte = u8;

    #[inline(always)]
    fn at(&self, hole: u8) -> u8 {
        self[usize::from(hole) % 16]
    }

    #[inline(always)]
    fn put(&mut self, hole: u8, seeds: u8) {
        self[usize::from(hole) % 16] = seeds;
    }

    #[inline(always)]
    fn lift(&mut self, hole: u8, yes: u8) {
        self[usize::from(hole) % 16] &= !yes;
    }

    #[inline(always)]
    fn sow(&mut self, after: u8, seeds: u8, yes: u8) -> u8 {
        for seed in 1..=seeds & yes {
            self[usize::from(after + seed) % 16] += 1;
        }
        (after + seeds) % 16
    }

    #[inline(always)]
    fn turn(&mut self, yes: u8) {
        if yes != 0 {
            *self = std::array::from_fn(|index| self[index ^ usize::from(MIRROR)]);
        }
    }

    #[inline(always)]
    fn counts(&self) -> impl AsRef<[[u8; 16]]> {
        [*self]
    }
}

impl Sides for [u8; 16] {
    #[inline(always)]
    fn gather<'a>(of: impl Fn(usize) -> &'a [u8; 16]) -> Self {
        *of(0)
    }

    #[inline(always)]
    fn faced(self) -> Self {
        Facing::faced(self)
    }

    #[inline(always)]
    fn put_back(self, whole: Self) -> Self {
        std::array::from_fn(|index| if index < 8 { self[7 - index] } else { whole[index] })
    }

    #[inline(always)]
    fn bare(self) -> u8 {
        if self.any_bare() { 0xff } else { 0 }
    }

    #[inline(always)]
    fn any_bare(self) -> bool {
        let [a, b, c, d, e, f, g, h, ..] = self;
        u64::from_le_bytes([a, b, c, d, e, f, g, h]) == 0
    }
}

/// One lane as an array.
#[derive(Clone, Copy)]
pub struct Plain([u8; 16]);

impl Plain {
    #[inline(always)]
    fn zip(self, other: Self, mut byte: impl FnMut(u8, u8) -> u8) -> Self {
        let mut bytes = self.0;
        for (mine, theirs) in bytes.iter_mut().zip(other.0) {
            *mine = byte(*mine, theirs);
        }
        Self(bytes)
    }
}

macro_rules! op {
    ($($name:ident)*) => {
        $(
            #[inline(always)]
            fn $name(self, other: Self) -> Self {
                self.zip(other, Byte::$name)
            }
        )*
    };
}

impl Byte for Plain {
    const LANES: usize = 1;

    #[inline(always)]
    fn splat(number: u8) -> Self {
        Self([number; 16])
    }

    #[inline(always)]
    fn of(bytes: u64) -> Self {
        Self::splat(bytes as u8)
    }

    #[inline(always)]
    fn lane(self, _: usize) -> u8 {
        self.0[0]
    }

    #[inline(always)]
    fn any(self) -> bool {
        self.0 != [0; 16]
    }

    op!(plus minus and or xor without less above equals);
}

impl Vector for Plain {
    #[inline(always)]
    fn gather<'a>(of: impl Fn(usize) -> &'a [u8; 16]) -> Self {
        Self(*of(0))
    }

    #[inline(always)]
    fn load(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    #[inline(always)]
    fn words(low: u64, high: u64) -> Self {
        Self((u128::from(low) | u128::from(high) << 64).to_le_bytes())
    }

    #[inline(always)]
    fn lanes(self) -> impl AsRef<[[u8; 16]]> {
        [self.0]
    }

    #[inline(always)]
    fn bytes(self, _: usize) -> [u8; 16] {
        self.0
    }

    #[inline(always)]
    fn sixteenths(self) -> Self {
        Self(self.0.map(|byte| byte / 16))
    }

    #[inline(always)]
    fn any_bare(self) -> bool {
        self.0[..8] == [0; 8]
    }

    #[inline(always)]
    fn pick(self, places: Self) -> Self {
        let pick = |place| if place & 0x80 == 0 { self.0[usize::from(place % 16)] } else { 0 };
        Self(places.0.map(pick))
    }

    #[inline(always)]
    fn high_bits(self) -> u32 {
        self.0.iter().rev().fold(0, |set, &byte| set << 1 | u32::from(byte >> 7))
    }
}
