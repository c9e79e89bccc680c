//! The moves of a position, in the order in which they are tried.

use std::ops::Range;

use arrayvec::ArrayVec;
use bingwa_rules::Move;

use crate::{
    Network,
    judge::{Judge, judge},
};

/// How many moves a position has at the most.
const MOVES: usize = 64;

/// A move, and what it leads to.
#[derive(Clone, Copy)]
pub(crate) struct Child<P> {
    pub(crate) played: Move,
    pub(crate) after: P,
    /// What the opponent is thought to have then, once it was judged.
    pub(crate) worth: i32,
}

/// The moves of a position; those that were ranked are picked, the best first.
///
/// It is kilobytes long: who needs one keeps it where it was made.
pub(crate) struct Choice<P> {
    children: ArrayVec<Child<P>, MOVES>,
    /// A rank for each move that waits to be picked: see [`ranked`].
    ranks: ArrayVec<i32, MOVES>,
}

impl<P: Judge> Choice<P> {
    /// No moves yet.
    #[inline(always)]
    pub(crate) fn new() -> Self {
        Self { children: ArrayVec::new(), ranks: ArrayVec::new() }
    }

    /// Lists the moves of a position.
    pub(crate) fn list(&mut self, position: &P) {
        position.expand(|played, after| {
            // No position has more moves than fit.
            let _ = self.children.try_push(Child { played, after, worth: 0 });
        });
    }

    /// How many moves there are.
    pub(crate) const fn len(&self) -> usize {
        self.children.len()
    }

    /// The moves at some places of the list.
    pub(crate) fn at(&self, places: Range<usize>) -> &[Child<P>] {
        self.children.get(places).unwrap_or_default()
    }

    /// Where a move is in the list.
    pub(crate) fn place(&self, played: Move) -> Option<usize> {
        self.children.iter().position(|child| child.played == played)
    }

    /// Judges the positions that the moves at some places lead to.
    pub(crate) fn judge(&mut self, network: Option<&Network>, places: Range<usize>) {
        let children = self.children.get_mut(places).unwrap_or_default();
        judge(network, children, |child| child.after, |child, worth| child.worth = worth);
    }

    /// Tells how early the moves at some places should be tried, the greatest rank first, of equal
    /// ones the first in the list; those without a rank are not.
    pub(crate) fn rank(&mut self, places: Range<usize>, rank: impl Fn(&Child<P>) -> Option<i32>) {
        for place in places {
            if let Some(rank) = self.children.get(place).and_then(&rank) {
                let _ = self.ranks.try_push(ranked(rank, place));
            }
        }
    }

    /// Takes the best of the moves that were ranked and not taken yet.
    pub(crate) fn pick(&mut self) -> Option<Child<P>> {
        let (index, &best) = self.ranks.iter().enumerate().max_by_key(|(_, rank)| **rank)?;
        self.ranks.swap_remove(index);
        self.children.get(MOVES - 1 - best as usize % MOVES).copied()
    }
}

/// A rank together with the place of what has it: of equal ranks the earlier place is greater.
const fn ranked(rank: i32, place: usize) -> i32 {
    rank * MOVES as i32 + (MOVES - 1 - place) as i32
}
