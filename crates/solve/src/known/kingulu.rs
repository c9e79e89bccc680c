//! What is known of Kingulu: the exact margin of every position.

use std::collections::HashSet;

use bingwa_rules::{AnyPosition, Game, Moves, Position, Seat, kingulu::Kingulu};

use super::{Effort, Known, Source, Spent, Verdict};
use crate::kingulu::{Answer, InPlay, Solver};

/// The most positions that are looked through for one that could come back.
const LOOKED_THROUGH: usize = 1 << 12;

pub(super) fn ask(
    solver: &mut Solver,
    game: &Game,
    position: &Kingulu,
    effort: Effort,
) -> Option<Known> {
    if may_come_back(game, None) {
        return None;
    }
    let (spent, before) = (Spent::new(effort), solver.nodes());
    let Answer { bounds, best } = solver.solve(position, &mut |nodes| spent.after(nodes - before));
    let margin = bounds.margin()?;
    let margin = if position.turn() == Seat::South { margin } else { -margin };
    // Of the moves that keep it, those after which nothing can come back keep it for sure.
    let safe: Moves = best
        .iter()
        .copied()
        .filter(|&played| {
            position.play(played).is_ok_and(|after| !may_come_back(game, Some(&after)))
        })
        .collect();
    let best = if safe.is_empty() { best } else { safe };
    Some(Known { verdict: Verdict::Margin(margin), best, source: Source::Margin })
}

/// Whether a position of the game may come back from the last one, or from one after it.
fn may_come_back(game: &Game, next: Option<&Kingulu>) -> bool {
    let kingulu = |position: &AnyPosition| match position {
        AnyPosition::Kingulu(position) => Some(*position),
        _ => None,
    };
    let Some(last) = kingulu(game.position()) else { return true };
    let from = next.copied().unwrap_or(last);
    let seeds = |position: &Kingulu| InPlay::of(position).0.seeds();
    let left = seeds(&from);
    let made = if next.is_some() { game.len() + 1 } else { game.len() };
    let earlier: HashSet<Kingulu> = (0..made)
        .filter_map(|plies| kingulu(game.position_after(plies)))
        .filter(|before| seeds(before) == left)
        .collect();
    if earlier.is_empty() {
        return false;
    }
    let mut met = HashSet::from([from]);
    let mut open = vec![from];
    while let Some(position) = open.pop() {
        let mut comes_back = false;
        position.expand(|_, after| {
            if seeds(&after) == left {
                comes_back |= earlier.contains(&after);
                if met.insert(after) {
                    open.push(after);
                }
            }
        });
        if comes_back || met.len() > LOOKED_THROUGH {
            return true;
        }
    }
    false
}
