//! `bingwa solve`: who wins, with the proof of it.

mod margin;

use std::{
    fmt, fs,
    io::{self, IsTerminal as _, Write},
    num::{NonZeroU64, NonZeroUsize},
    ops::ControlFlow,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use bingwa_rules::{AnyPosition, Move, Seat};
use bingwa_solve::{
    pn::{self, Progress, Settled, Stage, Table, Value},
    proof::Proof,
};
use serde::Serialize;

use crate::{
    exit::{Exit, Failure},
    input, json, prose,
};

/// Shown under the help.
pub(crate) const EXAMPLES: &str = r#"Examples:
  bingwa solve kujifunza --proof kujifunza.proof
  bingwa solve kimasai --hash 4096 --time 3600 --resume kimasai.search
  bingwa solve kingulu --position "1,0,6,6,0,1/6,6,2,7,0,6 N 7,0"

First it is searched whether the player to move wins; if that is refuted,
whether the other one does; if that is refuted too, it is a draw. In Kingulu
the margin is searched.

How long a search takes nobody can tell beforehand. What is told while it runs:
how far from a proof and from a refutation it seems to be, and how many of the
first moves are settled. Ctrl-C ends it, and with --resume it goes on another
time.

The exit code is 0 if the value was found, and 1 if not."#;

/// What `bingwa solve` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    board: input::Board,
    /// Write the proof of a win to this file; of a margin, the two to FILE-south and FILE-north
    #[arg(long, value_name = "FILE")]
    proof: Option<PathBuf>,
    /// MiB of memory for what the search remembers
    #[arg(long, value_name = "MIB", default_value = "256")]
    hash: NonZeroUsize,
    /// Search with so many threads; with one, every run is the same
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Stop after so many seconds
    #[arg(long, value_name = "S")]
    time: Option<NonZeroU64>,
    /// Go on from this file if it is there, and keep the search in it
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Names the schema of the answer.
pub(crate) const SCHEMA: &str = "bingwa.solve/1";

/// Between two writings of the file that a search can go on from.
const SAVE_EVERY: Duration = Duration::from_secs(300);

#[derive(Serialize)]
struct Answer<'a> {
    schema: &'static str,
    rules: &'static str,
    #[serde(serialize_with = "json::text")]
    position: AnyPosition,
    value: Option<&'static str>,
    #[serde(serialize_with = "json::texts")]
    best: &'a [Move],
    nodes: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<Kept>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bounds: Option<Bounds>,
}

/// The size of a proof.
#[derive(Serialize)]
struct Kept {
    positions: u32,
    choices: usize,
    longest: u32,
}

impl Kept {
    fn of(proof: &Proof) -> Self {
        Self { positions: proof.positions(), choices: proof.choices(), longest: proof.longest() }
    }
}

impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let positions = prose::many(self.positions.into(), "position");
        let choices = prose::many(self.choices as u64, "move");
        let longest = prose::many(self.longest.into(), "move");
        write!(f, "{positions}, {choices} kept, longest line {longest}")
    }
}

/// How far a search came that did not find the value.
#[derive(Serialize)]
struct Bounds {
    claim: char,
    proof: u32,
    disproof: u32,
}

/// Searches until the value is found, the time is up or somebody interrupts.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Exit, Failure> {
    let root = args.board.position()?;
    for path in [&args.proof, &args.resume].into_iter().flatten() {
        // Better now than after hours.
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        if folder.is_some_and(|folder| !folder.is_dir()) {
            let name = path.display();
            return Err(Failure::unreadable(format_args!("{name}: there is no such folder")));
        }
    }
    if let AnyPosition::Kingulu(position) = &root {
        return margin::run(args, position, out);
    }
    let table = Table::new(args.hash.get()).map_err(Failure::could_not)?;
    let stage = match &args.resume {
        Some(path) if path.exists() => pn::restore(path, &root, &table)
            .map_err(|error| Failure::unreadable(format_args!("{}: {error}", path.display())))?,
        _ => Stage::first(&root),
    };
    let mut watch = Watch::new(args, stage.nodes)?;
    let mut kept = Ok(());
    let settled = pn::settle(&root, &table, stage, args.threads.into(), |progress| {
        let due = watch.saved.elapsed() >= SAVE_EVERY;
        if let (true, Some(path)) = (due, &args.resume) {
            watch.saved = Instant::now();
            let stage = Stage { claimant: progress.claimant, nodes: progress.nodes };
            kept = keep(path, &root, stage, &table);
        }
        if kept.is_err() { ControlFlow::Break(()) } else { watch.look(progress, &table) }
    });
    watch.end();
    kept?;
    let settled = settled.map_err(Failure::could_not)?;
    if let Some(path) = &args.resume {
        keep(path, &root, settled.stage, &table)?;
    }
    if let (Some(path), Some(proof)) = (&args.proof, &settled.proof) {
        write_proof(path, proof)?;
    }
    tell(args, root, &settled, watch.begin.elapsed(), out)?;
    Ok(if settled.value.is_some() { Exit::Done } else { Exit::CouldNot })
}

/// Puts the search aside.
fn keep(path: &Path, root: &AnyPosition, stage: Stage, table: &Table) -> Result<(), Failure> {
    pn::save(path, root, stage, table)
        .map_err(|error| Failure::could_not(format_args!("{}: {error}", path.display())))
}

fn write_proof(path: &Path, proof: &Proof) -> Result<(), Failure> {
    let could_not =
        |error: &dyn fmt::Display| Failure::could_not(format_args!("{}: {error}", path.display()));
    let bytes = proof.to_bytes().map_err(|error| could_not(&error))?;
    fs::write(path, bytes).map_err(|error| could_not(&error))
}

fn tell(
    args: &Args,
    position: AnyPosition,
    settled: &Settled,
    took: Duration,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (nodes, seconds) = (settled.stage.nodes, took.as_secs_f64());
    let size = settled.proof.as_ref().map(Kept::of);
    let bounds = settled.value.is_none().then(|| Bounds {
        claim: settled.stage.claimant.letter(),
        proof: settled.numbers.proof,
        disproof: settled.numbers.disproof,
    });
    if args.json {
        let answer = Answer {
            schema: SCHEMA,
            rules: args.board.rules.id(),
            position,
            value: settled.value.map(word),
            best: &settled.best,
            nodes,
            seconds,
            proof: size,
            bounds,
        };
        return json::line(out, &answer);
    }
    match settled.value {
        Some(Value::Wins(seat)) => writeln!(out, "{seat} wins.")?,
        Some(Value::Draw) => writeln!(out, "Drawn: neither player can force a win.")?,
        None => writeln!(out, "Not settled.")?,
    }
    if !settled.best.is_empty() {
        writeln!(out, "  proven to win: {}", prose::list(&settled.best, "and"))?;
    }
    if let Some(kept) = size {
        writeln!(out, "  proof: {kept}")?;
    }
    if let Some(Bounds { proof, disproof, .. }) = bounds {
        let seat = settled.stage.claimant;
        writeln!(out, "  {seat} wins? proof number {proof}, disproof number {disproof}")?;
    }
    let positions = prose::many(nodes, "position");
    Ok(writeln!(out, "  searched: {positions}, {}", prose::seconds(seconds))?)
}

/// The value as data.
const fn word(value: Value) -> &'static str {
    match value {
        Value::Wins(Seat::South) => "S",
        Value::Wins(Seat::North) => "N",
        Value::Draw => "draw",
    }
}

/// Looks at the clock, listens for signals, and tells how far the search is.
struct Watch {
    begin: Instant,
    told: Instant,
    saved: Instant,
    limit: Option<Duration>,
    interrupted: Arc<AtomicBool>,
    /// Whether a line on stderr is written over by the next one.
    terminal: bool,
    nodes_before: u64,
}

impl Watch {
    fn new(args: &Args, nodes_before: u64) -> Result<Self, Failure> {
        let interrupted = Arc::new(AtomicBool::new(false));
        for &signal in signal_hook::consts::TERM_SIGNALS {
            // Whoever asks twice doesn't want to wait for the file.
            signal_hook::flag::register_conditional_shutdown(signal, 1, Arc::clone(&interrupted))
                .and_then(|_| signal_hook::flag::register(signal, Arc::clone(&interrupted)))
                .map_err(|error| Failure::could_not(format_args!("signals: {error}")))?;
        }
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
    fn look(&mut self, progress: &Progress, table: &Table) -> ControlFlow<()> {
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
    fn end(&self) {
        if self.terminal {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
