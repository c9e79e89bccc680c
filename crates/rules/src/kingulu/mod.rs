//! Bao Kingulu (`KIN`) of the Ngulu: two rows, and holes reserved for good.

mod board;
mod explain;
mod laps;
mod moves;
mod position;

pub use position::Kingulu;
