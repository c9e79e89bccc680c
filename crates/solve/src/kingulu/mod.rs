//! Bao Kingulu, strongly: the exact margin of every position.
//!
//! What lies ahead of a position depends on the seeds in play, the reserved holes and whose turn it is
//! ([`InPlay`]); captured seeds and those in reserved holes add a constant to the margin. What is
//! known of a margin are [`Bounds`], found by two ways that know nothing of each other:
//!
//! - [`Solver`] searches from the position down;
//! - [`tables`] hold all positions with few seeds in play, built from none up. The solver stands on
//!   them where it is given some.
//!
//! # Repetition
//!
//! A position that comes twice ends the game, and it is scored there (KIN-8). Seeds never come back
//! into play, so the positions between two occurrences have the same seeds in play. Nor do they have a
//! reserved hole: with the same position all seeds are where they were, so as many have passed each
//! hole as each other, and those that fall into a reserved hole stay. There are such rounds, from 7
//! seeds on. Bounds never rest on them: each is reached by a strategy in which no position comes
//! twice. The low bound is what the player to move can force so, the high one what the other can hold
//! him to. Where they meet, that is the margin of the position in a game that begins with it, or that
//! comes to it by a move that takes seeds out of play.

mod bounds;
mod index;
mod memo;
mod play;
mod search;
pub mod tables;

pub use bounds::Bounds;
pub use play::{InPlay, Step};
pub use search::{Answer, Solver, Watch};
