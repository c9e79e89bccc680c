//! What can be wrong with tables.

use std::{io, path::PathBuf};

use bingwa_rules::Rules;

use super::Split;

/// Why tables can't be built, opened or read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    /// The game has no such tables.
    #[error("rules: `{0}` has no endgame tables of this kind: expected kimasai or kigogo")]
    Rules(Rules),
    /// Tables of so few or so many seeds can't be made.
    #[error("stones: found {found}, expected 2 to {most}")]
    Seeds {
        /// What was asked for.
        found: u8,
        /// The most there can be.
        most: u8,
    },
    /// A file or folder could not be read.
    #[error("{}: {error}: give the folder of the tables with --dir", path.display())]
    Read {
        /// Which one.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
    /// A file could not be written. What stood there before is whole.
    #[error("{}: {error}: nothing was damaged; make room or give another folder with --dir, and build again", path.display())]
    Write {
        /// Which one.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
    /// The file is not the table that its name says, or not any more.
    #[error("{name}: {what}: delete it and build the tables again")]
    Damaged {
        /// The file.
        name: String,
        /// What is wrong with it.
        what: &'static str,
    },
    /// Another build works in this folder.
    #[error("{}: another build works in this folder: wait for it or give another with --dir", .0.display())]
    Busy(PathBuf),
    /// A block does not fit the memory allowed.
    #[error(
        "memory: block {split} takes {needs} MiB, and {allowed} MiB are allowed: give more with --memory or fewer stones"
    )]
    Memory {
        /// The block.
        split: Split,
        /// What it takes.
        needs: u64,
        /// What may be taken.
        allowed: u64,
    },
    /// A block that others need is not there.
    #[error("{0}: not there: build the tables again")]
    Missing(String),
    /// A win in more plies than a byte can tell.
    #[error("block {0}: a win takes more plies than a table can hold, 253")]
    TooLong(Split),
}
