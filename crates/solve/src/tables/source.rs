//! Where the bytes of a table are: in a file that is mapped into memory, or in memory alone.

use std::{fs::File, io, ops::Deref, path::Path, sync::Arc};

use memmap2::Mmap;

/// The bytes of a table, to be read by any number of threads.
pub(super) enum Source {
    /// A file, of which the system reads what is looked at, and forgets it when memory is short.
    Mapped(Mmap),
    Memory(Arc<[u8]>),
}

impl Source {
    /// Maps a file, for reading only.
    #[expect(unsafe_code, reason = "a mapped file is as safe as the file is quiet")]
    pub(super) fn open(path: &Path) -> io::Result<Self> {
        let file = File::open(path)?;
        // SAFETY: the bytes must not change while they are mapped. Nothing of ours writes into a table
        // or shortens it: a build writes beside it and renames, so that whoever has mapped the old file
        // keeps it. What a file holds is checked by sums before it is used, chunk by chunk.
        let map = unsafe { Mmap::map(&file)? };
        Ok(Self::Mapped(map))
    }
}

impl Deref for Source {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Self::Mapped(map) => map,
            Self::Memory(bytes) => bytes,
        }
    }
}
