//! What went wrong, as data.

use std::fmt;

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::JsValue;

/// Why something could not be done: what a function throws.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Tsify)]
pub struct Fault {
    /// The field or input at fault, such as `rules`, `hole A3` or `move`.
    pub field: String,
    /// What stood there and what was expected, in English.
    pub message: String,
    /// What may have been meant.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub suggestions: Vec<String>,
}

impl Fault {
    /// A fault told by an error, whose text names the field, then a colon.
    pub(crate) fn new(error: &impl fmt::Display) -> Self {
        let text = error.to_string();
        let (field, message) = text.split_once(": ").unwrap_or(("input", &text));
        Self { field: field.to_owned(), message: message.to_owned(), suggestions: Vec::new() }
    }

    /// Names what may have been meant.
    pub(crate) fn suggesting(mut self, suggestions: impl IntoIterator<Item = String>) -> Self {
        self.suggestions.extend(suggestions);
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.message)
    }
}

impl std::error::Error for Fault {}

impl From<Fault> for JsValue {
    fn from(fault: Fault) -> Self {
        fault.into_ts().map(Self::from).unwrap_or_else(|_| Self::from_str(&fault.message))
    }
}
