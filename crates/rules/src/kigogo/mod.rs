//! Bao Kigogo (`KIG`) of the Gogo.

mod moves;
mod position;

pub use position::Kigogo;
