//! Bao Kingulu (`KIN`) of the Ngulu: two rows, and holes reserved for good.

mod explain;
mod moves;
mod position;

pub use position::Kingulu;
