//! Bao la Kiswahili: the namua stage.

use bingwa_rules::{Clause, Rules};

use super::case::{KISWAHILI, at};

// clauses: KIS-10
#[test]
fn a_capture_needs_seeds_on_both_sides() {
    // A2 and A5 face nothing, A3 and A6 are empty: only A8 captures. Its own seeds stay.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/0,0,1,0,0,1,0,3/0,3,0,0,4,0,0,2/0,0,0,0,0,0,0,0 S 9,9 - -")
        .moves("A8>")
        .traces(
            "A8>",
            "place A8 now 3; capture a1 by A8 seeds 3; enter A8 seeds 3; drop A8 now 4; \
             drop A7 now 1; drop A6 now 1; end A6 KIS-30",
        )
        .gives("A8>", "0,0,0,0,0,0,0,0/0,0,1,0,0,1,0,0/0,3,0,0,4,1,1,4/0,0,0,0,0,0,0,0 N 8,9 - -");
    // A singleton captures. The back row has no part in it.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/0,0,1,0,0,1,0,0/0,0,1,0,0,0,0,0/9,9,9,0,0,0,0,0 S 9,9 - -")
        .moves("A3< A3>");
}

// clauses: KIS-11
#[test]
fn captured_seeds_enter_by_the_near_kichwa_or_by_the_chosen_one() {
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,2,3,4,5,6,7,1/1,1,1,1,1,1,1,1/0,0,0,0,0,0,0,0 S 9,9 - -")
        .moves("A1< A2< A3< A3> A4< A4> A5< A5> A6< A6> A7> A8>")
        .tells("A2<", "enter A1 seeds 2; drop A1 now 2; drop A2 now 3")
        .tells("A7>", "enter A8 seeds 7; drop A8 now 2; drop A7 now 3")
        .tells("A6<", "enter A1 seeds 6; drop A1 now 2; drop A2 now 2")
        .tells("A6>", "enter A8 seeds 6; drop A8 now 2; drop A7 now 2")
        .tells("A3>", "enter A8 seeds 3; drop A8 now 2; drop A7 now 2");
}

// clauses: KIS-12
#[test]
fn a_takata_begins_from_two_or_more_before_the_seed() {
    let rows = "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,2,0,0,0,1,0/0,5,0,0,0,0,0,0";
    at(KISWAHILI, &format!("{rows} S 9,9 - -"))
        .moves("A3<* A3>*")
        .traces(
            "A3>*",
            "place A3 now 3; lift A3 seeds 3; drop A4 now 1; drop A5 now 1; drop A6 now 1; \
             end A6 KIS-30",
        )
        .gives("A3>*", "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,0,1,1,1,1,0/0,5,0,0,0,0,0,0 N 8,9 - -");
    // All occupied front holes are singletons: any of them, whatever stands behind.
    let rows = "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,1,0,1,0,1,0/0,5,0,0,0,0,0,0";
    at(KISWAHILI, &format!("{rows} S 9,9 - -")).moves("A3<* A3>* A5<* A5>* A7<* A7>*");
}

// clauses: KIS-12
#[test]
fn a_functional_house_lets_singletons_be_played_and_is_not_played_itself() {
    let rows = "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,2,0,6,0,1,0/0,5,0,0,0,0,0,0";
    at(KISWAHILI, &format!("{rows} S 9,9 S -")).moves("A3<* A3>* A7<* A7>*");
}

// clauses: KIS-12, KIS-4
#[test]
fn in_zanzibar_a_dormant_house_lets_singletons_be_played_too() {
    let rows = "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,2,0,5,0,1,0/0,5,0,0,0,0,0,0";
    let owned = format!("{rows} S 9,9 S -");
    at(&[Rules::Kiswahili], &owned).moves("A3<* A3>* A5<* A5>*");
    at(&[Rules::KiswahiliZanzibar], &owned).moves("A3<* A3>* A5<* A5>* A7<* A7>*");
    // Once it is lost, the readings agree.
    at(KISWAHILI, &format!("{rows} S 9,9 - -")).moves("A3<* A3>* A5<* A5>*");
    at(KISWAHILI, &format!("{rows} S 9,9 N -").replace("/1,0,0,0,", "/1,0,0,1,"))
        .moves("A3<* A3>* A5<* A5>*");
}

// clauses: KIS-13
#[test]
fn a_lone_kichwa_is_sown_towards_the_centre() {
    let rows = |front: &str| format!("0,0,0,0,0,0,0,0/0,1,0,0,0,0,1,0/{front}/4,0,0,0,0,0,0,4");
    let namua = |front: &str| format!("{} S 9,9 - -", rows(front));
    at(KISWAHILI, &namua("3,0,0,0,0,0,0,0")).moves("A1>*");
    at(KISWAHILI, &namua("0,0,0,0,0,0,0,3")).moves("A8<*");
    at(KISWAHILI, &namua("1,0,0,0,0,0,0,0")).moves("A1>*");
    // With a second occupied hole, a singleton even, both ways are open.
    at(KISWAHILI, &namua("3,0,1,0,0,0,0,0")).moves("A1<* A1>*");
    // A lone hole that is no kichwa goes either way, out of the front row too.
    at(KISWAHILI, &namua("0,0,3,0,0,0,0,0"))
        .moves("A3<* A3>*")
        .gives("A3<*", "0,0,0,0,0,0,0,0/0,1,0,0,0,0,1,0/1,1,0,0,0,0,0,0/5,1,0,0,0,0,0,4 N 8,9 - -");
    // Mtaji.
    at(KISWAHILI, &format!("{} S 0,0 - -", rows("3,0,0,0,0,0,0,0"))).moves("A1>*");
}

// clauses: KIS-14
#[test]
fn a_lone_functional_house_pays_two_seeds() {
    let rows = |house: u8| {
        format!("0,0,0,0,0,0,0,0/0,1,2,9,0,2,0,0/0,0,0,0,{house},0,0,0/0,0,0,0,0,0,0,0")
    };
    // Six before the seed: seven less two. The house stays owned, though dormant now.
    at(KISWAHILI, &format!("{} S 9,9 SN -", rows(6)))
        .moves("A5<* A5>*")
        .traces("A5>*", "place A5 now 7; tax A5 now 5; drop A6 now 1; drop A7 now 1; end A7 KIS-30")
        .gives(
            "A5<*",
            "0,0,0,0,0,0,0,0/0,1,2,9,0,2,0,0/0,0,1,1,5,0,0,0/0,0,0,0,0,0,0,0 N 8,9 SN -",
        );
    // Five before: the sixth does not make a tax, all six are sown, and the house is lost.
    at(KISWAHILI, &format!("{} S 9,9 SN -", rows(5)))
        .tells("A5>*", "place A5 now 6; lift A5 seeds 6; house-lost S; end B6 KIS-30")
        .gives("A5>*", "0,0,0,0,0,0,0,0/0,1,2,9,0,2,0,0/0,0,0,0,0,1,1,1/0,0,0,0,0,1,1,1 N 8,9 N -");
    // Not alone: no tax, and no move of the house.
    let two = "0,0,0,0,0,0,0,0/0,1,2,9,0,2,0,0/0,0,0,0,6,0,1,0/0,0,0,0,0,0,0,0";
    at(KISWAHILI, &format!("{two} S 9,9 SN -")).moves("A7<* A7>*");
}

// clauses: KIS-30, KIS-33
#[test]
fn laps_relay_until_one_ends_in_an_empty_hole() {
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,2,0,0,2,0,0,0/0,0,0,0,0,0,0,1 S 9,9 - -")
        .traces(
            "A2>*",
            "place A2 now 3; lift A2 seeds 3; drop A3 now 1; drop A4 now 1; drop A5 now 3; \
             lift A5 seeds 3; drop A6 now 1; drop A7 now 1; drop A8 now 1; end A8 KIS-30",
        )
        .takes_laps("A2>*", 2);
}

// clauses: KIS-31, KIS-21
#[test]
fn later_captures_keep_the_direction() {
    // The second capture is by A4, again by the left kichwa, and nobody is asked.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/2,0,4,2,0,0,0,0/0,0,1,1,0,0,0,0/0,0,0,0,0,0,0,0 S 9,9 - -")
        .tells("A3<", "capture a6 by A3 seeds 4; enter A1 seeds 4; drop A4 now 2")
        .tells("A3<", "capture a5 by A4 seeds 2; enter A1 seeds 2; drop A1 now 2; drop A2 now 2")
        .gives("A3<", "0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/2,0,4,0,1,1,1,0/0,0,0,0,0,0,0,0 N 8,9 - -");
    // Seen from the other side: by the right kichwa, and on leftwards.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/0,0,0,0,2,4,0,2/0,0,0,0,1,1,0,0/0,0,0,0,0,0,0,0 S 9,9 - -")
        .tells("A6>", "capture a3 by A6 seeds 4; enter A8 seeds 4; drop A5 now 2")
        .tells("A6>", "capture a4 by A5 seeds 2; enter A8 seeds 2; drop A8 now 2");
    // By A2 at the end of a lap: the near kichwa, against the direction.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/0,3,0,0,0,0,7,2/0,1,0,0,0,0,1,0/0,0,0,0,0,0,0,0 S 9,9 - -")
        .tells(
            "A7>",
            "enter A8 seeds 7; drop A2 now 2; capture a7 by A2 seeds 3; enter A1 seeds 3",
        );
}

// clauses: KIS-31, KIS-32
#[test]
fn a_capture_comes_before_the_question_at_the_house() {
    // The lap ends in the functional house, which faces seeds: it captures, and nobody is asked.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,0,0,3,0,0,4/0,0,0,0,6,0,0,1/0,0,0,0,0,0,0,0 S 9,9 S -")
        .moves("A5< A5> A8>")
        .tells("A8>", "drop A5 now 7; capture a4 by A5 seeds 3; enter A8 seeds 3; drop A6 now 2")
        .gives("A8>", "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,0,1,8,0,2,4/0,0,0,0,0,0,0,0 N 8,9 S -");
}

// clauses: KIS-32
#[test]
fn at_his_functional_house_the_mover_stops_or_goes_on() {
    at(KISWAHILI, "0,0,0,0,0,0,0,0/0,0,0,7,0,0,0,1/0,0,0,0,7,0,0,1/0,0,0,0,0,0,0,0 S 9,9 SN -")
        .moves("A8> A8>+")
        .tells("A8>", "house A5 stop; end A5 KIS-32")
        .tells("A8>+", "house A5 safari; lift A5 seeds 8; house-lost S; end B4 KIS-30");
    // Five and the last seed are six: asked. Four and one are not: relay without a question.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/0,0,0,7,0,0,0,4/0,0,0,0,5,0,0,1/0,0,0,0,0,0,0,0 S 9,9 SN -")
        .moves("A8> A8>+");
    at(KISWAHILI, "0,0,0,0,0,0,0,0/0,0,0,7,0,0,0,4/0,0,0,0,4,0,0,1/0,0,0,0,0,0,0,0 S 9,9 SN -")
        .moves("A8>")
        .tells("A8>", "drop A5 now 5; lift A5 seeds 5; house-lost S");
    // A house that is lost asks nothing.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/0,0,0,7,0,0,0,4/0,0,0,0,9,0,0,1/0,0,0,0,0,0,0,0 S 9,9 N -")
        .moves("A8>");
    // A takata ends there; nobody may go on.
    at(KISWAHILI, "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,2,0,0,7,0,0,0/0,0,0,0,0,0,0,0 S 9,9 S -")
        .allows("A2>*")
        .forbids("A2>+*")
        .ends("A2>*", "A5", Clause::Kis32);
}
