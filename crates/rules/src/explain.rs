//! Why a move is legal, forced or refused: clauses, holes and numbers, no prose.

use crate::{By, Clause, Hole, Move, MoveText, MoveTextError, Moves, Position, sow::MOST_LAPS};

/// What kind of fact refuses a move; with the clause it tells the whole reason.
///
/// Each word says which [`Refusal::holes`] and which [`Refusal::number`] come with it; where it
/// says nothing, there are none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Reason {
    /// The game is over.
    Over,
    /// The board has no such hole. Number: the holes of a row.
    NoSuchHole,
    /// The hole is empty.
    Empty,
    /// The hole holds a single seed, and a heap must be moved. Holes: the heaps.
    Singleton,
    /// A hole of the back row can't begin here. Holes: those of the front row that may.
    BackRow,
    /// A capture must be made, and this is none. Holes: those where one begins.
    MustCapture,
    /// The move would capture, so that it is no takata. Holes: the one that it would capture.
    Captures,
    /// A first lap of 16 seeds or more never captures, and a capture must be made. Holes: those
    /// where one begins. Number: the seeds.
    TooMany,
    /// The functional house may be sown only if no other front hole is occupied. Holes: the others.
    House,
    /// Captured seeds must enter by the other kichwa. Holes: that kichwa.
    OtherKichwa,
    /// A lone kichwa must be sown the other way. Holes: the one where the first seed must fall.
    Outwards,
    /// The hole is takasiaed. Holes: those where a move may begin.
    Takasiaed,
    /// The mover is never asked whether to go on from his house, so that there is no safari.
    NoSafari,
    /// The move is endless. Number: the laps after which it is taken to be.
    Endless,
    /// The next hole is occupied. Holes: that one.
    Blocked,
    /// The first lap ends in an own, occupied hole. Holes: that one.
    OwnOccupied,
    /// The hole is reserved.
    Reserved,
    /// The game has one way to sow and one kind of move, so that a move has neither sign nor mark.
    NoSign,
    /// The move has no second sign, since its kichwa is no choice. Holes: the kichwa, where captured
    /// seeds enter by one.
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

    /// How far a move refused for this is from a legal one: of the moves that a text may mean, the
    /// nearest tells why it is refused.
    const fn distance(self) -> u8 {
        match self {
            Self::Endless => 0,
            Self::NoSafari | Self::NoChoice => 1,
            Self::OtherKichwa | Self::Outwards | Self::Captures => 2,
            _ => 3,
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

impl Refusal {
    pub(crate) const fn new(hole: Hole, clause: Clause, reason: Reason) -> Self {
        Self { clause, reason, hole, holes: Vec::new(), number: None }
    }

    /// Names holes.
    pub(crate) fn naming(mut self, holes: impl IntoIterator<Item = Hole>) -> Self {
        self.holes.extend(holes);
        self
    }

    /// Gives a number.
    pub(crate) fn counting(mut self, number: u32) -> Self {
        self.number = Some(number);
        self
    }

    /// A move that has not ended after the most laps of a legal one (COM-4).
    pub(crate) fn endless(hole: Hole) -> Self {
        Self::new(hole, Clause::Com4, Reason::Endless).counting(MOST_LAPS)
    }

    /// The refusal of the move that comes nearer to a legal one; `self` where neither does.
    pub(crate) fn or_nearer(self, other: Self) -> Self {
        if other.reason.distance() < self.reason.distance() { other } else { self }
    }
}

/// What refuses a text whatever stands in the hole: that the game is over, by the clause that
/// `over` tells, or that the board, set up by the clause `board`, has no such hole.
pub(crate) fn refuse_anywhere(
    position: &impl Position,
    text: &MoveText,
    over: impl FnOnce(By) -> Clause,
    board: Clause,
) -> Option<Refusal> {
    let hole = text.hole(position.turn());
    if let Some(outcome) = position.outcome() {
        return Some(Refusal::new(hole, over(outcome.by), Reason::Over));
    }
    let columns = position.rules().columns() as u32;
    let none = || Refusal::new(hole, board, Reason::NoSuchHole).counting(columns);
    (!position.setup().has(hole)).then(none)
}

/// What refuses a sign or a mark in a game with one way to sow, where the clause `begins` tells
/// what a move is.
pub(crate) fn refuse_sign(
    position: &impl Position,
    text: &MoveText,
    begins: Clause,
) -> Option<Refusal> {
    let hole = text.hole(position.turn());
    let plain = text.signs() == [None; 2] && !text.is_safari() && !text.is_takata();
    (!plain).then(|| Refusal::new(hole, begins, Reason::NoSign))
}

/// The clauses behind a legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grounds {
    /// The clause that allows this kind of move only, where one does.
    pub forced: Option<Clause>,
    /// The clauses that the move is played by: those that let it begin, then those of what it does
    /// beyond sowing, relaying and ending in an empty hole, each once.
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
