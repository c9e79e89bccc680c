//! A board of four rows, two for each player, and the names of its holes.

use crate::text::{self, Seat};

/// One of the two rows of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    Front,
    Back,
}

/// A hole, as its owner names it: the column is counted from 1 at the owner's left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hole {
    pub row: Row,
    pub column: usize,
}

/// The front hole in a column.
pub fn front(column: usize) -> Hole {
    Hole { row: Row::Front, column }
}

/// The back hole in a column.
pub fn back(column: usize) -> Hole {
    Hole { row: Row::Back, column }
}

impl Hole {
    /// The name: `A` the front row, `B` the back row; small letters for North.
    pub fn name(self, owner: Seat) -> String {
        let letter = match (owner, self.row) {
            (Seat::South, Row::Front) => 'A',
            (Seat::South, Row::Back) => 'B',
            (Seat::North, Row::Front) => 'a',
            (Seat::North, Row::Back) => 'b',
        };
        format!("{letter}{}", self.column)
    }
}

/// The counts of all holes. Each row is kept as its owner sees it, from his left to his right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    width: usize,
    front: [Vec<u32>; 2],
    back: [Vec<u32>; 2],
}

impl Board {
    /// Reads ROWS: North back, North front, South front, South back, each from South's left to South's right.
    pub fn read(text: &str, width: usize) -> Result<Board, String> {
        let mut rows = Vec::new();
        for row in text::rows(text, 4, width)? {
            let counts: Result<Vec<u32>, String> =
                row.into_iter().map(|hole| text::number("rows", hole)).collect();
            rows.push(counts?);
        }
        // North sits opposite: what South sees leftmost is North's rightmost hole.
        rows[0].reverse();
        rows[1].reverse();
        Ok(Board {
            width,
            front: [rows[2].clone(), rows[1].clone()],
            back: [rows[3].clone(), rows[0].clone()],
        })
    }

    /// Writes ROWS.
    pub fn write(&self) -> String {
        let [south_front, north_front] = &self.front;
        let [south_back, north_back] = &self.back;
        [
            text::join(north_back.iter().rev()),
            text::join(north_front.iter().rev()),
            text::join(south_front.iter()),
            text::join(south_back.iter()),
        ]
        .join("/")
    }

    fn place(&mut self, owner: Seat, hole: Hole) -> &mut u32 {
        let rows = match hole.row {
            Row::Front => &mut self.front,
            Row::Back => &mut self.back,
        };
        &mut rows[owner.index()][hole.column - 1]
    }

    /// How many seeds a hole holds.
    pub fn count(&self, owner: Seat, hole: Hole) -> u32 {
        let rows = match hole.row {
            Row::Front => &self.front,
            Row::Back => &self.back,
        };
        rows[owner.index()][hole.column - 1]
    }

    /// Drops one seed into a hole.
    pub fn drop_seed(&mut self, owner: Seat, hole: Hole) {
        *self.place(owner, hole) += 1;
    }

    /// Takes some of a hole's seeds out.
    pub fn take(&mut self, owner: Seat, hole: Hole, seeds: u32) {
        *self.place(owner, hole) -= seeds;
    }

    /// Takes all of a hole's seeds out, and tells how many they were.
    pub fn lift(&mut self, owner: Seat, hole: Hole) -> u32 {
        std::mem::take(self.place(owner, hole))
    }

    /// The enemy's front hole that faces a front hole in this column. The two players count columns from opposite ends.
    pub fn facing(&self, column: usize) -> Hole {
        front(self.width + 1 - column)
    }

    /// The front holes of a player, which have the same names for both.
    pub fn front_holes(&self) -> Vec<Hole> {
        (1..=self.width).map(front).collect()
    }

    /// The holes of a player's two rows.
    pub fn holes(&self) -> Vec<Hole> {
        (1..=self.width).map(front).chain((1..=self.width).map(back)).collect()
    }

    /// The front holes of a player that hold seeds.
    pub fn occupied_front(&self, owner: Seat) -> Vec<Hole> {
        self.front_holes().into_iter().filter(|&hole| self.count(owner, hole) > 0).collect()
    }

    /// The seeds of one player.
    pub fn seeds_of(&self, owner: Seat) -> u32 {
        self.holes().into_iter().map(|hole| self.count(owner, hole)).sum()
    }

    /// All seeds on the board.
    pub fn seeds(&self) -> u32 {
        self.seeds_of(Seat::South) + self.seeds_of(Seat::North)
    }
}
