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
    json, prose,
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
    let done = told(rules, work, |progress, seconds| {
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
    let checked = told(rules, work, |_, _| Ok(()))??;
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
    rules: Rules,
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
        let mut blocks = Blocks::new(rules);
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

/// The blocks that are being worked on, and how much there is to do.
struct Blocks {
    begun: Instant,
    told: Instant,
    open: BTreeMap<Split, Block>,
    /// Positions of blocks that are not finished, those in work among them.
    planned: u64,
    /// Positions that were settled in finished blocks, as often as they were swept over.
    done: u64,
    /// The most sweeps that a block took; 0 where that is not known.
    sweeps: u32,
}

struct Block {
    begun: Instant,
    positions: u64,
    settled: u64,
    sweep: u32,
}

impl Blocks {
    fn new(rules: Rules) -> Self {
        let now = Instant::now();
        // A position of Kimasai is settled once, and so is one that is checked: there the first block
        // tells it.
        let sweeps = u32::from(rules == Rules::Kimasai);
        Self { begun: now, told: now, open: BTreeMap::new(), planned: 0, done: 0, sweeps }
    }

    /// The seconds that are left if all goes on as before and every block takes as many sweeps as any
    /// has taken; `None` where none has been finished that tells.
    fn left(&self, now: Instant) -> Option<f64> {
        let swept = |block: &Block| u64::from(block.sweep - 1) * block.positions + block.settled;
        let open: u64 = self.open.values().map(swept).sum();
        let sweeps = self.open.values().map(|block| block.sweep).max().unwrap_or(0);
        let to_do = self.planned * u64::from(self.sweeps.max(sweeps));
        let done = self.done + open;
        let is_known = self.sweeps > 0 && done > 0;
        let seconds = now.duration_since(self.begun).as_secs_f64();
        is_known.then(|| to_do.saturating_sub(open) as f64 * seconds / done as f64)
    }

    /// Takes note of what happened; the seconds since the block was begun.
    fn hear(&mut self, progress: Progress) -> f64 {
        let now = Instant::now();
        let seconds = |block: &Block| now.duration_since(block.begun).as_secs_f64();
        match progress {
            Progress::Planned { positions } => self.planned = positions,
            Progress::Begun { split, positions, memory } => {
                let (of, mebibytes) = (grouped(positions), memory >> 20);
                say(format_args!("{split}: {of} positions, {mebibytes} MiB of memory"));
                self.open.insert(split, Block { begun: now, positions, settled: 0, sweep: 1 });
            }
            Progress::Settled { split, positions, sweep } => {
                let is_due = now.duration_since(self.told) > EVERY;
                let Some(block) = self.open.get_mut(&split) else { return 0.0 };
                if block.sweep != sweep {
                    (block.sweep, block.settled) = (sweep, 0);
                }
                block.settled += positions;
                if is_due {
                    let share = (block.settled * 100 / block.positions.max(1)).min(100);
                    let (seconds, left) = (seconds(block), prose::left(self.left(now)));
                    self.told = now;
                    say(format_args!(
                        "{split}: sweep {sweep}, {share}% after {seconds:.0} s; {left}"
                    ));
                }
            }
            Progress::Done { split, .. } => {
                let Some(block) = self.open.remove(&split) else { return 0.0 };
                self.planned = self.planned.saturating_sub(block.positions);
                self.done += u64::from(block.sweep) * block.positions;
                self.sweeps = self.sweeps.max(block.sweep);
                return seconds(&block);
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Splits can't be made here, so they are taken from a build.
    fn heard(rules: Rules) -> Vec<Progress> {
        let folder = tempfile::tempdir().expect("a folder");
        let heard = std::sync::Mutex::new(Vec::new());
        let (threads, memory) = (std::num::NonZeroUsize::MIN, 1 << 28);
        let order = tables::Build { folder: folder.path().to_owned(), seeds: 4, threads, memory };
        let tell = |progress| heard.lock().expect("a lock").push(progress);
        tables::build(rules, &order, &tell).expect("a build");
        heard.into_inner().expect("a lock")
    }

    #[test]
    fn what_is_left_shrinks_to_nothing() {
        for rules in [Rules::Kimasai, Rules::Kigogo] {
            let mut blocks = Blocks::new(rules);
            blocks.begun -= Duration::from_secs(100);
            assert_eq!(blocks.left(Instant::now()), None, "{rules}: nothing was done yet");
            let mut lefts = Vec::new();
            for progress in heard(rules) {
                let is_done = matches!(progress, Progress::Done { .. });
                blocks.hear(progress);
                if is_done {
                    lefts.push(blocks.left(Instant::now()).expect("a block is finished"));
                }
            }
            assert!(lefts[0] > 100.0, "{rules}: {lefts:?}");
            assert!(lefts[1] < lefts[0] && lefts[2] < lefts[1], "{rules}: {lefts:?}");
            assert_eq!((lefts.len(), lefts[3]), (4, 0.0), "{rules}");
        }
    }
}
