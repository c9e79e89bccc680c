//! The speed of probing tables in files, at random places, against the same tables in memory.
//!
//! Every way counts what it found, and the counts must be equal. The small tables of Kimasai are
//! probed unless a folder is given; a number probes so many positions, and `--test` a few.

use std::{
    env, fs,
    path::{Path, PathBuf},
    sync::Arc,
    thread,
    time::Instant,
};

use bingwa_rules::{Rules, Seat, kimasai::Kimasai};
use bingwa_solve::tables::{Entry, Tables};

/// Threads that probe at the same time.
const THREADS: usize = 2;

/// What was found: positions that the mover wins, and all plies together.
type Found = (u64, u64);

/// Positions with up to so many stones, both players with as many or one with one more.
fn positions(count: usize, seeds: u8) -> Vec<Kimasai> {
    let mut rng = fastrand::Rng::with_seed(9);
    let mut side = |stones: u32| {
        let mut set = 0u32;
        while set.count_ones() < stones {
            set |= 1 << rng.u32(..24);
        }
        set
    };
    let stones = (2..=u32::from(seeds)).cycle().take(count);
    let sides = stones.map(|stones| [side(stones / 2), side(stones.div_ceil(2))]);
    sides.map(|sides| Kimasai::from_stones(sides, Seat::South)).collect()
}

fn probe(tables: &Tables, positions: &[Kimasai]) -> Found {
    positions.iter().fold((0, 0), |(wins, plies), position| {
        let entry = tables.probe(position).expect("the tables have it");
        let won = matches!(entry, Entry::Win { .. });
        (wins + u64::from(won), plies + u64::from(entry.plies().unwrap_or(0)))
    })
}

/// Probes with some threads; positions a second.
fn rate(tables: &Tables, positions: &[Kimasai], threads: usize, wanted: Found) -> f64 {
    let begun = Instant::now();
    thread::scope(|scope| {
        let probing: Vec<_> =
            (0..threads).map(|_| scope.spawn(|| probe(tables, positions))).collect();
        for found in probing {
            assert_eq!(found.join().expect("no panic"), wanted, "a fast wrong answer");
        }
    });
    (threads * positions.len()) as f64 / begun.elapsed().as_secs_f64()
}

fn main() {
    let args: Vec<String> = env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let count = args.iter().find_map(|arg| arg.parse().ok());
    let count =
        count.unwrap_or(if args.iter().any(|arg| arg == "--test") { 2_000 } else { 50_000 });
    let given = args.iter().find(|arg| Path::new(arg).is_dir()).map(PathBuf::from);
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/tables");
    let folder = given.unwrap_or(kept);

    let files = Tables::open(&folder, Rules::Kimasai).expect("tables");
    let bytes = |path: PathBuf| -> Arc<[u8]> { fs::read(path).expect("a file").into() };
    let paths =
        fs::read_dir(&folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let is_ours = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        name.starts_with("kimasai-") && name.ends_with(".table")
    };
    let memory = Tables::from_bytes(Rules::Kimasai, paths.filter(is_ours).map(bytes));
    let memory = memory.expect("tables");

    let positions = positions(count, files.seeds());
    let wanted = probe(&memory, &positions);
    let in_memory = rate(&memory, &positions, 1, wanted);
    let [one, two] = [1, THREADS].map(|threads| rate(&files, &positions, threads, wanted));
    println!(
        "kimasai, {} stones, {count} positions, {} won, {} plies: {one:.0} probes/s from files, {two:.0} with {THREADS} threads, {in_memory:.0} in memory",
        files.seeds(),
        wanted.0,
        wanted.1
    );
}
