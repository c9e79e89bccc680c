//! `bingwa puzzles solve`.

use std::{io::Write, sync::atomic::AtomicBool, time::Instant};

use bingwa_engine::{Engine, Limits};
use bingwa_rules::Game;
use serde::Serialize;

use super::{
    Solve,
    file::{self, Line},
};
use crate::{
    exit::{Exit, Failure},
    json, prose,
};

/// Names the schema of the answer.
pub(super) const SCHEMA: &str = "bingwa.puzzles-solve/1";

#[derive(Serialize)]
struct Answer {
    schema: &'static str,
    file: String,
    puzzles: usize,
    solved: usize,
    /// The ids of those that were not.
    missed: Vec<String>,
    seconds: f64,
}

/// Searches each puzzle; it is solved where the engine's move is the right one.
pub(super) fn run(args: &Solve, out: &mut impl Write) -> Result<Exit, Failure> {
    let engine =
        Engine::new(args.hash as usize, args.threads.into()).map_err(Failure::could_not)?;
    let (mut puzzles, mut solved) = (0, 0);
    for path in &args.files {
        let begin = Instant::now();
        let lines = file::read(path)?;
        let mut missed = Vec::new();
        for (index, line) in lines.iter().enumerate() {
            let is_solved = solve(args, &engine, line).map_err(|fault| {
                let name = path.display();
                Failure::unreadable(format_args!("{name}: line {}: {fault}", index + 1))
            })?;
            if !is_solved {
                missed.push(line.id.clone());
            }
        }
        let answer = Answer {
            schema: SCHEMA,
            file: path.display().to_string(),
            puzzles: lines.len(),
            solved: lines.len() - missed.len(),
            missed,
            seconds: begin.elapsed().as_secs_f64(),
        };
        puzzles += answer.puzzles;
        solved += answer.solved;
        if args.json {
            json::line(out, &answer)?;
        } else {
            tell(&answer, out)?;
        }
        out.flush()?;
    }
    if !args.json && args.files.len() > 1 {
        writeln!(out, "in all: {solved} of {puzzles} solved")?;
    }
    Ok(Exit::Done)
}

fn tell(answer: &Answer, out: &mut impl Write) -> Result<(), Failure> {
    let Answer { file, puzzles, solved, missed, seconds, .. } = answer;
    write!(out, "{file}: {solved} of {puzzles} solved, {}", prose::seconds(*seconds))?;
    if !missed.is_empty() {
        write!(out, "; not {}", missed.join(", "))?;
    }
    Ok(writeln!(out)?)
}

/// Whether the engine finds the right move.
fn solve(args: &Solve, engine: &Engine, line: &Line) -> Result<bool, String> {
    let game = Game::new(line.position()?);
    engine.forget();
    let limits = match args.nodes {
        Some(nodes) => Limits { nodes: Some(nodes), ..Limits::default() },
        None => Limits { time: Some(args.time), ..Limits::default() },
    };
    let found = engine.search(&game, &limits, &[], &AtomicBool::new(false), |_| ());
    let best = found.map(|found| found.best.to_string());
    Ok(best.is_some() && best.as_ref() == line.solution.first())
}
