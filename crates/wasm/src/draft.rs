//! A position that somebody sets up, which may be no position of the game yet.

use bingwa_rules::{AnyPosition, Position, Rules, Seat, Setup};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

use crate::{
    BoardView, Fault,
    board::{rules, view},
};

/// Everything that can be set up, whatever it may be worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Tsify)]
pub struct Edit {
    /// Seeds of every hole from the top left of the diagram, row by row.
    pub seeds: Vec<u8>,
    /// Whether each hole is reserved (KIN-5).
    pub reserved: Vec<bool>,
    /// Who is to move: `S` or `N`.
    #[tsify(type = "\"S\" | \"N\"")]
    pub turn: char,
    /// Seeds beside the board, South's and North's.
    #[tsify(type = "[number, number]")]
    pub hand: [u8; 2],
    /// Whether South and North own their houses (KIS-4).
    #[tsify(type = "[boolean, boolean]")]
    pub houses: [bool; 2],
    /// The takasiaed hole (KIS-40).
    #[tsify(optional)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takasia: Option<String>,
}

/// A set-up, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Tsify)]
pub struct Draft {
    /// The board as it would be.
    pub board: BoardView,
    /// The same, to go on with.
    pub edit: Edit,
    /// Whether the game has seeds beside the board.
    pub has_hand: bool,
    /// Whether it has houses and takasia.
    pub has_houses: bool,
    /// Whether it has reserved holes.
    pub has_reserved: bool,
    /// Why it is no position of the game, if it is none; the field says where.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<Fault>,
    /// Whether the game is over in it.
    pub over: bool,
}

/// Checks a set-up.
///
/// # Errors
///
/// Where the text can't even be shown on the game's board; the fault names the field.
pub fn draft(id: &str, text: &str) -> Result<Draft, Fault> {
    Ok(told(&Setup::parse(rules(id)?, text).map_err(|error| Fault::from(&error))?))
}

/// Sets a position up, and checks it.
///
/// # Errors
///
/// Where the rules id, the turn or the takasiaed hole is none. Holes that are not told are empty.
pub fn set_up(id: &str, edit: &Edit) -> Result<Draft, Fault> {
    let mut setup = Setup::empty(rules(id)?);
    for (place, hole) in setup.holes().enumerate() {
        setup.set_seeds(hole, edit.seeds.get(place).copied().unwrap_or_default());
        setup.set_reserved(hole, edit.reserved.get(place).copied().unwrap_or_default());
    }
    let mover = Seat::ALL.into_iter().find(|seat| seat.letter() == edit.turn);
    setup.turn = mover.ok_or_else(|| Fault::app(&"turn: expected S or N"))?;
    setup.hand = edit.hand;
    setup.houses = edit.houses;
    let named = |name: &String| {
        let found = setup.holes().find(|hole| hole.to_string() == *name);
        found.ok_or_else(|| Fault::app(&format_args!("takasia: the board has no {name}")))
    };
    setup.takasia = edit.takasia.as_ref().map(named).transpose()?;
    Ok(told(&setup))
}

fn told(setup: &Setup) -> Draft {
    let rules = setup.rules();
    let checked = AnyPosition::from_setup(setup);
    Draft {
        board: view(setup),
        edit: Edit {
            seeds: setup.holes().map(|hole| setup.seeds(hole)).collect(),
            reserved: setup.holes().map(|hole| setup.is_reserved(hole)).collect(),
            turn: setup.turn.letter(),
            hand: setup.hand,
            houses: setup.houses,
            takasia: setup.takasia.map(|hole| hole.to_string()),
        },
        has_hand: rules.two_ways() || rules == Rules::Kingulu,
        has_houses: rules.is_kiswahili(),
        has_reserved: rules == Rules::Kingulu,
        over: checked.as_ref().is_ok_and(|position| position.outcome().is_some()),
        fault: checked.err().map(|error| Fault::from(&error)),
    }
}
