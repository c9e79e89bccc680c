//! The order in which the positions of a block of Kigogo are settled: again and again, until
//! nothing changes.
//!
//! All positions begin as draws. A sweep works out each from those that its moves lead to, as they
//! are told by then. So whatever is called a win or a loss is one, and takes no more plies than it
//! says: it was worked out from others of which that was true. Sweeps end when every code agrees with
//! its successors. Then no draw is left that is none, as it has no move to a lost position and one at
//! least to a draw; and by induction over the plies that they really take, wins and losses take as
//! many as they say.
//!
//! Going from halves of high numbers to low ones most positions come after those that their moves
//! lead to, so that a few sweeps suffice.

use super::block::{Block, FEWER, MORE};

/// Halves of the player with more seeds that are swept together, so that what is known of them stays
/// near the processor.
const TILE: usize = 1 << 12;

/// Settles every position of a block. `swept` is told the sweep, from 1, and how many more positions
/// it has looked at.
pub(super) fn settle(block: &mut Block<'_>, mut swept: impl FnMut(u32, usize)) {
    let (rows, columns) = (block.fewer.count, block.more.count);
    for sweep in 1.. {
        let mut changed = false;
        for tile in (0..columns.div_ceil(TILE)).rev() {
            let tile = tile * TILE..columns.min((tile + 1) * TILE);
            for row in (0..rows).rev() {
                for column in tile.clone() {
                    changed |= block.settle::<FEWER>(row, column);
                }
                for column in tile.clone().rev() {
                    changed |= block.settle::<MORE>(row, column);
                }
                swept(sweep, 2 * tile.len());
            }
        }
        if !changed {
            break;
        }
    }
}
