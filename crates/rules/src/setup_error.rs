//! What is wrong with a position that can't be, as data; its `Display` is English.

use std::fmt;

use crate::{Hole, Row, Seat};

/// A field of a position's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// The diagram.
    Rows,
    /// One row of the diagram.
    RowOf(Seat, Row),
    /// One hole of the diagram.
    Hole(Hole),
    /// Whose turn it is.
    Turn,
    /// Seeds in reserve, in hand or captured.
    Hand,
    /// The owned houses.
    Houses,
    /// The takasiaed hole.
    Takasia,
    /// After the last field.
    End,
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rows => f.write_str("rows"),
            Self::RowOf(seat, Row::Front) => write!(f, "{seat}'s front row"),
            Self::RowOf(seat, Row::Back) => write!(f, "{seat}'s back row"),
            Self::Hole(hole) => write!(f, "hole {hole}"),
            Self::Turn => f.write_str("turn"),
            Self::Hand => f.write_str("seeds in hand"),
            Self::Houses => f.write_str("houses"),
            Self::Takasia => f.write_str("takasia"),
            Self::End => f.write_str("end"),
        }
    }
}

/// What stood in a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stood {
    /// Nothing at all.
    Nothing,
    /// A blank more than there should be.
    Blank,
    /// This, cut to 32 characters.
    Text(String),
    /// So many rows.
    Rows(usize),
    /// So many counts in a row, which is this.
    Counts(usize, String),
    /// So many seeds on and beside the board.
    Seeds(u32),
    /// So many stones in one hole.
    Stones(u8),
    /// Seeds in hand of South and North.
    Hand([u8; 2]),
    /// A house that is owned but empty.
    EmptyHouse(Hole),
    /// Both front rows are empty.
    EmptyFronts,
}

impl Stood {
    /// What somebody wrote, cut to a length that fits a message.
    pub(crate) fn text(text: &str) -> Self {
        if text.is_empty() { Self::Nothing } else { Self::Text(short(text)) }
    }
}

impl fmt::Display for Stood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("nothing"),
            Self::Blank => f.write_str("a blank"),
            Self::Text(text) => write!(f, "`{text}`"),
            Self::Rows(1) => f.write_str("1 row"),
            Self::Rows(rows) => write!(f, "{rows} rows"),
            Self::Counts(counts, line) if line.is_empty() => {
                write!(f, "{counts} counts in nothing")
            }
            Self::Counts(counts, line) => write!(f, "{counts} counts in `{line}`"),
            Self::Seeds(seeds) => write!(f, "{seeds} seeds in all"),
            Self::Stones(stones) => write!(f, "{stones}"),
            Self::Hand([south, north]) => write!(f, "{south},{north}"),
            Self::EmptyHouse(house) => write!(f, "{} owning the empty {house}", house.seat()),
            Self::EmptyFronts => f.write_str("both front rows empty"),
        }
    }
}

/// What would have been right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// So many rows.
    Rows(usize),
    /// So many counts in a row.
    Counts(usize),
    /// A count of at most so many.
    Count(u8),
    /// At most so many seeds in all.
    Seeds(u32),
    /// A seat.
    Seat,
    /// Two numbers.
    TwoNumbers,
    /// The owners of houses.
    Owners,
    /// A front hole, or none.
    FrontHole,
    /// Nothing more.
    End,
    /// At most one stone.
    OneStone,
    /// At least so many seeds in a reserved hole.
    Reserved(u8),
    /// Seeds in a front row.
    FrontSeeds,
    /// At most so many in reserve while nobody has won.
    Reserve(u8),
    /// None in hand while nobody has won.
    NoHand,
    /// Seeds in every owned house.
    HouseSeeds,
    /// A takasiaed hole of the player to move.
    OfMover(Seat),
    /// No takasia while there is a reserve.
    ReserveFirst,
    /// This hole takasiaed, or none.
    OtherHole(Hole),
    /// No takasia on this board.
    NoTakasia,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rows(rows) => write!(f, "{rows} rows separated by `/`"),
            Self::Counts(counts) => write!(f, "{counts} counts separated by `,`"),
            Self::Count(most) => write!(f, "a number from 0 to {most}"),
            Self::Seeds(most) => write!(f, "at most {most}"),
            Self::Seat => f.write_str("S or N"),
            Self::TwoNumbers => f.write_str("two numbers such as 22,22"),
            Self::Owners => f.write_str("SN, S, N or -"),
            Self::FrontHole => f.write_str("a front hole or -"),
            Self::End => f.write_str("nothing after the last field"),
            Self::OneStone => f.write_str("at most one stone"),
            Self::Reserved(least) => write!(f, "at least {least} seeds in a reserved hole"),
            Self::FrontSeeds => f.write_str("seeds in a front row"),
            Self::Reserve(most) => write!(f, "at most {most} in reserve while nobody has won"),
            Self::NoHand => f.write_str("0,0 while nobody has won"),
            Self::HouseSeeds => f.write_str("seeds in every owned house"),
            Self::OfMover(seat) => write!(f, "a hole of {seat}, who is to move, or -"),
            Self::ReserveFirst => f.write_str("-, since a reserve is not empty (KIS-40)"),
            Self::OtherHole(hole) => write!(f, "{hole} or - by KIS-40 on this board"),
            Self::NoTakasia => {
                f.write_str("-, since KIS-40 and KIS-41 takasia nothing on this board")
            }
        }
    }
}

/// A position that can't be: which field, what stood there, what was expected.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{field}: found {stood}, expected {expected}")]
pub struct SetupError {
    /// The field at fault.
    pub field: Field,
    /// What stood there.
    pub stood: Stood,
    /// What would have been right.
    pub expected: Expected,
}

impl SetupError {
    pub(crate) const fn new(field: Field, stood: Stood, expected: Expected) -> Self {
        Self { field, stood, expected }
    }
}

/// Cuts what somebody wrote to a length that fits a message.
pub(crate) fn short(text: &str) -> String {
    let mut short: String = text.chars().take(32).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
