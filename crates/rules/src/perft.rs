//! Perft: counting sequences of moves.

use crate::{
    Move, Position,
    isa::{self, Isa, Job},
};

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
    isa::run(Perft { position, depth })
}

/// [`perft()`] with the instructions of `isa`, to compare them.
pub fn perft_on<P: Position>(isa: impl Isa, position: &P, depth: u32) -> u64 {
    isa.run(Perft { position, depth })
}

/// The walk of [`perft()`] from a position.
struct Perft<'a, P> {
    position: &'a P,
    depth: u32,
}

impl<P: Position> Job for Perft<'_, P> {
    type Output = u64;

    #[inline(always)]
    fn run<I: Isa>(self, isa: I) -> u64 {
        let mut count = 0;
        match self.depth {
            0 => count = 1,
            1 => self.position.expand_on(isa, |_, _| count += 1),
            // A call for each position would cost more than the moves of a light game.
            2 if P::LIGHT => self.position.expand_on(isa, |_, after| {
                after.expand_on(isa, |_, _| count += 1);
            }),
            _ => self.position.expand_on(isa, |_, after| {
                count += isa.run(Perft { position: &after, depth: self.depth - 1 });
            }),
        }
        count
    }
}

/// The count of [`perft`] behind each legal move, in canonical order; their sum is the count of the position.
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(Move, u64)> {
    let mut counts = Vec::new();
    if depth > 0 {
        position.expand(|played, after| counts.push((played, perft(&after, depth - 1))));
        counts.sort_unstable_by_key(|(played, _)| *played);
    }
    counts
}
