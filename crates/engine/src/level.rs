//! How well the computer plays, as people choose it.

use std::{fmt, str::FromStr, time::Duration};

use crate::Limits;

/// A level of play, from 1 (a learner) to [`Level::MOST`] (a master).
///
/// ```
/// use bingwa_engine::Level;
/// let level: Level = "fundi".parse()?;
/// assert_eq!((level.number(), level.name()), (4, "fundi"));
/// # Ok::<(), bingwa_engine::UnknownLevel>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// The text names no level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "level: found `{0}`, expected 1 to {most} or mwanafunzi, mchezaji, fundi, bingwa",
    most = Level::MOST.number()
)]
pub struct UnknownLevel(pub String);

/// Depth in plies, nodes and noise in centi-seeds of each level.
const LEVELS: [(u32, u64, u16); 6] = [
    (1, 2_000, 900),
    (2, 5_000, 400),
    (3, 20_000, 150),
    (5, 60_000, 50),
    (8, 250_000, 10),
    (24, 1_000_000, 2),
];

/// Bao's own words for how well somebody plays, with the level that each one names.
const NAMES: [(&str, u8); 4] = [("mwanafunzi", 1), ("mchezaji", 2), ("fundi", 4), ("bingwa", 6)];

/// No level thinks longer than this about a move, however slow the machine.
const LONGEST: Duration = Duration::from_secs(10);

impl Level {
    /// The best level.
    pub const MOST: Self = Self(LEVELS.len() as u8);

    /// The level of this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::MOST.0 { Some(Self(number)) } else { None }
    }

    /// The number, 1 to [`Level::MOST`].
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The word for it: *mwanafunzi* (learner), *mchezaji* (player), *fundi* (expert), *bingwa*
    /// (master).
    pub fn name(self) -> &'static str {
        let known = NAMES.iter().rev().find(|(_, least)| *least <= self.0);
        known.map_or(NAMES[0].0, |(name, _)| name)
    }

    /// The limits of a search at this level.
    pub fn limits(self, seed: u64) -> Limits {
        let (depth, nodes, noise) = LEVELS[usize::from(self.0) - 1];
        Limits { depth, nodes: Some(nodes), time: Some(LONGEST), noise, seed, ..Limits::default() }
    }
}

impl Default for Level {
    /// *mchezaji*, a player.
    fn default() -> Self {
        Self(2)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.name(), self.0)
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let named = NAMES.iter().find(|(name, _)| name.eq_ignore_ascii_case(text));
        named
            .map(|(_, number)| *number)
            .or_else(|| text.parse().ok())
            .and_then(Self::new)
            .ok_or_else(|| UnknownLevel(text.chars().take(40).collect()))
    }
}
