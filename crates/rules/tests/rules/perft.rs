//! Counts of move sequences, deeper than the published ones, and of every kind of `perft`.
//!
//! `perft-deeper.json` was counted by the fast code; where it says `twin`, the slow twin has counted
//! the same. `BINGWA_PERFT_MOVES` sets the largest count that is counted again.

use crate::common::{data, position, size_from};
use bingwa_rules::{AnyPosition, Position, Rules, divide, perft};
use serde_json::Value;

/// The largest count that is counted again where the environment doesn't say.
const MOVES: usize = 3_000_000;

#[test]
fn deeper_counts_are_as_they_were() {
    let most = size_from("BINGWA_PERFT_MOVES", MOVES) as u64;
    let counts: Value = serde_json::from_str(&data("perft-deeper.json")).expect("JSON");
    for rules in Rules::ALL {
        let start = AnyPosition::start(rules);
        let mut counted = 0;
        for entry in counts[rules.id()].as_array().expect("a list for every rules id") {
            let number = |field: &str| entry[field].as_u64().expect("a number");
            let depth = u32::try_from(number("depth")).expect("a depth");
            if number("count") <= most {
                assert_eq!(start.perft(depth), number("count"), "{rules} depth {depth}");
                counted += 1;
            }
        }
        assert!(counted > 0, "{rules}: every count is above {most}");
    }
}

#[test]
fn the_first_moves_counts_add_up() {
    for rules in Rules::ALL {
        let start = AnyPosition::start(rules);
        assert_eq!(perft(&start, 0), 1);
        assert_eq!(divide(&start, 0), []);
        for depth in 1..=4 {
            let parts = divide(&start, depth);
            let moves: Vec<_> = parts.iter().map(|(legal, _)| *legal).collect();
            assert_eq!(moves, start.legal_moves().to_vec(), "{rules}");
            let sum: u64 = parts.iter().map(|(_, count)| count).sum();
            assert_eq!(sum, perft(&start, depth), "{rules} depth {depth}");
            assert_eq!(sum, start.perft(depth), "{rules} depth {depth}");
            for (legal, count) in parts {
                let after = start.play(legal).expect("a legal move");
                assert_eq!(after.perft(depth - 1), count, "{rules} {legal}");
            }
        }
    }
}

#[test]
fn a_move_that_ends_the_game_counts_at_its_ply_and_no_further() {
    // Both moves win at once.
    let won = position(
        Rules::Kiswahili,
        "0,0,0,0,0,0,0,9/0,0,0,5,0,0,0,0/0,0,0,2,0,0,0,0/0,3,0,0,0,0,0,0 S 22,9 - -",
    );
    assert_eq!((won.perft(1), won.perft(2), won.perft(3)), (2, 0, 0));
}
