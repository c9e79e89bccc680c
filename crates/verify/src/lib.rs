//! Checks proof files.
//!
//! A proof file claims something of a position, *South wins*, and holds a move for each position of
//! the player who is said to win. [`verify`] replays it with the rules of the slow twin: it follows
//! every move of the opponent, and looks that every line ends as claimed and that none comes back to
//! a position. It shares no code with the program that made the file, not for the rules, not for
//! the file: all that the two have in common is the form of the file, which the book tells
//! (*Proof files*), and the libraries that compress and sum up.
//!
//! ```no_run
//! let bytes = std::fs::read("data/proofs/kujifunza.proof")?;
//! let verified = bingwa_verify::verify(&bytes)?;
//! println!("{}: {}", verified.rules, verified.claim);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod file;
mod walk;

use std::fmt;

pub use bingwa_twin::Seat;

/// What a proof says of its position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The player who has the strategy.
    pub seat: Seat,
    /// What it reaches, whatever the opponent does.
    pub goal: Goal,
}

/// What a strategy reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The player wins.
    Win,
    /// The player's seeds less the opponent's, as the game is scored, are at least so many.
    Margin(i8),
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seat = match self.seat {
            Seat::South => "South",
            Seat::North => "North",
        };
        match self.goal {
            Goal::Win => write!(f, "{seat} wins"),
            Goal::Margin(margin) => write!(f, "{seat} scores at least {margin:+}"),
        }
    }
}

/// A proof that holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The rules id.
    pub rules: String,
    /// The position that the claim is about.
    pub position: String,
    /// Whether that is the position from which a game of these rules starts.
    pub is_start: bool,
    /// What holds.
    pub claim: Claim,
    /// Positions of the proof, those included in which the game is over.
    pub positions: u32,
    /// Positions that the file holds a move for.
    pub choices: u32,
    /// The moves of the longest line.
    pub longest: u32,
}

/// What is wrong with a proof file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// It doesn't begin as a proof file does.
    #[error("file: it is not a proof file")]
    NotAProof,
    /// It is of a version that is not known here.
    #[error("version: found {0}, expected {known}", known = file::VERSION)]
    Version(u8),
    /// It ends too early, or its sum doesn't fit.
    #[error("checksum: it doesn't fit; the file is damaged")]
    Checksum,
    /// A field of its head can't be.
    #[error("{field}: {finding}")]
    Head {
        /// The field.
        field: &'static str,
        /// What is wrong with it.
        finding: String,
    },
    /// The moves can't be unpacked, or are fewer or more than the head says.
    #[error("moves: found {found}, the head says {said}")]
    Moves {
        /// How many could be unpacked.
        found: String,
        /// How many there should be.
        said: u32,
    },
    /// Bytes stand between the moves and the sum.
    #[error("moves: {0} bytes are left over behind them")]
    LeftOver(usize),
    /// The file holds no move for a position that needs one.
    #[error("position {0}: the file holds no move for it")]
    NoMove(String),
    /// The file holds moves that no position needs.
    #[error("moves: {0} are left over")]
    MovesLeft(usize),
    /// The file's move is none of the position's.
    #[error("position {position}: move {index} of {legal} is asked for")]
    NoSuchMove {
        /// The position.
        position: String,
        /// The move's place among the legal ones, from 0.
        index: u8,
        /// How many there are.
        legal: usize,
    },
    /// A line comes back to a position.
    #[error("position {0}: it comes back")]
    Cycle(String),
    /// A line ends, and not as claimed.
    #[error("position {0}: the game is over in it, and not as claimed")]
    Fails(String),
    /// There are more positions than the head says, or fewer.
    #[error("positions: found {found}, the head says {said}")]
    Positions {
        /// How many there are; one more than said where the walk stopped there.
        found: usize,
        /// How many there should be.
        said: u32,
    },
    /// The twin can't play a position.
    #[error("position {position}: {finding}")]
    Position {
        /// The position.
        position: String,
        /// What the twin says.
        finding: String,
    },
}

/// Checks a proof file.
///
/// Time and memory are bounded by what the file says of its own size: a position more than that, and
/// the proof fails.
///
/// # Errors
///
/// [`Fault`], where the file can't be read or doesn't prove what it claims.
pub fn verify(bytes: &[u8]) -> Result<Verified, Fault> {
    walk::walk(&file::File::read(bytes)?)
}
