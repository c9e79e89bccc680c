//! Bao la Kiswahili (`KIS`): two stages, the house, takasia.

mod explain;
mod moves;
mod position;
mod reading;
mod setup;
mod takasia;

pub use position::Kiswahili;
pub use reading::{Reading, Standard, Zanzibar};
