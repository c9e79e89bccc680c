//! Bao Kigogo (KIG-1 to KIG-8).

use crate::board::{Board, Hole};
use crate::text::{self, Seat};
use crate::{Game, MOST_LAPS, Verdict, Why, twelve};

/// KIG-1.
pub const START: &str = "2,2,2,2,2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2,2,2,2,0/0,2,2,2,2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2,2,2,2,2 S";

#[derive(Clone, Debug)]
pub struct Position {
    board: Board,
    turn: Seat,
}

impl Position {
    pub fn read(text: &str) -> Result<Position, String> {
        let (board, turn) = twelve::read(text)?;
        text::at_most("rows", board.seeds(), 92)?;
        Ok(Position { board, turn })
    }

    /// The board after lifting a hole; `None` if the move is endless (COM-4).
    fn sow(&self, hole: Hole) -> Option<Board> {
        let mut board = self.board.clone();
        let mut seeds = board.lift(self.turn, hole);
        let mut last = hole;
        for _ in 0..MOST_LAPS {
            for _ in 0..seeds {
                last = twelve::next(last);
                board.drop_seed(self.turn, last);
            }
            if board.count(self.turn, last) == 1 {
                // KIG-4: it was empty, and the move ends; KIG-5.
                twelve::capture(&mut board, self.turn, last);
                return Some(board);
            }
            // KIG-4, COM-3: relay.
            seeds = board.lift(self.turn, last);
        }
        None
    }
}

impl Game for Position {
    fn moves(&self) -> Vec<(String, String)> {
        let mut moves = Vec::new();
        if twelve::no_seeds(&self.board, self.turn).is_some() {
            return moves; // KIG-7: over.
        }
        let count = |hole: Hole| self.board.count(self.turn, hole);
        // KIG-3: what the player has, endless or not.
        let has_two = self.board.holes().into_iter().any(|hole| count(hole) >= 2);
        for hole in self.board.holes() {
            let allowed = if has_two {
                count(hole) >= 2 // KIG-2.
            } else {
                count(hole) == 1 && count(twelve::next(hole)) == 0 // KIG-3.
            };
            if !allowed {
                continue;
            }
            if let Some(board) = self.sow(hole) {
                moves.push((hole.name(self.turn), twelve::write(&board, self.turn.other())));
            }
        }
        moves
    }

    fn verdict(&self) -> Option<Verdict> {
        if let Some(verdict) = twelve::no_seeds(&self.board, self.turn) {
            return Some(verdict); // KIG-7.
        }
        if self.moves().is_empty() {
            return Some(Verdict { winner: Some(self.turn.other()), by: Why::NoMoves }); // KIG-7.
        }
        None
    }
}
