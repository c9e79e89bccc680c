//! A whole game: what it was worth after every move, and where it was lost.

use std::{
    fs,
    io::{Read as _, Write},
    path::Path,
    time::Duration,
};

use bingwa_engine::{Chances, Engine};
use bingwa_record::{Format, read};
use bingwa_rules::{Game, Move, Position as _, Rules, Seat};
use serde::Serialize;

use super::{Args, graph, search};
use crate::{
    exit::{Exit, Failure},
    json,
};

/// The time for a position where none is named.
const USUAL: Duration = Duration::from_millis(100);
/// The most bytes of a record that are read.
const LONGEST: u64 = 1 << 20;

/// Names the schema of the answer.
const SCHEMA: &str = "bingwa.course/1";

/// A move of the game, and what it did.
#[derive(Serialize)]
pub(super) struct Step {
    ply: usize,
    #[serde(rename = "move", serialize_with = "json::text")]
    pub(super) played: Move,
    /// What South may expect after the move, in permille.
    pub(super) south: u32,
    /// What the mover lost by it, in permille.
    loss: u32,
    pub(super) mark: Mark,
    /// The move that the engine would have made, where it is another.
    #[serde(serialize_with = "maybe")]
    best: Option<Move>,
}

fn maybe<S: serde::Serializer>(value: &Option<Move>, to: S) -> Result<S::Ok, S::Error> {
    value.map(|value| value.to_string()).serialize(to)
}

/// How bad a move was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Debug)]
#[serde(rename_all = "lowercase")]
pub(super) enum Mark {
    Good,
    Doubtful,
    Mistake,
    Blunder,
}

impl Mark {
    /// The mark of a move that loses so much, in permille.
    const fn of(loss: u32) -> Self {
        match loss {
            0..100 => Self::Good,
            100..200 => Self::Doubtful,
            200..300 => Self::Mistake,
            300.. => Self::Blunder,
        }
    }

    /// The sign that annotators write.
    const fn sign(self) -> &'static str {
        match self {
            Self::Good => "",
            Self::Doubtful => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

#[derive(Serialize)]
struct Answer<'a> {
    schema: &'static str,
    rules: &'static str,
    steps: &'a [Step],
}

/// Analyses the first game of a file.
pub(super) fn run(
    args: &Args,
    path: &Path,
    engine: &Engine,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    let game = load(path)?;
    let rules = game.start().rules();
    let steps = steps(args, &game, engine);
    if let Some(svg) = &args.svg {
        fs::write(svg, graph::svg(rules, &steps)).map_err(|error| {
            Failure::could_not(format_args!("{}: {error}: write elsewhere", svg.display()))
        })?;
    }
    if args.json {
        json::line(out, &Answer { schema: SCHEMA, rules: rules.id(), steps: &steps })?;
    } else {
        tell(rules, &steps, out)?;
    }
    Ok(Exit::Done)
}

fn load(path: &Path) -> Result<Game, Failure> {
    let unreadable = |why: &dyn std::fmt::Display| {
        Failure::unreadable(format_args!("{}: {why}: give the record of a game", path.display()))
    };
    let mut text = String::new();
    let file = fs::File::open(path).map_err(|error| unreadable(&error))?;
    file.take(LONGEST).read_to_string(&mut text).map_err(|error| unreadable(&error))?;
    let first = read(&text, Format::detect(&text), Rules::Kiswahili).next();
    let record = first.ok_or_else(|| unreadable(&"there is no game in it"))?.record;
    Ok(record.map_err(|problem| unreadable(&problem))?.game())
}

/// What every move did, the last first so that what the engine has found helps it on.
fn steps(args: &Args, whole: &Game, engine: &Engine) -> Vec<Step> {
    let mut game = whole.clone();
    let mut steps = Vec::new();
    let mut after = south(args, engine, &game).0;
    while let Some(played) = game.undo() {
        let ply = game.len() + 1;
        let (before, best) = south(args, engine, &game);
        let loss = match game.position().turn() {
            Seat::South => before.saturating_sub(after),
            Seat::North => after.saturating_sub(before),
        };
        let best = best.filter(|best| *best != played);
        // Whoever made the engine's move lost nothing that it knows of.
        let loss = if best.is_some() { loss } else { 0 };
        steps.push(Step { ply, played, south: after, loss, mark: Mark::of(loss), best });
        after = before;
    }
    steps.reverse();
    steps
}

/// What South may expect, in permille, and the engine's move.
fn south(args: &Args, engine: &Engine, game: &Game) -> (u32, Option<Move>) {
    if let Some(outcome) = game.outcome() {
        let points = match outcome.winner {
            Some(Seat::South) => 1000,
            None => 500,
            Some(Seat::North) => 0,
        };
        return (points, None);
    }
    let Some(found) = search(engine, game, args.limits(USUAL)) else { return (500, None) };
    let points = Chances::of(game.position().rules(), found.score).points();
    let points = if game.position().turn() == Seat::South { points } else { 1000 - points };
    (points, Some(found.best))
}

fn tell(rules: Rules, steps: &[Step], out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{}, {} moves; what South may expect after each:", rules.name(), steps.len())?;
    for step in steps {
        let number = match step.ply % 2 {
            1 => format!("{}.", step.ply.div_ceil(2)),
            _ => String::new(),
        };
        let played = format!("{}{}", step.played, step.mark.sign());
        let percent = format!("{}.{} %", step.south / 10, step.south % 10);
        write!(out, "{number:>4} {played:<9} {percent:>7}")?;
        match step.best {
            Some(best) if step.mark > Mark::Good => {
                let lost = f64::from(step.loss) / 10.0;
                writeln!(out, "  loses {lost:.1} %; better was {best}")?;
            }
            _ => writeln!(out)?,
        }
    }
    for line in graph::terminal(steps) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
