//! Bao la Kiswahili: the board, the stages, the house, and the duty to capture.

use bingwa_rules::{AnyPosition, By, Clause, Field, Position, Rules, Seat};

use super::case::{KISWAHILI, at};
use crate::common::position;

// clauses: KIS-1
#[test]
fn the_house_is_the_fourth_hole_from_the_right() {
    // Nine seeds in a lone A5 are taxed; nine in a lone A4 are a heap like any other.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/0,0,0,0,0,1,0,0/0,0,0,0,9,0,0,0/0,0,0,0,0,0,0,0 S 9,9 S -")
        .gives("A5>*", "0,0,0,0,0,0,0,0/0,0,0,0,0,1,0,0/0,0,0,0,8,1,1,0/0,0,0,0,0,0,0,0 N 8,9 S -");
    at(KISWAHILI, "0,0,0,0,0,0,0,0/0,0,0,0,0,1,0,0/0,0,0,9,0,0,0,0/0,0,0,0,0,0,0,0 S 9,9 - -")
        .gives("A4>*", "0,0,0,0,0,0,0,0/0,0,0,0,0,1,0,0/0,0,0,0,1,1,1,1/0,0,1,1,1,1,1,1 N 8,9 - -");
    // Nobody owns a house elsewhere.
    for rules in KISWAHILI {
        let elsewhere = "0,0,0,0,0,0,0,0/0,0,0,0,0,1,0,0/0,0,0,9,0,0,0,0/0,0,0,0,0,0,0,0 S 9,9 S -";
        let error = AnyPosition::parse(*rules, elsewhere).expect_err("A5 is empty");
        assert_eq!(error.field, Field::Houses);
    }
}

// clauses: KIS-1, KIS-11
#[test]
fn the_heads_are_the_ends_of_the_front_row() {
    at(KISWAHILI, "0,0,0,0,0,0,0,0/0,2,0,2,0,0,2,0/0,1,0,0,0,0,1,0/0,0,0,0,0,0,0,0 S 9,9 - -")
        .moves("A2< A7>")
        .traces(
            "A2<",
            "place A2 now 2; capture a7 by A2 seeds 2; enter A1 seeds 2; drop A1 now 1; \
             drop A2 now 3; lift A2 seeds 3; drop A3 now 1; drop A4 now 1; drop A5 now 1; \
             end A5 KIS-30",
        )
        .tells("A7>", "capture a2 by A7 seeds 2; enter A8 seeds 2; drop A8 now 1; drop A7 now 3");
}

// clauses: KIS-2
#[test]
fn the_start() {
    for &rules in KISWAHILI {
        let start = AnyPosition::start(rules);
        let text = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 SN -";
        assert_eq!(start.to_string(), text);
        assert_eq!(start, position(rules, text));
        assert_eq!(start.turn(), Seat::South);
        assert_eq!(start.setup().total(), 64);
    }
    at(KISWAHILI, "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 SN -")
        .moves("A6<* A6>* A7<* A7>*");
}

// clauses: KIS-3
#[test]
fn the_movers_own_reserve_decides_the_stage() {
    // South has none: a mtaji capture, though North is still in namua.
    let rows = "2,0,0,0,0,4,0,4/2,3,0,11,1,3,0,0/0,0,2,2,6,0,0,2/0,0,3,3,6,0,9,0";
    at(KISWAHILI, &format!("{rows} S 0,1 - -"))
        .moves("A3>")
        .gives("A3>", "2,0,0,0,0,4,0,4/2,3,0,11,0,3,0,0/1,0,0,3,7,0,0,2/0,0,3,3,6,0,9,0 N 0,1 - -");
    // South has one: namua, though North is in mtaji.
    at(KISWAHILI, &format!("{rows} S 1,0 - -")).moves("A4< A4> A5< A5>");
}

// clauses: KIS-3, KIS-32
#[test]
fn the_move_that_spends_the_last_seed_is_namua_to_its_end() {
    // The mover is asked at his house, which in mtaji he would have to lift.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/0,0,0,7,0,0,0,1/0,0,0,0,7,0,0,1/0,0,0,0,0,0,0,0 S 1,9 S -")
        .moves("A8> A8>+")
        .gives("A8>", "0,0,0,0,0,0,0,0/0,0,0,7,0,0,0,0/0,0,0,0,8,1,1,0/0,0,0,0,0,0,0,0 N 0,9 S -");
    // A takata ends there.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/0,2,0,0,7,0,0,0/0,0,0,0,0,0,0,0 S 1,9 S -")
        .gives("A2>*", "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/0,0,1,1,8,0,0,0/0,0,0,0,0,0,0,0 N 0,9 S -")
        .ends("A2>*", "A5", Clause::Kis32);
}

// clauses: KIS-4
#[test]
fn an_owned_house_is_functional_from_six_seeds_on() {
    let front = |house: u8| {
        format!("0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,2,0,{house},0,1,0/0,0,0,0,0,0,0,0")
    };
    // Functional: every front hole but the house begins a takata.
    at(KISWAHILI, &format!("{} S 9,9 S -", front(6))).moves("A3<* A3>* A7<* A7>*");
    // Not owned: six seeds are a heap like any other.
    at(KISWAHILI, &format!("{} S 9,9 - -", front(6))).moves("A3<* A3>* A5<* A5>*");
    // Dormant: an ordinary hole, which is lost when it is lifted.
    at(KISWAHILI, &format!("{} S 9,9 S -", front(5)))
        .allows("A3<* A3>* A5<* A5>*")
        .gives("A5>*", "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,2,0,0,1,2,1/0,0,0,0,0,1,1,1 N 8,9 - -");
}

// clauses: KIS-4, KIS-32
#[test]
fn a_dormant_house_may_become_functional_again() {
    let front = |house: u8| {
        format!("0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,2,0,0,{house},0,0,0/0,0,0,0,0,0,0,0")
    };
    // The sixth seed falls: the house stops the takata, and stays owned.
    at(KISWAHILI, &format!("{} S 9,9 S -", front(5)))
        .ends("A2>*", "A5", Clause::Kis32)
        .gives("A2>*", "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,1,1,6,0,0,0/0,0,0,0,0,0,0,0 N 8,9 S -");
    // The fifth does not: relay.
    at(KISWAHILI, &format!("{} S 9,9 S -", front(4))).tells(
        "A2>*",
        "drop A5 now 5; lift A5 seeds 5; house-lost S; drop A6 now 1; end B7 KIS-30",
    );
    // Where the house is lost, six seeds stop nothing.
    at(KISWAHILI, &format!("{} S 9,9 - -", front(5)))
        .tells("A2>*", "drop A5 now 6; lift A5 seeds 6; end B6 KIS-30");
}

// clauses: KIS-5
#[test]
fn a_house_is_lost_by_capture_and_by_being_lifted() {
    // Captured, functional or not.
    for seeds in [7, 2] {
        let rows = format!("0,0,0,0,0,0,0,0/0,1,0,{seeds},0,0,0,0/0,0,0,1,9,0,0,0/0,0,0,0,0,0,0,0");
        at(KISWAHILI, &format!("{rows} S 9,9 SN -"))
            .tells("A4<", &format!("capture a5 by A4 seeds {seeds}; house-lost N"));
    }
    // Lifted as a relay, where fewer than six did not stop the lap.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,2,0,0,4,0,0,0/0,0,0,0,0,0,0,0 S 9,9 S -")
        .gives("A2>*", "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,1,1,0,1,1,1/0,0,0,0,0,0,1,1 N 8,9 - -");
    // Lifted on safari.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/0,0,0,7,0,0,0,1/0,0,0,0,7,0,0,1/0,0,0,0,0,0,0,0 S 9,9 SN -")
        .gives("A8>+", "0,0,0,0,0,0,0,0/0,0,0,7,0,0,0,0/1,1,1,1,0,1,1,0/1,1,1,1,0,0,0,0 N 8,9 N -");
    // Lifted as the start of a mtaji takata.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,0,1,0,0,0,1/0,1,0,0,7,0,0,0/0,0,0,0,0,0,0,0 S 0,0 SN -")
        .gives("A5>*", "0,0,0,0,0,0,0,0/1,0,0,1,0,0,0,1/0,1,0,0,0,1,1,1/0,0,0,0,1,1,1,1 N 0,0 N -");
}

// clauses: KIS-5, KIS-14
#[test]
fn the_tax_and_a_capture_by_the_house_do_not_lose_it() {
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,0,0,3,0,0,0/0,0,0,0,7,0,0,0/0,0,0,0,0,0,0,0 S 9,9 S -")
        .gives("A5<", "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/1,1,1,0,8,0,0,0/0,0,0,0,0,0,0,0 N 8,9 S -");
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,0,0,7,0,0,0/0,0,0,0,0,0,0,0 S 9,9 S -")
        .gives("A5<*", "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,1,1,6,0,0,0/0,0,0,0,0,0,0,0 N 8,9 S -");
}

// clauses: KIS-5
#[test]
fn in_zanzibar_the_first_mtaji_capture_loses_both_houses() {
    // South captures from a6, which touches neither house.
    let mtaji = "0,0,0,0,0,0,0,0/1,0,3,6,0,0,0,0/2,0,1,0,7,0,0,0/0,0,0,0,0,0,0,0 S 0,0 SN -";
    let after = "0,0,0,0,0,0,0,0/1,0,0,6,0,0,0,0/1,2,0,1,8,1,0,0/0,0,0,0,0,0,0,0 N 0,0";
    at(&[Rules::Kiswahili], mtaji).moves("A1>").gives("A1>", &format!("{after} SN -"));
    at(&[Rules::KiswahiliZanzibar], mtaji)
        .moves("A1>")
        .gives("A1>", &format!("{after} - -"))
        .tells("A1>", "house-lost N; house-lost S");
    // A mtaji takata loses none, and neither does a namua capture.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,3,6,0,0,0,0/0,2,0,0,7,0,0,0/0,0,0,0,0,0,0,0 S 0,0 SN -")
        .gives(
            "A2<*",
            "0,0,0,0,0,0,0,0/1,0,3,6,0,0,0,0/1,0,0,0,7,0,0,0/1,0,0,0,0,0,0,0 N 0,0 SN -",
        );
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,3,6,0,0,0,0/0,0,1,0,7,0,0,0/0,0,0,0,0,0,0,0 S 1,0 SN -")
        .gives("A3>", "0,0,0,0,0,0,0,0/1,0,0,6,0,0,0,0/0,0,2,0,7,1,1,1/0,0,0,0,0,0,0,0 N 0,0 SN -");
}

// clauses: KIS-6
#[test]
fn who_can_capture_must() {
    // One capture, and takatas that would be legal without it.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/0,0,1,0,0,1,0,3/0,3,0,0,4,0,0,2/0,0,0,0,0,0,0,0 S 9,9 - -")
        .moves("A8>");
    at(KISWAHILI, "0,0,0,0,0,0,0,0/0,0,1,0,0,1,0,0/0,3,0,0,4,0,0,2/0,0,0,0,0,0,0,0 S 9,9 - -")
        .moves("A2<* A2>* A5<* A5>* A8<* A8>*");
    at(KISWAHILI, "0,0,0,0,0,0,0,0/0,0,1,0,0,1,0,0/2,0,1,0,0,0,0,4/0,0,0,0,0,0,0,3 S 0,0 - -")
        .moves("A1>");
}

// clauses: KIS-6, KIS-22, KIS-33
#[test]
fn nothing_is_captured_in_a_takata() {
    // The last of seventeen seeds falls into A5, which the first one filled and which faces one.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,0,0,1,0,0,0/0,0,0,17,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0 - -")
        .moves("A4<* A4>*")
        .tells(
            "A4>*",
            "drop A5 now 2; lift A5 seeds 2; drop A6 now 2; drop A7 now 2; lift A7 seeds 2",
        );
}

// clauses: KIS-51, COM-5
#[test]
fn who_has_no_move_has_lost() {
    // Mtaji: singletons never begin a move, in front or behind.
    at(KISWAHILI, "2,0,0,0,0,0,0,0/3,0,0,0,0,0,0,0/0,1,0,1,0,0,0,0/0,0,0,1,0,0,1,0 S 0,0 - -")
        .is_won(Seat::North, By::NoMoves);
    // The same board with a seed in reserve is not over, nor is it with North to move.
    at(KISWAHILI, "2,0,0,0,0,0,0,0/3,0,0,0,0,0,0,0/0,1,0,1,0,0,0,0/0,0,0,1,0,0,1,0 S 1,0 - -")
        .goes_on();
    at(KISWAHILI, "2,0,0,0,0,0,0,0/3,0,0,0,0,0,0,0/0,1,0,1,0,0,0,0/0,0,0,1,0,0,1,0 N 0,0 - -")
        .goes_on();
}

// clauses: KIS-50, COM-6
#[test]
fn an_empty_front_row_has_lost_at_once() {
    // The capture of North's last front seeds wins; they go to hand, which may exceed 22, and
    // nothing is sown. Both kichwas remain separate moves.
    at(KISWAHILI, "0,0,0,0,0,0,0,9/0,0,0,5,0,0,0,0/0,0,0,2,0,0,0,0/0,3,0,0,0,0,0,0 S 22,9 - -")
        .moves("A4< A4>")
        .gives("A4<", "0,0,0,0,0,0,0,9/0,0,0,0,0,0,0,0/0,0,0,3,0,0,0,0/0,3,0,0,0,0,0,0 N 26,9 - -")
        .gives("A4>", "0,0,0,0,0,0,0,9/0,0,0,0,0,0,0,0/0,0,0,3,0,0,0,0/0,3,0,0,0,0,0,0 N 26,9 - -")
        .traces("A4<", "place A4 now 3; capture a5 by A4 seeds 5; won S seeds 5; end A4 KIS-50");
    // In mid-move: the second capture empties the row.
    at(KISWAHILI, "0,0,0,0,0,0,0,9/1,0,0,1,0,0,0,0/1,0,0,2,0,0,0,0/0,3,0,0,0,0,0,0 S 9,9 - -")
        .traces(
            "A4<",
            "place A4 now 3; capture a5 by A4 seeds 1; enter A1 seeds 1; drop A1 now 2; \
             capture a8 by A1 seeds 1; won S seeds 1; end A1 KIS-50",
        );
    // The turn has passed, and the game is over; a set-up is, too, whoever is to move.
    for turn in ["S", "N"] {
        let rows = "0,0,0,0,0,0,0,9/0,0,0,0,0,0,0,0/0,0,0,3,0,0,0,0/0,3,0,0,0,0,0,0";
        at(KISWAHILI, &format!("{rows} {turn} 26,9 - -")).is_won(Seat::South, By::Hamna);
    }
}
