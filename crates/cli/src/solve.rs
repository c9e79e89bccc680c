//! `bingwa solve`: who wins, with the proof of it.

mod margin;
mod watch;

use std::{
    fmt, fs,
    io::Write,
    num::{NonZeroU64, NonZeroUsize},
    ops::ControlFlow,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use bingwa_rules::{AnyPosition, Move, Position, Seat};
use bingwa_solve::{
    pn::{self, Progress, Settled, Stage, Table, Value},
    proof::{Proof, ProofError, Walked},
    tables::{Halved, MOST_SEEDS, TableError, Winners},
};
use serde::Serialize;

use crate::{
    exit::{Exit, Failure, say},
    input, json, prose,
};
use watch::Watch;

/// Shown under the help.
pub(crate) const EXAMPLES: &str = r#"Examples:
  bingwa solve kujifunza --proof kujifunza.proof
  bingwa solve kimasai --hash 4096 --time 3600 --resume kimasai.search
  bingwa solve kimasai --tables tables --hash 4096 --time 3600
  bingwa solve kingulu --position "1,0,6,6,0,1/6,6,2,7,0,6 N 7,0"

First it is searched whether the player to move wins; if that is refuted,
whether the other one does; if that is refuted too, it is a draw. In Kingulu
the margin is searched.

How long a search takes nobody can tell beforehand. What is told while it runs:
how far from a proof and from a refutation it seems to be, how many of the first
moves are settled and, once one is, how long it takes if the others are like it.
Ctrl-C ends it, and with --resume it goes on another time.

In Kimasai and Kigogo the search can look up positions with few stones in tables
that were built before (`bingwa tables build`). A value found so rests on them,
and has no proof file.

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
    /// Look up positions with few stones in the tables in this folder; for each position in them it
    /// takes a bit of memory beside --hash
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
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
    position: String,
    value: Option<&'static str>,
    #[serde(serialize_with = "json::texts")]
    best: &'a [Move],
    nodes: u64,
    seconds: f64,
    /// Stones of the largest positions that were looked up.
    #[serde(skip_serializing_if = "Option::is_none")]
    tables: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<Kept>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bounds: Option<Bounds>,
}

/// The size of a proof, or of a strategy that leads to positions in tables.
#[derive(Clone, Copy, Serialize)]
struct Kept {
    positions: u32,
    choices: usize,
    longest: u32,
    /// Positions whose winner a table tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    in_tables: Option<u32>,
}

impl From<&Proof> for Kept {
    fn from(proof: &Proof) -> Self {
        let (positions, choices) = (proof.positions(), proof.choices());
        Self { positions, choices, longest: proof.longest(), in_tables: None }
    }
}

impl From<&Walked> for Kept {
    fn from(walked: &Walked) -> Self {
        let Walked { positions, choices, longest, known } = *walked;
        Self { positions, choices, longest, in_tables: Some(known) }
    }
}

impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let positions = prose::many(self.positions.into(), "position");
        let choices = prose::many(self.choices as u64, "move");
        let longest = prose::many(self.longest.into(), "move");
        write!(f, "{positions}, {choices} kept, longest line {longest}")?;
        match self.in_tables {
            Some(known) => write!(f, "; {known} of the positions are left to the tables"),
            None => Ok(()),
        }
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
    if args.proof.is_some() && args.tables.is_some() {
        return Err(Failure::unreadable(
            "proof: what is found with --tables rests on them, and the verifier knows nothing but the rules, so there is no proof file: leave out --tables, or --proof",
        ));
    }
    for path in [&args.proof, &args.resume].into_iter().flatten() {
        // Better now than after hours.
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        if folder.is_some_and(|folder| !folder.is_dir()) {
            let name = path.display();
            return Err(Failure::unreadable(format_args!("{name}: there is no such folder")));
        }
    }
    if let (AnyPosition::Kingulu(position), None) = (&root, &args.tables) {
        return margin::run(args, position, out);
    }
    let begin = Instant::now();
    match (&args.tables, &root) {
        (None, _) => {
            let settled = search(args, &root, |table, stage, watch| {
                pn::settle(&root, table, stage, args.threads.into(), watch)
            })?;
            if let (Some(path), Some(proof)) = (&args.proof, &settled.proof) {
                write_proof(path, proof)?;
            }
            tell(args, &root, &settled, None, begin.elapsed(), out)
        }
        (Some(folder), AnyPosition::Kimasai(root)) => with_tables(args, root, folder, begin, out),
        (Some(folder), AnyPosition::Kigogo(root)) => with_tables(args, root, folder, begin, out),
        (Some(_), _) => Err(TableError::Rules(args.board.rules).into()),
    }
}

/// Searches with the help of the tables in a folder.
fn with_tables<G: Halved>(
    args: &Args,
    root: &G,
    folder: &Path,
    begin: Instant,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    let winners = Winners::open::<G>(folder, MOST_SEEDS)?;
    if winners.seeds() == 0 {
        let (folder, rules) = (folder.display(), G::RULES);
        return Err(Failure::could_not(format_args!(
            "{folder}: no tables of {rules}: build them with `bingwa tables build {rules} --stones 5`"
        )));
    }
    let knows = |position: &G| winners.winner(position);
    let settled = search(args, root, |table, stage, watch| {
        pn::settle_aided(root, &knows, table, stage, args.threads.into(), watch)
    })?;
    tell(args, root, &settled, Some(winners.seeds()), begin.elapsed(), out)
}

/// Searches with what was put aside before, and puts it aside again.
fn search<P: Position, E>(
    args: &Args,
    root: &P,
    settle: impl FnOnce(
        &Table,
        Stage,
        &mut dyn FnMut(&Progress) -> ControlFlow<()>,
    ) -> Result<Settled<E>, ProofError>,
) -> Result<Settled<E>, Failure> {
    let table = Table::new(args.hash.get()).map_err(Failure::could_not)?;
    let stage = match &args.resume {
        Some(path) if path.exists() => pn::restore(path, root, &table)
            .map_err(|error| Failure::unreadable(format_args!("{}: {error}", path.display())))?,
        Some(path) => {
            let stage = Stage::first(root);
            // Whether it can be put aside at all is better known now than after hours.
            pn::save(path, root, stage, &table).map_err(|error| {
                let name = path.display();
                Failure::could_not(format_args!("{name}: {error}: name a file that can be written"))
            })?;
            stage
        }
        None => Stage::first(root),
    };
    let mut watch = Watch::new(args, stage.nodes)?;
    let settled = settle(&table, stage, &mut |progress| {
        let due = watch.saved.elapsed() >= SAVE_EVERY;
        if let (true, Some(path)) = (due, &args.resume) {
            watch.saved = Instant::now();
            watch.end();
            let stage = Stage { claimant: progress.claimant, nodes: progress.nodes };
            keep(path, root, stage, &table);
        }
        watch.look(progress, &table)
    });
    watch.end();
    let settled = settled.map_err(Failure::could_not)?;
    if let Some(path) = &args.resume {
        keep(path, root, settled.stage, &table);
    }
    Ok(settled)
}

/// Puts the search aside. Where that fails it is told, and nothing is lost: the search goes on, and
/// what was put aside before is still there.
fn keep<P: Position>(path: &Path, root: &P, stage: Stage, table: &Table) {
    if let Err(error) = pn::save(path, root, stage, table) {
        say(&format!(
            "{}: the search could not be put aside ({error}); what was put aside before is kept: make room for it",
            path.display()
        ));
    }
}

fn write_proof(path: &Path, proof: &Proof) -> Result<(), Failure> {
    let could_not =
        |error: &dyn fmt::Display| Failure::could_not(format_args!("{}: {error}", path.display()));
    let bytes = proof.to_bytes().map_err(|error| could_not(&error))?;
    fs::write(path, bytes).map_err(|error| could_not(&error))
}

fn tell<P: Position, E>(
    args: &Args,
    root: &P,
    settled: &Settled<E>,
    tables: Option<u8>,
    took: Duration,
    out: &mut impl Write,
) -> Result<Exit, Failure>
where
    for<'e> &'e E: Into<Kept>,
{
    let (nodes, seconds) = (settled.stage.nodes, took.as_secs_f64());
    let size = settled.proof.as_ref().map(Into::into);
    let exit = if settled.value.is_some() { Exit::Done } else { Exit::CouldNot };
    let bounds = settled.value.is_none().then(|| Bounds {
        claim: settled.stage.claimant.letter(),
        proof: settled.numbers.proof,
        disproof: settled.numbers.disproof,
    });
    if args.json {
        let answer = Answer {
            schema: SCHEMA,
            rules: args.board.rules.id(),
            position: root.setup().to_string(),
            value: settled.value.map(word),
            best: &settled.best,
            nodes,
            seconds,
            tables,
            proof: size,
            bounds,
        };
        json::line(out, &answer)?;
        return Ok(exit);
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
        let word = if tables.is_some() { "strategy" } else { "proof" };
        writeln!(out, "  {word}: {kept}")?;
    }
    if let Some(Bounds { proof, disproof, .. }) = bounds {
        let seat = settled.stage.claimant;
        writeln!(out, "  {seat} wins? proof number {proof}, disproof number {disproof}")?;
    }
    let positions = prose::many(nodes, "position");
    writeln!(out, "  searched: {positions}, {}", prose::seconds(seconds))?;
    if let Some(stones) = tables {
        let rules = args.board.rules;
        writeln!(out, "  tables: {rules} up to {stones}, taken for true")?;
    }
    Ok(exit)
}

/// The value as data.
const fn word(value: Value) -> &'static str {
    match value {
        Value::Wins(Seat::South) => "S",
        Value::Wins(Seat::North) => "N",
        Value::Draw => "draw",
    }
}
