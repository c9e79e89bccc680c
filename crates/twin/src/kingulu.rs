//! Bao Kingulu (KIN-1 to KIN-8).

use crate::text::{self, Seat, wrong};
use crate::{Game, MOST_LAPS, Verdict, Why};

/// KIN-1.
pub const START: &str = "4,4,4,4,4,4/4,4,4,4,4,4 S 0,0";

/// A hole of the board.
#[derive(Clone, Copy, Debug)]
struct Hole {
    seeds: u32,
    reserved: bool,
}

#[derive(Clone, Debug)]
pub struct Position {
    /// All twelve in the way of sowing: A1 to A6, then a1 to a6.
    ring: Vec<Hole>,
    turn: Seat,
    captured: [u32; 2],
}

/// The place of a hole in the ring, its column counted from 1 at its owner's left.
fn place(owner: Seat, column: usize) -> usize {
    match owner {
        Seat::South => column - 1,
        Seat::North => 6 + column - 1,
    }
}

/// In whose row a place lies.
fn owner(place: usize) -> Seat {
    if place < 6 { Seat::South } else { Seat::North }
}

/// The place that faces a place: A`n` faces a`(7-n)`.
fn facing(at: usize) -> usize {
    let column = at % 6 + 1;
    place(owner(at).other(), 7 - column)
}

fn read_hole(text: &str) -> Result<Hole, String> {
    let (digits, reserved) = match text.strip_suffix('!') {
        Some(digits) => (digits, true),
        None => (text, false),
    };
    let seeds = text::number("rows", digits)?;
    // KIN-5: a reserved hole holds four at least.
    if reserved && seeds < 4 {
        return Err(wrong("rows", text, "four seeds or more in a reserved hole"));
    }
    Ok(Hole { seeds, reserved })
}

fn write_hole(hole: &Hole) -> String {
    format!("{}{}", hole.seeds, if hole.reserved { "!" } else { "" })
}

impl Position {
    pub fn read(text: &str) -> Result<Position, String> {
        let [rows, turn, captured] = text::fields(text)?;
        let rows = text::rows(rows, 2, 6)?;
        let mut ring = Vec::new();
        // South's row is drawn from A1 to A6, North's from a6 to a1.
        for hole in rows[1].iter().chain(rows[0].iter().rev()) {
            ring.push(read_hole(hole)?);
        }
        let turn = Seat::read(turn)?;
        let captured = text::pair("captured", captured)?;
        let on_board: u32 = ring.iter().map(|hole| hole.seeds).sum();
        text::at_most("rows", on_board + captured[0] + captured[1], 48)?;
        Ok(Position { ring, turn, captured })
    }

    fn write(&self) -> String {
        let south = text::join(self.ring[..6].iter().map(write_hole));
        let north = text::join(self.ring[6..].iter().rev().map(write_hole));
        let [by_south, by_north] = self.captured;
        format!("{north}/{south} {} {by_south},{by_north}", self.turn.letter())
    }

    /// The position after a move from a place; `None` if the move is not legal.
    fn play(mut self, start: usize) -> Option<Position> {
        let me = self.turn;
        // KIN-2.
        if owner(start) != me || self.ring[start].seeds == 0 || self.ring[start].reserved {
            return None;
        }
        let mut last = start;
        for lap in 1..=MOST_LAPS {
            let sown = self.ring[last].seeds;
            self.ring[last].seeds = 0;
            for _ in 0..sown {
                last = (last + 1) % 12;
                self.ring[last].seeds += 1;
            }
            let before = self.ring[last].seeds - 1;
            // KIN-3, row by row.
            if self.ring[last].reserved {
                return Some(self.passed()); // KIN-6: the seed is the hole's owner's.
            }
            if owner(last) == me {
                if before == 0 {
                    self.capture_facing(last);
                    return Some(self.passed());
                }
                if lap == 1 {
                    return None;
                }
            } else {
                if before == 0 {
                    return Some(self.passed());
                }
                if before == 3 {
                    self.reserve(last, sown);
                    return Some(self.passed());
                }
            }
            // Relay: the next round lifts `last`.
        }
        None // COM-4.
    }

    /// KIN-4.
    fn capture_facing(&mut self, last: usize) {
        let facing = facing(last);
        if self.ring[facing].seeds > 0 && !self.ring[facing].reserved {
            self.captured[self.turn.index()] += self.ring[facing].seeds + 1;
            self.ring[facing].seeds = 0;
            self.ring[last].seeds -= 1;
        }
    }

    /// KIN-5: kuweka mtoto, after a lap that sowed `sown` seeds.
    fn reserve(&mut self, last: usize, sown: u32) {
        self.ring[last].reserved = true;
        let previous = (last + 11) % 12;
        if sown >= 2 && !self.ring[previous].reserved {
            self.ring[previous].seeds -= 1;
            self.ring[last].seeds += 1;
        }
    }

    fn passed(mut self) -> Position {
        self.turn = self.turn.other();
        self
    }

    /// KIN-7: what a player scores; a reserved hole belongs to the opponent of the player in whose row it lies (KIN-6).
    fn score(&self, seat: Seat) -> u32 {
        let mut score = self.captured[seat.index()];
        for (at, hole) in self.ring.iter().enumerate() {
            let scorer = if hole.reserved { owner(at).other() } else { owner(at) };
            if scorer == seat {
                score += hole.seeds;
            }
        }
        score
    }
}

impl Game for Position {
    fn moves(&self) -> Vec<(String, String)> {
        let mut moves = Vec::new();
        let letter = match self.turn {
            Seat::South => 'A',
            Seat::North => 'a',
        };
        for column in 1..=6 {
            if let Some(after) = self.clone().play(place(self.turn, column)) {
                moves.push((format!("{letter}{column}"), after.write()));
            }
        }
        moves
    }

    fn verdict(&self) -> Option<Verdict> {
        // KIN-7.
        if !self.moves().is_empty() {
            return None;
        }
        let south = self.score(Seat::South);
        let north = self.score(Seat::North);
        let winner = match south.cmp(&north) {
            std::cmp::Ordering::Greater => Some(Seat::South),
            std::cmp::Ordering::Less => Some(Seat::North),
            std::cmp::Ordering::Equal => None,
        };
        Some(Verdict { winner, by: Why::Score { south, north } })
    }
}
