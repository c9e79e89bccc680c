//! `bingwa tables build` and `check`: long work, told of as it goes on.

use std::{
    collections::BTreeMap,
    io::{IsTerminal as _, Write},
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use bingwa_rules::Rules;
use bingwa_solve::tables::{self, Progress, Split, TableError, Tables};
use serde::Serialize;

use super::threads;
use crate::{
    exit::{Exit, Failure},
    json,
};

/// Names the schema of what a build tells of each block.
pub(crate) const SCHEMA: &str = "bingwa.tables-build/1";

/// Names the schema of a check's answer.
pub(crate) const CHECK_SCHEMA: &str = "bingwa.tables-check/1";

/// How often progress inside a block is told.
pub(super) const EVERY: Duration = Duration::from_secs(5);

#[derive(Serialize)]
struct Built {
    schema: &'static str,
    rules: &'static str,
    fewer: u8,
    more: u8,
    /// Whether it was there already.
    found: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    done: Option<Done>,
}

#[derive(Serialize)]
struct Done {
    positions: u64,
    bytes: u64,
    seconds: f64,
}

/// Builds tables.
pub(super) fn build(args: &super::Build, out: &mut impl Write) -> Result<Exit, Failure> {
    let rules = args.place.rules;
    let order = tables::Build {
        folder: args.place.dir.clone(),
        seeds: args.stones,
        threads: threads(args.threads),
        memory: u64::from(args.memory) << 20,
    };
    let begun = Instant::now();
    let (mut positions, mut blocks) = (0, 0u32);
    let work = |tell: &(dyn Fn(Progress) + Sync)| tables::build(rules, &order, tell);
    let done = told(work, |progress, seconds| {
        let (split, found, done) = match progress {
            Progress::Found { split } => (split, true, None),
            Progress::Done { split, positions: more, bytes } => {
                (positions, blocks) = (positions + more, blocks + 1);
                (split, false, Some(Done { positions: more, bytes, seconds }))
            }
            _ => return Ok(()),
        };
        if args.json {
            let (rules, [fewer, more]) = (rules.id(), split.of_players());
            json::line(out, &Built { schema: SCHEMA, rules, fewer, more, found, done })?;
        } else if let Some(Done { positions, bytes, seconds }) = done {
            let share = bytes as f64 / positions as f64;
            let [positions, bytes] = [positions, bytes].map(grouped);
            writeln!(
                out,
                "{split:>5} {positions:>14} positions {bytes:>12} bytes, {share:.3} each {seconds:>8.1} s"
            )?;
        }
        Ok(out.flush()?)
    })?;
    done?;
    if !args.json {
        let tables = Tables::open(&args.place.dir, rules)?;
        let (seeds, bytes) = (tables.seeds(), grouped(tables.bytes()));
        let dir = args.place.dir.display();
        writeln!(out, "{dir}: {rules} up to {seeds} {}, {bytes} bytes", stones(rules))?;
        if blocks > 0 {
            let seconds = begun.elapsed().as_secs_f64();
            let rate = positions as f64 / seconds / 1e6;
            let positions = grouped(positions);
            writeln!(
                out,
                "built {positions} positions in {seconds:.1} s, {rate:.1} million a second"
            )?;
        }
    }
    Ok(Exit::Done)
}

#[derive(Serialize)]
struct CheckAnswer {
    schema: &'static str,
    rules: &'static str,
    stones: u8,
    positions: u64,
    wrong: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    example: Option<String>,
}

/// Checks tables.
pub(super) fn check(args: &super::Check, out: &mut impl Write) -> Result<Exit, Failure> {
    let rules = args.place.rules;
    let (dir, threads) = (&args.place.dir, threads(args.threads));
    let work =
        |tell: &(dyn Fn(Progress) + Sync)| tables::check(rules, dir, args.stones, threads, tell);
    let checked = told(work, |_, _| Ok(()))??;
    let (stones_there, positions, wrong) = (checked.seeds, checked.positions, checked.wrong);
    let example = checked.example.map(|wrong| wrong.position);
    if args.json {
        let (schema, rules) = (CHECK_SCHEMA, rules.id());
        let stones = stones_there;
        json::line(out, &CheckAnswer { schema, rules, stones, positions, wrong, example })?;
        return Ok(if wrong == 0 { Exit::Done } else { Exit::CouldNot });
    }
    if let Some(example) = example {
        return Err(Failure::could_not(format_args!(
            "tables: {wrong} of {positions} entries are wrong, that of {example} is: delete them and build again"
        )));
    }
    let (dir, stones, positions) = (dir.display(), stones(rules), grouped(positions));
    writeln!(
        out,
        "{dir}: {rules} up to {stones_there} {stones}: all {positions} entries are right"
    )?;
    Ok(Exit::Done)
}

/// What lies on the board.
pub(super) fn stones(rules: Rules) -> &'static str {
    if rules == Rules::Kimasai { "stones" } else { "seeds" }
}

/// Does long work on a thread of its own. `each` gets what it tells, and the seconds since its block
/// was begun; what goes on inside a block is told on stderr.
fn told<T: Send>(
    work: impl FnOnce(&(dyn Fn(Progress) + Sync)) -> Result<T, TableError> + Send,
    mut each: impl FnMut(Progress, f64) -> Result<(), Failure>,
) -> Result<Result<T, TableError>, Failure> {
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        let worker = scope.spawn(move || {
            work(&move |progress| {
                // Where nobody listens any more, the files are wanted all the same.
                let _ = sender.send(progress);
            })
        });
        let mut blocks = Blocks::default();
        let mut failed = None;
        for progress in receiver {
            let seconds = blocks.hear(progress);
            if failed.is_none() {
                failed = each(progress, seconds).err();
            }
        }
        let done = worker.join();
        match (failed, done) {
            (Some(failure), _) => Err(failure),
            (None, Ok(done)) => Ok(done),
            (None, Err(_)) => {
                Err(Failure::could_not("tables: a thread came to grief: please report it"))
            }
        }
    })
}

/// The blocks that are being worked on.
#[derive(Default)]
struct Blocks {
    open: BTreeMap<Split, Block>,
    last: Option<Instant>,
}

struct Block {
    begun: Instant,
    positions: u64,
    settled: u64,
    sweep: u32,
}

impl Blocks {
    /// Takes note of what happened; the seconds since the block was begun.
    fn hear(&mut self, progress: Progress) -> f64 {
        let now = Instant::now();
        let seconds = |block: &Block| now.duration_since(block.begun).as_secs_f64();
        match progress {
            Progress::Begun { split, positions, memory } => {
                let (of, mebibytes) = (grouped(positions), memory >> 20);
                say(format_args!("{split}: {of} positions, {mebibytes} MiB of memory"));
                self.open.insert(split, Block { begun: now, positions, settled: 0, sweep: 1 });
            }
            Progress::Settled { split, positions, sweep } => {
                let last = *self.last.get_or_insert(now);
                if let Some(block) = self.open.get_mut(&split) {
                    if block.sweep != sweep {
                        (block.sweep, block.settled) = (sweep, 0);
                    }
                    block.settled += positions;
                    if now.duration_since(last) > EVERY {
                        self.last = Some(now);
                        let share = (block.settled * 100 / block.positions.max(1)).min(100);
                        let seconds = seconds(block);
                        say(format_args!("{split}: sweep {sweep}, {share}% after {seconds:.0} s"));
                    }
                }
            }
            Progress::Done { split, .. } => {
                return self.open.remove(&split).as_ref().map_or(0.0, seconds);
            }
            _ => {}
        }
        0.0
    }
}

/// Tells a person who looks on.
pub(super) fn say(line: std::fmt::Arguments<'_>) {
    if std::io::stderr().is_terminal() {
        // Without stderr there is nobody left to tell.
        let _ = writeln!(std::io::stderr(), "{line}");
    }
}

/// A number with its digits in groups of three.
pub(super) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
