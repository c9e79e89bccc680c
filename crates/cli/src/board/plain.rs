//! The board in sentences, for a screen reader or a listener.

use bingwa_rules::{Hole, Row, Rules, Seat, Setup};

use super::{Role, facts, role};
use crate::prose;

/// The position in sentences, one a line, each of which can be understood by itself.
pub(crate) fn describe(setup: &Setup) -> Vec<String> {
    let mut lines = Vec::new();
    for seat in Seat::ALL {
        lines.push(format!("{seat}: {}.", facts(setup, seat).join(", ")));
        for row in [Row::Front, Row::Back] {
            let holes: Vec<Hole> =
                setup.holes().filter(|hole| (hole.seat(), hole.row()) == (seat, row)).collect();
            lines.extend(sentence(setup, seat, row, holes));
        }
    }
    lines
}

/// What stands in a row, from its owner's left; nothing where the board has no such row.
fn sentence(setup: &Setup, seat: Seat, row: Row, mut holes: Vec<Hole>) -> Option<String> {
    holes.sort();
    let (first, last) = (holes.first()?, holes.last()?);
    let name = match row {
        _ if setup.rules() == Rules::Kingulu => "row",
        Row::Front => "front row",
        Row::Back => "back row",
    };
    let occupied: Vec<String> = holes
        .iter()
        .filter(|hole| setup.seeds(**hole) > 0)
        .map(|hole| format!("{hole} {}", contents(setup, *hole)))
        .collect();
    let all = occupied.len() == holes.len();
    let listed = match occupied.as_slice() {
        [] => "all empty".to_owned(),
        some if all => some.join(", "),
        some => format!("{}, the others empty", some.join(", ")),
    };
    Some(format!("{seat}'s {name}, {first} to {last}: {listed}."))
}

fn contents(setup: &Setup, hole: Hole) -> String {
    let seeds = prose::seeds(setup.rules(), u32::from(setup.seeds(hole)));
    match role(setup, hole) {
        Role::House => format!("the house, {seeds}"),
        Role::Dormant => format!("the dormant house, {seeds}"),
        Role::Takasiaed => format!("takasiaed, {seeds}"),
        Role::Reserved => format!("reserved by {}, {seeds}", hole.seat().other()),
        _ => setup.seeds(hole).to_string(),
    }
}
