//! `bingwa moves`: the legal moves, and the position after each.

use std::io::Write;

use bingwa_rules::{AnyPosition, Move, Outcome, Position, Rules};
use serde::Serialize;

use crate::{
    exit::{Exit, Failure, one_line},
    input::{self, Lines},
    json::{self, Over, Refused},
};

/// Shown under the help.
pub(crate) const EXAMPLES: &str = r#"Examples:
  bingwa moves kiswahili
  bingwa moves kingulu --position "1,0,6,6,0,1/6,6,2,7,0,6 N 7,0" --json
  bingwa moves kigogo --stdin < positions.txt

With --stdin, a line that can't be read is answered by an error in its place,
the rest goes on, and the exit code is 2. A finished game is answered by
`over`, how it ended, and the winner."#;

/// What `bingwa moves` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    board: input::Board,
    /// Read a position a line from stdin, and answer a line each, in order
    #[arg(long, conflicts_with = "position")]
    stdin: bool,
    /// Print JSON: an object for each position
    #[arg(long)]
    pub(crate) json: bool,
}

/// Names the schema of the answer.
pub(crate) const SCHEMA: &str = "bingwa.moves/1";

#[derive(Serialize)]
struct Answer {
    schema: &'static str,
    rules: &'static str,
    #[serde(serialize_with = "json::text")]
    position: AnyPosition,
    moves: Vec<Legal>,
    outcome: Option<Over>,
}

#[derive(Serialize)]
struct Legal {
    #[serde(rename = "move", serialize_with = "json::text")]
    played: Move,
    #[serde(serialize_with = "json::text")]
    position: AnyPosition,
}

/// Every legal move with the position after it, in canonical order.
fn legal(position: &AnyPosition) -> Vec<Legal> {
    let mut moves = Vec::new();
    position.expand(|played, after| moves.push(Legal { played, position: after }));
    moves.sort_unstable_by_key(|legal| legal.played);
    moves
}

/// Lists the moves of one position, or of each on stdin.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Exit, Failure> {
    if args.stdin {
        return stream(args.board.rules, args.json, out);
    }
    let position = args.board.position()?;
    if args.json {
        answer(position, out)?;
    } else {
        let moves = legal(&position);
        let width = moves.iter().map(|legal| legal.played.to_string().len()).max().unwrap_or(0);
        for Legal { played, position } in moves {
            writeln!(out, "{:width$}  {position}", played.to_string())?;
        }
        if let Some(outcome) = position.outcome() {
            writeln!(out, "{}", over(outcome))?;
        }
    }
    Ok(Exit::Done)
}

fn answer(position: AnyPosition, out: &mut impl Write) -> Result<(), Failure> {
    let moves = legal(&position);
    let (rules, outcome) = (position.rules().id(), position.outcome().map(Over::from));
    json::line(out, &Answer { schema: SCHEMA, rules, position, moves, outcome })
}

/// Answers a line for each line of stdin; the exit code tells whether all could be read.
fn stream(rules: Rules, as_json: bool, out: &mut impl Write) -> Result<Exit, Failure> {
    let mut lines = Lines::stdin();
    let mut exit = Exit::Done;
    while let Some(line) = lines.next() {
        let read = line?
            .map_err(|bad| bad.to_string())
            .and_then(|text| AnyPosition::parse(rules, &text).map_err(|error| error.to_string()));
        match read {
            Ok(position) if as_json => answer(position, out)?,
            Ok(position) => {
                let texts: Vec<String> = match position.outcome() {
                    Some(outcome) => vec![over(outcome)],
                    None => position.legal_moves().iter().map(Move::to_string).collect(),
                };
                writeln!(out, "{}", texts.join(" "))?;
            }
            Err(message) => {
                exit = Exit::Unreadable;
                if as_json {
                    json::line(out, &Refused::new(SCHEMA, &message))?;
                } else {
                    writeln!(out, "error {}", one_line(&message))?;
                }
            }
        }
        // A program that asks line by line waits for its answer.
        if lines.would_wait() {
            out.flush()?;
        }
    }
    Ok(exit)
}

/// The result of a finished game in the place of its moves: `over hamna S`, `over score - 24,24`.
fn over(outcome: Outcome) -> String {
    let winner = outcome.winner.map_or('-', bingwa_rules::Seat::letter);
    let score = outcome.score.map(|[south, north]| format!(" {south},{north}"));
    format!("over {} {winner}{}", outcome.by.word(), score.unwrap_or_default())
}
