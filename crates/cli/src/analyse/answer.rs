//! Answers as data.

use bingwa_engine::{BookMove, Chances, Score, SearchResult};
use bingwa_rules::{Game, Move, Position as _, Rules};
use bingwa_solve::known::Known;
use serde::Serialize;
use serde_json::Value;

use super::SCHEMA;
use crate::{book, json, known::Told};

/// What was found of a position.
#[derive(Serialize)]
pub(super) struct Answer<'a> {
    schema: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a Value>,
    rules: &'static str,
    turn: usize,
    #[serde(rename = "final")]
    is_final: bool,
    root: Root,
    #[serde(skip_serializing_if = "Option::is_none")]
    proven: Option<Told>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    book: Vec<book::Told>,
    moves: Vec<Choice<'a>>,
}

/// What is known of a position without a search.
#[derive(Clone, Copy)]
pub(super) struct Context<'a> {
    pub(super) proven: Option<&'a Known>,
    /// The moves of the opening book.
    pub(super) book: &'a [BookMove],
}

/// The position, to the player to move.
#[derive(Serialize)]
struct Root {
    position: String,
    #[serde(flatten)]
    worth: Worth,
    depth: u32,
    seldepth: u32,
    nodes: u64,
}

/// One of the best moves.
#[derive(Serialize)]
struct Choice<'a> {
    #[serde(rename = "move", serialize_with = "json::text")]
    played: Move,
    #[serde(flatten)]
    worth: Worth,
    depth: u32,
    #[serde(serialize_with = "json::texts")]
    pv: &'a [Move],
}

/// A score, and what it says of the result.
#[derive(Serialize)]
pub(crate) struct Worth {
    score: ScoreData,
    /// The chances to win, draw and lose, in permille.
    wdl: [u32; 3],
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum ScoreData {
    /// The points to be expected, in permille.
    Wp(u32),
    /// Plies to a proven win.
    Win(u32),
    /// Plies to a proven loss.
    Loss(u32),
}

impl Worth {
    pub(crate) fn new(rules: Rules, score: Score) -> Self {
        let chances = Chances::of(rules, score);
        let score = match score {
            Score::Win(plies) => ScoreData::Win(plies),
            Score::Loss(plies) => ScoreData::Loss(plies),
            Score::Seeds(_) => ScoreData::Wp(chances.points()),
        };
        Self { score, wdl: chances.permille() }
    }
}

impl<'a> Answer<'a> {
    /// An answer about the last position of a game, which a query counts as its `turn`.
    pub(super) fn new(
        id: Option<&'a Value>,
        game: &Game,
        turn: usize,
        is_final: bool,
        found: &'a SearchResult,
        known: Context<'_>,
    ) -> Self {
        let (position, rules) = (game.position(), game.position().rules());
        let depth = found.depth;
        let choice = |score, line: &'a [Move]| {
            let worth = Worth::new(rules, score);
            line.first().map(|&played| Choice { played, worth, depth, pv: line })
        };
        let further = found.further.iter().filter_map(|line| choice(line.score, &line.moves));
        Self {
            schema: SCHEMA,
            id,
            rules: rules.id(),
            turn,
            is_final,
            root: Root {
                position: position.to_string(),
                worth: Worth::new(rules, found.score),
                depth,
                seldepth: found.deepest.max(depth),
                nodes: found.nodes,
            },
            proven: known.proven.map(Told::from),
            book: known.book.iter().map(|found| book::Told::new(rules, found)).collect(),
            moves: choice(found.score, &found.line).into_iter().chain(further).collect(),
        }
    }
}
