//! Reading the bytes of a proof file.

use std::io::Read;

use bingwa_twin::Seat;
use flate2::bufread::ZlibDecoder;

use crate::{Claim, Fault, Goal};

const MAGIC: &[u8] = b"BAOPROF";

/// The version of the form that is read here.
pub const VERSION: u8 = 1;

/// What stands in a proof file.
pub struct File<'a> {
    pub rules: &'a str,
    pub position: &'a str,
    pub claim: Claim,
    /// How many positions the proof is said to have.
    pub positions: u32,
    /// Of each position of the claimant, in the order of the walk, the place of his move.
    pub choices: Vec<u8>,
}

impl<'a> File<'a> {
    /// Reads a file whose sum fits.
    pub fn read(bytes: &'a [u8]) -> Result<Self, Fault> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(Fault::NotAProof)?;
        match rest.first() {
            Some(&VERSION) => {}
            Some(&other) => return Err(Fault::Version(other)),
            None => return Err(Fault::Checksum),
        }
        let (body, sum) = bytes.split_last_chunk::<4>().ok_or(Fault::Checksum)?;
        if crc32fast::hash(body) != u32::from_le_bytes(*sum) {
            return Err(Fault::Checksum);
        }
        let mut head = Head { bytes: &body[MAGIC.len() + 1..] };
        let rules = head.text("rules")?;
        let position = head.text("position")?;
        let seat = match head.take::<1>("claim")? {
            [b'S'] => Seat::South,
            [b'N'] => Seat::North,
            [other] => return Err(fault("claim", format!("found seat {other}, expected S or N"))),
        };
        let goal = match head.take::<2>("claim")? {
            [b'W', 0] => Goal::Win,
            [b'M', margin] => Goal::Margin(margin as i8),
            [kind, _] => return Err(fault("claim", format!("found {kind}, expected W or M"))),
        };
        let said = u32::from_le_bytes(head.take("moves")?);
        let positions = u32::from_le_bytes(head.take("positions")?);
        let choices = unpack(head.bytes, said)?;
        Ok(Self { rules, position, claim: Claim { seat, goal }, positions, choices })
    }
}

/// What has not been read yet.
struct Head<'a> {
    bytes: &'a [u8],
}

impl<'a> Head<'a> {
    fn take<const N: usize>(&mut self, field: &'static str) -> Result<[u8; N], Fault> {
        let (taken, rest) =
            self.bytes.split_first_chunk().ok_or_else(|| fault(field, "it is cut short"))?;
        self.bytes = rest;
        Ok(*taken)
    }

    /// A text after the number of its bytes.
    fn text(&mut self, field: &'static str) -> Result<&'a str, Fault> {
        let [length] = self.take(field)?;
        let (text, rest) = self
            .bytes
            .split_at_checked(usize::from(length))
            .ok_or_else(|| fault(field, "it is cut short"))?;
        self.bytes = rest;
        std::str::from_utf8(text).map_err(|_| fault(field, "it is not text"))
    }
}

fn fault(field: &'static str, finding: impl Into<String>) -> Fault {
    Fault::Head { field, finding: finding.into() }
}

/// Unpacks exactly so many moves, which must be all that is packed, and all that the bytes hold.
fn unpack(bytes: &[u8], said: u32) -> Result<Vec<u8>, Fault> {
    let mut packed = ZlibDecoder::new(bytes);
    let mut choices = Vec::new();
    // One more would be too many; no more than that is ever unpacked.
    (&mut packed)
        .take(u64::from(said) + 1)
        .read_to_end(&mut choices)
        .map_err(|error| Fault::Moves { found: error.to_string(), said })?;
    if choices.len() as u64 != u64::from(said) {
        return Err(Fault::Moves { found: choices.len().to_string(), said });
    }
    match packed.into_inner() {
        [] => Ok(choices),
        left => Err(Fault::LeftOver(left.len())),
    }
}
