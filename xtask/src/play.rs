//! `cargo xtask play`: the game, in the terminal.

use std::io::{IsTerminal, stdin, stdout};

use anyhow::Result;

use crate::workspace::{Workspace, run as run_command};

/// What is played without a word about it.
const DEFAULT_RULES: &str = "kiswahili";

/// What `bingwa play` is told.
#[derive(clap::Args)]
pub struct Args {
    /// The rules id and options of `bingwa play` [default: kiswahili]
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

/// Builds the program and starts a game; line by line where there is no terminal to draw on.
pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    let mut command =
        workspace.cargo(&["run", "--quiet", "--release", "--package", "bingwa", "--"]);
    command.arg("play");
    if args.args.first().is_none_or(|first| first.starts_with('-') && !asks_for_help(first)) {
        command.arg(DEFAULT_RULES);
    }
    command.args(&args.args);
    let on_terminal = stdin().is_terminal() && stdout().is_terminal();
    if !on_terminal && !args.args.iter().any(|arg| arg == "--plain") {
        command.arg("--plain");
    }
    run_command(&mut command)
}

/// Whether the words ask for help rather than for a game.
fn asks_for_help(arg: &str) -> bool {
    ["-h", "--help"].contains(&arg)
}
