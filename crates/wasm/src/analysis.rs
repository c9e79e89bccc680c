//! What the best moves of a position are worth. A browser's clock is not asked: the search goes on
//! until it is deep enough, has looked at enough, or is stopped.

use std::sync::atomic::{AtomicBool, Ordering};

use bingwa_engine::{Chances, Engine, Limits, Score, SearchResult};
use bingwa_rules::{Position, Rules, Seat};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

use crate::{Estimate, Fault, GameText, game::replay, player::judgement};

/// Memory for what an analysis finds, in MiB.
const MEMORY: usize = 16;

/// The most lines that are told at once.
const MOST_LINES: usize = 8;

/// How far to analyse.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Tsify)]
pub struct Analyse {
    /// How many of the best moves are told, from 1 to 8.
    pub lines: usize,
    /// Positions to look at, at the most; without it the search goes on until it is stopped.
    #[tsify(optional)]
    #[serde(default)]
    pub nodes: Option<u32>,
}

/// A line of moves and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Tsify)]
pub struct LineView {
    /// The moves that both players are expected to make; never none.
    pub moves: Vec<String>,
    /// What the line is worth to the player to move.
    pub score: Estimate,
    /// The points that South may expect, in permille of a won game; a draw is half of one.
    pub south: u32,
}

/// What an analysis has found so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Tsify)]
pub struct Analysis {
    /// Plies searched in full.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u32,
    /// The best moves, the very best first.
    pub lines: Vec<LineView>,
}

/// Analyses a game's last position, judging by the `network` of a file. `progress` is told what each
/// further depth found, and stops the search by answering `true`.
///
/// # Errors
///
/// Where the game is over, a move of it is not legal, or there is no memory to think with.
pub fn analyse(
    text: &GameText,
    how: Analyse,
    network: Option<&[u8]>,
    mut progress: impl FnMut(&Analysis) -> bool,
) -> Result<Analysis, Fault> {
    let game = replay(text)?;
    let position = game.position();
    let told = |found: &SearchResult| told(position.rules(), position.turn(), found);
    let limits = Limits {
        lines: how.lines.clamp(1, MOST_LINES),
        nodes: how.nodes.map(u64::from),
        ..Limits::default()
    };
    let mut engine = Engine::new(MEMORY, 1).map_err(|error| Fault::app(&error))?;
    engine.judge_by(judgement(network, position.rules()));
    let stop = AtomicBool::new(false);
    let found = engine.search(&game, &limits, &[], &stop, |so_far| {
        if progress(&told(so_far)) {
            stop.store(true, Ordering::Relaxed);
        }
    });
    found.as_ref().map(told).ok_or_else(|| Fault::app(&"move: the game is over"))
}

fn told(rules: Rules, turn: Seat, found: &SearchResult) -> Analysis {
    let line = |score: Score, moves: &[bingwa_rules::Move]| {
        let points = Chances::of(rules, score).points();
        LineView {
            moves: moves.iter().map(ToString::to_string).collect(),
            score: score.into(),
            south: if turn == Seat::South { points } else { 1000 - points },
        }
    };
    let further = found.further.iter().map(|next| line(next.score, &next.moves));
    Analysis {
        depth: found.depth,
        nodes: u32::try_from(found.nodes).unwrap_or(u32::MAX),
        lines: std::iter::once(line(found.score, &found.line)).chain(further).collect(),
    }
}
