//! Which moves to look at first.

use bingwa_rules::Move;

use crate::past::DEEPEST;

/// What a move that refuted a sibling is ranked up by, in centi-seeds.
const KILLER: i32 = 150;
/// A history of so much counts a centi-seed.
const HISTORY_SCALE: i32 = 64;
/// No history is greater.
const MOST_HISTORY: i32 = 16_384;

/// What the search has learnt about moves, whatever the position.
pub(crate) struct Order {
    /// How often each move was best, by its bits; it fades.
    history: Vec<i32>,
    /// The moves that last refuted what was tried, by ply.
    killers: [[Option<Move>; 2]; DEEPEST + 1],
}

impl Order {
    pub(crate) fn new() -> Self {
        Self { history: vec![0; 1 << 13], killers: [[None; 2]; DEEPEST + 1] }
    }

    /// How early a move should be tried that leaves the opponent a position of this worth.
    pub(crate) fn rank(&self, played: Move, ply: usize, worth: i32) -> i32 {
        let killer = self.killers[ply].contains(&Some(played));
        self.history[usize::from(played.to_bits())] / HISTORY_SCALE - worth
            + if killer { KILLER } else { 0 }
    }

    /// A move refuted what led to its position; the moves tried before it did not.
    pub(crate) fn reward(&mut self, played: Move, ply: usize, depth: i32, failed: &[Move]) {
        let [first, second] = &mut self.killers[ply];
        if *first != Some(played) {
            (*first, *second) = (Some(played), *first);
        }
        let bonus = (32 * depth * depth).min(MOST_HISTORY / 4);
        self.learn(played, bonus);
        for &other in failed {
            self.learn(other, -bonus);
        }
    }

    fn learn(&mut self, played: Move, bonus: i32) {
        let history = &mut self.history[usize::from(played.to_bits())];
        *history += bonus - *history * bonus.abs() / MOST_HISTORY;
    }
}
