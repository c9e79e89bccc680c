//! How well the computer plays, as people choose it.

use std::{fmt, str::FromStr, time::Duration};

use bingwa_rules::Rules;

use crate::{Limits, unit};

/// A level of play, from 1 (a learner) to [`Level::MOST`] (a master).
///
/// ```
/// use bingwa_engine::Level;
/// let level: Level = "fundi".parse()?;
/// assert_eq!((level.number(), level.name()), (15, "fundi"));
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

/// How a level thinks.
struct Thought {
    /// Plies looked ahead, and how many more where moves win much.
    depth: u32,
    gains: u32,
    /// Laps of a move that are followed; 0 for all.
    laps: u16,
    /// By how much a position may be misjudged, in percent of the judge's [`unit()`].
    noise: u16,
    /// Positions looked at.
    nodes: u64,
}

/// Writes a level.
const fn thought(depth: u32, gains: u32, laps: u16, noise: u16, nodes: u64) -> Thought {
    Thought { depth, gains, laps, noise, nodes }
}

/// More positions than there are within two plies.
const MANY: u64 = 10_000;
/// More plies than are ever reached.
const DEEP: u32 = 24;

/// The levels, so that each beats the one before by some 100 Elo in Bao la Kiswahili. Whoever
/// changes them plays the matches of `data/levels.jsonl` again. A little noise makes the best vary
/// their play, too.
const LEVELS: [Thought; 20] = [
    thought(1, 0, 2, 40, MANY),
    thought(1, 0, 4, 20, MANY),
    thought(1, 0, 8, 10, MANY),
    thought(2, 0, 6, 15, MANY),
    thought(2, 0, 9, 10, MANY),
    thought(2, 0, 14, 8, MANY),
    thought(DEEP, 3, 0, 2, 32),
    thought(DEEP, 3, 0, 2, 46),
    thought(DEEP, 3, 0, 2, 70),
    thought(DEEP, 3, 0, 2, 100),
    thought(DEEP, 3, 0, 2, 170),
    thought(DEEP, 3, 0, 2, 280),
    thought(DEEP, 3, 0, 2, 450),
    thought(DEEP, 3, 0, 2, 800),
    thought(DEEP, 3, 0, 2, 1_600),
    thought(DEEP, 3, 0, 2, 3_500),
    thought(DEEP, 3, 0, 1, 10_000),
    thought(DEEP, 3, 0, 1, 28_000),
    thought(DEEP, 3, 0, 1, 83_000),
    thought(DEEP, 3, 0, 1, 250_000),
];

/// Levels that share a word.
const ALIKE: u8 = 5;

/// Bao's own words for how well somebody plays; each names the best of its levels.
const NAMES: [&str; LEVELS.len() / ALIKE as usize] = ["mwanafunzi", "mchezaji", "fundi", "bingwa"];

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
        NAMES[usize::from((self.0 - 1) / ALIKE)]
    }

    /// The limits of a search at this level.
    pub fn limits(self, rules: Rules, seed: u64) -> Limits {
        let Thought { depth, gains, laps, noise, nodes } = LEVELS[usize::from(self.0) - 1];
        // What is little in one game is much in another.
        let noise = (unit(rules) * f64::from(noise) / 100.0) as u16;
        Limits {
            depth,
            nodes: Some(nodes),
            time: Some(LONGEST),
            gains,
            sight: (laps > 0).then_some(laps),
            noise,
            seed,
            ..Limits::default()
        }
    }
}

impl Default for Level {
    /// *mchezaji*, a player, though none of the best.
    fn default() -> Self {
        Self(7)
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
        let named = (1..).zip(NAMES).find(|(_, name)| name.eq_ignore_ascii_case(text));
        named
            .map(|(place, _): (u8, _)| place * ALIKE)
            .or_else(|| text.parse().ok())
            .and_then(Self::new)
            .ok_or_else(|| UnknownLevel(text.chars().take(40).collect()))
    }
}
