//! Whoever looks at a search while it runs: the clock, signals, and what is told on stderr.

use std::{
    io::{self, IsTerminal as _, Write},
    ops::ControlFlow,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use bingwa_rules::Seat;
use bingwa_solve::pn::{Progress, Table};

use super::Args;
use crate::{exit::Failure, interrupt, prose};

/// Looks at the clock, listens for signals, and tells how far the search is.
pub(super) struct Watch {
    pub(super) begin: Instant,
    told: Instant,
    pub(super) saved: Instant,
    pub(super) limit: Option<Duration>,
    pub(super) interrupted: Arc<AtomicBool>,
    /// Whether a line on stderr is written over by the next one.
    terminal: bool,
    nodes_before: u64,
    /// The claim that is searched, and the positions that were searched before it.
    claim: Option<(Seat, u64)>,
    nodes: u64,
}

impl Watch {
    pub(super) fn new(args: &Args, nodes_before: u64) -> Result<Self, Failure> {
        let interrupted = interrupt::flag()?;
        let now = Instant::now();
        Ok(Self {
            begin: now,
            told: now,
            saved: now,
            limit: args.time.map(|seconds| Duration::from_secs(seconds.get())),
            interrupted,
            terminal: io::stderr().is_terminal(),
            nodes_before,
            claim: None,
            nodes: 0,
        })
    }

    /// Tells how far a proof search is, now and then, and whether it is to go on.
    pub(super) fn look(&mut self, progress: &Progress, table: &Table) -> ControlFlow<()> {
        if self.claim.is_none_or(|(claimant, _)| claimant != progress.claimant) {
            self.claim = Some((progress.claimant, self.nodes));
        }
        self.nodes = progress.nodes;
        self.at(progress.nodes, |watch, rate| {
            let [settled, moves] = progress.settled;
            let left = watch.left(progress, rate);
            format!(
                "{} wins? proof {} disproof {}; {settled} of {moves} moves settled; {left}; table {:.0}% full",
                progress.claimant,
                progress.numbers.proof,
                progress.numbers.disproof,
                100.0 * table.filled(),
            )
        })
    }

    /// What may be left of a claim, by the moves of the root that are settled.
    fn left(&self, progress: &Progress, rate: f64) -> String {
        let [settled, moves] = progress.settled.map(|moves| moves as f64);
        let searched = progress.nodes - self.claim.map_or(0, |(_, before)| before);
        let is_known = settled > 0.0 && rate > 0.0;
        let left = is_known.then(|| searched as f64 / settled * (moves - settled) / rate);
        match left {
            Some(_) => format!("{} if the other moves take as long", prose::left(left)),
            None => prose::left(None),
        }
    }

    /// Tells how far the search is, now and then, and whether it is to go on.
    pub(super) fn at(
        &mut self,
        nodes: u64,
        line: impl FnOnce(&Self, f64) -> String,
    ) -> ControlFlow<()> {
        let every = Duration::from_secs(if self.terminal { 1 } else { 10 });
        if self.told.elapsed() >= every {
            self.told = Instant::now();
            let seconds = self.begin.elapsed().as_secs_f64();
            let rate = nodes.saturating_sub(self.nodes_before) as f64 / seconds;
            let (nodes, millions) = (nodes as f64 / 1e6, rate / 1e6);
            let line = line(self, rate);
            self.tell(&format!("{line}; {nodes:.1} M nodes, {millions:.2} M/s; {seconds:.0} s"));
        }
        let late = self.limit.is_some_and(|limit| self.begin.elapsed() >= limit);
        match late || self.interrupted.load(Ordering::Relaxed) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    }

    fn tell(&self, line: &str) {
        // Without stderr there is nobody left to tell.
        let _ = match self.terminal {
            true => write!(io::stderr(), "\r{line}\x1b[K"),
            false => writeln!(io::stderr(), "{line}"),
        };
    }

    /// Clears the line on a terminal.
    pub(super) fn end(&self) {
        if self.terminal {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
