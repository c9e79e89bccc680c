//! Perft: counting sequences of moves.

use std::slice;

use arrayvec::ArrayVec;

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
    isa::run(Perft { positions: slice::from_ref(position), depth })
}

/// [`perft()`] with the instructions of `isa`, to compare them.
pub fn perft_on<P: Position>(isa: impl Isa, position: &P, depth: u32) -> u64 {
    isa.run(Perft { positions: slice::from_ref(position), depth })
}

/// The walk of [`perft()`] from some positions.
struct Perft<'a, P> {
    positions: &'a [P],
    depth: u32,
}

/// The most positions that are walked from together. Calls for each alone would cost more than the
/// moves of a light game, and games that sow moves side by side want many.
const TOGETHER: usize = 64;

impl<P: Position> Job for Perft<'_, P> {
    type Output = u64;

    #[inline(always)]
    fn run<I: Isa>(self, isa: I) -> u64 {
        let mut count = 0;
        match self.depth {
            0 => count = self.positions.len() as u64,
            1 => P::expand_all_on(self.positions, isa, |_, _, _| count += 1),
            _ => {
                let depth = self.depth - 1;
                let mut next = ArrayVec::<_, TOGETHER>::new();
                P::expand_all_on(self.positions, isa, |_, _, after| {
                    next.push(after);
                    if next.is_full() {
                        count += isa.run(Perft { positions: &next, depth });
                        next.clear();
                    }
                });
                count += isa.run(Perft { positions: &next, depth });
            }
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
