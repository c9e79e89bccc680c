//! `bingwa perft`: counts of move sequences.

use std::{
    io::Write,
    num::NonZeroUsize,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use bingwa_rules::{AnyPosition, Move, Position};
use serde::Serialize;

use crate::{
    exit::{Exit, Failure},
    input, json,
};

/// The deepest count: no such tree was ever walked, unless a game has one move at a time.
const DEEPEST: i64 = 1000;
/// Bytes of stack for each thread: enough for [`DEEPEST`] plies of every game.
const STACK: usize = 64 << 20;

/// Shown under the help.
pub(crate) const EXAMPLES: &str = r#"Examples:
  bingwa perft kigogo 4
  bingwa perft kiswahili 9 --threads 4
  bingwa perft kingulu 3 --divide --position "1,0,6,6,0,1/6,6,2,7,0,6 N 7,0""#;

/// What `bingwa perft` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    board: input::Board,
    /// Moves in the longest sequences, 1 to 1000
    #[arg(value_parser = clap::value_parser!(u32).range(1..=DEEPEST))]
    depth: u32,
    /// Tell the last count move by move
    #[arg(long)]
    divide: bool,
    /// Count with so many threads; the counts are the same
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Names the schema of the answer.
pub(crate) const SCHEMA: &str = "bingwa.perft/1";

#[derive(Serialize)]
struct Answer {
    schema: &'static str,
    rules: &'static str,
    #[serde(serialize_with = "json::text")]
    position: AnyPosition,
    counts: Vec<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Share>>,
}

#[derive(Serialize)]
struct Share {
    #[serde(rename = "move", serialize_with = "json::text")]
    played: Move,
    count: u64,
}

/// Counts for each depth in turn, and tells each as soon as it is known.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Exit, Failure> {
    let position = args.board.position()?;
    let (mut counts, mut shares) = (Vec::new(), Vec::new());
    for depth in 1..=args.depth {
        shares = divide(&position, depth, args.threads.get())?;
        let count = shares.iter().map(|share| share.count).sum();
        counts.push(count);
        if !args.json {
            writeln!(out, "depth {depth} count {count}")?;
            out.flush()?;
        }
    }
    if args.json {
        let divide = args.divide.then_some(shares);
        let rules = args.board.rules.id();
        json::line(out, &Answer { schema: SCHEMA, rules, position, counts, divide })?;
    } else if args.divide {
        for Share { played, count } in shares {
            writeln!(out, "move {played} count {count}")?;
        }
    }
    Ok(Exit::Done)
}

/// A tree to count: the move at the root that it belongs to, its own root, and its depth.
struct Tree {
    share: usize,
    root: AnyPosition,
    depth: u32,
}

/// The number of sequences that begin with each legal move, in canonical order.
fn divide(position: &AnyPosition, depth: u32, threads: usize) -> Result<Vec<Share>, Failure> {
    let mut shares = Vec::new();
    let mut trees = Vec::new();
    position.expand(|played, after| {
        let share = shares.len();
        shares.push(Share { played, count: 0 });
        match depth {
            1 => trees.push(Tree { share, root: after, depth: 0 }),
            // Twice as deep, there are enough trees for the threads to share them fairly.
            _ => after.expand(|_, root| trees.push(Tree { share, root, depth: depth - 2 })),
        }
    });
    let next = AtomicUsize::new(0);
    let work = || {
        let mut counted = Vec::new();
        while let Some(tree) = trees.get(next.fetch_add(1, Ordering::Relaxed)) {
            counted.push((tree.share, tree.root.perft(tree.depth)));
        }
        counted
    };
    thread::scope(|scope| {
        let mut workers = Vec::new();
        for _ in 0..threads.min(trees.len()) {
            let worker = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
            workers.push(worker.map_err(|error| {
                Failure::could_not(format_args!("threads: {error}: ask for fewer"))
            })?);
        }
        for worker in workers {
            let counted = worker.join().map_err(|_| {
                Failure::could_not("perft: a thread came to grief: please report it")
            })?;
            for (share, count) in counted {
                shares[share].count += count;
            }
        }
        shares.sort_unstable_by_key(|share| share.played);
        Ok(shares)
    })
}
