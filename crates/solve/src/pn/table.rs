//! What is remembered of the positions that were searched, in memory that is bounded.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use super::search::Numbers;

/// Entries of a bucket: together they fill one line of a processor's cache.
const WAYS: usize = 4;

/// Positions that are told apart when threads tell each other where they are.
const THREAD_PLACES: usize = 1 << 16;

/// Bytes of a bucket.
const BUCKET: usize = 64;

/// One entry: its data, and the data mixed with the key, so that a torn entry is not found.
#[derive(Default)]
struct Entry {
    mixed: AtomicU64,
    data: AtomicU64,
}

#[derive(Default)]
#[repr(align(64))]
struct Bucket([Entry; WAYS]);

/// The table of a search. Threads may share it.
///
/// When a bucket is full, the entry goes that took the least work to find. A truth that is
/// overwritten is found again when it is needed.
pub struct Table {
    buckets: Box<[Bucket]>,
    /// How many threads are at the positions with these last bits of their keys.
    threads: Box<[AtomicU8]>,
}

/// The memory asked for is not to be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("hash: {mib} MiB can't be had; ask for less")]
pub struct NoMemory {
    /// What was asked for.
    pub mib: usize,
}

/// What is known of a position, or of a position at the end of a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Known {
    /// Numbers, final where one of them is 0; `held` tells that the refutation uses repetition.
    Numbers { numbers: Numbers, held: bool },
    /// Refuted on this path, by the return of a position at this depth.
    OnPath { depth: u32 },
}

// Layout of the data: proof number (or depth) 0-25, disproof number 26-51, work 52-57, held 58, on a
// path 59. No data is 0: where the proof number is, the disproof number is not.
const DISPROOF: u32 = 26;
const WORK: u32 = 52;
const HELD: u64 = 1 << 58;
const ON_PATH: u64 = 1 << 59;
const NUMBER: u64 = (1 << 26) - 1;

impl Known {
    fn pack(self, work: u64) -> u64 {
        let work = u64::from(64 - work.leading_zeros()).min(63) << WORK;
        work | match self {
            Self::Numbers { numbers, held } => {
                let numbers = u64::from(numbers.proof) | u64::from(numbers.disproof) << DISPROOF;
                numbers | if held { HELD } else { 0 }
            }
            Self::OnPath { depth } => u64::from(depth) & NUMBER | ON_PATH,
        }
    }

    fn unpack(data: u64) -> Self {
        if data & ON_PATH != 0 {
            return Self::OnPath { depth: (data & NUMBER) as u32 };
        }
        let proof = (data & NUMBER) as u32;
        let disproof = (data >> DISPROOF & NUMBER) as u32;
        Self::Numbers { numbers: Numbers { proof, disproof }, held: data & HELD != 0 }
    }
}

/// The logarithm of the work behind an entry.
fn work(data: u64) -> u64 {
    data >> WORK & 63
}

impl Table {
    /// A table that takes so many MiB.
    ///
    /// # Errors
    ///
    /// [`NoMemory`], where the machine won't give as much.
    pub fn new(mib: usize) -> Result<Self, NoMemory> {
        Self::of_buckets(mib.saturating_mul((1 << 20) / BUCKET)).ok_or(NoMemory { mib })
    }

    pub(super) fn of_buckets(length: usize) -> Option<Self> {
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(length).ok()?;
        buckets.resize_with(length, Bucket::default);
        let mut threads = Vec::new();
        threads.resize_with(THREAD_PLACES, AtomicU8::default);
        Some(Self { buckets: buckets.into(), threads: threads.into() })
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for entry in self.entries() {
            entry.data.store(0, Ordering::Relaxed);
        }
    }

    fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.buckets.iter().flat_map(|bucket| &bucket.0)
    }

    /// The share of the entries that are in use, 0 to 1, by a sample.
    pub fn filled(&self) -> f64 {
        let sample = self.buckets.len().min(1 << 12) * WAYS;
        let used = |entry: &&Entry| entry.data.load(Ordering::Relaxed) != 0;
        self.entries().take(sample).filter(used).count() as f64 / sample.max(1) as f64
    }

    /// How many threads are at a position, as far as the last bits of its key tell.
    pub(super) fn threads_at(&self, key: u64) -> u32 {
        u32::from(self.threads[key as usize % THREAD_PLACES].load(Ordering::Relaxed))
    }

    /// A thread begins with a position.
    pub(super) fn thread_enters(&self, key: u64) {
        self.threads[key as usize % THREAD_PLACES].fetch_add(1, Ordering::Relaxed);
    }

    /// A thread leaves a position.
    pub(super) fn thread_leaves(&self, key: u64) {
        self.threads[key as usize % THREAD_PLACES].fetch_sub(1, Ordering::Relaxed);
    }

    fn bucket(&self, key: u64) -> &Bucket {
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }

    /// Every entry in use: its key and its data.
    pub(super) fn dump(&self) -> impl Iterator<Item = [u64; 2]> {
        self.entries().filter_map(|entry| {
            let data = entry.data.load(Ordering::Relaxed);
            (data != 0).then(|| [entry.mixed.load(Ordering::Relaxed) ^ data, data])
        })
    }

    /// Takes an entry that another table gave away.
    pub(super) fn restore(&self, [key, data]: [u64; 2]) {
        if data != 0 {
            self.place(key, data);
        }
    }

    /// What is known under a key.
    pub(super) fn get(&self, key: u64) -> Option<Known> {
        self.bucket(key).0.iter().find_map(|entry| {
            let data = entry.data.load(Ordering::Relaxed);
            let mixed = entry.mixed.load(Ordering::Relaxed);
            (data != 0 && mixed ^ data == key).then(|| Known::unpack(data))
        })
    }

    /// Remembers what was found out under a key by so many nodes of work.
    pub(super) fn put(&self, key: u64, known: Known, nodes: u64) {
        self.place(key, known.pack(nodes));
    }

    fn place(&self, key: u64, mut new: u64) {
        let bucket = self.bucket(key);
        let mut place = (&bucket.0[0], u64::MAX);
        for entry in &bucket.0 {
            let data = entry.data.load(Ordering::Relaxed);
            if data != 0 && entry.mixed.load(Ordering::Relaxed) ^ data == key {
                // The work done before counts too, so that what was dear stays.
                let most = work(data).max(work(new));
                new = new & !(63 << WORK) | most << WORK;
                place.0 = entry;
                break;
            }
            let cost = if data == 0 { 0 } else { 1 + work(data) };
            if cost < place.1 {
                place = (entry, cost);
            }
        }
        place.0.data.store(new, Ordering::Relaxed);
        place.0.mixed.store(new ^ key, Ordering::Relaxed);
    }
}
