//! Fixed work: its node count is the signature of the engine's behaviour.

use std::{
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    time::Instant,
};

use bingwa_engine::{Engine, Limits};
use bingwa_rules::{AnyPosition, Game, Position as _, Rules};

use crate::{fault::Fault, say};

/// The depth of a bench that names none.
pub(crate) const DEPTH: u32 = 8;
/// Games that are searched, for each set of rules.
const GAMES: usize = 4;
/// Moves by which each game is further on than the one before.
const APART: usize = 6;

/// Searches the positions to a depth, on one thread; the last line is the number of nodes.
pub(crate) fn run(depth: u32, stop: &AtomicBool, mut say: impl FnMut(Vec<String>)) -> Vec<String> {
    let limits = Limits { depth, ..Limits::default() };
    let engine = match Engine::new(16, 1) {
        Ok(engine) => engine,
        Err(error) => return vec![say::error(&Fault::from(error))],
    };
    let (mut nodes, begun) = (0, Instant::now());
    for rules in Rules::ALL {
        let mut of_rules = 0;
        for game in (0..GAMES).map(|number| game(rules, number * APART)) {
            engine.forget();
            let found = engine.search(&game, &limits, &[], stop, |_| ());
            of_rules += found.map_or(0, |found| found.nodes);
            if stop.load(Relaxed) {
                return vec!["info string bench stopped".to_owned()];
            }
        }
        say(vec![format!("info string {rules} nodes {of_rules}")]);
        nodes += of_rules;
    }
    let time = begun.elapsed();
    let nps = (nodes as f64 / time.as_secs_f64().max(1e-6)) as u64;
    vec![format!("info string time {} nps {nps}", time.as_millis()), format!("nodes {nodes}")]
}

/// A game of so many moves, chosen so that they vary and are the same in every run.
fn game(rules: Rules, plies: usize) -> Game {
    let mut game = Game::new(AnyPosition::start(rules));
    for ply in 0..plies {
        let legal = game.position().legal_moves();
        let Some(played) = legal.get((ply * 7 + 3) % legal.len().max(1)) else { break };
        if game.play(*played).is_err() {
            break;
        }
    }
    game
}
