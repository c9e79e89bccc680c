//! A player of the five Bao games.
//!
//! [`search`] asks for the best move of a [`Game`]; [`Limits`] say how long it may think, and a
//! [`Level`] names limits that suit a person. The rules come from `bingwa-rules` alone.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use bingwa_engine::{Limits, search};
//! use bingwa_rules::{AnyPosition, Game, Rules};
//!
//! let game = Game::new(AnyPosition::start(Rules::Kigogo));
//! let limits = Limits { depth: 2, ..Limits::default() };
//! let found = search(&game, &limits, &AtomicBool::new(false), |_| ()).expect("a game under way");
//! assert_eq!(found.best, found.line[0]);
//! ```

mod judge;
mod level;
mod score;
mod tree;

use std::{sync::atomic::AtomicBool, time::Duration};

use bingwa_rules::{AnyPosition, Game, Move};

pub use level::{Level, UnknownLevel};
pub use score::Score;

/// The deepest search, in plies.
pub const MOST_DEPTH: u32 = 64;

/// When a search ends, and how well it may see; the first limit that is reached ends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Plies; taken as 1 to [`MOST_DEPTH`].
    pub depth: u32,
    /// Positions looked at, at the most.
    pub nodes: Option<u64>,
    /// Time, at the most (a node more or less).
    pub time: Option<Duration>,
    /// By how many centi-seeds a position may be misjudged either way.
    pub noise: u16,
    /// Chooses among the misjudgements; the same seed and limits (but time) give the same move.
    pub seed: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { depth: MOST_DEPTH, nodes: None, time: None, noise: 0, seed: 0 }
    }
}

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult {
    /// The best move.
    pub best: Move,
    /// What the position is worth to the player to move.
    pub score: Score,
    /// The moves that both players are expected to make, [`best`](Self::best) first.
    pub line: Vec<Move>,
    /// Positions looked at.
    pub nodes: u64,
    /// Plies searched in full.
    pub depth: u32,
}

/// Searches the best move of a game; `None` where the game is over.
///
/// The moves already made count for repetition (COM-7). `on_info` is told the result of each
/// further depth. Once `stop` is set, the best move so far comes back at once; there always is one.
pub fn search(
    game: &Game,
    limits: &Limits,
    stop: &AtomicBool,
    on_info: impl FnMut(&SearchResult),
) -> Option<SearchResult> {
    if game.outcome().is_some() {
        return None;
    }
    match *game.position() {
        AnyPosition::Kiswahili(root) => tree::search(game, root, limits, stop, on_info),
        AnyPosition::KiswahiliZanzibar(root) => tree::search(game, root, limits, stop, on_info),
        AnyPosition::Kujifunza(root) => tree::search(game, root, limits, stop, on_info),
        AnyPosition::KujifunzaZanzibar(root) => tree::search(game, root, limits, stop, on_info),
        AnyPosition::Kigogo(root) => tree::search(game, root, limits, stop, on_info),
        AnyPosition::Kimasai(root) => tree::search(game, root, limits, stop, on_info),
        AnyPosition::Kingulu(root) => tree::search(game, root, limits, stop, on_info),
    }
}
