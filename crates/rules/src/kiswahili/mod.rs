//! Bao la Kiswahili (`KIS`): two stages, the house, takasia.

mod moves;
mod position;
mod reading;

pub use position::Kiswahili;
pub use reading::{Reading, Standard, Zanzibar};
