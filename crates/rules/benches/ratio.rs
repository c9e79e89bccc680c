//! The speed of every game's perft as a ratio to chess perft in the same run.
//!
//! Both walk every sequence of moves with every move made, none counted in bulk, on one thread;
//! every count is asserted. The compiler notices that nobody looks at Bao's boards of the last ply,
//! and need not write them down; the last figure is that of a walk that looks at every one. All are
//! timed in turns and the median of the ratios is printed, so that whatever else the machine does
//! weighs on all. `--test` walks once and less deep; a rules id runs that one alone.

use std::{env, hint::black_box, time::Instant};

use bingwa_rules::{
    Position, Rules, Variant,
    isa::{self, Isa, Job},
    kigogo::Kigogo,
    kimasai::Kimasai,
    kingulu::Kingulu,
    kiswahili, kujifunza, perft,
};
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

/// Perft of some positions, every board of the last ply looked at.
struct Seen<'a, P>(&'a [P], u32);

impl<P: Position> Job for Seen<'_, P> {
    type Output = u64;

    #[inline(always)]
    fn run<I: Isa>(self, isa: I) -> u64 {
        let Self(positions, depth) = self;
        let (mut count, mut next) = (0, Vec::new());
        P::expand_all_on(positions, isa, |_, _, after| {
            if depth == 1 {
                black_box(&after);
                count += 1;
            } else {
                next.push(after);
            }
        });
        next.chunks(64).map(|some| isa.run(Seen(some, depth - 1))).sum::<u64>() + count
    }
}

/// Millions of moves a second of a walk that must count `wanted`.
fn rate(wanted: u64, walk: impl Fn() -> u64) -> f64 {
    let begun = Instant::now();
    let count = walk();
    let seconds = begun.elapsed().as_secs_f64();
    assert_eq!(count, wanted, "a fast wrong answer");
    count as f64 / seconds / 1e6
}

/// Prints the ratios of a game, or of its small depth when testing.
fn compare<P: Variant>(test: bool) {
    let (start, board) = (P::start(), Board::default());
    let walks = WALKS.into_iter().find(|(rules, _)| *rules == P::RULES);
    let (_, walks) = walks.expect("every rules id has its walks");
    let (size, rounds) = if test { (0, 1) } else { (1, ROUNDS) };
    let ((depth, count), (chess_depth, chess_count)) = (walks[size], CHESS[size]);
    let mut results: Vec<[f64; 4]> = (0..rounds)
        .map(|_| {
            let chess = rate(chess_count, || chess(&board, chess_depth));
            let bao = rate(count, || perft(&start, depth));
            let seen = rate(count, || isa::run(Seen(&[start], depth)));
            [bao / chess, bao, chess, seen / chess]
        })
        .collect();
    let mut median = |figure: usize| {
        results.sort_by(|a, b| a[figure].total_cmp(&b[figure]));
        results[rounds / 2][figure]
    };
    let [ratio, bao, chess, seen] = [0, 1, 2, 3].map(&mut median);
    println!(
        "{:18} depth {depth:2} count {count:>9}: {bao:6.1} M moves/s, chess {chess:5.1}: {ratio:.2}; \
         every board looked at: {seen:.2}",
        P::RULES.id()
    );
}

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let test = args.iter().any(|arg| arg == "--test");
    let chosen = |rules: &Rules| {
        let mut ids = args.iter().filter(|arg| !arg.starts_with('-')).peekable();
        ids.peek().is_none() || ids.any(|id| id == rules.id())
    };
    for (rules, _) in WALKS.into_iter().filter(|(rules, _)| chosen(rules)) {
        match rules {
            Rules::Kiswahili => compare::<kiswahili::Kiswahili<kiswahili::Standard>>(test),
            Rules::KiswahiliZanzibar => compare::<kiswahili::Kiswahili<kiswahili::Zanzibar>>(test),
            Rules::Kujifunza => compare::<kujifunza::Kujifunza<kujifunza::Standard>>(test),
            Rules::KujifunzaZanzibar => compare::<kujifunza::Kujifunza<kujifunza::Zanzibar>>(test),
            Rules::Kigogo => compare::<Kigogo>(test),
            Rules::Kimasai => compare::<Kimasai>(test),
            Rules::Kingulu => compare::<Kingulu>(test),
        }
    }
}
