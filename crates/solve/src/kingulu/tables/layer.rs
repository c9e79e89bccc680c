//! The positions with one number of seeds in play, and their file.
//!
//! | bytes | hold |
//! |---|---|
//! | 7 | `BAOTABK` |
//! | 1 | the version, 1 |
//! | 1 | the seeds in play |
//! | 1 for each position | what is known of it, by its number |
//! | 4 | CRC-32 of all bytes before, the lowest byte first |
//!
//! With `n` seeds in play all margins are among `-n`, `-n + 2`, .. `n`; where the low bound is number `a` of these and
//! the high one number `b`, counted from 0, the byte is `b (b + 1) / 2 + a`.

use super::{
    super::{bounds::Bounds, index::Index, play::InPlay},
    TableError,
};

/// The most seeds in play for which every pair of bounds has a byte.
pub const MOST_SEEDS: u8 = 21;

const MAGIC: &[u8; 7] = b"BAOTABK";
const VERSION: u8 = 1;
const HEAD: usize = MAGIC.len() + 2;
const FOOT: usize = 4;

/// The low and the high bound of each byte, as numbers among the margins.
const PAIRS: [(u8, u8); 256] = {
    let mut pairs = [(0, 0); 256];
    let (mut low, mut high, mut byte) = (0, 0, 0);
    while byte < pairs.len() {
        pairs[byte] = (low, high);
        if low == high {
            (low, high) = (0, high + 1);
        } else {
            low += 1;
        }
        byte += 1;
    }
    pairs
};

/// A byte for bounds with so many seeds in play.
pub(super) fn to_byte(bounds: Bounds, seeds: u8) -> u8 {
    let number = |margin: i32| (margin + i32::from(seeds)) / 2;
    let (low, high) = (number(bounds.low), number(bounds.high));
    (high * (high + 1) / 2 + low) as u8
}

/// The bounds behind a byte.
pub(super) fn from_byte(byte: u8, seeds: u8) -> Bounds {
    let (low, high) = PAIRS[usize::from(byte)];
    let margin = |number: u8| 2 * i32::from(number) - i32::from(seeds);
    Bounds { low: margin(low), high: margin(high) }
}

/// The bounds of all positions with one number of seeds in play.
#[derive(Clone, Debug)]
pub struct Layer {
    seeds: u8,
    index: Index,
    /// The whole file.
    bytes: Vec<u8>,
}

impl Layer {
    /// Space for the positions with so many seeds.
    pub(super) fn new(seeds: u8) -> Self {
        let index = Index::new(seeds);
        let mut bytes = Vec::with_capacity(HEAD + index.len() + FOOT);
        bytes.extend_from_slice(MAGIC);
        bytes.extend_from_slice(&[VERSION, seeds]);
        bytes.resize(HEAD + index.len(), 0);
        Self { seeds, index, bytes }
    }

    /// Puts in what is known of the positions with these reserved holes.
    pub(super) fn fill(&mut self, reserved: u16, codes: &[u8]) {
        let set = self.index.set(reserved);
        self.bytes[HEAD + set.start..HEAD + set.end].copy_from_slice(codes);
    }

    /// Ends the file, all positions being in.
    pub(super) fn seal(&mut self) {
        let sum = crc32fast::hash(&self.bytes);
        self.bytes.extend_from_slice(&sum.to_le_bytes());
    }

    /// Reads a layer from the bytes of its file.
    ///
    /// # Errors
    ///
    /// Where they are not those of a whole file of this version.
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Self, TableError> {
        let [version, seeds] = match bytes.get(..HEAD) {
            Some([magic @ .., version, seeds]) if magic == MAGIC => [*version, *seeds],
            _ => return Err(TableError::NoTable),
        };
        if version != VERSION {
            return Err(TableError::Version { found: version, known: VERSION });
        }
        let (body, sum) = bytes.split_last_chunk::<FOOT>().ok_or(TableError::Damaged)?;
        if seeds > MOST_SEEDS || crc32fast::hash(body) != u32::from_le_bytes(*sum) {
            return Err(TableError::Damaged);
        }
        let index = Index::new(seeds);
        if body.len() != HEAD + index.len() {
            return Err(TableError::Damaged);
        }
        Ok(Self { seeds, index, bytes })
    }

    /// The whole file.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// How many seeds are in play.
    pub const fn seeds(&self) -> u8 {
        self.seeds
    }

    /// How many positions there are.
    pub fn positions(&self) -> usize {
        self.index.len()
    }

    /// The bounds of a position with as many seeds in play.
    pub(crate) fn bounds(&self, play: &InPlay) -> Bounds {
        from_byte(self.bytes[HEAD + self.index.of(play)], self.seeds)
    }

    /// Of how many positions the bounds don't meet.
    pub fn unsettled(&self) -> usize {
        let unsettled = PAIRS.map(|(low, high)| usize::from(low != high));
        let codes = &self.bytes[HEAD..HEAD + self.index.len()];
        codes.iter().map(|&code| unsettled[usize::from(code)]).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_of_bounds_has_a_byte() {
        for seeds in 0..=MOST_SEEDS {
            let margins = || (-i32::from(seeds)..=i32::from(seeds)).step_by(2);
            for low in margins() {
                for high in margins().filter(|&high| high >= low) {
                    let bounds = Bounds { low, high };
                    assert_eq!(from_byte(to_byte(bounds, seeds), seeds), bounds);
                }
            }
        }
    }
}
