//! What `explain` says: every way in which a move is legal, forced or refused.

use crate::common::{other_case, position, random_positions, rng, rotate_text};
use bingwa_rules::{
    AnyPosition, Clause, Explanation, Grounds, Hole, Move, MoveText, Position, Reason, Refusal,
    Row, Rules, Sign, explain,
};

/// The explanation as one line: `legal MOVE [forced CLAUSE] by CLAUSES`,
/// `CLAUSE REASON HOLE[: HOLES][ (NUMBER)]`, or `may be MOVES`.
fn line(explanation: &Explanation) -> String {
    fn list<T: ToString>(things: &[T]) -> String {
        things.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
    }
    match explanation {
        Explanation::Legal(played, grounds) => {
            let forced = grounds.forced.map_or(String::new(), |clause| format!(" forced {clause}"));
            format!("legal {played}{forced} by {}", list(&grounds.clauses))
        }
        Explanation::Illegal(refusal) => {
            let mut line = format!("{} {} {}", refusal.clause, refusal.reason.word(), refusal.hole);
            if !refusal.holes.is_empty() {
                line += &format!(": {}", list(&refusal.holes));
            }
            if let Some(number) = refusal.number {
                line += &format!(" ({number})");
            }
            line
        }
        Explanation::Ambiguous(moves) => format!("may be {}", list(moves)),
    }
}

/// The explanation with South and North exchanged.
fn rotated(explanation: &Explanation) -> Explanation {
    match explanation {
        Explanation::Legal(played, grounds) => {
            Explanation::Legal(played.rotated(), grounds.clone())
        }
        Explanation::Illegal(refusal) => Explanation::Illegal(Refusal {
            hole: refusal.hole.rotated(),
            holes: refusal.holes.iter().copied().map(Hole::rotated).collect(),
            ..refusal.clone()
        }),
        Explanation::Ambiguous(moves) => {
            Explanation::Ambiguous(moves.iter().copied().map(Move::rotated).collect())
        }
    }
}

fn explained(position: &AnyPosition, text: &str) -> Explanation {
    let parsed: MoveText = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    explain(position, &parsed)
}

/// Checks what is said of texts in a position, and of the same ones from the other seat.
fn says(rules: Rules, board: &str, table: &[(&str, &str)]) {
    let here = position(rules, board);
    let there = position(rules, &rotate_text(board));
    for (text, wanted) in table {
        let explanation = explained(&here, text);
        assert_eq!(line(&explanation), *wanted, "{rules} {board}: {text}");
        let other = explained(&there, &other_case(text));
        assert_eq!(other, rotated(&explanation), "{rules} {board} rotated: {text}");
    }
}

const KISWAHILI: [Rules; 2] = [Rules::Kiswahili, Rules::KiswahiliZanzibar];
const KUJIFUNZA: [Rules; 2] = [Rules::Kujifunza, Rules::KujifunzaZanzibar];

// clauses: KIS-1, KIS-12
#[test]
fn a_namua_takata_begins_where_it_may() {
    for rules in KISWAHILI {
        says(
            rules,
            "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 SN -",
            &[
                ("A6>*", "legal A6>* by KIS-12"),
                ("7<", "legal A7<* by KIS-12"),
                ("A6", "may be A6<* A6>*"),
                ("A5>*", "KIS-12 house A5: A6 A7"),
                ("A5", "KIS-12 house A5: A6 A7"),
                ("A1", "KIS-12 empty A1"),
                ("B1", "KIS-12 back-row B1: A6 A7"),
                ("A9", "KIS-1 no-such-hole A9 (8)"),
                ("B12<*", "KIS-1 no-such-hole B12 (8)"),
                ("A6>+", "KIS-32 no-safari A6"),
                ("A6R>", "KIS-32 no-safari A6"),
                ("A6>>", "KIS-6 no-choice A6"),
            ],
        );
    }
}

// clauses: KIS-4, KIS-12, KIS-32
#[test]
fn singletons_are_spared_unless_a_house_is_functional_or_by_zanzibar_owned() {
    let dormant = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/1,0,0,0,3,2,0,0/0,0,0,0,0,0,0,0 S 20,20 SN -";
    let lost = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/1,0,0,0,3,2,0,0/0,0,0,0,0,0,0,0 S 20,20 N -";
    let functional = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,0,1,0/0,0,0,0,0,0,0,0 S 20,20 SN -";
    says(Rules::Kiswahili, dormant, &[("A1>*", "KIS-12 singleton A1: A5 A6")]);
    says(Rules::KiswahiliZanzibar, dormant, &[("A1>*", "legal A1>* by KIS-12")]);
    for rules in KISWAHILI {
        says(rules, lost, &[("A1", "KIS-12 singleton A1: A5 A6")]);
        says(rules, functional, &[("A7<*", "legal A7<* by KIS-12 KIS-32")]);
    }
}

// clauses: KIS-13, KIS-14
#[test]
fn a_lone_front_hole_pays_tax_or_is_sown_inwards() {
    for rules in KISWAHILI {
        says(
            rules,
            "0,0,0,0,0,0,0,0/0,1,2,9,0,2,0,0/0,0,0,0,9,0,0,0/0,0,0,0,0,0,0,0 S 10,10 SN -",
            &[
                ("A5>", "legal A5>* forced KIS-14 by KIS-12 KIS-14"),
                ("A5<*", "legal A5<* forced KIS-14 by KIS-12 KIS-14"),
                ("A4", "KIS-12 empty A4"),
            ],
        );
        says(
            rules,
            "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,0,0,0,3/0,0,0,0,0,0,0,0 S 20,20 N -",
            &[
                ("A8>*", "KIS-13 outwards A8: A7"),
                ("A8", "legal A8<* forced KIS-13 by KIS-12"),
                ("A8<>*", "KIS-6 no-choice A8"),
            ],
        );
    }
}

// clauses: KIS-5, KIS-6, KIS-10, KIS-11, KIS-31, KIS-32
#[test]
fn a_namua_capture_must_be_made_and_enters_by_its_kichwa() {
    for rules in KISWAHILI {
        says(
            rules,
            "0,0,0,0,0,0,0,0/0,3,4,8,0,2,5,6/0,2,1,0,8,0,3,4/0,0,0,0,0,0,0,0 S 9,9 SN -",
            &[
                ("A8>", "legal A8> forced KIS-6 by KIS-10 KIS-11 KIS-31 KIS-32"),
                ("A8>+", "legal A8>+ forced KIS-6 by KIS-10 KIS-11 KIS-31 KIS-32 KIS-5"),
                ("8R>", "legal A8>+ forced KIS-6 by KIS-10 KIS-11 KIS-31 KIS-32 KIS-5"),
                ("A3", "may be A3< A3>"),
                ("A5>", "KIS-6 must-capture A5: A2 A3 A7 A8"),
                ("A5>*", "KIS-6 must-capture A5: A2 A3 A7 A8"),
                ("A1<", "KIS-10 empty A1"),
                ("B3", "KIS-10 back-row B3: A2 A3 A7 A8"),
                ("A2>", "KIS-11 other-kichwa A2: A1"),
                ("A8<", "KIS-11 other-kichwa A8: A8"),
                ("A8<+", "KIS-11 other-kichwa A8: A8"),
                ("A3<*", "KIS-6 captures A3: a6"),
                ("A2<+", "KIS-32 no-safari A2"),
                ("A2+", "KIS-32 no-safari A2"),
                ("A2L>", "KIS-32 no-safari A2"),
                ("A2<<", "KIS-11 no-choice A2: A1"),
            ],
        );
    }
}

// clauses: KIS-6, KIS-20, KIS-21, KIS-22, KIS-50
#[test]
fn a_mtaji_capture_begins_with_a_first_lap_of_two_to_fifteen() {
    for rules in KISWAHILI {
        says(
            rules,
            "0,0,0,0,0,0,0,0/0,0,0,0,0,3,0,0/0,1,0,2,0,1,1,0/2,0,17,0,0,0,0,0 S 0,0 - -",
            &[
                ("A4>", "legal A4> forced KIS-6 by KIS-20 KIS-21 KIS-50"),
                ("A4", "legal A4> forced KIS-6 by KIS-20 KIS-21 KIS-50"),
                ("A4<", "KIS-6 must-capture A4: A4"),
                ("B1<", "KIS-6 must-capture B1: A4"),
                ("A2>", "KIS-20 singleton A2: A4"),
                ("A1", "KIS-20 empty A1"),
                ("B3", "KIS-22 too-many B3: A4 (17)"),
                ("A4>*", "KIS-6 captures A4: a3"),
                ("A4*", "KIS-6 captures A4: a3"),
                ("A4>>", "KIS-21 no-choice A4: A1"),
                ("A4>+", "KIS-32 no-safari A4"),
                ("A4R>", "KIS-32 no-safari A4"),
            ],
        );
    }
}

// clauses: KIS-13, KIS-23
#[test]
fn a_mtaji_takata_begins_in_front_if_it_can() {
    for rules in KISWAHILI {
        says(
            rules,
            "0,0,0,0,0,0,0,0/0,2,0,0,0,0,0,0/0,0,0,0,0,0,0,4/0,0,0,0,0,2,0,1 S 0,0 - -",
            &[
                ("A8<*", "legal A8<* forced KIS-13 by KIS-23"),
                ("A8>", "KIS-13 outwards A8: A7"),
                ("B6", "KIS-23 back-row B6: A8"),
                ("B8", "KIS-23 singleton B8: A8"),
                ("A1", "KIS-23 empty A1"),
                ("A8<+", "KIS-32 no-safari A8"),
            ],
        );
    }
}

// clauses: KIS-40, KIS-41, KIS-42, KIS-43, KIS-44
#[test]
fn a_takasiaed_hole_neither_begins_nor_goes_on() {
    for rules in KISWAHILI {
        says(
            rules,
            "0,1,2,1,4,8,2,2/10,0,0,10,2,1,0,1/0,2,0,0,1,1,0,0/0,0,2,2,0,2,6,4 N 0,0 - a4",
            &[
                ("a4>", "KIS-42 takasiaed a4: a5 a8"),
                ("A4", "KIS-42 takasiaed a4: a5 a8"),
                ("a3", "KIS-23 singleton a3: a5 a8"),
                ("a2", "KIS-23 empty a2"),
                ("b3", "KIS-23 back-row b3: a5 a8"),
                ("a8<", "legal a8<* forced KIS-42 by KIS-23 KIS-42"),
            ],
        );
    }
    // The first lap from the functional house ends in the takasiaed hole, a later one too.
    let house = "0,0,2,5,0,8,1,0/1,6,1,17,3,0,1,0/4,0,0,0,8,0,0,0/1,1,0,0,3,1,1,0 N 0,0 SN a4";
    let goes_on = "legal a5<* forced KIS-42 by KIS-23 KIS-43 KIS-5 KIS-42";
    let ends = "legal a5<* forced KIS-42 by KIS-23 KIS-5 KIS-42";
    says(Rules::Kiswahili, house, &[("a5<", goes_on)]);
    says(Rules::KiswahiliZanzibar, house, &[("a5<", ends)]);
}

// clauses: KIS-23, KIS-40
#[test]
fn a_takata_that_takasias_is_played_by_that_clause_too() {
    for rules in KISWAHILI {
        says(
            rules,
            "0,1,2,3,2,0,3,4/0,8,6,5,4,3,1,1/0,0,0,0,0,0,0,1/2,3,3,1,2,5,1,3 S 0,0 - -",
            &[("B1<**", "legal B1<* by KIS-23 KIS-40"), ("B8>", "legal B8>* by KIS-23")],
        );
    }
}

// clauses: KIS-50, KIS-51, KUJ-9
#[test]
fn nothing_is_legal_when_the_game_is_over() {
    let hamna = "1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,3,0,0,0/0,0,0,0,0,0,0,0 S 0,0";
    let stuck = "1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/0,1,0,0,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0";
    for rules in KISWAHILI {
        says(rules, &format!("{hamna} - -"), &[("A5>", "KIS-50 over A5")]);
        says(
            rules,
            &format!("{stuck} - -"),
            &[("A2>", "KIS-51 over A2"), ("A9", "KIS-51 over A9")],
        );
    }
    for rules in KUJIFUNZA {
        says(rules, hamna, &[("A5>", "KUJ-9 over A5")]);
        says(rules, stuck, &[("A2>", "KUJ-9 over A2")]);
    }
}

// clauses: COM-4, KIS-12, KUJ-4
#[test]
fn an_endless_move_is_not_legal() {
    for rules in KISWAHILI {
        says(
            rules,
            "0,0,0,0,0,0,0,0/0,0,0,0,9,0,0,1/1,6,3,1,0,5,4,0/2,1,0,5,0,3,0,1 S 11,11 - -",
            &[
                ("A3<", "COM-4 endless A3 (10000)"),
                ("A3<*", "COM-4 endless A3 (10000)"),
                ("A3<+", "COM-4 endless A3 (10000)"),
                ("A3<<", "COM-4 endless A3 (10000)"),
                ("A3", "legal A3>* by KIS-12"),
                ("A3+", "COM-4 endless A3 (10000)"),
                ("A1", "KIS-12 singleton A1: A2 A3 A6 A7"),
            ],
        );
    }
    for rules in KUJIFUNZA {
        says(
            rules,
            "4,1,0,0,2,2,2,0/3,2,1,0,0,0,0,0/0,9,0,12,1,6,3,1/1,0,1,0,3,4,6,0 S 0,0",
            &[("A4<", "COM-4 endless A4 (10000)"), ("A4>", "legal A4>* by KUJ-4")],
        );
    }
}

// clauses: KUJ-1, KUJ-2, KUJ-3, KUJ-6, KUJ-7, KUJ-8
#[test]
fn a_learner_must_capture_and_chooses_the_kichwa_where_he_may() {
    let start = "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 S 0,0";
    let captures = "A1 A2 A3 A4 A5 A6 A7 A8 B1 B2 B7 B8";
    for rules in KUJIFUNZA {
        says(
            rules,
            start,
            &[
                ("A1<", &format!("KUJ-2 must-capture A1: {captures}")),
                ("B4", &format!("KUJ-2 must-capture B4: {captures}")),
                ("A9", "KUJ-1 no-such-hole A9 (8)"),
                ("A1>*", "KUJ-2 captures A1: a6"),
                ("A1>+", "KUJ-6 no-safari A1"),
                ("B1<", "legal B1< forced KUJ-2 by KUJ-3 KUJ-7 KUJ-6"),
                ("B1<<", "KUJ-7 no-choice B1: A1"),
                ("B1L>", "KUJ-7 no-choice B1: A1"),
                ("B1<+", "KUJ-6 no-safari B1"),
            ],
        );
    }
    says(
        Rules::Kujifunza,
        start,
        &[
            ("A1><", "legal A1>< forced KUJ-2 by KUJ-3 KUJ-8 KUJ-6"),
            ("1R>", "legal A1>> forced KUJ-2 by KUJ-3 KUJ-8 KUJ-6"),
            ("A1>", "may be A1>< A1>>"),
            ("A1><+", "KUJ-6 no-safari A1"),
        ],
    );
    says(
        Rules::KujifunzaZanzibar,
        start,
        &[
            ("A1", "legal A1> forced KUJ-2 by KUJ-3 KUJ-8 KUJ-6"),
            ("A1><", "KUJ-8 no-choice A1: A1"),
            ("A1>>", "KUJ-8 no-choice A1: A1"),
            ("A8<>", "KUJ-8 no-choice A8: A8"),
        ],
    );
}

// clauses: KUJ-3, KUJ-9
#[test]
fn a_learner_captures_with_two_to_fifteen() {
    let board = "0,0,0,0,0,0,0,0/0,0,0,0,0,3,0,0/0,1,0,2,0,1,1,0/2,0,17,0,0,0,0,0 S 0,0";
    for rules in KUJIFUNZA {
        says(
            rules,
            board,
            &[
                ("A4<", "KUJ-2 must-capture A4: A4"),
                ("A2>", "KUJ-3 singleton A2: A4"),
                ("A1", "KUJ-3 empty A1"),
                ("B3", "KUJ-3 too-many B3: A4 (17)"),
            ],
        );
    }
    let won = "forced KUJ-2 by KUJ-3 KUJ-8 KUJ-9";
    says(Rules::Kujifunza, board, &[("A4><", &format!("legal A4>< {won}"))]);
    says(Rules::KujifunzaZanzibar, board, &[("A4>", &format!("legal A4> {won}"))]);
}

// clauses: KUJ-4, KUJ-5
#[test]
fn a_learners_takata_begins_in_front_if_it_can() {
    for rules in KUJIFUNZA {
        says(
            rules,
            "0,0,0,0,0,0,0,0/0,2,0,0,0,0,0,0/0,0,0,0,0,0,0,4/0,0,0,0,0,2,0,1 S 0,0",
            &[
                ("A8<*", "legal A8<* forced KUJ-5 by KUJ-4"),
                ("A8>", "KUJ-5 outwards A8: A7"),
                ("B6", "KUJ-4 back-row B6: A8"),
                ("B8", "KUJ-4 singleton B8: A8"),
                ("A1", "KUJ-4 empty A1"),
                ("A8<>", "KUJ-2 no-choice A8"),
                ("A8<+", "KUJ-6 no-safari A8"),
            ],
        );
    }
}

// clauses: KIG-1, KIG-2, KIG-3, KIG-5, COM-4
#[test]
fn kigogo_moves_heaps_and_for_want_of_them_single_seeds() {
    let rules = Rules::Kigogo;
    says(
        rules,
        &AnyPosition::start(rules).to_string(),
        &[
            ("A12", "legal A12 by KIG-2 KIG-5"),
            ("12#", "legal A12 by KIG-2 KIG-5"),
            ("A1", "KIG-2 empty A1"),
            ("A13", "KIG-1 no-such-hole A13 (12)"),
            ("A12<", "KIG-2 no-sign A12"),
            ("A12*", "KIG-2 no-sign A12"),
            ("A12+", "KIG-2 no-sign A12"),
        ],
    );
    says(
        rules,
        "2,2,2,2,2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2,2,2,2,0/4,3,2,1,2,3,4,1,0,1,2,3/1,0,1,0,3,0,3,0,1,0,1,0 S",
        &[
            ("A3", "COM-4 endless A3 (10000)"),
            ("A4", "KIG-3 singleton A4: A12 A11 A7 A6 A5 A3 A2 A1 B5 B7"),
        ],
    );
    says(
        rules,
        "0,0,0,0,1,1,0,1,0,1,0,1/1,0,0,1,1,0,0,0,0,0,0,1/0,1,0,1,0,0,2,0,2,0,2,0/1,1,0,0,0,2,0,0,2,1,0,1 N",
        &[
            ("a12", "legal a12 forced KIG-3 by KIG-3 KIG-5"),
            ("a9", "KIG-3 blocked a9: a8"),
            ("a1", "KIG-3 blocked a1: b1"),
            ("b7", "KIG-3 blocked b7: b8"),
            ("b8", "legal b8 forced KIG-3 by KIG-3"),
            ("a2", "KIG-2 empty a2"),
        ],
    );
    let none = ["0"; 12].join(",");
    let over = format!("{none}/{none}/{none}/1,0,0,0,0,0,0,0,0,0,0,0 S");
    says(rules, &over, &[("B1", "KIG-7 over B1")]);
}

// clauses: KIM-1, KIM-2, KIM-3, KIM-4
#[test]
fn kimasai_steps_into_empty_holes() {
    let rules = Rules::Kimasai;
    says(
        rules,
        &AnyPosition::start(rules).to_string(),
        &[
            ("A2", "legal A2 by KIM-2 KIM-3"),
            ("A1", "KIM-2 empty A1"),
            ("A3", "KIM-2 blocked A3: A2"),
            ("B1", "KIM-2 blocked B1: B2"),
            ("B12", "KIM-2 blocked B12: A12"),
            ("A2>", "KIM-2 no-sign A2"),
            ("A13", "KIM-1 no-such-hole A13 (12)"),
        ],
    );
    let (none, full) = (["0"; 12].join(","), ["1"; 12].join(","));
    says(
        rules,
        &format!("0,{}/0,{}/{full}/{full} N", &full[2..], &full[2..]),
        &[("b11", "legal b11 by KIM-2"), ("a1", "KIM-2 blocked a1: b1")],
    );
    says(rules, &format!("{none}/{none}/{full}/{none} N"), &[("a1", "KIM-4 over a1")]);
}

// clauses: COM-4, KIN-1, KIN-2, KIN-3, KIN-4, KIN-5, KIN-6, KIN-7
#[test]
fn kingulu_never_relays_first_in_the_own_row() {
    let rules = Rules::Kingulu;
    says(
        rules,
        "4,4,4,4,4,4/4,4,4,4,4,4 S 0,0",
        &[
            ("A3", "legal A3 by KIN-2 KIN-4"),
            ("A5", "legal A5 by KIN-2"),
            ("A1", "KIN-3 own-occupied A1: A5"),
            ("2", "KIN-3 own-occupied A2: A6"),
            ("A7", "KIN-1 no-such-hole A7 (6)"),
            ("B1", "KIN-1 no-such-hole B1 (6)"),
            ("A3>", "KIN-2 no-sign A3"),
        ],
    );
    says(rules, "0,6,6,6,1,0/1,6,6,2,7,0 N 7,0", &[("a5", "legal a5 by KIN-2 KIN-5")]);
    says(
        rules,
        "2,1,7,7,2,1/0,8,7,5!,0,1 S 7,0",
        &[("A4", "KIN-2 reserved A4"), ("A1", "KIN-2 empty A1")],
    );
    // Two seeds from A2 end in the reserved A4.
    says(
        rules,
        "2,1,7,7,2,1/0,2,7,5!,0,1 S 7,0",
        &[("A2", "legal A2 by KIN-2 KIN-6"), ("A3", "legal A3 by KIN-2 KIN-4")],
    );
    says(rules, "3,1,2,0,1,0/1,10,1,11,2,1 N 13,2", &[("a6", "COM-4 endless a6 (10000)")]);
    says(rules, "0,0,0,0,0,0/0,1,1,0,0,0 N 17,29", &[("a1", "KIN-7 over a1")]);
}

/// Every text that may be written for a hole of either row, and for one more than a row has.
fn texts(rules: Rules) -> Vec<String> {
    let mut texts = Vec::new();
    for row in ["A", "b"] {
        for number in 1..=rules.columns() + 1 {
            for signs in ["", "<", ">", "<<", "<>", "><", ">>", "L>", "R>"] {
                for marks in ["", "+", "*", "+*", "**#"] {
                    texts.push(format!("{row}{number}{signs}{marks}"));
                }
            }
        }
    }
    texts
}

/// Checks that what a refusal says of the position and of the text is so.
fn holds(position: &AnyPosition, text: &MoveText, refusal: &Refusal) -> bool {
    let (setup, legal, turn) = (position.setup(), position.legal_moves(), position.turn());
    let (hole, holes, columns) = (refusal.hole, &refusal.holes, position.rules().columns() as u32);
    let seeds = setup.seeds(hole);
    let must = legal.iter().any(|legal| !legal.is_takata());
    let mut begins: Vec<_> = legal.iter().map(|legal| legal.hole()).collect();
    begins.dedup();
    let cured = begins.contains(&hole);
    let one = |wanted: &dyn Fn(Hole) -> bool| holes.len() == 1 && wanted(holes[0]);
    let all = |wanted: &dyn Fn(Hole) -> bool| !holes.is_empty() && holes.iter().all(|h| wanted(*h));
    let kichwa = |hole: Hole| hole.seat() == turn && [1, 8].contains(&hole.number());
    let [first, second] = text.signs();
    let endless = || {
        let signs = first.map_or(Sign::ALL.to_vec(), |sign| vec![sign]);
        let mut moves = signs.iter().map(|sign| Move::new(hole).signed(*sign).takata());
        moves.any(|played| position.follow(played, ()).is_none())
    };
    let is = match refusal.reason {
        Reason::Over => position.outcome().is_some() && legal.is_empty(),
        Reason::NoSuchHole => !setup.has(hole) && refusal.number == Some(columns),
        Reason::Empty => seeds == 0 && holes.is_empty(),
        Reason::Singleton => seeds == 1 && all(&|hole| setup.seeds(hole) > 1),
        Reason::BackRow => hole.row() == Row::Back && all(&|hole| hole.row() == Row::Front),
        Reason::MustCapture => must && *holes == begins,
        Reason::Captures => {
            must && text.is_takata() && one(&|hole| hole.seat() != turn && setup.seeds(hole) > 0)
        }
        Reason::TooMany => {
            must && *holes == begins && seeds >= 16 && refusal.number == Some(u32::from(seeds))
        }
        Reason::House => hole.number() == 5 && seeds >= 6 && all(&|hole| setup.seeds(hole) > 0),
        Reason::OtherKichwa => must && cured && one(&kichwa),
        Reason::Outwards => kichwa(hole) && one(&|hole| setup.seeds(hole) == 0),
        Reason::Takasiaed => setup.takasia == Some(hole) && all(&|hole| setup.seeds(hole) > 1),
        Reason::NoSafari => cured && (text.is_safari() || second.is_some()),
        Reason::NoChoice => cured && second.is_some() && (!must || one(&kichwa)),
        Reason::Endless => seeds > 0 && refusal.number == Some(10_000) && endless(),
        Reason::Blocked => seeds == 1 && one(&|hole| setup.seeds(hole) > 0),
        Reason::OwnOccupied => seeds > 0 && one(&|hole| hole.seat() == turn),
        Reason::Reserved => setup.is_reserved(hole),
        Reason::NoSign => first.is_some() || text.is_safari() || text.is_takata(),
    };
    let page = position.rules().id()[..3].to_uppercase();
    let game = refusal.clause.id().starts_with(&page);
    let laps = (refusal.clause, refusal.reason) == (Clause::Com4, Reason::Endless);
    is && hole == text.hole(turn) && (game || laps)
}

// clauses: COM-4, COM-5
#[test]
fn every_text_is_explained_and_the_same_from_either_seat() {
    for rules in Rules::ALL {
        let texts = texts(rules);
        random_positions(rules, 150, &mut rng(rules, 0xe), |position| {
            let other = position.rotated();
            let legal = position.legal_moves();
            for text in &texts {
                let parsed: MoveText = text.parse().expect("a move's form");
                let explanation = explain(position, &parsed);
                assert_eq!(explain(&other, &parsed), rotated(&explanation), "{position} {text}");
                match &explanation {
                    Explanation::Legal(played, Grounds { clauses, .. }) => {
                        assert!(legal.contains(played) && !clauses.is_empty(), "{position} {text}");
                    }
                    Explanation::Illegal(refusal) => {
                        assert!(holds(position, &parsed, refusal), "{position} {text} {refusal:?}");
                    }
                    Explanation::Ambiguous(moves) => assert!(moves.len() > 1),
                }
            }
        });
    }
}
