//! A ring that owes its holes the seeds that fall, for moves of many short laps.
//!
//! Sowing writes nothing: how many seeds have fallen into a hole since the move began follows from
//! where the last one fell and from how often the sowing has come round. So a lap costs no more
//! than a look at its last hole, and the counts are brought up to date once, where the move ends.

use super::{
    Ring,
    lanes::{Vector, word},
};

/// Holes of the ring.
const HOLES: usize = 24;

/// Numbers by hole, those behind the ring unused.
pub(crate) type Room = [[u8; 16]; 2];

/// By hole, 1 for each hole after it.
const LATER: [Room; HOLES] = {
    let mut later = [[[0; 16]; 2]; HOLES];
    let mut hole = 0;
    while hole < HOLES {
        let mut index = hole + 1;
        while index < HOLES {
            later[hole][index / 16][index % 16] = 1;
            index += 1;
        }
        hole += 1;
    }
    later
};

/// A ring that is sown up, each time from the hole where the last seed fell.
pub(crate) struct Owing<'a, V> {
    /// The counts when the move began.
    before: [V; 2],
    /// The seeds of each hole, less `rounds`, and one more in those after `last`; wrapping. They lie
    /// elsewhere so that the numbers beside them can stay in registers.
    counts: &'a mut Room,
    /// The hole where the last seed fell, at first the one where the move begins.
    last: u8,
    /// How often a seed has fallen into the first hole; wrapping.
    rounds: u8,
}

impl<'a, V: Vector> Owing<'a, V> {
    /// A ring with these counts, that reckons in `room`.
    #[inline(always)]
    pub(crate) fn new(counts: &[u8; HOLES], room: &'a mut Room) -> Self {
        let before = [V::words(word(counts, 0), word(counts, 8)), V::words(word(counts, 16), 0)];
        Self { before, counts: room, last: 0, rounds: 0 }
    }

    /// The counts as they were when the move began, to be sown from `begin` first.
    #[inline(always)]
    pub(crate) fn begin(&mut self, begin: u8) {
        let later = LATER[usize::from(begin) % HOLES].map(V::load);
        *self.counts = [0, 1].map(|half: usize| self.before[half].plus(later[half]).bytes(0));
        (self.last, self.rounds) = (begin, 0);
    }

    /// What is to be added to the count of a hole.
    #[inline(always)]
    fn owed(&self, hole: u8) -> u8 {
        self.rounds.wrapping_sub(u8::from(hole > self.last))
    }
}

impl<V: Vector> Ring<HOLES> for Owing<'_, V> {
    #[inline(always)]
    fn at(&self, hole: u8) -> u8 {
        self.counts.as_flattened()[usize::from(hole % 32)].wrapping_add(self.owed(hole))
    }

    #[inline(always)]
    fn lift(&mut self, hole: u8) {
        self.counts.as_flattened_mut()[usize::from(hole % 32)] = 0u8.wrapping_sub(self.owed(hole));
    }

    #[inline(always)]
    fn sow(&mut self, after: u8, seeds: u8) -> u8 {
        debug_assert!(after == self.last);
        let mut last = self.last + seeds;
        // Few laps come round: that is foreseen sooner than a division is made.
        while last >= HOLES as u8 {
            last -= HOLES as u8;
            self.rounds = self.rounds.wrapping_add(1);
        }
        self.last = last;
        last
    }

    #[inline(always)]
    fn counts(&self) -> [u8; HOLES] {
        let later = LATER[usize::from(self.last) % HOLES].map(V::load);
        let owed = |half: usize| V::splat(self.rounds).minus(later[half]);
        let counts = [0, 1].map(|half| V::load(self.counts[half]).plus(owed(half)).bytes(0));
        let mut ring = [0; HOLES];
        ring.copy_from_slice(&counts.as_flattened()[..HOLES]);
        ring
    }
}
