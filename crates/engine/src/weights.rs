//! What holes are worth by their counts: weights learnt from games that the engine played itself.

use std::array::from_fn;

/// Counts told apart in a hole; greater ones are taken as the greatest.
const COUNTS: usize = 16;
const LAST: u8 = COUNTS as u8 - 1;
/// Counts told apart in a front hole, and in the one that it faces.
const MINE: usize = 4;
const FACING: usize = 8;

/// How many weights a board has whose players own rings of so many holes.
pub(crate) const fn ring_weights(holes: usize) -> usize {
    2 * holes * COUNTS + holes / 2 * MINE * FACING
}

/// Calls `each` with the place of every weight that counts in a position: of each hole of the
/// player to move by its count, of each of the opponent's, and of each pair of front holes that
/// face each other.
///
/// The first half of a ring is the front row, and its hole `index` faces the opponent's at the same
/// distance from the other end.
#[inline(always)]
pub(crate) fn ring_features<const N: usize>(
    mine: &[u8; N],
    theirs: &[u8; N],
    mut each: impl FnMut(usize),
) {
    // All places are reckoned before any is told, so that a vector has room for many.
    let hole = |index: usize, seeds: u8| (index * COUNTS) as u16 + u16::from(seeds.min(LAST));
    let own: [u16; N] = from_fn(|index| hole(index, mine[index]));
    let other: [u16; N] = from_fn(|index| hole(N + index, theirs[index]));
    let pair: [u16; N] = from_fn(|index| {
        let facing = theirs[(N / 2 + N - 1 - index) % N].min(FACING as u8 - 1);
        let pair = index * MINE + usize::from(mine[index].min(MINE as u8 - 1));
        (2 * N * COUNTS + pair * FACING) as u16 + u16::from(facing)
    });
    for (own, other) in own.into_iter().zip(other) {
        each(usize::from(own));
        each(usize::from(other));
    }
    for &pair in &pair[..N / 2] {
        each(usize::from(pair));
    }
}

/// Weights as they stand in a file: two bytes each, the lower one first. Those that the file lacks
/// at its end count nothing, since no game showed what they are worth.
pub(crate) const fn read<const N: usize>(bytes: &[u8]) -> [i16; N] {
    assert!(bytes.len() <= 2 * N && bytes.len().is_multiple_of(2), "the judge knows every weight");
    let mut weights = [0; N];
    let mut index = 0;
    while 2 * index < bytes.len() {
        weights[index] = i16::from_le_bytes([bytes[2 * index], bytes[2 * index + 1]]);
        index += 1;
    }
    weights
}
