//! Queries on stdin, one a line, and their answers.

use std::{
    collections::BTreeSet,
    io::Write,
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use bingwa_engine::{Book, Engine, Limits, MOST_DEPTH};
use bingwa_rules::{AnyPosition, Game, Position as _, Rules, read_move};
use bingwa_solve::known::{Effort, Knowledge};
use serde::Serialize;
use serde_json::{Map, Value};

use super::{Answer, Args, Context, SCHEMA};
use crate::{
    exit::{Exit, Failure, say},
    input::Lines,
    json,
};

/// The most lines that a query may ask for.
const MOST_LINES: u64 = 64;
/// The most time for a position, in milliseconds.
const MOST_MS: u64 = 86_400_000;

/// What somebody wants to know.
struct Query {
    game: Game,
    /// How many moves of the game have been made in each position asked about.
    turns: Vec<usize>,
    limits: Limits,
    /// How often a search tells what it has found so far.
    every: Option<Duration>,
}

/// What is wrong with a query.
struct Wrong {
    field: &'static str,
    message: String,
}

#[derive(Serialize)]
struct Refused<'a> {
    schema: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a Value>,
    error: Fault<'a>,
}

#[derive(Serialize)]
struct Fault<'a> {
    field: &'a str,
    message: &'a str,
}

/// Answers query after query.
pub(super) fn run(
    args: &Args,
    engine: &Engine,
    known: &Knowledge,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    let usual = args.limits(Duration::from_secs(1));
    let (mut exit, mut unknown) = (Exit::Done, BTreeSet::new());
    for line in Lines::stdin() {
        let line = match line? {
            Ok(line) if line.trim().is_empty() => continue,
            Ok(line) => line,
            Err(bad) => {
                exit = Exit::Unreadable;
                refuse(None, &Wrong { field: "query", message: bad.to_string() }, out)?;
                continue;
            }
        };
        let fields: Map<String, Value> = match serde_json::from_str(&line) {
            Ok(fields) => fields,
            Err(error) => {
                exit = Exit::Unreadable;
                refuse(None, &Wrong { field: "query", message: error.to_string() }, out)?;
                continue;
            }
        };
        for name in fields.keys().filter(|name| !KNOWN.contains(&name.as_str())) {
            if unknown.len() < 1_000 && unknown.insert(name.clone()) {
                say(&format!("query: `{name}` is no field, and is ignored"));
            }
        }
        let id = fields.get("id");
        let asked = read(&fields, usual).and_then(|query| {
            let book = args.book.open(query.game.start().rules());
            let book = book.map_err(|message| Wrong { field: "rules", message })?;
            Ok((query, book))
        });
        match asked {
            Ok((query, book)) => answer(id, &query, engine, known, &book, out)?,
            Err(wrong) => {
                exit = Exit::Unreadable;
                refuse(id, &wrong, out)?;
            }
        }
        out.flush()?;
    }
    Ok(exit)
}

fn refuse(id: Option<&Value>, wrong: &Wrong, out: &mut impl Write) -> Result<(), Failure> {
    let error = Fault { field: wrong.field, message: &wrong.message };
    json::line(out, &Refused { schema: SCHEMA, id, error })
}

/// Answers for each position asked about.
fn answer(
    id: Option<&Value>,
    query: &Query,
    engine: &Engine,
    known: &Knowledge,
    book: &Book,
    out: &mut impl Write,
) -> Result<(), Failure> {
    for &turn in &query.turns {
        let mut game = query.game.clone();
        while game.len() > turn {
            game.undo();
        }
        let proven = known.ask(&game, Effort::default());
        let book = book.moves(&game);
        let context = Context { proven: proven.as_ref(), book: &book };
        let (mut told, mut written) = (Instant::now(), Ok(()));
        let stop = AtomicBool::new(false);
        let found = engine.search(&game, &query.limits, &[], &stop, |found| {
            if query.every.is_some_and(|every| told.elapsed() >= every) && written.is_ok() {
                told = Instant::now();
                written = json::line(out, &Answer::new(id, &game, turn, false, found, context))
                    .and_then(|()| Ok(out.flush()?));
            }
        });
        written?;
        match found {
            Some(found) => json::line(out, &Answer::new(id, &game, turn, true, &found, context))?,
            None => {
                let message = format!("the game is over after {turn} moves");
                refuse(id, &Wrong { field: "turns", message }, out)?;
            }
        }
    }
    Ok(())
}

const KNOWN: [&str; 8] =
    ["id", "rules", "position", "moves", "limits", "multipv", "turns", "every"];

fn read(fields: &Map<String, Value>, usual: Limits) -> Result<Query, Wrong> {
    let rules: Rules = match fields.get("rules") {
        Some(Value::String(text)) => {
            text.parse().map_err(|error| wrong("rules", format!("{error}")))?
        }
        other => return Err(expected("rules", other, "a rules id")),
    };
    let start = match fields.get("position") {
        None | Some(Value::Null) => AnyPosition::start(rules),
        Some(Value::String(text)) => {
            AnyPosition::parse(rules, text).map_err(|error| wrong("position", error.to_string()))?
        }
        other => return Err(expected("position", other, "a position as text")),
    };
    let mut game = Game::new(start);
    for text in list("moves", fields.get("moves"))? {
        let Value::String(text) = text else {
            return Err(expected("moves", Some(text), "moves as text"));
        };
        let played =
            read_move(game.position(), text).map_err(|error| wrong("moves", error.to_string()))?;
        game.play(played).map_err(|error| wrong("moves", error.to_string()))?;
    }
    let mut turns = Vec::new();
    for turn in list("turns", fields.get("turns"))? {
        let most = game.len() as u64;
        turns.push(number("turns", turn, 0, most)? as usize);
    }
    if turns.is_empty() {
        turns.push(game.len());
    }
    let mut limits = read_limits(fields.get("limits"), usual)?;
    if let Some(lines) = fields.get("multipv") {
        limits.lines = number("multipv", lines, 1, MOST_LINES)? as usize;
    }
    let every = fields.get("every").map(|ms| number("every", ms, 1, MOST_MS)).transpose()?;
    Ok(Query { game, turns, limits, every: every.map(Duration::from_millis) })
}

fn read_limits(value: Option<&Value>, usual: Limits) -> Result<Limits, Wrong> {
    let fields = match value {
        None | Some(Value::Null) => return Ok(usual),
        Some(Value::Object(fields)) => fields,
        other => return Err(expected("limits", other, "an object with ms, nodes or depth")),
    };
    let mut limits = Limits { time: None, nodes: None, depth: MOST_DEPTH, ..usual };
    let mut is_bounded = false;
    for (name, value) in fields {
        is_bounded = true;
        match name.as_str() {
            "ms" => limits.time = Some(Duration::from_millis(number("limits", value, 1, MOST_MS)?)),
            "nodes" => limits.nodes = Some(number("limits", value, 1, u64::MAX)?),
            "depth" => limits.depth = number("limits", value, 1, MOST_DEPTH.into())? as u32,
            _ => {
                return Err(wrong(
                    "limits",
                    format!("found `{name}`, expected ms, nodes or depth"),
                ));
            }
        }
    }
    Ok(if is_bounded { limits } else { usual })
}

fn list<'a>(field: &'static str, value: Option<&'a Value>) -> Result<&'a [Value], Wrong> {
    match value {
        None | Some(Value::Null) => Ok(&[]),
        Some(Value::Array(values)) => Ok(values),
        other => Err(expected(field, other, "a list")),
    }
}

fn number(field: &'static str, value: &Value, least: u64, most: u64) -> Result<u64, Wrong> {
    let number = value.as_u64().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| expected(field, Some(value), &format!("a number from {least} to {most}")))
}

fn expected(field: &'static str, found: Option<&Value>, expected: &str) -> Wrong {
    let found = found.map_or_else(|| "nothing".to_owned(), |value| format!("`{value}`"));
    let found: String = found.chars().take(40).collect();
    wrong(field, format!("found {found}, expected {expected}"))
}

const fn wrong(field: &'static str, message: String) -> Wrong {
    Wrong { field, message }
}
