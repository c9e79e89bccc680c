//! The value of a position, with the proof of it.

use std::{
    ops::ControlFlow,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
};

use bingwa_rules::{Move, Position, Seat};

use super::{Finding, Node, Numbers, Progress, Search, Strategy, Table, aided::Aided};
use crate::proof::{Claim, Goal, Proof, ProofError, Walked};

/// What a position is worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// This player wins.
    Wins(Seat),
    /// Neither player can force a win.
    Draw,
}

/// Where a search stands: what a search that goes on later begins with, beside its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stage {
    /// The player who is said to win. Whoever is to move comes first; his opponent's turn comes
    /// when it is refuted that he wins.
    pub claimant: Seat,
    /// Positions expanded so far.
    pub nodes: u64,
}

impl Stage {
    /// The beginning.
    pub fn first<P: Position>(root: &P) -> Self {
        Self { claimant: root.turn(), nodes: 0 }
    }
}

/// What came out of a search; `E` is what shows that a win is one.
#[derive(Debug)]
pub struct Settled<E = Proof> {
    /// The value, if it was found.
    pub value: Option<Value>,
    /// What shows that a win is one.
    pub proof: Option<E>,
    /// Moves of the root after which the player to move is proven to win; there may be more.
    pub best: Vec<Move>,
    /// Where the search ended.
    pub stage: Stage,
    /// The numbers of the last claim, in the root.
    pub numbers: Numbers,
}

/// Finds the value of a position: searches whether one player wins, then whether the other one does.
///
/// A win is told only with its proof, which was walked with the positions themselves. A draw is what
/// is left where both claims are refuted; it has no proof. `watch` is asked every few thousand nodes
/// whether to go on; where it breaks off, the table and the stage hold all that is needed to go on
/// later. With one thread the search is the same in every run.
///
/// # Errors
///
/// [`ProofError`], where the proof that was found can't be read out: the table was too small.
pub fn settle<P: Position>(
    root: &P,
    table: &Table,
    stage: Stage,
    threads: usize,
    watch: impl FnMut(&Progress) -> ControlFlow<()>,
) -> Result<Settled, ProofError> {
    settle_node(root, root, table, stage, threads, watch, |winner, strategy| {
        let claim = Claim { seat: winner, goal: Goal::Win };
        Proof::walk(root, claim, |position| strategy.choose(position))
    })
}

/// The same with the help of something that knows who wins in some positions, whatever was played
/// before: tables. What it says is taken for true, so the win that is told rests on it, and was walked
/// no further than to the positions that it knows.
///
/// # Errors
///
/// As for [`settle`].
pub fn settle_aided<P: Position>(
    root: &P,
    knows: &(impl Fn(&P) -> Option<Seat> + Sync),
    table: &Table,
    stage: Stage,
    threads: usize,
    watch: impl FnMut(&Progress) -> ControlFlow<()>,
) -> Result<Settled<Walked>, ProofError> {
    let node = Aided::new(root.clone(), knows);
    settle_node(root, &node, table, stage, threads, watch, |winner, strategy| {
        Walked::walk(root, winner, |position| strategy.choose(position), knows)
    })
}

/// Finds the value of a position that the search knows as `node`; `show` walks the winner's strategy.
fn settle_node<P: Position, N: Node<Move = Move> + Sync, E>(
    root: &P,
    node: &N,
    table: &Table,
    stage: Stage,
    threads: usize,
    mut watch: impl FnMut(&Progress) -> ControlFlow<()>,
    show: impl Fn(Seat, &Strategy<Move>) -> Result<E, ProofError>,
) -> Result<Settled<E>, ProofError> {
    let mut stage = stage;
    let mut numbers = Numbers::UNKNOWN;
    let open = |stage, numbers| Settled { value: None, proof: None, best: vec![], stage, numbers };
    loop {
        let before = stage.nodes;
        let mut stopped = false;
        let mut told = |progress: &Progress| {
            let progress = Progress { nodes: before + progress.nodes, ..*progress };
            numbers = progress.numbers;
            let go_on = watch(&progress);
            stopped |= go_on.is_break();
            go_on
        };
        let mut search = Search::of_threads(table, stage.claimant, threads);
        let (found, by_others) = search_with(&mut search, node, threads, &mut told);
        let winner = match found {
            Finding::Proven => Some(stage.claimant),
            Finding::Refuted => Some(stage.claimant.other()),
            Finding::Held | Finding::Open => None,
        };
        if let Some(winner) = winner {
            let strategy = search.strategy(node, found, &mut told);
            stage.nodes = before + by_others + search.nodes();
            match strategy.map(|strategy| show(winner, &strategy)) {
                Some(Ok(proof)) => {
                    let best = winning(&search, node, found, winner);
                    let value = Some(Value::Wins(winner));
                    return Ok(Settled { value, proof: Some(proof), best, stage, numbers });
                }
                // A refutation may be a draw, and then the other player has no win to prove.
                Some(Err(error)) if found == Finding::Proven => return Err(error),
                None if stopped => return Ok(open(stage, numbers)),
                None if found == Finding::Proven => return Err(ProofError::Forgotten),
                _ => {}
            }
        }
        stage.nodes = before + by_others + search.nodes();
        if found == Finding::Open {
            return Ok(open(stage, numbers));
        }
        if stage.claimant != root.turn() {
            return Ok(Settled { value: Some(Value::Draw), ..open(stage, numbers) });
        }
        stage.claimant = stage.claimant.other();
        table.clear();
    }
}

/// The moves of the winner that are known to win.
fn winning<N: Node<Move = Move>>(
    search: &Search<'_>,
    root: &N,
    found: Finding,
    winner: Seat,
) -> Vec<Move> {
    let mut moves = Vec::new();
    if root.turn() == winner {
        root.expand(|played, after| {
            if search.known(&after) == found {
                moves.push(played);
            }
        });
    }
    moves.sort_unstable();
    moves
}

/// Searches with other threads at its side, and tells what was found out, and the others' nodes.
fn search_with<N: Node + Sync>(
    search: &mut Search<'_>,
    root: &N,
    threads: usize,
    watch: &mut impl FnMut(&Progress) -> ControlFlow<()>,
) -> (Finding, u64) {
    let (done, others) = (AtomicBool::new(false), AtomicU64::new(0));
    let (table, claimant) = (search.table(), search.claimant());
    thread::scope(|scope| {
        let work = || {
            let mut search = Search::of_threads(table, claimant, threads);
            let mut counted = 0;
            let found = search.run(root, |progress| {
                others.fetch_add(progress.nodes - counted, Ordering::Relaxed);
                counted = progress.nodes;
                match done.load(Ordering::Relaxed) {
                    true => ControlFlow::Break(()),
                    false => ControlFlow::Continue(()),
                }
            });
            others.fetch_add(search.nodes() - counted, Ordering::Relaxed);
            done.fetch_or(found != Finding::Open, Ordering::Relaxed);
            found
        };
        let helpers: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let mut found = search.run(root, |progress| {
            let nodes = progress.nodes + others.load(Ordering::Relaxed);
            match done.load(Ordering::Relaxed) {
                true => ControlFlow::Break(()),
                false => watch(&Progress { nodes, ..*progress }),
            }
        });
        done.store(true, Ordering::Relaxed);
        for helper in helpers {
            // A helper that panicked has found out nothing.
            let by_helper = helper.join().unwrap_or(Finding::Open);
            if found == Finding::Open {
                found = by_helper;
            }
        }
        (found, others.load(Ordering::Relaxed))
    })
}
