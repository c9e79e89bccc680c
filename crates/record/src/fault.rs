//! What can be wrong with a record, and where.

use std::fmt::{self, Write as _};

use bingwa_rules::{By, PlayError, ReadMoveError, SetupError, UnknownRules};

use crate::{Format, MAX_DEPTH, MAX_MOVES, TagError};

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// A move is unreadable, ambiguous, or not legal where it stands.
    #[error(transparent)]
    Move(#[from] ReadMoveError),
    /// A move can't be made where it stands.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// A move follows after the end of the game.
    #[error("move: found `{text}`, but the game is over by {}", .by.word())]
    Over {
        /// The move.
        text: String,
        /// What ended the game.
        by: By,
    },
    /// The rules id is unknown.
    #[error(transparent)]
    Rules(#[from] UnknownRules),
    /// The start position can't be.
    #[error("position: {0}")]
    Position(#[from] SetupError),
    /// A tag can't be kept.
    #[error(transparent)]
    Tag(#[from] TagError),
    /// Something else was expected.
    #[error("{field}: found {found}, expected {expected}")]
    Found {
        /// Which part of the record.
        field: &'static str,
        /// What stood there.
        found: String,
        /// What would have been right.
        expected: &'static str,
    },
    /// No result stands after the moves.
    #[error("result: found none after the moves, expected 1-0, 0-1, 1/2-1/2 or *")]
    NoResult,
    /// What the record says of the game's end is not what the rules say.
    #[error("{field}: found {found}, but by the rules {at_end}")]
    End {
        /// `result`, `termination` or `score`.
        field: &'static str,
        /// What stood there.
        found: String,
        /// What follows from the moves.
        at_end: AtEnd,
    },
    /// Variations are too deep.
    #[error("variation: more than {MAX_DEPTH} within one another")]
    TooDeep,
    /// There are too many moves.
    #[error("moves: more than {MAX_MOVES} in one game")]
    TooLong,
    /// The text is no JSON of a record's form.
    #[error("json: {0}")]
    Json(String),
    /// The record can't be written in this form.
    #[error("{format}: has no room for {what}")]
    Unfit {
        /// The form.
        format: Format,
        /// What it can't hold.
        what: &'static str,
    },
}

/// What follows from a record's moves, and from how it says that they ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AtEnd {
    /// This result, termination or score.
    Is(String),
    /// Nothing is counted in this game.
    NotCounted,
    /// The game is not over by its own rules.
    NotOver,
    /// The game is not over, and nothing tells how it ended then.
    Untold,
    /// Whoever resigns loses (COM-8).
    ResigningLoses,
    /// An agreement is a draw (COM-8).
    AgreementDraws,
}

impl fmt::Display for AtEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Is(told) => told,
            Self::NotCounted => "nothing is counted",
            Self::NotOver => "the game is not over",
            Self::Untold => "the game is not over; a termination would tell how it ended",
            Self::ResigningLoses => "resigning loses",
            Self::AgreementDraws => "an agreement draws",
        })
    }
}

/// How bad a problem is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// The record is there; something about it is doubtful or was left out.
    Warning,
    /// The record is not there.
    Error,
}

/// A place in a text, both numbers from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
}

/// Finds the places of bytes of a text; quick where they are asked for in order.
#[derive(Clone, Debug)]
pub(crate) struct Locator<'a> {
    text: &'a str,
    byte: usize,
    place: Place,
}

impl<'a> Locator<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self { text, byte: 0, place: Place { line: 1, column: 1 } }
    }

    /// The place of a byte that begins a character.
    pub(crate) fn place(&mut self, byte: usize) -> Place {
        if byte < self.byte {
            *self = Self::new(self.text);
        }
        for passed in self.text.get(self.byte..byte).unwrap_or_default().chars() {
            if passed == '\n' {
                self.place = Place { line: self.place.line + 1, column: 1 };
            } else {
                self.place.column += 1;
            }
        }
        self.byte = byte;
        self.place
    }
}

/// Something wrong in a text of records.
///
/// Its `Display` is one line:
///
/// ```
/// use bingwa_record::{Format, convert};
/// let converted = convert("1. A6<* a5>\n2. A5<", None, Format::Json, None, false);
/// assert_eq!(
///     converted.problems[0].to_string(),
///     "game 1, line 2, column 4, ply 3: move: `A5<` is not legal by KIS-6",
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Problem {
    /// The number of the game in the text, from 1.
    pub game: usize,
    /// Where in the text, where that can be told.
    pub place: Option<Place>,
    /// The number of the move in question, from 1.
    pub ply: Option<usize>,
    /// Whether the record is lost.
    pub severity: Severity,
    /// What is wrong.
    pub fault: Box<Fault>,
}

impl Problem {
    /// Whether the record is lost.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}", self.game)?;
        if let Some(place) = self.place {
            write!(f, ", line {}, column {}", place.line, place.column)?;
        }
        if let Some(ply) = self.ply {
            write!(f, ", ply {ply}")?;
        }
        f.write_str(": ")?;
        // What was written may hold anything; a problem is one line, and harmless in a terminal.
        for letter in self.fault.to_string().chars() {
            match letter.is_control() {
                true => write!(f, "{}", letter.escape_default())?,
                false => f.write_char(letter)?,
            }
        }
        Ok(())
    }
}

/// Cuts what somebody wrote to a length that fits a message, in quotes.
pub(crate) fn quoted(text: &str) -> String {
    let mut short: String = text.chars().take(40).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    format!("`{short}`")
}
