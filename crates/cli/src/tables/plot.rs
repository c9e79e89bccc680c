//! A drawing of how tables grow with the stones on the board.

use std::path::Path;

use bingwa_rules::Rules;

use crate::{
    chart::{Chart, Curve},
    exit::Failure,
};

/// A layer of tables.
pub(super) struct Growth {
    pub(super) stones: u8,
    pub(super) positions: u64,
    pub(super) bytes: u64,
}

/// Draws positions and bytes of the layers of a game into a file; `counted` says what a layer is
/// known by.
pub(super) fn write(
    path: &Path,
    rules: Rules,
    counted: &str,
    layers: &[Growth],
) -> Result<(), Failure> {
    let values =
        |of: fn(&Growth) -> u64| layers.iter().map(|layer| of(layer).max(1) as f64).collect();
    Chart {
        title: format!("Endgame tables of {}: positions and bytes of each layer", rules.name()),
        foot: counted,
        places: layers.iter().map(|layer| layer.stones.to_string()).collect(),
        curves: [
            Curve { name: "positions", colour: "#1b6ca8", values: values(|layer| layer.positions) },
            Curve { name: "bytes", colour: "#b5541c", values: values(|layer| layer.bytes) },
        ],
    }
    .write(path)
}
