//! Every worked example of the rules.

use std::collections::BTreeMap;

use crate::common::{expanded, position, rotate_text};
use bingwa_rules::{
    AnyPosition, Clause, Event, Game, Hole, Position, ReadMoveError, Reason, Row, Rules, Seat,
    Setup, read_move,
};

const KISWAHILI: [Rules; 2] = [Rules::Kiswahili, Rules::KiswahiliZanzibar];

/// The legal moves and the text of the position after each.
fn moves(rules: Rules, text: &str) -> BTreeMap<String, String> {
    expanded(&position(rules, text))
        .into_iter()
        .map(|(legal, after)| (legal.to_string(), after.to_string()))
        .collect()
}

/// The names of the legal moves, sorted.
fn names(rules: Rules, text: &str) -> Vec<String> {
    moves(rules, text).into_keys().collect()
}

/// The game after moves written in any way that a reader accepts.
fn replay(rules: Rules, transcript: &str) -> Game {
    let mut game = Game::new(AnyPosition::start(rules));
    for text in transcript.split_whitespace() {
        let played = read_move(game.position(), text)
            .unwrap_or_else(|error| panic!("{rules} {}: {error}", game.position()));
        game.play(played).unwrap_or_else(|error| panic!("{rules} {text}: {error}"));
    }
    game
}

/// Asserts that a move is refused as endless.
#[track_caller]
fn endless(position: &AnyPosition, text: &str) {
    match read_move(position, text) {
        Err(ReadMoveError::Illegal { refusal, .. }) => {
            assert_eq!((refusal.clause, refusal.reason), (Clause::Com4, Reason::Endless));
            assert_eq!(refusal.number, Some(10_000));
        }
        other => panic!("{position:?}: {text} gives {other:?}"),
    }
}

// clauses: KIS-14, KIS-5
#[test]
fn kiswahili_1_tax() {
    let text = "0,0,0,0,0,0,0,0/0,1,2,9,0,2,0,0/0,0,0,0,9,0,0,0/0,0,0,0,0,0,0,0 S 10,10 SN -";
    for rules in KISWAHILI {
        let after = |front: &str| {
            format!("0,0,0,0,0,0,0,0/0,1,2,9,0,2,0,0/{front}/0,0,0,0,0,0,0,0 N 9,10 SN -")
        };
        let wanted = [("A5<*", after("0,0,1,1,8,0,0,0")), ("A5>*", after("0,0,0,0,8,1,1,0"))];
        let wanted = wanted.map(|(name, after)| (name.to_owned(), after));
        assert_eq!(moves(rules, text), BTreeMap::from(wanted), "{rules}");
    }
}

// clauses: KIS-32, KIS-5
#[test]
fn kiswahili_2_stop_or_safari() {
    let text = "0,0,0,0,0,0,0,0/0,3,4,8,0,2,5,6/0,2,1,0,8,0,3,4/0,0,0,0,0,0,0,0 S 9,9 SN -";
    for rules in KISWAHILI {
        let moves = moves(rules, text);
        assert_eq!(
            moves["A8>"],
            "0,0,0,0,0,0,0,0/0,3,0,8,0,2,5,0/0,2,2,1,10,2,5,7/0,0,0,0,0,0,0,0 N 8,9 SN -"
        );
        assert_eq!(
            moves["A8>+"],
            "0,0,0,0,0,0,0,0/0,3,0,8,0,2,5,0/1,3,3,2,0,2,5,7/1,1,1,1,1,1,0,0 N 8,9 N -"
        );
    }
}

// clauses: COM-2
#[test]
fn kiswahili_3_sixteen() {
    let text = "0,0,0,0,0,0,0,46/1,0,0,0,0,0,0,0/1,0,0,16,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0 - -";
    let after = "0,0,0,0,0,0,0,46/1,0,0,0,0,0,0,0/2,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1 N 0,0 - -";
    for rules in KISWAHILI {
        let wanted = ["A4<*", "A4>*"].map(|name| (name.to_owned(), after.to_owned()));
        assert_eq!(moves(rules, text), BTreeMap::from(wanted), "{rules}");
    }
}

// clauses: KIS-42
#[test]
fn kiswahili_4_takasia() {
    let text = "0,1,2,1,4,8,2,2/10,0,0,10,2,1,0,1/0,2,0,0,1,1,0,0/0,0,2,2,0,2,6,4 N 0,0 - a4";
    for rules in KISWAHILI {
        let position = position(rules, text);
        // `a4` holds two seeds and faces `A5`.
        assert_eq!(position.setup().seeds(Hole::new(Seat::North, Row::Front, 4)), 2);
        assert_eq!(names(rules, text), ["a5<*", "a5>*", "a8<*", "a8>*"], "{rules}");
        assert_eq!(
            moves(rules, text)["a8<*"],
            "0,3,4,3,6,1,4,4/2,0,3,1,5,3,2,3/0,2,0,0,1,1,0,0/0,0,2,2,0,2,6,4 S 0,0 - -"
        );
        let played = read_move(&position, "a8<*").expect("a legal move");
        let (events, _) = position.watch(played).expect("a legal move");
        let laps = events.iter().filter(|event| matches!(event, Event::Lifted { .. })).count();
        assert_eq!(laps, 5);
        let hole = Hole::new(Seat::North, Row::Front, 4);
        assert!(events.contains(&Event::Ended { hole, clause: Clause::Kis42 }));
    }
}

// clauses: COM-4
#[test]
fn kiswahili_5_endless() {
    let game =
        "A6<* a6> A4> a6> A5< a3> A8>+ a8 A4> a4< A8 a7 A1 a4> A6> a4< A2 a4< A4< a4< A7 a4<";
    let text = "0,0,0,0,0,0,0,0/0,0,0,0,9,0,0,1/1,6,3,1,0,5,4,0/2,1,0,5,0,3,0,1 S 11,11 - -";
    for rules in KISWAHILI {
        let game = replay(rules, game);
        assert_eq!(game.len(), 22);
        assert_eq!(game.position().to_string(), text, "{rules}");
        endless(game.position(), "A3<");
        endless(game.position(), "A3<*");
        let legal = read_move(game.position(), "A3>").expect("the other way is legal");
        assert_eq!(legal.to_string(), "A3>*");
        // The same from the other seat.
        endless(&position(rules, &rotate_text(text)), "a3<");
        // It recurs after 228 laps: the board after lap 228 stands again after every further 228.
        assert_eq!(recurs_after(game.position(), "A3<*"), 228, "{rules}");
    }
}

/// After how many laps an endless move first stands again as it stood after some lap before.
fn recurs_after(position: &AnyPosition, text: &str) -> usize {
    let candidate = (0..=u16::MAX)
        .filter_map(bingwa_rules::Move::from_bits)
        .find(|candidate| candidate.seat() == position.turn() && candidate.to_string() == text)
        .expect("a move");
    let mut events: Vec<Event> = Vec::new();
    assert_eq!(position.follow(candidate, &mut events), None, "{position:?}");
    let mut seen: BTreeMap<(String, Hole), usize> = BTreeMap::new();
    let mut setup: Setup = position.setup();
    let mut laps = 0;
    for event in events {
        setup.apply(event);
        if let Event::Lifted { hole, .. } = event {
            if let Some(before) = seen.insert((setup.to_string(), hole), laps) {
                return laps - before;
            }
            laps += 1;
        }
    }
    panic!("{position:?}: {text} does not recur within {laps} laps");
}

/// Ramadhan against Kijumbe, Zanzibar, 17 October 1994, in Donkers' notation.
const CHAMPIONSHIP: &str = "7L* 5R 6R* 6R* 7R* 8L* 8R* 6R* 5R* 8L* 7R* 6R* 6R* 8L* 7R* 6R* 8R* 7 5L* 5L \
    3R 1 5R 7R* 8 2 8 2 3R* 5R> 5R 3L 8 6R 4R 7 5R 8 5R 7 7 6L 2 8 B2L b7R A7L b8R A3R a6L A7L a6L";

// clauses: KIS-2, COM-1
#[test]
fn kiswahili_6_the_championship_game_of_1994() {
    for rules in KISWAHILI {
        let game = replay(rules, CHAMPIONSHIP);
        assert_eq!(game.len(), 52);
        assert_eq!(
            game.position().to_string(),
            "3,3,5,1,0,5,5,1/0,8,0,5,5,7,7,1/0,0,0,0,2,0,0,0/2,0,2,0,1,0,1,0 S 0,0 - -",
            "{rules}"
        );
        // South resigned; he could have gone on.
        assert_eq!(game.outcome(), None);
        // The safari of ply 30, which Donkers writes with an arrow.
        assert_eq!(game.moves().nth(29).map(|played| played.to_string()).as_deref(), Some("a5>+"));
    }
}

// clauses: KUJ-5
#[test]
fn kujifunza_a_head_may_go_outwards_beside_a_singleton() {
    let text = "0,1,3,0,3,3,0,3/10,5,1,6,5,0,1,1/0,0,0,0,0,0,1,6/2,2,2,2,2,2,0,3 S 0,0";
    for rules in [Rules::Kujifunza, Rules::KujifunzaZanzibar] {
        assert!(names(rules, text).contains(&"A8>*".to_owned()), "{rules}");
    }
}

// clauses: KUJ-8
#[test]
fn kujifunza_the_start() {
    let left = "2,2,2,2,2,2,2,2/2,0,0,2,2,2,0,0/3,1,0,4,4,4,1,5/3,3,0,3,3,0,3,3 N 0,0";
    let right = "2,2,2,2,2,2,2,2/2,2,0,2,0,0,0,2/1,4,0,3,4,5,1,7/3,0,3,3,0,3,3,0 N 0,0";
    let start = AnyPosition::start(Rules::Kujifunza);
    let free = moves(Rules::Kujifunza, &start.to_string());
    assert_eq!((&*free["A1><"], &*free["A1>>"]), (left, right));
    let zanzibar = moves(Rules::KujifunzaZanzibar, &start.to_string());
    assert_eq!(zanzibar["A1>"], left);
    // Ten laps, four captures.
    let played = read_move(&start, "A1><").expect("a legal move");
    let (events, _) = start.watch(played).expect("a legal move");
    let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
    assert_eq!(count(|event| matches!(event, Event::Captured { .. })), 4);
    assert_eq!(count(|event| matches!(event, Event::Lifted { .. } | Event::Entered { .. })), 10);
}

// clauses: KIG-1, KIG-5
#[test]
fn kigogo_the_start() {
    let start = AnyPosition::start(Rules::Kigogo).to_string();
    let moves = moves(Rules::Kigogo, &start);
    assert_eq!(moves.len(), 23);
    assert_eq!(
        moves["A12"],
        "0,2,2,2,2,2,2,2,2,2,2,2/0,2,2,2,2,2,2,2,2,2,2,0/\
         1,3,3,0,3,3,0,3,3,0,3,0/2,2,2,2,2,2,2,2,2,2,2,2 N"
    );
}

// clauses: COM-4
#[test]
fn kigogo_endless() {
    let text = "2,2,2,2,2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2,2,2,2,0/\
                4,3,2,1,2,3,4,1,0,1,2,3/1,0,1,0,3,0,3,0,1,0,1,0 S";
    let here = position(Rules::Kigogo, text);
    endless(&here, "A3");
    endless(&position(Rules::Kigogo, &rotate_text(text)), "a3");
    assert!(recurs_after(&here, "A3") <= 193);
    assert_eq!(here.legal_moves().len(), 9);
}

// clauses: KIM-1, KIM-3
#[test]
fn kimasai_the_start() {
    let start = AnyPosition::start(Rules::Kimasai).to_string();
    let after = "0,1,1,1,1,1,1,1,1,1,1,1/0,1,1,1,1,1,1,1,1,1,1,0/\
                 1,0,1,1,1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1,1,1,1,1 N";
    let wanted = BTreeMap::from([("A2".to_owned(), after.to_owned())]);
    assert_eq!(moves(Rules::Kimasai, &start), wanted);
}

// clauses: KIN-3
#[test]
fn kingulu_the_start() {
    let start = "4,4,4,4,4,4/4,4,4,4,4,4 S 0,0";
    assert_eq!(AnyPosition::start(Rules::Kingulu).to_string(), start);
    let wanted = [
        ("A3", "1,0,6,6,0,1/6,6,2,7,0,6 N 7,0"),
        ("A4", "0,6,6,6,1,0/1,6,6,2,7,0 N 7,0"),
        ("A5", "6,6,6,1,6,1/0,1,6,6,2,7 N 0,0"),
        ("A6", "6,6,1,6,1,7/6,0,1,6,6,2 N 0,0"),
    ]
    .map(|(name, after)| (name.to_owned(), after.to_owned()));
    assert_eq!(moves(Rules::Kingulu, start), BTreeMap::from(wanted));
    // A3 takes five laps.
    let start = AnyPosition::start(Rules::Kingulu);
    let (events, _) = start.watch(read_move(&start, "A3").expect("legal")).expect("legal");
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Lifted { .. })).count(), 5);
}

// clauses: COM-4
#[test]
fn kingulu_endless() {
    let game = replay(Rules::Kingulu, "A3 a6 A6 a4 A5 a5 A6");
    let text = "3,1,2,0,1,0/1,10,1,11,2,1 N 13,2";
    assert_eq!(game.position().to_string(), text);
    endless(game.position(), "a6");
    endless(&position(Rules::Kingulu, &rotate_text(text)), "A6");
    assert_eq!(names(Rules::Kingulu, text), ["a2"]);
}

// clauses: COM-1
#[test]
fn common_positions() {
    let kiswahili = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 SN -";
    for rules in KISWAHILI {
        assert_eq!(AnyPosition::start(rules).to_string(), kiswahili);
        assert_eq!(position(rules, kiswahili), AnyPosition::start(rules));
    }
    let kingulu = "4,4,4,4,4,4/4,4,4,4,4,4 S 0,0";
    assert_eq!(position(Rules::Kingulu, kingulu), AnyPosition::start(Rules::Kingulu));
}

// clauses: COM-1
#[test]
fn common_holes_are_named_from_their_owners_left() {
    // One seed in each hole that is told, found where South sees it.
    for (rules, seat, row, number, text) in [
        (Rules::Kujifunza, Seat::South, Row::Front, 1, "/1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 S"),
        (Rules::Kujifunza, Seat::South, Row::Back, 8, "/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1 S"),
        (Rules::Kujifunza, Seat::North, Row::Back, 8, "1,0,0,0,0,0,0,0/"),
        (Rules::Kigogo, Seat::North, Row::Back, 1, "0,0,0,0,0,0,0,0,0,0,0,1/"),
        (Rules::Kigogo, Seat::North, Row::Back, 12, "1,0,0,0,0,0,0,0,0,0,0,0/"),
        (Rules::Kingulu, Seat::North, Row::Front, 6, "1,0,0,0,0,0/"),
        (Rules::Kingulu, Seat::South, Row::Front, 6, "/0,0,0,0,0,1 S"),
    ] {
        let mut setup = Setup::empty(rules);
        setup.set_seeds(Hole::new(seat, row, number), 1);
        let shown = setup.to_string();
        assert!(shown.contains(text), "{rules}: {shown} for {text}");
    }
    // Round the corners: A1< to B1, B1< to A1, A8> to B8, B8> to A8.
    for (text, first) in [("A1<*", "B1"), ("A8>*", "B8"), ("A1>*", "A2"), ("A8<*", "A7")] {
        let position = position(
            Rules::Kujifunza,
            "0,0,0,0,0,0,0,0/0,0,0,1,0,0,0,0/3,0,0,0,0,0,0,3/0,0,0,0,0,0,0,0 S 0,0",
        );
        falls_first(&position, text, first);
    }
    for (text, first) in [("B1<*", "A1"), ("B8>*", "A8"), ("B1>*", "B2"), ("B8<*", "B7")] {
        let position = position(
            Rules::Kujifunza,
            "0,0,0,0,0,0,0,0/0,0,0,1,0,0,0,0/0,0,0,1,0,0,0,0/3,0,0,0,0,0,0,3 S 0,0",
        );
        falls_first(&position, text, first);
    }
}

/// Asserts where the first seed of a move falls.
fn falls_first(position: &AnyPosition, text: &str, first: &str) {
    let played = read_move(position, text).unwrap_or_else(|error| panic!("{error}"));
    let (events, _) = position.watch(played).expect("a legal move");
    let fell = events.iter().find_map(|event| match event {
        Event::Dropped { hole, .. } => Some(hole.to_string()),
        _ => None,
    });
    assert_eq!(fell.as_deref(), Some(first), "{position:?} {text}");
}

// clauses: COM-2
#[test]
fn common_a_last_seed_in_the_lifted_hole_falls_into_an_empty_one() {
    // 24 seeds in Kigogo, 12 in Kingulu; 16 is Kiswahili's third example.
    let kigogo = "0,0,0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,0,0,0/\
                  0,0,24,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0 S";
    let after = "0,0,0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,0,0,0/\
                 1,1,1,1,1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1,1,1,1,1 N";
    assert_eq!(moves(Rules::Kigogo, kigogo), BTreeMap::from([("A3".into(), after.into())]));
    let after = "1,1,0,1,1,1/1,1,0,1,1,1 N 2,0";
    assert_eq!(
        moves(Rules::Kingulu, "0,0,0,0,0,0/0,0,12,0,0,0 S 0,0"),
        BTreeMap::from([("A3".into(), after.into())])
    );
}

// clauses: KIS-50, KUJ-9
#[test]
fn common_one_empty_front_row_is_read_and_is_over() {
    for (rules, fields) in [
        (Rules::Kiswahili, " 30,0 - -"),
        (Rules::KiswahiliZanzibar, " 30,0 - -"),
        (Rules::Kujifunza, " 9,0"),
        (Rules::KujifunzaZanzibar, " 9,0"),
    ] {
        for turn in ["S", "N"] {
            let rows = "0,1,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,3,0,0,0,0,0/0,0,0,0,9,0,0,0";
            let position = position(rules, &format!("{rows} {turn}{fields}"));
            assert!(position.legal_moves().is_empty());
            let outcome = position.outcome().expect("over");
            assert_eq!(outcome.winner, Some(Seat::South), "{position:?}");
        }
    }
}
