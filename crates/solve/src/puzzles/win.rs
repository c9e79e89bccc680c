//! Puzzles that are won.

use std::cmp::Reverse;

use bingwa_rules::{AnyPosition, Move, Position};

use super::{Answer, Found, Goal, lead};
use crate::wins::{Spent, Wins};

/// Within so many plies more than the right move needs, no other move wins.
pub const MORE: u32 = 4;

/// A refutation that wins within so many plies is looked for.
const SOON: u32 = 3;

pub(super) fn find(position: &AnyPosition, most: u32, effort: u64) -> Result<Option<Found>, Spent> {
    let mut wins = Wins::new(position.turn(), effort);
    let Some(plies) = wins.distance(position, most)? else { return Ok(None) };
    let nodes = wins.nodes();
    let alone = plies + MORE;
    if plies == 0
        || right(&mut wins, position, plies)?.len() != 1
        || right(&mut wins, position, alone)?.len() != 1
    {
        return Ok(None);
    }
    let solution = line(&mut wins, position, plies)?;
    Ok(Some(Found { goal: Goal::Win { plies, alone }, solution, nodes }))
}

/// [`answer`](super::answer) in a puzzle that is won.
pub(super) fn answer(after: &AnyPosition, plies: u32, effort: u64) -> Result<Answer, Spent> {
    let mut wins = Wins::new(after.turn().other(), effort);
    if wins.within(after, plies)? {
        let longest = longest(&mut wins, after, plies)?;
        let (played, left) = longest.map_or((None, 0), |(played, _, left)| (Some(played), left));
        return Ok(Answer { is_right: true, played, left, margin: None });
    }
    let refuter = after.turn();
    let mut his = Wins::new(refuter, effort);
    let mut best = None;
    for (played, after) in next(after) {
        if plies > 0 && wins.within(&after, plies - 1)? {
            continue;
        }
        let soonest = his.distance(&after, SOON)?.unwrap_or(u32::MAX);
        let worth = (Reverse(soonest), lead(&after, refuter));
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, played));
        }
    }
    let played = best.map(|(_, played)| played);
    Ok(Answer { is_right: false, played, left: 0, margin: None })
}

fn right(wins: &mut Wins, position: &AnyPosition, plies: u32) -> Result<Vec<Move>, Spent> {
    let mut right = Vec::new();
    for (played, after) in next(position) {
        if wins.within(&after, plies - 1)? {
            right.push(played);
        }
    }
    Ok(right)
}

/// The moves of a position, each with what is after it, in canonical order.
fn next(position: &AnyPosition) -> Vec<(Move, AnyPosition)> {
    let mut next = Vec::new();
    position.expand(|played, after| next.push((played, after)));
    next.sort_unstable_by_key(|(played, _)| *played);
    next
}

/// The win against the longest defence. Of answers that hold out as long, the one comes that leaves
/// the winner the fewest right moves.
fn line(wins: &mut Wins, position: &AnyPosition, plies: u32) -> Result<Vec<Move>, Spent> {
    let (mut line, mut now, mut left) = (Vec::new(), *position, plies);
    let claimant = position.turn();
    while left > 0 {
        let mut chosen = None;
        if now.turn() == claimant {
            for (played, after) in next(&now) {
                if chosen.is_none() && wins.within(&after, left - 1)? {
                    chosen = Some((played, after, left - 1));
                }
            }
        } else {
            chosen = longest(wins, &now, left)?;
        }
        let Some((played, after, distance)) = chosen else { break };
        line.push(played);
        (now, left) = (after, distance);
    }
    Ok(line)
}

/// The answer that holds out longest in a position that is won within so many plies, with what is
/// after it and how many plies are left then.
fn longest(
    wins: &mut Wins,
    position: &AnyPosition,
    plies: u32,
) -> Result<Option<(Move, AnyPosition, u32)>, Spent> {
    let (mut most, mut chosen) = (None, None);
    for (played, after) in next(position) {
        let left = plies.saturating_sub(1);
        let left = wins.distance(&after, left)?.unwrap_or(left);
        let ways = match left {
            0 => 0,
            left => right(wins, &after, left)?.len(),
        };
        let worth = (left, Reverse(ways));
        if most.is_none_or(|most| worth > most) {
            most = Some(worth);
            chosen = Some((played, after, left));
        }
    }
    Ok(chosen)
}
