//! Puzzle files: a puzzle a line, as told in the book.

use std::{
    fs::File,
    io::{BufRead, BufReader, Read as _},
    path::Path,
};

use bingwa_rules::{AnyPosition, Position as _, Rules};
use bingwa_solve::puzzles::{Goal, Puzzle};
use serde::{Deserialize, Serialize};

use crate::exit::Failure;

/// Names the form of a line.
pub(super) const SCHEMA: &str = "bingwa.puzzles/1";

/// The most bytes of a line.
const LONGEST: u64 = 4096;

/// A line of a puzzle file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Line {
    schema: String,
    /// Tells the puzzle from all others of the game: the first half of its position's key.
    pub(super) id: String,
    pub(super) rules: String,
    pub(super) position: String,
    #[serde(flatten)]
    pub(super) goal: Told,
    pub(super) solution: Vec<String>,
    pub(super) rating: u32,
    pub(super) themes: Vec<String>,
    pub(super) source: Source,
}

/// What the right move does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "goal", rename_all = "lowercase")]
pub(super) enum Told {
    Win { plies: u32, alone: u32 },
    Margin { margin: i32, next: i32 },
}

/// The game that the position is from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Source {
    pub(super) seed: u32,
    pub(super) game: u32,
    pub(super) ply: usize,
}

impl Line {
    pub(super) fn new(puzzle: &Puzzle, source: Source) -> Self {
        let goal = match puzzle.goal {
            Goal::Win { plies, alone } => Told::Win { plies, alone },
            Goal::Margin { margin, next } => Told::Margin { margin, next },
        };
        let position = puzzle.position;
        Self {
            schema: SCHEMA.to_owned(),
            id: format!("{:08x}", position.key() >> 32),
            rules: position.rules().id().to_owned(),
            position: position.to_string(),
            goal,
            solution: puzzle.solution.iter().map(ToString::to_string).collect(),
            rating: puzzle.rating,
            themes: puzzle.themes.iter().map(ToString::to_string).collect(),
            source,
        }
    }

    /// The position, checked.
    pub(super) fn position(&self) -> Result<AnyPosition, String> {
        let rules: Rules = self.rules.parse().map_err(|error| format!("{error}"))?;
        AnyPosition::parse(rules, &self.position).map_err(|error| error.to_string())
    }
}

/// The lines of a puzzle file.
pub(super) fn read(path: &Path) -> Result<Vec<Line>, Failure> {
    let name = path.display();
    let unreadable =
        |error| Failure::unreadable(format_args!("{name}: {error}: give a file of puzzles"));
    let mut reader = BufReader::new(File::open(path).map_err(unreadable)?);
    let mut lines = Vec::new();
    for number in 1.. {
        let mut bytes = Vec::new();
        (&mut reader).take(LONGEST).read_until(b'\n', &mut bytes).map_err(unreadable)?;
        if bytes.is_empty() {
            break;
        }
        let line: Line = serde_json::from_slice(&bytes).map_err(|error| {
            Failure::unreadable(format_args!(
                "{name}: line {number}: no puzzle, but each line must be one, as JSON: {error}"
            ))
        })?;
        if line.schema != SCHEMA {
            let found = &line.schema;
            return Err(Failure::unreadable(format_args!(
                "{name}: line {number}: schema: found `{found}`, expected `{SCHEMA}`"
            )));
        }
        lines.push(line);
    }
    if lines.is_empty() {
        return Err(Failure::unreadable(format_args!("{name}: it holds no puzzle")));
    }
    Ok(lines)
}
