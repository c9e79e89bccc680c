//! Records of Bao games: read, write, replay, convert.
//!
//! A [`Record`] holds who played, every move of the game, variations and comments, and how it
//! ended. All its moves are legal at their places: reading *is* replaying, and a game with a move
//! that the rules refuse is reported with its place and the clause, while the others of the text
//! are read.
//!
//! ```
//! use bingwa_record::{Format, read};
//! use bingwa_rules::Rules;
//! let text = r#"
//! [South "Ramadhan"]
//! [Rules "kiswahili"]
//!
//! 1. A7<* a5> {at once} 2. A6>* (2. A6<*) 2... a6>* *
//! "#;
//! let mut games = read(text, Format::detect(text), Rules::Kiswahili);
//! let record = games.next().expect("a game").record?;
//! assert_eq!(record.tags.get("South"), Some("Ramadhan"));
//! assert_eq!(record.game().len(), 4);
//! # Ok::<(), bingwa_record::Problem>(())
//! ```
//!
//! [`convert()`] goes from any [`Format`] to any other; [`Builder`] makes the moves of a new record,
//! [`Writer`] writes it.

mod bao;
mod comment;
mod convert;
mod decode;
mod fault;
mod format;
mod json;
mod reading;
mod record;
mod tags;
mod trace;
mod transcript;
mod tree;

pub use comment::Comment;
pub use convert::{Converted, Writer, convert};
pub use decode::decode;
pub use fault::{AtEnd, Fault, Place, Problem, Severity};
pub use format::{Format, UnknownFormat};
pub use json::SCHEMA;
pub use reading::{Found, read};
pub use record::{GameResult, Record, Termination};
pub use tags::{MAX_TAGS, TagError, Tags};
pub use trace::TraceEvent;
pub use tree::{Builder, Line, MAX_DEPTH, MAX_MOVES, Node, Tree};
