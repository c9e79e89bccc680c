//! Laps: lifting a hole's seeds and dropping them into the holes that follow.
//!
//! A player's holes (in Kingulu, all twelve) form a ring. Every rule of every game is written once,
//! against [`Ring`]; the implementations differ only in how seeds fall: one by one and told to an
//! observer ([`Watched`]), or all at once.

use crate::{Event, Hole, Observer};

/// The most laps that a legal move may take (COM-4); each captured heap sown is a lap too.
pub(crate) const MOST_LAPS: u32 = 10_000;

/// The two ways round a ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// Towards lower indices.
    Down,
    /// Towards higher indices.
    Up,
}

impl Way {
    pub(crate) const BOTH: [Self; 2] = [Self::Down, Self::Up];

    /// The hole where the last of `seeds` seeds falls when they are sown from `after` on.
    #[inline(always)]
    pub(crate) const fn land<const N: usize>(self, after: usize, seeds: u8) -> usize {
        // The smallest multiple of N above all counts keeps the difference positive.
        let around = N * (255 / N + 1);
        match self {
            Self::Up => (after + seeds as usize) % N,
            Self::Down => (after + around - seeds as usize) % N,
        }
    }
}

/// A ring of `N` holes.
pub(crate) trait Ring<const N: usize> {
    /// The seeds of a hole.
    fn get(&self, hole: usize) -> u8;

    /// Sets the seeds of a hole; nobody is told.
    fn set(&mut self, hole: usize, seeds: u8);

    /// Empties a hole; its seeds are in hand.
    fn lift(&mut self, hole: usize);

    /// Drops `seeds` seeds, one a hole, into the holes that follow `after`.
    fn sow(&mut self, after: usize, way: Way, seeds: u8);

    /// Tells what else happened, to whoever watches; `name` names a hole of the ring.
    fn tell(&mut self, event: impl FnOnce(&dyn Fn(usize) -> Hole) -> Event);

    /// All counts.
    fn counts(&self) -> [u8; N];
}

impl<const N: usize> Ring<N> for [u8; N] {
    #[inline]
    fn get(&self, hole: usize) -> u8 {
        self[hole % N]
    }

    #[inline]
    fn set(&mut self, hole: usize, seeds: u8) {
        self[hole % N] = seeds;
    }

    #[inline]
    fn lift(&mut self, hole: usize) {
        self[hole % N] = 0;
    }

    #[inline]
    fn sow(&mut self, after: usize, way: Way, seeds: u8) {
        let mut hole = after % N;
        for _ in 0..seeds {
            hole = way.land::<N>(hole, 1);
            self[hole] += 1;
        }
    }

    #[inline]
    fn tell(&mut self, _: impl FnOnce(&dyn Fn(usize) -> Hole) -> Event) {}

    #[inline]
    fn counts(&self) -> [u8; N] {
        *self
    }
}

/// A ring that tells an observer of every seed.
pub(crate) struct Watched<const N: usize, O, F> {
    counts: [u8; N],
    observer: O,
    name: F,
}

impl<const N: usize, O: Observer, F: Fn(usize) -> Hole> Watched<N, O, F> {
    /// Watches a ring whose holes `name` names.
    pub(crate) fn new(counts: [u8; N], observer: O, name: F) -> Self {
        Self { counts, observer, name }
    }
}

impl<const N: usize, O: Observer, F: Fn(usize) -> Hole> Ring<N> for Watched<N, O, F> {
    fn get(&self, hole: usize) -> u8 {
        self.counts.get(hole)
    }

    fn set(&mut self, hole: usize, seeds: u8) {
        self.counts.set(hole, seeds);
    }

    fn lift(&mut self, hole: usize) {
        let seeds = self.counts.get(hole);
        self.counts.lift(hole);
        self.observer.event(Event::Lifted { hole: (self.name)(hole), seeds });
    }

    fn sow(&mut self, after: usize, way: Way, seeds: u8) {
        let mut hole = after;
        for _ in 0..seeds {
            self.counts.sow(hole, way, 1);
            hole = way.land::<N>(hole, 1);
            let now = self.counts.get(hole);
            self.observer.event(Event::Dropped { hole: (self.name)(hole), now });
        }
    }

    fn tell(&mut self, event: impl FnOnce(&dyn Fn(usize) -> Hole) -> Event) {
        self.observer.event(event(&self.name));
    }

    fn counts(&self) -> [u8; N] {
        self.counts
    }
}
