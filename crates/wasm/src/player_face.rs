//! The functions of the module that thinks about moves.

use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::{
    Analyse, Analysis, Fault, Finding, GameText, PuzzleAnswer, Search, analyse, give,
    puzzle_answer, search, take,
};

/// The player's move in a game, judging by the `network` of a file where one is given that serves it,
/// else by weights. `progress` is called with each [`Finding`] as the search deepens,
/// and stops it by returning `true`; the limits of the level stop it in any case.
///
/// # Errors
///
/// Where the game is over or one of its moves is not legal.
#[wasm_bindgen(js_name = search)]
pub fn js_search(
    text: Ts<GameText>,
    how: Ts<Search>,
    network: Option<Vec<u8>>,
    #[wasm_bindgen(unchecked_param_type = "(finding: Finding) => boolean")]
    progress: &js_sys::Function,
) -> Result<Ts<Finding>, Fault> {
    let found = search(&take(&text)?, take(&how)?, network.as_deref(), |finding| {
        let told = finding.into_ts().map_or(JsValue::NULL, JsValue::from);
        progress.call1(&JsValue::NULL, &told).is_ok_and(|answer| answer.is_truthy())
    });
    give(&found?)
}

/// The best moves of a position, each with its line, judged as in [`js_search`]. `progress` is called
/// with each [`Analysis`] as the search deepens, and stops it by returning `true`.
///
/// # Errors
///
/// Where the game is over or one of its moves is not legal.
#[wasm_bindgen(js_name = analyse)]
pub fn js_analyse(
    text: Ts<GameText>,
    how: Ts<Analyse>,
    network: Option<Vec<u8>>,
    #[wasm_bindgen(unchecked_param_type = "(analysis: Analysis) => boolean")]
    progress: &js_sys::Function,
) -> Result<Ts<Analysis>, Fault> {
    let found = analyse(&take(&text)?, take(&how)?, network.as_deref(), |analysis| {
        let told = analysis.into_ts().map_or(JsValue::NULL, JsValue::from);
        progress.call1(&JsValue::NULL, &told).is_ok_and(|answer| answer.is_truthy())
    });
    give(&found?)
}

/// What is answered to a move in a puzzle, whose position should be won within `plies` plies, or in
/// Kingulu keep the margin; after looking at `nodes` positions at the most.
///
/// # Errors
///
/// Where the position or the move is none, or so many positions are not enough.
#[wasm_bindgen(js_name = puzzleAnswer)]
pub fn js_puzzle_answer(
    rules: &str,
    position: &str,
    played: &str,
    plies: u32,
    nodes: u32,
) -> Result<Ts<PuzzleAnswer>, Fault> {
    give(&puzzle_answer(rules, position, played, plies, nodes)?)
}
