//! Bao la Kimasai (`KIM`) of the Maasai: single stones that step.

mod explain;
mod moves;
mod position;

pub use position::Kimasai;
