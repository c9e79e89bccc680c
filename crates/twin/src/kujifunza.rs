//! Bao la Kujifunza in both readings (KUJ-1 to KUJ-9).

use crate::board::{Board, Hole};
use crate::eight::{self, WAYS, Way};
use crate::text::{self, Seat, wrong};
use crate::{Game, MOST_LAPS, Reading, Verdict, Why};

/// KUJ-1.
pub const START: &str = "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 S 0,0";

#[derive(Clone, Debug)]
pub struct Position {
    reading: Reading,
    board: Board,
    turn: Seat,
    in_hand: [u32; 2],
}

impl Position {
    pub fn read(text: &str, reading: Reading) -> Result<Position, String> {
        let [rows, turn, in_hand] = text::fields(text)?;
        let board = Board::read(rows, 8)?;
        let turn = Seat::read(turn)?;
        let in_hand = text::pair("in hand", in_hand)?;
        text::at_most("rows", board.seeds() + in_hand[0] + in_hand[1], 64)?;
        eight::check_fronts(&board)?;
        if in_hand != [0, 0] && eight::hamna(&board).is_none() {
            let found = format!("{},{}", in_hand[0], in_hand[1]);
            return Err(wrong("in hand", &found, "0,0 while nobody has won"));
        }
        Ok(Position { reading, board, turn, in_hand })
    }

    fn write(&self) -> String {
        let [south, north] = self.in_hand;
        format!("{} {} {south},{north}", self.board.write(), self.turn.letter())
    }

    fn legal(&self) -> Vec<(String, Position)> {
        if eight::hamna(&self.board).is_some() {
            return Vec::new(); // KUJ-9: over.
        }
        // KUJ-2: a capture, if any is legal, is obligatory.
        let captures = self.captures();
        if captures.is_empty() { self.takatas() } else { captures }
    }

    fn captures(&self) -> Vec<(String, Position)> {
        let mut moves = Vec::new();
        for hole in self.board.holes() {
            for way in WAYS {
                let Some((capturing, _)) = eight::first_capture(&self.board, self.turn, hole, way)
                else {
                    continue;
                };
                let name = format!("{}{}", hole.name(self.turn), eight::sign(hole, way));
                if self.reading == Reading::Source && eight::forced_way(capturing.column).is_none()
                {
                    // KUJ-8: the player chooses, and a second sign names the kichwa.
                    for chosen in WAYS {
                        let played = self.clone().play(hole, way, true, Some(chosen));
                        moves.extend(
                            played.map(|after| {
                                (format!("{name}{}", eight::kichwa_sign(chosen)), after)
                            }),
                        );
                    }
                } else {
                    moves.extend(
                        self.clone().play(hole, way, true, None).map(|after| (name, after)),
                    );
                }
            }
        }
        moves
    }

    fn takatas(&self) -> Vec<(String, Position)> {
        let mut moves = Vec::new();
        // KUJ-4.
        for hole in eight::takata_holes(&self.board, self.turn) {
            for way in WAYS {
                if eight::leaves_front(&self.board, self.turn, hole, way) {
                    continue; // KUJ-5.
                }
                let name = format!("{}{}*", hole.name(self.turn), eight::sign(hole, way));
                moves.extend(self.clone().play(hole, way, false, None).map(|after| (name, after)));
            }
        }
        moves
    }

    /// Plays a move to its end, with the way chosen for the seeds of its first capture; `None` if it is endless (COM-4).
    fn play(
        mut self,
        hole: Hole,
        mut way: Way,
        capturing: bool,
        mut chosen: Option<Way>,
    ) -> Option<Position> {
        let me = self.turn;
        let mut seeds = self.board.lift(me, hole);
        let mut first = eight::next(hole, way);
        for _ in 0..MOST_LAPS {
            let last = eight::sow(&mut self.board, me, first, way, seeds);
            if self.board.count(me, last) == 1 {
                // KUJ-6: it was empty.
                self.turn = me.other();
                return Some(self);
            }
            let captured =
                if capturing { eight::captured_hole(&self.board, me, last) } else { None };
            if let Some(facing) = captured {
                seeds = self.board.lift(me.other(), facing);
                if self.board.occupied_front(me.other()).is_empty() {
                    // KUJ-9, COM-6: the seeds stay in hand.
                    self.in_hand[me.index()] += seeds;
                    self.turn = me.other();
                    return Some(self);
                }
                // KUJ-7; KUJ-8: the choice holds for the first capture, then the way is kept.
                way = eight::forced_way(last.column).or(chosen.take()).unwrap_or(way);
                first = eight::kichwa(way);
            } else {
                // KUJ-6, COM-3: relay.
                seeds = self.board.lift(me, last);
                first = eight::next(last, way);
            }
        }
        None
    }
}

impl Game for Position {
    fn moves(&self) -> Vec<(String, String)> {
        self.legal().into_iter().map(|(name, after)| (name, after.write())).collect()
    }

    fn verdict(&self) -> Option<Verdict> {
        if let Some(verdict) = eight::hamna(&self.board) {
            return Some(verdict); // KUJ-9.
        }
        if self.legal().is_empty() {
            return Some(Verdict { winner: Some(self.turn.other()), by: Why::NoMoves }); // KUJ-9.
        }
        None
    }
}
