//! `cargo xtask docs`: the book.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::workspace::{Workspace, run as run_command};
use crate::{links, snippets, values};

/// The mdBook that builds the book.
const MDBOOK: &str = "0.5.4";

/// What the book's builder is told.
#[derive(clap::Args)]
pub struct Args {
    /// Show the book in the browser
    #[arg(long)]
    open: bool,
    /// Write what the program prints now into the examples of README.md and docs/
    #[arg(long)]
    update: bool,
}

/// Builds the book, after bringing its examples up to date if asked.
pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    if args.update {
        snippets::update(workspace)?;
        values::update(workspace)?;
    }
    let book = build(workspace)?;
    let start = book.join("index.html");
    println!("{}", start.display());
    if args.open {
        let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
        run_command(Command::new(opener).arg(&start))?;
    }
    Ok(())
}

/// Builds the book and checks its links and its examples.
pub fn check(workspace: &Workspace) -> Result<()> {
    let book = build(workspace)?;
    links::check(workspace, &book)?;
    values::check(workspace)?;
    snippets::check(workspace)
}

/// Builds the book into `target/book` and says where it is.
fn build(workspace: &Workspace) -> Result<PathBuf> {
    let tools = workspace.target.join("tools");
    let mdbook = tools.join("bin").join(format!("mdbook{}", std::env::consts::EXE_SUFFIX));
    if !mdbook.exists() {
        println!("installing mdBook {MDBOOK}, once");
        // Unoptimised: it compiles in half the time, and the book is small.
        let mut install = workspace.cargo(&["install", "mdbook", "--version", MDBOOK, "--locked"]);
        install.args(["--quiet", "--debug", "--no-default-features", "--features", "search"]);
        install.arg("--root").arg(&tools);
        install.arg("--target-dir").arg(tools.join("build")).env("CARGO_PROFILE_DEV_DEBUG", "0");
        run_command(&mut install)?;
        std::fs::remove_dir_all(tools.join("build"))?;
    }
    let book = workspace.target.join("book");
    let source = workspace.root.join("docs");
    let mut build = Command::new(mdbook);
    build.arg("build").arg(source).arg("--dest-dir").arg(&book).env("MDBOOK_LOG", "warn");
    run_command(&mut build)?;
    Ok(book)
}
