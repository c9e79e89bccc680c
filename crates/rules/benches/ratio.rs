//! The speed of every game's perft as a ratio to chess perft in the same run.
//!
//! Both walk every sequence of moves with every move made and looked at, none counted in bulk, on
//! one thread; every count is asserted. The two are timed in turns and the median of the ratios is
//! printed, so that whatever else the machine does weighs on both. `--test` walks once and less
//! deep; a rules id runs that one alone.

use std::{env, time::Instant};

use bingwa_rules::{AnyPosition, Rules};
use cozy_chess::Board;

/// Turns of the two walks.
const ROUNDS: usize = 7;

/// For each rules id, a small depth and a large one, each with its count of move sequences.
const WALKS: [(Rules, [(u32, u64); 2]); 7] = [
    (Rules::Kiswahili, [(9, 105_596), (12, 12_198_382)]),
    (Rules::KiswahiliZanzibar, [(9, 105_704), (12, 12_205_448)]),
    (Rules::Kujifunza, [(6, 120_212), (8, 2_457_856)]),
    (Rules::KujifunzaZanzibar, [(5, 6_550), (9, 1_206_990)]),
    (Rules::Kigogo, [(4, 111_915), (6, 16_990_220)]),
    (Rules::Kimasai, [(12, 35_922), (19, 576_664_563)]),
    (Rules::Kingulu, [(10, 32_473), (17, 10_215_425)]),
];

/// A small depth of chess and a large one, each with its count.
const CHESS: [(u32, u64); 2] = [(3, 8_902), (5, 4_865_609)];

fn chess(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    board.generate_moves(|moves| {
        for played in moves {
            let mut after = board.clone();
            after.play_unchecked(played);
            count += chess(&after, depth - 1);
        }
        false
    });
    count
}

/// Millions of moves a second of a walk that must count `wanted`.
fn rate(wanted: u64, walk: impl Fn() -> u64) -> f64 {
    let begun = Instant::now();
    let count = walk();
    let seconds = begun.elapsed().as_secs_f64();
    assert_eq!(count, wanted, "a fast wrong answer");
    count as f64 / seconds / 1e6
}

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let test = args.iter().any(|arg| arg == "--test");
    let (size, rounds) = if test { (0, 1) } else { (1, ROUNDS) };
    let chosen = |rules: &Rules| {
        let mut ids = args.iter().filter(|arg| !arg.starts_with('-')).peekable();
        ids.peek().is_none() || ids.any(|id| id == rules.id())
    };
    for (rules, walks) in WALKS.into_iter().filter(|(rules, _)| chosen(rules)) {
        let (start, board) = (AnyPosition::start(rules), Board::default());
        let ((depth, count), (chess_depth, chess_count)) = (walks[size], CHESS[size]);
        let mut results: Vec<[f64; 3]> = (0..rounds)
            .map(|_| {
                let chess = rate(chess_count, || chess(&board, chess_depth));
                let bao = rate(count, || start.perft(depth));
                [bao / chess, bao, chess]
            })
            .collect();
        results.sort_by(|a, b| a[0].total_cmp(&b[0]));
        let [ratio, bao, chess] = results[rounds / 2];
        println!(
            "{:18} depth {depth:2} count {count:>9}: {bao:6.1} M moves/s, chess {chess:5.1}: {ratio:.2}",
            rules.id()
        );
    }
}
