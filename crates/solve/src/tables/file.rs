//! The file of a block: its codes, in chunks that are compressed and checked one by one.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `BAOTABL` and the version, 1 |
//! | 16 | the rules id, filled up with zeros |
//! | 2 | seeds of the player with fewer, and of the other |
//! | 2 | codes in a chunk, as a power of two |
//! | 4 | how many chunks there are |
//! | 8 a chunk | its length in the file, and its CRC-32 |
//! | 4 | CRC-32 of all before |
//! | the rest | the chunks, each compressed with DEFLATE |
//!
//! Numbers are little-endian. The last chunk may be shorter than the others.

use std::{
    fs::{self, File},
    io::{self, BufWriter, Read, Seek, SeekFrom, Write},
    path::Path,
    sync::Arc,
};

use bingwa_rules::Variant;
use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};

use super::{
    TableError,
    block::{Codes, Split},
    half::Halved,
    source::Source,
};

const MAGIC: [u8; 8] = *b"BAOTABL\x01";

/// Bytes before the list of chunks.
const HEADER: usize = 32;

/// Codes in a chunk, as a power of two.
const CHUNK_BITS: u16 = 15;

/// Codes in a chunk.
pub(super) const CHUNK: usize = 1 << CHUNK_BITS;

/// The name of a block's file.
pub(super) fn name<G: Variant>(split: Split) -> String {
    format!("{}-{}-{}.table", G::RULES.id(), split.fewer, split.more)
}

fn header<G: Variant>(split: Split, chunks: u32) -> [u8; HEADER] {
    let mut header = [0; HEADER];
    header[..8].copy_from_slice(&MAGIC);
    let id = G::RULES.id().as_bytes();
    header[8..8 + id.len()].copy_from_slice(id);
    header[24..26].copy_from_slice(&[split.fewer, split.more]);
    header[26..28].copy_from_slice(&CHUNK_BITS.to_le_bytes());
    header[28..].copy_from_slice(&chunks.to_le_bytes());
    header
}

/// A block's file, open for reading.
pub(super) struct TableFile {
    name: String,
    source: Source,
    positions: u64,
    /// Where each chunk begins, and its CRC-32; the last has the end of the file alone.
    chunks: Vec<(usize, u32)>,
}

impl TableFile {
    /// Opens the file of a block in a folder; `None` where there is none.
    pub(super) fn open<G: Halved>(folder: &Path, split: Split) -> Result<Option<Self>, TableError> {
        let path = folder.join(name::<G>(split));
        match Source::open(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(TableError::Read { path, error }),
            Ok(source) => Self::new::<G>(path.display().to_string(), split, source).map(Some),
        }
    }

    /// Reads a file's bytes; `None` if they are those of another game's or no table.
    pub(super) fn from_bytes<G: Halved>(bytes: Arc<[u8]>) -> Result<(Split, Self), TableError> {
        let split = match bytes.get(24..26) {
            Some(&[fewer, more]) if (1..=more).contains(&fewer) && more < 16 => {
                Split { fewer, more }
            }
            _ => return Err(damaged("table", "no table of this game")),
        };
        Ok((split, Self::new::<G>(name::<G>(split), split, Source::Memory(bytes))?))
    }

    /// Takes the bytes of a file, if they are as many as its list of chunks, which has a sum of its
    /// own, says: a file that was cut short is never used.
    fn new<G: Halved>(name: String, split: Split, source: Source) -> Result<Self, TableError> {
        let positions = split.positions::<G>() as u64;
        let chunks = positions.div_ceil(CHUNK as u64);
        let listed = HEADER + 8 * chunks as usize;
        let first = listed + 4;
        let Some(head) = source.get(..first) else {
            return Err(damaged(&name, "the file is cut short, or no table"));
        };
        if head[..HEADER] != header::<G>(split, chunks as u32) {
            return Err(damaged(&name, "not the table that its name says"));
        }
        let (list, sum) = head.split_at(listed);
        if crc32fast::hash(list).to_le_bytes() != *sum {
            return Err(damaged(&name, "its list of chunks is damaged"));
        }
        let mut at = first;
        let mut places = Vec::with_capacity(chunks as usize + 1);
        for (chunk, _) in list[HEADER..].as_chunks::<8>().0.iter().zip(0..chunks) {
            let word = |at: usize| u32::from_le_bytes([0, 1, 2, 3].map(|byte| chunk[at + byte]));
            places.push((at, word(4)));
            at = at.saturating_add(word(0) as usize);
        }
        places.push((at, 0));
        match source.len() {
            length if length < at => return Err(damaged(&name, "the file is cut short")),
            length if length > at => return Err(damaged(&name, "the file is too long")),
            _ => {}
        }
        Ok(Self { name, source, positions, chunks: places })
    }

    /// The bytes of the file.
    pub(super) fn length(&self) -> u64 {
        self.source.len() as u64
    }

    /// The codes of a chunk.
    pub(super) fn chunk(&self, chunk: usize) -> Result<Vec<u8>, TableError> {
        let (Some(&(from, sum)), Some(&(to, _))) =
            (self.chunks.get(chunk), self.chunks.get(chunk + 1))
        else {
            return Err(damaged(&self.name, "it has fewer chunks than positions"));
        };
        let packed = &self.source[from..to];
        if crc32fast::hash(packed) != sum {
            return Err(damaged(&self.name, "a chunk is damaged"));
        }
        let length = (self.positions - (chunk * CHUNK) as u64).min(CHUNK as u64);
        let mut codes = Vec::with_capacity(length as usize);
        let unpacked = DeflateDecoder::new(packed).take(length + 1).read_to_end(&mut codes);
        if unpacked.is_err() || codes.len() as u64 != length {
            return Err(damaged(&self.name, "a chunk can't be unpacked"));
        }
        Ok(codes)
    }

    /// All codes.
    pub(super) fn codes<G: Halved>(&self, split: Split) -> Result<Codes, TableError> {
        let mut codes = Codes::empty::<G>(split);
        let (mut chunk, mut unpacked, mut from) = (0, Vec::new(), 0);
        for piece in codes.pieces_mut() {
            let mut to = 0;
            while to < piece.len() {
                if from == unpacked.len() {
                    (unpacked, from) = (self.chunk(chunk)?, 0);
                    chunk += 1;
                }
                let length = (unpacked.len() - from).min(piece.len() - to);
                piece[to..to + length].copy_from_slice(&unpacked[from..from + length]);
                (to, from) = (to + length, from + length);
            }
        }
        Ok(codes)
    }
}

fn damaged(name: &str, what: &'static str) -> TableError {
    TableError::Damaged { name: name.to_owned(), what }
}

/// Writes the file of a block: all of it or nothing. Gives its length.
pub(super) fn write<G: Halved>(
    folder: &Path,
    split: Split,
    codes: &Codes,
) -> Result<u64, TableError> {
    let path = folder.join(name::<G>(split));
    let part = path.with_extension("part");
    write_part::<G>(&part, split, codes)
        .and_then(|length| {
            fs::rename(&part, &path)?;
            // The name is safe too once the folder is; not every system can open one.
            if let Ok(folder) = File::open(folder) {
                let _ = folder.sync_all();
            }
            Ok(length)
        })
        .map_err(|error| {
            let _ = fs::remove_file(&part);
            TableError::Write { path, error }
        })
}

fn write_part<G: Halved>(part: &Path, split: Split, codes: &Codes) -> io::Result<u64> {
    let chunks = split.positions::<G>().div_ceil(CHUNK);
    let mut list = header::<G>(split, chunks as u32).to_vec();
    let first = (HEADER + 8 * chunks + 4) as u64;
    let mut file = BufWriter::with_capacity(1 << 20, File::create(part)?);
    file.seek(SeekFrom::Start(first))?;
    let [one, two] = codes.pieces();
    let mut length = first;
    let mut chunk = Vec::with_capacity(CHUNK);
    for piece in [one, two] {
        let mut rest = piece;
        while !rest.is_empty() {
            let taken;
            (taken, rest) = rest.split_at(rest.len().min(CHUNK - chunk.len()));
            chunk.extend_from_slice(taken);
            if chunk.len() == CHUNK {
                length += write_chunk(&mut file, &chunk, &mut list)?;
                chunk.clear();
            }
        }
    }
    if !chunk.is_empty() {
        length += write_chunk(&mut file, &chunk, &mut list)?;
    }
    list.extend(crc32fast::hash(&list).to_le_bytes());
    file.seek(SeekFrom::Start(0))?;
    file.write_all(&list)?;
    file.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
    Ok(length)
}

fn write_chunk(file: &mut impl Write, codes: &[u8], list: &mut Vec<u8>) -> io::Result<u64> {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::new(5));
    packer.write_all(codes)?;
    let packed = packer.finish()?;
    list.extend((packed.len() as u32).to_le_bytes());
    list.extend(crc32fast::hash(&packed).to_le_bytes());
    file.write_all(&packed)?;
    Ok(packed.len() as u64)
}
