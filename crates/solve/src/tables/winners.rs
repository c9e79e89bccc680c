//! Who wins, of many positions at once: a bit for each, in memory.
//!
//! A search asks millions of times a second, and does not ask how long a win takes. So all codes are
//! unpacked once, and what is kept of each is whether the player to move wins.

use std::path::Path;

use bingwa_rules::{Rules, Seat};

use super::{
    MOST_SEEDS, TableError,
    block::{self, Codes, Split},
    code::DRAW,
    file::TableFile,
    half::Halved,
};

/// Who wins, in every position up to so many seeds.
pub struct Winners {
    rules: Rules,
    seeds: u8,
    /// By the seeds of the player with fewer, and of the other.
    blocks: [[Vec<u64>; MOST_SEEDS as usize]; MOST_SEEDS as usize],
}

impl Winners {
    /// Reads the tables of a game in a folder, up to `most` seeds: the layers that are there whole,
    /// as far as nothing in them is drawn.
    ///
    /// # Errors
    ///
    /// [`TableError::Read`] or [`TableError::Damaged`].
    pub fn open<G: Halved>(folder: &Path, most: u8) -> Result<Self, TableError> {
        let read = |error| TableError::Read { path: folder.to_owned(), error };
        std::fs::read_dir(folder).map_err(read)?;
        let blocks = std::array::from_fn(|_| std::array::from_fn(|_| Vec::new()));
        let mut winners = Self { rules: G::RULES, seeds: 0, blocks };
        for seeds in 2..=most.min(MOST_SEEDS) {
            for split in Split::of_layer(seeds) {
                let bits = TableFile::open::<G>(folder, split)?
                    .map(|file| file.codes::<G>(split))
                    .transpose()?
                    .and_then(|codes| bits(&codes));
                let Some(bits) = bits else {
                    return Ok(winners);
                };
                winners.blocks[usize::from(split.fewer)][usize::from(split.more)] = bits;
            }
            winners.seeds = seeds;
        }
        Ok(winners)
    }

    /// With up to so many seeds on the board every winner is known; 0 without tables.
    pub const fn seeds(&self) -> u8 {
        self.seeds
    }

    /// The memory that they take, in bytes.
    pub fn bytes(&self) -> u64 {
        self.blocks.iter().flatten().map(|bits| 8 * bits.len() as u64).sum()
    }

    /// Who wins, if it is known; `None` for a position of another game.
    #[inline]
    pub fn winner<G: Halved>(&self, position: &G) -> Option<Seat> {
        let [mover, other] = position.sizes();
        if mover + other > u32::from(self.seeds) || G::RULES != self.rules {
            return None;
        }
        if mover == 0 || other == 0 {
            return position.outcome()?.winner;
        }
        let split = Split::of(mover as u8, other as u8);
        let place = block::place::<G>(split, mover as u8, position.numbers()) as usize;
        let bits = &self.blocks[usize::from(split.fewer)][usize::from(split.more)];
        let wins = bits.get(place / 64)? >> (place % 64) & 1 != 0;
        Some(if wins { position.turn() } else { position.turn().other() })
    }
}

/// Whether the mover wins, a bit for each code; `None` if a code is of a draw.
fn bits(codes: &Codes) -> Option<Vec<u64>> {
    let [one, two] = codes.pieces();
    let length = one.len() + two.len();
    let mut bits = vec![0; length.div_ceil(64)];
    for (place, &code) in one.iter().chain(two).enumerate() {
        if code == DRAW {
            return None;
        }
        bits[place / 64] |= u64::from(code > DRAW) << (place % 64);
    }
    Some(bits)
}

#[cfg(test)]
mod tests {
    use bingwa_rules::kimasai::Kimasai;

    use super::*;

    #[test]
    fn a_block_with_a_draw_is_not_taken() {
        let split = Split::of(1, 2);
        let mut codes = Codes::empty::<Kimasai>(split);
        codes.pieces_mut().into_iter().for_each(|piece| piece.fill(3));
        codes.pieces_mut()[1][65] = DRAW + 1;
        let bits_of = bits(&codes).expect("no draw");
        let place = split.positions::<Kimasai>() / 2 + 65;
        assert_eq!(bits_of.iter().map(|bits| bits.count_ones()).sum::<u32>(), 1);
        assert_eq!(bits_of[place / 64] >> (place % 64), 1);
        codes.pieces_mut()[0][7] = DRAW;
        assert_eq!(bits(&codes), None);
    }
}
