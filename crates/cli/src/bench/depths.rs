//! How long the engine and the first opponent take to look so many plies deep.

use std::{
    io::Write,
    path::PathBuf,
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use bingwa_engine::{Limits, MOST_DEPTH, search};
use bingwa_rules::{Game, Rules};

use crate::{
    chart::{Chart, Curve},
    exit::{Exit, Failure},
    versus::{engine::Pace, first, opening::openings},
};

/// Positions that are looked at; each comes after so many random moves, and nobody is far ahead.
const POSITIONS: usize = 10;
const PLIES: usize = 12;
const EVEN: u8 = 75;
const SEED: u64 = 1;

/// A player that took longer than this for all positions goes no deeper.
const PATIENCE: Duration = Duration::from_secs(20);

/// What `bingwa bench --depths` is told.
#[derive(clap::Args)]
pub(super) struct Depths {
    /// Measure how long the engine and the first opponent take to each depth, up to so many plies
    #[arg(long, value_name = "PLIES", requires = "rules", value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_DEPTH)))]
    pub(super) depths: Option<u32>,
    /// Draw the times into this file, as an SVG
    #[arg(long, value_name = "FILE", requires = "depths")]
    pub(super) svg: Option<PathBuf>,
}

/// What a player needed for all positions, to one depth.
struct Needed {
    time: Duration,
    nodes: u64,
}

/// Measures both players to each depth, and draws what they needed if asked.
pub(super) fn run(
    rules: Rules,
    deepest: u32,
    args: &Depths,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    let games = openings(rules, POSITIONS, PLIES, SEED, Some(EVEN))?;
    let engine = course(&games, deepest, |game, depth| {
        let limits = Limits { depth, ..Limits::default() };
        search(game, &limits, &AtomicBool::new(false), |_| ()).map_or(0, |found| found.nodes)
    });
    let first = course(&games, deepest, |game, depth| {
        let pace = Pace { depth: Some(depth), ..Pace::default() };
        first::choose(game, pace).map_or(0, |choice| choice.nodes)
    });
    writeln!(out, "{rules}: {POSITIONS} positions after {PLIES} random moves, seed {SEED}")?;
    writeln!(out, "depth    engine, ms     positions     first, ms     positions")?;
    for depth in 0..engine.len().max(first.len()) {
        let cells = [&engine, &first].map(|course| match course.get(depth) {
            Some(needed) => format!("{:12.1} {:13}", millis(needed), needed.nodes),
            None => format!("{:>12} {:>13}", "·", "·"),
        });
        writeln!(out, "{:5}  {}  {}", depth + 1, cells[0], cells[1])?;
    }
    if let Some(path) = &args.svg {
        let curve = |name, colour, course: &[Needed]| Curve {
            name,
            colour,
            values: course.iter().map(|needed| millis(needed).max(0.1)).collect(),
        };
        Chart {
            title: format!("{}: milliseconds to each depth", rules.name()),
            foot: "plies; milliseconds for ten positions",
            places: (1..=engine.len().max(first.len())).map(|depth| depth.to_string()).collect(),
            curves: [curve("engine", "#1b6ca8", &engine), curve("first", "#b5541c", &first)],
        }
        .write(path)?;
    }
    Ok(Exit::Done)
}

/// What a player needs to each depth, until it takes too long.
fn course(games: &[Game], deepest: u32, nodes: impl Fn(&Game, u32) -> u64) -> Vec<Needed> {
    let mut course = Vec::new();
    for depth in 1..=deepest {
        let begun = Instant::now();
        let nodes = games.iter().map(|game| nodes(game, depth)).sum();
        let time = begun.elapsed();
        course.push(Needed { time, nodes });
        if time > PATIENCE {
            break;
        }
    }
    course
}

fn millis(needed: &Needed) -> f64 {
    needed.time.as_secs_f64() * 1e3
}
