//! How the engine learns: games that it plays against itself, kept in [shards](shard), and networks
//! learnt from them.
//!
//! [`play::play`] fills a shard, and goes on with it after any stop; [`shard::Shard`] reads one game
//! by game; [`learn::learn`] makes a network of what many hold, and [`calibrate::calibrate`] sees what
//! the scores in them foretold. [`book::build`] makes opening books.

pub mod book;
pub mod calibrate;
mod checkpoint;
pub mod curve;
mod data;
mod float;
pub mod learn;
pub mod play;
pub mod shard;

pub use play::play;
pub use shard::{Shard, ShardError};
