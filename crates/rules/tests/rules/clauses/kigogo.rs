//! Bao Kigogo.

use bingwa_rules::{AnyPosition, By, Clause, Position, Rules, Seat};

use super::case::at;

const KIGOGO: &[Rules] = &[Rules::Kigogo];

/// A board of which only some holes are told: North's back and front row, South's front and back
/// row, each from South's left.
fn board(holes: [&[(usize, u8)]; 4]) -> String {
    let rows = holes.map(|told| {
        let mut row = [0; 12];
        for &(column, seeds) in told {
            row[column - 1] = seeds;
        }
        row.map(|seeds: u8| seeds.to_string()).join(",")
    });
    rows.join("/")
}

// clauses: KIG-1
#[test]
fn the_start() {
    let full = "2,2,2,2,2,2,2,2,2,2,2,2";
    let text = format!("{full}/2,2,2,2,2,2,2,2,2,2,2,0/0,2,2,2,2,2,2,2,2,2,2,2/{full} S");
    let start = AnyPosition::start(Rules::Kigogo);
    assert_eq!(start.to_string(), text);
    assert_eq!(start.turn(), Seat::South);
    assert_eq!(start.setup().total(), 92);
    assert_eq!(start.legal_moves().len(), 23);
    at(KIGOGO, &text).forbids("A1");
}

// clauses: KIG-2
#[test]
fn a_move_lifts_two_or_more_of_either_row() {
    let text = board([&[(1, 1)], &[], &[(3, 2), (7, 1), (9, 3)], &[(2, 1), (5, 2)]]);
    at(KIGOGO, &format!("{text} S"))
        .moves("A3 A9 B5")
        .traces("A9", "lift A9 seeds 3; drop A8 now 1; drop A7 now 2; drop A6 now 1; end A6 KIG-4");
    // Round both corners: A2, A1, B1 and so on; B11, B12, A12.
    at(KIGOGO, &format!("{} S", board([&[(1, 1)], &[], &[(2, 3)], &[(11, 3)]])))
        .tells("A2", "drop A1 now 1; drop B1 now 1; drop B2 now 1; end B2 KIG-4")
        .tells("B11", "drop B12 now 1; drop A12 now 1; drop A11 now 1; end A11 KIG-4");
}

// clauses: KIG-3
#[test]
fn singletons_move_only_where_there_is_nothing_else_and_only_into_an_empty_hole() {
    let singles = board([&[(1, 1)], &[], &[(5, 1), (4, 1), (9, 1)], &[(12, 1)]]);
    // A5 has A4 before it. B12 goes on to A12.
    at(KIGOGO, &format!("{singles} S"))
        .moves("A4 A9 B12")
        .traces("B12", "lift B12 seeds 1; drop A12 now 1; end A12 KIG-4");
    // One hole with two, and no singleton may move.
    let two = board([&[(1, 1)], &[], &[(5, 1), (4, 1), (9, 1)], &[(12, 1), (6, 2)]]);
    at(KIGOGO, &format!("{two} S")).moves("B6");
}

// clauses: KIG-4, COM-3
#[test]
fn a_lap_relays_from_an_occupied_hole_and_ends_in_an_empty_one() {
    let text = board([&[(1, 1)], &[], &[(9, 2), (7, 1), (5, 1)], &[]]);
    at(KIGOGO, &format!("{text} S")).traces(
        "A9",
        "lift A9 seeds 2; drop A8 now 1; drop A7 now 2; lift A7 seeds 2; drop A6 now 1; \
         drop A5 now 2; lift A5 seeds 2; drop A4 now 1; drop A3 now 1; end A3 KIG-4",
    );
}

// clauses: KIG-5
#[test]
fn the_last_seed_of_a_move_captures_both_facing_holes() {
    // A3 faces a10 (South's third column), b10 behind.
    let text = board([&[(3, 4), (8, 1)], &[(3, 5), (7, 3)], &[(5, 2)], &[]]);
    let after = board([&[(8, 1)], &[(7, 3)], &[(4, 1), (3, 1)], &[]]);
    at(KIGOGO, &format!("{text} S"))
        .tells("A5", "drop A3 now 1; take a10 seeds 5; take b10 seeds 4; end A3 KIG-5")
        .gives("A5", &format!("{after} N"));
    // Nothing behind: the front hole alone.
    let text = board([&[(8, 1)], &[(3, 5), (7, 3)], &[(5, 2)], &[]]);
    at(KIGOGO, &format!("{text} S")).gives("A5", &format!("{after} N"));
    // The facing front hole is empty: nothing, though the back hole is occupied.
    let text = board([&[(3, 4), (8, 1)], &[(7, 3)], &[(5, 2)], &[]]);
    let after = board([&[(3, 4), (8, 1)], &[(7, 3)], &[(4, 1), (3, 1)], &[]]);
    at(KIGOGO, &format!("{text} S")).gives("A5", &format!("{after} N"));
}

// clauses: KIG-5
#[test]
fn only_the_end_of_a_move_in_front_captures() {
    // The first lap ends in A3, which is occupied and faces seeds: relay, and nothing is taken.
    let text = board([&[], &[(3, 5), (7, 3)], &[(5, 2), (3, 1)], &[]]);
    let after = board([&[], &[(3, 5), (7, 3)], &[(4, 1), (2, 1), (1, 1)], &[]]);
    at(KIGOGO, &format!("{text} S")).gives("A5", &format!("{after} N"));
    // A move that ends in the back row takes nothing.
    let text = board([&[(1, 2)], &[(1, 2), (7, 3)], &[(1, 2)], &[]]);
    let after = board([&[(1, 2)], &[(1, 2), (7, 3)], &[], &[(1, 1), (2, 1)]]);
    at(KIGOGO, &format!("{text} S")).gives("A1", &format!("{after} N"));
    // A singleton's move captures too.
    let text = board([&[(3, 1)], &[(3, 1), (7, 3)], &[(4, 1)], &[]]);
    let after = board([&[], &[(7, 3)], &[(3, 1)], &[]]);
    at(KIGOGO, &format!("{text} S")).gives("A4", &format!("{after} N"));
}

// clauses: KIG-6
#[test]
fn nobody_is_obliged_to_capture() {
    let text = board([&[(3, 4)], &[(3, 5)], &[(5, 2), (12, 2)], &[(4, 2)]]);
    at(KIGOGO, &format!("{text} S")).moves("A5 A12 B4").tells("A5", "take a10 seeds 5");
}

// clauses: KIG-7, COM-5
#[test]
fn no_seeds_or_no_move_lose() {
    // South has taken the last seeds.
    let text = board([&[], &[(3, 1)], &[(5, 2)], &[]]);
    let after = board([&[], &[], &[(4, 1), (3, 1)], &[]]);
    at(KIGOGO, &format!("{text} S")).gives("A5", &format!("{after} N"));
    for turn in ["N", "S"] {
        at(KIGOGO, &format!("{after} {turn}")).is_won(Seat::South, By::NoSeeds);
    }
    // Twenty-four singletons have no empty hole before them.
    let ones = "1,1,1,1,1,1,1,1,1,1,1,1";
    let none = "0,0,0,0,0,0,0,0,0,0,0,1";
    at(KIGOGO, &format!("0,0,0,0,0,0,0,0,0,0,0,0/{none}/{ones}/{ones} S"))
        .is_won(Seat::North, By::NoMoves);
}

// clauses: KIG-3, KIG-7, COM-4
#[test]
fn holes_with_endless_moves_count_as_holes_with_two_or_more() {
    // B12 is South's only heap, and endless: he has no move, though every singleton has an empty
    // hole before it.
    at(
        KIGOGO,
        "0,0,0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,0,0,1/\
         0,1,0,1,0,1,0,1,0,1,0,1/1,0,1,0,1,0,1,0,1,0,1,3 S",
    )
    .is_won(Seat::North, By::NoMoves);
}

// clauses: COM-2, KIG-5
#[test]
fn twenty_four_seeds_end_in_the_hole_that_was_lifted() {
    let text = board([&[], &[(3, 5), (7, 3)], &[(3, 24)], &[]]);
    at(KIGOGO, &format!("{text} S"))
        .moves("A3")
        .tells("A3", "drop A4 now 1; drop A3 now 1; take a10 seeds 5; end A3 KIG-5")
        .ends("A3", "A3", Clause::Kig5);
}
