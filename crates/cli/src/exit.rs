//! How a command ends: exit codes, and the one line that says what went wrong.

use std::{
    fmt,
    io::{self, Write as _},
    process::ExitCode,
};

/// The exit codes of every command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Exit {
    /// The command did what it was asked for.
    Done = 0,
    /// It could not.
    CouldNot = 1,
    /// Wrong usage, or input that can't be read.
    Unreadable = 2,
    /// The move is not legal.
    NotLegal = 3,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Whoever read stdout has read enough: nothing is said, and nothing is wrong.
    Closed,
    /// With one line for stderr: what, and the cure.
    Said(Exit, String),
}

impl Failure {
    /// The command could not do it.
    pub(crate) fn could_not(what: impl fmt::Display) -> Self {
        Self::Said(Exit::CouldNot, what.to_string())
    }

    /// The input can't be read, or the usage is wrong.
    pub(crate) fn unreadable(what: impl fmt::Display) -> Self {
        Self::Said(Exit::Unreadable, what.to_string())
    }

    /// The move is not legal.
    pub(crate) fn not_legal(what: impl fmt::Display) -> Self {
        Self::Said(Exit::NotLegal, what.to_string())
    }

    /// Says on stderr what there is to say, and gives the exit code.
    pub(crate) fn end(self) -> Exit {
        match self {
            Self::Closed => Exit::Done,
            Self::Said(exit, line) => {
                say(&line);
                exit
            }
        }
    }
}

/// Says something on stderr, in one line.
pub(crate) fn say(line: &str) {
    // Without stderr there is nobody left to tell.
    let _ = writeln!(io::stderr(), "bingwa: {}", one_line(line));
}

/// The text on one line, whatever somebody wrote into it: control characters are spelled out.
pub(crate) fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter.is_control() {
            true => line.extend(letter.escape_default()),
            false => line.push(letter),
        }
    }
    line
}

/// An error in writing to stdout.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::could_not(format_args!("stdout: {error}: write elsewhere")),
        }
    }
}

/// An error in writing JSON to stdout.
impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Self::from(io::Error::from(error))
    }
}
