//! `bingwa tables facts`: what the tables tell of a game.

use std::io::Write;

use bingwa_solve::tables::{self, Longest};
use serde::Serialize;

use super::{
    build::{grouped, stones},
    plot::{self, Growth},
};
use crate::{
    exit::{Exit, Failure},
    json,
};

/// Names the schema of the answer.
pub(crate) const SCHEMA: &str = "bingwa.tables-facts/1";

#[derive(Serialize)]
struct Layer {
    schema: &'static str,
    rules: &'static str,
    stones: u8,
    positions: u64,
    wins: u64,
    losses: u64,
    draws: u64,
    /// A drawn position.
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<String>,
    bytes: u64,
    longest: Option<Example>,
    /// Boards on which whoever is to move loses.
    mutual: u64,
    mutual_example: Option<Example>,
}

#[derive(Serialize)]
struct Example {
    plies: u8,
    position: String,
}

impl From<Longest> for Example {
    fn from(Longest { plies, position }: Longest) -> Self {
        Self { plies, position }
    }
}

/// Tells of each layer.
pub(super) fn run(args: &super::Facts, out: &mut impl Write) -> Result<Exit, Failure> {
    let rules = args.place.rules;
    let facts = tables::facts(rules, &args.place.dir)?;
    if facts.is_empty() {
        let dir = args.place.dir.display();
        return Err(Failure::could_not(format_args!(
            "{dir}: no tables of {rules}: build them with `bingwa tables build {rules} --stones 5`"
        )));
    }
    if let Some(path) = &args.svg {
        let growth = |layer: &tables::Facts| Growth {
            stones: layer.seeds,
            positions: layer.positions,
            bytes: layer.bytes,
        };
        let layers: Vec<_> = facts.iter().map(growth).collect();
        plot::write(path, rules, &format!("{} on the board", stones(rules)), &layers)?;
    }
    for layer in facts {
        let share = layer.bytes as f64 / layer.positions as f64;
        if args.json {
            let answer = Layer {
                schema: SCHEMA,
                rules: rules.id(),
                stones: layer.seeds,
                positions: layer.positions,
                wins: layer.wins,
                losses: layer.losses,
                draws: layer.draws,
                drawn: layer.drawn,
                bytes: layer.bytes,
                longest: layer.longest.map(Example::from),
                mutual: layer.mutual,
                mutual_example: layer.mutual_example.map(Example::from),
            };
            json::line(out, &answer)?;
            continue;
        }
        let [positions, wins, losses, draws, bytes, mutual] =
            [layer.positions, layer.wins, layer.losses, layer.draws, layer.bytes, layer.mutual]
                .map(grouped);
        writeln!(out, "{} {}: {positions} positions", layer.seeds, stones(rules))?;
        writeln!(out, "  {wins} won, {losses} lost, {draws} drawn for the player to move")?;
        if let Some(position) = layer.drawn {
            writeln!(out, "  drawn is:\n    {position}")?;
        }
        writeln!(out, "  {bytes} bytes, {share:.3} a position")?;
        if let Some(Longest { plies, position }) = layer.longest {
            writeln!(out, "  the longest win takes {plies} plies:\n    {position}")?;
        }
        writeln!(out, "  {mutual} boards on which whoever is to move loses")?;
        if let Some(Longest { plies, position }) = layer.mutual_example {
            writeln!(out, "  the one that takes longest, {plies} plies:\n    {position}")?;
        }
    }
    Ok(Exit::Done)
}
