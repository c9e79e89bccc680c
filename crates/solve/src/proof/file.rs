//! The bytes of a proof file.

use std::io::Write;

use flate2::{Compression, write::ZlibEncoder};

use super::{Goal, Proof, ProofError};

/// What a proof file begins with; the last byte is the version.
pub(super) const MAGIC: &[u8; 8] = b"BAOPROF\x01";

impl Proof {
    /// The proof as a file; see *Proof files* in the book.
    pub fn to_bytes(&self) -> Result<Vec<u8>, ProofError> {
        let choices = u32::try_from(self.choices.len()).map_err(|_| ProofError::TooLong)?;
        let mut bytes = MAGIC.to_vec();
        for text in [self.rules, &self.position] {
            // The longest text of a position has some 130 letters.
            bytes.push(text.len() as u8);
            bytes.extend(text.bytes());
        }
        bytes.push(self.claim.seat.letter() as u8);
        bytes.extend(match self.claim.goal {
            Goal::Win => [b'W', 0],
            Goal::Margin(margin) => [b'M', margin as u8],
        });
        bytes.extend(choices.to_le_bytes());
        bytes.extend(self.positions().to_le_bytes());
        let mut packer = ZlibEncoder::new(bytes, Compression::best());
        packer.write_all(&self.choices)?;
        let mut bytes = packer.finish()?;
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        Ok(bytes)
    }

    /// Writes the proof as a file.
    ///
    /// # Errors
    ///
    /// [`ProofError::Io`] of the writer.
    pub fn write(&self, mut to: impl Write) -> Result<(), ProofError> {
        Ok(to.write_all(&self.to_bytes()?)?)
    }
}
