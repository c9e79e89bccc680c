//! The files of the app.

use std::{
    collections::HashMap,
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    path::Path,
};

use axum::body::Bytes;
use walkdir::WalkDir;

use crate::ServeError;

/// A folder of more bytes is no app.
const MOST_BYTES: u64 = 256 << 20;

/// A file.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// What it holds.
    pub(crate) bytes: Bytes,
    /// A text that changes when the bytes do.
    pub(crate) tag: String,
}

impl File {
    fn new(bytes: Bytes) -> Self {
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        Self { tag: format!("\"{:016x}\"", hasher.finish()), bytes }
    }
}

/// Every file of an app by its path, such as `assets/index.js`.
#[derive(Clone, Debug)]
pub struct Site {
    files: HashMap<String, File>,
}

#[cfg(feature = "app")]
#[derive(rust_embed::RustEmbed)]
#[folder = "../../web/dist"]
struct Dist;

impl Site {
    /// The app that is part of the program.
    ///
    /// # Errors
    ///
    /// Where the program was built without it.
    #[cfg(feature = "app")]
    pub fn embedded() -> Result<Self, ServeError> {
        use std::borrow::Cow;
        let file = |path: Cow<'static, str>| {
            let bytes = match Dist::get(&path)?.data {
                Cow::Borrowed(bytes) => Bytes::from_static(bytes),
                Cow::Owned(bytes) => bytes.into(),
            };
            Some((path.into_owned(), File::new(bytes)))
        };
        Ok(Self { files: Dist::iter().filter_map(file).collect() })
    }

    /// The app that is part of the program.
    ///
    /// # Errors
    ///
    /// Where the program was built without it.
    #[cfg(not(feature = "app"))]
    pub const fn embedded() -> Result<Self, ServeError> {
        Err(ServeError::NoApp)
    }

    /// The app in a folder, read whole.
    ///
    /// # Errors
    ///
    /// Where the folder can't be read, holds no app, or more than any app.
    pub fn folder(folder: &Path) -> Result<Self, ServeError> {
        let refused =
            |why: &dyn ToString| ServeError::Site(folder.display().to_string(), why.to_string());
        let mut files = HashMap::new();
        let mut total = 0;
        for entry in WalkDir::new(folder) {
            // What the walk says of the place is said already.
            let entry = entry.map_err(|error| match error.io_error() {
                Some(plain) => refused(plain),
                None => refused(&error),
            })?;
            if !entry.file_type().is_file() {
                continue;
            }
            total += entry.metadata().map_err(|error| refused(&error))?.len();
            if total > MOST_BYTES {
                return Err(refused(&"too large for an app"));
            }
            let path = entry.path().strip_prefix(folder).unwrap_or(entry.path());
            let name: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
            let bytes = fs::read(entry.path()).map_err(|error| refused(&error))?;
            files.insert(name.join("/"), File::new(bytes.into()));
        }
        if !files.contains_key("index.html") {
            return Err(refused(&"no index.html, so no app"));
        }
        Ok(Self { files })
    }

    /// The file of a path.
    pub(crate) fn get(&self, path: &str) -> Option<&File> {
        self.files.get(path)
    }
}
