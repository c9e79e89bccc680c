//! `cargo xtask fuzz`: libFuzzer on the readers and on play.
//!
//! The targets are built by stable Rust: the coverage that libFuzzer steers by is a pass of LLVM
//! that the compiler runs when asked, and the library brings its own C++ source. Neither a nightly
//! toolchain nor cargo-fuzz is needed.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

use crate::workspace::{Workspace, output, run as run_command};

/// What makes the compiler count the edges and compared values that steer the fuzzer.
const COVERAGE: &[&str] = &[
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "--cfg=fuzzing",
];

/// Seconds that one input may take before it counts as a hang.
const INPUT_SECONDS: u32 = 10;

/// MiB of memory that a target may take.
const MEMORY_MIB: u32 = 2048;

/// What is fuzzed and for how long.
#[derive(clap::Args)]
pub struct Args {
    /// A target; without one, each in turn
    pub target: Option<String>,
    /// Seconds for each target
    #[arg(long, default_value_t = 60)]
    pub seconds: u32,
    /// Only run the target on this file, such as an earlier finding
    #[arg(long, requires = "target")]
    pub input: Option<PathBuf>,
}

/// Builds the targets and runs one or all.
pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    let all = targets(workspace)?;
    let chosen = match &args.target {
        Some(target) if all.contains(target) => vec![target.clone()],
        Some(target) => bail!("no fuzz target `{target}`; there are: {}", all.join(", ")),
        None => all,
    };
    let programs = build(workspace)?;
    if let (Some(input), [target]) = (&args.input, chosen.as_slice()) {
        return run_command(Command::new(programs.join(target)).arg(input));
    }
    for target in &chosen {
        fuzz(workspace, &programs.join(target), target, args.seconds)?;
    }
    Ok(())
}

/// Checks the crate of the targets like the others, then runs each target for some seconds.
pub fn check(workspace: &Workspace, seconds: u32) -> Result<()> {
    run_command(cargo(workspace, "fmt")?.args(["--", "--check"]))?;
    run_command(compile(workspace, "clippy")?.args(["--", "--deny", "warnings"]))?;
    run(workspace, &Args { target: None, seconds, input: None })
}

/// Runs one target from its seeds and from what earlier runs found, for some seconds.
fn fuzz(workspace: &Workspace, program: &Path, target: &str, seconds: u32) -> Result<()> {
    println!("fuzzing {target} for {seconds} s");
    let here = workspace.target.join("fuzz");
    let (corpus, findings) = (here.join("corpus").join(target), here.join("findings").join(target));
    fs::create_dir_all(&corpus)?;
    fs::create_dir_all(&findings)?;
    let log = here.join(format!("{target}.log"));
    let mut command = Command::new(program);
    command
        .arg("-seed=1")
        .arg("-print_final_stats=1")
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-timeout={INPUT_SECONDS}"))
        .arg(format!("-rss_limit_mb={MEMORY_MIB}"))
        .arg(format!("-artifact_prefix={}/", findings.display()))
        .arg(corpus)
        .arg(workspace.root.join("fuzz/seeds").join(target))
        .stdout(Stdio::null())
        .stderr(File::create(&log)?);
    let ended = run_command(&mut command);
    let said = String::from_utf8_lossy(&fs::read(&log)?).into_owned();
    match ended {
        Ok(()) => said.lines().filter(|line| line.starts_with("stat::")).for_each(|line| {
            println!("{}", line.trim_start_matches("stat::"));
        }),
        Err(_) => {
            eprint!("{said}");
            bail!(
                "{target}: a finding, in {}; `cargo xtask fuzz {target} --input FILE` shows it again",
                findings.display()
            );
        }
    }
    Ok(())
}

/// The names of the targets.
fn targets(workspace: &Workspace) -> Result<Vec<String>> {
    let folder = workspace.root.join("fuzz/targets");
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "rs")
            && let Some(name) = path.file_stem().and_then(|name| name.to_str())
        {
            names.push(name.to_owned());
        }
    }
    names.sort();
    ensure!(!names.is_empty(), "no fuzz targets in {}", folder.display());
    Ok(names)
}

/// Builds every target and says where the programs are.
fn build(workspace: &Workspace) -> Result<PathBuf> {
    run_command(&mut compile(workspace, "build")?)?;
    Ok(workspace.target.join("fuzz").join(host()?).join("release"))
}

/// A cargo command that compiles the targets. Naming the host keeps the coverage out of build
/// scripts, which the fuzzer doesn't run.
fn compile(workspace: &Workspace, command: &str) -> Result<Command> {
    let mut cargo = cargo(workspace, command)?;
    cargo.args(["--quiet", "--release", "--lib", "--bins", "--target", &host()?]);
    cargo.arg("--target-dir").arg(workspace.target.join("fuzz"));
    cargo.env("CARGO_ENCODED_RUSTFLAGS", COVERAGE.join("\x1f"));
    Ok(cargo)
}

/// A cargo command on the crate of the targets, which is a workspace of its own.
fn cargo(workspace: &Workspace, command: &str) -> Result<Command> {
    let manifest = workspace.root.join("fuzz/Cargo.toml");
    ensure!(manifest.exists(), "no {}", manifest.display());
    let mut cargo = workspace.cargo(&[command, "--manifest-path"]);
    cargo.arg(manifest);
    Ok(cargo)
}

/// The name of the machine that this runs on, as the compiler calls it.
fn host() -> Result<String> {
    let version = output(Command::new("rustc").arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("rustc -vV names no host")
}
