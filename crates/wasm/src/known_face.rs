//! The function of the module that knows what is proven.

use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::{Fault, GameText, KnownView, give, known, take};

/// What is proven of a game's last position, after looking at `nodes` positions at the most;
/// nothing where nothing is.
///
/// # Errors
///
/// Where a move of the game is not legal.
#[wasm_bindgen(js_name = known)]
pub fn js_known(text: Ts<GameText>, nodes: u32) -> Result<Option<Ts<KnownView>>, Fault> {
    known(&take(&text)?, nodes)?.as_ref().map(give).transpose()
}
