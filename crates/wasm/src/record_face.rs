//! The functions that read and write records.

use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::{Fault, ReadRecord, RecordText, give_all, read_records, take, write_record};

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
