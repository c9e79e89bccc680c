//! Building tables, layer by layer and block by block.

use std::{
    collections::{BTreeMap, BTreeSet, btree_map::Entry},
    fs::{self, File},
    num::NonZeroUsize,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
    thread,
};

use bingwa_rules::Rules;

use super::{
    MOST_SEEDS, TableError,
    block::{Block, Codes, Split},
    by_game,
    code::LONGEST_LOSS,
    file::{self, TableFile},
    half::{Halved, Halves},
};

/// What to build, and with what.
#[derive(Clone, Debug)]
pub struct Build {
    /// Where the files are and will be; made if it is not there.
    pub folder: PathBuf,
    /// Seeds on the board of the last layer, 2 to [`MOST_SEEDS`].
    pub seeds: u8,
    /// Blocks that are built at the same time, at most.
    pub threads: NonZeroUsize,
    /// The most memory to take, in bytes.
    pub memory: u64,
}

/// What a build or a check tells on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Progress {
    /// What is to be done was looked through: so many positions of blocks. Comes before all that is
    /// begun.
    Planned {
        /// The positions.
        positions: u64,
    },
    /// A block was there already.
    Found {
        /// The block.
        split: Split,
    },
    /// A block is begun.
    Begun {
        /// The block.
        split: Split,
        /// Its positions.
        positions: u64,
        /// The memory that all blocks of the layer take together, in bytes.
        memory: u64,
    },
    /// More positions were settled.
    Settled {
        /// The block.
        split: Split,
        /// How many since the last time.
        positions: u64,
        /// The sweep over the block, from 1; Kimasai needs one.
        sweep: u32,
    },
    /// All positions are settled; the file is being written.
    Packing {
        /// The block.
        split: Split,
    },
    /// The file of a block is safe.
    Done {
        /// The block.
        split: Split,
        /// Its positions.
        positions: u64,
        /// The bytes of the file.
        bytes: u64,
    },
}

/// Builds the tables of a game up to so many seeds, as far as they are not there yet.
///
/// Each block is a file that appears when it is whole, so a build that was stopped, however rudely,
/// goes on from the blocks that it had finished, and gives the same files.
///
/// # Errors
///
/// Any [`TableError`]. What was finished stays.
pub fn build(
    rules: Rules,
    order: &Build,
    tell: &(dyn Fn(Progress) + Sync),
) -> Result<(), TableError> {
    if !(2..=MOST_SEEDS).contains(&order.seeds) {
        return Err(TableError::Seeds { found: order.seeds, most: MOST_SEEDS });
    }
    by_game!(rules, G => Builder::<G>::new(order, tell)?.build())
}

struct Builder<'a, G> {
    order: &'a Build,
    tell: &'a (dyn Fn(Progress) + Sync),
    /// Finished blocks that captures lead to.
    finished: BTreeMap<Split, Codes>,
    /// Keeps other builds out of the folder until it is closed.
    _lock: File,
    game: std::marker::PhantomData<G>,
}

impl<'a, G: Halved> Builder<'a, G> {
    fn new(order: &'a Build, tell: &'a (dyn Fn(Progress) + Sync)) -> Result<Self, TableError> {
        let folder = &order.folder;
        let write = |error| TableError::Write { path: folder.clone(), error };
        fs::create_dir_all(folder).map_err(write)?;
        let lock = File::create(folder.join(format!("{}.lock", G::RULES.id()))).map_err(write)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(fs::TryLockError::WouldBlock) => return Err(TableError::Busy(folder.clone())),
            Err(fs::TryLockError::Error(error)) => return Err(write(error)),
        }
        let finished = BTreeMap::new();
        Ok(Self { order, tell, finished, _lock: lock, game: std::marker::PhantomData })
    }

    fn build(mut self) -> Result<(), TableError> {
        let layers = (2..=self.order.seeds).map(|seeds| self.missing(seeds));
        let layers = layers.collect::<Result<Vec<_>, _>>()?;
        let positions = layers.iter().flatten().map(|split| split.positions::<G>() as u64).sum();
        (self.tell)(Progress::Planned { positions });
        layers.into_iter().zip(2..).try_for_each(|(missing, seeds)| self.layer(seeds, missing))
    }

    /// The blocks of a layer that are not there, the largest last.
    fn missing(&self, seeds: u8) -> Result<Vec<Split>, TableError> {
        let mut missing = Vec::new();
        for split in Split::of_layer(seeds) {
            // A file that is no table any more is written anew.
            match TableFile::open::<G>(&self.order.folder, split) {
                Ok(Some(_)) => (self.tell)(Progress::Found { split }),
                Ok(None) | Err(TableError::Damaged { .. }) => missing.push(split),
                Err(error) => return Err(error),
            }
        }
        missing.sort_by_key(|split| split.positions::<G>());
        Ok(missing)
    }

    /// Builds what is missing of a layer.
    fn layer(&mut self, seeds: u8, missing: Vec<Split>) -> Result<(), TableError> {
        if missing.is_empty() {
            return Ok(());
        }
        let folder = &self.order.folder;
        self.finished.retain(|split, _| split.seeds() + G::TAKES >= seeds);
        for split in missing.iter().flat_map(|split| split.below::<G>()).collect::<BTreeSet<_>>() {
            if let Entry::Vacant(place) = self.finished.entry(split) {
                place.insert(load::<G>(folder, split)?);
            }
        }
        let keep = seeds < self.order.seeds;
        let (workers, memory) = self.workers(&missing, keep)?;
        let halves =
            sizes(&missing).into_iter().map(|size| (size, Halves::new::<G>(size))).collect();
        let queue = Mutex::new(Queue { missing, built: Vec::new(), failed: None });
        thread::scope(|scope| {
            for _ in 0..workers {
                scope.spawn(|| self.work(&halves, memory, keep, &queue));
            }
        });
        let queue = queue.into_inner().unwrap_or_else(PoisonError::into_inner);
        self.finished.extend(queue.built);
        queue.failed.map_or(Ok(()), Err)
    }

    /// How many blocks can be built at a time, and the memory that they take; `keep` tells whether
    /// they are held for the next layer.
    fn workers(&self, missing: &[Split], keep: bool) -> Result<(usize, u64), TableError> {
        let bytes = |split: &Split| split.positions::<G>() as u64;
        let mut memory: u64 = self.finished.keys().map(bytes).sum();
        memory += sizes(missing).into_iter().map(Halves::bytes::<G>).sum::<u64>();
        memory += if keep { missing.iter().map(bytes).sum() } else { 0 };
        // Where both players have as many seeds, the builder holds the block twice.
        let takes = |split: &Split| {
            let times = u64::from(!keep) + u64::from(split.fewer == split.more);
            times * bytes(split)
        };
        let mut workers = 0;
        for split in missing.iter().rev().take(self.order.threads.get()) {
            if memory + takes(split) > self.order.memory {
                break;
            }
            memory += takes(split);
            workers += 1;
        }
        match missing.last() {
            Some(split) if workers == 0 => {
                let mebibytes = |bytes: u64| bytes.div_ceil(1 << 20);
                let needs = mebibytes(memory + takes(split));
                let allowed = mebibytes(self.order.memory);
                Err(TableError::Memory { split: *split, needs, allowed })
            }
            _ => Ok((workers, memory)),
        }
    }

    /// Builds blocks of the queue until it is empty or one fails.
    fn work(&self, halves: &BTreeMap<u8, Halves>, memory: u64, keep: bool, queue: &Mutex<Queue>) {
        loop {
            let mut next = queue.lock().unwrap_or_else(PoisonError::into_inner);
            let Some(split) = next.missing.pop().filter(|_| next.failed.is_none()) else {
                return;
            };
            drop(next);
            let positions = split.positions::<G>() as u64;
            (self.tell)(Progress::Begun { split, positions, memory });
            let built = self.block(split, [&halves[&split.fewer], &halves[&split.more]]);
            let mut queue = queue.lock().unwrap_or_else(PoisonError::into_inner);
            match built {
                Ok(codes) if keep => queue.built.push((split, codes)),
                Ok(_) => {}
                Err(error) => queue.failed = Some(error),
            }
        }
    }

    /// Builds a block and its file.
    fn block(&self, split: Split, halves: [&Halves; 2]) -> Result<Codes, TableError> {
        let mut block = Block::new::<G>(split, halves, &self.finished);
        G::settle(&mut block, |sweep, positions| {
            (self.tell)(Progress::Settled { split, positions: positions as u64, sweep });
        });
        let codes = block.into_codes();
        if codes.pieces().into_iter().any(|piece| piece.contains(&LONGEST_LOSS)) {
            return Err(TableError::TooLong(split));
        }
        (self.tell)(Progress::Packing { split });
        let bytes = file::write::<G>(&self.order.folder, split, &codes)?;
        let positions = split.positions::<G>() as u64;
        (self.tell)(Progress::Done { split, positions, bytes });
        Ok(codes)
    }
}

/// The seeds that a player has in one of these blocks.
fn sizes(splits: &[Split]) -> BTreeSet<u8> {
    splits.iter().flat_map(|split| [split.fewer, split.more]).collect()
}

/// The blocks of a layer.
struct Queue {
    /// To be built, the largest last.
    missing: Vec<Split>,
    built: Vec<(Split, Codes)>,
    /// Why the build has to end.
    failed: Option<TableError>,
}

/// Reads all codes of a block.
pub(super) fn load<G: Halved>(folder: &Path, split: Split) -> Result<Codes, TableError> {
    let file = TableFile::open::<G>(folder, split)?;
    file.ok_or_else(|| TableError::Missing(file::name::<G>(split)))?.codes::<G>(split)
}
