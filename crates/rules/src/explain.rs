//! Why a move is legal, forced or refused: clauses, holes and numbers, no prose.

use crate::{Clause, Hole, Move, MoveText, MoveTextError, Moves, Position};

/// What kind of fact refuses a move; with the clause it tells the whole reason.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Reason {
    /// The game is over.
    Over,
    /// The board has no such hole; it has so many in a row.
    NoSuchHole,
    /// The hole is empty.
    Empty,
    /// The hole holds a single seed, and a heap must be moved (the holes that may).
    Singleton,
    /// A hole of the back row can't begin here; the holes named can.
    BackRow,
    /// A capture must be made; the holes named can.
    MustCapture,
    /// The move would capture, so that it is no takata.
    Captures,
    /// The hole holds so many seeds, 16 or more, and never captures.
    TooMany,
    /// The functional house may be sown only if it is the only occupied front hole.
    House,
    /// Captured seeds must enter by the other kichwa.
    OtherKichwa,
    /// A lone kichwa must be sown the other way, towards the centre.
    Outwards,
    /// The hole is takasiaed.
    Takasiaed,
    /// No lap of the move ends in the functional house, so that there is no safari.
    NoSafari,
    /// The move has not ended after so many laps.
    Endless,
    /// The next hole, named, is occupied.
    Blocked,
    /// The first lap ends in the own occupied hole named.
    OwnOccupied,
    /// The hole is reserved.
    Reserved,
    /// The game has one way to sow, and moves carry no sign.
    NoSign,
    /// The move has no second sign: its kichwa is not a choice.
    NoChoice,
}

impl Reason {
    /// The word used in the engine protocol.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::NoSuchHole => "no-such-hole",
            Self::Empty => "empty",
            Self::Singleton => "singleton",
            Self::BackRow => "back-row",
            Self::MustCapture => "must-capture",
            Self::Captures => "captures",
            Self::TooMany => "too-many",
            Self::House => "house",
            Self::OtherKichwa => "other-kichwa",
            Self::Outwards => "outwards",
            Self::Takasiaed => "takasiaed",
            Self::NoSafari => "no-safari",
            Self::Endless => "endless",
            Self::Blocked => "blocked",
            Self::OwnOccupied => "own-occupied",
            Self::Reserved => "reserved",
            Self::NoSign => "no-sign",
            Self::NoChoice => "no-choice",
        }
    }
}

/// Why a move is not legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The clause that forbids it.
    pub clause: Clause,
    /// How the clause applies.
    pub reason: Reason,
    /// The hole that was asked for.
    pub hole: Hole,
    /// The holes that cause it, or that could be played instead; see [`Reason`].
    pub holes: Vec<Hole>,
    /// The number in question: seeds, laps or holes; see [`Reason`].
    pub number: Option<u32>,
}

/// The clauses behind a legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grounds {
    /// The clause that allows this kind of move only, where one does.
    pub forced: Option<Clause>,
    /// The clauses that the move is played by.
    pub clauses: Vec<Clause>,
}

/// What the rules say of a move that somebody wrote.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Explanation {
    /// It is legal; where [`Grounds::forced`] is set, no other kind of move is.
    Legal(Move, Grounds),
    /// It is not.
    Illegal(Refusal),
    /// It may mean any of these.
    Ambiguous(Moves),
}

/// Explains what a text means in a position.
pub fn explain(position: &impl Position, text: &MoveText) -> Explanation {
    let matches = text.matches(&position.legal_moves());
    match matches.as_slice() {
        [] => Explanation::Illegal(position.refuse(text)),
        [played] => Explanation::Legal(*played, position.grounds(*played)),
        _ => Explanation::Ambiguous(matches),
    }
}

/// A text that is not one legal move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadMoveError {
    /// It has not a move's form.
    #[error(transparent)]
    Text(#[from] MoveTextError),
    /// The move is not legal.
    #[error("move: `{text}` is not legal by {}", .refusal.clause)]
    Illegal {
        /// What was written.
        text: String,
        /// Why not.
        refusal: Refusal,
    },
    /// It may mean more than one legal move.
    #[error("move: `{text}` may mean {}; write one of them", list(.moves))]
    Ambiguous {
        /// What was written.
        text: String,
        /// What it may mean.
        moves: Vec<Move>,
    },
}

fn list(moves: &[Move]) -> String {
    moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" or ")
}

/// Reads a move in a position; see `common.md`, *Moves as text*.
///
/// ```
/// use bingwa_rules::{AnyPosition, Rules, read_move};
/// let start = AnyPosition::start(Rules::Kiswahili);
/// assert_eq!(read_move(&start, "6R*")?.to_string(), "A6>*");
/// assert!(read_move(&start, "A5<").is_err());
/// # Ok::<(), bingwa_rules::ReadMoveError>(())
/// ```
///
/// # Errors
///
/// Where the text means no legal move, or more than one.
pub fn read_move(position: &impl Position, text: &str) -> Result<Move, ReadMoveError> {
    let parsed: MoveText = text.parse()?;
    match explain(position, &parsed) {
        Explanation::Legal(played, _) => Ok(played),
        Explanation::Illegal(refusal) => {
            Err(ReadMoveError::Illegal { text: text.to_owned(), refusal })
        }
        Explanation::Ambiguous(moves) => {
            let moves = moves.to_vec();
            Err(ReadMoveError::Ambiguous { text: text.to_owned(), moves })
        }
    }
}
