//! A player of the five Bao games.
//!
//! [`search`] asks for the best move of a [`Game`]; [`Limits`] say how long it may think, and a
//! [`Level`] names limits that suit a person. An [`Engine`] remembers what it has found, and thinks
//! on several threads. The rules come from `bingwa-rules` alone.
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

mod book;
mod chances;
mod choice;
mod deepen;
mod judge;
mod judgement;
mod known;
mod level;
mod limits;
mod network;
mod order;
mod past;
mod score;
mod table;
mod tree;
mod weights;

use std::sync::{Arc, atomic::AtomicBool};

use bingwa_rules::{AnyPosition, Game, Move, Position as _};

use deepen::Task;
use judge::inside;
use table::Table;

pub use book::{Book, BookError, BookMove, Recipe};
pub use chances::{Chances, unit};
pub use judgement::Judgement;
pub use known::{Ending, Knowing};
pub use level::{Level, UnknownLevel};
pub use limits::{Limits, MOST_DEPTH};
pub use network::{Network, NetworkError, ONE, WIDTH, network_inputs};
pub use score::Score;
pub use table::NoMemory;

/// The most entries of the table of [`search`]: 4 MiB.
const ENTRIES: usize = 1 << 18;

/// A line of moves, and what it is worth to the player who makes the first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What it is worth.
    pub score: Score,
    /// The moves that both players are expected to make; never none.
    pub moves: Vec<Move>,
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
    /// The lines of the next best moves, where more than one was asked for.
    pub further: Vec<Line>,
    /// Positions looked at.
    pub nodes: u64,
    /// Plies searched in full.
    pub depth: u32,
    /// The most plies that a line had.
    pub deepest: u32,
    /// How full the table is, in permille.
    pub fullness: u32,
}

/// A player that remembers what it has found from one search to the next.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use bingwa_engine::{Engine, Limits};
/// use bingwa_rules::{AnyPosition, Game, Rules};
///
/// let engine = Engine::new(1, 2)?;
/// let game = Game::new(AnyPosition::start(Rules::Kimasai));
/// let limits = Limits { depth: 4, lines: 3, ..Limits::default() };
/// let found = engine.search(&game, &limits, &[], &AtomicBool::new(false), |_| ());
/// assert_eq!(found.expect("a game under way").best.to_string(), "A2");
/// # Ok::<(), bingwa_engine::NoMemory>(())
/// ```
pub struct Engine {
    table: Table,
    threads: usize,
    judgement: Judgement,
    knowing: Option<Arc<dyn Knowing>>,
}

impl Engine {
    /// An engine with so many MiB of memory for what it finds, that thinks on so many threads (one
    /// at least).
    ///
    /// # Errors
    ///
    /// Where the memory can't be had.
    pub fn new(mib: usize, threads: usize) -> Result<Self, NoMemory> {
        Ok(Self {
            table: Table::with_mib(mib)?,
            threads: threads.max(1),
            judgement: Judgement::default(),
            knowing: None,
        })
    }

    /// Asks somebody who knows endings from now on; what was found before is forgotten.
    pub fn ask(&mut self, knowing: Arc<dyn Knowing>) {
        self.knowing = Some(knowing);
        self.forget();
    }

    /// Judges positions otherwise from now on; what was found before is forgotten.
    pub fn judge_by(&mut self, judgement: Judgement) {
        self.judgement = judgement;
        self.forget();
    }

    /// Forgets all that was found, for another game.
    pub fn forget(&self) {
        self.table.clear();
    }

    /// Searches the best move of a game among those of `only`, or among all where that is empty;
    /// `None` where the game is over, or none of them is legal.
    ///
    /// The moves already made count for repetition (COM-7). `on_info` is told the result of each
    /// further depth. Once `stop` is set, the best move so far comes back at once; there always is
    /// one. With one thread, no limit of time and nothing remembered, the result depends on the
    /// game and the limits alone.
    pub fn search(
        &self,
        game: &Game,
        limits: &Limits,
        only: &[Move],
        stop: &AtomicBool,
        mut on_info: impl FnMut(&SearchResult),
    ) -> Option<SearchResult> {
        self.think(game, limits, only, stop, &mut on_info)
    }

    /// [`search`](Self::search), compiled once and not for every caller.
    fn think(
        &self,
        game: &Game,
        limits: &Limits,
        only: &[Move],
        stop: &AtomicBool,
        on_info: &mut dyn FnMut(&SearchResult),
    ) -> Option<SearchResult> {
        if game.outcome().is_some() {
            return None;
        }
        let (table, threads) = (&self.table, self.threads);
        let knowing = self.knowing.as_deref();
        let network = self.judgement.network(game.position().rules());
        let task = Task { game, limits: *limits, only, table, network, knowing, threads, stop };
        inside!(*game.position(), root => task.search(root, on_info))
    }
}

/// Searches the best move of a game, on one thread and without a memory; `None` where the game is
/// over.
///
/// As [`Engine::search`] otherwise.
pub fn search(
    game: &Game,
    limits: &Limits,
    stop: &AtomicBool,
    on_info: impl FnMut(&SearchResult),
) -> Option<SearchResult> {
    search_by(Judgement::default(), game, limits, stop, on_info)
}

/// Searches as [`search`] does, judging as is said.
pub fn search_by(
    judgement: Judgement,
    game: &Game,
    limits: &Limits,
    stop: &AtomicBool,
    on_info: impl FnMut(&SearchResult),
) -> Option<SearchResult> {
    // Who looks at little needs little, and it takes time to make it.
    let needed = limits.nodes.map_or(u64::MAX, |nodes| nodes.saturating_mul(2));
    let entries = usize::try_from(needed).unwrap_or(usize::MAX).min(ENTRIES);
    let table = Table::with_entries(entries).ok()?;
    let engine = Engine { table, threads: 1, judgement, knowing: None };
    engine.search(game, limits, &[], stop, on_info)
}

/// The places of the weights whose sum a position is judged by; none in games that are judged by
/// counting alone.
pub fn features(position: &AnyPosition) -> Vec<usize> {
    judge::features(position)
}

/// About how many centi-seeds the player to move is ahead, by the weights of the game.
pub fn worth(position: &AnyPosition) -> i32 {
    judge::worth(position)
}
