//! What was found out about positions, shared by all threads without a lock.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use bingwa_rules::{Move, isa};

use crate::score::Score;

/// Entries looked at for a position: a line of the processor's cache.
const WAYS: usize = 4;

/// Searches told apart by age.
const AGES: u8 = 64;

/// How a value in the table bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The position is worth this at the most.
    Upper,
    /// At least this.
    Lower,
    /// Just this.
    Exact,
}

impl Bound {
    /// Whether a value of this bound shows that the true one is outside the window, or exact.
    pub(crate) const fn settles(self, value: i32, alpha: i32, beta: i32) -> bool {
        match self {
            Self::Exact => true,
            Self::Lower => value >= beta,
            Self::Upper => value <= alpha,
        }
    }
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    /// The best move, where one was found.
    pub(crate) best: Option<Move>,
    /// What the position is worth to the player to move; a proven result counts its plies from the
    /// root of the search that asks.
    pub(crate) value: i32,
    pub(crate) bound: Bound,
    /// The plies searched below the position.
    pub(crate) depth: i32,
}

/// A position's entry: its data, and its key mixed with them.
///
/// Two threads may write at once, so that one's data meet the other's key; then the two don't fit
/// each other, and nobody takes them for his (R. Hyatt and T. Mann, *A lockless transposition-table
/// implementation for parallel search*, 2002).
#[derive(Default)]
struct Entry {
    mixed: AtomicU64,
    data: AtomicU64,
}

#[derive(Default)]
#[repr(align(64))]
struct Cluster([Entry; WAYS]);

/// The memory can't be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("Hash: {mib} MiB can't be had: ask for less")]
pub struct NoMemory {
    /// The memory asked for, in MiB.
    pub mib: usize,
}

/// The transposition table.
pub(crate) struct Table {
    clusters: Vec<Cluster>,
    age: AtomicU8,
}

// Layout of the data: move 0-15, value 16-31, depth 32-39, bound 40-41, age 42-47, used 48.
const USED: u64 = 1 << 48;

const fn age_of(data: u64) -> u8 {
    (data >> 42) as u8 % AGES
}

const fn depth_of(data: u64) -> i32 {
    (data >> 32) as i8 as i32
}

impl Table {
    /// A table of so many entries, at least one cluster.
    pub(crate) fn with_entries(entries: usize) -> Result<Self, NoMemory> {
        let count = (entries / WAYS).max(1);
        let mut clusters = Vec::new();
        let fail = |_| NoMemory { mib: (entries * size_of::<Entry>()) >> 20 };
        clusters.try_reserve_exact(count).map_err(fail)?;
        clusters.resize_with(count, Cluster::default);
        Ok(Self { clusters, age: AtomicU8::new(0) })
    }

    /// A table of so many MiB.
    pub(crate) fn with_mib(mib: usize) -> Result<Self, NoMemory> {
        let bytes = mib.checked_mul(1 << 20).ok_or(NoMemory { mib })?;
        Self::with_entries(bytes / size_of::<Entry>())
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        for entry in self.clusters.iter().flat_map(|cluster| &cluster.0) {
            entry.mixed.store(0, Relaxed);
            entry.data.store(0, Relaxed);
        }
        self.age.store(0, Relaxed);
    }

    /// Makes what is known already older than what will be found.
    pub(crate) fn grow_older(&self) {
        self.age.store((self.age.load(Relaxed) + 1) % AGES, Relaxed);
    }

    fn cluster(&self, key: u64) -> &[Entry; WAYS] {
        // The product's upper half is spread evenly over the clusters, however many there are; with
        // half of the key it fits a word.
        let place = ((key >> 32) * self.clusters.len() as u64) >> 32;
        &self.clusters[place as usize].0
    }

    /// Tells that a position will be asked for: its entries are far away in memory.
    #[inline]
    pub(crate) fn fetch(&self, key: u64) {
        isa::fetch(self.cluster(key));
    }

    /// What is known of a position that was reached after so many plies.
    pub(crate) fn get(&self, key: u64, ply: usize) -> Option<Known> {
        for entry in self.cluster(key) {
            let data = entry.data.load(Relaxed);
            if entry.mixed.load(Relaxed) ^ data == key && data & USED != 0 {
                let value = i32::from((data >> 16) as i16);
                let bound = match data >> 40 & 3 {
                    0 => Bound::Upper,
                    1 => Bound::Lower,
                    _ => Bound::Exact,
                };
                let best = Move::from_bits(data as u16);
                let value = shift(value, -(ply as i32));
                return Some(Known { best, value, bound, depth: depth_of(data) });
            }
        }
        None
    }

    /// Keeps what was found of a position that was reached after so many plies.
    pub(crate) fn put(&self, key: u64, ply: usize, found: Known) {
        let age = self.age.load(Relaxed);
        let mut worst = (i32::MAX, None);
        for entry in self.cluster(key) {
            let data = entry.data.load(Relaxed);
            let same = entry.mixed.load(Relaxed) ^ data == key && data & USED != 0;
            if same {
                let keep = found.bound != Bound::Exact
                    && age_of(data) == age
                    && found.depth + 3 < depth_of(data)
                    && !Score::is_proof(found.value);
                if keep {
                    return;
                }
                let best = found.best.or(Move::from_bits(data as u16));
                return write(entry, key, ply, age, Known { best, ..found });
            }
            let since = i32::from((age + AGES - age_of(data)) % AGES);
            let use_of = if data & USED == 0 { i32::MIN } else { depth_of(data) - 8 * since };
            if use_of < worst.0 {
                worst = (use_of, Some(entry));
            }
        }
        if let Some(entry) = worst.1 {
            write(entry, key, ply, age, found);
        }
    }

    /// How full the table is with what the present search has found, in permille.
    pub(crate) fn fullness(&self) -> u32 {
        let age = self.age.load(Relaxed);
        let sample = self.clusters.iter().take(250).flat_map(|cluster| &cluster.0);
        let (mut all, mut used) = (0, 0);
        for entry in sample {
            let data = entry.data.load(Relaxed);
            all += 1;
            used += u32::from(data & USED != 0 && age_of(data) == age);
        }
        used * 1000 / all.max(1)
    }
}

fn write(entry: &Entry, key: u64, ply: usize, age: u8, found: Known) {
    let value = shift(found.value, ply as i32) as i16 as u16;
    let best = found.best.map_or(0, Move::to_bits);
    let bound = match found.bound {
        Bound::Upper => 0,
        Bound::Lower => 1,
        Bound::Exact => 2,
    };
    let depth = found.depth.clamp(-128, 127) as i8 as u8;
    let data = u64::from(best)
        | u64::from(value) << 16
        | u64::from(depth) << 32
        | bound << 40
        | u64::from(age) << 42
        | USED;
    entry.data.store(data, Relaxed);
    entry.mixed.store(key ^ data, Relaxed);
}

/// A value with the plies to a proven result counted from a place `plies` deeper.
const fn shift(value: i32, plies: i32) -> i32 {
    if !Score::is_proof(value) {
        value
    } else if value > 0 {
        value + plies
    } else {
        value - plies
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bingwa_rules::{Hole, Row, Seat};

    fn known(value: i32, depth: i32) -> Known {
        let best = Some(Move::new(Hole::new(Seat::North, Row::Back, 7)));
        Known { best, value, bound: Bound::Lower, depth }
    }

    #[test]
    fn what_is_put_is_got() {
        let table = Table::with_entries(64).expect("memory");
        for (key, value, depth) in [(1, 0, 0), (u64::MAX, -4_000, 63), (1 << 40, 28_999, -1)] {
            assert_eq!(table.get(key, 5), None);
            table.put(key, 5, known(value, depth));
            assert_eq!(table.get(key, 5), Some(known(value, depth)));
        }
    }

    #[test]
    fn a_win_counts_from_where_it_is_asked() {
        let table = Table::with_entries(64).expect("memory");
        // Won after 9 plies of a search that came to the position after 4: it is 5 plies away.
        table.put(7, 4, known(Score::won(9), 3));
        assert_eq!(table.get(7, 10).map(|known| known.value), Some(Score::won(15)));
        table.put(8, 4, known(-Score::won(9), 3));
        assert_eq!(table.get(8, 0).map(|known| known.value), Some(-Score::won(5)));
    }

    #[test]
    fn the_old_and_shallow_give_way() {
        let table = Table::with_entries(WAYS).expect("memory");
        for key in 0..WAYS as u64 {
            table.put(key, 0, known(0, 10 + key as i32));
        }
        table.put(99, 0, known(0, 1));
        assert_eq!(table.get(0, 0), None, "the shallowest gave way");
        assert!(table.get(99, 0).is_some());
        for _ in 0..2 {
            table.grow_older();
        }
        for key in 100..102 {
            table.put(key, 0, known(0, 1));
        }
        assert!(table.get(100, 0).is_some() && table.get(101, 0).is_some());
        assert!(table.get(3, 0).is_some(), "the deepest of the old is kept longest");
    }

    #[test]
    fn halves_that_do_not_fit_are_nobodys() {
        let table = Table::with_entries(WAYS).expect("memory");
        table.put(5, 0, known(123, 4));
        for entry in &table.clusters[0].0 {
            entry.data.fetch_xor(1 << 20, Relaxed);
        }
        assert_eq!(table.get(5, 0), None);
    }

    #[test]
    fn threads_never_read_what_nobody_wrote() {
        let table = Table::with_entries(16).expect("memory");
        // Whoever writes under a key writes the value that belongs to it.
        let value = |key: u64| (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 52) as i32;
        std::thread::scope(|scope| {
            for thread in 0..4u64 {
                let table = &table;
                scope.spawn(move || {
                    for round in 0..20_000 {
                        let key = (round * 7 + thread * 13) % 61;
                        table.put(key, 0, known(value(key), (round % 40) as i32));
                        if let Some(found) = table.get((key * 5 + 1) % 61, 0) {
                            assert_eq!(found.value, value((key * 5 + 1) % 61));
                        }
                    }
                });
            }
        });
    }

    #[test]
    fn too_much_memory_is_refused() {
        assert_eq!(Table::with_mib(usize::MAX).err(), Some(NoMemory { mib: usize::MAX }));
        assert!(Table::with_mib(usize::MAX >> 21).is_err());
    }
}
