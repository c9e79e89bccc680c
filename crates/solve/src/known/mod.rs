//! What is known of a position: the one place that answers it, from whatever knows it.
//!
//! | game | what knows it |
//! |---|---|
//! | Kujifunza, both readings | the stored proofs of the start and what follows in them; else a proof search within an [`Effort`] |
//! | Kigogo, Kimasai | endgame tables: the small ones in the program, larger ones from a folder |
//! | Kingulu | the exact margin by search |
//!
//! # What was played before
//!
//! A game is asked about, not a position, since a position that comes back can end it (COM-7). What
//! is told holds in that very game:
//!
//! - **Kimasai.** No position comes back.
//! - **Kigogo.** A position that comes back draws. A table's win goes on, whatever the loser does, by
//!   positions that are won sooner and sooner. So it holds unless a position of the game could come
//!   back on that way: one with as many seeds, won by the same player in fewer plies. Then nothing is
//!   told. A draw holds in any case: what came before can only draw sooner.
//! - **Kujifunza.** The third occurrence draws. In a proof no position comes back, so each of the game
//!   comes back once at the most, and the win holds if none of them occurred twice. Whoever follows one
//!   proof stays in it: what was proven is kept, and asked before anything is searched.
//! - **Kingulu.** The second occurrence ends the game. Bounds are forced by strategies without
//!   repetition ([`kingulu`](crate::kingulu)). They hold unless moves that leave all seeds in play can
//!   lead back to a position of the game, which is looked up; then nothing is told.

mod kingulu;
mod lines;
mod live;
mod tables;

use std::{
    path::Path,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use bingwa_rules::{AnyPosition, Game, Move, Moves, Position, Rules, Seat};

use crate::{
    kingulu::{Solver, tables::Tables as NoTables},
    tables::{Entry, TableError},
};
use lines::Proven;
use tables::Opened;

/// What the margins' solver remembers in, in bytes.
const MEMORY: usize = 16 << 20;

/// A truth about a game under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// How it ends when both play as well as can be.
    pub verdict: Verdict,
    /// The best moves, in canonical order: those that win soonest or lose latest, as far as that is
    /// known; those that keep the draw or the margin. None where the game is over, or where it is not
    /// known by which moves the draw is kept.
    pub best: Moves,
    /// What knows it.
    pub source: Source,
}

/// How a game ends when both play as well as can be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// A player wins.
    Wins {
        /// Who.
        winner: Seat,
        /// Moves of both players to the end.
        plies: Plies,
    },
    /// Neither can force a win.
    Draw,
    /// Kingulu: South's seeds less North's at the end.
    Margin(i32),
}

/// How far off a win is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Plies {
    /// So many plies, if the winner hurries and the loser delays.
    Exactly(u32),
    /// The winner needs no more than so many.
    AtMost(u32),
}

/// What knows something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// A proof, stored or found.
    Proof,
    /// An endgame table.
    Table,
    /// The exact margin, by search.
    Margin,
}

impl Source {
    /// The word for it, in output.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Proof => "proof",
            Self::Table => "table",
            Self::Margin => "margin",
        }
    }
}

impl std::fmt::Display for Verdict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Self::Wins { winner, plies: Plies::Exactly(plies) } => {
                write!(f, "{winner} wins in {plies} {}", if plies == 1 { "ply" } else { "plies" })
            }
            Self::Wins { winner, plies: Plies::AtMost(plies) } => {
                write!(f, "{winner} wins, in {plies} plies at the most")
            }
            Self::Draw | Self::Margin(0) => f.write_str("drawn"),
            Self::Margin(margin @ 1..) => write!(f, "South by {margin}"),
            Self::Margin(margin) => write!(f, "North by {}", -margin),
        }
    }
}

/// How much may be searched for an answer; the limit that is reached first ends it, and without an
/// answer then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Positions looked at.
    pub nodes: u64,
    /// Time; where there is none, no clock is asked.
    pub time: Option<Duration>,
}

impl Default for Effort {
    /// About a second.
    fn default() -> Self {
        Self { nodes: 1 << 20, time: Some(Duration::from_secs(1)) }
    }
}

/// All that is known, and what finds out more.
pub struct Knowledge {
    tables: Opened,
    /// Read when it is first asked.
    proven: Mutex<Option<Proven>>,
    has_proofs: bool,
    solver: Mutex<Option<Solver>>,
}

impl Knowledge {
    /// What the program itself holds: the stored proofs, the small endgame tables, and the solver of
    /// margins.
    pub fn built_in() -> Self {
        Self { tables: Opened::built_in(), has_proofs: true, ..Self::bare() }
    }

    /// What can be found out without anything stored.
    pub fn bare() -> Self {
        let (proven, solver) = (Mutex::new(None), Mutex::new(None));
        Self { tables: Opened::default(), proven, has_proofs: false, solver }
    }

    /// Adds the endgame tables of a folder, of whichever games.
    ///
    /// # Errors
    ///
    /// [`TableError`], where the folder can't be read, holds no tables or a damaged one. What was
    /// known before stays.
    pub fn add_tables(&mut self, folder: &Path) -> Result<(), TableError> {
        self.tables.add(folder)
    }

    /// With up to so many seeds on the board tables of a game may have a position; 0 without tables.
    pub fn table_seeds(&self, rules: Rules) -> u8 {
        self.tables.seeds(rules)
    }

    /// What the tables say of a position with nothing behind it.
    pub fn probe(&self, position: &AnyPosition) -> Option<Entry> {
        self.tables.probe(position)
    }

    /// What was wrong with a table when it was read, told once.
    pub fn fault(&self) -> Option<TableError> {
        self.tables.fault()
    }

    /// What is known of a game under way; `None` where it is over, or nothing is.
    pub fn ask(&self, game: &Game, effort: Effort) -> Option<Known> {
        if game.outcome().is_some() {
            return None;
        }
        match game.position() {
            AnyPosition::Kigogo(_) | AnyPosition::Kimasai(_) => self.tables.ask(game),
            AnyPosition::Kujifunza(_) | AnyPosition::KujifunzaZanzibar(_) => {
                // Whoever has come to grief with it left what is true in it.
                let mut proven = self.proven.lock().unwrap_or_else(PoisonError::into_inner);
                let read = || if self.has_proofs { Proven::stored() } else { Proven::default() };
                live::ask(proven.get_or_insert_with(read), game, effort)
            }
            AnyPosition::Kingulu(position) => {
                let mut solver = self.solver.lock().unwrap_or_else(PoisonError::into_inner);
                let solver = solver.get_or_insert_with(|| Solver::new(NoTables::new(), MEMORY));
                kingulu::ask(solver, game, position, effort)
            }
            AnyPosition::Kiswahili(_) | AnyPosition::KiswahiliZanzibar(_) => None,
        }
    }
}

/// The moves of a position that are worth the most, in canonical order.
fn best_of<W: Ord>(
    position: &AnyPosition,
    mut worth: impl FnMut(Move, &AnyPosition) -> W,
) -> Moves {
    let mut most: Option<W> = None;
    let mut best = Moves::new();
    position.expand(|played, after| {
        let worth = worth(played, &after);
        let is_better = most.as_ref().is_none_or(|most| worth > *most);
        if is_better {
            best.clear();
        }
        if is_better || most.as_ref() == Some(&worth) {
            // No position has more moves than fit.
            let _ = best.try_push(played);
            most = Some(worth);
        }
    });
    best.sort_unstable();
    best
}

/// Ends a search when an effort is spent.
struct Spent {
    effort: Effort,
    begun: Option<std::time::Instant>,
}

impl Spent {
    fn new(effort: Effort) -> Self {
        // A browser has no clock to ask.
        Self { effort, begun: effort.time.map(|_| std::time::Instant::now()) }
    }

    fn after(&self, nodes: u64) -> std::ops::ControlFlow<()> {
        let late =
            self.begun.zip(self.effort.time).is_some_and(|(begun, time)| begun.elapsed() >= time);
        if late || nodes >= self.effort.nodes {
            std::ops::ControlFlow::Break(())
        } else {
            std::ops::ControlFlow::Continue(())
        }
    }
}
