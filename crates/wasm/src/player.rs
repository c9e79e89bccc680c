//! The computer's move. A browser's clock is not asked: positions bound the search.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use bingwa_engine::{Judgement, Level, Limits, Network, Score, SearchResult, search_by};
use bingwa_rules::{Position as _, Rules};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

use crate::{Fault, GameText, game::replay};

/// How well to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Tsify)]
pub struct Search {
    /// The level, from 1 to the game's `levels`.
    pub level: u8,
    /// Chooses among moves that the level can't tell apart.
    pub seed: u32,
}

/// What a position is worth to the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Estimate {
    /// About so many hundredths of a seed more than the opponent.
    Seeds {
        /// Hundredths of a seed.
        centi: i32,
    },
    /// Proven: won after so many plies at the most.
    Win {
        /// Plies.
        plies: u32,
    },
    /// Proven: lost after so many plies at the most.
    Loss {
        /// Plies.
        plies: u32,
    },
}

impl From<Score> for Estimate {
    fn from(score: Score) -> Self {
        match score {
            Score::Seeds(centi) => Self::Seeds { centi },
            Score::Win(plies) => Self::Win { plies },
            Score::Loss(plies) => Self::Loss { plies },
        }
    }
}

/// What a search has found so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Tsify)]
pub struct Finding {
    /// The best move.
    pub best: String,
    /// The moves that both players are expected to make.
    pub line: Vec<String>,
    /// What the position is worth.
    pub score: Estimate,
    /// Plies searched in full.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u32,
}

impl From<&SearchResult> for Finding {
    fn from(found: &SearchResult) -> Self {
        Self {
            best: found.best.to_string(),
            line: found.line.iter().map(ToString::to_string).collect(),
            score: found.score.into(),
            depth: found.depth,
            nodes: u32::try_from(found.nodes).unwrap_or(u32::MAX),
        }
    }
}

/// By what positions of these rules are judged: by the network of a file, or by weights where none is
/// given or it is no network for them.
pub(crate) fn judgement(network: Option<&[u8]>, rules: Rules) -> Judgement {
    let network = network.and_then(|bytes| Network::read(bytes).ok());
    let network = network.filter(|network| network.serves(rules));
    network.map_or(Judgement::Weights, |network| Judgement::Network(Arc::new(network)))
}

/// Searches the best move of a game, judging by the `network` of a file. `progress` is told what
/// each further depth found, and stops the search by answering `true`.
///
/// # Errors
///
/// Where the game is over, a move of it is not legal, or there is no such level.
pub fn search(
    text: &GameText,
    how: Search,
    network: Option<&[u8]>,
    mut progress: impl FnMut(&Finding) -> bool,
) -> Result<Finding, Fault> {
    let game = replay(text)?;
    let level = Level::new(how.level).ok_or_else(|| {
        let most = Level::MOST.number();
        Fault::app(&format_args!("level: found {}, expected 1 to {most}", how.level))
    })?;
    let rules = game.position().rules();
    let limits = Limits { time: None, ease: None, ..level.limits(rules, how.seed.into()) };
    let stop = AtomicBool::new(false);
    let found = search_by(judgement(network, rules), &game, &limits, &stop, |so_far| {
        if progress(&so_far.into()) {
            stop.store(true, Ordering::Relaxed);
        }
    });
    found.as_ref().map(Finding::from).ok_or_else(|| Fault::app(&"move: the game is over"))
}
