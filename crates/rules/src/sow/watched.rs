//! A ring whose seeds fall one by one, before the eyes of an observer.

use super::{MIRROR, Ring, Side};
use crate::{Event, Hole, Observer};

/// A ring that tells an observer of every seed.
pub(crate) struct Watched<const N: usize, O, F> {
    counts: [u8; N],
    observer: O,
    name: F,
}

impl<const N: usize, O: Observer, F: Fn(u8) -> Hole> Watched<N, O, F> {
    /// Watches a ring whose holes `name` names.
    pub(crate) fn new(counts: [u8; N], observer: O, name: F) -> Self {
        Self { counts, observer, name }
    }

    /// Tells what else happened; the event is made with the names of the holes.
    pub(crate) fn tell(&mut self, event: impl FnOnce(&dyn Fn(u8) -> Hole) -> Event) {
        self.observer.event(event(&self.name));
    }
}

impl<const N: usize, O: Observer, F: Fn(u8) -> Hole> Ring<N> for Watched<N, O, F> {
    fn at(&self, hole: u8) -> u8 {
        self.counts.at(hole)
    }

    fn lift(&mut self, hole: u8) {
        let seeds = self.counts.at(hole);
        self.counts.lift(hole);
        self.observer.event(Event::Lifted { hole: (self.name)(hole), seeds });
    }

    fn sow(&mut self, after: u8, seeds: u8) -> u8 {
        let mut hole = after;
        for _ in 0..seeds {
            hole = self.counts.sow(hole, 1);
            let now = self.counts.at(hole);
            self.observer.event(Event::Dropped { hole: (self.name)(hole), now });
        }
        hole
    }

    fn counts(&self) -> [u8; N] {
        self.counts
    }
}

/// A side of the board that tells an observer of every seed, by the names that holes have as it is
/// turned.
pub struct WatchedSide<O, F> {
    counts: [u8; 16],
    turned: bool,
    observer: O,
    name: F,
}

impl<O: Observer, F: Fn(u8) -> Hole> WatchedSide<O, F> {
    /// Watches a side whose holes `name` names.
    pub(crate) fn new(counts: [u8; 16], observer: O, name: F) -> Self {
        Self { counts, turned: false, observer, name }
    }

    fn name(&self, hole: u8) -> Hole {
        (self.name)(if self.turned { hole ^ MIRROR } else { hole })
    }
}

impl<O: Observer, F: Fn(u8) -> Hole> Side for WatchedSide<O, F> {
    type Byte = u8;

    fn at(&self, hole: u8) -> u8 {
        Side::at(&self.counts, hole)
    }

    fn put(&mut self, hole: u8, seeds: u8) {
        Side::put(&mut self.counts, hole, seeds);
    }

    fn lift(&mut self, hole: u8, yes: u8) {
        if yes != 0 {
            let seeds = self.at(hole);
            self.put(hole, 0);
            self.observer.event(Event::Lifted { hole: self.name(hole), seeds });
        }
    }

    fn sow(&mut self, after: u8, seeds: u8, yes: u8) -> u8 {
        for seed in 0..seeds & yes {
            let hole = Side::sow(&mut self.counts, after + seed, 1, 0xff);
            let now = self.at(hole);
            self.observer.event(Event::Dropped { hole: self.name(hole), now });
        }
        (after + seeds) % 16
    }

    fn turn(&mut self, yes: u8) {
        self.turned ^= yes != 0;
        self.counts.turn(yes);
    }

    fn tell(&mut self, yes: u8, event: impl FnOnce(&dyn Fn(u8) -> Hole) -> Event) {
        if yes != 0 {
            let event = event(&|hole| self.name(hole));
            self.observer.event(event);
        }
    }

    fn counts(&self) -> impl AsRef<[[u8; 16]]> {
        [self.counts]
    }
}
