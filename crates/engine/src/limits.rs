//! When a search ends.

use std::time::Duration;

/// The deepest search, in plies.
pub const MOST_DEPTH: u32 = 64;

/// Plies that a line goes on where moves win much, unless less is wanted.
const GAINS: u32 = 3;

/// When a search ends, and how well it may see; the first limit that is reached ends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Plies; taken as 1 to [`MOST_DEPTH`].
    pub depth: u32,
    /// Positions looked at, at the most.
    pub nodes: Option<u64>,
    /// Time, at the most (a node more or less).
    pub time: Option<Duration>,
    /// Time after which no further depth is begun.
    pub ease: Option<Duration>,
    /// Ends once a win in so many plies is proven, and looks no deeper than it needs to.
    pub win: Option<u32>,
    /// How many of the best moves are wanted, each with its line; taken as 1 at least.
    pub lines: usize,
    /// How many plies a line goes on at its end where moves win much.
    pub gains: u32,
    /// Laps of a move that are followed: where a longer one leads to is guessed, as a person does
    /// who has lost count.
    pub sight: Option<u16>,
    /// By how many centi-seeds a position may be misjudged either way.
    pub noise: u16,
    /// Chooses among the misjudgements; the same seed and limits (but time) give the same move.
    pub seed: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            depth: MOST_DEPTH,
            nodes: None,
            time: None,
            ease: None,
            win: None,
            lines: 1,
            gains: GAINS,
            sight: None,
            noise: 0,
            seed: 0,
        }
    }
}
