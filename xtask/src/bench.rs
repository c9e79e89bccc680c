//! `cargo xtask bench`: the benchmarks, whole or as a check.

use anyhow::Result;

use crate::workspace::{Workspace, run as run_command};

/// What the benchmarks are told.
#[derive(clap::Args)]
pub struct Args {
    /// A filter and options of the benchmark program
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

/// Runs the benchmarks in full.
pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    let mut command = workspace.cargo(&["bench", "--workspace", "--bench", "*"]);
    if !args.args.is_empty() {
        command.arg("--").args(&args.args);
    }
    run_command(&mut command)
}

/// Runs each benchmark once, so that the counts it asserts are checked; compiled like the tests,
/// which have compiled most of it.
pub fn smoke(workspace: &Workspace) -> Result<()> {
    let args = ["bench", "--profile", "dev", "--workspace", "--bench", "*", "--", "--test"];
    run_command(&mut workspace.cargo(&args))
}
