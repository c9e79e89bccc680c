//! Holes, named from their owner's seat (`common.md`, *Holes*).

use std::fmt;

use crate::Seat;

/// One of a player's rows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Row {
    /// Row `A`, the inner row, facing the opponent. The only row of a 2x6 board.
    Front,
    /// Row `B`, the outer row.
    Back,
}

/// A hole of the board: whose it is, in which row, and which one from its owner's left.
///
/// It prints as the rules name it: South's in capitals, North's in small letters.
///
/// ```
/// use bingwa_rules::{Hole, Row, Seat};
/// assert_eq!(Hole::new(Seat::South, Row::Front, 5).to_string(), "A5");
/// assert_eq!(Hole::new(Seat::North, Row::Back, 3).to_string(), "b3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Hole {
    seat: Seat,
    row: Row,
    number: u8,
}

impl Hole {
    /// The hole `number` (1 is the leftmost) of a row, as its owner `seat` sees it.
    ///
    /// The number is kept within 1 to 16, so that every value prints; whether a board has such a
    /// hole is for the board to say.
    #[inline]
    pub const fn new(seat: Seat, row: Row, number: u8) -> Self {
        let number = if number == 0 {
            1
        } else if number > 16 {
            16
        } else {
            number
        };
        Self { seat, row, number }
    }

    /// The owner.
    #[inline]
    pub const fn seat(self) -> Seat {
        self.seat
    }

    /// The row.
    #[inline]
    pub const fn row(self) -> Row {
        self.row
    }

    /// The number of the column, counted from 1 at the owner's left.
    #[inline]
    pub const fn number(self) -> u8 {
        self.number
    }

    /// The same hole from the other side: South and North exchanged.
    #[inline]
    pub const fn rotated(self) -> Self {
        Self { seat: self.seat.other(), ..self }
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = match (self.seat, self.row) {
            (Seat::South, Row::Front) => 'A',
            (Seat::South, Row::Back) => 'B',
            (Seat::North, Row::Front) => 'a',
            (Seat::North, Row::Back) => 'b',
        };
        write!(f, "{row}{}", self.number)
    }
}
