//! Alpha-beta, one ply deeper each time.

use std::{
    collections::HashMap,
    sync::atomic::{AtomicBool, Ordering},
    time::Instant,
};

use bingwa_rules::{Game, Move, Position, Seat};

use crate::{Limits, MOST_DEPTH, Score, SearchResult, judge::Judge};

/// More than any value.
const MOST: i32 = i32::MAX;
/// Positions whose best move is remembered.
const REMEMBERED: usize = 1 << 16;
/// The clock is read once in so many nodes.
const CLOCK: u64 = 32;

/// The search was told to end.
struct Stopped;

struct Tree<'a> {
    limits: Limits,
    stop: &'a AtomicBool,
    deadline: Option<Instant>,
    nodes: u64,
    /// How often each position of the game occurred so far.
    past: HashMap<u64, usize>,
    /// The positions between the game's last one and the one looked at.
    path: Vec<u64>,
    /// The best move found in a position, by its key. It only orders moves: values are never
    /// taken from here, because repetition makes them depend on the way to the position.
    remembered: Vec<(u64, Option<Move>)>,
}

pub(crate) fn search<P: Judge>(
    game: &Game,
    root: P,
    limits: &Limits,
    stop: &AtomicBool,
    mut on_info: impl FnMut(&SearchResult),
) -> Option<SearchResult> {
    let mut past = HashMap::new();
    for plies in 0..=game.len() {
        *past.entry(game.position_after(plies).key()).or_default() += 1;
    }
    let mut tree = Tree {
        limits: *limits,
        stop,
        deadline: limits.time.and_then(|time| Instant::now().checked_add(time)),
        nodes: 0,
        past,
        path: Vec::new(),
        remembered: vec![(0, None); REMEMBERED],
    };
    let mut moves = children(&root, None);
    let first = moves.first()?.0;
    let mut result = SearchResult {
        best: first,
        score: Score::of(Score::estimate(root.worth())),
        line: vec![first],
        nodes: 0,
        depth: 0,
    };
    for depth in 1..=limits.depth.clamp(1, MOST_DEPTH) {
        let stopped = tree.deepen(&mut moves, depth, &mut result).is_err();
        result.nodes = tree.nodes;
        if stopped {
            break;
        }
        result.depth = depth;
        on_info(&result);
        if result.score.is_proven() {
            break;
        }
    }
    Some(result)
}

/// Every move and the position after it, the likely best one first.
fn children<P: Judge>(position: &P, likely: Option<Move>) -> Vec<(Move, P)> {
    let mut moves = Vec::with_capacity(24);
    position.expand(|played, after| moves.push((played, after)));
    moves.sort_by_cached_key(|(played, after)| (Some(*played) != likely, after.worth()));
    moves
}

impl Tree<'_> {
    /// Searches every move to a depth; the best one comes to the front of `moves` for the next.
    ///
    /// Where it is stopped halfway, what it found counts: the best move so far was looked at first.
    fn deepen<P: Judge>(
        &mut self,
        moves: &mut [(Move, P)],
        depth: u32,
        result: &mut SearchResult,
    ) -> Result<(), Stopped> {
        let mut alpha = -MOST;
        let mut line = Vec::new();
        for index in 0..moves.len() {
            let (played, after) = moves[index];
            let value = -self.negamax(&after, depth - 1, -MOST, -alpha, &mut line)?;
            if value > alpha {
                alpha = value;
                result.best = played;
                result.score = Score::of(value);
                result.line = std::iter::once(played).chain(line.iter().copied()).collect();
                moves[..=index].rotate_right(1);
            }
        }
        Ok(())
    }

    /// The value of a position to its mover, as far as it lies between `alpha` and `beta`.
    fn negamax<P: Judge>(
        &mut self,
        position: &P,
        depth: u32,
        mut alpha: i32,
        beta: i32,
        line: &mut Vec<Move>,
    ) -> Result<i32, Stopped> {
        self.enter()?;
        line.clear();
        let key = position.key();
        if self.times(key) + 1 >= position.rules().repetitions() {
            return Ok(self.ended(position, position.repeated()));
        }
        if depth == 0 {
            return Ok(match position.outcome() {
                Some(outcome) => self.ended(position, outcome.winner),
                None => Score::estimate(position.worth() + self.noise(key)),
            });
        }
        let slot = key as usize % REMEMBERED;
        let likely = self.remembered[slot];
        let moves = children(position, likely.1.filter(|_| likely.0 == key));
        if moves.is_empty() {
            let winner = position.outcome().and_then(|outcome| outcome.winner);
            return Ok(self.ended(position, winner));
        }
        self.path.push(key);
        let mut best = -MOST;
        let mut below = Vec::new();
        for (played, after) in moves {
            let value = -self.negamax(&after, depth - 1, -beta, -alpha, &mut below)?;
            if value > best {
                best = value;
                self.remembered[slot] = (key, Some(played));
                line.clear();
                line.push(played);
                line.append(&mut below);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        self.path.pop();
        Ok(best)
    }

    /// Counts a position, unless a limit is reached.
    fn enter(&mut self) -> Result<(), Stopped> {
        let enough = self.limits.nodes.is_some_and(|most| self.nodes >= most);
        if enough || self.stop.load(Ordering::Relaxed) {
            return Err(Stopped);
        }
        let late = |deadline| Instant::now() >= deadline;
        if self.nodes.is_multiple_of(CLOCK) && self.deadline.is_some_and(late) {
            return Err(Stopped);
        }
        self.nodes += 1;
        Ok(())
    }

    /// How often a position occurred, in the game and on the way here.
    fn times(&self, key: u64) -> usize {
        let before = self.past.get(&key).copied().unwrap_or_default();
        before + self.path.iter().filter(|&&other| other == key).count()
    }

    /// The value of a game that ended in `position`.
    fn ended(&self, position: &impl Position, winner: Option<Seat>) -> i32 {
        // The move from the game's last position led to a path of none.
        let plies = self.path.len() + 1;
        match winner {
            None => 0,
            Some(seat) if seat == position.turn() => Score::won(plies),
            Some(_) => -Score::won(plies),
        }
    }

    fn noise(&self, key: u64) -> i32 {
        let noise = u64::from(self.limits.noise);
        // splitmix64's last steps: any bit of the key and the seed changes all of the number.
        let mut mixed = key ^ self.limits.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % (2 * noise + 1)) as i32 - noise as i32
    }
}
