//! `bingwa tables probe`: how a position ends.

use std::io::Write;

use bingwa_rules::{AnyPosition, Move, Position, Seat};
use bingwa_solve::tables::{Entry, MOST_SEEDS, Tables};
use serde::Serialize;

use super::{build::stones, kingulu};
use crate::{
    exit::{Exit, Failure},
    json,
};

/// Names the schema of the answer.
pub(crate) const SCHEMA: &str = "bingwa.tables-probe/1";

#[derive(Serialize)]
struct Answer {
    schema: &'static str,
    rules: &'static str,
    #[serde(serialize_with = "json::text")]
    position: AnyPosition,
    #[serde(flatten)]
    value: Value,
    moves: Vec<Played>,
}

/// How a position ends: the winner's letter or `draw`, and plies to the end.
#[derive(Serialize)]
struct Value {
    value: &'static str,
    plies: Option<u8>,
}

impl Value {
    fn new(turn: Seat, entry: Entry) -> Self {
        let letter = |seat| if seat == Seat::South { "S" } else { "N" };
        let value = match entry {
            Entry::Win { .. } => letter(turn),
            Entry::Loss { .. } => letter(turn.other()),
            Entry::Draw => "draw",
        };
        Self { value, plies: entry.plies() }
    }
}

#[derive(Serialize)]
struct Played {
    #[serde(rename = "move", serialize_with = "json::text")]
    played: Move,
    #[serde(flatten)]
    value: Value,
    #[serde(skip)]
    entry: Entry,
}

/// Looks a position up, and those that its moves lead to.
pub(super) fn run(args: &super::Probe, out: &mut impl Write) -> Result<Exit, Failure> {
    let position = args.board.position()?;
    if let AnyPosition::Kingulu(position) = &position {
        return kingulu::probe(args, position, out);
    }
    let tables = Tables::open(&args.dir, args.board.rules)?;
    let look_up = |position: &AnyPosition| -> Result<Entry, Failure> {
        tables.read_any(position)?.ok_or_else(|| absent(args, &tables, position))
    };
    let entry = look_up(&position)?;
    let mut moves = Vec::new();
    for played in position.legal_moves() {
        let after = position.play(played).map_err(Failure::could_not)?;
        let entry = look_up(&after)?;
        moves.push(Played { played, value: Value::new(after.turn(), entry), entry });
    }
    if args.json {
        let value = Value::new(position.turn(), entry);
        let rules = args.board.rules.id();
        json::line(out, &Answer { schema: SCHEMA, rules, position, value, moves })?;
        return Ok(Exit::Done);
    }
    writeln!(out, "{}", ending(position.turn(), entry))?;
    for Played { played, entry, .. } in &moves {
        writeln!(out, "  {played:4} {}", ending(position.turn().other(), *entry))?;
    }
    Ok(Exit::Done)
}

/// How a position ends in which `turn` is to move.
fn ending(turn: Seat, entry: Entry) -> String {
    let (winner, plies) = match entry {
        Entry::Draw => return "nobody wins".to_owned(),
        Entry::Win { plies } => (turn, plies),
        Entry::Loss { plies } => (turn.other(), plies),
    };
    match plies {
        0 => format!("{winner} has won"),
        1 => format!("{winner} wins with this move"),
        _ => format!("{winner} wins in {plies} plies"),
    }
}

/// Why there is no entry.
fn absent(args: &super::Probe, tables: &Tables, position: &AnyPosition) -> Failure {
    let setup = position.setup();
    let on_board: u32 = setup.holes().map(|hole| u32::from(setup.seeds(hole))).sum();
    let (rules, stones) = (args.board.rules, stones(args.board.rules));
    let held = tables.seeds();
    let cure = match on_board <= u32::from(MOST_SEEDS) {
        true => format!("build them with `bingwa tables build {rules} --stones {on_board}`"),
        false => format!("no table has more than {MOST_SEEDS}"),
    };
    let dir = args.dir.display();
    Failure::could_not(format_args!(
        "position: it has {on_board} {stones}, and the tables in {dir} have up to {held}: {cure}"
    ))
}
