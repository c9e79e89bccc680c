//! `bingwa puzzles`: puzzles found in games of the player, proven again, and given to it.

mod check;
mod file;
mod make;
mod solve;

use std::{io::Write, path::PathBuf, time::Duration};

use bingwa_rules::Rules;
use clap::Subcommand;

use crate::{
    exit::{Exit, Failure},
    input::RulesParser,
};

/// Shown under the help.
pub(crate) const EXAMPLES: &str = "\
Examples:
  bingwa puzzles make kigogo --count 10 --out kigogo.jsonl
  bingwa puzzles check data/puzzles/*.jsonl
  bingwa puzzles solve data/puzzles/*.jsonl --time 1";

/// What `bingwa puzzles` is told.
#[derive(Subcommand)]
pub(crate) enum Puzzles {
    /// Find puzzles in games that the engine plays against itself
    ///
    /// A puzzle is a position in which one move alone wins, or in Kingulu keeps the margin; that it
    /// does, and that no other move does, is proven before the puzzle is written. The same arguments
    /// give the same puzzles with the same version of the program.
    Make(Make),
    /// Prove every puzzle of a file again
    ///
    /// The exit code is 0 if all hold, and 1 if one doesn't.
    Check(Check),
    /// Let the engine search every puzzle, and tell how many it solves
    Solve(Solve),
}

/// What `bingwa puzzles make` is told.
#[derive(clap::Args)]
pub(crate) struct Make {
    /// The rules id
    #[arg(value_parser = RulesParser)]
    rules: Rules,
    /// How many puzzles
    #[arg(long, value_name = "N", default_value = "20", value_parser = clap::value_parser!(u16).range(1..))]
    count: u16,
    /// The file that they are written to; it must not be there yet
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Chooses the games
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    seed: u32,
    /// The most moves that the winner makes: there are as many puzzles of each number. In Kingulu
    /// there are as many of each quarter of the seeds in play
    #[arg(long, value_name = "N", default_value = "4", value_parser = clap::value_parser!(u8).range(1..=6))]
    moves: u8,
    /// Positions looked at for a move of a game
    #[arg(long, value_name = "N", default_value = "2000", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Moves looked at before a position is given up
    #[arg(long, value_name = "N", default_value = "4000000", value_parser = clap::value_parser!(u64).range(1..))]
    effort: u64,
    /// Play so many games for each puzzle, and take the hardest, rather with a rare theme
    #[arg(long, value_name = "N", default_value = "10", value_parser = clap::value_parser!(u32).range(1..))]
    among: u32,
    /// Give up after so many games
    #[arg(long, value_name = "N", default_value = "20000", value_parser = clap::value_parser!(u32).range(1..1 << 24))]
    games: u32,
}

/// What `bingwa puzzles check` is told.
#[derive(clap::Args)]
pub(crate) struct Check {
    /// The files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print JSON: an object for each file
    #[arg(long)]
    json: bool,
}

/// What `bingwa puzzles solve` is told.
#[derive(clap::Args)]
pub(crate) struct Solve {
    /// The files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Seconds for a puzzle
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = seconds)]
    time: Duration,
    /// Positions looked at for a puzzle, in place of a time
    #[arg(long, value_name = "N", conflicts_with = "time", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Threads of the engine
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u8).range(1..))]
    threads: u8,
    /// Memory of the engine, in MiB
    #[arg(long, value_name = "MIB", default_value = "64", value_parser = clap::value_parser!(u32).range(1..=1 << 16))]
    hash: u32,
    /// Print JSON: an object for each file
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: Option<f64> = text.parse().ok().filter(|s| (0.001..=86_400.0).contains(s));
    seconds
        .map(Duration::from_secs_f64)
        .ok_or_else(|| "expected seconds, from 0.001 to 86400".to_owned())
}

impl Puzzles {
    /// The schema of the JSON asked for.
    pub(crate) fn schema(&self) -> Option<&'static str> {
        let (json, schema) = match self {
            Self::Make(_) => return None,
            Self::Check(args) => (args.json, check::SCHEMA),
            Self::Solve(args) => (args.json, solve::SCHEMA),
        };
        json.then_some(schema)
    }
}

/// Does what was asked for.
pub(crate) fn run(args: &Puzzles, out: &mut impl Write) -> Result<Exit, Failure> {
    match args {
        Puzzles::Make(args) => make::run(args, out),
        Puzzles::Check(args) => check::run(args, out),
        Puzzles::Solve(args) => solve::run(args, out),
    }
}
