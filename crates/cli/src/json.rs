//! What commands print with `--json`: one object a line, with its `schema`.

use std::{fmt::Display, io::Write};

use bingwa_rules::{Outcome, Seat};
use serde::{Serialize, Serializer};

use crate::exit::Failure;

/// Writes an object on a line of its own.
pub(crate) fn line(out: &mut impl Write, object: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, object)?;
    Ok(out.write_all(b"\n")?)
}

/// Writes a value as the text that it prints.
pub(crate) fn text<S: Serializer>(value: &impl Display, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(value)
}

/// Writes values as the texts that they print.
pub(crate) fn texts<T: Display, S: Serializer>(values: &[T], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(values.iter().map(T::to_string))
}

/// The result of a game that is over.
#[derive(Serialize)]
pub(crate) struct Over {
    winner: Option<char>,
    by: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<[u8; 2]>,
}

impl From<Outcome> for Over {
    fn from(outcome: Outcome) -> Self {
        Self {
            winner: outcome.winner.map(Seat::letter),
            by: outcome.by.word(),
            score: outcome.score,
        }
    }
}

/// What stands in the place of an answer that can't be given.
#[derive(Serialize)]
pub(crate) struct Refused<'a> {
    schema: &'a str,
    error: Fault<'a>,
}

/// What was wrong.
#[derive(Serialize)]
struct Fault<'a> {
    field: &'a str,
    message: &'a str,
}

impl<'a> Refused<'a> {
    /// An error in an answer of this schema; `message` names the field, then a colon.
    pub(crate) fn new(schema: &'a str, message: &'a str) -> Self {
        let (field, message) = message.split_once(": ").unwrap_or(("input", message));
        Self { schema, error: Fault { field, message } }
    }
}
