//! Bao la Kimasai of four rows (KIM-1 to KIM-5).

use crate::board::Board;
use crate::text::{self, Seat, wrong};
use crate::{Game, Verdict, Why, twelve};

/// KIM-1.
pub const START: &str = "1,1,1,1,1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1,1,1,1,0/0,1,1,1,1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1,1,1,1,1 S";

#[derive(Clone, Debug)]
pub struct Position {
    board: Board,
    turn: Seat,
}

impl Position {
    pub fn read(text: &str) -> Result<Position, String> {
        let (board, turn) = twelve::read(text)?;
        for seat in [Seat::South, Seat::North] {
            for hole in board.holes() {
                let stones = board.count(seat, hole);
                if stones > 1 {
                    let field = format!("rows: {}", hole.name(seat));
                    return Err(wrong(&field, &stones.to_string(), "at most one stone"));
                }
            }
        }
        text::at_most("rows", board.seeds(), 46)?;
        Ok(Position { board, turn })
    }
}

impl Game for Position {
    fn moves(&self) -> Vec<(String, String)> {
        let mut moves = Vec::new();
        if twelve::no_seeds(&self.board, self.turn).is_some() {
            return moves; // KIM-4: over.
        }
        for hole in self.board.holes() {
            let next = twelve::next(hole);
            // KIM-2.
            if self.board.count(self.turn, hole) == 0 || self.board.count(self.turn, next) > 0 {
                continue;
            }
            let mut board = self.board.clone();
            board.lift(self.turn, hole);
            board.drop_seed(self.turn, next);
            twelve::capture(&mut board, self.turn, next); // KIM-3.
            moves.push((hole.name(self.turn), twelve::write(&board, self.turn.other())));
        }
        moves
    }

    fn verdict(&self) -> Option<Verdict> {
        if let Some(verdict) = twelve::no_seeds(&self.board, self.turn) {
            return Some(verdict); // KIM-4.
        }
        if self.moves().is_empty() {
            return Some(Verdict { winner: Some(self.turn.other()), by: Why::NoMoves }); // KIM-4.
        }
        None
    }
}
