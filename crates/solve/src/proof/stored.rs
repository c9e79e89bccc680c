//! A proof that was written to a file, read again by those who play by it.
//!
//! Whether it holds is never taken from the file: [`Stored::replay`] walks it anew.

use std::io::Read;

use bingwa_rules::{AnyPosition, Move, Position, Rules, Seat};
use flate2::bufread::ZlibDecoder;

use super::{Claim, Goal, Proof, ProofError, file::MAGIC};

/// What stands in a proof file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The rules.
    pub rules: Rules,
    /// The position that the claim is about, as text.
    pub position: String,
    /// What the strategy is said to reach.
    pub claim: Claim,
    choices: Vec<u8>,
}

/// The bytes are no proof file, or not any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("proof: not a proof file of this version, or damaged: find the proof again")]
pub struct Unreadable;

impl Stored {
    /// Reads a proof file; see *Proof files* in the book.
    ///
    /// # Errors
    ///
    /// [`Unreadable`].
    pub fn read(bytes: &[u8]) -> Result<Self, Unreadable> {
        Self::parse(bytes).ok_or(Unreadable)
    }

    fn parse(bytes: &[u8]) -> Option<Self> {
        let (body, sum) = bytes.split_last_chunk::<4>()?;
        if crc32fast::hash(body) != u32::from_le_bytes(*sum) {
            return None;
        }
        let mut rest = body.strip_prefix(MAGIC)?;
        let rules = text(&mut rest)?.parse().ok()?;
        let position = text(&mut rest)?.to_owned();
        let ([seat, goal, margin], rest) = rest.split_first_chunk()?;
        let seat = if *seat == b'S' { Seat::South } else { Seat::North };
        let goal = match goal {
            b'W' => Goal::Win,
            b'M' => Goal::Margin(*margin as i8),
            _ => return None,
        };
        let (count, rest) = rest.split_first_chunk()?;
        let (_positions, packed) = rest.split_first_chunk::<4>()?;
        let count = u32::from_le_bytes(*count);
        let mut choices = Vec::new();
        ZlibDecoder::new(packed).take(u64::from(count) + 1).read_to_end(&mut choices).ok()?;
        let is_whole = choices.len() as u64 == u64::from(count);
        is_whole.then_some(Self { rules, position, claim: Claim { seat, goal }, choices })
    }

    /// Walks the strategy from its root, which must be the position of the file; `each` is told the
    /// move in each of the claimant's positions.
    ///
    /// # Errors
    ///
    /// [`ProofError`], where it doesn't hold.
    pub fn replay(
        &self,
        root: &AnyPosition,
        mut each: impl FnMut(&AnyPosition, Move),
    ) -> Result<Proof, ProofError> {
        let mut choices = self.choices.iter();
        Proof::walk(root, self.claim, |position| {
            let mut moves: Vec<_> =
                position.legal_moves().iter().map(|played| (played.to_string(), *played)).collect();
            moves.sort_unstable_by(|a, b| a.0.cmp(&b.0));
            let (_, played) = moves.get(usize::from(*choices.next()?))?;
            each(position, *played);
            Some(*played)
        })
    }
}

impl Proof {
    /// What a file of this proof says.
    pub fn stored(&self) -> Option<Stored> {
        let (rules, position) = (self.rules.parse().ok()?, self.position.clone());
        Some(Stored { rules, position, claim: self.claim, choices: self.choices.clone() })
    }
}

/// A text after the number of its bytes.
fn text<'a>(rest: &mut &'a [u8]) -> Option<&'a str> {
    let (length, tail) = rest.split_first()?;
    let (text, tail) = tail.split_at_checked(usize::from(*length))?;
    *rest = tail;
    std::str::from_utf8(text).ok()
}
