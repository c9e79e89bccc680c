//! Tables of all positions with few seeds in play.
//!
//! They hold [`Bounds`] for each: what can be forced without any position coming twice. Seeds in play never become more, so
//! the tables are built from none up, a [`Layer`] for each number of them.

mod build;
mod check;
mod files;
mod layer;

use std::io;

use bingwa_rules::kingulu::Kingulu;

use super::{Bounds, InPlay, index};
pub use check::Wrong;
pub use files::{FileError, file, open, save};
pub use layer::{Layer, MOST_SEEDS};

/// Why there is no table where one was looked for.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// It is something else.
    #[error("not a table of Kingulu: delete it")]
    NoTable,
    /// It was written by another version.
    #[error("version {found} of the tables, where {known} is known: delete it and build it again")]
    Version {
        /// The version of the file.
        found: u8,
        /// The version that this program reads.
        known: u8,
    },
    /// It is not as it was written.
    #[error("damaged: delete it and build it again")]
    Damaged,
    /// It can't be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// The layers from no seeds in play up.
#[derive(Clone, Default, Debug)]
pub struct Tables {
    layers: Vec<Layer>,
}

impl Tables {
    /// No tables.
    pub const fn new() -> Self {
        Self { layers: Vec::new() }
    }

    /// The seeds in play of the first layer that is missing.
    pub fn next(&self) -> u8 {
        self.layers.len() as u8
    }

    /// The layers.
    pub fn layers(&self) -> &[Layer] {
        &self.layers
    }

    /// Builds the next layer on so many threads; `done` is told of positions that are finished, some
    /// at a time.
    ///
    /// # Panics
    ///
    /// Where the next layer would have more than [`MOST_SEEDS`].
    pub fn grow(&mut self, threads: usize, done: impl FnMut(usize)) -> &Layer {
        assert!(self.next() <= MOST_SEEDS, "seeds: {} is more than {MOST_SEEDS}", self.next());
        let layer = build::build(self, threads, done);
        let at = self.layers.len();
        self.layers.push(layer);
        &self.layers[at]
    }

    /// Between what the margin of a position lies, for the player to move; `None` where the
    /// tables don't hold it.
    pub fn probe(&self, position: &Kingulu) -> Option<Bounds> {
        let (play, secured) = InPlay::of(position);
        Some(self.bounds(&play)?.plus(secured))
    }

    /// What is known of a position in play, where the tables hold it.
    pub(super) fn bounds(&self, play: &InPlay) -> Option<Bounds> {
        self.layers.get(usize::from(play.seeds())).map(|layer| layer.bounds(play))
    }
}

/// How many positions the layer with so many seeds in play has.
pub fn positions(seeds: u8) -> usize {
    index::Index::new(seeds).len()
}

/// About how many bytes it takes to build all layers up to one with so many seeds in play, on so many
/// threads.
pub fn memory(seeds: u8, threads: usize) -> u64 {
    let layers: usize = (0..=seeds).map(positions).sum();
    // The largest block is the one without reserved holes.
    (layers + threads * build::BYTES * index::size(seeds, 0)) as u64
}
