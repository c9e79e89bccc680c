//! What endgame tables know.

use std::{
    path::Path,
    sync::{Arc, Mutex, PoisonError},
};

use bingwa_rules::{AnyPosition, Game, Position, Rules};

use super::{Known, Plies, Source, Verdict, best_of};
use crate::tables::{Entry, TableError, Tables};

/// The games that have endgame tables.
const GAMES: [Rules; 2] = [Rules::Kigogo, Rules::Kimasai];

macro_rules! files {
    ($($name:literal),*) => {
        [$(include_bytes!(concat!("../../../../data/tables/", $name, ".table"))),*]
    };
}

/// The small tables.
static KIGOGO: [&[u8]; 6] =
    files!("kigogo-1-1", "kigogo-1-2", "kigogo-1-3", "kigogo-1-4", "kigogo-2-2", "kigogo-2-3");
static KIMASAI: [&[u8]; 6] = files!(
    "kimasai-1-1",
    "kimasai-1-2",
    "kimasai-1-3",
    "kimasai-1-4",
    "kimasai-2-2",
    "kimasai-2-3"
);

/// Tables that are open; the first that has a position tells of it.
#[derive(Default)]
pub(super) struct Opened {
    tables: Vec<Tables>,
    fault: Mutex<Option<TableError>>,
}

impl Opened {
    /// The tables in the program.
    pub(super) fn built_in() -> Self {
        let open = |rules, files: &[&[u8]]| {
            let files: Vec<Arc<[u8]>> = files.iter().map(|&bytes| bytes.into()).collect();
            Tables::from_bytes(rules, files)
        };
        let mut opened = Self::default();
        for tables in [open(Rules::Kigogo, &KIGOGO), open(Rules::Kimasai, &KIMASAI)] {
            match tables {
                Ok(tables) => opened.tables.push(tables),
                Err(fault) => opened.keep(fault),
            }
        }
        opened
    }

    pub(super) fn add(&mut self, folder: &Path) -> Result<(), TableError> {
        let mut found = Vec::new();
        for rules in GAMES {
            let tables = Tables::open(folder, rules)?;
            if tables.bytes() > 0 {
                found.push(tables);
            }
        }
        if found.is_empty() {
            return Err(TableError::Missing(format!("{}: endgame tables", folder.display())));
        }
        self.tables.append(&mut found);
        Ok(())
    }

    pub(super) fn seeds(&self, rules: Rules) -> u8 {
        let of_game = self.tables.iter().filter(|tables| tables.rules() == rules);
        of_game.map(Tables::seeds).max().unwrap_or(0)
    }

    pub(super) fn probe(&self, position: &AnyPosition) -> Option<Entry> {
        let of_game = self.tables.iter().filter(|tables| tables.rules() == position.rules());
        for tables in of_game {
            match tables.read_any(position) {
                Ok(Some(entry)) => return Some(entry),
                Ok(None) => {}
                Err(fault) => self.keep(fault),
            }
        }
        None
    }

    fn keep(&self, fault: TableError) {
        self.fault.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(fault);
    }

    pub(super) fn fault(&self) -> Option<TableError> {
        self.fault.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    pub(super) fn ask(&self, game: &Game) -> Option<Known> {
        let position = game.position();
        let entry = self.probe(position)?;
        let turn = position.turn();
        let verdict = match entry {
            Entry::Draw => Verdict::Draw,
            Entry::Win { plies } => {
                Verdict::Wins { winner: turn, plies: Plies::Exactly(plies.into()) }
            }
            Entry::Loss { plies } => {
                Verdict::Wins { winner: turn.other(), plies: Plies::Exactly(plies.into()) }
            }
        };
        if !self.holds(game, verdict) {
            return None;
        }
        let mut is_whole = true;
        let best = best_of(position, |_, after| {
            let left = self.probe(after);
            is_whole &= left.is_some();
            left.map(worth_to_other)
        });
        is_whole.then_some(Known { verdict, best, source: Source::Table })
    }

    /// Whether what a table says of the last position holds in this game.
    fn holds(&self, game: &Game, verdict: Verdict) -> bool {
        let Verdict::Wins { winner, plies: Plies::Exactly(plies) } = verdict else { return true };
        if game.position().rules() == Rules::Kimasai {
            return true;
        }
        let seeds = on_board(game.position());
        (0..game.len()).map(|made| game.position_after(made)).all(|before| {
            let sooner = || match self.probe(before) {
                Some(Entry::Win { plies: left }) => {
                    before.turn() == winner && u32::from(left) < plies
                }
                Some(Entry::Loss { plies: left }) => {
                    before.turn() != winner && u32::from(left) < plies
                }
                Some(Entry::Draw) => false,
                None => true,
            };
            on_board(before) != seeds || !sooner()
        })
    }
}

/// What an entry is worth to the player who is not to move: a win the sooner the better.
fn worth_to_other(left: Entry) -> i32 {
    match left {
        Entry::Loss { plies } => 1000 - i32::from(plies),
        Entry::Draw => 0,
        Entry::Win { plies } => i32::from(plies) - 1000,
    }
}

/// The seeds on the board.
fn on_board(position: &AnyPosition) -> u32 {
    let setup = position.setup();
    setup.holes().map(|hole| u32::from(setup.seeds(hole))).sum()
}
