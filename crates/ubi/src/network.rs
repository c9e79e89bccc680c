//! Files of networks.

use std::{
    fs::File,
    io::{self, Read as _},
    path::{Path, PathBuf},
};

use bingwa_engine::{Network, NetworkError};

/// Why a file gives no network.
#[derive(Debug, thiserror::Error)]
pub enum NetworkFileError {
    /// It can't be read.
    #[error("{path}: {error}: name another file")]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// What it holds is no network that can be used.
    #[error("{path}: {why}")]
    Network {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: NetworkError,
    },
}

/// Reads the network of a file.
///
/// # Errors
///
/// Where the file can't be read, or holds something else or a damaged network.
pub fn read_network(path: &Path) -> Result<Network, NetworkFileError> {
    let mut bytes = Vec::new();
    // However long it is: what is cut off belonged to no network.
    let read =
        File::open(path).and_then(|file| file.take(Network::MOST_BYTES).read_to_end(&mut bytes));
    read.map_err(|error| NetworkFileError::File { path: path.to_owned(), error })?;
    Network::read(&bytes).map_err(|why| NetworkFileError::Network { path: path.to_owned(), why })
}
