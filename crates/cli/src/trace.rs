//! `bingwa trace`: what happens in a move.

use std::io::Write;

use bingwa_record::TraceEvent;
use bingwa_rules::{AnyPosition, Move, Position};
use serde::Serialize;

use crate::{
    exit::{Exit, Failure},
    input, json,
};

/// Shown under the help.
pub(crate) const EXAMPLES: &str = r#"Examples:
  bingwa trace kingulu A3
  bingwa trace kujifunza 'A1><'
  bingwa trace kiswahili 'A6<*' --json"#;

/// What `bingwa trace` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    board: input::Board,
    /// The move; quote it, since a shell knows `<`, `>` and `*` too
    #[arg(value_name = "MOVE", allow_hyphen_values = true)]
    played: String,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Names the schema of the answer.
pub(crate) const SCHEMA: &str = "bingwa.trace/1";

#[derive(Serialize)]
struct Answer {
    schema: &'static str,
    rules: &'static str,
    #[serde(serialize_with = "json::text")]
    position: AnyPosition,
    #[serde(rename = "move", serialize_with = "json::text")]
    played: Move,
    events: Vec<TraceEvent>,
    #[serde(serialize_with = "json::text")]
    after: AnyPosition,
}

/// Plays a move and tells each thing that happens.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Exit, Failure> {
    let position = args.board.position()?;
    let played = input::legal_move(&position, &args.played)?;
    let (events, after) = position
        .watch(played)
        .map_err(|error| Failure::not_legal(format_args!("{error}: ask `bingwa explain`")))?;
    if args.json {
        let events = events.into_iter().map(TraceEvent::from).collect();
        let rules = args.board.rules.id();
        json::line(out, &Answer { schema: SCHEMA, rules, position, played, events, after })?;
    } else {
        for event in events {
            writeln!(out, "{event}")?;
        }
        writeln!(out, "position {after}")?;
    }
    Ok(Exit::Done)
}
