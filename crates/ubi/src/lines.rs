//! Lines of a stream, read in bounded memory.

use std::io::{BufRead, Read as _};

/// The most bytes of a line that are read; a game of ten thousand moves fits.
const LONGEST: u64 = 1 << 16;

/// A line, or why it is none.
pub(crate) type Line = Result<String, &'static str>;

/// Reads lines one by one; ends with the stream, or where it can't be read.
pub(crate) struct Lines<R>(R);

impl<R: BufRead> Lines<R> {
    pub(crate) const fn new(input: R) -> Self {
        Self(input)
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = Line;

    fn next(&mut self) -> Option<Line> {
        let mut line = Vec::new();
        (&mut self.0).take(LONGEST + 1).read_until(b'\n', &mut line).ok()?;
        if line.is_empty() {
            return None;
        }
        if line.last() != Some(&b'\n') && line.len() as u64 > LONGEST {
            self.0.skip_until(b'\n').ok()?;
            return Some(Err("line: found more than 65536 bytes, expected a command"));
        }
        let wrong = "line: found bytes that are not UTF-8, expected a command";
        Some(String::from_utf8(line).map_err(|_| wrong))
    }
}
