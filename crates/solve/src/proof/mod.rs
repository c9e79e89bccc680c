//! Proof files: a claim about a position, and a move for each of the winner's positions.
//!
//! The form is told in the book, *Proof files*. [`Proof::walk`] walks the strategy with the positions
//! themselves, so that what it writes holds; `bingwa-verify`, which shares no code with any of this,
//! says so a second time.

mod file;
mod stored;
mod walk;

use std::fmt;

use bingwa_rules::Seat;

pub use stored::{Stored, Unreadable};
pub use walk::{Proof, ProofError, Walked};

/// What a proof says of its position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Claim {
    /// The player who has the strategy.
    pub seat: Seat,
    /// What it reaches.
    pub goal: Goal,
}

/// What a strategy reaches, whatever the opponent does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// The player wins.
    Win,
    /// The player's seeds less the opponent's, as the game is scored, are at least so many.
    Margin(i8),
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.goal {
            Goal::Win => write!(f, "{} wins", self.seat),
            Goal::Margin(margin) => write!(f, "{} scores at least {margin:+}", self.seat),
        }
    }
}
