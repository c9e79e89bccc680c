//! The legal moves, each with the choices that lead to it.

use bingwa_rules::{AnyPosition, Event, Hole, Move, Position};
use serde::Serialize;
use tsify::Tsify;

use crate::{
    BoardView, Fault,
    board::{position, view},
};

/// One thing that the player chooses after the hole.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Choice {
    /// The way to sow: the first seed falls into this hole.
    Direction {
        /// The hole's name.
        hole: String,
    },
    /// Where captured seeds enter.
    Kichwa {
        /// The hole's name.
        hole: String,
    },
    /// Whether to play on from the house.
    House {
        /// The house.
        hole: String,
        /// Whether the move goes on from it.
        safari: bool,
    },
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Tsify)]
pub struct LegalMove {
    /// Its canonical text.
    pub text: String,
    /// The hole in which it begins.
    pub hole: String,
    /// What else is chosen, in order.
    pub choices: Vec<Choice>,
    /// The hole in which the first lap ends.
    pub lands: String,
    /// The seeds that the move captures in all.
    pub captures: u32,
    /// The board after it.
    pub after: BoardView,
}

/// The legal moves of a position in canonical order.
///
/// # Errors
///
/// Where the text is no position of the game.
pub fn legal_moves(rules: &str, text: &str) -> Result<Vec<LegalMove>, Fault> {
    let position = position(rules, text)?;
    Ok(position.legal_moves().into_iter().filter_map(|played| told(&position, played)).collect())
}

fn told(position: &AnyPosition, played: Move) -> Option<LegalMove> {
    let (events, after) = position.watch(played).ok()?;
    let captured = |event: &Event| match *event {
        Event::Captured { seeds, .. } | Event::Taken { seeds, .. } => u32::from(seeds),
        _ => 0,
    };
    Some(LegalMove {
        text: played.to_string(),
        hole: played.hole().to_string(),
        choices: choices(played, &events),
        lands: lands(played, &events).to_string(),
        captures: events.iter().map(captured).sum(),
        after: view(&after.setup()),
    })
}

/// What a player chooses, read off what happens: a sign means the hole of the first seed, or the
/// kichwa where the move begins with a capture.
fn choices(played: Move, events: &[Event]) -> Vec<Choice> {
    let entered = events.iter().find_map(|event| match *event {
        Event::Entered { kichwa, .. } => Some(Choice::Kichwa { hole: kichwa.to_string() }),
        _ => None,
    });
    let first = events.iter().find_map(|event| match *event {
        Event::Entered { .. } => entered.clone(),
        Event::Dropped { hole, .. } => Some(Choice::Direction { hole: hole.to_string() }),
        _ => None,
    });
    let asked = events.iter().find_map(|event| match *event {
        Event::HouseAsked { house, safari } => {
            Some(Choice::House { hole: house.to_string(), safari })
        }
        _ => None,
    });
    let first = played.first().and(first);
    let second = played.second().and(entered);
    first.into_iter().chain(second).chain(asked).collect()
}

/// Where the last seed of the first lap falls: a lap ends where anything but a seed comes next.
fn lands(played: Move, events: &[Event]) -> Hole {
    let mut last = played.hole();
    let mut sowing = false;
    for event in events {
        match *event {
            Event::Dropped { hole, .. } => (last, sowing) = (hole, true),
            _ if sowing => break,
            _ => {}
        }
    }
    last
}
