//! What was learnt so far, kept so that learning can go on after any stop.
//!
//! The file: `BAOLERN` and the version, 1; four bytes that tell the lesson, four with the number of
//! epochs; three numbers for each epoch; the numbers of the network, their means and their squares;
//! CRC-32 of all before. Numbers are little-endian, floating-point ones have four bytes.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use bingwa_engine::WIDTH;

use crate::{
    float::{Float, Row},
    learn::{Epoch, LearnError},
};

const MAGIC: [u8; 8] = *b"BAOLERN\x01";

/// Bytes before the epochs.
const HEADER: usize = 16;

/// A network while it learns.
pub(crate) struct State {
    pub(crate) float: Float,
    /// What slopes were on average, and their squares.
    pub(crate) mean: Vec<Row>,
    pub(crate) square: Vec<Row>,
    pub(crate) epochs: Vec<Epoch>,
}

/// Keeps a state; the file is whole at every instant.
pub(crate) fn write(path: &Path, identity: u32, state: &State) -> Result<(), LearnError> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend(identity.to_le_bytes());
    bytes.extend((state.epochs.len() as u32).to_le_bytes());
    let epochs = state.epochs.iter().flat_map(|epoch| [epoch.learnt, epoch.aside, epoch.results]);
    let rows = [&state.float.rows, &state.mean, &state.square];
    let numbers = epochs.chain(rows.into_iter().flatten().flatten().copied());
    bytes.extend(numbers.flat_map(f32::to_le_bytes));
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    let mut next = path.as_os_str().to_owned();
    next.push(".new");
    let next = PathBuf::from(next);
    fs::write(&next, bytes)
        .and_then(|()| fs::rename(&next, path))
        .map_err(|error| LearnError::File { path: path.to_owned(), error })
}

/// The state that was kept, of a network with so many rows; none where there is no file.
pub(crate) fn read(path: &Path, identity: u32, rows: usize) -> Result<Option<State>, LearnError> {
    let refused = |why| LearnError::Checkpoint { path: path.to_owned(), why };
    let bytes = match fs::read(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        read => read.map_err(|error| LearnError::File { path: path.to_owned(), error })?,
    };
    let parts = bytes.split_last_chunk::<4>().filter(|(body, _)| body.len() >= HEADER);
    let Some((body, sum)) = parts.filter(|(body, _)| body[..8] == MAGIC) else {
        return Err(refused("no checkpoint of this version"));
    };
    if crc32fast::hash(body).to_le_bytes() != *sum {
        return Err(refused("a damaged checkpoint"));
    }
    let word = |at: usize| u32::from_le_bytes([0, 1, 2, 3].map(|byte| body[at + byte]));
    let (numbers, _) = body[HEADER..].as_chunks::<4>();
    let epochs = word(12) as usize;
    if word(8) != identity || numbers.len() != 3 * epochs + 3 * rows * WIDTH {
        return Err(refused("the checkpoint of other games or settings"));
    }
    let numbers: Vec<f32> = numbers.iter().map(|&four| f32::from_le_bytes(four)).collect();
    let (epochs, numbers) = numbers.split_at(3 * epochs);
    let epoch = |&[learnt, aside, results]: &[f32; 3]| Epoch { learnt, aside, results };
    let epochs = epochs.as_chunks::<3>().0.iter().map(epoch).collect();
    let mut parts = numbers.as_chunks::<WIDTH>().0.chunks(rows).map(<[Row]>::to_vec);
    let (Some(rows), Some(mean), Some(square)) = (parts.next(), parts.next(), parts.next()) else {
        return Err(refused("a damaged checkpoint"));
    };
    Ok(Some(State { float: Float { rows }, mean, square, epochs }))
}
