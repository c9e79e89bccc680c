//! A search that asks the endgame tables, held against one that does not, and against the tables.

use std::sync::{Arc, atomic::AtomicBool};

use bingwa_engine::{Engine, Limits, Score, SearchResult};
use bingwa_rules::{AnyPosition, Game, Position, Rules};
use bingwa_solve::{known::Knowledge, tables::Entry};
use bingwa_ubi::Endings;

/// A small generator, so that the positions are the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % sides
    }

    /// So many seeds, thrown at random, in a game that is under way.
    fn throw(&mut self, rules: Rules, seeds: usize) -> Game {
        loop {
            let mut holes = [[0u8; 12]; 4];
            for _ in 0..seeds {
                holes[self.roll(4)][self.roll(12)] += 1;
            }
            let row = |row: [u8; 12]| row.map(|seeds| seeds.to_string()).join(",");
            let text = format!("{} {}", holes.map(row).join("/"), ["S", "N"][self.roll(2)]);
            if let Ok(position) = AnyPosition::parse(rules, &text)
                && position.outcome().is_none()
            {
                return Game::new(position);
            }
        }
    }
}

fn engine(known: Option<&Arc<Knowledge>>) -> Engine {
    let mut engine = Engine::new(8, 1).expect("some memory");
    if let Some(known) = known {
        engine.ask(Arc::new(Endings(Arc::clone(known))));
    }
    engine
}

fn search(engine: &Engine, game: &Game, limits: &Limits) -> SearchResult {
    let found = engine.search(game, limits, &[], &AtomicBool::new(false), |_| ());
    found.expect("a game under way")
}

#[test]
fn with_tables_a_search_proves_the_same_and_sooner() {
    let known = Arc::new(Knowledge::built_in());
    let (with, without) = (engine(Some(&known)), engine(None));
    let mut dice = Dice(4);
    let (mut both, mut fewer) = (0, 0);
    for round in 0..60 {
        let rules = [Rules::Kimasai, Rules::Kigogo][round % 2];
        let game = dice.throw(rules, 6);
        let limits = Limits { nodes: Some(60_000), ..Limits::default() };
        let plain = search(&without, &game, &limits);
        let asked = search(&with, &game, &limits);
        // A proof at its own depth is exact; one that came sooner may be a bound.
        let is_exact = |found: &SearchResult| match found.score {
            Score::Win(plies) | Score::Loss(plies) => plies <= found.depth,
            Score::Seeds(_) => false,
        };
        if is_exact(&plain) && is_exact(&asked) {
            assert_eq!(asked.score, plain.score, "{}", game.position());
            both += 1;
            fewer += usize::from(asked.nodes < plain.nodes);
        }
    }
    assert!(both > 15 && fewer * 2 > both, "{both} proven by both, {fewer} sooner");
}

#[test]
fn a_position_in_the_tables_is_told_exactly_and_at_once() {
    let known = Arc::new(Knowledge::built_in());
    let asked = engine(Some(&known));
    let limits = Limits { depth: 1, ..Limits::default() };
    let mut dice = Dice(9);
    for round in 0..400 {
        let rules = [Rules::Kimasai, Rules::Kigogo][round % 2];
        let game = dice.throw(rules, 2 + round % 4);
        let found = search(&asked, &game, &limits);
        let wanted = match known.probe(game.position()).expect("in the tables") {
            Entry::Win { plies } => Score::Win(plies.into()),
            Entry::Loss { plies } => Score::Loss(plies.into()),
            Entry::Draw => Score::Seeds(0),
        };
        assert_eq!(found.score, wanted, "{}", game.position());
    }
}
