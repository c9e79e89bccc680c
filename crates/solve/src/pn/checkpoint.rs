//! A search put aside: its stage and its table in a file.

use std::{
    fs::{self, File},
    io::{self, BufReader, BufWriter, Read, Write},
    path::Path,
};

use bingwa_rules::{Position, Seat};

use super::{Stage, Table};

/// What the file begins with; the last byte is the version.
const MAGIC: &[u8; 8] = b"BAOPNTB\x01";

/// Why a search can't go on from a file, or can't be put aside.
#[derive(Debug, thiserror::Error)]
pub enum CheckpointError {
    /// The file can't be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is no such file, of another version, or damaged.
    #[error("it holds no search that can go on here, or is damaged")]
    Damaged,
    /// It is of another position.
    #[error("it holds the search of another position: {0}")]
    Other(String),
}

/// Writes and reads with a sum of the bytes.
struct Summed<T> {
    inner: T,
    sum: crc32fast::Hasher,
}

impl<T> Summed<T> {
    fn new(inner: T) -> Self {
        Self { inner, sum: crc32fast::Hasher::new() }
    }
}

impl<T: Write> Summed<T> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.sum.update(bytes);
        self.inner.write_all(bytes)
    }
}

impl<T: Read> Summed<T> {
    fn read<const N: usize>(&mut self) -> io::Result<[u8; N]> {
        let mut bytes = [0; N];
        self.inner.read_exact(&mut bytes)?;
        self.sum.update(&bytes);
        Ok(bytes)
    }
}

/// The rules and the position that a search is about.
fn subject<P: Position>(root: &P) -> String {
    format!("{} {}", root.rules(), root.setup())
}

/// Puts a search aside: a new file takes the place of the old one when it is whole.
///
/// # Errors
///
/// [`CheckpointError::Io`]; the old file is still there.
pub fn save<P: Position>(
    path: &Path,
    root: &P,
    stage: Stage,
    table: &Table,
) -> Result<(), CheckpointError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    let part = Path::new(&name);
    let written =
        write(File::create(part)?, root, stage, table).and_then(|()| Ok(fs::rename(part, path)?));
    if written.is_err() {
        // What is left of it is of no use; that it stays is no further error.
        let _ = fs::remove_file(part);
    }
    written
}

fn write<P: Position>(
    file: File,
    root: &P,
    stage: Stage,
    table: &Table,
) -> Result<(), CheckpointError> {
    let mut to = Summed::new(BufWriter::new(file));
    let subject = subject(root);
    to.write(MAGIC)?;
    to.write(&(subject.len() as u16).to_le_bytes())?;
    to.write(subject.as_bytes())?;
    to.write(&[stage.claimant.letter() as u8])?;
    to.write(&stage.nodes.to_le_bytes())?;
    for [key, data] in table.dump() {
        to.write(&data.to_le_bytes())?;
        to.write(&key.to_le_bytes())?;
    }
    // No entry's data is 0.
    to.write(&[0; 8])?;
    let sum = to.sum.clone().finalize();
    to.inner.write_all(&sum.to_le_bytes())?;
    let file = to.inner.into_inner().map_err(io::IntoInnerError::into_error)?;
    Ok(file.sync_all()?)
}

/// Reads back into a table what [`save`] wrote of the same position, and tells where the search
/// stood. The table may have another size; where it is smaller, it forgets some.
///
/// # Errors
///
/// [`CheckpointError`]; the table is to be cleared then.
pub fn restore<P: Position>(
    path: &Path,
    root: &P,
    table: &Table,
) -> Result<Stage, CheckpointError> {
    let mut from = Summed::new(BufReader::new(File::open(path)?));
    read(&mut from, root, table).map_err(|error| match error {
        CheckpointError::Io(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
            CheckpointError::Damaged
        }
        error => error,
    })
}

fn read<P: Position>(
    from: &mut Summed<impl Read>,
    root: &P,
    table: &Table,
) -> Result<Stage, CheckpointError> {
    if from.read()? != *MAGIC {
        return Err(CheckpointError::Damaged);
    }
    let length = u16::from_le_bytes(from.read()?);
    let mut found = Vec::new();
    for _ in 0..length {
        let [byte] = from.read()?;
        found.push(byte);
    }
    let found = String::from_utf8(found).map_err(|_| CheckpointError::Damaged)?;
    if found != subject(root) {
        return Err(CheckpointError::Other(found));
    }
    let claimant = match from.read()? {
        [b'S'] => Seat::South,
        [b'N'] => Seat::North,
        _ => return Err(CheckpointError::Damaged),
    };
    let nodes = u64::from_le_bytes(from.read()?);
    loop {
        let data = u64::from_le_bytes(from.read()?);
        if data == 0 {
            break;
        }
        let key = u64::from_le_bytes(from.read()?);
        table.restore([key, data]);
    }
    let sum = from.sum.clone().finalize();
    if from.read()? != sum.to_le_bytes() {
        return Err(CheckpointError::Damaged);
    }
    Ok(Stage { claimant, nodes })
}
