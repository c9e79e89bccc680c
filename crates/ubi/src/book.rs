//! Opening books that are read from files.

use std::{fs::File, io, io::Read as _, path::Path, path::PathBuf};

use bingwa_engine::{Book, BookError};

/// No book's file has more bytes.
const MOST_BYTES: u64 = 1 << 25;

/// Why a file gives no opening book.
#[derive(Debug, thiserror::Error)]
pub enum BookFileError {
    /// It can't be read.
    #[error("{path}: {error}: name another file", path = .path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// What is in it is no book.
    #[error("{path}: {error}", path = .path.display())]
    Book {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: BookError,
    },
}

/// Reads the opening book of a file.
///
/// # Errors
///
/// Where the file can't be read, or is no book.
pub fn read_book(path: &Path) -> Result<Book, BookFileError> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(MOST_BYTES).read_to_end(&mut bytes))
        .map_err(|error| BookFileError::Read { path: path.to_owned(), error })?;
    Book::read(&bytes).map_err(|error| BookFileError::Book { path: path.to_owned(), error })
}
