//! What commands read: rules ids, positions, moves, and lines of a stream.

use std::{
    ffi::OsStr,
    io::{self, BufRead, Read as _, Stdin},
};

use bingwa_rules::{AnyPosition, Game, Move, ReadMoveError, Rules, read_move};
use clap::{
    Arg, Command,
    builder::{PossibleValue, TypedValueParser},
    error::ErrorKind,
};

use crate::{exit::Failure, prose};

/// The most bytes of a line that are read. The longest position has some 130, so a longer line is
/// no position.
const LONGEST_LINE: u64 = 4096;

/// Reads a rules id for clap, and suggests the nearest one after a typing error.
#[derive(Clone)]
pub(crate) struct RulesParser;

impl TypedValueParser for RulesParser {
    type Value = Rules;

    fn parse_ref(&self, _: &Command, _: Option<&Arg>, value: &OsStr) -> Result<Rules, clap::Error> {
        value
            .to_string_lossy()
            .parse()
            .map_err(|error| clap::Error::raw(ErrorKind::InvalidValue, error))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let value = |rules: &Rules| PossibleValue::new(rules.id()).help(rules.name());
        Some(Box::new(Rules::ALL.iter().map(value)))
    }
}

/// The position that a command is about.
#[derive(clap::Args)]
pub(crate) struct Board {
    /// The rules id
    #[arg(value_parser = RulesParser)]
    pub(crate) rules: Rules,
    /// The position, as text; `-` reads it from stdin [default: the start]
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
}

impl Board {
    /// The position asked for.
    pub(crate) fn position(&self) -> Result<AnyPosition, Failure> {
        position(self.rules, self.position.as_deref())
    }
}

/// The position of a text, of the first line of stdin where the text is `-`, or of the start.
pub(crate) fn position(rules: Rules, text: Option<&str>) -> Result<AnyPosition, Failure> {
    let line;
    let text = match text {
        None => return Ok(AnyPosition::start(rules)),
        Some("-") => {
            line = Lines::stdin().next().unwrap_or_else(|| Ok(Ok(String::new())))?;
            line.as_deref().map_err(Failure::unreadable)?
        }
        Some(text) => text,
    };
    AnyPosition::parse(rules, text).map_err(Failure::unreadable)
}

/// A legal move of a position.
pub(crate) fn legal_move(position: &AnyPosition, text: &str) -> Result<Move, Failure> {
    read_move(position, text).map_err(|error| match &error {
        ReadMoveError::Illegal { refusal, .. } => {
            Failure::not_legal(format_args!("{error}: {}", prose::refusal(position, refusal)))
        }
        ReadMoveError::Text(_) | ReadMoveError::Ambiguous { .. } => Failure::unreadable(error),
    })
}

/// Plays moves on in a game; they are parted by blanks.
pub(crate) fn play_on(game: &mut Game, moves: Option<&str>) -> Result<(), Failure> {
    for text in moves.unwrap_or_default().split_whitespace() {
        let played = legal_move(game.position(), text)?;
        game.play(played).map_err(Failure::not_legal)?;
    }
    Ok(())
}

/// A line of a stream that is not text of a sensible length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BadLine {
    /// It has more bytes than any position.
    TooLong,
    /// It is not UTF-8.
    NotText,
}

impl std::fmt::Display for BadLine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::TooLong => {
                write!(f, "line: found more than {LONGEST_LINE} bytes, expected a position")
            }
            Self::NotText => {
                f.write_str("line: found bytes that are not UTF-8, expected a position")
            }
        }
    }
}

/// The lines of a stream, read one by one in bounded memory.
pub(crate) struct Lines<R> {
    reader: R,
}

impl Lines<io::BufReader<Stdin>> {
    /// The lines of stdin.
    pub(crate) fn stdin() -> Self {
        Self { reader: io::BufReader::with_capacity(1 << 16, io::stdin()) }
    }

    /// Whether the next line would have to be waited for, as far as is known.
    pub(crate) fn would_wait(&self) -> bool {
        self.reader.buffer().is_empty()
    }
}

impl<R: BufRead> Lines<R> {
    /// The next line without its end; `None` after the last one.
    ///
    /// A line that is too long is passed over to its end.
    fn read(&mut self) -> io::Result<Option<Result<String, BadLine>>> {
        let mut line = Vec::new();
        (&mut self.reader).take(LONGEST_LINE + 1).read_until(b'\n', &mut line)?;
        if line.is_empty() {
            return Ok(None);
        }
        if line.last() != Some(&b'\n') && line.len() as u64 > LONGEST_LINE {
            self.reader.skip_until(b'\n')?;
            return Ok(Some(Err(BadLine::TooLong)));
        }
        if line.last() == Some(&b'\n') {
            line.pop();
        }
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        Ok(Some(String::from_utf8(line).map_err(|_| BadLine::NotText)))
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = Result<Result<String, BadLine>, Failure>;

    fn next(&mut self) -> Option<Self::Item> {
        self.read()
            .map_err(|error| {
                Failure::unreadable(format_args!("stdin: {error}: give text, a position a line"))
            })
            .transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<Result<String, BadLine>> {
        Lines { reader: bytes }.map(|line| line.expect("a slice can be read")).collect()
    }

    #[test]
    fn lines_end_as_on_any_system() {
        let text = |text: &str| Ok(text.to_owned());
        assert_eq!(lines(b"a\r\n\nb\n"), [text("a"), text(""), text("b")]);
        assert_eq!(lines(b"a\nb"), [text("a"), text("b")]);
        assert_eq!(lines(b""), []);
    }

    #[test]
    fn a_bad_line_is_passed_over() {
        let mut bytes = vec![b'0'; 3 * LONGEST_LINE as usize];
        bytes.extend(b"\nnext\n\xff\n");
        let expected = [Err(BadLine::TooLong), Ok("next".to_owned()), Err(BadLine::NotText)];
        assert_eq!(lines(&bytes), expected);
    }

    #[test]
    fn the_longest_line_is_read() {
        let mut bytes = vec![b'0'; LONGEST_LINE as usize];
        bytes.extend(b"\nnext");
        assert!(lines(&bytes).iter().all(Result::is_ok));
        bytes.insert(0, b'0');
        assert_eq!(lines(&bytes), [Err(BadLine::TooLong), Ok("next".to_owned())]);
    }
}
