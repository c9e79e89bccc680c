//! Perft: counting sequences of moves.

use std::hint::black_box;

use crate::{Move, Position};

/// The number of move sequences of length `depth` from a position, every move of them made.
///
/// A move that ends the game counts at its ply and is not expanded. Repetition is ignored: it
/// belongs to a game, not to a position.
///
/// ```
/// use bingwa_rules::{Variant, kingulu::Kingulu, perft};
/// assert_eq!(perft(&Kingulu::start(), 3), 50);
/// ```
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    if depth == 1 {
        position.expand(|_, after| {
            black_box(&after);
            count += 1;
        });
    } else {
        position.expand(|_, after| count += perft(&after, depth - 1));
    }
    count
}

/// The count of [`perft`] behind each legal move; their sum is the count of the position.
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(Move, u64)> {
    let mut counts = Vec::new();
    if depth > 0 {
        position.expand(|played, after| counts.push((played, perft(&after, depth - 1))));
    }
    counts
}
