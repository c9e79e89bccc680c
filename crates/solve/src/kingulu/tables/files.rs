//! Tables in a folder, a file for each layer.

use std::{
    fmt, fs,
    io::{self, ErrorKind, Write},
    path::{Path, PathBuf},
};

use super::{Layer, TableError, Tables};

/// Why a file of tables can't be used.
#[derive(Debug)]
pub struct FileError {
    /// The file, or the folder.
    pub path: PathBuf,
    /// What is wrong with it.
    pub error: TableError,
}

impl FileError {
    fn of<E: Into<TableError>>(path: &Path) -> impl FnOnce(E) -> Self {
        move |error| Self { path: path.to_owned(), error: error.into() }
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.error)
    }
}

impl std::error::Error for FileError {}

/// The file of the positions with so many seeds in play.
pub fn file(folder: &Path, seeds: u8) -> PathBuf {
    folder.join(format!("kingulu-{seeds:02}.table"))
}

/// The tables that lie in a folder, with at most so many seeds in play; what a missing layer would
/// have carried is left out.
///
/// # Errors
///
/// Where a file is not a whole table, or can't be read.
pub fn open(folder: &Path, most: u8) -> Result<Tables, FileError> {
    let mut tables = Tables::new();
    while tables.next() <= most {
        let path = file(folder, tables.next());
        let bytes = match fs::read(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => break,
            read => read.map_err(FileError::of(&path))?,
        };
        let layer = Layer::from_bytes(bytes).map_err(FileError::of(&path))?;
        if layer.seeds() != tables.next() {
            return Err(FileError { path, error: TableError::Damaged });
        }
        tables.layers.push(layer);
    }
    Ok(tables)
}

/// Writes the last layer into a folder. A file is there whole or not at all, whenever the
/// program ends.
///
/// # Errors
///
/// Where it can't be written; what was there stays.
pub fn save(folder: &Path, layer: &Layer) -> Result<(), FileError> {
    fs::create_dir_all(folder).map_err(FileError::of(folder))?;
    let path = file(folder, layer.seeds());
    let part = path.with_extension("part");
    let write = || -> io::Result<()> {
        let mut file = fs::File::create(&part)?;
        file.write_all(layer.as_bytes())?;
        file.sync_all()?;
        fs::rename(&part, &path)
    };
    write().map_err(|error| {
        // It may be what filled the disk.
        let _ = fs::remove_file(&part);
        FileError { path, error: error.into() }
    })
}
