//! What is proven of a position, as every command tells it, and the player who goes by it.

use std::{path::PathBuf, sync::Arc, sync::atomic::AtomicBool, time::Duration};

use bingwa_engine::{Engine, Level, Limits, NoMemory, Score, SearchResult};
use bingwa_rules::{Game, Move, Position as _, Seat};
use bingwa_solve::known::{Effort, Knowledge, Known, Plies, Verdict};
use bingwa_ubi::Endings;
use serde::Serialize;

use crate::{
    exit::{Failure, say},
    json, prose,
};

/// Where endgame tables are.
#[derive(clap::Args, Clone, Default)]
pub(crate) struct Tables {
    /// A folder of endgame tables; small ones are in the program
    #[arg(long = "tables", value_name = "DIR")]
    folders: Vec<PathBuf>,
}

impl Tables {
    /// All that is known with these tables.
    pub(crate) fn open(&self) -> Result<Arc<Knowledge>, Failure> {
        let mut known = Knowledge::built_in();
        for folder in &self.folders {
            known.add_tables(folder)?;
        }
        Ok(Arc::new(known))
    }
}

/// Tells of a table that could not be read, as far as it was found out: what it holds counts for
/// nothing, and all else is as good as without it.
pub(crate) fn tell_fault<'k>(known: impl IntoIterator<Item = &'k Arc<Knowledge>>) {
    if let Some(fault) = known.into_iter().find_map(|known| known.fault()) {
        say(&fault.to_string());
    }
}

/// What is proven, in words: *proven: North wins in 12 plies; best: a3 and a5*.
pub(crate) fn sentence(known: &Known) -> String {
    let proven = format!("proven: {}", known.verdict);
    match known.best.as_slice() {
        [] => proven,
        best => format!("{proven}; best: {}", prose::list(best, "and")),
    }
}

/// What is proven, as data.
#[derive(Serialize)]
pub(crate) struct Told {
    /// `S` or `N`, who wins, or `draw`.
    value: &'static str,
    /// Plies to the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    plies: Option<u32>,
    /// Plies to the end at the most.
    #[serde(skip_serializing_if = "Option::is_none")]
    at_most: Option<u32>,
    /// Kingulu: South's seeds less North's at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    margin: Option<i32>,
    #[serde(serialize_with = "json::texts")]
    best: Vec<Move>,
    source: &'static str,
}

impl From<&Known> for Told {
    fn from(known: &Known) -> Self {
        let letter = |seat| if seat == Seat::South { "S" } else { "N" };
        let (value, plies, at_most, margin) = match known.verdict {
            Verdict::Wins { winner, plies: Plies::Exactly(plies) } => {
                (letter(winner), Some(plies), None, None)
            }
            Verdict::Wins { winner, plies: Plies::AtMost(plies) } => {
                (letter(winner), None, Some(plies), None)
            }
            Verdict::Draw => ("draw", None, None, None),
            Verdict::Margin(margin) => {
                let value = match margin {
                    1.. => "S",
                    0 => "draw",
                    _ => "N",
                };
                (value, None, None, Some(margin))
            }
        };
        let source = known.source.word();
        Self { value, plies, at_most, margin, best: known.best.to_vec(), source }
    }
}

/// Plays perfectly where that is known how, and elsewhere as well as the engine can.
pub(crate) struct Perfect {
    known: Arc<Knowledge>,
    engine: Engine,
}

/// A move of the perfect player, or a hint.
pub(crate) struct Chosen {
    pub(crate) played: Move,
    /// Whether it is perfect, and what is proven, in a sentence.
    pub(crate) said: String,
}

/// The most that the perfect player looks for a proof.
const PATIENCE: Effort = Effort { nodes: 1 << 23, time: Some(Duration::from_secs(10)) };

/// Memory of its engine, in MiB.
const MEMORY: usize = 16;

impl Perfect {
    pub(crate) fn new(known: Arc<Knowledge>) -> Result<Self, NoMemory> {
        let mut engine = Engine::new(MEMORY, 1)?;
        engine.ask(Arc::new(Endings(Arc::clone(&known))));
        Ok(Self { known, engine })
    }

    /// The move in a game under way; where nothing is known, after so much time at the most.
    pub(crate) fn choose(
        &self,
        game: &Game,
        time: Option<Duration>,
        stop: &AtomicBool,
    ) -> Option<Chosen> {
        let patience = Effort { time: time.or(PATIENCE.time).min(PATIENCE.time), ..PATIENCE };
        if let Some((played, known)) = self.proven(game, patience) {
            let said = self.with_fault(format!("Proven: {}.", known.verdict));
            return Some(Chosen { played, said });
        }
        let limits = Level::MOST.limits(game.position().rules(), 0);
        let limits = match time {
            Some(_) => Limits { time, nodes: None, noise: 0, ..limits },
            None => Limits { noise: 0, ..limits },
        };
        let found = self.engine.search(game, &limits, &[], stop, |_| ())?;
        Some(Chosen { played: found.best, said: self.with_fault(unsolved(&found)) })
    }

    /// A move that is proven to be best, and what is proven, if that is known soon.
    pub(crate) fn hint(&self, game: &Game, time: Option<Duration>) -> Option<Chosen> {
        let soon = Effort::default();
        let (played, known) =
            self.proven(game, Effort { time: soon.time.min(time.or(soon.time)), ..soon })?;
        let sentence = sentence(&known);
        let said = self.with_fault(format!("Hint: {played}; {sentence}."));
        Some(Chosen { played, said })
    }

    /// What is known of a game under way, with its first best move.
    fn proven(&self, game: &Game, effort: Effort) -> Option<(Move, Known)> {
        let known = self.known.ask(game, effort)?;
        known.best.first().copied().map(|played| (played, known))
    }

    /// Adds what was wrong with a table, if something was.
    fn with_fault(&self, said: String) -> String {
        match self.known.fault() {
            Some(fault) => format!("{said} {fault}."),
            None => said,
        }
    }

    /// Tells of a table that could not be read and was not told of yet.
    pub(crate) fn tell_fault(&self) {
        tell_fault([&self.known]);
    }
}

/// What is said of a move that is not known to be perfect.
fn unsolved(found: &SearchResult) -> String {
    match found.score {
        Score::Seeds(_) => "This position is not solved: the computer plays its best.".to_owned(),
        proven => format!("The search has proven it: {proven} for the computer."),
    }
}
