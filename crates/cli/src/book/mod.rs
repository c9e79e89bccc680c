//! `bingwa book`: opening books built, shown and asked.

mod build;
mod probe;
mod show;

use std::{
    io::Write,
    num::NonZeroUsize,
    path::{Path, PathBuf},
    sync::Arc,
};

use bingwa_engine::{Book, BookMove, Chances};
use bingwa_rules::{Move, Rules};
use bingwa_ubi::read_book;
use clap::Subcommand;
use serde::Serialize;

use crate::{
    analyse::Worth,
    exit::{Exit, Failure},
    input::{self, RulesParser},
    json,
};

/// Shown under the help.
pub(crate) const EXAMPLES: &str = "\
Examples:
  bingwa book show kigogo
  bingwa book probe kiswahili --moves 'A7<* a5>'
  bingwa book build kimasai --out kimasai.book --positions 512 --nodes 100000";

/// What `bingwa book` is told.
#[derive(Subcommand)]
pub(crate) enum Books {
    /// Build a book by searches from the start on, or go on with one
    ///
    /// Each round looks at the positions to which good moves lead in few plies, and follows what is
    /// found back to the start. Ctrl-C ends the work, and the same command goes on with it. The
    /// same command gives the same bytes on every machine.
    Build(Build),
    /// Tell how a book was made, its best line, and its first moves
    Show(Show),
    /// Tell the moves that a book knows in a position
    Probe(Probe),
}

/// Which book is asked.
#[derive(clap::Args)]
pub(crate) struct Source {
    /// The file of an opening book, in place of the one in the program
    #[arg(id = "book", long, value_name = "FILE")]
    file: Option<PathBuf>,
}

/// What `bingwa book build` is told.
#[derive(clap::Args)]
pub(crate) struct Build {
    /// The rules id
    #[arg(value_parser = RulesParser)]
    rules: Rules,
    /// The file of the book; one that is there is gone on with
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Positions that the book shall have, at the least
    #[arg(long, value_name = "NUMBER", default_value = "1024", value_parser = clap::value_parser!(u32).range(1..=65_536))]
    positions: u32,
    /// Positions looked at in the search of each
    #[arg(long, value_name = "NUMBER", default_value = "100000", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// The most moves that are kept of a position, the best
    #[arg(long, value_name = "NUMBER", default_value = "4", value_parser = clap::value_parser!(u8).range(1..=64))]
    lines: u8,
    /// Chooses among positions that are worth the same
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    seed: u64,
    /// Judge positions by the network of this file, in place of the program's own or the weights
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
    /// Positions searched at the same time
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    threads: NonZeroUsize,
}

/// What `bingwa book show` is told.
#[derive(clap::Args)]
pub(crate) struct Show {
    /// The rules id
    #[arg(value_parser = RulesParser)]
    rules: Rules,
    #[command(flatten)]
    source: Source,
    /// Show the moves of the first so many plies
    #[arg(long, value_name = "PLIES", default_value = "2", value_parser = clap::value_parser!(u8).range(1..=60))]
    plies: u8,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What `bingwa book probe` is told.
#[derive(clap::Args)]
pub(crate) struct Probe {
    #[command(flatten)]
    board: input::Board,
    /// Moves from that position on, parted by blanks
    #[arg(long, value_name = "MOVES")]
    moves: Option<String>,
    #[command(flatten)]
    source: Source,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Books {
    /// The schema of the JSON asked for.
    pub(crate) fn schema(&self) -> Option<&'static str> {
        let (json, schema) = match self {
            Self::Build(_) => return None,
            Self::Show(args) => (args.json, show::SCHEMA),
            Self::Probe(args) => (args.json, probe::SCHEMA),
        };
        json.then_some(schema)
    }
}

/// Does what was asked for.
pub(crate) fn run(args: &Books, out: &mut impl Write) -> Result<Exit, Failure> {
    match args {
        Books::Build(args) => build::run(args, out),
        Books::Show(args) => show::run(args, out),
        Books::Probe(args) => probe::run(args, out),
    }
}

impl Source {
    /// The book for these rules.
    pub(crate) fn open(&self, rules: Rules) -> Result<Arc<Book>, String> {
        match &self.file {
            None => Ok(Book::built_in(rules)),
            Some(path) => read(path, rules),
        }
    }
}

/// Reads the book of a file, which must be for these rules.
pub(crate) fn read(path: &Path, rules: Rules) -> Result<Arc<Book>, String> {
    let book = read_book(path).map_err(|error| error.to_string())?;
    let book = book.for_rules(rules);
    book.map(Arc::new).map_err(|error| format!("{}: {error}", path.display()))
}

/// A move of a book as data.
#[derive(Serialize)]
pub(crate) struct Told {
    #[serde(rename = "move", serialize_with = "json::text")]
    played: Move,
    #[serde(flatten)]
    worth: Worth,
    /// Positions of the book behind it.
    behind: usize,
}

impl Told {
    pub(crate) fn new(rules: Rules, found: &BookMove) -> Self {
        let BookMove { played, score, behind } = *found;
        Self { played, worth: Worth::new(rules, score), behind }
    }
}

/// What a move of a book is worth, as text.
pub(crate) fn percent(rules: Rules, found: &BookMove) -> String {
    let points = Chances::of(rules, found.score).points();
    format!("{}.{} %", points / 10, points % 10)
}

/// The moves of a book in a line: *book: A12 52.3 %, A9 51.0 %*; nothing where there are none.
pub(crate) fn sentence(rules: Rules, moves: &[BookMove]) -> Option<String> {
    let told = |found: &BookMove| format!("{} {}", found.played, percent(rules, found));
    let told: Vec<String> = moves.iter().map(told).collect();
    (!told.is_empty()).then(|| format!("book: {}", told.join(", ")))
}
