//! What the two games of four by eight holes share: the way round, the kichwa, and what a first lap captures.

use crate::board::{Board, Hole, Row, back, front};
use crate::text::{Seat, wrong};
use crate::{Verdict, Why};

/// Which way round the owner's two rows seeds are sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// A1 to A8, then B8 to B1.
    Rightwards,
    /// A8 to A1, then B1 to B8.
    Leftwards,
}

/// Both ways.
pub const WAYS: [Way; 2] = [Way::Leftwards, Way::Rightwards];

/// The hole after `hole`.
pub fn next(hole: Hole, way: Way) -> Hole {
    let column = hole.column;
    match (hole.row, way) {
        (Row::Front, Way::Rightwards) if column == 8 => back(8),
        (Row::Front, Way::Rightwards) => front(column + 1),
        (Row::Back, Way::Rightwards) if column == 1 => front(1),
        (Row::Back, Way::Rightwards) => back(column - 1),
        (Row::Front, Way::Leftwards) if column == 1 => back(1),
        (Row::Front, Way::Leftwards) => front(column - 1),
        (Row::Back, Way::Leftwards) if column == 8 => front(8),
        (Row::Back, Way::Leftwards) => back(column + 1),
    }
}

/// The sign of a sowing that lifts `hole`: `<` towards lower numbers, `>` towards higher ones, in either row.
pub fn sign(hole: Hole, way: Way) -> char {
    match (hole.row, way) {
        (Row::Front, Way::Rightwards) | (Row::Back, Way::Leftwards) => '>',
        (Row::Front, Way::Leftwards) | (Row::Back, Way::Rightwards) => '<',
    }
}

/// The kichwa from which a sowing goes this way along the front row, towards the centre.
pub fn kichwa(way: Way) -> Hole {
    match way {
        Way::Rightwards => front(1),
        Way::Leftwards => front(8),
    }
}

/// The sign that names the kichwa from which a sowing goes this way.
pub fn kichwa_sign(way: Way) -> char {
    match way {
        Way::Rightwards => '<',
        Way::Leftwards => '>',
    }
}

/// The way in which captured seeds must be sown: by the left kichwa from hole 1 or 2, by the right from 7 or 8;
/// no must from 3 to 6 (KIS-11, KIS-21, KUJ-7).
pub fn forced_way(column: usize) -> Option<Way> {
    match column {
        1 | 2 => Some(Way::Rightwards),
        7 | 8 => Some(Way::Leftwards),
        _ => None,
    }
}

/// Drops `seeds` (one or more) one by one, the first into `first`, and tells where the last fell (COM-2).
pub fn sow(board: &mut Board, owner: Seat, first: Hole, way: Way, seeds: u32) -> Hole {
    let mut hole = first;
    board.drop_seed(owner, hole);
    for _ in 1..seeds {
        hole = next(hole, way);
        board.drop_seed(owner, hole);
    }
    hole
}

/// The enemy hole that a lap captures whose last seed has just fallen into `last`: `last` is a front hole that was
/// occupied and faces an occupied hole (KIS-20, KIS-31, KUJ-3, KUJ-6).
pub fn captured_hole(board: &Board, owner: Seat, last: Hole) -> Option<Hole> {
    let facing = board.facing(last.column);
    let captures = last.row == Row::Front
        && board.count(owner, last) >= 2
        && board.count(owner.other(), facing) > 0;
    captures.then_some(facing)
}

/// Where the capturing first lap from `hole` ends and what it captures, if it captures (KIS-20, KIS-22, KUJ-3).
pub fn first_capture(board: &Board, owner: Seat, hole: Hole, way: Way) -> Option<(Hole, Hole)> {
    let mut board = board.clone();
    let seeds = board.lift(owner, hole);
    if !(2..=15).contains(&seeds) {
        return None;
    }
    let last = sow(&mut board, owner, next(hole, way), way, seeds);
    captured_hole(&board, owner, last).map(|captured| (last, captured))
}

/// Whether KIS-13 or KUJ-5 forbids a takata: the only occupied front hole is a kichwa, sown away from the centre.
pub fn leaves_front(board: &Board, owner: Seat, hole: Hole, way: Way) -> bool {
    let outwards =
        (hole == front(1) && way == Way::Leftwards) || (hole == front(8) && way == Way::Rightwards);
    outwards && board.occupied_front(owner) == [hole]
}

/// The holes from which a takata may begin that needs no reserve: front holes with two or more, or, if there is none,
/// back holes with two or more (KIS-23, KUJ-4).
pub fn takata_holes(board: &Board, owner: Seat) -> Vec<Hole> {
    let playable: Vec<Hole> =
        board.holes().into_iter().filter(|&hole| board.count(owner, hole) >= 2).collect();
    if playable.iter().any(|hole| hole.row == Row::Front) {
        playable.into_iter().filter(|hole| hole.row == Row::Front).collect()
    } else {
        playable
    }
}

/// Whether a player has lost because his front row is empty (KIS-50, KUJ-9).
pub fn hamna(board: &Board) -> Option<Verdict> {
    for loser in [Seat::South, Seat::North] {
        if board.occupied_front(loser).is_empty() {
            return Some(Verdict { winner: Some(loser.other()), by: Why::Hamna });
        }
    }
    None
}

/// Only one front row can be empty.
pub fn check_fronts(board: &Board) -> Result<(), String> {
    if [Seat::South, Seat::North].iter().all(|&seat| board.occupied_front(seat).is_empty()) {
        return Err(wrong("rows", "both front rows empty", "seeds in one of them"));
    }
    Ok(())
}
