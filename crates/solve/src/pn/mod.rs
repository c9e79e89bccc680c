//! Proof-number search: who wins, where no table reaches.
//!
//! The search is df-pn (Nagai 2002), depth-first and bounded in memory by its [`Table`], with the
//! wider thresholds of Pawlewicz and Lew (2007). It knows nothing of the games: whatever is a
//! [`Node`] can be searched.
//!
//! # Repetition, and the graph-history problem
//!
//! A search for *"South wins"* asks for a **strategy without a cycle**: a move for each of South's
//! positions, so that whatever North does the game ends, won by South, and no position comes twice.
//! Who has a winning strategy has one without a cycle, so nothing is lost by asking for that one; and
//! whether it wins does not depend on what was played before it.
//!
//! - **A proof is a truth.** A position counts as proven only when it rests on positions that were
//!   proven before it, so a proof can't lean on itself, and a position that comes back on the path is
//!   never a reason for one. Proofs may be kept and used on every path.
//! - **A refutation may rest on the path.** A position that comes back counts against the player who
//!   has something to prove, because a strategy without a cycle won't go there. What rests on that
//!   says so: a refutation carries the depth of the shallowest position whose return it uses. It is
//!   kept under the whole path and used on that very path alone, until the search has left that
//!   position; then nothing outside is leaned on any more, and it is a truth of its own:
//!   *no strategy without a cycle wins here* ([`Finding::Held`]).
//! - **What uses no repetition at all is strict** ([`Finding::Refuted`]): the other player stops the
//!   claim in a finite number of moves, without a cycle either.
//!
//! So nothing that rests on a path is ever taken for a truth, and nothing true is thrown away: this
//! is the scheme of Kishimoto and Müller (2004), with paths told apart by a key of their own.
//! Positions are told apart by 64 bits. That can go wrong, with a chance of about one in a million
//! for a billion positions, and that is why no result is told before its strategy has been walked with
//! the positions themselves ([`proof`](crate::proof)).

mod aided;
mod checkpoint;
mod search;
mod settle;
mod strategy;
mod table;

use bingwa_rules::{Move, Position, Seat};

pub use checkpoint::{CheckpointError, restore, save};
pub use search::{Finding, Numbers, Progress, Search};
pub use settle::{Settled, Stage, Value, settle, settle_aided};
pub use strategy::Strategy;
pub use table::{NoMemory, Table};

/// What proof search needs to know of a position.
pub trait Node: Clone {
    /// A move.
    type Move: Copy + Ord;

    /// Who is to move.
    fn turn(&self) -> Seat;

    /// Calls `each` with every legal move and the position after it; never, where the game is over.
    fn expand(&self, each: impl FnMut(Self::Move, Self));

    /// Who has won, `None` for a draw. Asked only where [`expand`](Self::expand) gives nothing.
    fn winner(&self) -> Option<Seat>;

    /// 64 bits that tell this position from the others, its turn included.
    fn key(&self) -> u64;

    /// Who wins where that is known without a search, whatever was played before, as tables tell it.
    /// To the search such a position is an end.
    fn known(&self) -> Option<Seat> {
        None
    }
}

impl<P: Position> Node for P {
    type Move = Move;

    fn turn(&self) -> Seat {
        Position::turn(self)
    }

    fn expand(&self, each: impl FnMut(Move, Self)) {
        Position::expand(self, each);
    }

    fn winner(&self) -> Option<Seat> {
        self.outcome().and_then(|outcome| outcome.winner)
    }

    fn key(&self) -> u64 {
        Position::key(self)
    }
}

#[cfg(test)]
mod tests;
