//! Moves as text: everything that a reader must understand, and what it must refuse.

use crate::common::{other_case, position, random_positions, rng, rotate_text};
use bingwa_rules::{AnyPosition, Move, Position, ReadMoveError, Reason, Rules, read_move};

/// A line for what a text is read as: the move, the reason why it is refused, or its candidates.
fn read(position: &AnyPosition, text: &str) -> String {
    match read_move(position, text) {
        Ok(played) => played.to_string(),
        Err(ReadMoveError::Text(_)) => "no move".to_owned(),
        Err(ReadMoveError::Illegal { refusal, .. }) => refusal.reason.word().to_owned(),
        Err(ReadMoveError::Ambiguous { moves, .. }) => {
            moves.iter().map(Move::to_string).collect::<Vec<_>>().join("|")
        }
    }
}

/// Checks how texts are read in a position, with South to move and, turned round, with North.
fn reads(rules: Rules, board: &str, table: &[(&str, &str)]) {
    let south = position(rules, board);
    let north = position(rules, &rotate_text(board));
    for (text, wanted) in table {
        assert_eq!(read(&south, text), *wanted, "{rules} {board}: {text}");
        // What is read as a move or as candidates comes out in North's case; a word stays.
        let named = wanted.starts_with(|c: char| c.is_ascii_uppercase());
        let wanted = if named { other_case(wanted) } else { (*wanted).to_owned() };
        assert_eq!(read(&north, text), wanted, "{rules} {board} rotated: {text}");
    }
}

const START: &str = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 SN -";
const SAFARI: &str = "0,0,0,0,0,0,0,0/0,3,4,8,0,2,5,6/0,2,1,0,8,0,3,4/0,0,0,0,0,0,0,0 S 9,9 SN -";
const TWOS: &str = "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 S 0,0";

#[test]
fn a_takata_is_read_in_either_case_with_letters_or_arrows_and_with_or_without_marks() {
    let table = [
        ("A6>*", "A6>*"),
        ("a6>*", "A6>*"),
        ("A6>", "A6>*"),
        ("6>", "A6>*"),
        ("6R*", "A6>*"),
        ("a6r", "A6>*"),
        ("A6L", "A6<*"),
        ("6l*", "A6<*"),
        ("A6>**", "A6>*"),
        ("A6>*#", "A6>*"),
        ("A6>**#", "A6>*"),
        ("A6>#", "A6>*"),
        ("A6", "A6<*|A6>*"),
        ("6*", "A6<*|A6>*"),
        ("A6>+", "no-safari"),
        ("A6R>", "no-safari"),
        ("A6R<", "no-choice"),
        ("A5>", "house"),
        ("B6>", "back-row"),
        ("A16>", "no-such-hole"),
    ];
    for rules in [Rules::Kiswahili, Rules::KiswahiliZanzibar] {
        reads(rules, START, &table);
    }
}

#[test]
fn a_safari_is_never_implied() {
    let table = [
        ("A8>", "A8>"),
        ("A8", "A8>"),
        ("8R", "A8>"),
        ("A8>+", "A8>+"),
        ("8+", "A8>+"),
        ("a8R+", "A8>+"),
        ("8R>", "A8>+"),
        ("a8r>#", "A8>+"),
        ("8>>", "no-choice"),
        ("8R<", "no-choice"),
        ("8RR", "no-choice"),
        ("A8<", "other-kichwa"),
    ];
    for rules in [Rules::Kiswahili, Rules::KiswahiliZanzibar] {
        reads(rules, SAFARI, &table);
    }
}

#[test]
fn a_capture_is_no_takata_and_takes_no_star() {
    let table = [
        ("A2<", "A2<"),
        ("A2", "A2<"),
        ("A2#", "A2<"),
        ("A2<*", "captures"),
        ("A2*", "captures"),
        ("A2**#", "captures"),
        ("A3", "A3<|A3>"),
        ("A3*", "captures"),
        ("A2<+", "no-safari"),
        ("A2L>", "no-safari"),
    ];
    reads(Rules::Kiswahili, SAFARI, &table);
}

#[test]
fn a_learner_may_leave_out_the_last_sign_but_never_the_first_alone() {
    reads(
        Rules::Kujifunza,
        TWOS,
        &[
            ("A1><", "A1><"),
            ("1R>", "A1>>"),
            ("a1r<", "A1><"),
            ("1RL", "A1><"),
            ("A1>", "A1><|A1>>"),
            ("A1", "A1><|A1>>"),
            ("A1<", "must-capture"),
            ("A3", "A3<|A3><|A3>>"),
            ("B1", "B1<"),
            ("B1<", "B1<"),
            ("B1<<", "no-choice"),
            ("B1>", "must-capture"),
            ("A1><*", "captures"),
            ("A1><+", "no-safari"),
        ],
    );
    reads(
        Rules::KujifunzaZanzibar,
        TWOS,
        &[("A1>", "A1>"), ("1R", "A1>"), ("A1", "A1>"), ("A1>>", "no-choice")],
    );
}

#[test]
fn a_one_way_move_is_a_hole_alone() {
    for (rules, board) in [
        (Rules::Kigogo, AnyPosition::start(Rules::Kigogo).to_string()),
        (Rules::Kimasai, AnyPosition::start(Rules::Kimasai).to_string()),
    ] {
        let table = [
            ("A2", "A2"),
            ("a2#", "A2"),
            ("2", "A2"),
            ("A2<", "no-sign"),
            ("2R", "no-sign"),
            ("A2*", "no-sign"),
            ("A2+", "no-sign"),
            ("A13", "no-such-hole"),
        ];
        reads(rules, &board, &table);
    }
    reads(
        Rules::Kingulu,
        "4,4,4,4,4,4/4,4,4,4,4,4 S 0,0",
        &[
            ("a3", "A3"),
            ("3", "A3"),
            ("A3>", "no-sign"),
            ("B3", "no-such-hole"),
            ("7", "no-such-hole"),
        ],
    );
}

#[test]
fn what_has_not_a_moves_form_is_refused_in_one_short_line() {
    let start = AnyPosition::start(Rules::Kiswahili);
    let long = "A".repeat(100_000);
    for text in [
        "", " ", "A", "6 ", " 6", "A0", "A06", "A17", "A100", "C6", "AA6", "<A6", "A6<<<", "A6x",
        "A6*+", "A6#*", "A6***", "A6>+ ", "A6\n", "\u{663}", "A6→", "é", "-1", &long,
    ] {
        let error = read_move(&start, text).expect_err(text);
        let message = error.to_string();
        assert!(matches!(error, ReadMoveError::Text(_)), "{text}: {error:?}");
        assert!(message.starts_with("move: found `") && message.len() < 200, "{message}");
    }
}

#[test]
fn messages_name_the_text_and_the_cure() {
    let here = position(Rules::Kiswahili, SAFARI);
    let message = |text| read_move(&here, text).expect_err("no legal move").to_string();
    assert_eq!(message("A3"), "move: `A3` may mean A3< or A3>; write one of them");
    assert_eq!(message("5R"), "move: `5R` is not legal by KIS-6");
    assert_eq!(
        message("A5?"),
        "move: found `A5?`, expected signs < > and marks + * # after the hole, and nothing more"
    );
}

#[test]
fn every_legal_move_is_read_back_from_all_that_may_stand_for_it() {
    for rules in Rules::ALL {
        random_positions(rules, 400, &mut rng(rules, 0x7e), |position| {
            let legal = position.legal_moves();
            for played in &legal {
                let is = |text: &str| {
                    let read = read_move(position, text);
                    assert_eq!(read, Ok(*played), "{position}: {text}");
                };
                let text = played.to_string();
                is(&text);
                is(&other_case(&text));
                is(&format!("{text}#"));
                is(&text.replace('<', "L").replace('>', "r"));
                if played.is_takata() {
                    is(text.trim_end_matches('*'));
                    is(&format!("{text}*"));
                } else if rules.two_ways() {
                    let starred = read_move(position, &format!("{text}*"));
                    let Err(ReadMoveError::Illegal { refusal, .. }) = starred else {
                        panic!("{position}: {text}* is read as {starred:?}");
                    };
                    assert_eq!(refusal.reason, Reason::Captures, "{position}: {text}*");
                }
                if text.starts_with(['A', 'a']) {
                    is(&text[1..]);
                }
                // Without any sign it means all moves from the hole that agree on safari.
                let bare =
                    format!("{}{}", played.hole(), if played.is_safari() { "+" } else { "" });
                let alike = |other: &&Move| {
                    other.hole() == played.hole() && other.is_safari() == played.is_safari()
                };
                let wanted: Vec<Move> = legal.iter().filter(alike).copied().collect();
                match read_move(position, &bare) {
                    Ok(read) => assert_eq!(vec![read], wanted, "{position}: {bare}"),
                    Err(ReadMoveError::Ambiguous { moves, .. }) => {
                        assert_eq!(moves, wanted, "{position}: {bare}");
                    }
                    Err(error) => panic!("{position}: {bare}: {error}"),
                }
            }
        });
    }
}
