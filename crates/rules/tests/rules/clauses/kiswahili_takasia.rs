//! Bao la Kiswahili: takasia.

use bingwa_rules::{AnyPosition, Clause, Field, Rules};

use super::case::{KISWAHILI, at};
use crate::common::{expanded, position};

/// After South's takata of a K.I.B.A. example: `a4` is takasiaed.
const KIBA: &str = "0,1,2,1,4,8,2,2/10,0,0,10,2,1,0,1/0,2,0,0,1,1,0,0/0,0,2,2,0,2,6,4 N 0,0 - a4";

/// Whether a reader takes a board with this hole takasiaed: only if KIS-40 and KIS-41 could have
/// made it so.
fn can_be(rules: Rules, text: &str) -> bool {
    match AnyPosition::parse(rules, text) {
        Ok(_) => true,
        Err(error) => {
            assert_eq!(error.field, Field::Takasia, "{rules} {text}: {error}");
            false
        }
    }
}

// clauses: KIS-40
#[test]
fn the_one_threatened_hole_is_takasiaed() {
    // After A3>* North can't capture, and South could capture from a2 alone.
    at(KISWAHILI, "0,7,0,0,0,7,6,0/0,0,1,0,4,0,4,0/0,0,13,0,0,1,0,1/0,8,0,4,4,0,0,4 S 0,0 - -")
        .gives("A3>*", "0,7,0,0,0,7,6,0/0,0,1,0,4,0,4,0/0,0,0,1,1,2,1,2/1,9,1,5,5,1,1,5 N 0,0 - a2")
        .tells("A3>*", "end B1 KIS-30; takasia a2");
}

// clauses: KIS-40
#[test]
fn nothing_is_takasiaed_where_the_opponent_can_capture_or_more_is_threatened() {
    // South threatens a6 alone by A1>: takasiaed. Twice from different holes is still one hole.
    let board =
        |north: &str, south: &str| format!("0,0,0,0,0,0,0,0/{north}/{south}/0,0,0,0,0,0,0,0");
    for rules in KISWAHILI {
        let one = board("0,0,2,0,0,0,2,0", "2,0,1,0,0,0,0,0");
        assert!(can_be(*rules, &format!("{one} N 0,0 - a6")));
        let twice = board("0,0,2,0,0,0,2,0", "2,0,1,0,2,0,0,0");
        assert!(can_be(*rules, &format!("{twice} N 0,0 - a6")));
        // A second threatened hole: a3 by A4>.
        let two = board("0,0,2,0,0,2,2,0", "2,0,1,2,0,1,0,0");
        assert!(!can_be(*rules, &format!("{two} N 0,0 - a6")));
        assert!(!can_be(*rules, &format!("{two} N 0,0 - a3")));
        // North could capture himself, from a4 by a6.
        let counter = board("0,0,2,0,2,0,2,0", "2,0,1,0,0,0,0,0");
        assert!(!can_be(*rules, &format!("{counter} N 0,0 - a6")));
        // Some reserve is left.
        assert!(!can_be(*rules, &format!("{one} N 0,1 - a6")));
        assert!(!can_be(*rules, &format!("{one} N 1,0 - a6")));
        // A hole of the player who is not to move, or in the back row.
        assert!(!can_be(*rules, &format!("{one} N 0,0 - A3")));
        assert!(!can_be(*rules, &format!("{one} N 0,0 - b6")));
    }
}

// clauses: KIS-41
#[test]
fn the_only_hole_and_the_only_heap_are_exempt() {
    for &rules in KISWAHILI {
        // A1> would capture a6, and nothing else is threatened.
        let with = |north: &str| {
            format!("0,0,0,0,0,0,0,0/{north}/2,0,1,0,0,0,0,0/0,0,0,0,0,0,0,0 N 0,0 - a6")
        };
        assert!(can_be(rules, &with("0,0,2,0,0,0,2,0")));
        // The only occupied front hole.
        assert!(!can_be(rules, &with("0,0,2,0,0,0,0,0")));
        assert!(!can_be(rules, &with("0,0,1,0,0,0,0,0")));
        // The only front hole with more than one seed.
        assert!(!can_be(rules, &with("0,0,2,0,0,0,1,0")));
        // A threatened singleton beside another heap is not exempt.
        assert!(can_be(rules, &with("0,0,1,0,0,0,2,0")));
    }
}

// clauses: KIS-41
#[test]
fn the_functional_house_is_exempt_and_in_zanzibar_every_owned_one() {
    let with = |house: u8, houses: &str| {
        format!(
            "0,0,0,0,0,0,0,0/2,0,0,{house},0,0,0,0/0,2,0,1,0,0,0,0/0,0,0,0,0,0,0,0 \
             N 0,0 {houses} a5"
        )
    };
    let [standard, zanzibar] = [Rules::Kiswahili, Rules::KiswahiliZanzibar];
    // A2> would capture the house.
    assert!(!can_be(standard, &with(6, "N")) && !can_be(zanzibar, &with(6, "N")));
    assert!(can_be(standard, &with(5, "N")));
    assert!(!can_be(zanzibar, &with(5, "N")));
    assert!(can_be(standard, &with(6, "-")) && can_be(zanzibar, &with(6, "-")));
}

// clauses: KIS-40, KIS-41
#[test]
fn the_house_counts_among_the_threatened_before_it_is_exempted() {
    // Both the functional house a5 and a2 are threatened: nothing is takasiaed.
    let text = "0,0,0,0,0,0,0,0/2,0,0,6,0,0,1,0/0,2,0,1,2,0,1,0/0,0,0,0,0,0,0,0 N 0,0 N";
    for &rules in KISWAHILI {
        assert!(!can_be(rules, &format!("{text} a2")));
        assert!(!can_be(rules, &format!("{text} a5")));
        let without = text.replace("/0,2,0,1,2", "/0,0,0,1,2");
        assert!(can_be(rules, &format!("{without} a2")));
    }
}

// clauses: KIS-42
#[test]
fn nobody_begins_from_the_takasiaed_hole_and_a_lap_ends_there() {
    at(KISWAHILI, KIBA)
        .moves("a5<* a5>* a8<* a8>*")
        .ends("a8<*", "a4", Clause::Kis42)
        .takes_laps("a8<*", 5)
        .gives("a8<*", "0,3,4,3,6,1,4,4/2,0,3,1,5,3,2,3/0,2,0,0,1,1,0,0/0,0,2,2,0,2,6,4 S 0,0 - -");
    // Free, it would be a start like any other.
    at(KISWAHILI, &KIBA.replace(" a4", " -")).moves("a4<* a4>* a5<* a5>* a8<* a8>*");
}

// clauses: KIS-43
#[test]
fn a_first_lap_from_the_functional_house_goes_on() {
    let text = "0,5,8,3,0,4,2,0/0,1,0,7,3,1,1,0/0,1,0,0,19,0,0,5/1,0,1,0,0,0,2,0 S 0,0 S A2";
    at(&[Rules::Kiswahili], text)
        .tells("A5<*", "lift A5 seeds 19; house-lost S; drop A2 now 3; lift A2 seeds 3");
    at(&[Rules::KiswahiliZanzibar], text)
        .ends("A5<*", "A2", Clause::Kis42)
        .gives("A5<*", "0,5,8,3,0,4,2,0/0,1,0,7,3,1,1,0/1,3,2,2,1,1,1,6/2,1,2,1,1,1,3,1 N 0,0 - -");
    // Only the first lap: a later one of the same move ends there in both readings.
    at(KISWAHILI, "0,9,0,0,0,8,0,0/0,0,0,0,0,5,0,0/2,0,6,0,8,3,0,3/0,5,0,6,5,4,0,0 S 0,0 S A6")
        .tells("A5<*", "lift A5 seeds 8; lift B4 seeds 7; drop A6 now 4; end A6 KIS-42");
    // A house that is not owned is a hole like any other: the lap ends the move.
    at(KISWAHILI, &text.replace(" S A2", " - A2")).ends("A5<*", "A2", Clause::Kis42);
}

// clauses: KIS-44
#[test]
fn takasia_lasts_for_one_move_and_obliges_nobody() {
    // Every move of North's frees a4 again.
    for (_, after) in expanded(&position(Rules::Kiswahili, KIBA)) {
        assert!(after.to_string().contains(" 0,0 - "), "{after:?}");
        assert!(!after.to_string().ends_with(" a4"), "{after:?}");
    }
    // North has answered South's takasia of a2 by a4<*: South may take a2, or others.
    at(KISWAHILI, "0,7,0,0,0,7,6,1/0,0,1,0,0,1,5,1/0,0,0,1,1,2,1,2/1,9,1,5,5,1,1,5 S 0,0 - -")
        .tells("B5>", "capture a2 by A7 seeds 5")
        .tells("A8<", "capture a3 by A6 seeds 1");
}
