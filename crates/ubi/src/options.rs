//! The options of the engine, and what they may be.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use bingwa_engine::{Book, Judgement, Level};
use bingwa_rules::Rules;
use sysinfo::{MemoryRefreshKind, RefreshKind, System};

use crate::{book::read_book, fault::Fault, network::read_network};

/// The most memory that may be asked for, in MiB.
const MOST_HASH: usize = 1 << 20;
/// The most threads.
const MOST_THREADS: usize = 512;
/// The most lines.
const MOST_LINES: usize = 64;

/// The networks of the program, instead of a file's.
const BUILT_IN: &str = "<built in>";
/// The weights, instead of any network.
const WEIGHTS: &str = "<weights>";

/// What was set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Options {
    /// Memory for what is found, in MiB.
    pub(crate) hash: usize,
    pub(crate) threads: usize,
    /// How many of the best moves are told.
    pub(crate) lines: usize,
    /// How well to play; as well as possible where none is set.
    pub(crate) level: Option<Level>,
    pub(crate) seed: u64,
    /// By what positions are judged.
    pub(crate) judgement: Judgement,
    /// Folders of endgame tables.
    pub(crate) tables: Vec<PathBuf>,
    /// Whether moves of the opening book are played; where nobody said so, as the level has it.
    pub(crate) plays_book: Option<bool>,
    /// The book of a file, in place of the program's own.
    pub(crate) book: Option<Arc<Book>>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            hash: 16,
            threads: 1,
            lines: 1,
            level: None,
            seed: 0,
            judgement: Judgement::default(),
            tables: Vec::new(),
            plays_book: None,
            book: None,
        }
    }
}

impl Options {
    /// A line for each option.
    pub(crate) fn tell() -> Vec<String> {
        let Self { hash, threads, lines, seed, .. } = Self::default();
        let levels: String =
            (1..=Level::MOST.number()).map(|level| format!("var {level} ")).collect();
        vec![
            format!("option name Hash type spin default {hash} min 1 max {MOST_HASH}"),
            format!("option name Threads type spin default {threads} min 1 max {MOST_THREADS}"),
            format!("option name MultiPV type spin default {lines} min 1 max {MOST_LINES}"),
            format!("option name Level type combo default full {levels}var full"),
            format!("option name Seed type spin default {seed} min 0 max {}", u64::MAX),
            format!("option name EvalFile type string default {BUILT_IN}"),
            "option name TablePath type string default <empty>".to_owned(),
            "option name OwnBook type check default false".to_owned(),
            "option name BookFile type string default <empty>".to_owned(),
        ]
    }

    /// The book whose moves are played under these rules, if any is.
    pub(crate) fn book(&self, rules: Rules) -> Option<Arc<Book>> {
        let by_level = self.level.is_some() && Book::is_known_at(self.level);
        let plays = self.plays_book.unwrap_or(by_level);
        plays.then(|| self.book.clone().unwrap_or_else(|| Book::built_in(rules)))
    }

    /// The options with one of them changed.
    pub(crate) fn with(&self, name: &str, value: &str) -> Result<Self, Fault> {
        let mut options = self.clone();
        match name.to_ascii_lowercase().as_str() {
            "hash" => options.hash = memory(value)?,
            "threads" => options.threads = within("Threads", value, MOST_THREADS)?,
            "multipv" => options.lines = within("MultiPV", value, MOST_LINES)?,
            "level" if value == "full" => options.level = None,
            "level" => {
                let expected = format!("1 to {} or full", Level::MOST.number());
                let level = value.parse().map_err(|_| Fault::value("Level", value, expected))?;
                options.level = Some(level);
            }
            "seed" => {
                let wrong = |_| Fault::value("Seed", value, "a whole number");
                options.seed = value.parse().map_err(wrong)?;
            }
            "evalfile" => {
                options.judgement = match value {
                    "" | "<empty>" | BUILT_IN => Judgement::BuiltIn,
                    WEIGHTS => Judgement::Weights,
                    path => Judgement::Network(Arc::new(read_network(Path::new(path))?)),
                }
            }
            "tablepath" if matches!(value, "" | "<empty>") => options.tables = Vec::new(),
            "tablepath" => options.tables = std::env::split_paths(value).collect(),
            "ownbook" => {
                let wrong = |_| Fault::value("OwnBook", value, "true or false");
                options.plays_book = Some(value.parse().map_err(wrong)?);
            }
            "bookfile" if matches!(value, "" | "<empty>") => options.book = None,
            "bookfile" => options.book = Some(Arc::new(read_book(Path::new(value))?)),
            _ => {
                let expected = "an option: Hash, Threads, MultiPV, Level, Seed, EvalFile, \
                                TablePath, OwnBook or BookFile";
                return Err(Fault::value("setoption", name, expected));
            }
        }
        Ok(options)
    }
}

fn within(field: &str, value: &str, most: usize) -> Result<usize, Fault> {
    let number = value.parse().ok().filter(|number| (1..=most).contains(number));
    number.ok_or_else(|| Fault::value(field, value, format!("1 to {most}")))
}

/// As much memory as was asked for, if the machine has it to spare.
fn memory(value: &str) -> Result<usize, Fault> {
    let mib = within("Hash", value, MOST_HASH)?;
    let only = RefreshKind::nothing().with_memory(MemoryRefreshKind::nothing().with_ram());
    let system = System::new_with_specifics(only);
    let inside = system.cgroup_limits().map_or(u64::MAX, |limits| limits.free_memory);
    // Where a system doesn't tell, the attempt to get the memory decides.
    let free = match system.available_memory().min(inside) >> 20 {
        0 => usize::MAX,
        free => usize::try_from(free).unwrap_or(usize::MAX),
    };
    if mib > free {
        let expected = format!("no more than the {free} MiB that are free");
        return Err(Fault::value("Hash", value, expected));
    }
    Ok(mib)
}
