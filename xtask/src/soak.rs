//! `cargo xtask soak`: what takes hours, not minutes.

use anyhow::Result;

use crate::fuzz;
use crate::workspace::{Workspace, run as run_command};

/// What the long tests are told, each as an environment variable.
const SIZES: &[(&str, &str)] = &[
    ("BINGWA_TWIN_POSITIONS", "1000000"),
    ("BINGWA_KEYS", "10000000"),
    ("BINGWA_PERFT_MOVES", "2000000000"),
];

/// Seconds for each fuzz target.
const FUZZ_SECONDS: u32 = 600;

/// Runs the tests with their sizes of a soak, then the fuzz targets.
pub fn run(workspace: &Workspace) -> Result<()> {
    let mut tests = workspace.cargo(&["test", "--release", "--package", "bingwa-rules"]);
    tests.args(["--test", "twin", "--test", "keys", "--test", "perft", "--", "--nocapture"]);
    run_command(tests.envs(SIZES.iter().copied()))?;
    fuzz::run(workspace, &fuzz::Args { target: None, seconds: FUZZ_SECONDS, input: None })
}
