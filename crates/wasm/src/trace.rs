//! What happens in a move, for a board that knows no rules.

use bingwa_rules::{Event, Hole, Position, Seat, Setup, read_move};
use serde::Serialize;
use tsify::Tsify;

use crate::{
    BoardView, Fault, HoleView,
    board::{hole_view, position, stages, view},
};

/// What kind of thing happens in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum StepKind {
    /// A seed of the reserve was put in the hole.
    Place,
    /// The hole was lifted.
    Lift,
    /// Two seeds were taken out of the hole as its tax.
    Tax,
    /// A seed fell into the hole.
    Drop,
    /// The seeds of `from` were captured by the hole.
    Capture,
    /// Captured seeds begin to be sown in the hole, a kichwa.
    Enter,
    /// The seeds of the hole left the board.
    Take,
    /// The seeds of a winning capture came into the winner's hand.
    Won,
    /// A lap ended in the functional house: its owner plays on, or stops.
    House,
    /// A house was lost.
    HouseLost,
    /// The hole was reserved.
    Reserve,
    /// A seed of `from` was put into the hole as well.
    Bring,
    /// The move is over; its last seed fell into the hole.
    End,
    /// The hole was takasiaed.
    Takasia,
}

/// One thing that happens in a move, and all that it changes on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Tsify)]
pub struct Step {
    /// What happens.
    pub kind: StepKind,
    /// Where, if anywhere.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hole: Option<String>,
    /// The other hole, where there are two.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// How many seeds are moved by it.
    pub seeds: u8,
    /// Whose seeds or house it is about, where that is not the hole's owner.
    #[tsify(optional, type = "\"S\" | \"N\"")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<char>,
    /// Whether the mover plays on from the house.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub safari: Option<bool>,
    /// The clause that ended the move.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<&'static str>,
    /// The holes that it changes, as they are after it.
    pub changes: Vec<HoleView>,
    /// The seeds beside the board after it, where they change.
    #[tsify(optional, type = "[number, number]")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<[u8; 2]>,
    /// Who is to move after it, where that changes.
    #[tsify(optional, type = "\"S\" | \"N\"")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<char>,
    /// The stages after it, where they change.
    #[tsify(optional, type = "[\"namua\" | \"mtaji\", \"namua\" | \"mtaji\"]")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stages: Option<[&'static str; 2]>,
}

/// A move with everything that happened in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Tsify)]
pub struct Played {
    /// The move in its canonical text.
    pub text: String,
    /// The board before it.
    pub before: BoardView,
    /// What happened, in order.
    pub steps: Vec<Step>,
    /// The board after it.
    pub after: BoardView,
}

/// Plays a move and tells what happens in it.
///
/// # Errors
///
/// Where the move is not legal, or the text is no position of the game.
pub fn play(rules: &str, text: &str, played: &str) -> Result<Played, Fault> {
    let position = position(rules, text)?;
    let legal = read_move(&position, played).map_err(|error| Fault::from(&error))?;
    let (events, after) = position.watch(legal).map_err(|error| Fault::app(&error))?;
    let mut setup = position.setup();
    let before = view(&setup);
    let steps = events.into_iter().map(|event| step(&mut setup, event)).collect();
    Ok(Played { text: legal.to_string(), before, steps, after: view(&after.setup()) })
}

/// Applies an event to a set-up, and tells it along with what it changed.
fn step(setup: &mut Setup, event: Event) -> Step {
    let before = setup.clone();
    setup.apply(event);
    let changes = setup
        .holes()
        .map(|hole| (hole_view(&before, hole), hole_view(setup, hole)))
        .filter_map(|(old, new)| (old != new).then_some(new))
        .collect();
    let stages = |setup| stages(setup);
    let told = Step {
        kind: StepKind::End,
        hole: None,
        from: None,
        seeds: 0,
        seat: None,
        safari: None,
        clause: None,
        changes,
        hand: (setup.hand != before.hand).then_some(setup.hand),
        turn: (setup.turn != before.turn).then_some(setup.turn.letter()),
        stages: stages(setup).filter(|now| stages(&before) != Some(*now)),
    };
    let at = |hole: Hole| Some(hole.to_string());
    let by = |seat: Seat| Some(seat.letter());
    match event {
        Event::Placed { hole, .. } => {
            Step { kind: StepKind::Place, hole: at(hole), seeds: 1, ..told }
        }
        Event::Lifted { hole, seeds } => {
            Step { kind: StepKind::Lift, hole: at(hole), seeds, ..told }
        }
        Event::Taxed { hole, now } => {
            let seeds = before.seeds(hole).saturating_sub(now);
            Step { kind: StepKind::Tax, hole: at(hole), seeds, ..told }
        }
        Event::Dropped { hole, .. } => {
            Step { kind: StepKind::Drop, hole: at(hole), seeds: 1, ..told }
        }
        Event::Captured { by, from, seeds } => {
            Step { kind: StepKind::Capture, hole: at(by), from: at(from), seeds, ..told }
        }
        Event::Entered { kichwa, seeds } => {
            Step { kind: StepKind::Enter, hole: at(kichwa), seeds, ..told }
        }
        Event::Taken { from, seeds, to } => {
            let seat = to.map(Seat::letter);
            Step { kind: StepKind::Take, hole: at(from), seeds, seat, ..told }
        }
        Event::Won { seat, seeds } => Step { kind: StepKind::Won, seeds, seat: by(seat), ..told },
        Event::HouseAsked { house, safari } => {
            Step { kind: StepKind::House, hole: at(house), safari: Some(safari), ..told }
        }
        Event::HouseLost { seat } => Step { kind: StepKind::HouseLost, seat: by(seat), ..told },
        Event::Reserved { hole } => Step { kind: StepKind::Reserve, hole: at(hole), ..told },
        Event::Brought { from, to, .. } => {
            Step { kind: StepKind::Bring, hole: at(to), from: at(from), seeds: 1, ..told }
        }
        Event::Ended { hole, clause } => {
            Step { kind: StepKind::End, hole: at(hole), clause: Some(clause.id()), ..told }
        }
        Event::Takasiaed { hole } => Step { kind: StepKind::Takasia, hole: at(hole), ..told },
    }
}
