//! Bingwa in a terminal: play and study the Bao games of East Africa.

mod analyse;
mod bench;
mod board;
mod book;
mod calibrate;
mod chart;
mod cli;
mod convert;
mod exit;
mod explain;
mod games;
mod generate;
mod input;
mod interrupt;
mod json;
mod known;
mod moves;
mod network;
mod perft;
mod play;
mod prose;
mod puzzles;
mod selfplay;
mod serve;
mod show;
mod solve;
mod tables;
mod trace;
mod train;
mod ubi;
mod values;
mod verify;
mod versus;

use std::{
    io::{BufWriter, Write},
    process::ExitCode,
};

use clap::Parser;
use cli::{Cli, Command};
use exit::{Exit, Failure};

fn main() -> ExitCode {
    let exit = match Cli::try_parse() {
        Err(error) => cli::say(&error),
        Ok(cli) => {
            cli.color.write_global();
            print(cli.command)
        }
    };
    exit.into()
}

/// Runs a command, and tells how it went.
fn print(command: Command) -> Exit {
    let schema = command.schema();
    let mut out = BufWriter::with_capacity(1 << 16, anstream::stdout());
    let done = run(command, &mut out).and_then(|exit| {
        out.flush()?;
        Ok(exit)
    });
    done.unwrap_or_else(|failure| {
        if let (Some(schema), Failure::Said(_, line)) = (schema, &failure) {
            // Stdout itself may be what failed; the line on stderr tells.
            let _ = json::line(&mut out, &json::Refused::new(schema, line));
            let _ = out.flush();
        }
        failure.end()
    })
}

fn run(command: Command, out: &mut impl Write) -> Result<Exit, Failure> {
    match command {
        Command::Games(args) => games::run(&args, out),
        Command::Show(args) => show::run(&args, out),
        Command::Moves(args) => moves::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Trace(args) => trace::run(&args, out),
        Command::Explain(args) => explain::run(&args, out),
        Command::Convert(args) => convert::run(&args, out),
        Command::Play(args) => play::run(&args),
        Command::Serve(args) => serve::run(&args, out),
        Command::Solve(args) => solve::run(&args, out),
        Command::Verify(args) => verify::run(&args, out),
        Command::Bench(args) => bench::run(&args, out),
        Command::Values(args) => values::run(&args, out),
        Command::Tables(args) => tables::run(&args, out),
        Command::Puzzles(args) => puzzles::run(&args, out),
        Command::Analyse(args) => analyse::run(&args, out),
        Command::Match(args) => versus::run(&args, out),
        Command::Tournament(args) => versus::tournament::run(&args, out),
        Command::Book(args) => book::run(&args, out),
        Command::Selfplay(args) => selfplay::run(&args, out),
        Command::Train(args) => train::run(&args, out),
        Command::Calibrate(args) => calibrate::run(&args, out),
        Command::Ubi => ubi::run(out),
        Command::Completions { shell } => generate::completions(shell, out),
        Command::Man { command } => generate::man(command.as_deref(), out),
    }
}
