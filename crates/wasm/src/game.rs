//! Games: what there are, and one that is under way.

use bingwa_engine::Level;
use bingwa_rules::{AnyPosition, Game, Outcome, Position, Rules, Seat, read_move};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

use crate::{
    BoardView, Fault,
    board::{position, rules, view},
};

/// A game under one of its readings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Tsify)]
pub struct GameInfo {
    /// The rules id, such as `kiswahili/zanzibar`.
    pub rules: &'static str,
    /// The game's name.
    pub name: &'static str,
    /// The position in which it starts.
    pub start: BoardView,
    /// The best level of the computer; the first is 1.
    pub levels: u8,
}

impl GameInfo {
    pub(crate) fn of(rules: Rules) -> Self {
        Self {
            rules: rules.id(),
            name: rules.name(),
            start: view(&AnyPosition::start(rules).setup()),
            levels: Level::MOST.number(),
        }
    }
}

/// A game as text: all that has to be kept of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Tsify)]
pub struct GameText {
    /// The rules id.
    pub rules: String,
    /// The position in which it started; the game's own start where there is none.
    #[tsify(optional)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The moves made.
    pub moves: Vec<String>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Tsify)]
pub struct OutcomeView {
    /// `S` or `N`; nothing for a draw.
    #[tsify(optional, type = "\"S\" | \"N\"")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<char>,
    /// What ended it.
    #[tsify(type = "\"hamna\" | \"no-moves\" | \"no-seeds\" | \"score\" | \"repetition\"")]
    pub by: &'static str,
    /// The seeds of South and North, in games that are scored.
    #[tsify(optional, type = "[number, number]")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<[u8; 2]>,
}

impl From<Outcome> for OutcomeView {
    fn from(outcome: Outcome) -> Self {
        Self {
            winner: outcome.winner.map(Seat::letter),
            by: outcome.by.word(),
            score: outcome.score,
        }
    }
}

/// A game replayed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Tsify)]
pub struct GameView {
    /// The moves in their canonical text.
    pub moves: Vec<String>,
    /// The position's text before the first move and after each one.
    pub positions: Vec<String>,
    /// The position now.
    pub board: BoardView,
    /// How often it has occurred in the game.
    pub occurrences: usize,
    /// How the game ended, if it did.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeView>,
}

/// Replays a game.
///
/// # Errors
///
/// Where a move of it is not legal; the fault names it.
pub fn game(text: &GameText) -> Result<GameView, Fault> {
    let game = replay(text)?;
    Ok(GameView {
        moves: game.moves().map(|played| played.to_string()).collect(),
        positions: (0..=game.len()).map(|n| game.position_after(n).to_string()).collect(),
        board: view(&game.position().setup()),
        occurrences: game.occurrences(),
        outcome: game.outcome().map(OutcomeView::from),
    })
}

pub(crate) fn replay(text: &GameText) -> Result<Game, Fault> {
    let start = match &text.start {
        Some(start) => position(&text.rules, start)?,
        None => AnyPosition::start(rules(&text.rules)?),
    };
    let mut game = Game::new(start);
    for (index, played) in text.moves.iter().enumerate() {
        let placed = |fault: Fault| fault.at_move(index);
        let played =
            read_move(game.position(), played).map_err(|error| placed(Fault::from(&error)))?;
        game.play(played).map_err(|error| placed(Fault::from(&error)))?;
    }
    Ok(game)
}
