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

use bingwa_solve::pn::{Progress, Table};

use super::Args;
use crate::{exit::Failure, interrupt};

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
        })
    }

    /// Tells how far the search is, now and then, and whether it is to go on.
    pub(super) fn look(&mut self, progress: &Progress, table: &Table) -> ControlFlow<()> {
        let every = Duration::from_secs(if self.terminal { 1 } else { 10 });
        if self.told.elapsed() >= every {
            self.told = Instant::now();
            self.tell(progress, table);
        }
        let late = self.limit.is_some_and(|limit| self.begin.elapsed() >= limit);
        match late || self.interrupted.load(Ordering::Relaxed) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    }

    fn tell(&self, progress: &Progress, table: &Table) {
        let seconds = self.begin.elapsed().as_secs_f64();
        let rate = (progress.nodes - self.nodes_before) as f64 / seconds;
        let [settled, moves] = progress.settled;
        let line = format!(
            "{} wins? proof {} disproof {}; {settled} of {moves} moves settled; {:.1} M nodes, {:.2} M/s; table {:.0}% full; {seconds:.0} s",
            progress.claimant,
            progress.numbers.proof,
            progress.numbers.disproof,
            progress.nodes as f64 / 1e6,
            rate / 1e6,
            100.0 * table.filled(),
        );
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
