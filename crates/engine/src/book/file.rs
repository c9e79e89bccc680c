//! The file of a book: each position that was looked at, in the order in which it was.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `BAOBOOK` and the version, 1 |
//! | 24 | the rules id, filled up with zeros |
//! | 8 | nodes of the search of a position |
//! | 8 | the seed |
//! | 4 | the checksum of the network that judged; 0 where none did |
//! | 1 | the most moves that are kept of a position |
//! | 4 | positions |
//!
//! Then each position, as its mover sees it, who sits South:
//!
//! | bytes | what |
//! |---|---|
//! | 8 | its key |
//! | 1 | moves |
//! | 4 each | a move's bits; what the search said of it |
//!
//! and at last the CRC-32 of all before, in 4 bytes. Numbers are little-endian. What a search said is
//! in centi-seeds for the player to move; a win that is proven in `n` plies is 30000 - n, a loss the
//! same below zero.
//!
//! The first position is the start, and each other one comes after a move of an earlier one. So a
//! reader plays the book from the start, and holds no move that the rules don't allow.

use bingwa_rules::{Move, Rules};

use super::{Book, Recipe};
use crate::Score;

const MAGIC: [u8; 8] = *b"BAOBOOK\x01";

/// Bytes of a file before its positions.
const HEADER: usize = 57;

/// The most positions of a book.
pub(super) const MOST_POSITIONS: usize = 1 << 16;

/// Why bytes are no book that can be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BookError {
    /// They are something else.
    #[error("no opening book: name a file that `bingwa book build` made")]
    Foreign,
    /// They are of a form that this program doesn't read.
    #[error("an opening book of another version: build it again")]
    Version,
    /// They are not what was written.
    #[error("a damaged opening book: {0}; get it or build it again")]
    Damaged(&'static str),
    /// It is for other rules.
    #[error("an opening book of {found}, expected one of {expected}: name another")]
    Rules {
        /// The rules that it is for.
        found: Rules,
        /// The rules that it was wanted for.
        expected: Rules,
    },
}

/// The bytes of a file that are still to be read.
struct Rest<'a>(&'a [u8]);

impl Rest<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], BookError> {
        let (first, rest) =
            self.0.split_first_chunk().ok_or(BookError::Damaged("it ends early"))?;
        self.0 = rest;
        Ok(*first)
    }
}

impl Book {
    /// Reads a book's file.
    ///
    /// # Errors
    ///
    /// Where the bytes are not those of a book.
    pub fn read(bytes: &[u8]) -> Result<Self, BookError> {
        const MOVE: BookError = BookError::Damaged("a move is not legal");
        if bytes.len() < MAGIC.len() || bytes[..7] != MAGIC[..7] {
            return Err(BookError::Foreign);
        }
        if bytes[7] != MAGIC[7] {
            return Err(BookError::Version);
        }
        let Some((body, sum)) = bytes.split_last_chunk().filter(|(body, _)| body.len() >= HEADER)
        else {
            return Err(BookError::Damaged("it is cut short"));
        };
        if crc32fast::hash(body) != u32::from_le_bytes(*sum) {
            return Err(BookError::Damaged("its checksum is another"));
        }
        let mut rest = Rest(&body[MAGIC.len()..]);
        let id: [u8; 24] = rest.take()?;
        let is_named = |rules: &Rules| rules.id().bytes().chain([0; 24]).take(24).eq(id);
        let rules = Rules::ALL.into_iter().find(is_named);
        let rules = rules.ok_or(BookError::Damaged("it names no game"))?;
        let nodes = u64::from_le_bytes(rest.take()?);
        let seed = u64::from_le_bytes(rest.take()?);
        let network = u32::from_le_bytes(rest.take()?);
        let [lines] = rest.take()?;
        let mut book = Self::new(Recipe { rules, nodes, lines, seed, network });
        let positions = u32::from_le_bytes(rest.take()?) as usize;
        if positions > MOST_POSITIONS {
            return Err(BookError::Damaged("it has too many positions"));
        }
        for _ in 0..positions {
            let position = book.graph.position(u64::from_le_bytes(rest.take()?));
            let position = position.ok_or(BookError::Damaged("a position comes from nowhere"))?;
            let [count] = rest.take()?;
            let mut moves = Vec::new();
            for _ in 0..count {
                let played = Move::from_bits(u16::from_le_bytes(rest.take()?)).ok_or(MOVE)?;
                let said = i32::from(i16::from_le_bytes(rest.take()?));
                if said.abs() > Score::won(0) {
                    return Err(BookError::Damaged("a score can't be"));
                }
                moves.push((played, said));
            }
            if count > lines || !book.graph.add(&position, &moves) {
                return Err(MOVE);
            }
        }
        if !rest.0.is_empty() {
            return Err(BookError::Damaged("it is longer than it says"));
        }
        book.graph.settle();
        Ok(book)
    }

    /// The book as a file.
    pub fn bytes(&self) -> Vec<u8> {
        let Recipe { rules, nodes, lines, seed, network } = self.recipe;
        let mut bytes = MAGIC.to_vec();
        bytes.extend(rules.id().bytes());
        bytes.resize(MAGIC.len() + 24, 0);
        bytes.extend(nodes.to_le_bytes());
        bytes.extend(seed.to_le_bytes());
        bytes.extend(network.to_le_bytes());
        bytes.push(lines);
        bytes.extend((self.positions() as u32).to_le_bytes());
        for &place in self.graph.looked_at() {
            let (key, moves) = self.graph.told(place);
            bytes.extend(key.to_le_bytes());
            bytes.push(moves.len() as u8);
            for edge in moves {
                bytes.extend(edge.played.to_bits().to_le_bytes());
                bytes.extend((edge.said as i16).to_le_bytes());
            }
        }
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        bytes
    }

    /// The book, for these rules.
    ///
    /// # Errors
    ///
    /// Where it is for others.
    pub fn for_rules(self, expected: Rules) -> Result<Self, BookError> {
        let found = self.recipe.rules;
        if found == expected { Ok(self) } else { Err(BookError::Rules { found, expected }) }
    }
}
