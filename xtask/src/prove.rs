//! `cargo xtask prove`: the stored proofs, found again from nothing and verified.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::workspace::{Workspace, output, run as run_command};

/// The games whose start positions are solved.
const RULES: &[&str] = &["kujifunza", "kujifunza/zanzibar", "kingulu"];

/// How the proofs are made.
#[derive(clap::Args)]
pub struct Args {
    /// Put the proofs found into data/proofs
    #[arg(long)]
    update: bool,
}

/// Solves each game, verifies the proofs found and the stored ones, and compares their claims.
pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    run_command(&mut workspace.cargo(&["build", "--release", "--package", "bingwa"]))?;
    let program = workspace.target.join("release/bingwa");
    let found = workspace.target.join("proofs");
    let stored = workspace.root.join("data/proofs");
    fs::remove_dir_all(&found).or_else(|error| match error.kind() {
        std::io::ErrorKind::NotFound => Ok(()),
        _ => Err(error),
    })?;
    fs::create_dir_all(&found)?;
    for &rules in RULES {
        let begin = Instant::now();
        let file = found.join(format!("{}.proof", rules.replace('/', "-")));
        let mut solve = Command::new(&program);
        run_command(solve.args(["solve", rules, "--proof"]).arg(&file))?;
        println!("{rules}: solved in {:.1} s", begin.elapsed().as_secs_f64());
    }
    for entry in fs::read_dir(&found)? {
        let file = entry?.path();
        let old = stored.join(file.file_name().context("a file has a name")?);
        run_command(Command::new(&program).arg("verify").arg(&file))?;
        if args.update {
            fs::copy(&file, &old)?;
        }
        let (new, old) = (claim(&program, &file)?, claim(&program, &old)?);
        ensure!(new == old, "{}: found {new}, stored {old}", file.display());
    }
    println!("every proof holds, and claims what the stored one claims");
    Ok(())
}

/// What a proof claims, once it is verified.
fn claim(program: &Path, file: &Path) -> Result<Value> {
    let text = output(Command::new(program).args(["verify", "--json"]).arg(file))?;
    let mut verified: Value = serde_json::from_str(&text)?;
    Ok(Value::from_iter(["rules", "position", "claim"].map(|key| (key, verified[key].take()))))
}
