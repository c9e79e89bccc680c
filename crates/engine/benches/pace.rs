//! How many positions a second the search looks at, as a part of perft's moves in the same run.
//!
//! Both begin with the same positions, of games that the engine played against itself with 3,000
//! positions a move. The search goes to a fixed depth from each, on one thread, with nothing
//! remembered, and must look at as many positions in every turn; perft's counts are known. The two
//! take turns, and the median of their ratios is printed, so that whatever else the machine does
//! weighs on both. `--test` looks less deep, at few positions; a rules id runs that one alone.

use std::{
    env,
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use bingwa_engine::{Engine, Limits};
use bingwa_rules::{AnyPosition, Game, Rules};

/// Turns of the search and of perft.
const ROUNDS: usize = 7;

/// Positions looked at when testing.
const FEW: usize = 4;

/// MiB of memory for what the search finds.
const HASH: usize = 16;

/// What is walked for a rules id, when testing and in full.
struct Walk {
    rules: Rules,
    positions: &'static str,
    /// How deep the search goes.
    search: [u32; 2],
    /// How deep perft goes, and how many moves it counts.
    perft: [(u32, u64); 2],
}

macro_rules! positions {
    ($name:literal) => {
        include_str!(concat!("../../../testdata/positions/played/", $name, ".txt"))
    };
}

const WALKS: [Walk; 7] = [
    Walk {
        rules: Rules::Kiswahili,
        positions: positions!("kiswahili"),
        search: [10, 16],
        perft: [(5, 2_238), (8, 9_388_007)],
    },
    Walk {
        rules: Rules::KiswahiliZanzibar,
        positions: positions!("kiswahili-zanzibar"),
        search: [10, 16],
        perft: [(5, 2_086), (8, 7_106_236)],
    },
    Walk {
        rules: Rules::Kujifunza,
        positions: positions!("kujifunza"),
        search: [8, 15],
        perft: [(5, 3_616), (8, 5_873_784)],
    },
    Walk {
        rules: Rules::KujifunzaZanzibar,
        positions: positions!("kujifunza-zanzibar"),
        search: [8, 16],
        perft: [(5, 1_198), (9, 2_806_989)],
    },
    Walk {
        rules: Rules::Kigogo,
        positions: positions!("kigogo"),
        search: [6, 10],
        perft: [(4, 14_829), (6, 7_926_827)],
    },
    Walk {
        rules: Rules::Kimasai,
        positions: positions!("kimasai"),
        search: [8, 13],
        perft: [(7, 204_921), (9, 26_640_618)],
    },
    Walk {
        rules: Rules::Kingulu,
        positions: positions!("kingulu"),
        search: [12, 20],
        perft: [(8, 2_492), (11, 395_621)],
    },
];

/// Millions a second, where so many were wanted and counted.
fn rate(what: &str, wanted: u64, (count, time): (u64, Duration)) -> f64 {
    assert_eq!(count, wanted, "{what}: a fast wrong answer");
    count as f64 / time.as_secs_f64() / 1e6
}

/// Adds up what is counted for some positions, and the time that it took.
fn sum(
    positions: &[AnyPosition],
    mut count: impl FnMut(AnyPosition) -> (u64, Duration),
) -> (u64, Duration) {
    let counts = positions.iter().map(|&position| count(position));
    counts.fold((0, Duration::ZERO), |sum, (count, time)| (sum.0 + count, sum.1 + time))
}

/// Prints the speed of the search of a game, and its part of perft's.
fn compare(walk: &Walk, test: bool) {
    let (size, rounds, most) = if test { (0, 1, FEW) } else { (1, ROUNDS, usize::MAX) };
    let (depth, (perft_depth, moves)) = (walk.search[size], walk.perft[size]);
    let read = |text| AnyPosition::parse(walk.rules, text).expect("a position of a game");
    let positions: Vec<AnyPosition> = walk.positions.lines().take(most).map(read).collect();
    let engine = Engine::new(HASH, 1).expect("memory");
    let limits = Limits { depth, ..Limits::default() };
    let look = |position| {
        engine.forget();
        let (game, begun) = (Game::new(position), Instant::now());
        let found = engine.search(&game, &limits, &[], &AtomicBool::new(false), |_| ());
        (found.map_or(0, |found| found.nodes), begun.elapsed())
    };
    let walk_all = |position: AnyPosition| {
        let begun = Instant::now();
        (position.perft(perft_depth), begun.elapsed())
    };
    let (nodes, _) = sum(&positions, look);
    let mut results: Vec<[f64; 3]> = (0..rounds)
        .map(|_| {
            let nodes = rate("search", nodes, sum(&positions, look));
            let moves = rate("perft", moves, sum(&positions, walk_all));
            [nodes / moves, nodes, moves]
        })
        .collect();
    let [ratio, nodes, moves] = [0, 1, 2].map(|figure| {
        results.sort_by(|a, b| a[figure].total_cmp(&b[figure]));
        results[rounds / 2][figure]
    });
    println!(
        "{:18} depth {depth:2}: {nodes:6.2} M positions/s, perft {moves:7.1} M moves/s: {ratio:.4}",
        walk.rules.id(),
    );
}

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let test = args.iter().any(|arg| arg == "--test");
    let chosen = |walk: &&Walk| {
        let mut ids = args.iter().filter(|arg| !arg.starts_with('-')).peekable();
        ids.peek().is_none() || ids.any(|id| id == walk.rules.id())
    };
    for walk in WALKS.iter().filter(chosen) {
        compare(walk, test);
    }
}
