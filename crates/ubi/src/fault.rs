//! Why a command can't be obeyed.

use bingwa_engine::NoMemory;
use bingwa_rules::{PlayError, ReadMoveError, SetupError, UnknownRules};
use bingwa_solve::tables::TableError;

use crate::{book::BookFileError, network::NetworkFileError};

/// What is wrong with a command: the field, what was found there, and what was expected.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    #[error(transparent)]
    Position(#[from] SetupError),
    #[error(transparent)]
    Rules(#[from] UnknownRules),
    #[error(transparent)]
    Move(#[from] ReadMoveError),
    #[error(transparent)]
    Play(#[from] PlayError),
    #[error(transparent)]
    Table(#[from] TableError),
    #[error(transparent)]
    Network(#[from] NetworkFileError),
    #[error(transparent)]
    Book(#[from] BookFileError),
    #[error(transparent)]
    Memory(#[from] NoMemory),
    #[error("{field}: found `{found}`, expected {expected}")]
    Value { field: String, found: String, expected: String },
    #[error("{0}")]
    Said(&'static str),
    #[error("threads: {0}: close other programs")]
    Thread(std::io::Error),
}

impl Fault {
    /// A value that can't be.
    pub(crate) fn value(field: &str, found: &str, expected: impl Into<String>) -> Self {
        Self::Value { field: short(field), found: short(found), expected: expected.into() }
    }
}

/// What somebody wrote, fit for a line: not too long, and without control characters.
pub(crate) fn short(text: &str) -> String {
    text.chars().take(40).flat_map(char::escape_debug).collect()
}
