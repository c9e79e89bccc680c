//! Bao la Kujifunza (`KUJ`): the learners' game.

mod explain;
mod moves;
mod position;
mod reading;

pub use position::Kujifunza;
pub use reading::{Reading, Standard, Zanzibar};
