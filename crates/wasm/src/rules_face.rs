//! The functions of the module that answers what the rules say.

use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::{
    BoardView, Fault, GameInfo, GameText, GameView, LegalMove, Played, Verdict, board, explain,
    game, game_infos, give, give_all, legal_moves, play, take,
};

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
