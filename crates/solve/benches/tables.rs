//! The speed of building Kimasai's tables, as a ratio to a plain build in the same run.
//!
//! The plain build does with one thread what comes to mind first: it numbers whole boards, asks the
//! rules for the moves of each, and looks ahead until the end or a board that it knows. Both count what
//! they found, and the counts must be equal. `--test` builds less; a number builds so many stones.

use std::{env, fs, num::NonZeroUsize, path::Path, time::Instant};

use bingwa_rules::{Position, Rules, Seat, kimasai::Kimasai};
use bingwa_solve::tables::{Build, build, facts};

/// Stones on the board, at most, and how many positions of the last layer the mover wins.
const SIZES: [(u8, u64); 2] = [(4, 91_328), (6, 6_441_783)];

/// Bits of a side, and of a board.
const SIDE: u32 = 24;
const BOARD: u32 = 2 * SIDE;

/// The number of sets of `k` out of `n`.
fn choose(n: u64, k: u64) -> u64 {
    (0..k).fold(1, |product, at| product * n.saturating_sub(at) / (at + 1))
}

/// The plain build: for each layer a byte for every board, mover below: plies to the end, and 255 for
/// what is not known yet.
struct Plain {
    choose: Vec<[u64; 12]>,
    layers: Vec<Vec<u8>>,
}

impl Plain {
    fn new() -> Self {
        let row = |n| std::array::from_fn(|k| choose(n, k as u64));
        Self { choose: (0..=u64::from(BOARD)).map(row).collect(), layers: vec![vec![0]] }
    }

    fn number(&self, mut board: u64) -> usize {
        let (mut number, mut stones) = (0, 0);
        while board != 0 {
            stones += 1;
            number += self.choose[board.trailing_zeros() as usize][stones];
            board &= board - 1;
        }
        number as usize
    }

    fn layer(&mut self, stones: u32) {
        let count = choose(u64::from(BOARD), u64::from(stones)) as usize;
        self.layers.push(vec![255; count]);
        let mut board = (1u64 << stones) - 1;
        for _ in 0..count {
            self.plies(board);
            // The next larger number with as many bits.
            let low = board & board.wrapping_neg();
            let high = board + low;
            board = high | (((board ^ high) >> 2) / low);
        }
    }

    /// Plies to the end.
    fn plies(&mut self, board: u64) -> u8 {
        let (stones, number) = (board.count_ones() as usize, self.number(board));
        if self.layers[stones][number] != 255 {
            return self.layers[stones][number];
        }
        let [mine, theirs] = [board as u32 & ((1 << SIDE) - 1), (board >> SIDE) as u32];
        let (mut loss, mut win) = (255, 0);
        if mine != 0 && theirs != 0 {
            Kimasai::from_stones([mine, theirs], Seat::South).expand(|_, after| {
                let [mine, theirs] = after.stones();
                match self.plies(u64::from(mine) | u64::from(theirs) << SIDE) {
                    plies if plies % 2 == 0 => loss = loss.min(plies),
                    plies => win = win.max(plies),
                }
            });
        }
        let plies = match (mine, theirs, loss) {
            (0, _, _) | (_, 0, _) => 0,
            (_, _, 255) => win + 1,
            _ => loss + 1,
        };
        self.layers[stones][number] = plies;
        plies
    }

    /// Positions that the mover wins.
    fn wins(&self, stones: u8) -> u64 {
        self.layers[usize::from(stones)].iter().filter(|&&plies| plies % 2 == 1).count() as u64
    }
}

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let (mut stones, wanted) = SIZES[usize::from(!args.iter().any(|arg| arg == "--test"))];
    let asked = args.iter().find_map(|arg| arg.parse().ok());
    stones = asked.unwrap_or(stones);

    let begun = Instant::now();
    let mut plain = Plain::new();
    (1..=u32::from(stones)).for_each(|stones| plain.layer(stones));
    let plain_seconds = begun.elapsed().as_secs_f64();

    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench-tables");
    let _ = fs::remove_dir_all(&folder);
    let threads = NonZeroUsize::new(2).expect("two");
    let order = Build { folder: folder.clone(), seeds: stones, threads, memory: 6 << 30 };
    let begun = Instant::now();
    build(Rules::Kimasai, &order, &|_| ()).expect("a build");
    let seconds = begun.elapsed().as_secs_f64();
    let facts = facts(Rules::Kimasai, &folder).expect("tables");
    let wins = facts.last().expect("a layer").wins;
    let positions: u64 = facts.iter().map(|layer| layer.positions).sum();
    fs::remove_dir_all(&folder).expect("removed");

    assert_eq!(wins, plain.wins(stones), "a fast wrong answer");
    if asked.is_none() {
        assert_eq!(wins, wanted, "a fast wrong answer");
    }
    let rate = |seconds: f64| positions as f64 / seconds / 1e6;
    println!(
        "kimasai, {stones} stones, {positions} positions, {wins} won in the last layer: {:.1} M positions/s, plain {:.1}: {:.1}",
        rate(seconds),
        rate(plain_seconds),
        plain_seconds / seconds
    );
}
