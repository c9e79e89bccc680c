//! Bingwa for the browser: rules, records and the player behind a thin typed face.
//!
//! Everything that the browser app knows about the games comes from here. Each function takes and
//! gives plain data, whose TypeScript types are made from the Rust types below; nothing is kept
//! between two calls, so that a lost instance loses no game.
//!
//! A position travels as its rules id and its text, a game as a [`GameText`]: the text of its start
//! and of its moves. A [`BoardView`] is what a board that knows no rules needs to draw a position,
//! and a [`Step`] what it needs to go from one instant of a move to the next.
//!
//! A function that can't do what is asked throws a [`Fault`].
//!
//! The features say which functions a module for the browser has: `rules` what the rules say,
//! `records` what reads and writes records, `player` what thinks about moves, `known` what knows how
//! a position ends. The page is sent the
//! first at once, and a module of the others when it is asked for.

mod analysis;
mod board;
mod draft;
mod fault;
mod game;
mod known;
#[cfg(feature = "known")]
mod known_face;
mod moves;
mod player;
#[cfg(feature = "player")]
mod player_face;
mod puzzle;
mod record;
#[cfg(feature = "records")]
mod record_face;
#[cfg(feature = "rules")]
mod rules_face;
mod trace;
mod verdict;

use serde::{Serialize, de::DeserializeOwned};
use tsify::{Ts, Tsify};

pub use analysis::{Analyse, Analysis, LineView, analyse};
pub use board::{BoardView, Hand, HoleView, House, board, game_infos};
pub use draft::{Draft, Edit, draft, set_up};
pub use fault::{Fault, RowName};
pub use game::{GameInfo, GameText, GameView, OutcomeView, game};
pub use known::{Ending, KnownView, known};
pub use moves::{Choice, LegalMove, legal_moves};
pub use player::{Estimate, Finding, Search, search};
pub use puzzle::{PuzzleAnswer, puzzle_answer};
pub use record::{ReadRecord, RecordText, TreeMove, read_records, write_record};
pub use trace::{Played, Step, StepKind, play};
pub use verdict::{Verdict, explain};

/// Hands a value over to JavaScript.
fn give<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, Fault> {
    value.into_ts().map_err(|error| Fault::app(&error))
}

/// Hands values over to JavaScript.
#[cfg(any(feature = "rules", feature = "records"))]
fn give_all<T: Tsify + Serialize>(values: &[T]) -> Result<Vec<Ts<T>>, Fault> {
    values.iter().map(give).collect()
}

/// Takes a value over from JavaScript.
fn take<T>(value: &Ts<T>) -> Result<T, Fault>
where
    T: Tsify<JsType: Clone> + DeserializeOwned,
{
    value.to_rust().map_err(|error| Fault::app(&error))
}
