//! Bao la Kiswahili: the mtaji stage.

use bingwa_rules::{By, Clause, Seat};

use super::case::{KISWAHILI, at};

// clauses: KIS-20
#[test]
fn a_first_lap_of_two_to_fifteen_captures_where_it_ends() {
    // A3 faces two. A1 and, round the corner, B2 reach it; the singleton A4 would, too.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,2,0,0,0,0,0/2,0,1,1,0,0,0,0/0,4,0,0,0,0,0,0 S 0,0 - -")
        .moves("A1> B2<")
        .tells("A1>", "lift A1 seeds 2; drop A2 now 1; drop A3 now 2; capture a6 by A3 seeds 2")
        .tells("B2<", "drop B1 now 1; drop A1 now 3; drop A2 now 1; drop A3 now 2")
        .tells("B2<", "capture a6 by A3 seeds 2");
    // A3 is empty, or faces an empty hole, whatever stands behind that: no capture.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,2,0,0,0,0,0/2,0,0,0,0,0,0,0/0,4,0,0,0,0,0,0 S 0,0 - -")
        .moves("A1>*");
    at(KISWAHILI, "0,0,2,0,0,0,0,0/0,1,0,0,0,0,0,0/2,0,1,1,0,0,0,0/0,4,0,0,0,0,0,0 S 0,0 - -")
        .moves("A1<* A1>*");
    // Fifteen seeds still capture: from A4 rightwards to A3.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,2,0,0,0,0,0/0,0,1,15,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0 - -")
        .moves("A4>");
}

// clauses: KIS-21
#[test]
fn captured_seeds_enter_so_that_the_direction_is_kept() {
    // A3 sows rightwards into A6, and A6 leftwards into A4; nobody chooses a kichwa.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,0,2,0,3,0,0/0,0,3,1,0,2,0,0/0,0,0,0,0,0,0,0 S 0,0 - -")
        .moves("A3> A6<")
        .tells("A3>", "capture a3 by A6 seeds 3; enter A1 seeds 3; drop A1 now 1; drop A2 now 1")
        .tells("A6<", "capture a5 by A4 seeds 2; enter A8 seeds 2; drop A8 now 1; drop A7 now 1");
    // The near kichwa against the direction: A2 leftwards from A4, A7 rightwards from A5.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,3,0,0,0,0,3,0/0,1,0,2,2,0,1,0/0,0,0,0,0,0,0,0 S 0,0 - -")
        .moves("A4< A5>")
        .tells("A4<", "capture a7 by A2 seeds 3; enter A1 seeds 3; drop A1 now 1; drop A2 now 3")
        .tells("A5>", "capture a2 by A7 seeds 3; enter A8 seeds 3; drop A8 now 1; drop A7 now 3");
}

// clauses: KIS-22
#[test]
fn a_first_lap_of_sixteen_or_more_never_captures() {
    // Eighteen from A1 would end in A3, which is occupied and faces seeds.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,2,0,0,0,0,0/18,0,1,0,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0 - -")
        .moves("A1<* A1>*")
        .tells("A1>*", "drop A3 now 3; lift A3 seeds 3");
    // Two from A1 do.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,2,0,0,0,0,0/2,0,1,0,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0 - -")
        .moves("A1>");
}

// clauses: KIS-23
#[test]
fn a_takata_begins_in_front_if_it_can() {
    // Front holes with two or more, the functional house too, either way; no singleton, no back hole.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,2,0,7,0,0,1/0,5,0,0,0,0,0,0 S 0,0 S -")
        .moves("A3<* A3>* A5<* A5>*");
    // None in front: back holes with two or more.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,1,0,1,0,0,1/0,5,0,2,0,0,1,0 S 0,0 S -")
        .moves("B2<* B2>* B4<* B4>*")
        .gives("B4>*", "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,1,0,1,0,0,1/0,5,0,0,1,1,1,0 N 0,0 S -");
    // The lone kichwa is sown towards the centre only.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/0,1,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,5,0,0,0,0,0,0 S 0,0 - -")
        .moves("A1>*");
}

// clauses: KIS-23, COM-4, KIS-51
#[test]
fn a_front_hole_counts_even_if_its_moves_are_endless() {
    // Only a6 has two or more in front, and it is endless both ways: the back holes don't help.
    let rows = "1,0,1,2,3,2,1,2/0,1,3,1,0,1,0,1/0,2,2,0,1,0,1,3/2,2,1,4,2,3,2,0";
    at(KISWAHILI, &format!("{rows} N 0,0 - -")).is_won(Seat::South, By::NoMoves);
}

// clauses: KIS-30
#[test]
fn a_lap_that_ends_in_an_empty_hole_ends_the_move() {
    // In front, facing seeds: nothing is captured.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,2,0,0,0,0,0/2,0,0,0,0,0,0,0/0,0,0,0,0,0,0,2 S 0,0 - -")
        .ends("A1>*", "A3", Clause::Kis30)
        .gives("A1>*", "0,0,0,0,0,0,0,0/1,0,2,0,0,0,0,0/0,1,1,0,0,0,0,0/0,0,0,0,0,0,0,2 N 0,0 - -");
}

// clauses: KIS-31
#[test]
fn a_capturing_move_captures_again_after_a_relay() {
    // A1 takes a6; the three seeds end in A3 again, which faces nothing now: relay, as far as A6,
    // which faces seeds and takes them.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,3,0,0,2,0,0/2,0,1,0,0,1,0,0/0,0,0,0,0,0,0,0 S 0,0 - -")
        .moves("A1>")
        .tells("A1>", "capture a6 by A3 seeds 3; enter A1 seeds 3; lift A3 seeds 3; drop A6 now 2")
        .tells("A1>", "drop A6 now 2; capture a3 by A6 seeds 2; enter A1 seeds 2");
}

// clauses: KIS-32, KIS-5
#[test]
fn in_mtaji_the_house_is_lifted_like_any_other_hole() {
    // A takata that ends in the functional house goes on from it.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,2,0,7,0,0,1/0,5,0,0,0,0,0,0 S 0,0 S -")
        .tells("A3>*", "drop A5 now 8; lift A5 seeds 8; house-lost S; drop A6 now 1");
    // So does a capturing move, and nobody is asked.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,5,0,0,0,0,0/2,0,1,0,7,0,0,0/0,0,0,0,0,0,0,0 S 0,0 S -")
        .moves("A1>")
        .tells("A1>", "enter A1 seeds 5; drop A5 now 8; lift A5 seeds 8; house-lost S");
}

// clauses: KIS-33, COM-3
#[test]
fn otherwise_the_hole_is_lifted_and_sown_on() {
    // Round the corner into the back row and on, in the same direction.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,0,0,0,0,3,0/0,0,0,0,1,0,2,0 S 0,0 - -")
        .traces(
            "A7>*",
            "lift A7 seeds 3; drop A8 now 1; drop B8 now 1; drop B7 now 3; lift B7 seeds 3; \
             drop B6 now 1; drop B5 now 2; drop B4 now 1; end B4 KIS-30",
        );
}

// clauses: KIS-40, KIS-44
#[test]
fn a_namua_move_never_takasias() {
    // The same move takasias a6 from empty reserves, and not where a seed is left to the other.
    let rows = "0,0,0,0,0,0,0,0/0,0,2,0,0,0,2,0/1,2,1,0,0,0,0,0/0,0,0,0,0,0,0,0";
    let after = "0,0,0,0,0,0,0,0/0,0,2,0,0,0,2,0/2,0,1,0,0,0,0,0/1,0,0,0,0,0,0,0";
    at(KISWAHILI, &format!("{rows} S 0,0 - -"))
        .gives("A2<*", &format!("{after} N 0,0 - a6"))
        .tells("A2<*", "end B1 KIS-30; takasia a6");
    at(KISWAHILI, &format!("{rows} S 0,1 - -")).gives("A2<*", &format!("{after} N 0,1 - -"));
    // Nor where the move itself spends the last seed: the takata is one of the namua stage.
    let rows =
        |a4: u8| format!("0,0,0,0,0,0,0,0/0,0,2,0,0,0,2,0/0,0,0,{a4},0,0,0,0/0,4,0,0,0,0,0,0");
    let after = "0,0,0,0,0,0,0,0/0,0,2,0,0,0,2,0/1,1,1,0,0,0,0,0/0,4,0,0,0,0,0,0 N 0,0 -";
    at(KISWAHILI, &format!("{} S 0,0 - -", rows(3))).gives("A4<*", &format!("{after} a6"));
    at(KISWAHILI, &format!("{} S 1,0 - -", rows(2))).gives("A4<*", &format!("{after} -"));
}
