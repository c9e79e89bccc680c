//! What is proven of a game under way. A browser's clock is not asked: positions bound the search.

use std::sync::LazyLock;

use bingwa_solve::known::{Effort, Knowledge, Plies, Verdict};
use serde::Serialize;
use tsify::Tsify;

use crate::{Fault, GameText, game::replay};

/// How a game ends when both play as well as can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Ending {
    /// A player wins.
    Win {
        /// Who: `S` or `N`.
        winner: char,
        /// Moves of both players to the end.
        plies: u32,
        /// Whether it may take fewer.
        most: bool,
    },
    /// Neither can force a win.
    Draw,
    /// A player ends with so many seeds more.
    Margin {
        /// Who: `S` or `N`.
        winner: char,
        /// Seeds.
        seeds: u32,
    },
}

/// What is proven.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Tsify)]
pub struct KnownView {
    /// How the game ends.
    pub ending: Ending,
    /// The best moves, as far as they are known.
    pub best: Vec<String>,
    /// What knows it: `proof`, `table` or `margin`.
    pub source: String,
}

/// What the program holds: stored proofs, the small endgame tables, and what was found since.
static KNOWLEDGE: LazyLock<Knowledge> = LazyLock::new(Knowledge::built_in);

/// What is proven of a game's last position, after looking at `nodes` positions at the most; `None`
/// where nothing is, or the game is over.
///
/// # Errors
///
/// Where a move of the game is not legal.
pub fn known(text: &GameText, nodes: u32) -> Result<Option<KnownView>, Fault> {
    let game = replay(text)?;
    let effort = Effort { nodes: nodes.into(), time: None };
    Ok(KNOWLEDGE.ask(&game, effort).map(|known| KnownView {
        ending: known.verdict.into(),
        best: known.best.iter().map(ToString::to_string).collect(),
        source: known.source.word().to_owned(),
    }))
}

impl From<Verdict> for Ending {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Wins { winner, plies } => {
                let (plies, most) = match plies {
                    Plies::Exactly(plies) => (plies, false),
                    Plies::AtMost(plies) => (plies, true),
                };
                Self::Win { winner: winner.letter(), plies, most }
            }
            Verdict::Draw | Verdict::Margin(0) => Self::Draw,
            Verdict::Margin(margin) => Self::Margin {
                winner: if margin > 0 { 'S' } else { 'N' },
                seeds: margin.unsigned_abs(),
            },
        }
    }
}
