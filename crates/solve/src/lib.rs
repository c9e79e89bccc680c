//! What is proven about the Bao games: proofs, endgame tables and perfect play.
pub mod kingulu;
pub mod known;
pub mod pn;
pub mod proof;
pub mod puzzles;
pub mod small;
pub mod tables;
pub mod wins;
