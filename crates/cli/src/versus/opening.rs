//! Openings: random moves, no two openings alike.

use std::{collections::HashSet, sync::atomic::AtomicBool};

use bingwa_engine::{Chances, Limits, search};
use bingwa_rules::{AnyPosition, Game, Position as _, Rules};

use crate::exit::Failure;

/// So many openings in a row that were there before say that there are no more.
const PATIENCE: usize = 2_000;

/// Positions looked at to find out whether an opening is even.
const LOOKED: u64 = 20_000;

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

/// So many games of `plies` random moves that are not over and end in different positions; with
/// `even` only those in which nobody is thought to win with a greater chance, in percent.
pub(crate) fn openings(
    rules: Rules,
    count: usize,
    plies: usize,
    seed: u64,
    even: Option<u8>,
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
        let is_new = game.outcome().is_none() && seen.insert(*game.position());
        if is_new && even.is_none_or(|most| is_even(&game, most)) {
            games.push(game);
            vain = 0;
            continue;
        }
        vain += 1;
        if vain == PATIENCE {
            let found = games.len();
            return Err(Failure::could_not(format_args!(
                "openings: found {found} of {count} after {plies} random moves: ask for {}",
                match even {
                    None => "fewer games or more moves",
                    Some(_) => "fewer games, other moves or less even openings",
                }
            )));
        }
    }
    Ok(games)
}

/// Whether a short search gives neither player a greater chance than this, in percent.
fn is_even(game: &Game, most: u8) -> bool {
    let limits = Limits { nodes: Some(LOOKED), ..Limits::default() };
    let found = search(game, &limits, &AtomicBool::new(false), |_| ());
    found.is_some_and(|found| {
        let points = Chances::of(game.position().rules(), found.score).points();
        points.max(1000 - points) <= 10 * u32::from(most)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_differ_and_come_again() {
        for rules in Rules::ALL {
            let first = openings(rules, 10, 5, 3, None).expect("there are so many");
            let again = openings(rules, 10, 5, 3, None).expect("there are so many");
            let ends = |games: &[Game]| -> Vec<AnyPosition> {
                games.iter().map(|game| *game.position()).collect()
            };
            assert_eq!(ends(&first), ends(&again));
            assert_eq!(ends(&first).iter().collect::<HashSet<_>>().len(), 10);
            assert!(first.iter().all(|game| game.outcome().is_none() && game.len() == 5));
            assert_ne!(ends(&first), ends(&openings(rules, 10, 5, 4, None).expect("so many")));
        }
    }

    #[test]
    fn even_openings_are_those_that_nobody_has_won() {
        for rules in [Rules::Kigogo, Rules::Kingulu] {
            let all = openings(rules, 20, 6, 3, None).expect("there are so many");
            let are_even = |games: &[Game]| games.iter().all(|game| is_even(game, 60));
            assert!(!are_even(&all), "random moves decide some openings of {rules:?}");
            assert!(are_even(&openings(rules, 20, 6, 3, Some(60)).expect("there are so many")));
        }
        // One player wins: after few moves of the learners' game that is soon found out.
        let nobody = openings(Rules::KujifunzaZanzibar, 100, 1, 3, Some(51));
        assert!(nobody.is_err_and(|failure| format!("{failure:?}").contains("less even")));
    }

    #[test]
    fn too_many_are_refused() {
        assert!(openings(Rules::Kingulu, 100, 1, 0, None).is_err());
        assert!(openings(Rules::Kimasai, 2, 0, 0, None).is_err());
    }
}
