//! Puzzles of Kingulu: one move keeps the margin.

use std::ops::ControlFlow;

use bingwa_rules::{AnyPosition, Game, Move, Position, kingulu::Kingulu};

use super::{Answer, Found, Goal, Spent};
use crate::{
    kingulu::{Solver, tables::Tables},
    known::{Effort, Knowledge},
};

/// What the solver remembers in, in bytes.
const MEMORY: usize = 4 << 20;

/// The most moves of its own that a solution has.
const LONGEST: usize = 3;

pub(super) fn find(position: &AnyPosition, kingulu: &Kingulu, effort: u64) -> Option<Found> {
    let mut solver = Solver::new(Tables::new(), MEMORY);
    let watch = &mut until(effort);
    let margin = solver.bounds(kingulu, watch).margin()?;
    let nodes = solver.nodes();
    let &[best] = solver.solve(kingulu, watch).best.as_slice() else { return None };
    let mut next = i32::MIN;
    for played in position.legal_moves() {
        if played != best {
            let after = kingulu.play(played).ok()?;
            next = next.max(-solver.bounds(&after, watch).margin()?);
        }
    }
    let solution = line(position, best, effort);
    Some(Found { goal: Goal::Margin { margin, next }, solution, nodes })
}

/// [`answer`](super::answer) in Kingulu.
pub(super) fn answer(before: &Kingulu, after: &Kingulu, effort: u64) -> Result<Answer, Spent> {
    let mut solver = Solver::new(Tables::new(), MEMORY);
    let watch = &mut until(effort);
    let wanted = solver.bounds(before, watch).margin().ok_or(Spent)?;
    let found = solver.solve(after, watch);
    let margin = -found.bounds.margin().ok_or(Spent)?;
    let played = found.best.first().copied();
    Ok(Answer { is_right: margin == wanted, played, left: 0, margin: Some(margin) })
}

/// Stops a search after so many positions.
fn until(effort: u64) -> impl FnMut(u64) -> ControlFlow<()> {
    move |nodes| if nodes > effort { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

/// The right move, and what follows as long as there is one right move alone.
fn line(position: &AnyPosition, best: Move, effort: u64) -> Vec<Move> {
    let knowledge = Knowledge::bare();
    let effort = Effort { nodes: effort, time: None };
    let mut line = vec![best];
    let mut game = Game::new(*position);
    let mut right = best;
    while game.play(right).is_ok() && line.len() < 2 * LONGEST - 1 {
        let Some(known) = knowledge.ask(&game, effort) else { break };
        let answered = known.best.iter().find_map(|&answer| {
            let mut after = game.clone();
            after.play(answer).ok()?;
            let known = knowledge.ask(&after, effort)?;
            let has_choice = after.position().legal_moves().len() > 1;
            match known.best.as_slice() {
                &[only] if has_choice => Some((answer, after, only)),
                _ => None,
            }
        });
        let Some((answer, after, only)) = answered else { break };
        line.extend([answer, only]);
        (game, right) = (after, only);
    }
    line
}
