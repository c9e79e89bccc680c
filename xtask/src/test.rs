//! `cargo xtask test`: every check and test, in the order in which they find faults soonest.

use std::env;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command};
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};

use crate::workspace::{Workspace, run as run_command};
use crate::{bench, clauses, docs, fuzz, house, layers, man, wasm, web};

/// Seconds that each fuzz target runs in the tests.
const FUZZ_SECONDS: u32 = 5;

/// Which steps are run.
#[derive(clap::Args)]
pub struct Args {
    /// Run only this step; may be given several times
    #[arg(long, value_name = "STEP")]
    only: Vec<String>,
    /// List the steps
    #[arg(long)]
    list: bool,
}

/// One thing that is checked.
struct Step {
    name: &'static str,
    what: &'static str,
    run: fn(&Workspace) -> Result<()>,
}

/// The steps that run beside those before them: they wait for other things than those do.
const BESIDE: &[&str] = &["wasm", "web"];

/// Every step.
const STEPS: &[Step] = &[
    Step { name: "house", what: "the rules of the house", run: house::check },
    Step { name: "layers", what: "which crate stands on which", run: layers::check },
    Step { name: "clauses", what: "every clause has a test", run: clauses::check },
    Step { name: "format", what: "rustfmt has nothing to change", run: format },
    Step { name: "clippy", what: "clippy has nothing to say", run: clippy },
    Step { name: "rustdoc", what: "the documentation builds", run: rustdoc },
    Step { name: "tests", what: "every test, those in documentation too", run: tests },
    Step { name: "bench", what: "benchmarks count what they should", run: bench::smoke },
    Step { name: "docs", what: "the book, its links and examples", run: docs::check },
    Step { name: "man", what: "man pages and completions", run: man::run },
    Step { name: "fuzz", what: "each fuzz target for some seconds", run: short_fuzz },
    Step { name: "wasm", what: "what the browser needs compiles for it", run: wasm::run },
    Step { name: "web", what: "the app: types, style, tests and sizes", run: web::check },
    Step { name: "browser", what: "the app in Chromium, as people use it", run: web::browser },
];

/// Runs the steps, and stops at the first that fails.
pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    if args.list {
        for step in STEPS {
            println!("{:8} {}", step.name, step.what);
        }
        return Ok(());
    }
    if let Some(name) = args.only.iter().find(|name| STEPS.iter().all(|s| s.name != **name)) {
        let names: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
        bail!("no step `{name}`; there are: {}", names.join(", "));
    }
    let chosen: Vec<&Step> = STEPS
        .iter()
        .filter(|step| args.only.is_empty() || args.only.iter().any(|name| name == step.name))
        .collect();
    let start = Instant::now();
    let mut beside = if args.only.is_empty() { Some(Beside::start(workspace)?) } else { None };
    for (index, step) in chosen.iter().enumerate() {
        if beside.is_some() && BESIDE.contains(&step.name) {
            if step.name == BESIDE[0] {
                println!("==> beside these: {}", BESIDE.join(", "));
                beside.iter_mut().try_for_each(Beside::finish)?;
            }
            continue;
        }
        println!("==> {}/{} {}: {}", index + 1, chosen.len(), step.name, step.what);
        let begin = Instant::now();
        (step.run)(workspace).with_context(|| format!("step {}", step.name))?;
        println!("<== {}: {:.1} s", step.name, begin.elapsed().as_secs_f64());
    }
    println!("all {} steps passed in {:.0} s", chosen.len(), start.elapsed().as_secs_f64());
    Ok(())
}

/// The steps of [`BESIDE`], in a process of their own that writes into a file.
struct Beside {
    process: Child,
    log: PathBuf,
}

impl Beside {
    fn start(workspace: &Workspace) -> Result<Self> {
        let log = workspace.target.join("beside.log");
        let file = File::create(&log).with_context(|| log.display().to_string())?;
        let mut command = Command::new(env::current_exe()?);
        command.arg("test").args(BESIDE.iter().flat_map(|step| ["--only", step]));
        command.stdout(file.try_clone()?).stderr(file);
        Ok(Self { process: command.spawn().context("the steps beside the others")?, log })
    }

    /// Waits for the steps and shows what they wrote.
    fn finish(&mut self) -> Result<()> {
        let status = self.process.wait()?;
        print!("{}", fs::read_to_string(&self.log)?);
        ensure!(status.success(), "a step of {} failed, see above", BESIDE.join(", "));
        Ok(())
    }
}

impl Drop for Beside {
    /// Where another step failed, nobody waits for these.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn format(workspace: &Workspace) -> Result<()> {
    run_command(&mut workspace.cargo(&["fmt", "--all", "--", "--check"]))
}

fn clippy(workspace: &Workspace) -> Result<()> {
    let args = ["clippy", "--quiet", "--workspace", "--all-targets", "--", "--deny", "warnings"];
    run_command(&mut workspace.cargo(&args))
}

fn rustdoc(workspace: &Workspace) -> Result<()> {
    // Private items too: the words for those who change the code are held to the same.
    let args = ["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"];
    run_command(workspace.cargo(&args).env("RUSTDOCFLAGS", "--deny warnings"))
}

fn tests(workspace: &Workspace) -> Result<()> {
    run_command(&mut workspace.cargo(&["test", "--workspace"]))
}

fn short_fuzz(workspace: &Workspace) -> Result<()> {
    fuzz::check(workspace, FUZZ_SECONDS)
}
