//! `bingwa tables`: endgame tables built, checked and asked.

mod build;
mod facts;
mod kingulu;
mod plot;
mod probe;

use std::{io::Write, num::NonZeroUsize, path::PathBuf, thread};

use bingwa_rules::Rules;
use bingwa_solve::tables::TableError;
use clap::Subcommand;

use crate::{
    exit::{Exit, Failure},
    input::{self, RulesParser},
};

/// Shown under the help.
pub(crate) const EXAMPLES: &str = r#"Examples:
  bingwa tables build kimasai --stones 7
  bingwa tables check kimasai
  bingwa tables probe kimasai --position "0,0,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,1,0,0,0,0,0,0/0,0,0,0,0,0,1,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0 S"
  bingwa tables facts kigogo"#;

/// What `bingwa tables` is told.
#[derive(Subcommand)]
pub(crate) enum Tables {
    /// Build the tables of a game, layer by layer
    ///
    /// Every block of a layer is a file that appears when it is whole. A build that was stopped, by
    /// whatever, goes on from there when it is started again.
    Build(Build),
    /// Check every entry against those that its moves lead to
    Check(Check),
    /// Tell how a position ends, and what each move leads to
    Probe(Probe),
    /// Tell of each layer: wins, losses, draws, the longest win, and where nobody wants to move
    Facts(Facts),
}

/// The tables of a game.
#[derive(clap::Args)]
struct Place {
    /// The rules id: kimasai, kigogo or kingulu
    #[arg(value_parser = RulesParser)]
    rules: Rules,
    /// The folder of the tables
    #[arg(long, value_name = "DIR", default_value = "tables")]
    dir: PathBuf,
}

/// What `bingwa tables build` is told.
#[derive(clap::Args)]
pub(crate) struct Build {
    #[command(flatten)]
    place: Place,
    /// Stones or seeds on the board, at most: 2 to 11; of kingulu, seeds in play: up to 21
    #[arg(long, visible_alias = "seeds", value_name = "N")]
    stones: u8,
    /// Build so many blocks at a time [default: as many as there are processors]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// The most memory to take, in MiB
    #[arg(long, value_name = "MIB", default_value = "6144")]
    memory: u32,
    /// Print JSON: an object a block
    #[arg(long)]
    json: bool,
}

/// What `bingwa tables check` is told.
#[derive(clap::Args)]
pub(crate) struct Check {
    #[command(flatten)]
    place: Place,
    /// Only layers up to so many stones or seeds
    #[arg(long, visible_alias = "seeds", value_name = "N")]
    stones: Option<u8>,
    /// Check with so many threads [default: as many as there are processors]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What `bingwa tables probe` is told.
#[derive(clap::Args)]
pub(crate) struct Probe {
    #[command(flatten)]
    board: input::Board,
    /// The folder of the tables
    #[arg(long, value_name = "DIR", default_value = "tables")]
    dir: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What `bingwa tables facts` is told.
#[derive(clap::Args)]
pub(crate) struct Facts {
    #[command(flatten)]
    place: Place,
    /// Draw how positions and bytes grow into this SVG file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Print JSON: an object a layer
    #[arg(long)]
    json: bool,
}

impl Tables {
    /// The schema of the JSON asked for.
    pub(crate) fn schema(&self) -> Option<&'static str> {
        let (json, schema) = match self {
            Self::Build(args) => (args.json, build::SCHEMA),
            Self::Check(args) => (args.json, build::CHECK_SCHEMA),
            Self::Probe(args) => (args.json, probe::SCHEMA),
            Self::Facts(args) => (args.json, facts::SCHEMA),
        };
        json.then_some(schema)
    }
}

/// Does what was asked for.
pub(crate) fn run(args: &Tables, out: &mut impl Write) -> Result<Exit, Failure> {
    match args {
        Tables::Build(args) if is_kingulu(&args.place) => kingulu::build(args, out),
        Tables::Check(args) if is_kingulu(&args.place) => kingulu::check(args, out),
        Tables::Facts(args) if is_kingulu(&args.place) => kingulu::facts(args, out),
        Tables::Build(args) => build::build(args, out),
        Tables::Check(args) => build::check(args, out),
        Tables::Probe(args) => probe::run(args, out),
        Tables::Facts(args) => facts::run(args, out),
    }
}

/// Whether it is the game whose tables are of another kind: they hold margins.
fn is_kingulu(place: &Place) -> bool {
    place.rules == Rules::Kingulu
}

/// The threads asked for, or one for each processor.
fn threads(asked: Option<NonZeroUsize>) -> NonZeroUsize {
    asked.or_else(|| thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
}

impl From<TableError> for Failure {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Rules(_)
            | TableError::Seeds { .. }
            | TableError::Read { .. }
            | TableError::Damaged { .. } => Self::unreadable(error),
            _ => Self::could_not(error),
        }
    }
}
