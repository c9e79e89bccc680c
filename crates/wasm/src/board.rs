//! What a board that knows no rules needs to draw a position.

use bingwa_rules::{AnyPosition, Hole, Position, Rules, Seat, Setup};
use serde::Serialize;
use tsify::Tsify;

use crate::{Fault, GameInfo};

/// What the seeds beside a board are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// Seeds that are still to be put on the board.
    Reserve,
    /// Seeds that were captured and stay out.
    Store,
    /// Seeds of a capture that won the game.
    Won,
}

/// A house (KIS-4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum House {
    /// It is owned and functional.
    Functional,
    /// It is owned and dormant.
    Dormant,
    /// It is lost.
    Lost,
}

/// A hole and what it holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Tsify)]
pub struct HoleView {
    /// Its name, such as `A5`.
    pub name: String,
    /// Its seeds.
    pub seeds: u8,
    /// What house it is, where the game has one here.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub house: Option<House>,
    /// Whether it is reserved (KIN-5).
    #[tsify(optional)]
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub reserved: bool,
    /// Whether it is takasiaed (KIS-40).
    #[tsify(optional)]
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub takasia: bool,
}

/// A position as a board shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Tsify)]
pub struct BoardView {
    /// The position's canonical text.
    pub text: String,
    /// Rows of each player.
    pub rows: u8,
    /// Holes of a row.
    pub columns: u8,
    /// Every hole from the top left of the diagram, row by row, as South sees it.
    pub holes: Vec<HoleView>,
    /// Who is to move: `S` or `N`.
    #[tsify(type = "\"S\" | \"N\"")]
    pub turn: char,
    /// Seeds beside the board, South's and North's.
    #[tsify(type = "[number, number]")]
    pub hand: [u8; 2],
    /// What those are; nothing where there is nothing to show.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand_is: Option<Hand>,
    /// The stage of South and of North (KIS-3), in the game that has stages.
    #[tsify(optional, type = "[\"namua\" | \"mtaji\", \"namua\" | \"mtaji\"]")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stages: Option<[&'static str; 2]>,
}

/// The rules of an id.
pub(crate) fn rules(id: &str) -> Result<Rules, Fault> {
    id.parse().map_err(Fault::from)
}

/// The position of a text.
pub(crate) fn position(id: &str, text: &str) -> Result<AnyPosition, Fault> {
    AnyPosition::parse(rules(id)?, text).map_err(|error| Fault::from(&error))
}

/// Reads a position and shows it.
///
/// # Errors
///
/// Where the text is no position of the game; the fault names the field.
pub fn board(rules: &str, text: &str) -> Result<BoardView, Fault> {
    Ok(view(&position(rules, text)?.setup()))
}

/// What each game is.
pub fn game_infos() -> Vec<GameInfo> {
    Rules::ALL.into_iter().map(GameInfo::of).collect()
}

/// A set-up as a board shows it.
pub(crate) fn view(setup: &Setup) -> BoardView {
    let rules = setup.rules();
    BoardView {
        text: setup.to_string(),
        rows: rules.rows() as u8,
        columns: rules.columns() as u8,
        holes: setup.holes().map(|hole| hole_view(setup, hole)).collect(),
        turn: setup.turn.letter(),
        hand: setup.hand,
        hand_is: hand(setup),
        stages: stages(setup),
    }
}

/// One hole of a set-up.
pub(crate) fn hole_view(setup: &Setup, hole: Hole) -> HoleView {
    HoleView {
        name: hole.to_string(),
        seeds: setup.seeds(hole),
        house: house(setup, hole),
        reserved: setup.is_reserved(hole),
        takasia: setup.takasia == Some(hole),
    }
}

fn house(setup: &Setup, hole: Hole) -> Option<House> {
    let seat = hole.seat();
    match setup.house(seat) {
        Some(house) if house == hole => {
            Some(if setup.is_functional(seat) { House::Functional } else { House::Dormant })
        }
        Some(_) => None,
        // Where the house stood before it was lost, the start of the game tells.
        None => (AnyPosition::start(setup.rules()).setup().house(seat) == Some(hole))
            .then_some(House::Lost),
    }
}

fn hand(setup: &Setup) -> Option<Hand> {
    match setup.rules() {
        rules if rules.is_kiswahili() => Some(Hand::Reserve),
        Rules::Kingulu => Some(Hand::Store),
        _ => (setup.hand != [0; 2]).then_some(Hand::Won),
    }
}

/// The stage of each player, in the game that has stages.
pub(crate) fn stages(setup: &Setup) -> Option<[&'static str; 2]> {
    let stage = |seat| if setup.is_namua(seat) { "namua" } else { "mtaji" };
    setup.rules().is_kiswahili().then(|| Seat::ALL.map(stage))
}
