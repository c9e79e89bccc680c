//! Puzzles: positions in which one move, and no other, does it; each is proven when it is made.
//!
//! | game | what the move does | what is proven of the others |
//! |---|---|---|
//! | all but Kingulu | wins, and no sooner win can be forced | none wins in so many plies, or within [`MORE`] plies more |
//! | Kingulu | keeps the margin that best play gives | each gives up two seeds of it or more |
//!
//! Wins are found by [`wins`](crate::wins), which looks at every move; margins by
//! [`kingulu`](crate::kingulu). Nothing here depends on the player's judgement of positions, so that a
//! puzzle stays what it is when the player learns.

mod margin;
mod rating;
mod theme;
mod win;

use bingwa_rules::{AnyPosition, Move, Position, Seat};

pub use crate::wins::Spent;
pub use theme::Theme;
pub use win::MORE;

/// The fewest legal moves of a puzzle: with less there is nothing to find.
const CHOICE: usize = 3;

/// A position with one right move, and what follows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The position, with nothing played before it.
    pub position: AnyPosition,
    /// What the right move does.
    pub goal: Goal,
    /// The right move; then the longest defence and the moves that overcome it, or in Kingulu the
    /// best answers and what is right then, as long as one move alone is.
    pub solution: Vec<Move>,
    /// How hard it is, by the formula in the book.
    pub rating: u32,
    /// What happens in it.
    pub themes: Vec<Theme>,
}

/// What the right move of a puzzle does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// It wins.
    Win {
        /// Within so many plies, and no sooner against the longest defence.
        plies: u32,
        /// No other move wins within so many plies.
        alone: u32,
    },
    /// It keeps the margin.
    Margin {
        /// The seeds of the player to move less the other's at the end, after the right move.
        margin: i32,
        /// The same after the best of the other moves.
        next: i32,
    },
}

impl Puzzle {
    /// The puzzle in a position, if there is one whose win takes no more than `most` plies.
    ///
    /// The same position gives the same puzzle on every machine.
    ///
    /// # Errors
    ///
    /// [`Spent`], where that is not known after so many positions looked at.
    pub fn find(position: &AnyPosition, most: u32, effort: u64) -> Result<Option<Self>, Spent> {
        let legal = position.legal_moves().len();
        if legal < CHOICE {
            return Ok(None);
        }
        let found = match position {
            AnyPosition::Kingulu(kingulu) => margin::find(position, kingulu, effort),
            _ => win::find(position, most, effort)?,
        };
        Ok(found.map(|Found { goal, solution, nodes }| {
            let rating = rating::rate(position, &solution, nodes);
            let themes = theme::themes(position, &solution);
            Self { position: *position, goal, solution, rating, themes }
        }))
    }

    /// How many moves of its own the right line has.
    pub fn moves(&self) -> usize {
        self.solution.len().div_ceil(2)
    }
}

/// What the opponent answers to a move that somebody tried in a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Whether the move does what the puzzle asks for.
    pub is_right: bool,
    /// The answer; `None` where the game is over, or in Kingulu where none is known to be best.
    pub played: Option<Move>,
    /// After a right move, within how many plies it is won after the answer.
    pub left: u32,
    /// Kingulu: how many seeds more than the opponent the move leads to.
    pub margin: Option<i32>,
}

/// The answer to a move that led from one position to another, and should win within so many plies
/// from the first.
///
/// To a right move it is the longest defence. To a wrong one it is a refutation: the soonest win,
/// where there is one within a few plies, else the one that leaves the most seeds. In Kingulu it is a
/// best move.
///
/// # Errors
///
/// [`Spent`], where that is not known after so many positions looked at.
pub fn answer(
    before: &AnyPosition,
    after: &AnyPosition,
    plies: u32,
    effort: u64,
) -> Result<Answer, Spent> {
    match (before, after) {
        (AnyPosition::Kingulu(before), AnyPosition::Kingulu(after)) => {
            margin::answer(before, after, effort)
        }
        _ => win::answer(after, plies.saturating_sub(1), effort),
    }
}

/// A puzzle before it is rated.
struct Found {
    goal: Goal,
    solution: Vec<Move>,
    /// The positions looked at to find it.
    nodes: u64,
}

/// How many seeds a player has more than the other, on the board and in hand.
fn lead(position: &AnyPosition, seat: Seat) -> i32 {
    let setup = position.setup();
    let of = |whose: Seat| {
        let board = setup.holes().filter(|hole| hole.seat() == whose);
        let board: i32 = board.map(|hole| i32::from(setup.seeds(hole))).sum();
        board + i32::from(setup.hand[whose.index()])
    };
    of(seat) - of(seat.other())
}

#[cfg(test)]
mod tests;
