//! Keys: no two positions share one, and they are the same in every run and on every machine.
//!
//! `BINGWA_KEYS` sets how many positions of each rules id are looked at.

use std::{
    fmt::Write,
    hash::{DefaultHasher, Hash, Hasher},
};

use crate::common::{position, random_positions, rng, size_from};
use bingwa_rules::{AnyPosition, Position, Rules};

/// Different positions of each rules id where the environment doesn't say: enough to find a key
/// that forgets a field or has fewer than some 35 bits.
const POSITIONS: usize = 200_000;

/// A second name of a position, 128 bits, from its text alone.
fn name(position: &AnyPosition) -> [u64; 2] {
    let text = position.to_string();
    [0_u8, 1].map(|salt| {
        let mut hasher = DefaultHasher::new();
        (salt, &text).hash(&mut hasher);
        hasher.finish()
    })
}

#[test]
fn no_two_positions_share_a_key() {
    let wanted = size_from("BINGWA_KEYS", POSITIONS);
    for rules in Rules::ALL {
        let mut rng = rng(rules, 2);
        // 24 bytes a position: at ten million, 240 MB and nothing else.
        let mut seen: Vec<(u64, [u64; 2])> = Vec::with_capacity(wanted);
        let mut rounds = 0;
        while seen.len() < wanted {
            random_positions(rules, wanted - seen.len(), &mut rng, |position| {
                seen.push((position.key(), name(position)));
            });
            seen.sort_unstable();
            seen.dedup();
            rounds += 1;
            assert!(rounds < 100, "{rules}: no more than {} different positions", seen.len());
        }
        let shared = seen.windows(2).filter(|pair| pair[0].0 == pair[1].0).count();
        println!("{rules}: {} different positions, {shared} shared keys", seen.len());
        assert_eq!(shared, 0, "{rules}");
        for (bit, ones) in bits(&seen).into_iter().enumerate() {
            // Ten standard deviations from a half.
            let half = seen.len() as f64 / 2.0;
            let off = (ones as f64 - half).abs();
            assert!(off < 10.0 * (half / 2.0).sqrt(), "{rules}: bit {bit} set in {ones} keys");
        }
    }
}

/// How many of the keys have each bit set.
fn bits(seen: &[(u64, [u64; 2])]) -> [usize; 64] {
    let mut ones = [0; 64];
    for (key, _) in seen {
        for (bit, count) in ones.iter_mut().enumerate() {
            *count += (key >> bit & 1) as usize;
        }
    }
    ones
}

#[test]
fn every_field_of_the_text_is_in_the_key() {
    let fields = [
        (Rules::Kiswahili, "0,1,2,1,4,8,2,2/10,0,0,10,2,1,0,1/0,2,0,0,1,1,0,0/0,0,2,2,0,2,6,4"),
        (Rules::Kujifunza, "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2"),
        (Rules::Kingulu, "4,4,4,4,4,4/4,4,4,4,4,0"),
    ]
    .map(|(rules, rows)| {
        let others: &[&str] = match rules {
            Rules::Kiswahili => &[
                "N 0,0 - -",
                "N 0,0 - a4",
                "S 0,0 - -",
                "N 0,0 S -",
                "N 0,0 N -",
                "N 0,0 SN -",
                "N 0,1 - -",
                "N 1,0 - -",
                "S 0,1 - -",
            ],
            Rules::Kujifunza => &["S 0,0", "N 0,0", "S 1,0", "S 0,1", "N 1,0", "N 0,1"],
            _ => &["S 0,0", "N 0,0", "S 1,0", "S 0,1", "N 1,0", "N 0,1"],
        };
        (rules, rows, others)
    });
    for (rules, rows, others) in fields {
        // A seed less, so that there is one for a hand.
        let rows = rows.replacen("10", "9", 1);
        let mut keys: Vec<u64> = others
            .iter()
            .map(|fields| position(rules, &format!("{rows} {fields}")).key())
            .collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), others.len(), "{rules}");
    }
    let reserved =
        ["4,4,4,4,4,4/4,4,4,4,4,4!", "4!,4,4,4,4,4/4,4,4,4,4,4", "4,4,4,4,4,4/4,4,4,4,4,4"]
            .map(|rows| position(Rules::Kingulu, &format!("{rows} S 0,0")).key());
    assert!(reserved[0] != reserved[1] && reserved[1] != reserved[2] && reserved[0] != reserved[2]);
}

/// A key that changes breaks every book and table that was made with it: change it knowingly.
#[test]
fn keys_are_stable() {
    let mut pinned = String::new();
    for rules in Rules::ALL {
        let mut position = AnyPosition::start(rules);
        for ply in 0..6 {
            writeln!(pinned, "{:016x} {rules} {position}", position.key()).expect("a string");
            let moves = position.legal_moves();
            position = position.play(moves[ply % moves.len()]).expect("a legal move");
        }
    }
    insta::assert_snapshot!(pinned);
}
