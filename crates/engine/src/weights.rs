//! What holes are worth by their counts: weights learnt from games that the engine played itself.

/// Counts told apart in a hole; greater ones are taken as the greatest.
const COUNTS: usize = 16;
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
    for (index, (&own, &other)) in mine.iter().zip(theirs).enumerate() {
        each(index * COUNTS + usize::from(own).min(COUNTS - 1));
        each((N + index) * COUNTS + usize::from(other).min(COUNTS - 1));
    }
    for (index, &own) in mine[..N / 2].iter().enumerate() {
        let own = usize::from(own).min(MINE - 1);
        let facing = usize::from(theirs[N / 2 - 1 - index]).min(FACING - 1);
        each(2 * N * COUNTS + (index * MINE + own) * FACING + facing);
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
