//! `cargo xtask test`: every check and test, in the order in which they find faults soonest.

use std::time::Instant;

use anyhow::{Context, Result, bail};

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
    for (index, step) in chosen.iter().enumerate() {
        println!("==> {}/{} {}: {}", index + 1, chosen.len(), step.name, step.what);
        let begin = Instant::now();
        (step.run)(workspace).with_context(|| format!("step {}", step.name))?;
        println!("<== {}: {:.1} s", step.name, begin.elapsed().as_secs_f64());
    }
    println!("all {} steps passed in {:.0} s", chosen.len(), start.elapsed().as_secs_f64());
    Ok(())
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
