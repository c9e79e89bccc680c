//! Iterative deepening: the moves at the root, one ply deeper each time, on several threads.

use std::{
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    thread,
    time::Instant,
};

use bingwa_rules::{Game, Move};

use crate::{
    Knowing, Limits, Line, MOST_DEPTH, Network, Score, SearchResult,
    judge::{Judge, judge},
    past::Past,
    table::Table,
    tree::{Counter, MOST, Shared, Stopped, Tree, lead},
};

/// The depth from which a value near the last one is expected.
const ASPIRING: u32 = 4;
/// How near, in centi-seeds.
const WINDOW: i32 = 150;

/// The stack of a further thread: the deepest search takes less than a tenth of it.
const STACK: usize = 8 << 20;

/// A move at the root.
#[derive(Clone)]
struct Root<P> {
    played: Move,
    after: P,
    worth: i32,
    /// What it was found to be worth to the mover; [`MOST`] below zero where only the best matters
    /// and it is none of them.
    value: i32,
    line: Vec<Move>,
}

/// What to search, and with what.
pub(crate) struct Task<'a> {
    pub(crate) game: &'a Game,
    pub(crate) limits: Limits,
    /// The moves looked at; all where there is none.
    pub(crate) only: &'a [Move],
    pub(crate) table: &'a Table,
    /// What judges positions, where the game's weights don't.
    pub(crate) network: Option<&'a Network>,
    /// Who is asked for endings.
    pub(crate) knowing: Option<&'a dyn Knowing>,
    pub(crate) threads: usize,
    pub(crate) stop: &'a AtomicBool,
}

impl Task<'_> {
    /// Searches a position, the last one of the game.
    pub(crate) fn search<P: Judge>(
        &self,
        position: P,
        on_info: &mut dyn FnMut(&SearchResult),
    ) -> Option<SearchResult> {
        let clock = |time| Instant::now().checked_add(time);
        let (deadline, ease) = (self.limits.time.and_then(clock), self.limits.ease.and_then(clock));
        let mut roots = self.roots(&position);
        let first = roots.first()?.played;
        let found = SearchResult {
            best: first,
            score: Score::of(Score::estimate(-roots[0].worth)),
            line: vec![first],
            further: Vec::new(),
            nodes: 0,
            depth: 0,
            deepest: 0,
            fullness: 0,
        };
        self.table.grow_older();
        let shared = Shared {
            table: self.table,
            network: self.network,
            knowing: self.knowing.map(|knowing| (knowing, knowing.seeds(position.rules()).into())),
            salt: (position.rules() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15),
            lead: lead(position.rules()),
            stop: self.stop,
            done: AtomicBool::new(false),
            nodes: Counter::default(),
        };
        let key = position.key();
        let mut seen = [(position, 0)];
        judge(self.network, &mut seen, |seen| seen.0, |seen, worth| seen.1 = worth);
        let [(_, worth)] = seen;
        thread::scope(|scope| {
            for number in 1..self.threads {
                let (shared, mut roots) = (&shared, roots.clone());
                let limits = Limits { nodes: None, ..self.limits };
                let tree = Tree::new(shared, limits, None, Past::new(self.game));
                let help = move || {
                    let mut help = Deepening { tree, root: position, worth, key };
                    // Threads that look at different depths find different things for each other.
                    for depth in (1 + number as u32 % 2..=MOST_DEPTH).step_by(1 + number % 2) {
                        if help.deepen(&mut roots, depth, -MOST, MOST).is_err() {
                            break;
                        }
                    }
                };
                // With fewer threads the search is slower, and nothing else.
                let _ = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, help);
            }
            let tree = Tree::new(&shared, self.limits, deadline, Past::new(self.game));
            let lead = Deepening { tree, root: position, worth, key };
            let found = lead.lead(&mut roots, found, ease, on_info);
            shared.done.store(true, Relaxed);
            Some(found)
        })
    }

    /// The moves of the last position, the likely best one first.
    fn roots<P: Judge>(&self, position: &P) -> Vec<Root<P>> {
        let mut roots = Vec::new();
        position.expand(|played, after| {
            if self.only.is_empty() || self.only.contains(&played) {
                let line = vec![played];
                roots.push(Root { played, after, worth: 0, value: -MOST, line });
            }
        });
        judge(self.network, &mut roots, |root| root.after, |root, worth| root.worth = worth);
        roots.sort_by_key(|root| root.worth);
        roots
    }
}

/// A thread's search from the root.
struct Deepening<'a, P> {
    tree: Tree<'a>,
    /// The position searched, what its judge says, and its key.
    root: P,
    worth: i32,
    key: u64,
}

impl<P: Judge> Deepening<'_, P> {
    /// Goes deeper until a limit ends it; what is found is told after each depth.
    fn lead(
        mut self,
        roots: &mut [Root<P>],
        mut found: SearchResult,
        ease: Option<Instant>,
        on_info: &mut dyn FnMut(&SearchResult),
    ) -> SearchResult {
        let limits = self.tree.limits;
        let lines = limits.lines.clamp(1, roots.len());
        let deepest = limits.depth.min(limits.win.unwrap_or(MOST_DEPTH));
        for depth in 1..=deepest.clamp(1, MOST_DEPTH) {
            let stopped = self.depth(roots, depth, lines, &mut found).is_err();
            found.nodes = self.tree.nodes();
            found.deepest = self.tree.deepest as u32;
            found.fullness = self.tree.shared.table.fullness();
            if stopped {
                break;
            }
            found.depth = depth;
            on_info(&found);
            let is_late = ease.is_some_and(|ease| Instant::now() >= ease);
            let is_forced = limits.ease.is_some() && roots.len() == 1;
            if is_late || is_forced || is_settled(&found, limits.win) {
                break;
            }
        }
        found
    }

    /// Searches the best moves to a depth.
    fn depth(
        &mut self,
        roots: &mut [Root<P>],
        depth: u32,
        lines: usize,
        found: &mut SearchResult,
    ) -> Result<(), Stopped> {
        for line in 0..lines {
            let rest = &mut roots[line..];
            let last = rest[0].value;
            let mut width = WINDOW;
            let is_open = depth < ASPIRING || Score::is_proof(last) || last == -MOST;
            let (mut alpha, mut beta) =
                if is_open { (-MOST, MOST) } else { (last - width, last + width) };
            loop {
                let searched = self.deepen(rest, depth, alpha, beta);
                let best = &rest[0];
                if line == 0 && best.value > alpha && best.value != -MOST {
                    // Though it may be worth more, or be found before all were looked at, it is
                    // better than the best so far, or the same.
                    found.best = best.played;
                    found.score = Score::of(best.value);
                    found.line.clone_from(&best.line);
                }
                searched?;
                width = width.saturating_mul(4);
                if best.value <= alpha {
                    alpha = if width > 4_000 { -MOST } else { best.value - width };
                } else if best.value >= beta {
                    beta = if width > 4_000 { MOST } else { best.value + width };
                } else {
                    break;
                }
            }
        }
        let line = |root: &Root<P>| Line { score: Score::of(root.value), moves: root.line.clone() };
        found.further = roots[1..lines].iter().map(line).collect();
        Ok(())
    }

    /// Searches every move to a depth, in a window; the best one comes to the front.
    fn deepen(
        &mut self,
        roots: &mut [Root<P>],
        depth: u32,
        mut alpha: i32,
        beta: i32,
    ) -> Result<(), Stopped> {
        for root in &mut *roots {
            root.value = -MOST;
        }
        let mut searched = Ok(());
        for (index, root) in roots.iter_mut().enumerate() {
            match self.value(root, index, depth, alpha, beta) {
                Ok(value) => {
                    if index == 0 || value > alpha {
                        root.value = value;
                        root.line.truncate(1);
                        root.line.extend_from_slice(self.tree.line(1));
                    }
                    alpha = alpha.max(value);
                    if alpha >= beta {
                        break;
                    }
                }
                Err(Stopped) => {
                    searched = Err(Stopped);
                    break;
                }
            }
        }
        roots.sort_by_key(|root| std::cmp::Reverse(root.value));
        searched
    }

    fn value(
        &mut self,
        root: &Root<P>,
        index: usize,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        self.tree.past.restart();
        self.tree.past.push(&self.root, self.key);
        if let Some(guess) = self.tree.guess(&self.root, self.worth, root.played, &root.after) {
            return Ok(guess);
        }
        let (after, worth, depth) = (&root.after, root.worth, depth as i32 - 1);
        if index > 0 {
            let value = -self.tree.negamax(after, worth, depth, -alpha - 1, -alpha)?;
            if value <= alpha || value >= beta {
                return Ok(value);
            }
        }
        Ok(-self.tree.negamax(after, worth, depth, -beta, -alpha)?)
    }
}

/// Whether looking deeper can't find anything better.
fn is_settled(found: &SearchResult, wanted: Option<u32>) -> bool {
    let is_done = |score| match score {
        Score::Win(plies) | Score::Loss(plies) => plies <= found.depth,
        Score::Seeds(_) => false,
    };
    let has_won = matches!((found.score, wanted), (Score::Win(plies), Some(most)) if plies <= most);
    has_won || (is_done(found.score) && found.further.iter().all(|line| is_done(line.score)))
}
