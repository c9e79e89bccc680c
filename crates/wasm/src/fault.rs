//! What went wrong, as data: the app makes the sentences.

use std::fmt;

use bingwa_record::{
    AtEnd, Fault as RecordFault, MAX_DEPTH, MAX_MOVES, MAX_TAGS, Problem, TagError,
};
use bingwa_rules::{
    Expected, Field, Hole, Move, MoveTextError, PlayError, ReadMoveError, Refusal, Row, SetupError,
    Stood, UnknownRules,
};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::JsValue;

/// A row of a player's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum RowName {
    /// The one towards the opponent.
    Front,
    /// The other.
    Back,
}

/// Why something could not be done: what a function throws. Beside its word it tells what the
/// sentence needs, and nothing else.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Tsify)]
pub struct Fault {
    /// The permanent word of what is wrong, such as `front-seeds` or `move-illegal`.
    pub what: &'static str,
    /// The line of the text, from 1.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The move of the game, from 1.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<u32>,
    /// What somebody wrote there.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub found: Option<Box<str>>,
    /// The hole in question.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hole: Option<Box<str>>,
    /// The player in question.
    #[tsify(optional, type = "\"S\" | \"N\"")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<char>,
    /// The row in question, of that player.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row: Option<RowName>,
    /// How many there are.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
    /// How many there should be, or may be.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// Why the rules refuse a move: a word of the engine protocol, such as `must-capture`.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<&'static str>,
    /// The holes that cause a refusal, what a text may mean, or what would have been right.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub names: Box<[String]>,
}

impl Fault {
    fn new(what: &'static str) -> Self {
        Self { what, ..Self::default() }
    }

    /// A fault of the app's, not of a person's: what it says is English.
    pub(crate) fn app(error: &impl fmt::Display) -> Self {
        Self::new("app").finding(&error.to_string())
    }

    fn finding(self, found: &str) -> Self {
        Self { found: Some(found.into()), ..self }
    }

    fn naming(self, names: impl IntoIterator<Item = impl ToString>) -> Self {
        Self { names: names.into_iter().map(|name| name.to_string()).collect(), ..self }
    }

    fn most(self, number: usize) -> Self {
        Self { number: u32::try_from(number).ok(), ..self }
    }

    /// Says which move of a game it is about, counted from 0.
    pub(crate) fn at_move(self, index: usize) -> Self {
        Self { ply: u32::try_from(index + 1).ok(), ..self }
    }
}

impl From<UnknownRules> for Fault {
    fn from(error: UnknownRules) -> Self {
        Self::new("rules").finding(&error.found)
    }
}

/// The permanent word of what a position should have.
const fn word(expected: Expected) -> &'static str {
    match expected {
        Expected::Rows(_) => "rows",
        Expected::Counts(_) => "counts",
        Expected::Count(_) => "count",
        Expected::Seeds(_) => "seeds",
        Expected::Seat => "seat",
        Expected::TwoNumbers => "two-numbers",
        Expected::Owners => "owners",
        Expected::FrontHole => "front-hole",
        Expected::End => "end",
        Expected::OneStone => "one-stone",
        Expected::Reserved(_) => "reserved",
        Expected::FrontSeeds => "front-seeds",
        Expected::Reserve(_) => "reserve",
        Expected::NoHand => "no-hand",
        Expected::HouseSeeds => "house-seeds",
        Expected::OfMover(_) => "of-mover",
        Expected::ReserveFirst => "reserve-first",
        Expected::OtherHole(_) => "other-hole",
        Expected::NoTakasia => "no-takasia",
    }
}

impl From<&SetupError> for Fault {
    fn from(error: &SetupError) -> Self {
        let mut fault = Self::new(word(error.expected));
        let named = |hole: Hole| Some(hole.to_string().into());
        match error.field {
            Field::Hole(hole) => fault.hole = named(hole),
            Field::RowOf(seat, row) => {
                fault.seat = Some(seat.letter());
                fault.row = Some(if row == Row::Front { RowName::Front } else { RowName::Back });
            }
            _ => {}
        }
        match &error.stood {
            Stood::Nothing | Stood::Blank | Stood::EmptyFronts => {}
            Stood::Text(text) => fault = fault.finding(text),
            Stood::Rows(rows) => fault.count = u32::try_from(*rows).ok(),
            Stood::Counts(counts, line) => {
                fault.count = u32::try_from(*counts).ok();
                if !line.is_empty() {
                    fault = fault.finding(line);
                }
            }
            Stood::Seeds(seeds) => fault.count = Some(*seeds),
            Stood::Stones(stones) => fault.count = Some((*stones).into()),
            Stood::Hand([south, north]) => fault = fault.finding(&format!("{south},{north}")),
            Stood::EmptyHouse(house) => fault.hole = named(*house),
        }
        match error.expected {
            Expected::Rows(number) | Expected::Counts(number) => fault = fault.most(number),
            Expected::Seeds(number) => fault.number = Some(number),
            Expected::Count(number) | Expected::Reserved(number) | Expected::Reserve(number) => {
                fault.number = Some(number.into());
            }
            Expected::OfMover(seat) => fault.seat = Some(seat.letter()),
            Expected::OtherHole(hole) => fault.hole = named(hole),
            _ => {}
        }
        fault
    }
}

impl From<&MoveTextError> for Fault {
    fn from(error: &MoveTextError) -> Self {
        Self::new("move-text").finding(&error.found)
    }
}

impl From<&ReadMoveError> for Fault {
    fn from(error: &ReadMoveError) -> Self {
        match error {
            ReadMoveError::Text(error) => error.into(),
            ReadMoveError::Illegal { text, refusal } => {
                let Refusal { hole, number, reason, holes, .. } = refusal;
                Self {
                    hole: Some(hole.to_string().into()),
                    number: *number,
                    reason: Some(reason.word()),
                    ..Self::new("move-illegal").finding(text).naming(holes)
                }
            }
            ReadMoveError::Ambiguous { text, moves } => {
                Self::new("move-ambiguous").finding(text).naming(moves.iter().map(Move::to_string))
            }
        }
    }
}

impl From<&PlayError> for Fault {
    fn from(error: &PlayError) -> Self {
        match error {
            PlayError::NotLegal(error) => Self::app(error),
            PlayError::Over(_) => Self::new("over"),
        }
    }
}

impl From<&RecordFault> for Fault {
    fn from(error: &RecordFault) -> Self {
        match error {
            RecordFault::Move(error) => error.into(),
            RecordFault::Play(error) => error.into(),
            RecordFault::Over { text, .. } => Self::new("over").finding(text),
            RecordFault::Rules(error) => error.clone().into(),
            RecordFault::Position(error) => error.into(),
            RecordFault::Tag(TagError::Many) => Self::new("tags").most(MAX_TAGS),
            RecordFault::Tag(TagError::Name(name)) => Self::new("tag").finding(name),
            RecordFault::Tag(TagError::Value(name)) => Self::new("tag").finding(name),
            RecordFault::Found { field, found, .. } => {
                let fault = match *field {
                    "tag" => Self::new("tag"),
                    "comment" => Self::new("comment"),
                    "result" => Self::new("result"),
                    "termination" => Self::new("termination"),
                    "score" => Self::new("score"),
                    "nag" => Self::new("nag"),
                    "variation" | "variations" => Self::new("variation"),
                    "moves" => Self::new("moves"),
                    "SetUp" => Self::new("start"),
                    "schema" => Self::new("json"),
                    _ => return Self::app(error),
                };
                // What somebody wrote stands in such quotes.
                match found.strip_prefix('`').and_then(|text| text.strip_suffix('`')) {
                    Some(text) => fault.finding(text),
                    None => fault,
                }
            }
            RecordFault::NoResult => Self::new("no-result"),
            RecordFault::End { found, at_end, .. } => match at_end {
                AtEnd::Is(told) => Self::new("ends-with").naming([told]),
                AtEnd::NotCounted => Self::new("not-counted"),
                AtEnd::NotOver => Self::new("not-over"),
                AtEnd::Untold => Self::new("untold"),
                AtEnd::ResigningLoses => Self::new("resigned"),
                AtEnd::AgreementDraws => Self::new("agreed"),
            }
            .finding(found),
            RecordFault::TooDeep => Self::new("too-deep").most(MAX_DEPTH),
            RecordFault::TooLong => Self::new("too-long").most(MAX_MOVES),
            RecordFault::Json(_) => Self::new("json"),
            RecordFault::Unfit { .. } => Self::app(error),
        }
    }
}

impl From<&Problem> for Fault {
    fn from(problem: &Problem) -> Self {
        let number = |number: usize| u32::try_from(number).ok();
        let line = problem.place.and_then(|place| number(place.line));
        Self { line, ply: problem.ply.and_then(number), ..Self::from(&*problem.fault) }
    }
}

impl From<Fault> for JsValue {
    fn from(fault: Fault) -> Self {
        fault.into_ts().map(Self::from).unwrap_or_else(|_| Self::from_str(fault.what))
    }
}
