//! Principal variation search: the value of a position by the moves behind it.

use std::{
    ops::Range,
    sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    time::Instant,
};

use bingwa_rules::{Event, Move, Moves, Observer, Position, Rules, Seat};

use crate::{
    Knowing, Limits, Network, Score,
    choice::{Child, Choice},
    judge::Judge,
    order::Order,
    past::{DEEPEST, Past},
    table::{Bound, Known, Table},
    unit,
};

/// More than any value.
pub(crate) const MOST: i32 = i32::MAX;
/// The clock is read, and the nodes are told to the other threads, once in so many nodes.
const CLOCK: u64 = 32;

/// What a move must win to be looked at then, in centi-seeds, and how many such moves are.
const GAIN: i32 = 400;
const GAINS: usize = 2;

/// With how few plies left a position may be found too good to be searched, and what it must be
/// better by for each of them, in percent of what makes a win likelier by e to 1.
const SHALLOW: i32 = 4;
const LEAD: i32 = 80;
/// Nearer to the root all positions are searched, so that a win in three is found three plies deep.
const NEAR: usize = 3;

/// The search was told to end.
pub(crate) struct Stopped;

/// What the threads of a search share.
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Table,
    /// What judges positions, where the game's weights don't.
    pub(crate) network: Option<&'a Network>,
    /// Who is asked for endings, and up to how many seeds on the board.
    pub(crate) knowing: Option<(&'a dyn Knowing, u32)>,
    /// Tells the rules' positions from those of other rules in the table.
    pub(crate) salt: u64,
    /// By how many centi-seeds a position must be better for each ply left not to be searched.
    pub(crate) lead: Option<i32>,
    /// Set by whoever wants the search to end.
    pub(crate) stop: &'a AtomicBool,
    /// Set once the first thread has its result.
    pub(crate) done: AtomicBool,
    /// Positions looked at by all threads.
    pub(crate) nodes: Counter,
}

/// A number that many threads change, in a line of memory that holds nothing which they read.
#[derive(Default)]
#[repr(align(128))]
pub(crate) struct Counter(AtomicU64);

/// One thread's search.
pub(crate) struct Tree<'a> {
    pub(crate) shared: &'a Shared<'a>,
    pub(crate) limits: Limits,
    pub(crate) deadline: Option<Instant>,
    pub(crate) past: Past,
    order: Order,
    /// The best line below each ply, where one is looked for.
    lines: Vec<Vec<Move>>,
    /// Positions looked at by this thread.
    nodes: u64,
    /// The most plies that a line had.
    pub(crate) deepest: usize,
}

impl<'a> Tree<'a> {
    pub(crate) fn new(
        shared: &'a Shared<'a>,
        limits: Limits,
        deadline: Option<Instant>,
        past: Past,
    ) -> Self {
        let lines = vec![Vec::new(); DEEPEST + 1];
        Self { shared, limits, deadline, past, order: Order::new(), lines, nodes: 0, deepest: 0 }
    }

    /// The best line that was found below a ply.
    pub(crate) fn line(&self, ply: usize) -> &[Move] {
        &self.lines[ply]
    }

    /// Positions looked at by all threads.
    pub(crate) fn nodes(&self) -> u64 {
        self.shared.nodes.0.load(Relaxed) + self.nodes % CLOCK
    }

    /// The value of a position to its mover, as far as it lies between `alpha` and `beta`; `worth`
    /// is what its judge says.
    ///
    /// A proven result is never guessed: a loss is told only where every move was searched to a
    /// proven win of the opponent's.
    pub(crate) fn negamax<P: Judge>(
        &mut self,
        position: &P,
        worth: i32,
        depth: i32,
        mut alpha: i32,
        mut beta: i32,
    ) -> Result<i32, Stopped> {
        self.enter()?;
        let ply = self.past.plies();
        self.lines[ply].clear();
        if let Some(value) = self.told(position, ply) {
            return Ok(value);
        }
        if depth <= 0 || ply == DEEPEST {
            return self.calm(position, worth, alpha, beta, self.limits.gains);
        }
        self.deepest = self.deepest.max(ply);
        let key = position.key();
        if self.past.is_repeated(position, key) {
            return Ok(come_back(position));
        }
        // Nobody wins sooner than by the next move, or loses sooner than here.
        (alpha, beta) = (alpha.max(-Score::won(ply)), beta.min(Score::won(ply + 1)));
        if alpha >= beta {
            return Ok(alpha);
        }
        let is_open = beta - alpha > 1;
        let known = self.shared.table.get(key ^ self.shared.salt, ply);
        if let Some(known) = known
            && !is_open
            && known.bound.settles(known.value, alpha, beta)
            && self.holds(position, &known, depth)
        {
            return Ok(known.value);
        }
        if !is_open && self.is_plenty(position, worth, depth, beta) {
            return Ok(self.estimate(worth, position));
        }
        let mut choice = Choice::new();
        choice.list(position);
        let all = choice.len();
        if all == 0 {
            let winner = position.outcome().and_then(|outcome| outcome.winner);
            return Ok(ended(position, winner, ply));
        }
        // A forced move is no choice, so that it costs no depth.
        let next = if all == 1 { depth } else { depth - 1 };
        let (before, seen) = (alpha, worth);
        let mut best = (-MOST, None);
        let mut failed = Moves::new();
        // Mostly the move that was best before is good enough, and nobody asks for the others.
        let first = known.and_then(|known| choice.place(known.best?));
        let places = first.map_or(0..all, |first| first..first + 1);
        self.rank(&mut choice, places, ply, depth);
        self.past.push(position, key);
        for index in 0..all {
            if let (1, Some(first)) = (index, first) {
                self.rank(&mut choice, 0..first, ply, depth);
                self.rank(&mut choice, first + 1..all, ply, depth);
            }
            let Some(Child { played, after, worth }) = choice.pick() else { break };
            let reduced = self.reduction(depth, index);
            let value = if let Some(guess) = self.guess(position, seen, played, &after) {
                guess
            } else if index == 0 {
                -self.negamax(&after, worth, next, -beta, -alpha)?
            } else {
                let mut value = -self.negamax(&after, worth, next - reduced, -alpha - 1, -alpha)?;
                if value > alpha && reduced > 0 {
                    value = -self.negamax(&after, worth, next, -alpha - 1, -alpha)?;
                }
                if value > alpha && value < beta {
                    value = -self.negamax(&after, worth, next, -beta, -alpha)?;
                }
                value
            };
            if value > best.0 {
                best = (value, Some(played));
                if value > alpha && is_open {
                    self.extend_line(ply, played);
                }
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                self.order.reward(played, ply, depth, &failed);
                break;
            }
            let _ = failed.try_push(played);
        }
        self.past.pop();
        let (value, best) = best;
        let bound = match value {
            value if value >= beta => Bound::Lower,
            value if value > before => Bound::Exact,
            _ => Bound::Upper,
        };
        let best = best.filter(|_| bound != Bound::Upper);
        self.shared.table.put(key ^ self.shared.salt, ply, Known { best, value, bound, depth });
        Ok(value)
    }

    /// The value of a position at the end of a line, as far as it lies between `alpha` and `beta`:
    /// what its judge says, or what the best of a few moves that win much leads to.
    ///
    /// Where captures are compulsory nearly every position has one, so that it is not captures that
    /// are looked at, but gains.
    fn calm<P: Judge>(
        &mut self,
        position: &P,
        worth: i32,
        mut alpha: i32,
        beta: i32,
        left: u32,
    ) -> Result<i32, Stopped> {
        self.deepest = self.deepest.max(self.past.plies());
        if self.past.may_be_repeated(position) && self.past.is_repeated(position, position.key()) {
            return Ok(come_back(position));
        }
        let mut best = self.leaf(position, worth);
        if left == 0 || best >= beta || Score::is_proof(best) {
            return Ok(best);
        }
        alpha = alpha.max(best);
        let mut choice = Choice::new();
        choice.list(position);
        let all = 0..choice.len();
        choice.judge(self.shared.network, all.clone());
        choice.rank(all, |child| {
            let gain = -child.worth - worth;
            (gain >= GAIN && self.follows(position, child.played)).then_some(gain)
        });
        self.past.push(position, position.key());
        for _ in 0..GAINS {
            let Some(Child { after, worth, .. }) = choice.pick() else { break };
            self.enter()?;
            best = best.max(-self.calm(&after, worth, -beta, -alpha, left - 1)?);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        self.past.pop();
        Ok(best)
    }

    /// The value of a position whose ending is known, whatever was played in the game.
    ///
    /// What the search itself has visited can't spoil it, as [`Past::trusts`] says: a winner who
    /// could have had it sooner will.
    fn told<P: Judge>(&self, position: &P, ply: usize) -> Option<i32> {
        let (knowing, most) = self.shared.knowing?;
        let position = position.with_few(most).filter(|_| self.past.trusts(position))?;
        Some(knowing.ending(&position)?.value(ply))
    }

    /// Counts a position, unless a limit is reached.
    fn enter(&mut self) -> Result<(), Stopped> {
        let is_told = self.shared.stop.load(Relaxed) || self.shared.done.load(Relaxed);
        if is_told || self.limits.nodes.is_some_and(|most| self.nodes() >= most) {
            return Err(Stopped);
        }
        if self.nodes.is_multiple_of(CLOCK)
            && self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
        {
            return Err(Stopped);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(CLOCK) {
            self.shared.nodes.0.fetch_add(CLOCK, Relaxed);
        }
        Ok(())
    }

    /// Whether what is known answers for a search to this depth.
    fn holds(&self, position: &impl Judge, known: &Known, depth: i32) -> bool {
        if !Score::is_proof(known.value) {
            return known.depth >= depth;
        }
        // That a win is no nearer, or a loss no farther, is known only as deep as was looked.
        let is_proven = match known.bound {
            Bound::Exact => true,
            Bound::Lower => known.value > 0,
            Bound::Upper => known.value < 0,
        };
        (is_proven || known.depth >= depth) && self.past.trusts(position)
    }

    /// What a move that is not followed to its end is taken to be worth: about as much as there was
    /// before it, which was `worth`. `after` is the position it leads to.
    pub(crate) fn guess<P: Judge>(
        &self,
        position: &P,
        worth: i32,
        played: Move,
        after: &P,
    ) -> Option<i32> {
        let is_guessed = !self.follows(position, played);
        is_guessed.then(|| self.estimate(worth, after))
    }

    /// Whether a move is followed to its end.
    fn follows<P: Judge>(&self, position: &P, played: Move) -> bool {
        self.limits.sight.is_none_or(|most| {
            let mut laps = Laps(0);
            position.follow(played, &mut laps);
            laps.0 <= most
        })
    }

    /// Finds out how early the moves at some places should be tried.
    fn rank<P: Judge>(&self, choice: &mut Choice<P>, places: Range<usize>, ply: usize, depth: i32) {
        // What is searched at depth is looked for in the table, which is far away in memory.
        if depth > 1 {
            for child in choice.at(places.clone()) {
                self.shared.table.fetch(child.after.key() ^ self.shared.salt);
            }
        }
        choice.judge(self.shared.network, places.clone());
        choice.rank(places, |child| Some(self.order.rank(child.played, ply, child.worth)));
    }

    /// Whether a position is so much better than `beta` that the few plies left would hardly change
    /// it. What is to be proven is searched: neither a win nor a loss is told of such a position.
    fn is_plenty(&self, position: &impl Judge, worth: i32, depth: i32, beta: i32) -> bool {
        depth <= SHALLOW
            && self.past.plies() >= NEAR
            && self.shared.lead.is_some_and(|lead| worth - lead * depth >= beta)
            && !Score::is_proof(beta)
            && self.limits.win.is_none()
            && self.limits.sight.is_none()
            && !position.may_be_over()
    }

    /// By how many plies less a late move is searched at first.
    fn reduction(&self, depth: i32, index: usize) -> i32 {
        if self.limits.win.is_some() || depth < 3 || index < 2 {
            return 0;
        }
        (depth.ilog2() * (index as u32 + 1).ilog2()) as i32 / 3
    }

    /// The value of a position that is searched no further.
    fn leaf(&self, position: &impl Judge, worth: i32) -> i32 {
        if position.may_be_over()
            && let Some(outcome) = position.outcome()
        {
            return ended(position, outcome.winner, self.past.plies());
        }
        self.estimate(worth, position)
    }

    /// Puts a move before the line that follows it.
    fn extend_line(&mut self, ply: usize, played: Move) {
        let (above, below) = self.lines.split_at_mut(ply + 1);
        let line = &mut above[ply];
        line.clear();
        line.push(played);
        if let Some(rest) = below.first() {
            line.extend_from_slice(rest);
        }
    }

    /// What a position is taken to be worth by a player who doesn't judge exactly.
    fn estimate(&self, worth: i32, position: &impl Judge) -> i32 {
        let noise = u64::from(self.limits.noise);
        if noise == 0 {
            return Score::estimate(worth);
        }
        let key = position.key();
        // splitmix64's last steps: any bit of the key and the seed changes all of the number.
        let mut mixed = key ^ self.limits.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        let off = ((mixed ^ mixed >> 31) % (2 * noise + 1)) as i32 - noise as i32;
        Score::estimate(worth + off)
    }
}

/// Counts the laps of a move.
struct Laps(u16);

impl Observer for Laps {
    fn event(&mut self, event: Event) {
        if matches!(event, Event::Lifted { .. } | Event::Entered { .. }) {
            self.0 = self.0.saturating_add(1);
        }
    }
}

/// By how many centi-seeds a position must be better for each ply left not to be searched, in the
/// games in which that won its match.
pub(crate) const fn lead(rules: Rules) -> Option<i32> {
    match rules {
        Rules::Kiswahili | Rules::KiswahiliZanzibar | Rules::Kigogo => {
            Some(unit(rules) as i32 * LEAD / 100)
        }
        Rules::Kujifunza | Rules::KujifunzaZanzibar | Rules::Kimasai | Rules::Kingulu => None,
    }
}

/// The value of a game that ended in `position` after so many plies.
fn ended(position: &impl Position, winner: Option<Seat>, plies: usize) -> i32 {
    match winner {
        None => 0,
        Some(seat) if seat == position.turn() => Score::won(plies),
        Some(_) => -Score::won(plies),
    }
}

/// The value of a game that ends because `position` came back (COM-7).
///
/// Where the seeds are counted then, somebody may win by it; but only those who came this way. So
/// that a proof holds however its position was reached, such a win is told as an estimate, though
/// as the best there is.
fn come_back(position: &impl Judge) -> i32 {
    Score::estimate(ended(position, position.repeated(), 0))
}
