//! What the two games of four by twelve holes share: the way round, and the capture of a facing pair.

use crate::board::{Board, Hole, Row, back, front};
use crate::text::{self, Seat};
use crate::{Verdict, Why};

/// Reads the two fields ROWS and TURN.
pub fn read(text: &str) -> Result<(Board, Seat), String> {
    let [rows, turn] = text::fields(text)?;
    Ok((Board::read(rows, 12)?, Seat::read(turn)?))
}

/// Writes the two fields.
pub fn write(board: &Board, turn: Seat) -> String {
    format!("{} {}", board.write(), turn.letter())
}

/// The hole after `hole`: A12 down to A1, then B1 up to B12, then A12 again.
pub fn next(hole: Hole) -> Hole {
    match hole {
        Hole { row: Row::Front, column: 1 } => back(1),
        Hole { row: Row::Front, column } => front(column - 1),
        Hole { row: Row::Back, column: 12 } => front(12),
        Hole { row: Row::Back, column } => back(column + 1),
    }
}

/// What a seed captures that came to rest in `last`, an own hole which was empty: if that is a front hole that faces an
/// occupied one, the seeds there and in the back hole behind it leave the game (KIG-5, KIM-3).
pub fn capture(board: &mut Board, owner: Seat, last: Hole) {
    let enemy = owner.other();
    let facing = board.facing(last.column);
    if last.row == Row::Front && board.count(enemy, facing) > 0 {
        board.lift(enemy, facing);
        board.lift(enemy, back(facing.column));
    }
}

/// A player without seeds has lost; if neither has any, the player to move, who can't (KIG-7, KIM-4).
pub fn no_seeds(board: &Board, turn: Seat) -> Option<Verdict> {
    for loser in [turn, turn.other()] {
        if board.seeds_of(loser) == 0 {
            return Some(Verdict { winner: Some(loser.other()), by: Why::NoSeeds });
        }
    }
    None
}
