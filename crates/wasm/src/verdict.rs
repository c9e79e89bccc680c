//! Why a move is legal, forced or not: clauses, holes and numbers. The app makes the sentences.

use bingwa_rules::{Clause, Explanation, Hole, MoveText, Position};
use serde::Serialize;
use tsify::Tsify;

use crate::{Fault, board::position};

/// What the rules say of a move that somebody asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Tsify)]
#[serde(tag = "verdict", rename_all = "kebab-case")]
pub enum Verdict {
    /// It is legal.
    Legal {
        /// Its canonical text.
        text: String,
        /// The clauses that it is played by.
        clauses: Vec<&'static str>,
        /// The clause that allows this kind of move only, where one does.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        forced: Option<&'static str>,
    },
    /// It is not.
    Illegal {
        /// The clause that forbids it.
        clause: &'static str,
        /// What the clause is about, in English.
        title: &'static str,
        /// How the clause applies: a word of the engine protocol, such as `must-capture`.
        reason: &'static str,
        /// The hole that was asked for.
        hole: String,
        /// The holes that cause it, or that could be played instead.
        holes: Vec<String>,
        /// The number in question, where there is one.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        number: Option<u32>,
    },
    /// It may mean any of these.
    Ambiguous {
        /// The moves.
        moves: Vec<String>,
    },
}

/// Explains what a text means in a position; a bare hole asks why nothing can begin there.
///
/// # Errors
///
/// Where the text is no move, or no position of the game.
pub fn explain(rules: &str, text: &str, asked: &str) -> Result<Verdict, Fault> {
    let position = position(rules, text)?;
    let asked: MoveText = asked.parse().map_err(|error| Fault::from(&error))?;
    Ok(match bingwa_rules::explain(&position, &asked) {
        Explanation::Legal(played, grounds) => Verdict::Legal {
            text: played.to_string(),
            clauses: grounds.clauses.into_iter().map(Clause::id).collect(),
            forced: grounds.forced.map(Clause::id),
        },
        Explanation::Illegal(refusal) => Verdict::Illegal {
            clause: refusal.clause.id(),
            title: refusal.clause.title(),
            reason: refusal.reason.word(),
            hole: refusal.hole.to_string(),
            holes: refusal.holes.iter().map(Hole::to_string).collect(),
            number: refusal.number,
        },
        Explanation::Ambiguous(_) => Verdict::Ambiguous {
            moves: asked.matches(&position.legal_moves()).iter().map(ToString::to_string).collect(),
        },
    })
}
