//! `bingwa tables` for Kingulu: layers by seeds in play, and margins instead of wins.

use std::{io::Write, path::Path, time::Instant};

use bingwa_rules::{AnyPosition, Move, Position, Seat, kingulu::Kingulu};
use bingwa_solve::kingulu::{
    Bounds,
    tables::{self, FileError, Layer, MOST_SEEDS, Tables, Wrong},
};
use serde::Serialize;

use super::{
    build::{self, EVERY, grouped, say},
    plot::{self, Growth},
    probe, threads,
};
use crate::{
    exit::{Exit, Failure},
    json, prose,
};

const RULES: &str = "kingulu";

#[derive(Serialize)]
struct LayerTold {
    schema: &'static str,
    rules: &'static str,
    seeds: u8,
    positions: u64,
    bytes: u64,
    /// Positions whose margin is not known.
    unsettled: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds: Option<f64>,
}

impl LayerTold {
    fn of(schema: &'static str, layer: &Layer, seconds: Option<f64>) -> Self {
        let bytes = layer.as_bytes().len() as u64;
        let (positions, unsettled) = (layer.positions() as u64, layer.unsettled() as u64);
        Self { schema, rules: RULES, seeds: layer.seeds(), positions, bytes, unsettled, seconds }
    }

    fn tell(&self, out: &mut impl Write) -> Result<(), Failure> {
        let [positions, unsettled] = [self.positions, self.unsettled].map(grouped);
        write!(out, "{:>5} {positions:>14} positions, {unsettled} unsettled", self.seeds)?;
        if let Some(seconds) = self.seconds {
            write!(out, " {seconds:>8.1} s")?;
        }
        writeln!(out)?;
        Ok(out.flush()?)
    }
}

/// Builds the layers that are missing.
pub(super) fn build(args: &super::Build, out: &mut impl Write) -> Result<Exit, Failure> {
    if args.stones > MOST_SEEDS {
        let found = args.stones;
        return Err(Failure::unreadable(format_args!(
            "seeds: found {found}, expected at most {MOST_SEEDS}"
        )));
    }
    let (dir, threads) = (&args.place.dir, threads(args.threads).get());
    let mebibytes = tables::memory(args.stones, threads) >> 20;
    if mebibytes > args.memory.into() {
        return Err(Failure::could_not(format_args!(
            "memory: {} seeds take {mebibytes} MiB: give more, or ask for fewer seeds",
            args.stones
        )));
    }
    let mut tables = tables::open(dir, args.stones).map_err(unreadable)?;
    let mut share = Share::of((tables.next()..=args.stones).map(tables::positions).sum());
    while tables.next() <= args.stones {
        let begun = Instant::now();
        share.seeds = tables.next();
        let layer = tables.grow(threads, |positions| share.add(positions));
        tables::save(dir, layer).map_err(Failure::could_not)?;
        let seconds = Some(begun.elapsed().as_secs_f64());
        let told = LayerTold::of(build::SCHEMA, layer, seconds);
        if args.json {
            json::line(out, &told)?;
        } else {
            told.tell(out)?;
        }
    }
    Ok(Exit::Done)
}

#[derive(Serialize)]
struct Checked {
    schema: &'static str,
    rules: &'static str,
    seeds: u8,
    positions: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    wrong: Option<String>,
}

/// Compares every entry with those that its moves lead to.
pub(super) fn check(args: &super::Check, out: &mut impl Write) -> Result<Exit, Failure> {
    let dir = &args.place.dir;
    let tables = held(dir, args.stones.unwrap_or(MOST_SEEDS))?;
    let (mut positions, mut wrong) = (0, None);
    let mut share = Share::of(tables.layers().iter().map(Layer::positions).sum());
    for layer in tables.layers() {
        share.seeds = layer.seeds();
        let checked = tables.check(layer, threads(args.threads).get(), |compared| {
            positions += compared as u64;
            share.add(compared);
        });
        wrong = checked.err();
        if wrong.is_some() {
            break;
        }
    }
    let seeds = tables.next() - 1;
    let exit = if wrong.is_none() { Exit::Done } else { Exit::CouldNot };
    if args.json {
        let wrong = wrong.map(|wrong: Box<Wrong>| wrong.position.to_string());
        let schema = build::CHECK_SCHEMA;
        json::line(out, &Checked { schema, rules: RULES, seeds, positions, wrong })?;
        return Ok(exit);
    }
    if let Some(wrong) = wrong {
        return Err(Failure::could_not(format_args!(
            "tables: {wrong}: delete them and build again"
        )));
    }
    let (dir, positions) = (dir.display(), grouped(positions));
    writeln!(out, "{dir}: kingulu up to {seeds} seeds: all {positions} entries are right")?;
    Ok(exit)
}

#[derive(Serialize)]
struct Probed {
    schema: &'static str,
    rules: &'static str,
    #[serde(serialize_with = "json::text")]
    position: AnyPosition,
    #[serde(flatten)]
    margin: Margin,
    moves: Vec<Played>,
}

/// South's seeds less North's at the end: from `low` to `high`.
#[derive(Serialize)]
struct Margin {
    low: i32,
    high: i32,
}

#[derive(Serialize)]
struct Played {
    #[serde(rename = "move", serialize_with = "json::text")]
    played: Move,
    #[serde(flatten)]
    margin: Margin,
}

/// Looks a position up, and those that its moves lead to.
pub(super) fn probe(
    args: &super::Probe,
    position: &Kingulu,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    let seeds: u8 = position.in_play().iter().sum();
    let tables = tables::open(&args.dir, seeds.min(MOST_SEEDS)).map_err(unreadable)?;
    let south = |position: &Kingulu| {
        let bounds = tables.probe(position).ok_or_else(|| absent(&args.dir, &tables, seeds))?;
        Ok::<Bounds, Failure>(match position.turn() {
            Seat::South => bounds,
            Seat::North => bounds.behind(0),
        })
    };
    let bounds = south(position)?;
    let mut moves = Vec::new();
    for played in position.legal_moves() {
        moves.push((played, south(&position.play(played).map_err(Failure::could_not)?)?));
    }
    if args.json {
        let margin = |Bounds { low, high }| Margin { low, high };
        let moves =
            moves.into_iter().map(|(played, bounds)| Played { played, margin: margin(bounds) });
        json::line(
            out,
            &Probed {
                schema: probe::SCHEMA,
                rules: RULES,
                position: (*position).into(),
                margin: margin(bounds),
                moves: moves.collect(),
            },
        )?;
        return Ok(Exit::Done);
    }
    writeln!(out, "South's seeds less North's at the end: {bounds}")?;
    for (played, bounds) in moves {
        writeln!(out, "  {played:4} {bounds}")?;
    }
    Ok(Exit::Done)
}

/// Tells of each layer.
pub(super) fn facts(args: &super::Facts, out: &mut impl Write) -> Result<Exit, Failure> {
    let tables = held(&args.place.dir, MOST_SEEDS)?;
    let layers: Vec<_> = tables
        .layers()
        .iter()
        .map(|layer| LayerTold::of(super::facts::SCHEMA, layer, None))
        .collect();
    if let Some(path) = &args.svg {
        let growth = |layer: &LayerTold| Growth {
            stones: layer.seeds,
            positions: layer.positions,
            bytes: layer.bytes,
        };
        let growth: Vec<_> = layers.iter().map(growth).collect();
        plot::write(path, args.place.rules, "seeds in play", &growth)?;
    }
    for layer in layers {
        if args.json {
            json::line(out, &layer)?;
        } else {
            layer.tell(out)?;
        }
    }
    Ok(Exit::Done)
}

/// How much is done, told to a person who looks on.
struct Share {
    /// The layer that is worked on.
    seeds: u8,
    /// Of all layers.
    positions: usize,
    done: usize,
    begun: Instant,
    told: Instant,
}

impl Share {
    fn of(positions: usize) -> Self {
        let now = Instant::now();
        Self { seeds: 0, positions, done: 0, begun: now, told: now }
    }

    fn add(&mut self, positions: usize) {
        self.done += positions;
        if self.told.elapsed() >= EVERY {
            self.told = Instant::now();
            let share = self.done as f64 / self.positions as f64;
            let left = self.begun.elapsed().as_secs_f64() * (1.0 / share - 1.0);
            let left = prose::left(Some(left).filter(|left| left.is_finite()));
            say(format_args!("{} seeds: {:.0}% of all; {left}", self.seeds, 100.0 * share));
        }
    }
}

/// The tables in a folder, which must have some.
fn held(dir: &Path, most: u8) -> Result<Tables, Failure> {
    let tables = tables::open(dir, most).map_err(unreadable)?;
    if tables.next() == 0 {
        let dir = dir.display();
        return Err(Failure::could_not(format_args!(
            "{dir}: no tables of kingulu: build them with `bingwa tables build kingulu --seeds 8`"
        )));
    }
    Ok(tables)
}

fn absent(dir: &Path, tables: &Tables, seeds: u8) -> Failure {
    let dir = dir.display();
    let held = match tables.next() {
        0 => "there are none".to_owned(),
        next => format!("they go up to {}", next - 1),
    };
    Failure::could_not(format_args!(
        "position: it has {seeds} seeds in play, and of the tables in {dir} {held}: `bingwa solve kingulu` needs none"
    ))
}

fn unreadable(error: FileError) -> Failure {
    Failure::unreadable(error)
}
