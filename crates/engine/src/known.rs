//! What is known of positions without a search.

use bingwa_rules::{AnyPosition, Rules};

use crate::Score;

/// Somebody who knows how positions with few seeds end, as endgame tables do; a search asks him.
///
/// He answers for a position with nothing behind it. The search asks only where no position that was
/// played in the game can come back (COM-7), so that the answer holds in it.
pub trait Knowing: Send + Sync {
    /// With up to so many seeds on the board he may know a position; 0 where he knows none of these
    /// rules.
    fn seeds(&self, rules: Rules) -> u8;

    /// How the position ends, for the player to move, in exactly so many plies; `None` where he
    /// doesn't know.
    fn ending(&self, position: &AnyPosition) -> Option<Ending>;
}

/// How a position ends when both play as well as can be, for the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// Won in exactly so many plies.
    Win(u8),
    /// Neither can force a win.
    Draw,
    /// Lost in exactly so many plies.
    Loss(u8),
}

impl Ending {
    /// The value of a position that is so many plies away.
    pub(crate) fn value(self, ply: usize) -> i32 {
        match self {
            Self::Win(plies) => Score::won(ply + usize::from(plies)),
            Self::Draw => 0,
            Self::Loss(plies) => -Score::won(ply + usize::from(plies)),
        }
    }
}
