//! `bingwa book build`.

use std::{
    io::{self, IsTerminal as _, Write},
    time::{Duration, Instant},
};

use bingwa_engine::{Book, Judgement, Network, Recipe};
use bingwa_train::book::{BuildError, Order, build};

use super::Build;
use crate::{
    exit::{Exit, Failure, say},
    interrupt, network,
    prose::many,
};

/// Between two lines of progress.
const EVERY: Duration = Duration::from_secs(10);

/// Builds a book.
pub(super) fn run(args: &Build, out: &mut impl Write) -> Result<Exit, Failure> {
    let judgement = match &args.network {
        None => Judgement::BuiltIn,
        Some(path) => network::read(path, args.rules).map_err(Failure::unreadable)?,
    };
    let order = Order {
        path: args.out.clone(),
        recipe: Recipe {
            rules: args.rules,
            nodes: args.nodes,
            lines: args.lines,
            seed: args.seed,
            network: judgement.network(args.rules).map_or(0, Network::checksum),
        },
        judgement,
        positions: args.positions as usize,
        threads: args.threads.get(),
    };
    let stop = interrupt::flag()?;
    let mut watch = Watch { begun: Instant::now(), told: Instant::now(), found: None };
    let book = build(&order, &stop, |book| watch.look(book, order.positions))?;
    let (path, positions) = (args.out.display(), many(book.positions() as u64, "position"));
    writeln!(out, "{path}: {positions}, {} bytes", book.bytes().len())?;
    if stop.load(std::sync::atomic::Ordering::Relaxed) && book.positions() < order.positions {
        return Err(Failure::could_not(format_args!(
            "book: {} of {} positions: run the same command to go on",
            book.positions(),
            order.positions
        )));
    }
    Ok(Exit::Done)
}

/// Tells how far the work is.
struct Watch {
    begun: Instant,
    told: Instant,
    /// Positions that were there already.
    found: Option<usize>,
}

impl Watch {
    fn look(&mut self, book: &Book, wanted: usize) {
        let found = *self.found.get_or_insert(book.positions());
        if self.told.elapsed() < EVERY || !io::stderr().is_terminal() {
            return;
        }
        self.told = Instant::now();
        let done = book.positions();
        let rate = (done - found) as f64 / self.begun.elapsed().as_secs_f64().max(1e-3);
        let left = wanted.saturating_sub(done) as f64 / rate.max(1e-9) / 60.0;
        say(&format!("{done} of {wanted} positions; {rate:.1} a second, {left:.0} minutes left"));
    }
}

impl From<BuildError> for Failure {
    fn from(error: BuildError) -> Self {
        match error {
            BuildError::Foreign { .. } | BuildError::Recipe { .. } => Self::unreadable(error),
            _ => Self::could_not(error),
        }
    }
}
