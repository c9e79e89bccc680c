//! Between what and what a margin lies.

use std::fmt;

/// What the player to move can force and what he can't exceed, in seeds of margin.
///
/// Each of the two is reached without a position ever coming twice: the low bound by a strategy of the
/// player to move, the high one by a strategy of the other. Where they meet, that is the margin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bounds {
    /// What the player to move can force.
    pub low: i32,
    /// What the other player can hold him to.
    pub high: i32,
}

impl Bounds {
    /// A margin that is known.
    pub const fn exact(margin: i32) -> Self {
        Self { low: margin, high: margin }
    }

    /// All that is possible with so many seeds in play.
    pub const fn possible(seeds: u8) -> Self {
        Self { low: -(seeds as i32), high: seeds as i32 }
    }

    /// Before any move has been looked at: worse than every move, for both.
    pub(super) const NO_MOVE: Self = Self::exact(i32::MIN / 2);

    /// The margin, where the bounds meet.
    pub const fn margin(self) -> Option<i32> {
        if self.low == self.high { Some(self.low) } else { None }
    }

    /// These bounds behind a move that gained so much, as its player sees them.
    #[must_use]
    pub const fn behind(self, gain: i32) -> Self {
        Self { low: gain - self.high, high: gain - self.low }
    }

    /// The bounds of a player who may choose between two moves.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self { low: self.low.max(other.low), high: self.high.max(other.high) }
    }

    /// What both bounds say together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self { low: self.low.max(other.low), high: self.high.min(other.high) }
    }

    /// With so many seeds more for the player to move.
    #[must_use]
    pub const fn plus(self, seeds: i32) -> Self {
        Self { low: self.low + seeds, high: self.high + seeds }
    }

    /// Whether they tell if the margin is `least` or more.
    pub const fn settles(self, least: i32) -> bool {
        self.low >= least || self.high < least
    }
}

/// The margin, or between what it lies: `+4`, `-3 to +7`.
impl fmt::Display for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.margin() {
            Some(margin) => write!(f, "{margin:+}"),
            None => write!(f, "{:+} to {:+}", self.low, self.high),
        }
    }
}
