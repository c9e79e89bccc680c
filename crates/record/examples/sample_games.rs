//! Plays random games and writes their records: `sample_games RULES SEED [GAMES]`.
//!
//! The same seed gives the same games; `testdata/records` holds some.

use std::{env, process::ExitCode};

use bingwa_record::{Format, Record, Tree, Writer};
use bingwa_rules::{AnyPosition, Game, Position, Rules};

/// Longer games are left unfinished.
const MAX_PLIES: usize = 400;

fn main() -> ExitCode {
    let mut words = env::args().skip(1);
    let rules = words.next().and_then(|text| text.parse().ok());
    let seed = words.next().and_then(|text| text.parse().ok());
    let games: Option<u64> = words.next().map_or(Some(1), |text| text.parse().ok());
    let (Some(rules), Some(seed), Some(games)) = (rules, seed, games) else {
        eprintln!("usage: sample_games RULES SEED [GAMES], such as: sample_games kigogo 3");
        return ExitCode::from(2);
    };
    let mut writer = Writer::new(Format::Bao, false);
    for seed in seed..seed + games {
        let record = play(rules, seed);
        if let Err(fault) = writer.add(&record) {
            eprintln!("{fault}");
            return ExitCode::FAILURE;
        }
    }
    print!("{}", writer.finish());
    ExitCode::SUCCESS
}

fn play(rules: Rules, seed: u64) -> Record {
    let mut game = Game::new(AnyPosition::start(rules));
    let mut state = seed;
    while game.outcome().is_none() && game.len() < MAX_PLIES {
        let moves = game.position().legal_moves();
        let chosen = moves[(random(&mut state) % moves.len() as u64) as usize];
        game.play(chosen).expect("a legal move of a game that is not over");
    }
    let mut record = Record::new(Tree::of_game(&game));
    record.tags.set("Event", &format!("Random game {seed}")).expect("a good name");
    record
}

/// `SplitMix64`.
fn random(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *state;
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
