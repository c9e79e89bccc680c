//! Checking tables: every entry against those of the positions that its moves lead to.
//!
//! The moves are those of the rules, position by position; nothing of how tables are built is used.
//! If every entry agrees with its successors' all are right: a win or loss tells of shorter ones, down
//! to ends that the rules know, and a draw has no move to a lost position and one at least to a draw.

use std::{
    collections::{BTreeMap, btree_map::Entry as MapEntry},
    num::NonZeroUsize,
    path::Path,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use bingwa_rules::Rules;

use super::{
    Entry, MOST_SEEDS, Progress, TableError,
    block::{Codes, Split, View},
    build::load,
    by_game,
    code::{self, LOST},
    file::TableFile,
    half::{self, Halved, count},
};

/// What a check found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// Layers up to so many seeds were checked, those that are there whole.
    pub seeds: u8,
    /// Entries looked at.
    pub positions: u64,
    /// Entries that don't agree with their successors.
    pub wrong: u64,
    /// The first of them found.
    pub example: Option<Wrong>,
}

/// An entry that does not agree with its successors.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The position.
    pub position: String,
    /// What the table says.
    pub found: Entry,
    /// What follows from its successors.
    pub expected: Entry,
}

/// Checks every entry of the tables of a game in a folder, those up to `seeds` or all.
///
/// # Errors
///
/// [`TableError::Read`], [`TableError::Damaged`], and [`TableError::Missing`] where a block is
/// missing that one which is there needs.
pub fn check(
    rules: Rules,
    folder: &Path,
    seeds: Option<u8>,
    threads: NonZeroUsize,
    tell: &(dyn Fn(Progress) + Sync),
) -> Result<Checked, TableError> {
    by_game!(rules, G => check_game::<G>(folder, seeds.unwrap_or(MOST_SEEDS), threads, tell))
}

fn check_game<G: Halved>(
    folder: &Path,
    seeds: u8,
    threads: NonZeroUsize,
    tell: &(dyn Fn(Progress) + Sync),
) -> Result<Checked, TableError> {
    let found = Mutex::new(Checked::default());
    let mut held: BTreeMap<Split, Codes> = BTreeMap::new();
    let mut files = Vec::new();
    for split in (2..=seeds.min(MOST_SEEDS)).flat_map(Split::of_layer) {
        files.extend(TableFile::open::<G>(folder, split)?.map(|file| (split, file)));
    }
    let positions = files.iter().map(|(split, _)| split.positions::<G>() as u64).sum();
    tell(Progress::Planned { positions });
    for (split, file) in files {
        held.retain(|below, _| below.seeds() + G::TAKES >= split.seeds());
        for below in split.below::<G>() {
            if let MapEntry::Vacant(place) = held.entry(below) {
                place.insert(load::<G>(folder, below)?);
            }
        }
        held.insert(split, file.codes::<G>(split)?);
        let positions = split.positions::<G>() as u64;
        tell(Progress::Begun { split, positions, memory: 0 });
        let rows = AtomicUsize::new(0);
        thread::scope(|scope| {
            for _ in 0..threads.get() {
                scope.spawn(|| check_rows::<G>(split, &held, &rows, &found, tell));
            }
        });
        let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
        (found.seeds, found.positions) = (split.seeds(), found.positions + positions);
        tell(Progress::Done { split, positions, bytes: file.length() });
    }
    Ok(found.into_inner().unwrap_or_else(PoisonError::into_inner))
}

/// Checks the positions of halves that nobody has taken yet, until there are none left.
fn check_rows<G: Halved>(
    split: Split,
    held: &BTreeMap<Split, Codes>,
    rows: &AtomicUsize,
    found: &Mutex<Checked>,
    tell: &(dyn Fn(Progress) + Sync),
) {
    let views = views::<G>(held);
    let movers = [split.fewer, split.more];
    let movers = &movers[..if split.fewer == split.more { 1 } else { 2 }];
    loop {
        let row = rows.fetch_add(1, Ordering::Relaxed);
        if row >= count::<G>(split.fewer) {
            return;
        }
        for &mover in movers {
            let mut positions = 0;
            for column in 0..count::<G>(split.more) as u32 {
                let other = split.seeds() - mover;
                let numbers =
                    if mover == split.fewer { [row as u32, column] } else { [column, row as u32] };
                let halves =
                    [half::half::<G>(mover, numbers[0]), half::half::<G>(other, numbers[1])];
                let position = G::joined(halves);
                let code =
                    views[usize::from(mover)][usize::from(other)].code(numbers[0], numbers[1]);
                let expected = expected(&position, &views);
                if code != expected {
                    let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
                    found.wrong += 1;
                    let [found_entry, expected] = [code, expected].map(Entry::of);
                    found.example.get_or_insert_with(|| Wrong {
                        position: position.setup().to_string(),
                        found: found_entry,
                        expected,
                    });
                }
                positions += 1;
            }
            tell(Progress::Settled { split, positions, sweep: 1 });
        }
    }
}

/// Codes by the seeds of the player to move and of the opponent.
type Views<'a> = [[View<'a>; MOST_SEEDS as usize]; MOST_SEEDS as usize];

fn views<G: Halved>(held: &BTreeMap<Split, Codes>) -> Views<'_> {
    std::array::from_fn(|mover| {
        std::array::from_fn(|other| {
            let (mover, other) = (mover as u8, other as u8);
            let split = Split::of(mover, other);
            held.get(&split).map_or(View::EMPTY, |codes| codes.view::<G>(split, mover))
        })
    })
}

/// The code of a position by those that its moves lead to.
fn expected<G: Halved>(position: &G, views: &Views<'_>) -> u8 {
    let mut least = None;
    position.expand(|_, after| {
        let halves = after.halves();
        let [mover, other] = halves.map(|half| usize::from(half.iter().sum::<u8>()));
        let [mover_half, other_half] = halves.map(|half| half::number::<G>(&half));
        let code = match mover {
            0 => LOST,
            _ => views[mover][other].code(mover_half, other_half),
        };
        least = Some(least.unwrap_or(u8::MAX).min(code));
    });
    least.map_or(LOST, code::before)
}

#[cfg(test)]
mod tests {
    use bingwa_rules::kimasai::Kimasai;

    use super::*;
    use crate::tables::{Build, build, file};

    #[test]
    fn a_wrong_entry_is_found_though_the_file_is_whole() {
        let kept = tempfile::tempdir().expect("a folder");
        let folder = kept.path().to_owned();
        let (threads, memory) = (NonZeroUsize::MIN, 1 << 28);
        let order = Build { folder: folder.clone(), seeds: 3, threads, memory };
        build(Rules::Kimasai, &order, &|_| ()).expect("a build");
        let split = Split::of(1, 2);
        let mut codes = load::<Kimasai>(&folder, split).expect("a table");
        codes.pieces_mut()[1][1000] ^= 1;
        file::write::<Kimasai>(&folder, split, &codes).expect("written");
        let checked = check(Rules::Kimasai, &folder, None, threads, &|_| ()).expect("a check");
        assert!(checked.wrong > 0);
        let wrong = checked.example.expect("an example");
        assert_ne!(wrong.found, wrong.expected);
    }
}
