//! The exact rules of five Bao games: Kiswahili, Kujifunza, Kigogo, Kimasai and Kingulu, under
//! seven rules ids.
//!
//! A [`Position`] is what is on the board and whose turn it is; it knows its legal moves and the
//! position after each. [`AnyPosition`] is one of any game, for callers that learn at run time
//! which is played; the types in [`kiswahili`], [`kujifunza`], [`kigogo`], [`kimasai`] and
//! [`kingulu`] are for code that is compiled for one. A [`Game`] adds what only the moves before
//! can tell: repetition.
//!
//! ```
//! use bingwa_rules::{AnyPosition, Game, Position, Rules, read_move};
//!
//! let mut game = Game::new(AnyPosition::start(Rules::Kiswahili));
//! for text in ["A7<*", "a5>", "A6>*"] {
//!     let played = read_move(game.position(), text)?;
//!     game.play(played)?;
//! }
//! assert_eq!(game.position().turn().to_string(), "North");
//! assert!(game.outcome().is_none());
//!
//! // Why may South not begin with his house?
//! let start = AnyPosition::start(Rules::Kiswahili);
//! let refused = read_move(&start, "A5>").expect_err("the house must wait");
//! assert_eq!(refused.to_string(), "move: `A5>` is not legal by KIS-12");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Holes are named from their owner's seat, the text of a position is drawn as South sees it, and
//! inside each game everything is seen by the player to move: [`Setup`] is where they meet.
//!
//! Nothing here reads a file or a clock, starts a thread or draws a random number. Every move is
//! sown by the same code, whether an [`Observer`] sees each seed fall or nobody looks; [`isa`]
//! tells how the second is made fast.

mod any;
mod clause;
mod event;
mod explain;
mod game;
mod history;
mod hole;
pub mod isa;
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
mod setup_error;
mod sow;

pub use any::AnyPosition;
pub use clause::{Clause, UnknownClause};
pub use event::{Event, Observer};
pub use explain::{Explanation, Grounds, ReadMoveError, Reason, Refusal, explain, read_move};
pub use game::{By, NotLegal, Outcome, Position, Variant};
pub use history::{Game, PlayError};
pub use hole::{Hole, Row};
pub use moves::{Move, MoveText, MoveTextError, Moves, Sign};
pub use perft::{divide, perft, perft_on};
pub use rules::{Rules, UnknownRules};
pub use seat::Seat;
pub use setup::Setup;
pub use setup_error::{Expected, Field, SetupError, Stood};
