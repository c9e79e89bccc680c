//! What happens in a move, as data.

use bingwa_rules::{Event, Hole, Seat};
use serde::Serialize;

/// An [`Event`] as an object: `{"event":"drop","hole":"A5","now":7}`.
///
/// The words are those of the engine protocol's `event` lines.
///
/// ```
/// use bingwa_record::TraceEvent;
/// use bingwa_rules::{AnyPosition, Position, Rules};
/// let start = AnyPosition::start(Rules::Kimasai);
/// let (events, _) = start.watch(start.legal_moves()[0]).expect("a legal move");
/// let first = serde_json::to_string(&TraceEvent::from(events[0])).expect("an object");
/// assert!(first.starts_with(r#"{"event":"lift","hole":"#));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are those of `Event`")]
pub enum TraceEvent {
    /// [`Event::Placed`].
    Place { hole: String, now: u8 },
    /// [`Event::Lifted`].
    Lift { hole: String, seeds: u8 },
    /// [`Event::Taxed`].
    Tax { hole: String, now: u8 },
    /// [`Event::Dropped`].
    Drop { hole: String, now: u8 },
    /// [`Event::Captured`].
    Capture { from: String, by: String, seeds: u8 },
    /// [`Event::Entered`].
    Enter { kichwa: String, seeds: u8 },
    /// [`Event::Taken`].
    Take {
        from: String,
        seeds: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        to: Option<char>,
    },
    /// [`Event::Won`].
    Won { seat: char, seeds: u8 },
    /// [`Event::HouseAsked`].
    House { house: String, safari: bool },
    /// [`Event::HouseLost`].
    HouseLost { seat: char },
    /// [`Event::Reserved`].
    Reserve { hole: String },
    /// [`Event::Brought`].
    Bring { from: String, left: u8, to: String, now: u8 },
    /// [`Event::Ended`].
    End { hole: String, clause: &'static str },
    /// [`Event::Takasiaed`].
    Takasia { hole: String },
}

impl From<Event> for TraceEvent {
    fn from(event: Event) -> Self {
        let name = |hole: Hole| hole.to_string();
        match event {
            Event::Placed { hole, now } => Self::Place { hole: name(hole), now },
            Event::Lifted { hole, seeds } => Self::Lift { hole: name(hole), seeds },
            Event::Taxed { hole, now } => Self::Tax { hole: name(hole), now },
            Event::Dropped { hole, now } => Self::Drop { hole: name(hole), now },
            Event::Captured { by, from, seeds } => {
                Self::Capture { from: name(from), by: name(by), seeds }
            }
            Event::Entered { kichwa, seeds } => Self::Enter { kichwa: name(kichwa), seeds },
            Event::Taken { from, seeds, to } => {
                Self::Take { from: name(from), seeds, to: to.map(Seat::letter) }
            }
            Event::Won { seat, seeds } => Self::Won { seat: seat.letter(), seeds },
            Event::HouseAsked { house, safari } => Self::House { house: name(house), safari },
            Event::HouseLost { seat } => Self::HouseLost { seat: seat.letter() },
            Event::Reserved { hole } => Self::Reserve { hole: name(hole) },
            Event::Brought { from, left, to, now } => {
                Self::Bring { from: name(from), left, to: name(to), now }
            }
            Event::Ended { hole, clause } => Self::End { hole: name(hole), clause: clause.id() },
            Event::Takasiaed { hole } => Self::Takasia { hole: name(hole) },
        }
    }
}
