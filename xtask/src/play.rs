//! `cargo xtask play`: the games in the browser, or one in the terminal.

use std::io::{IsTerminal, stdin, stdout};

use anyhow::{Context, Result};

use crate::web;
use crate::workspace::{Workspace, run as run_command};

/// What is played in the terminal without a word about it.
const DEFAULT_RULES: &str = "kiswahili";

/// What asks for the terminal where no rules id does.
const TERMINAL: &str = "--terminal";

/// What `bingwa serve` or `bingwa play` is told.
#[derive(clap::Args)]
pub struct Args {
    /// Options of `bingwa serve`; or a rules id or `--terminal`, then options of `bingwa play`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

/// Builds what is missing, and starts the app or a game in the terminal.
pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    match args.args.split_first() {
        Some((first, rest)) if first == TERMINAL => terminal(workspace, rest),
        Some((first, _)) if !first.starts_with('-') => terminal(workspace, &args.args),
        _ => browser(workspace, &args.args),
    }
}

/// The app, part of the program, served.
fn browser(workspace: &Workspace, args: &[String]) -> Result<()> {
    web::build(workspace).context("the browser app; `cargo xtask play --terminal` needs none")?;
    println!("compiling the program, with the app in it; then it tells its address");
    let run = ["run", "--release", "--package", "bingwa", "--features", "app", "--"];
    run_command(workspace.cargo(&run).arg("serve").args(args))
}

/// A game, line by line where there is no terminal to draw on.
fn terminal(workspace: &Workspace, args: &[String]) -> Result<()> {
    let mut command = workspace.cargo(&["run", "--release", "--package", "bingwa", "--", "play"]);
    if args.first().is_none_or(|first| first.starts_with('-') && !asks_for_help(first)) {
        command.arg(DEFAULT_RULES);
    }
    command.args(args);
    let on_terminal = stdin().is_terminal() && stdout().is_terminal();
    if !on_terminal && !args.iter().any(|arg| arg == "--plain") {
        command.arg("--plain");
    }
    run_command(&mut command)
}

/// Whether the words ask for help rather than for a game.
fn asks_for_help(arg: &str) -> bool {
    ["-h", "--help"].contains(&arg)
}
