//! Openings: random moves, no two openings alike.

use std::collections::HashSet;

use bingwa_rules::{AnyPosition, Game, Position as _, Rules};

use crate::exit::Failure;

/// So many openings in a row that were there before say that there are no more.
const PATIENCE: usize = 2_000;

/// A generator of numbers that is the same on every machine: splitmix64.
struct Dice(u64);

impl Dice {
    /// A number below `sides`.
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(mixed ^ mixed >> 31) * sides as u128) >> 64) as usize
    }
}

/// So many games of `plies` random moves that are not over and end in different positions.
pub(crate) fn openings(
    rules: Rules,
    count: usize,
    plies: usize,
    seed: u64,
) -> Result<Vec<Game>, Failure> {
    let mut dice = Dice(seed);
    let (mut games, mut seen) = (Vec::new(), HashSet::new());
    let mut vain = 0;
    while games.len() < count {
        let mut game = Game::new(AnyPosition::start(rules));
        while game.len() < plies && game.outcome().is_none() {
            let legal = game.position().legal_moves();
            // A game that is not over has a legal move, and it may be made.
            let made = game.play(legal[dice.roll(legal.len())]);
            debug_assert!(made.is_ok());
        }
        if game.outcome().is_none() && seen.insert(*game.position()) {
            games.push(game);
            vain = 0;
            continue;
        }
        vain += 1;
        if vain == PATIENCE {
            let found = games.len();
            return Err(Failure::could_not(format_args!(
                "openings: found {found} of {count} after {plies} random moves: \
                 ask for fewer games or more moves"
            )));
        }
    }
    Ok(games)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_differ_and_come_again() {
        for rules in Rules::ALL {
            let first = openings(rules, 10, 5, 3).expect("there are so many");
            let again = openings(rules, 10, 5, 3).expect("there are so many");
            let ends = |games: &[Game]| -> Vec<AnyPosition> {
                games.iter().map(|game| *game.position()).collect()
            };
            assert_eq!(ends(&first), ends(&again));
            assert_eq!(ends(&first).iter().collect::<HashSet<_>>().len(), 10);
            assert!(first.iter().all(|game| game.outcome().is_none() && game.len() == 5));
            assert_ne!(ends(&first), ends(&openings(rules, 10, 5, 4).expect("so many")));
        }
    }

    #[test]
    fn too_many_are_refused() {
        assert!(openings(Rules::Kingulu, 100, 1, 0).is_err());
        assert!(openings(Rules::Kimasai, 2, 0, 0).is_err());
    }
}
