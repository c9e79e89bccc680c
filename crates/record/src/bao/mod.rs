//! The project's own form, a PGN container.

pub(crate) mod lex;
pub(crate) mod read;
pub(crate) mod write;
