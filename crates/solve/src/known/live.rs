//! What a proof search finds out there and then.

use bingwa_rules::{AnyPosition, Game, Moves, Position};

use super::{Effort, Known, Source, Spent, Verdict, lines::Proven};
use crate::pn::{Finding, Search, Settled, Stage, Table, Value, settle};

/// What the search remembers in, in MiB.
const MEMORY: usize = 32;

pub(super) fn ask(proven: &mut Proven, game: &Game, effort: Effort) -> Option<Known> {
    let position = game.position();
    let known = proven.ask(position).or_else(|| search(proven, position, effort))?;
    let holds = matches!(known.verdict, Verdict::Draw) || is_fresh(game);
    holds.then_some(known)
}

/// Whether no position of the game would end it by coming back once.
fn is_fresh(game: &Game) -> bool {
    let mut positions: Vec<u64> =
        (0..game.len()).map(|made| game.position_after(made).key()).collect();
    positions.sort_unstable();
    let most = positions.chunk_by(|a, b| a == b).map(<[u64]>::len).max().unwrap_or(0);
    most + 1 < game.position().rules().repetitions()
}

fn search(proven: &mut Proven, position: &AnyPosition, effort: Effort) -> Option<Known> {
    let (spent, table) = (Spent::new(effort), Table::new(MEMORY).ok()?);
    let watch = |progress: &crate::pn::Progress| spent.after(progress.nodes);
    let Settled { value, proof, stage, .. } =
        settle(position, &table, Stage::first(position), 1, watch).ok()?;
    match value? {
        Value::Wins(_) => proven.keep(&proof?, position),
        Value::Draw => {
            let best = safe(position, &spent, stage.nodes)?;
            Some(Known { verdict: Verdict::Draw, best, source: Source::Proof })
        }
    }
}

/// The moves of a drawn position that keep the draw; `None` where the effort was spent before that
/// was known.
fn safe(position: &AnyPosition, spent: &Spent, before: u64) -> Option<Moves> {
    let table = Table::new(MEMORY).ok()?;
    let mut search = Search::new(&table, position.turn().other());
    let (mut best, mut is_known) = (Moves::new(), true);
    position.expand(|played, after| {
        let found = search.run(&after, |progress| spent.after(before + progress.nodes));
        is_known &= found != Finding::Open;
        if matches!(found, Finding::Held | Finding::Refuted) {
            // No position has more moves than fit.
            let _ = best.try_push(played);
        }
    });
    best.sort_unstable();
    is_known.then_some(best)
}
