//! The functions of the module that thinks about moves.

use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::{Analyse, Analysis, Fault, Finding, GameText, Search, analyse, give, search, take};

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

/// The best moves of a position, each with its line. `progress` is called with each [`Analysis`] as
/// the search deepens, and stops it by returning `true`.
///
/// # Errors
///
/// Where the game is over or one of its moves is not legal.
#[wasm_bindgen(js_name = analyse)]
pub fn js_analyse(
    text: Ts<GameText>,
    how: Ts<Analyse>,
    #[wasm_bindgen(unchecked_param_type = "(analysis: Analysis) => boolean")]
    progress: &js_sys::Function,
) -> Result<Ts<Analysis>, Fault> {
    let found = analyse(&take(&text)?, take(&how)?, |analysis| {
        let told = analysis.into_ts().map_or(JsValue::NULL, JsValue::from);
        progress.call1(&JsValue::NULL, &told).is_ok_and(|answer| answer.is_truthy())
    });
    give(&found?)
}
