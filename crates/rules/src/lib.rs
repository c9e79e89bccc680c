//! The exact rules of five Bao games.
#![forbid(unsafe_op_in_unsafe_fn)]

mod any;
mod clause;
mod event;
mod explain;
mod game;
mod history;
mod hole;
pub mod kigogo;
pub mod kimasai;
pub mod kingulu;
pub mod kiswahili;
pub mod kujifunza;
mod moves;
mod perft;
mod ring12;
mod ring8;
mod rules;
mod seat;
mod setup;
mod sow;

pub use any::AnyPosition;
pub use clause::{Clause, UnknownClause};
pub use event::{Event, Observer};
pub use explain::{Explanation, Grounds, ReadMoveError, Reason, Refusal, explain, read_move};
pub use game::{By, NotLegal, Outcome, Position, Variant};
pub use history::{Game, PlayError};
pub use hole::{Hole, Row};
pub use moves::{Move, MoveText, MoveTextError, Moves, Sign};
pub use perft::{divide, perft};
pub use rules::{Rules, UnknownRules};
pub use seat::Seat;
pub use setup::{Field, Setup, SetupError};
