//! Bao Kigogo (`KIG`) of the Gogo.

mod explain;
mod moves;
mod position;

pub use position::Kigogo;
