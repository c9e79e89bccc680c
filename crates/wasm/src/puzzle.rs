//! What is answered to a move that somebody tried in a puzzle.

use bingwa_rules::{Position, read_move};
use bingwa_solve::puzzles::answer;
use serde::Serialize;
use tsify::Tsify;

use crate::{Fault, board::position};

/// The answer to a move in a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Tsify)]
pub struct PuzzleAnswer {
    /// Whether the move does what the puzzle asks for.
    pub right: bool,
    /// The opponent's answer; nothing where the game is over.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
    /// After a right move, within how many plies it is won after the answer.
    pub left: u32,
    /// Kingulu: how many seeds more than the opponent the move leads to.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub margin: Option<i32>,
}

/// The answer to a move in a position that should be won within `plies` plies, or in Kingulu keep
/// the margin; after looking at `nodes` positions at the most.
///
/// # Errors
///
/// Where the position or the move is none, or so many positions are not enough.
pub fn puzzle_answer(
    rules: &str,
    text: &str,
    played: &str,
    plies: u32,
    nodes: u32,
) -> Result<PuzzleAnswer, Fault> {
    let before = position(rules, text)?;
    let played = read_move(&before, played).map_err(|error| Fault::from(&error))?;
    let after = before.play(played).map_err(|error| Fault::app(&error))?;
    let found = answer(&before, &after, plies, nodes.into()).map_err(|error| Fault::app(&error))?;
    Ok(PuzzleAnswer {
        right: found.is_right,
        answer: found.played.as_ref().map(ToString::to_string),
        left: found.left,
        margin: found.margin,
    })
}
