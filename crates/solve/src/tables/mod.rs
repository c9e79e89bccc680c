//! Endgame tables of Kimasai and Kigogo: the value of every position with few seeds, and how far
//! off its end is.
//!
//! A *layer* is all positions with so many seeds on the board; its *blocks* are told apart by how
//! many of them each player has. Captures take seeds out of these games and nothing brings any back,
//! so a block needs no more than those of fewer seeds, and a file holds one block. The player to move
//! is always South: a position and the same one turned round have one entry.
//!
//! - **Kimasai.** No position comes back, so nothing is ever drawn, and `kimasai` settles each
//!   position once, after all that its moves lead to.
//! - **Kigogo.** Positions may come back, which draws the game (KIG-8). `kigogo` looks for the
//!   positions from which a player can force an end, in the fewest plies; all others are draws. What
//!   is won so is won whatever was played before: a win in a table goes on to shorter and shorter
//!   wins, so no position of its own play comes back. Yet one that stood on the board *before* may,
//!   and with it the draw: a table tells what a position is worth with nothing behind it.
//!
//! ```no_run
//! use bingwa_rules::{Rules, Variant, kimasai::Kimasai};
//! use bingwa_solve::tables::{Entry, Tables};
//!
//! let tables = Tables::open("data/tables".as_ref(), Rules::Kimasai)?;
//! let rows = "0,0,0,0,0,0,0,0,0,0,0,0";
//! let position = Kimasai::parse(&format!("{rows}/0,0,0,0,0,1,0,0,0,0,0,0/0,0,0,0,0,0,1,0,0,0,0,0/{rows} S"))?;
//! assert_eq!(tables.probe(&position), Some(Entry::Win { plies: 1 }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod block;
mod build;
mod check;
mod code;
mod error;
mod facts;
mod file;
mod half;
mod kigogo;
mod kimasai;
mod source;
mod winners;

use std::{
    path::Path,
    sync::{Arc, Mutex, PoisonError},
};

use bingwa_rules::{AnyPosition, Outcome, Rules, kigogo::Kigogo, kimasai::Kimasai};

pub use block::Split;
pub use build::{Build, Progress, build};
pub use check::{Checked, Wrong, check};
pub use code::Entry;
pub use error::TableError;
pub use facts::{Facts, Longest, facts};
pub use half::{Half, Halved};
pub use winners::Winners;

use file::{CHUNK, TableFile};

/// The most seeds that a table can have.
pub const MOST_SEEDS: u8 = 11;

/// Chunks that are kept unpacked, 32 KiB each.
const KEPT: usize = 128;

/// A chunk of a file, unpacked.
type Kept = Option<(usize, usize, Arc<[u8]>)>;

/// The tables of a game, open for probing by any number of threads.
pub struct Tables {
    rules: Rules,
    files: Vec<(Split, TableFile)>,
    kept: Vec<Mutex<Kept>>,
}

/// What depends on the game, for callers that learn at run time which it is.
macro_rules! by_game {
    ($rules:expr, $game:ident => $do:expr) => {
        match $rules {
            Rules::Kimasai => {
                type $game = bingwa_rules::kimasai::Kimasai;
                $do
            }
            Rules::Kigogo => {
                type $game = bingwa_rules::kigogo::Kigogo;
                $do
            }
            other => Err(TableError::Rules(other)),
        }
    };
}
use by_game;

impl Tables {
    /// Opens the tables of a game that are in a folder, however many.
    ///
    /// Files are mapped into memory. Nothing but the list of each one's chunks is read yet, and that the
    /// file is as long as the list says.
    ///
    /// # Errors
    ///
    /// [`TableError::Rules`] for a game without tables; [`TableError::Read`] where there is no such
    /// folder or a file can't be read; [`TableError::Damaged`].
    pub fn open(folder: &Path, rules: Rules) -> Result<Self, TableError> {
        let read = |error| TableError::Read { path: folder.to_owned(), error };
        std::fs::read_dir(folder).map_err(read)?;
        let mut files = Vec::new();
        by_game!(rules, G => {
            for split in (2..=MOST_SEEDS).flat_map(Split::of_layer) {
                files.extend(TableFile::open::<G>(folder, split)?.map(|file| (split, file)));
            }
            Ok(())
        })?;
        Ok(Self::new(rules, files))
    }

    /// The tables of a game whose files are in memory already, in any order.
    ///
    /// # Errors
    ///
    /// As for [`open`](Self::open).
    pub fn from_bytes(
        rules: Rules,
        files: impl IntoIterator<Item = Arc<[u8]>>,
    ) -> Result<Self, TableError> {
        let open = |bytes| by_game!(rules, G => TableFile::from_bytes::<G>(bytes));
        let files: Result<Vec<_>, _> = files.into_iter().map(open).collect();
        by_game!(rules, G => Ok(<G as bingwa_rules::Variant>::RULES))?;
        Ok(Self::new(rules, files?))
    }

    fn new(rules: Rules, files: Vec<(Split, TableFile)>) -> Self {
        let kept = if files.is_empty() { 0 } else { KEPT };
        Self { rules, files, kept: (0..kept).map(|_| Mutex::new(None)).collect() }
    }

    /// The game.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// With up to so many seeds on the board every position has an entry; 0 without tables.
    pub fn seeds(&self) -> u8 {
        let whole = |seeds: &u8| {
            Split::of_layer(*seeds).all(|split| self.files.iter().any(|(held, _)| *held == split))
        };
        (2..=MOST_SEEDS).take_while(whole).last().unwrap_or(0)
    }

    /// The bytes of all files.
    pub fn bytes(&self) -> u64 {
        self.files.iter().map(|(_, file)| file.length()).sum()
    }

    /// The entry of a position, if these tables have it and can be read.
    pub fn probe<G: Halved>(&self, position: &G) -> Option<Entry> {
        self.read(position).ok().flatten()
    }

    /// The entry of a position of any game, as [`probe`](Self::probe).
    pub fn probe_any(&self, position: &AnyPosition) -> Option<Entry> {
        self.read_any(position).ok().flatten()
    }

    /// The entry of a position of any game, as [`read`](Self::read).
    ///
    /// # Errors
    ///
    /// As for [`read`](Self::read).
    pub fn read_any(&self, position: &AnyPosition) -> Result<Option<Entry>, TableError> {
        match position {
            AnyPosition::Kimasai(position) => self.read::<Kimasai>(position),
            AnyPosition::Kigogo(position) => self.read::<Kigogo>(position),
            _ => Ok(None),
        }
    }

    /// The entry of a position; `None` if these tables don't have it.
    ///
    /// # Errors
    ///
    /// [`TableError::Read`] or [`TableError::Damaged`].
    pub fn read<G: Halved>(&self, position: &G) -> Result<Option<Entry>, TableError> {
        if G::RULES != self.rules {
            return Ok(None);
        }
        let [mover, other] = position.sizes();
        if mover == 0 || other == 0 {
            return Ok(position.outcome().map(|over| finished(position, over)));
        }
        if mover + other > u32::from(MOST_SEEDS) {
            return Ok(None);
        }
        let split = Split::of(mover as u8, other as u8);
        let Some(file) = self.files.iter().position(|(held, _)| *held == split) else {
            return Ok(None);
        };
        let place = block::place::<G>(split, mover as u8, position.numbers()) as usize;
        let codes = self.chunk(file, place / CHUNK)?;
        Ok(codes.get(place % CHUNK).map(|&code| Entry::of(code)))
    }

    /// A chunk, as it was kept or unpacked now.
    fn chunk(&self, file: usize, chunk: usize) -> Result<Arc<[u8]>, TableError> {
        let slot = &self.kept[(file * 31 + chunk) % self.kept.len()];
        let mut kept = slot.lock().unwrap_or_else(PoisonError::into_inner);
        match &*kept {
            Some((of, at, codes)) if (*of, *at) == (file, chunk) => Ok(codes.clone()),
            _ => {
                let codes: Arc<[u8]> = self.files[file].1.chunk(chunk)?.into();
                *kept = Some((file, chunk, codes.clone()));
                Ok(codes)
            }
        }
    }
}

/// The entry of a position in which somebody has no seeds: play is over.
fn finished<G: Halved>(position: &G, over: Outcome) -> Entry {
    match over.winner == Some(position.turn()) {
        true => Entry::Win { plies: 0 },
        false => Entry::Loss { plies: 0 },
    }
}
