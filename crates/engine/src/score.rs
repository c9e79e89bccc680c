//! What a position is worth.

use std::fmt;

/// The value of a won game; a win in `n` plies is worth `n` less.
const WON: i32 = 30_000;
/// Beyond this a value is a proven result. No line is so long that it would come below.
const PROVEN: i32 = WON - 1_000;

/// What a position is worth to the player to move.
///
/// ```
/// use bingwa_engine::Score;
/// assert_eq!(Score::Seeds(-250).to_string(), "-2.5 seeds");
/// assert_eq!(Score::Win(3).to_string(), "win in 3 plies");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// About so many hundredths of a seed more than the opponent.
    Seeds(i32),
    /// Proven: won after so many plies at the most.
    Win(u32),
    /// Proven: lost after so many plies at the most; 0 where the game is lost already.
    Loss(u32),
}

impl Score {
    /// The value of a game that is won after so many plies.
    pub(crate) const fn won(plies: usize) -> i32 {
        WON - plies as i32
    }

    /// A value that tells no more than an estimate may.
    pub(crate) fn estimate(value: i32) -> i32 {
        value.clamp(-PROVEN, PROVEN)
    }

    /// Whether a value is a proven win or loss.
    pub(crate) const fn is_proof(value: i32) -> bool {
        value.abs() > PROVEN
    }

    pub(crate) const fn of(value: i32) -> Self {
        match value {
            value if value > PROVEN => Self::Win((WON - value) as u32),
            value if value < -PROVEN => Self::Loss((WON + value) as u32),
            value => Self::Seeds(value),
        }
    }

    /// The number that [`of`](Self::of) makes it of.
    pub(crate) const fn value(self) -> i32 {
        match self {
            Self::Seeds(value) => value,
            Self::Win(plies) => WON - plies as i32,
            Self::Loss(plies) => plies as i32 - WON,
        }
    }

    /// Whether the result is proven.
    pub const fn is_proven(self) -> bool {
        !matches!(self, Self::Seeds(_))
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plies = |n| if n == 1 { "ply" } else { "plies" };
        match *self {
            Self::Seeds(centi) => write!(f, "{:+.1} seeds", f64::from(centi) / 100.0),
            Self::Win(n) => write!(f, "win in {n} {}", plies(n)),
            Self::Loss(n) => write!(f, "loss in {n} {}", plies(n)),
        }
    }
}
