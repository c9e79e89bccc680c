//! Bao la Kimasai of four rows.

use bingwa_rules::{AnyPosition, By, Position, Rules, Seat};

use super::case::at;

const KIMASAI: &[Rules] = &[Rules::Kimasai];

// clauses: KIM-1
#[test]
fn the_start() {
    let full = "1,1,1,1,1,1,1,1,1,1,1,1";
    let text = format!("{full}/1,1,1,1,1,1,1,1,1,1,1,0/0,1,1,1,1,1,1,1,1,1,1,1/{full} S");
    let start = AnyPosition::start(Rules::Kimasai);
    assert_eq!(start.to_string(), text);
    assert_eq!(start.turn(), Seat::South);
    assert_eq!(start.setup().total(), 46);
    at(KIMASAI, &text).moves("A2");
}

// clauses: KIM-2
#[test]
fn a_stone_steps_into_the_next_hole_if_that_is_empty() {
    // A6 has A5 before it. A1 goes round to B1, B12 to A12.
    at(
        KIMASAI,
        "0,0,0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,0,0,0/\
         1,0,0,0,1,1,0,0,0,0,0,0/0,0,0,1,0,0,0,0,0,0,0,1 S",
    )
    .moves("A1 A5 B4 B12")
    .traces("A1", "lift A1 seeds 1; drop B1 now 1; end B1 KIM-2")
    .traces("B12", "lift B12 seeds 1; drop A12 now 1; end A12 KIM-2")
    .gives(
        "B4",
        "0,0,0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,0,0,0/\
         1,0,0,0,1,1,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0,0,1 N",
    );
}

// clauses: KIM-3
#[test]
fn a_stone_that_enters_a_front_hole_takes_what_it_faces() {
    // A4 faces a9 (South's fourth column) with b9 behind it; A7 a6, with nothing behind; A11 an
    // empty hole with b2 behind it; A12 a1.
    let text = "0,0,0,1,0,0,0,0,0,0,1,0/0,0,0,1,0,0,1,0,0,0,0,1/\
                0,0,0,0,1,0,0,1,0,0,0,0/0,0,0,0,0,0,0,0,1,0,0,1 S";
    at(KIMASAI, text)
        .moves("A5 A8 B9 B12")
        .traces(
            "A5",
            "lift A5 seeds 1; drop A4 now 1; take a9 seeds 1; take b9 seeds 1; end A4 KIM-3",
        )
        .traces("A8", "lift A8 seeds 1; drop A7 now 1; take a6 seeds 1; end A7 KIM-3")
        // From the back row round the corner.
        .traces("B12", "lift B12 seeds 1; drop A12 now 1; take a1 seeds 1; end A12 KIM-3")
        // Into a back hole: nothing, and nobody is obliged to take.
        .traces("B9", "lift B9 seeds 1; drop B10 now 1; end B10 KIM-2");
    // Nothing in front: the stone behind is safe.
    at(
        KIMASAI,
        "0,0,0,1,0,0,0,0,0,0,1,0/0,0,0,0,0,0,1,0,0,0,0,1/\
         0,0,0,0,1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0 S",
    )
    .traces("A5", "lift A5 seeds 1; drop A4 now 1; end A4 KIM-2");
}

// clauses: KIM-4, COM-5
#[test]
fn who_has_no_stone_has_lost() {
    let rows = "0,0,0,0,0,0,0,0,0,0,0,0/0,0,0,1,0,0,0,0,0,0,0,0/\
                0,0,0,0,1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0";
    let after = "0,0,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0/\
                 0,0,0,1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0";
    at(KIMASAI, &format!("{rows} S")).gives("A5", &format!("{after} N"));
    for turn in ["N", "S"] {
        at(KIMASAI, &format!("{after} {turn}")).is_won(Seat::South, By::NoSeeds);
    }
}

// clauses: KIM-4
#[test]
fn who_has_no_move_has_lost() {
    // Only a set-up can have all of a player's holes full.
    let (ones, none) = ("1,1,1,1,1,1,1,1,1,1,1,1", "0,0,0,0,0,0,0,0,0,0,0,0");
    at(KIMASAI, &format!("{none}/0,0,0,0,0,0,0,0,0,0,0,1/{ones}/{ones} S"))
        .is_won(Seat::North, By::NoMoves);
}
