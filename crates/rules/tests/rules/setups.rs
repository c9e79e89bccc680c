//! Positions that a reader must take, and what it must refuse.
//!
//! The corpora are files, one for each rules id. Those of a second reading hold what is different
//! there.

use std::fmt::Write;

use crate::common::{data, expanded, file_name, position, rotate_text};
use bingwa_rules::{AnyPosition, By, Field, Game, PlayError, Position, Rules, Seat, Setup};

/// The lines of a corpus, without the remarks.
fn corpus(kind: &str, rules: Rules) -> Vec<String> {
    let own = data(&format!("positions/{kind}/{}.txt", file_name(rules)));
    own.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect()
}

#[test]
fn every_valid_position_is_read_and_written_as_it_was() {
    for rules in Rules::ALL {
        let texts = corpus("valid", rules);
        assert!(texts.len() >= 2, "{rules}");
        for text in texts {
            for text in [text.clone(), rotate_text(&text)] {
                let position = AnyPosition::parse(rules, &text)
                    .unwrap_or_else(|error| panic!("{rules} {text}: {error}"));
                assert_eq!(position.to_string(), text, "{rules}");
                assert_eq!(bingwa_twin::valid(rules.id(), &text), Ok(()), "{rules} {text}");
                for (legal, after) in expanded(&position) {
                    let read = AnyPosition::parse(rules, &after.to_string());
                    assert_eq!(read, Ok(after), "{rules} {text} {legal}");
                }
            }
        }
    }
}

#[test]
fn every_invalid_position_is_refused_with_the_field_at_fault() {
    for rules in Rules::ALL {
        let mut messages = String::new();
        let lines = corpus("invalid", rules);
        assert!(!lines.is_empty(), "{rules}");
        for line in lines {
            let (text, field) = line.split_once('\t').expect("a position, a tab and a field");
            let error = match AnyPosition::parse(rules, text) {
                Ok(position) => panic!("{rules}: takes `{text}` as {position}"),
                Err(error) => error,
            };
            assert_eq!(error.field.to_string(), field, "{rules} `{text}`: {error}");
            let message = error.to_string();
            assert!(!message.contains('\n') && message.len() < 160, "{rules}: {message}");
            assert!(
                bingwa_twin::valid(rules.id(), text).is_err(),
                "{rules}: the twin takes {text}"
            );
            writeln!(messages, "{text}\n    {message}").expect("a string takes all");
        }
        insta::assert_snapshot!(file_name(rules), messages);
    }
}

#[test]
fn a_reading_may_refuse_what_the_other_takes() {
    // An owned house of five seeds is takasiaed in one reading, and exempt in the other (KIS-41).
    let text = "0,0,0,0,0,0,0,0/2,0,0,5,0,0,0,0/0,2,0,1,0,0,0,0/0,0,0,0,0,0,0,0 N 0,0 N a5";
    assert!(AnyPosition::parse(Rules::Kiswahili, text).is_ok());
    let error = AnyPosition::parse(Rules::KiswahiliZanzibar, text).expect_err("exempt");
    assert_eq!(error.field, Field::Takasia);
}

#[test]
fn every_start_of_a_text_is_refused() {
    for rules in Rules::ALL {
        let start = AnyPosition::start(rules).to_string();
        for end in 0..start.len() {
            let cut = &start[..end];
            assert!(AnyPosition::parse(rules, cut).is_err(), "{rules}: takes `{cut}`");
        }
    }
}

#[test]
fn a_huge_text_is_refused_in_one_short_line() {
    for rules in Rules::ALL {
        for text in ["9".repeat(1 << 20), "0,".repeat(1 << 20), "/".repeat(1 << 20)] {
            let error = AnyPosition::parse(rules, &text).expect_err("huge");
            assert!(error.to_string().len() < 160, "{rules}: {error}");
            let start = AnyPosition::start(rules);
            let error = AnyPosition::parse(rules, &format!("{start} {text}")).expect_err("junk");
            assert_eq!(error.field, Field::End, "{rules}");
            assert!(error.to_string().len() < 160, "{rules}: {error}");
        }
    }
}

#[test]
fn what_one_game_has_another_refuses() {
    for rules in Rules::ALL {
        for other in Rules::ALL {
            let text = AnyPosition::start(other).to_string();
            let same_form = rules.id().split('/').next() == other.id().split('/').next();
            // Kimasai's start has one seed in every hole, which Kigogo may have.
            let fits = same_form || (rules, other) == (Rules::Kigogo, Rules::Kimasai);
            assert_eq!(AnyPosition::parse(rules, &text).is_ok(), fits, "{rules} of {other}");
        }
    }
}

// clauses: KIS-50, KUJ-9, COM-6
#[test]
fn a_position_with_one_empty_front_row_is_read_and_is_over_whoever_is_to_move() {
    let fields = |rules: Rules| if rules.is_kiswahili() { " 0,0 - -" } else { " 0,0" };
    for rules in Rules::ALL.into_iter().filter(|rules| rules.two_ways()) {
        let rows = "0,5,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,3,0,0,0,0,0,0/0,0,0,9,0,0,0,0";
        for turn in ["S", "N"] {
            let text = format!("{rows} {turn}{}", fields(rules));
            for (text, winner) in [(text.clone(), Seat::South), (rotate_text(&text), Seat::North)] {
                let position = position(rules, &text);
                assert!(position.legal_moves().is_empty(), "{position:?}");
                let outcome = position.outcome().expect("the game is over");
                assert_eq!((outcome.winner, outcome.by), (Some(winner), By::Hamna));
                let mut game = Game::new(position);
                let any = AnyPosition::start(rules).legal_moves()[0];
                assert_eq!(game.play(any), Err(PlayError::Over(outcome)));
            }
        }
    }
}

#[test]
fn a_set_up_that_no_text_can_say_is_refused_too() {
    for rules in Rules::ALL {
        let mut setup = Setup::empty(rules);
        for hole in setup.holes() {
            setup.set_seeds(hole, u8::MAX);
        }
        setup.hand = [u8::MAX; 2];
        let error = AnyPosition::from_setup(&setup).expect_err("thousands of seeds");
        assert!(error.to_string().contains("expected"), "{rules}: {error}");
    }
}
