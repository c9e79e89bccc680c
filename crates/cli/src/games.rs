//! `bingwa games`: the rules ids.

use std::io::Write;

use bingwa_rules::Rules;
use serde::Serialize;

use crate::{
    exit::{Exit, Failure},
    json,
};

/// Shown under the help.
pub(crate) const EXAMPLES: &str = r#"Examples:
  bingwa games
  bingwa games --json | jq -r .rules"#;

/// What `bingwa games` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print JSON: an object a line
    #[arg(long)]
    pub(crate) json: bool,
}

/// Names the schema of the answer.
pub(crate) const SCHEMA: &str = "bingwa.game/1";

#[derive(Serialize)]
struct Game {
    schema: &'static str,
    rules: &'static str,
    name: &'static str,
    board: &'static str,
    seeds: u8,
    line: &'static str,
}

/// Lists every set of rules.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Exit, Failure> {
    for rules in Rules::ALL {
        let (id, name, board, line) = (rules.id(), rules.name(), rules.board(), rules.line());
        if args.json {
            let seeds = rules.seeds();
            json::line(out, &Game { schema: SCHEMA, rules: id, name, board, seeds, line })?;
        } else {
            writeln!(out, "{id:19} {board:5} {name}\n{:25} {line}", "")?;
        }
    }
    Ok(Exit::Done)
}
