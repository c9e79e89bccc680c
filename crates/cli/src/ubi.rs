//! `bingwa ubi`: the engine for other programs.

use std::io::{self, BufReader, Write};

use crate::exit::{Exit, Failure};

/// Shown under the help.
pub(crate) const EXAMPLES: &str = "\
Examples:
  bingwa ubi
  printf 'position startpos\\ngo depth 8\\n' | bingwa ubi
  echo bench | bingwa ubi";

/// Answers what is said on stdin.
pub(crate) fn run(out: &mut impl Write) -> Result<Exit, Failure> {
    bingwa_ubi::run(BufReader::new(io::stdin()), out)?;
    Ok(Exit::Done)
}
