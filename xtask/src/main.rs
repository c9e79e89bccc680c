//! `cargo xtask`: everything about this repository that a person would otherwise have to remember.
//!
//! Each command is a file. Whatever a command needs and the machine lacks, the command installs
//! under `target/`, once.

mod bench;
mod clauses;
mod docs;
mod fuzz;
mod house;
mod layers;
mod links;
mod man;
mod play;
mod prove;
mod screenshots;
mod snippets;
mod soak;
mod test;
mod values;
mod wasm;
mod web;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use workspace::Workspace;

#[derive(Parser)]
#[command(bin_name = "cargo xtask", about = "Build, play, check and package Bingwa")]
struct Cli {
    #[command(subcommand)]
    command: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build what is missing and serve the app; with a rules id or `--terminal`, a game right here
    Play(play::Args),
    /// Set up what is missing and run every check and test
    Test(test::Args),
    /// The long runs: a million twin positions, ten million keys, 10,000 games, ten minutes a fuzz target
    Soak,
    /// Build the book into target/book
    Docs(docs::Args),
    /// Fuzz one target, or all
    Fuzz(fuzz::Args),
    /// Run the benchmarks
    Bench(bench::Args),
    /// Solve the small boards again: data/values.jsonl and the book's tables
    Values(values::Args),
    /// Compile rules, records and player for wasm32 with simd128
    Wasm,
    /// Build the browser app into target/site, a folder for any web host
    Site,
    /// Use the browser app in Chromium as people do
    Browser,
    /// Measure what is promised of the browser app: kilobytes, the first screen, frames, speed
    Measure,
    /// Draw every screen of the browser app, into target/screenshots and the book's pictures
    Screenshots(screenshots::Args),
    /// Find the stored proofs again from nothing, and verify them
    Prove(prove::Args),
    /// Write the man pages and shell completions into target/dist
    Man,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = Workspace::load().and_then(|workspace| match cli.command {
        Task::Play(args) => play::run(&workspace, &args),
        Task::Test(args) => test::run(&workspace, &args),
        Task::Soak => soak::run(&workspace),
        Task::Docs(args) => docs::run(&workspace, &args),
        Task::Fuzz(args) => fuzz::run(&workspace, &args),
        Task::Bench(args) => bench::run(&workspace, &args),
        Task::Values(args) => values::run(&workspace, &args),
        Task::Wasm => wasm::run(&workspace),
        Task::Site => web::site(&workspace),
        Task::Browser => web::browser(&workspace),
        Task::Measure => web::measure(&workspace),
        Task::Screenshots(args) => screenshots::run(&workspace, &args),
        Task::Prove(args) => prove::run(&workspace, &args),
        Task::Man => man::run(&workspace),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
