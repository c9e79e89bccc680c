//! `bingwa puzzles check`.

use std::{collections::HashSet, io::Write, path::Path, time::Instant};

use bingwa_solve::puzzles::Puzzle;
use serde::Serialize;

use super::{
    Check,
    file::{self, Line, Told},
};
use crate::{
    exit::{Exit, Failure},
    json, prose,
};

/// Names the schema of the answer.
pub(super) const SCHEMA: &str = "bingwa.puzzles-check/1";

/// More than any puzzle of the book needs.
const EFFORT: u64 = 1 << 28;

#[derive(Serialize)]
struct Answer {
    schema: &'static str,
    file: String,
    puzzles: usize,
    seconds: f64,
}

/// Proves each puzzle of each file, and stops at the first that doesn't hold.
pub(super) fn run(args: &Check, out: &mut impl Write) -> Result<Exit, Failure> {
    let mut seen = HashSet::new();
    for path in &args.files {
        let begin = Instant::now();
        let lines = file::read(path)?;
        for (index, line) in lines.iter().enumerate() {
            check(line, &mut seen).map_err(|fault| wrong(path, index, &fault))?;
        }
        let (file, seconds) = (path.display().to_string(), begin.elapsed().as_secs_f64());
        if args.json {
            let puzzles = lines.len();
            json::line(out, &Answer { schema: SCHEMA, file, puzzles, seconds })?;
        } else {
            let many = prose::many(lines.len() as u64, "puzzle");
            writeln!(out, "{file}: {many}, each proven again, {}", prose::seconds(seconds))?;
        }
        out.flush()?;
    }
    Ok(Exit::Done)
}

fn wrong(path: &Path, index: usize, fault: &str) -> Failure {
    Failure::could_not(format_args!("{}: line {}: {fault}", path.display(), index + 1))
}

/// Finds the puzzle of a line's position again, and compares.
fn check(line: &Line, seen: &mut HashSet<(String, String)>) -> Result<(), String> {
    let position = line.position()?;
    let most = match line.goal {
        Told::Win { plies, .. } => plies,
        Told::Margin { .. } => 0,
    };
    let found = Puzzle::find(&position, most, EFFORT).map_err(|spent| spent.to_string())?;
    let Some(found) = found else {
        return Err("position: there is no puzzle in it".to_owned());
    };
    let found = Line::new(&found, line.source);
    if let Some(difference) = difference(line, &found) {
        return Err(difference);
    }
    match seen.insert((line.rules.clone(), line.id.clone())) {
        true => Ok(()),
        false => Err(format!("id: {} stands twice", line.id)),
    }
}

/// What a line says otherwise than was found.
fn difference(line: &Line, found: &Line) -> Option<String> {
    let say = |field, told: &dyn std::fmt::Debug, found: &dyn std::fmt::Debug| {
        Some(format!("{field}: the file says {told:?}, found {found:?}"))
    };
    match () {
        () if line.id != found.id => say("id", &line.id, &found.id),
        () if line.goal != found.goal => say("goal", &line.goal, &found.goal),
        () if line.solution != found.solution => say("solution", &line.solution, &found.solution),
        () if line.rating != found.rating => say("rating", &line.rating, &found.rating),
        () if line.themes != found.themes => say("themes", &line.themes, &found.themes),
        () => None,
    }
}
