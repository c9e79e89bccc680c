//! What all games share.

use bingwa_rules::{
    AnyPosition, By, Event, Game, Hole, Move, Outcome, PlayError, Position, Row, Rules, Seat,
    read_move,
};

use super::case::{KISWAHILI, KUJIFUNZA, at, count_laps};
use crate::common::{expanded, other_case, position, random_game, rng, rotate_text};

// clauses: COM-1
#[test]
fn players_move_in_turn_and_nobody_passes() {
    for rules in Rules::ALL {
        for seed in 0..20 {
            random_game(AnyPosition::start(rules), &mut rng(rules, 40 + seed), |position| {
                for (legal, after) in expanded(position) {
                    assert_eq!(legal.seat(), position.turn(), "{position:?}");
                    assert_eq!(after.turn(), position.turn().other(), "{position:?} {legal}");
                }
            });
        }
    }
    // The only legal move must be made.
    at(&[Rules::Kingulu], "3,1,2,0,1,0/1,10,1,11,2,1 N 13,2").moves("a2");
    // Who can't move does not pass: he has lost, though the other could move.
    at(KUJIFUNZA, "2,0,0,0,0,0,0,0/3,0,0,0,0,0,0,0/0,1,0,1,0,0,0,0/0,0,0,1,0,0,1,0 S 0,0")
        .is_won(Seat::North, By::NoMoves);
}

// clauses: COM-2
#[test]
fn the_lifted_hole_is_not_skipped() {
    // Sixteen: the last seed falls into the hole just lifted, an empty one.
    for (rules, fields) in [(KISWAHILI, "0,0 - -"), (KUJIFUNZA, "0,0")] {
        let text = "0,0,0,0,0,0,0,46/1,0,0,0,0,0,0,0/1,0,0,16,0,0,0,0/0,0,0,0,0,0,0,0";
        let after = "0,0,0,0,0,0,0,46/1,0,0,0,0,0,0,0/2,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1";
        at(rules, &format!("{text} S {fields}"))
            .moves("A4<* A4>*")
            .gives("A4<*", &format!("{after} N {fields}"))
            .gives("A4>*", &format!("{after} N {fields}"));
        // Seventeen: it gets the last but one.
        let text = "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,0,17,0,0,0,0/0,0,0,0,0,0,0,0";
        at(rules, &format!("{text} S {fields}"))
            .tells("A4>*", "drop A3 now 1; drop A4 now 1; drop A5 now 2; lift A5 seeds 2");
    }
}

// clauses: COM-3
#[test]
fn a_lap_that_ends_in_an_occupied_hole_goes_on_from_it() {
    at(KUJIFUNZA, "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,0,0,0,2,0,1/0,0,0,1,0,0,0,0 S 0,0").traces(
        "A6>*",
        "lift A6 seeds 2; drop A7 now 1; drop A8 now 2; lift A8 seeds 2; drop B8 now 1; \
         drop B7 now 1; end B7 KUJ-6",
    );
}

/// A move of exactly 10,000 laps; one lap earlier the same move has 10,001 before it.
const LONGEST: [&str; 2] = [
    "0,0,0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,0,0,0/\
     8,7,2,2,5,2,9,8,1,6,7,2/3,2,1,0,1,4,1,0,3,0,2,3 S",
    "0,0,0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,0,0,0/\
     8,7,2,1,4,1,8,7,0,5,6,1/3,2,1,0,1,4,1,0,3,11,1,2 S",
];

// clauses: COM-4
#[test]
fn a_move_of_ten_thousand_laps_is_legal_and_a_longer_one_is_not() {
    let [legal, endless] = LONGEST;
    at(&[Rules::Kigogo], legal).takes_laps("A4", 10_000);
    at(&[Rules::Kigogo], endless).forbids("B10");
    // The longer one would have gone on to the same end: its first lap gives the other board.
    let mut setup = position(Rules::Kigogo, endless).setup();
    let hole = |row, number| Hole::new(Seat::South, row, number);
    let lifted = setup.seeds(hole(Row::Back, 10));
    setup.set_seeds(hole(Row::Back, 10), 0);
    let ahead = [(Row::Back, 11), (Row::Back, 12)]
        .into_iter()
        .chain((1..=12).rev().map(|number| (Row::Front, number)));
    for (row, number) in ahead.take(usize::from(lifted)) {
        setup.set_seeds(hole(row, number), setup.seeds(hole(row, number)) + 1);
    }
    assert_eq!(setup.to_string(), legal);
    // Nobody sows on for ever: the sowing stops where the laps are used up.
    let mut events: Vec<Event> = Vec::new();
    let played = Move::new(hole(Row::Back, 10));
    assert_eq!(position(Rules::Kigogo, endless).follow(played, &mut events), None);
    assert_eq!(count_laps(&events), 10_000);
}

// clauses: COM-4
#[test]
fn long_moves_of_every_game_are_legal() {
    at(KISWAHILI, "0,1,0,0,0,1,4,0/3,0,0,0,0,0,0,0/0,1,0,2,2,1,17,1/1,2,1,4,3,2,1,0 S 11,6 S -")
        .takes_laps("A5>*", 3_664);
    at(KUJIFUNZA, "2,2,1,8,0,2,1,2/0,0,0,0,1,0,0,0/0,1,0,1,0,1,0,1/1,0,4,13,0,1,12,2 S 0,0")
        .takes_laps("B3<*", 1_657);
    at(&[Rules::Kingulu], "2,6,4,2,0,8/6,5,4,1,2,3 N 0,0").takes_laps("a1", 823);
}

// clauses: COM-5
#[test]
fn no_legal_move_loses_or_is_scored() {
    at(KISWAHILI, "2,0,0,0,0,0,0,0/3,0,0,0,0,0,0,0/0,1,0,1,0,0,0,0/0,0,0,1,0,0,1,0 S 0,0 - -")
        .is_won(Seat::North, By::NoMoves);
    at(&[Rules::Kingulu], "0,0,0,0,0,0/1,1,3,0,0,0 N 20,11").is_scored(Some(Seat::South), [25, 11]);
}

// clauses: COM-6
#[test]
fn the_seeds_of_a_winning_capture_stay_in_hand() {
    let text = "0,0,0,0,0,0,0,20/0,0,0,5,0,0,0,0/0,0,0,2,0,0,0,0/0,3,0,0,0,0,0,0 S 22,9 - -";
    at(KISWAHILI, text).moves("A4< A4>").tells("A4>", "won S seeds 5").gives(
        "A4>",
        "0,0,0,0,0,0,0,20/0,0,0,0,0,0,0,0/0,0,0,3,0,0,0,0/0,3,0,0,0,0,0,0 N 26,9 - -",
    );
}

/// A way back to the same position, as often as one likes.
struct Circle {
    rules: Rules,
    start: String,
    moves: &'static str,
}

/// A circle for every game that has one. In Kimasai no position can come back: captures can't be
/// undone, and stones that walk round without one would need moves that nobody has. (While a stone
/// walks through the front row, which takes 13 moves, no stone of the opponent's may be in his, or
/// one of the two is taken; he must make as many moves behind, where a stone finds only 11 before
/// it is in front itself.)
fn circles() -> Vec<Circle> {
    let shuffle = "0,1,0,1,1,2,0,1/1,0,1,0,1,0,1,0/0,1,0,1,0,1,0,1/1,0,1,1,2,0,1,0 S 0,0";
    let eight = "B5>* b3<* B4<* b4>*";
    let circle = |rules, start: &str, moves| Circle { rules, start: start.to_owned(), moves };
    vec![
        circle(Rules::Kiswahili, &format!("{shuffle} - -"), eight),
        circle(Rules::KiswahiliZanzibar, &format!("{shuffle} - -"), eight),
        circle(Rules::Kujifunza, shuffle, eight),
        circle(Rules::KujifunzaZanzibar, shuffle, eight),
        circle(
            Rules::Kigogo,
            "1,0,0,0,0,1,0,1,0,1,1,2/0,0,1,0,1,0,1,0,1,0,1,0/\
             1,1,2,0,1,0,1,0,1,0,1,0/0,0,0,1,0,1,0,1,0,0,1,0 N",
            "b1 A3 b2 A2 b9 B2 b10 B3 b11 B10 a11 A12",
        ),
        circle(Rules::Kingulu, "0,1,0,1,0,1/1,0,6,0,4,1 S 0,5", "A6 a6"),
    ]
}

// clauses: COM-7, KIG-8, KIN-8
#[test]
fn a_position_that_came_back_too_often_ends_the_game() {
    for circle in circles() {
        for rotated in [false, true] {
            let rules = circle.rules;
            let mut start = circle.start.clone();
            let mut moves = circle.moves.to_owned();
            if rotated {
                start = rotate_text(&start);
                moves = other_case(&moves);
            }
            let moves: Vec<&str> = moves.split(' ').collect();
            let mut game = Game::new(position(rules, &start));
            let times = if rules.two_ways() { 3 } else { 2 };
            for time in 2..=times {
                for (ply, text) in moves.iter().enumerate() {
                    assert_eq!(game.outcome(), None, "{rules}: round {time}, ply {ply}");
                    let played = read_move(game.position(), text)
                        .unwrap_or_else(|error| panic!("{rules} {}: {error}", game.position()));
                    game.play(played).expect("a legal move");
                }
                assert_eq!(game.position(), game.start(), "{rules}: round {time}");
                assert_eq!(game.occurrences(), time);
            }
            let over = game.outcome().expect("the game is over");
            assert_eq!(over.by, By::Repetition, "{rules}");
            // The position by itself goes on: repetition is a property of the game.
            assert_eq!(game.position().outcome(), None, "{rules}");
            let again = game.position().legal_moves()[0];
            assert_eq!(game.play(again), Err(PlayError::Over(over)), "{rules}");
            // Kingulu is scored: five captured; and what lies in the rows.
            let wanted = if rules == Rules::Kingulu {
                Outcome { winner: Some(Seat::South), by: By::Repetition, score: Some([12, 8]) }
            } else {
                Outcome { winner: None, by: By::Repetition, score: None }
            };
            assert_eq!(over, if rotated { wanted.rotated() } else { wanted }, "{rules}");
            // A move taken back takes its position back.
            game.undo().expect("a move to take back");
            assert_eq!(game.outcome(), None, "{rules}: after undo");
            assert_eq!(game.occurrences(), times - 1, "{rules}: after undo");
        }
    }
}

// clauses: COM-7
#[test]
fn undo_forgets_the_positions_that_it_leaves() {
    for circle in circles() {
        let mut game = Game::new(position(circle.rules, &circle.start));
        // Round and back again, five times: no position has occurred more often than before.
        for _ in 0..5 {
            for text in circle.moves.split(' ') {
                let played = read_move(game.position(), text).expect("a legal move");
                if game.play(played).is_err() {
                    break;
                }
                if game.outcome().is_some() {
                    break;
                }
            }
            while game.undo().is_some() {}
            assert_eq!(game.occurrences(), 1, "{}", circle.rules);
            assert_eq!(game.outcome(), None, "{}", circle.rules);
        }
    }
}

// clauses: COM-7
#[test]
fn a_position_is_all_the_fields_of_its_text() {
    for rules in [Rules::Kujifunza, Rules::Kigogo, Rules::Kimasai, Rules::Kingulu] {
        let start = AnyPosition::start(rules);
        let turned = position(rules, &start.to_string().replace(" S", " N"));
        assert_ne!(turned, start, "{rules}");
    }
    let seeds = "4,4,4,4,4,4/4,4,4,4,4,0 S";
    let reserved = position(Rules::Kingulu, &seeds.replace("/4", "/4!").replace(" S", " S 0,0"));
    assert_ne!(reserved, position(Rules::Kingulu, &format!("{seeds} 0,0")));
    let captured = position(Rules::Kingulu, &format!("{seeds} 1,0"));
    assert_ne!(captured, position(Rules::Kingulu, &format!("{seeds} 0,1")));
}

// clauses: COM-7, KIM-5
#[test]
fn kimasai_is_drawn_by_the_second_occurrence_which_no_game_reaches() {
    assert_eq!(Rules::Kimasai.repetitions(), 2);
    for seed in 0..300 {
        let mut rng = rng(Rules::Kimasai, 80 + seed);
        let mut game = Game::new(AnyPosition::start(Rules::Kimasai));
        while game.outcome().is_none() {
            let moves = game.position().legal_moves();
            game.play(moves[rng.usize(..moves.len())]).expect("a legal move");
            assert_eq!(game.occurrences(), 1, "{}", game.position());
        }
        assert_ne!(game.outcome().map(|outcome| outcome.by), Some(By::Repetition));
    }
}
