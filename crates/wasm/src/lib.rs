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

mod board;
mod fault;
mod game;
mod moves;
mod player;
mod record;
mod trace;
mod verdict;

use serde::{Serialize, de::DeserializeOwned};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

pub use board::{BoardView, Hand, HoleView, House, board, game_infos};
pub use fault::Fault;
pub use game::{GameInfo, GameText, GameView, OutcomeView, game};
pub use moves::{Choice, LegalMove, completions, legal_moves};
pub use player::{Estimate, Finding, Search, search};
pub use record::{ReadRecord, RecordText, read_records, write_record};
pub use trace::{Played, Step, StepKind, play};
pub use verdict::{Verdict, explain};

/// Hands a value over to JavaScript.
fn give<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, Fault> {
    value.into_ts().map_err(|error| Fault::new(&error))
}

/// Hands values over to JavaScript.
fn give_all<T: Tsify + Serialize>(values: &[T]) -> Result<Vec<Ts<T>>, Fault> {
    values.iter().map(give).collect()
}

/// Takes a value over from JavaScript.
fn take<T>(value: &Ts<T>) -> Result<T, Fault>
where
    T: Tsify<JsType: Clone> + DeserializeOwned,
{
    value.to_rust().map_err(|error| Fault::new(&error))
}

/// The games that there are.
///
/// # Errors
///
/// None but the browser's own.
#[wasm_bindgen(js_name = games)]
pub fn js_games() -> Result<Vec<Ts<GameInfo>>, Fault> {
    give_all(&game_infos())
}

/// A position's text, read and checked.
///
/// # Errors
///
/// Where the text is no position of the game; the fault names the field.
#[wasm_bindgen(js_name = parse)]
pub fn js_parse(rules: &str, position: &str) -> Result<Ts<BoardView>, Fault> {
    give(&board(rules, position)?)
}

/// The legal moves of a position in canonical order, each with the position after it.
///
/// # Errors
///
/// Where the text is no position of the game.
#[wasm_bindgen(js_name = legalMoves)]
pub fn js_legal_moves(rules: &str, position: &str) -> Result<Vec<Ts<LegalMove>>, Fault> {
    give_all(&legal_moves(rules, position)?)
}

/// The legal moves that a text begins, or that it may mean.
///
/// # Errors
///
/// Where the text is no position of the game.
#[wasm_bindgen(js_name = completions)]
pub fn js_completions(rules: &str, position: &str, text: &str) -> Result<Vec<String>, Fault> {
    completions(rules, position, text)
}

/// A move, seed by seed.
///
/// # Errors
///
/// Where the move is not legal, or the text is no position of the game.
#[wasm_bindgen(js_name = play)]
pub fn js_play(rules: &str, position: &str, played: &str) -> Result<Ts<Played>, Fault> {
    give(&play(rules, position, played)?)
}

/// What the rules say of a move that somebody asks for; a bare hole will do.
///
/// # Errors
///
/// Where the text is no move, or no position of the game.
#[wasm_bindgen(js_name = explain)]
pub fn js_explain(rules: &str, position: &str, asked: &str) -> Result<Ts<Verdict>, Fault> {
    give(&explain(rules, position, asked)?)
}

/// A game replayed: the position now, and how it ended if it did.
///
/// # Errors
///
/// Where a move of it is not legal.
#[wasm_bindgen(js_name = game)]
pub fn js_game(text: Ts<GameText>) -> Result<Ts<GameView>, Fault> {
    give(&game(&take(&text)?)?)
}

/// The player's move in a game. `progress` is called with each [`Finding`] as the search deepens,
/// and stops it by returning `true`; the limits of the level stop it in any case.
///
/// # Errors
///
/// Where the game is over or one of its moves is not legal.
#[wasm_bindgen(js_name = search)]
pub fn js_search(
    text: Ts<GameText>,
    how: Ts<Search>,
    #[wasm_bindgen(unchecked_param_type = "(finding: Finding) => boolean")]
    progress: &js_sys::Function,
) -> Result<Ts<Finding>, Fault> {
    let found = search(&take(&text)?, take(&how)?, |finding| {
        let told = finding.into_ts().map_or(JsValue::NULL, JsValue::from);
        progress.call1(&JsValue::NULL, &told).is_ok_and(|answer| answer.is_truthy())
    });
    give(&found?)
}

/// Reads every record of a text, whatever its form.
///
/// # Errors
///
/// None but the browser's own: what is wrong with a record stands in [`ReadRecord::problems`].
#[wasm_bindgen(js_name = readRecords)]
pub fn js_read_records(text: &str) -> Result<Vec<Ts<ReadRecord>>, Fault> {
    give_all(&read_records(text))
}

/// Writes a game as a record.
///
/// # Errors
///
/// Where a move of it is not legal, a tag or the format is not known, or it can't hold the game.
#[wasm_bindgen(js_name = writeRecord)]
pub fn js_write_record(record: Ts<RecordText>, format: &str) -> Result<String, Fault> {
    write_record(&take(&record)?, format)
}
