//! How the work of solving Kimasai grows with the stones on the board.
//!
//! ```sh
//! cargo run --release -p bingwa-solve --example growth -- DIR 24 20000000 9 12 16
//! ```
//!
//! takes the tables in `DIR` up to 9 stones, and of 12 to 16 stones 24 positions each from games played
//! at random, in which both players have as many stones, or one of them has one more. It searches each
//! for at most 20 million nodes and prints a line of JSON: the stones, the position, the nodes, and who
//! wins, or `null` where it was given up. One thread; the same in every run.

use std::{error::Error, ops::ControlFlow, path::Path};

use bingwa_rules::{Position, Variant, kimasai::Kimasai};
use bingwa_solve::{
    pn::{Stage, Table, Value, settle_aided},
    tables::Winners,
};

/// MiB that the search remembers in.
const HASH: usize = 512;

/// A position with so many stones from a game played at random.
fn position(rng: &mut fastrand::Rng, stones: u32) -> Kimasai {
    loop {
        let mut position = Kimasai::start();
        loop {
            let [mine, theirs] = position.stones().map(u32::count_ones);
            if mine + theirs <= stones {
                if mine + theirs == stones && mine.abs_diff(theirs) <= 1 {
                    return position;
                }
                break;
            }
            let mut next = Vec::new();
            position.expand(|_, after| next.push(after));
            match rng.choice(next) {
                Some(after) => position = after,
                None => break,
            }
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [folder, numbers @ ..] = &args[..] else {
        return Err("expected: DIR POSITIONS NODES TABLES FEWEST MOST".into());
    };
    let numbers: Result<Vec<u64>, _> = numbers.iter().map(|number| number.parse()).collect();
    let [positions, most_nodes, tables, fewest, most] = numbers?[..] else {
        return Err("expected: DIR POSITIONS NODES TABLES FEWEST MOST".into());
    };
    let winners = Winners::open::<Kimasai>(Path::new(folder), tables as u8)?;
    let table = Table::new(HASH)?;
    for stones in fewest..=most {
        let mut rng = fastrand::Rng::with_seed(stones);
        for _ in 0..positions {
            let position = position(&mut rng, stones as u32);
            table.clear();
            let knows = |position: &Kimasai| winners.winner(position);
            let settled =
                settle_aided(&position, &knows, &table, Stage::first(&position), 1, |progress| {
                    match progress.nodes < most_nodes {
                        true => ControlFlow::Continue(()),
                        false => ControlFlow::Break(()),
                    }
                })?;
            let value = match settled.value {
                Some(Value::Wins(seat)) => format!("\"{}\"", seat.letter()),
                Some(Value::Draw) => "\"draw\"".to_owned(),
                None => "null".to_owned(),
            };
            println!(
                "{{\"stones\":{stones},\"tables\":{},\"nodes\":{},\"value\":{value},\"position\":\"{position}\"}}",
                winners.seeds(),
                settled.stage.nodes
            );
        }
    }
    Ok(())
}
