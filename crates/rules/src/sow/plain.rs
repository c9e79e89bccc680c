//! A ring as an array: the form that runs everywhere and is obviously right.

use super::{Facing, Landing, Load, Ring, Way};

impl<const N: usize> Ring<N> for [u8; N] {
    type Byte = u8;

    #[inline(always)]
    fn at(&self, hole: u8) -> u8 {
        self[usize::from(hole) % N]
    }

    #[inline(always)]
    fn put(&mut self, hole: u8, seeds: u8) {
        self[usize::from(hole) % N] = seeds;
    }

    #[inline(always)]
    fn lift(&mut self, hole: u8, yes: u8) {
        self[usize::from(hole) % N] &= !yes;
    }

    #[inline(always)]
    fn sow(&mut self, after: u8, course: u8, seeds: u8) -> u8 {
        let mut hole = usize::from(after) % N;
        let step = if course == Way::Up.course() { 1 } else { N - 1 };
        for _ in 0..seeds {
            hole = (hole + step) % N;
            self[hole] += 1;
        }
        hole as u8
    }

    #[inline(always)]
    fn counts(&self, _: usize) -> [u8; N] {
        *self
    }
}

impl<const N: usize> Load<N> for [u8; N] {
    #[inline(always)]
    fn load(counts: &[u8; N]) -> Self {
        *counts
    }

    #[inline(always)]
    fn over(&self, seeds: u8) -> u32 {
        self.iter().rev().fold(0, |set, &held| set << 1 | u32::from(held > seeds))
    }
}

impl<const N: usize> Landing<N> for [u8; N] {
    #[inline(always)]
    fn laps_to_occupied(self, goals: Self, spared: Self) -> u32 {
        let ends = |(index, &seeds): (usize, &u8)| {
            let mut ring = self;
            ring[index] = 0;
            let last = ring.sow(index as u8, Way::Up.course(), seeds);
            goals.at(last) > spared.at(last) && ring.at(last) > 1
        };
        self.iter().enumerate().rev().fold(0, |set, hole| set << 1 | u32::from(ends(hole)))
    }
}

impl Facing for [u8; 16] {
    #[inline(always)]
    fn faced(self) -> Self {
        std::array::from_fn(|index| if index < 8 { self[7 - index] } else { 0 })
    }

    #[inline(always)]
    fn put_back(self, whole: &[u8; 16]) -> Self {
        std::array::from_fn(|index| if index < 8 { self[7 - index] } else { whole[index] })
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
}
