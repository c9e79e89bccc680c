//! `bingwa show`: the board.

use std::io::Write;

use bingwa_rules::Position;

use crate::{
    board::{self, Role},
    exit::{Exit, Failure},
    input, prose,
};

/// Columns that a board is drawn in.
const WIDTH: usize = 80;

/// Shown under the help.
pub(crate) const EXAMPLES: &str = r#"Examples:
  bingwa show kiswahili
  bingwa show kingulu --plain
  bingwa show kingulu --position "1,0,6,6,0,1/6,6,2,7,0,6 N 7,0""#;

/// What `bingwa show` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    board: input::Board,
    /// Print sentences instead of a drawing, for a screen reader
    #[arg(long)]
    plain: bool,
}

/// Draws or describes a position.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Exit, Failure> {
    let position = args.board.position()?;
    let setup = position.setup();
    let outcome = position.outcome();
    let over = outcome.map(|outcome| prose::outcome(&setup, outcome));
    let name = args.board.rules.name();
    if args.plain {
        let turn = over.unwrap_or_else(|| format!("{} is to move.", position.turn()));
        writeln!(out, "{name}. {turn}")?;
        for line in board::describe(&setup) {
            writeln!(out, "{line}")?;
        }
        return Ok(Exit::Done);
    }
    let bold = Role::Seeds.style();
    writeln!(out, "  {bold}{name}{bold:#}\n")?;
    let to_move = outcome.is_none().then(|| position.turn());
    for line in board::draw(&setup, to_move, WIDTH) {
        for span in line {
            let style = span.role.style();
            write!(out, "{style}{}{style:#}", span.text)?;
        }
        writeln!(out)?;
    }
    if let Some(over) = over {
        writeln!(out, "  {over}")?;
    }
    Ok(Exit::Done)
}
