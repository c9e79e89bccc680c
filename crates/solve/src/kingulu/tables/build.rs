//! Building a layer on those below.
//!
//! A move either takes seeds out of play, and then leads to a layer below, or leaves the reserved holes as they are: a hole
//! is reserved together with its seeds. So the positions of a layer with one set of reserved holes,
//! South to move, and those with the same set, North to move, form a block of their own.
//!
//! In a block each position begins with all that is possible as its bounds. Then what its moves say is
//! taken again and again until nothing changes. A low bound so found is the *least* fixed point: it
//! rests on moves that rest on moves, and so on, down to positions where the game is over or that lie
//! in a layer below; so there is a strategy in which no position comes twice. The same holds for the
//! high bound and the other player.

use std::{
    sync::{
        atomic::{AtomicU16, Ordering},
        mpsc,
    },
    thread,
};

use super::{
    super::{bounds::Bounds, index, play::InPlay},
    Layer, Tables,
    layer::to_byte,
};

/// About how many bytes a position takes while its block is built.
pub(super) const BYTES: usize = 40;

/// Builds the layer that follows those of `below` on `threads` threads; `done` is told of each
/// set of reserved holes that is finished, with the number of its positions.
pub(super) fn build(below: &Tables, threads: usize, mut done: impl FnMut(usize)) -> Layer {
    let seeds = below.next();
    let mut layer = Layer::new(seeds);
    let next = AtomicU16::new(0);
    let (sender, finished) = mpsc::sync_channel(threads);
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (next, sender) = (&next, sender.clone());
            scope.spawn(move || {
                while let Some(reserved) = next_set(next) {
                    for set in Block::new(below, seeds, reserved).solve() {
                        if sender.send(set).is_err() {
                            return;
                        }
                    }
                }
            });
        }
        drop(sender);
        for (reserved, codes) in finished {
            layer.fill(reserved, &codes);
            done(codes.len());
        }
    });
    layer.seal();
    layer
}

/// The next set of reserved holes to do; of two that are each other's rotation, the first.
fn next_set(next: &AtomicU16) -> Option<u16> {
    loop {
        let reserved = next.fetch_add(1, Ordering::Relaxed);
        if usize::from(reserved) >= index::SETS {
            return None;
        }
        if reserved <= index::rotated(reserved) {
            return Some(reserved);
        }
    }
}

/// The positions with a set of reserved holes, and those with its rotation.
struct Block {
    seeds: u8,
    sets: Vec<u16>,
    /// How many positions a set has.
    size: usize,
    /// What is known of each position.
    bounds: Vec<Bounds>,
    /// Positions whose moves stay in the block.
    inside: Vec<Inside>,
    /// Where those moves lead.
    targets: Vec<u32>,
}

/// A position of a block that has moves which stay in it.
struct Inside {
    position: u32,
    /// The end of its targets, which begin where those of the one before end.
    end: u32,
    /// What its other moves say.
    outside: Bounds,
}

impl Block {
    /// A block with the bounds of those positions that no other position of it matters to.
    fn new(below: &Tables, seeds: u8, reserved: u16) -> Self {
        let mut sets = vec![reserved, index::rotated(reserved)];
        sets.dedup();
        let size = index::size(seeds, reserved);
        let bounds = Vec::with_capacity(size * sets.len());
        let mut block = Self { seeds, sets, size, bounds, inside: Vec::new(), targets: Vec::new() };
        for at in 0..block.sets.len() {
            let other = block.size * (block.sets.len() - 1 - at);
            index::for_each(seeds, block.sets[at], |play| block.push(below, &play, other));
        }
        block
    }

    /// Adds a position; those where the other player is to move begin at `other`.
    fn push(&mut self, below: &Tables, play: &InPlay, other: usize) {
        let before = self.targets.len();
        let mut outside = Bounds::NO_MOVE;
        play.expand(|step| match below.bounds(&step.after) {
            Some(bounds) => outside = outside.or(bounds.behind(step.gain)),
            None => self.targets.push((other + index::within(&step.after)) as u32),
        });
        let position = self.bounds.len() as u32;
        self.bounds.push(if self.targets.len() > before {
            self.inside.push(Inside { position, end: self.targets.len() as u32, outside });
            Bounds::possible(self.seeds)
        } else if outside == Bounds::NO_MOVE {
            Bounds::exact(play.standing())
        } else {
            outside
        });
    }

    /// The bytes of the block's sets.
    fn solve(mut self) -> Vec<(u16, Vec<u8>)> {
        while self.sweep() {}
        let codes = self.bounds.iter().map(|&bounds| to_byte(bounds, self.seeds));
        let codes: Vec<u8> = codes.collect();
        let sets = self.sets.iter().enumerate();
        sets.map(|(at, &set)| (set, codes[at * self.size..(at + 1) * self.size].to_vec())).collect()
    }

    /// Asks all positions again; whether one of them said something new.
    fn sweep(&mut self) -> bool {
        let mut changed = false;
        let mut begin = 0;
        for inside in &self.inside {
            let targets = &self.targets[begin..inside.end as usize];
            begin = inside.end as usize;
            let now = targets.iter().fold(inside.outside, |bounds, &target| {
                bounds.or(self.bounds[target as usize].behind(0))
            });
            let bounds = &mut self.bounds[inside.position as usize];
            changed |= *bounds != now;
            *bounds = now;
        }
        changed
    }
}
