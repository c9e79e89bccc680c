//! Bao la Kujifunza.

use bingwa_rules::{AnyPosition, By, Clause, Position, Rules, Seat};

use super::case::{KUJIFUNZA, at};

const FREE: &[Rules] = &[Rules::Kujifunza];
const ZANZIBAR: &[Rules] = &[Rules::KujifunzaZanzibar];

// clauses: KUJ-1
#[test]
fn the_start() {
    for &rules in KUJIFUNZA {
        let start = AnyPosition::start(rules);
        let row = "2,2,2,2,2,2,2,2";
        assert_eq!(start.to_string(), format!("{row}/{row}/{row}/{row} S 0,0"));
        assert_eq!(start.turn(), Seat::South);
    }
    assert_eq!(AnyPosition::start(Rules::Kujifunza).legal_moves().len(), 24);
    assert_eq!(AnyPosition::start(Rules::KujifunzaZanzibar).legal_moves().len(), 16);
}

// clauses: KUJ-2
#[test]
fn who_can_capture_must_and_a_takata_captures_nothing() {
    at(KUJIFUNZA, "0,0,0,0,0,0,0,0/0,5,1,0,0,0,0,0/2,1,1,0,2,0,0,0/0,0,0,0,0,0,0,3 S 0,0")
        .forbids("A5>* A1<*");
    // The seventeenth seed falls into A5, which the first one filled and which faces seeds.
    at(KUJIFUNZA, "0,0,0,0,0,0,0,0/1,0,0,0,1,0,0,0/0,0,0,17,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0")
        .moves("A4<* A4>*")
        .tells("A4>*", "drop A5 now 2; lift A5 seeds 2; drop A6 now 2");
}

// clauses: KUJ-3
#[test]
fn a_first_lap_of_two_to_fifteen_captures_where_it_ends() {
    // A2 faces five. A5 comes from the right, B3 round the corner; the singleton A3 does not count.
    at(KUJIFUNZA, "0,0,0,0,0,0,0,0/1,5,0,0,0,0,0,0/0,1,1,0,3,0,0,0/0,0,4,0,0,0,0,0 S 0,0")
        .moves("A5< B3<")
        .tells("B3<", "drop B2 now 1; drop B1 now 1; drop A1 now 1; drop A2 now 2")
        .tells("B3<", "capture a7 by A2 seeds 5; enter A1 seeds 5");
    // Fifteen capture, sixteen and more do not.
    at(KUJIFUNZA, "0,0,0,0,0,0,0,0/1,5,0,0,0,0,0,0/0,1,15,0,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0")
        .moves("A3>");
    at(KUJIFUNZA, "0,0,0,0,0,0,0,0/1,5,0,0,0,0,0,0/17,1,0,0,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0")
        .moves("A1<* A1>*");
    // A2 faces nothing in front, whatever stands behind.
    at(KUJIFUNZA, "0,5,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,1,1,0,3,0,0,0/0,0,4,0,0,0,0,0 S 0,0")
        .moves("A5<* A5>*");
}

// clauses: KUJ-4
#[test]
fn a_takata_begins_in_front_if_it_can() {
    at(KUJIFUNZA, "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,2,0,7,0,0,1/0,5,0,0,0,0,0,0 S 0,0")
        .moves("A3<* A3>* A5<* A5>*");
    at(KUJIFUNZA, "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,1,0,1,0,0,1/0,5,0,2,0,0,1,0 S 0,0")
        .moves("B2<* B2>* B4<* B4>*");
}

// clauses: KUJ-4, KUJ-9, COM-4
#[test]
fn a_front_hole_counts_even_if_its_moves_are_endless() {
    // Only a6 has two or more in front, and it is endless both ways: the back holes don't help.
    at(KUJIFUNZA, "1,0,1,2,3,2,1,2/0,1,3,1,0,1,0,1/0,2,2,0,1,0,1,3/2,2,1,4,2,3,2,0 N 0,0")
        .is_won(Seat::South, By::NoMoves);
}

// clauses: KUJ-5
#[test]
fn a_lone_kichwa_is_sown_towards_the_centre() {
    let front =
        |front: &str| format!("0,0,0,0,0,0,0,0/0,1,0,0,0,0,1,0/{front}/4,0,0,0,0,0,0,4 S 0,0");
    at(KUJIFUNZA, &front("3,0,0,0,0,0,0,0")).moves("A1>*");
    at(KUJIFUNZA, &front("0,0,0,0,0,0,0,3")).moves("A8<*");
    // The clause speaks of the only occupied hole, not of the only one with two or more.
    at(KUJIFUNZA, &front("3,0,1,0,0,0,0,0")).moves("A1<* A1>*");
    at(KUJIFUNZA, "0,1,3,0,3,3,0,3/10,5,1,6,5,0,1,1/0,0,0,0,0,0,1,6/2,2,2,2,2,2,0,3 S 0,0")
        .allows("A8>*");
    // No other hole.
    at(KUJIFUNZA, &front("0,3,0,0,0,0,0,0")).moves("A2<* A2>*");
}

// clauses: KUJ-6, COM-3
#[test]
fn a_lap_ends_captures_again_or_relays() {
    // A4 takes a7 by A2; the five seeds end in A5, which faces seeds: again. Then a relay from A2,
    // which faces nothing now, and an empty hole.
    at(KUJIFUNZA, "0,0,0,0,0,0,0,0/1,5,1,0,2,0,0,0/0,1,0,2,1,0,0,0/0,0,0,0,0,0,0,0 S 0,0").traces(
        "A4<",
        "lift A4 seeds 2; drop A3 now 1; drop A2 now 2; capture a7 by A2 seeds 5; \
         enter A1 seeds 5; drop A1 now 1; drop A2 now 3; drop A3 now 2; drop A4 now 1; \
         drop A5 now 2; capture a4 by A5 seeds 2; enter A1 seeds 2; drop A1 now 2; \
         drop A2 now 4; lift A2 seeds 4; drop A3 now 3; drop A4 now 2; drop A5 now 3; \
         drop A6 now 1; end A6 KUJ-6",
    );
    at(KUJIFUNZA, "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,2,0,0,0,0,1/0,5,0,0,0,0,0,0 S 0,0")
        .ends("A3>*", "A5", Clause::Kuj6)
        .takes_laps("A3>*", 1);
}

// clauses: KUJ-7
#[test]
fn near_the_ends_captured_seeds_enter_by_the_near_kichwa() {
    at(KUJIFUNZA, "0,0,0,0,0,0,0,0/1,3,0,0,0,0,3,0/0,1,0,2,2,0,1,0/0,0,0,0,0,0,0,0 S 0,0")
        .moves("A4< A5>")
        .tells("A4<", "capture a7 by A2 seeds 3; enter A1 seeds 3; drop A1 now 1; drop A2 now 3")
        .tells("A5>", "capture a2 by A7 seeds 3; enter A8 seeds 3; drop A8 now 1; drop A7 now 3");
    // The ends themselves.
    at(KUJIFUNZA, "0,0,0,0,0,0,0,0/3,0,1,0,0,0,0,3/1,0,2,0,0,2,0,1/0,0,0,0,0,0,0,0 S 0,0")
        .moves("A3< A6>")
        .tells("A3<", "capture a8 by A1 seeds 3; enter A1 seeds 3; drop A1 now 3")
        .tells("A6>", "capture a1 by A8 seeds 3; enter A8 seeds 3; drop A8 now 3");
}

// clauses: KUJ-8
#[test]
fn in_the_middle_the_player_chooses_once_and_in_zanzibar_never() {
    // A1> captures by A3 either way; A4< would, too.
    let text = "0,0,0,0,0,0,0,0/1,0,4,0,0,0,0,0/2,0,1,0,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0";
    at(FREE, text)
        .moves("A1>< A1>>")
        .tells("A1><", "capture a6 by A3 seeds 4; enter A1 seeds 4; drop A1 now 1")
        .tells("A1>>", "capture a6 by A3 seeds 4; enter A8 seeds 4; drop A8 now 1");
    at(ZANZIBAR, text).moves("A1>").tells("A1>", "enter A1 seeds 4");
    // Leftwards the direction is kept by the right kichwa.
    let text = "0,0,0,0,0,0,0,0/1,0,0,4,0,0,0,0/0,0,0,1,0,2,0,0/0,0,0,0,0,0,0,0 S 0,0";
    at(FREE, text).moves("A6<< A6<>");
    at(ZANZIBAR, text).moves("A6<").tells("A6<", "enter A8 seeds 4; drop A8 now 1; drop A7 now 1");
    // A later capture keeps the direction that the first one chose: by A6, from the right kichwa.
    let text = "0,0,0,0,0,0,0,0/1,0,3,0,0,2,0,0/2,0,1,0,0,1,0,0/0,0,0,0,0,0,0,0 S 0,0";
    at(FREE, text)
        .tells("A1>>", "capture a6 by A3 seeds 3; enter A8 seeds 3; drop A6 now 2")
        .tells("A1>>", "capture a3 by A6 seeds 2; enter A8 seeds 2; drop A8 now 2; drop A7 now 2");
}

// clauses: KUJ-9, COM-6
#[test]
fn an_empty_front_row_has_lost_at_once() {
    let text = "0,0,0,0,0,0,0,9/0,0,0,5,0,0,0,0/3,0,0,1,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0";
    let after = "0,0,0,0,0,0,0,9/0,0,0,0,0,0,0,0/0,1,1,2,0,0,0,0/0,0,0,0,0,0,0,0 N 5,0";
    // Nothing more is sown, and both kichwas remain separate moves.
    at(FREE, text).moves("A1>< A1>>").gives("A1><", after).gives("A1>>", after);
    at(ZANZIBAR, text).moves("A1>").gives("A1>", after).tells("A1>", "won S seeds 5; end A4 KUJ-9");
    at(KUJIFUNZA, after).is_won(Seat::South, By::Hamna);
    at(KUJIFUNZA, &after.replace(" N ", " S ")).is_won(Seat::South, By::Hamna);
}

// clauses: KUJ-9, COM-5
#[test]
fn who_has_no_move_has_lost() {
    let rows = "2,0,0,0,0,0,0,0/3,0,0,0,0,0,0,0/0,1,0,1,0,0,0,0/0,0,0,1,0,0,1,0";
    at(KUJIFUNZA, &format!("{rows} S 0,0")).is_won(Seat::North, By::NoMoves);
    at(KUJIFUNZA, &format!("{rows} N 0,0")).goes_on();
}
