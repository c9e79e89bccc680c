//! Positions of which some are known without a search.

use bingwa_rules::{Move, Position, Seat};

use super::Node;

/// A position, and what knows the winner of some.
pub(super) struct Aided<'k, P, K> {
    position: P,
    knows: &'k K,
}

impl<P: Clone, K> Clone for Aided<'_, P, K> {
    fn clone(&self) -> Self {
        Self { position: self.position.clone(), knows: self.knows }
    }
}

impl<'k, P, K> Aided<'k, P, K> {
    pub(super) const fn new(position: P, knows: &'k K) -> Self {
        Self { position, knows }
    }
}

impl<P: Position, K: Fn(&P) -> Option<Seat>> Node for Aided<'_, P, K> {
    type Move = Move;

    fn turn(&self) -> Seat {
        Node::turn(&self.position)
    }

    fn expand(&self, mut each: impl FnMut(Move, Self)) {
        let knows = self.knows;
        Node::expand(&self.position, |played, position| each(played, Self { position, knows }));
    }

    fn winner(&self) -> Option<Seat> {
        self.position.winner()
    }

    fn key(&self) -> u64 {
        Node::key(&self.position)
    }

    fn known(&self) -> Option<Seat> {
        (self.knows)(&self.position)
    }
}
