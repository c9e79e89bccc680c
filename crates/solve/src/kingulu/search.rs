//! Exact margins by search.

use std::{cmp::Reverse, ops::ControlFlow};

use arrayvec::ArrayVec;
use bingwa_rules::{Move, Moves, Position, kingulu::Kingulu};

use super::{
    Bounds, InPlay, Step,
    memo::{Known, Memo, NO_HOLE},
    tables::Tables,
};

/// How many positions are looked at before the caller is asked again whether to go on.
const ASK: u64 = 1 << 12;

/// The most moves of a position.
const MOST_MOVES: usize = 6;

/// The most moves in a row that leave all seeds in play, on a path that is searched; the longest
/// met had 30.
const LONGEST: usize = 100;

/// Asked from time to time, with the number of positions looked at; `Break` stops the search.
pub type Watch<'a> = &'a mut dyn FnMut(u64) -> ControlFlow<()>;

/// Finds margins.
///
/// A search asks whether a margin is at least so much. What it learns of a position it keeps as
/// [`Bounds`], and nothing in them ever rests on a position that came twice: where a position comes
/// back on the path, no more is taken for its bounds than was known, and that is true whatever came
/// before. So what is kept holds on every path, and the graph-history problem does not arise; where
/// a margin could be had by repetition alone, the bounds would stay apart and say so.
pub struct Solver {
    tables: Tables,
    memo: Memo,
    nodes: u64,
    /// The positions on the way to the one that is looked at.
    path: Vec<InPlay>,
}

/// What was found out about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Between what the margin lies: at the end of the game, the seeds of the player to move
    /// less those of the other.
    pub bounds: Bounds,
    /// The moves that keep it, in canonical order; none unless it is known.
    pub best: Moves,
}

/// The caller stopped the search.
struct Stopped;

impl Solver {
    /// A solver on tables, which may be none, that remembers in about so many bytes.
    pub fn new(tables: Tables, bytes: usize) -> Self {
        Self { tables, memo: Memo::new(bytes), nodes: 0, path: Vec::new() }
    }

    /// The tables that it stands on.
    pub const fn tables(&self) -> &Tables {
        &self.tables
    }

    /// How many positions it has looked at since it was made.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The margin of a position and the moves that keep it.
    pub fn solve(&mut self, position: &Kingulu, watch: Watch<'_>) -> Answer {
        let bounds = self.bounds(position, watch);
        let mut best = Moves::new();
        if let Some(margin) = bounds.margin() {
            position.expand(|played, after| {
                // The other player then gets no more than what the move leaves him.
                if self.reaches(&after, 1 - margin, watch) == Some(false) {
                    best.push(played);
                }
            });
            best.sort_unstable();
        }
        Answer { bounds, best }
    }

    /// Between what the margin of a position lies, for the player to move.
    pub fn bounds(&mut self, position: &Kingulu, watch: Watch<'_>) -> Bounds {
        let (play, secured) = InPlay::of(position);
        let seeds = play.seeds();
        let mut bounds = Bounds::possible(seeds);
        let mut least = i32::from(seeds) % 2;
        while bounds.margin().is_none() {
            // As many seeds as are in play, odd or even, is the margin too.
            least = least.clamp(bounds.low + 2, bounds.high);
            let Ok(found) = self.search_root(&play, least, watch) else { break };
            bounds = bounds.and(found);
            if !found.settles(least) {
                break;
            }
            least = if found.low >= least { found.low + 2 } else { found.high };
        }
        bounds.plus(secured)
    }

    /// Whether the margin of a position is `least` or more, for the player to move; `None` where
    /// that is not settled.
    pub fn reaches(&mut self, position: &Kingulu, least: i32, watch: Watch<'_>) -> Option<bool> {
        let (play, secured) = InPlay::of(position);
        let found = self.search_root(&play, least - secured, watch).ok()?.plus(secured);
        found.settles(least).then_some(found.low >= least)
    }

    /// A move by which the player to move gets `least` or more, the one that search likes best;
    /// `None` where none is known to.
    pub fn choose(&mut self, position: &Kingulu, least: i32, watch: Watch<'_>) -> Option<Move> {
        let (play, secured) = InPlay::of(position);
        let known = self.known(&play);
        let least = least - secured;
        let reply = self.moves(&play, known.hole).into_iter().find(|Reply { step, .. }| {
            let above = step.gain - least + 1;
            let below = self.search_root(&step.after, above, watch);
            below.is_ok_and(|below| below.high < above)
        })?;
        let played = reply.step.played;
        Some(if position.turn() == played.seat() { played } else { played.rotated() })
    }

    /// Best moves of both players from a position to the end of the game; none unless its margin is
    /// known.
    pub fn line(&mut self, position: &Kingulu, watch: Watch<'_>) -> Vec<Move> {
        let mut line = Vec::new();
        let mut now = *position;
        if let Some(mut margin) = self.bounds(position, watch).margin() {
            while let Some(played) = self.choose(&now, margin, watch) {
                let Ok(after) = now.play(played) else { break };
                line.push(played);
                (now, margin) = (after, -margin);
            }
        }
        line
    }

    fn search_root(
        &mut self,
        play: &InPlay,
        least: i32,
        watch: Watch<'_>,
    ) -> Result<Bounds, Stopped> {
        self.path.clear();
        self.search(play, least, 0, watch)
    }

    /// Bounds of a position that tell whether its margin is `least` or more, if they can. The
    /// positions that it may come back to are those of the path from `since` on.
    fn search(
        &mut self,
        play: &InPlay,
        least: i32,
        since: usize,
        watch: Watch<'_>,
    ) -> Result<Bounds, Stopped> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(ASK) && watch(self.nodes).is_break() {
            return Err(Stopped);
        }
        let Known { bounds: known, hole } = self.known(play);
        if known.settles(least) {
            return Ok(known);
        }
        let mut moves = self.moves(play, hole);
        let mut found = told(play, &moves);
        if !found.bounds.settles(least) {
            self.path.push(*play);
            for at in 0..moves.len() {
                let Reply { step, bounds } = moves[at];
                // Moves that can't reach `least` any more need no second look.
                if bounds.high < least {
                    continue;
                }
                let stays = step.after.seeds() == play.seeds();
                let since = if stays { since } else { self.path.len() };
                let line = &self.path[since..];
                if line.len() > LONGEST || line.contains(&step.after) {
                    continue;
                }
                let below = self.search(&step.after, step.gain - least + 1, since, watch)?;
                moves[at].bounds = bounds.and(below.behind(step.gain));
                if moves[at].bounds.low >= least {
                    break;
                }
            }
            self.path.pop();
            found = told(play, &moves);
        }
        let bounds = known.and(found.bounds);
        self.memo.put(play, Known { bounds, hole: found.hole });
        Ok(bounds)
    }

    /// What is known of a position before it is searched.
    fn known(&self, play: &InPlay) -> Known {
        if let Some(bounds) = self.tables.bounds(play) {
            return Known { bounds, hole: NO_HOLE };
        }
        let nothing = || Known { bounds: Bounds::possible(play.seeds()), hole: NO_HOLE };
        self.memo.get(play).unwrap_or_else(nothing)
    }

    /// The moves of a position, the likely best first, with what is known of each.
    fn moves(&self, play: &InPlay, hole: u8) -> Replies {
        let mut moves = Replies::new();
        play.expand(|step| {
            let bounds = self.known(&step.after).bounds.behind(step.gain);
            moves.push(Reply { step, bounds });
        });
        moves.sort_by_key(|Reply { step, .. }| (number(step.played) != hole, Reverse(step.gain)));
        moves
    }
}

/// A move and what is known of it, for its player.
struct Reply {
    step: Step,
    bounds: Bounds,
}

type Replies = ArrayVec<Reply, MOST_MOVES>;

/// The number of the hole where a move begins.
const fn number(played: Move) -> u8 {
    played.hole().number()
}

/// What the moves of a position say of it.
fn told(play: &InPlay, moves: &Replies) -> Known {
    let Some(best) = moves.iter().max_by_key(|reply| reply.bounds.low) else {
        return Known { bounds: Bounds::exact(play.standing()), hole: NO_HOLE };
    };
    let bounds = moves.iter().fold(Bounds::NO_MOVE, |bounds, reply| bounds.or(reply.bounds));
    Known { bounds, hole: number(best.step.played) }
}
