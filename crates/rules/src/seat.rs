//! The two players.

use std::fmt;

/// One of the two players. South moves first (COM, *Holes*).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Seat {
    /// The player at the bottom of a diagram; moves first.
    South,
    /// The player at the top of a diagram.
    North,
}

impl Seat {
    /// Both seats, South first.
    pub const ALL: [Self; 2] = [Self::South, Self::North];

    /// The opponent.
    ///
    /// ```
    /// use bingwa_rules::Seat;
    /// assert_eq!(Seat::South.other(), Seat::North);
    /// ```
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// 0 for South, 1 for North.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `'S'` or `'N'`, as in the text of positions.
    pub const fn letter(self) -> char {
        match self {
            Self::South => 'S',
            Self::North => 'N',
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::South => "South",
            Self::North => "North",
        })
    }
}
