//! The functions that read and write records, and set positions up.

use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::{
    Draft, Edit, Fault, ReadRecord, RecordText, draft, give, give_all, read_records, set_up, take,
    write_record,
};

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

/// A position as somebody sets it up, checked.
///
/// # Errors
///
/// Where the text can't even be shown on the game's board; the fault names the field.
#[wasm_bindgen(js_name = draft)]
pub fn js_draft(rules: &str, position: &str) -> Result<Ts<Draft>, Fault> {
    give(&draft(rules, position)?)
}

/// A position set up from its parts, checked.
///
/// # Errors
///
/// Where a part names nothing that the game has.
#[wasm_bindgen(js_name = setUp)]
pub fn js_set_up(rules: &str, edit: Ts<Edit>) -> Result<Ts<Draft>, Fault> {
    give(&set_up(rules, &take(&edit)?)?)
}
