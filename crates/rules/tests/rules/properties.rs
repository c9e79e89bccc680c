//! What holds in every position of every game: of random games, of random set-ups, and of whatever
//! proptest thinks of.

use std::{
    collections::{BTreeSet, HashMap},
    fmt::Write,
};

use crate::common::{expanded, position, random_positions, rng, rotate_text};
use bingwa_rules::{
    AnyPosition, Clause, Event, Move, MoveText, Outcome, Position, Rules, Setup, read_move,
};
use proptest::prelude::*;

/// Positions looked at for each rules id.
const POSITIONS: usize = 2_000;

/// Looks at random positions of every rules id.
fn everywhere(purpose: u64, look: impl Fn(&AnyPosition)) {
    for rules in Rules::ALL {
        let mut done = 0;
        random_positions(rules, POSITIONS, &mut rng(rules, purpose), |position| {
            look(position);
            done += 1;
        });
        assert_eq!(done, POSITIONS);
    }
}

#[test]
fn seeds_are_conserved() {
    everywhere(10, |position| {
        let before = position.setup().total();
        for legal in position.legal_moves() {
            let (events, after) = position.watch(legal).expect("a legal move");
            let gone: u32 = events
                .iter()
                .map(|event| match event {
                    Event::Taken { seeds, to: None, .. } => u32::from(*seeds),
                    _ => 0,
                })
                .sum();
            assert_eq!(after.setup().total() + gone, before, "{position:?} {legal}");
            let leave = matches!(position.rules(), Rules::Kigogo | Rules::Kimasai);
            assert!(leave || gone == 0, "{position:?} {legal}: seeds left the game");
        }
    });
}

#[test]
fn texts_of_positions_round_trip() {
    everywhere(11, |position| {
        let (rules, text) = (position.rules(), position.to_string());
        assert_eq!(AnyPosition::parse(rules, &text).as_ref(), Ok(position), "{rules} {text}");
        let setup = Setup::parse(rules, &text).expect("a position's text");
        assert_eq!(setup, position.setup(), "{rules} {text}");
        assert_eq!(setup.to_string(), text);
    });
}

#[test]
fn texts_of_moves_round_trip() {
    everywhere(12, |position| {
        for legal in position.legal_moves() {
            let text = legal.to_string();
            for text in [text.to_uppercase(), text.to_lowercase()] {
                assert_eq!(read_move(position, &text), Ok(legal), "{position:?}");
            }
            assert_eq!(Move::from_bits(legal.to_bits()), Some(legal), "{position:?} {legal}");
        }
    });
}

#[test]
fn events_lead_to_the_position_after_the_move() {
    everywhere(13, |position| {
        for (legal, after) in expanded(position) {
            let (events, watched) = position.watch(legal).expect("a legal move");
            assert_eq!(watched, after, "{position:?} {legal}");
            let mut setup = position.setup();
            for &event in &events {
                let before = setup.clone();
                setup.apply(event);
                fits(&before, event, &setup);
            }
            assert_eq!(setup, after.setup(), "{position:?} {legal}");
            let ends = events.iter().filter(|event| matches!(event, Event::Ended { .. })).count();
            assert_eq!(ends, 1, "{position:?} {legal}");
        }
    });
}

/// Asserts that an event tells the truth about the boards before and after it.
fn fits(before: &Setup, event: Event, after: &Setup) {
    let note = format!("{event} at {before}");
    match event {
        Event::Placed { hole, now } | Event::Dropped { hole, now } => {
            assert_eq!(before.seeds(hole) + 1, now, "{note}");
        }
        Event::Lifted { hole, seeds } => assert_eq!(before.seeds(hole), seeds, "{note}"),
        Event::Taxed { hole, now } => assert_eq!(before.seeds(hole), now + 2, "{note}"),
        Event::Captured { by, from, seeds } => {
            assert_eq!((before.seeds(from), by.seat()), (seeds, before.turn), "{note}");
            assert_eq!(from.seat(), before.turn.other(), "{note}");
        }
        Event::Taken { from, seeds, .. } => assert_eq!(before.seeds(from), seeds, "{note}"),
        Event::HouseLost { seat } => assert!(before.houses[seat.index()], "{note}"),
        Event::Reserved { hole } => assert!(!before.is_reserved(hole), "{note}"),
        Event::Brought { from, left, to, now } => {
            assert_eq!((before.seeds(from), before.seeds(to)), (left + 1, now - 1), "{note}");
        }
        Event::Won { seat, .. } => assert_eq!(seat, before.turn, "{note}"),
        Event::Takasiaed { hole } => assert_eq!(hole.seat(), after.turn, "{note}"),
        Event::Ended { hole, .. } => assert!(before.has(hole), "{note}"),
        Event::Entered { kichwa, .. } => assert_eq!(kichwa.seat(), before.turn, "{note}"),
        Event::HouseAsked { house, .. } => {
            assert!(before.houses[house.seat().index()] && before.seeds(house) >= 6, "{note}");
        }
    }
}

#[test]
fn every_way_to_make_a_move_gives_the_same_position() {
    everywhere(14, |position| {
        let moves = expanded(position);
        let mut legal: Vec<Move> = moves.iter().map(|(legal, _)| *legal).collect();
        legal.sort_unstable();
        assert_eq!(position.legal_moves().as_slice(), legal, "{position:?}");
        for (legal, after) in moves {
            assert_eq!(position.play(legal), Ok(after), "{position:?} {legal}");
            assert_eq!(position.follow(legal, ()), Some(after), "{position:?} {legal}");
            assert_eq!(after.turn(), position.turn().other(), "{position:?} {legal}");
        }
    });
}

#[test]
fn rotation_commutes_with_everything() {
    everywhere(15, |position| {
        let rotated = position.rotated();
        assert_eq!(rotated.rotated(), *position);
        assert_eq!(rotated.setup(), position.setup().rotated(), "{position:?}");
        assert_eq!(rotated.to_string(), rotate_text(&position.to_string()), "{position:?}");
        let seen: Vec<(Move, AnyPosition)> = expanded(position)
            .into_iter()
            .map(|(legal, after)| (legal.rotated(), after.rotated()))
            .collect();
        assert_eq!(expanded(&rotated), seen, "{position:?}");
        assert_eq!(rotated.outcome(), position.outcome().map(Outcome::rotated), "{position:?}");
        assert_ne!(rotated.key(), position.key(), "{position:?}: the key forgets the turn");
        // The same key however the rotated position came about.
        let read = self::position(position.rules(), &rotate_text(&position.to_string()));
        assert_eq!(read.key(), rotated.key(), "{position:?}");
        for (legal, after) in expanded(position) {
            let there = rotated.play(legal.rotated()).expect("the rotated move");
            assert_eq!(there.key(), after.rotated().key(), "{position:?} {legal}");
        }
    });
}

#[test]
fn keys_are_equal_for_equal_positions_however_they_came_about() {
    for rules in Rules::ALL {
        let mut keys: HashMap<String, (u64, AnyPosition)> = HashMap::new();
        let mut met_again = 0;
        let mut level = vec![AnyPosition::start(rules)];
        // The first plies of the game, until some orders of moves have led to the same positions.
        while (keys.len() < 5_000 || met_again == 0) && !level.is_empty() {
            let mut next = Vec::new();
            for position in level {
                for (_, after) in expanded(&position) {
                    let key = (after.key(), after);
                    if let Some(known) = keys.insert(after.to_string(), key) {
                        met_again += 1;
                        assert_eq!(known, key, "{after:?}");
                    } else {
                        next.push(after);
                    }
                }
            }
            level = next;
        }
        assert!(met_again > 0, "{rules}: no position came about twice");
        for (text, (key, position)) in keys {
            let read = self::position(rules, &text);
            assert_eq!((read.key(), read), (key, position), "{rules} {text}");
        }
    }
}

#[test]
fn there_are_legal_moves_exactly_while_the_game_goes_on() {
    everywhere(16, |position| {
        let moves = expanded(position);
        assert_eq!(moves.is_empty(), position.outcome().is_some(), "{position:?}");
        // The list of legal moves has room for 64.
        assert!(moves.len() <= 64, "{position:?}: {} moves", moves.len());
        let different: BTreeSet<Move> = moves.iter().map(|(legal, _)| *legal).collect();
        assert_eq!(different.len(), moves.len(), "{position:?}");
        assert!(moves.iter().all(|(legal, _)| legal.seat() == position.turn()), "{position:?}");
        let score = position.outcome().and_then(|outcome| outcome.score);
        if let Some([south, north]) = score {
            assert_eq!(u32::from(south + north), position.setup().total(), "{position:?}");
        }
    });
}

/// Every move that 16 bits can name.
fn all_moves() -> Vec<Move> {
    (0..=u16::MAX).filter_map(Move::from_bits).collect()
}

#[test]
fn only_legal_moves_can_be_played() {
    let all = all_moves();
    assert!(all.len() > 1_000, "only {} moves", all.len());
    for rules in Rules::ALL {
        let mut moves = all.clone();
        rng(rules, 17).shuffle(&mut moves);
        let mut moves = moves.into_iter().cycle();
        random_positions(rules, 100, &mut rng(rules, 18), |position| {
            let legal = position.legal_moves();
            for candidate in moves.by_ref().take(400) {
                let is_legal = legal.contains(&candidate);
                assert_eq!(position.play(candidate).is_ok(), is_legal, "{position:?} {candidate}");
                assert_eq!(position.watch(candidate).is_ok(), is_legal, "{position:?} {candidate}");
            }
            // The moves that look most like legal ones.
            for &known in &legal {
                for bit in 0..16 {
                    let near = Move::from_bits(known.to_bits() ^ 1 << bit);
                    for candidate in near.into_iter().filter(|near| !legal.contains(near)) {
                        assert!(position.play(candidate).is_err(), "{position:?} {candidate}");
                    }
                }
            }
        });
    }
}

#[test]
fn following_any_move_of_any_position_ends() {
    let all = all_moves();
    for rules in Rules::ALL {
        let mut moves = all.clone();
        rng(rules, 19).shuffle(&mut moves);
        let mut moves = moves.into_iter().cycle();
        random_positions(rules, 500, &mut rng(rules, 20), |position| {
            for candidate in moves.by_ref().take(30) {
                let mut events = Vec::new();
                let watched = position.follow(candidate, &mut events);
                assert_eq!(position.follow(candidate, ()), watched, "{position:?} {candidate}");
            }
        });
    }
}

#[test]
fn clauses_and_rules_ids_read_as_they_print() {
    for &clause in Clause::ALL {
        assert_eq!(clause.id().parse(), Ok(clause));
        assert_eq!(clause.to_string(), clause.id());
    }
    for rules in Rules::ALL {
        assert_eq!(rules.id().parse(), Ok(rules));
        assert_eq!(rules.to_string(), rules.id());
    }
    assert!("KIS-7".parse::<Clause>().is_err());
    assert!("bao".parse::<Rules>().is_err());
}

fn any_rules() -> impl Strategy<Value = Rules> {
    proptest::sample::select(Rules::ALL.to_vec())
}

/// Any filling of a board, most of which no game accepts.
fn any_setup() -> impl Strategy<Value = Setup> {
    let fields = (
        any::<bool>(),
        any::<[u8; 2]>(),
        any::<[bool; 2]>(),
        proptest::option::of(0..16_usize),
        any::<u16>(),
    );
    let counts = proptest::collection::vec(prop_oneof![4 => 0..3_u8, 1 => any::<u8>()], 48);
    (any_rules(), counts, fields).prop_map(|(rules, counts, fields)| {
        let (turn, hand, houses, takasia, reserved) = fields;
        let mut setup = Setup::empty(rules);
        let holes: Vec<_> = setup.holes().collect();
        for (place, (&hole, &seeds)) in holes.iter().zip(&counts).enumerate() {
            setup.set_seeds(hole, seeds);
            setup.set_reserved(hole, rules == Rules::Kingulu && reserved >> (place % 16) & 1 != 0);
        }
        if turn {
            setup.turn = setup.turn.other();
        }
        if rules.two_ways() || rules == Rules::Kingulu {
            setup.hand = hand.map(|seeds| seeds % 30);
        }
        if rules.is_kiswahili() {
            setup.houses = houses;
            setup.takasia = takasia.map(|place| holes[8 + place]);
        }
        setup
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_text_is_never_more_than_an_error(rules in any_rules(), text in "[0-9,/!SNsnAB<>+* -]{0,80}") {
        if let Ok(position) = AnyPosition::parse(rules, &text) {
            prop_assert_eq!(position.to_string(), text);
        }
    }

    #[test]
    fn any_text_at_all_is_read_or_refused(rules in any_rules(), text in any::<String>()) {
        if let Err(error) = AnyPosition::parse(rules, &text) {
            let message = error.to_string();
            prop_assert!(message.len() < 400, "{}", message);
        }
        let _ = text.parse::<MoveText>();
        let _ = text.parse::<Clause>();
        let _ = text.parse::<Rules>();
        let _ = read_move(&AnyPosition::start(rules), &text);
    }

    #[test]
    fn a_broken_start_is_refused_or_round_trips(
        rules in any_rules(),
        at in any::<proptest::sample::Index>(),
        with in "[0-9,/!SNsnAa -]{0,3}",
    ) {
        let start = AnyPosition::start(rules).to_string();
        let place = at.index(start.len());
        let broken = format!("{}{with}{}", &start[..place], &start[place + 1..]);
        if let Ok(position) = AnyPosition::parse(rules, &broken) {
            prop_assert_eq!(position.to_string(), broken);
        }
    }

    #[test]
    fn a_set_up_is_accepted_exactly_where_its_text_is(setup in any_setup()) {
        let made = AnyPosition::from_setup(&setup);
        let read = AnyPosition::parse(setup.rules(), &setup.to_string());
        if let (Ok(made), Ok(read)) = (&made, &read) {
            prop_assert_eq!(made, read);
            prop_assert_eq!(made.setup(), setup.clone());
            // Every move of an accepted set-up leads to a position that is accepted, too.
            for (_, after) in expanded(made) {
                prop_assert_eq!(position(made.rules(), &after.to_string()), after);
            }
        }
        // A text can't even say more seeds in a hole than the game has.
        let sayable = setup.holes().all(|hole| setup.seeds(hole) <= setup.rules().seeds());
        prop_assert!(made.is_ok() == read.is_ok() || !sayable, "{}: {:?} {:?}", setup, made, read);
        let turned = AnyPosition::from_setup(&setup.rotated());
        prop_assert_eq!(turned.is_ok(), made.is_ok(), "{}", setup);
        if let (Ok(turned), Ok(made)) = (turned, made) {
            prop_assert_eq!(turned, made.rotated());
        }
    }

    #[test]
    fn moves_are_read_back_from_their_bits(bits in any::<u16>()) {
        if let Some(any_move) = Move::from_bits(bits) {
            prop_assert_eq!(any_move.to_bits(), bits);
            prop_assert_eq!(any_move.rotated().rotated(), any_move);
            prop_assert_eq!(any_move.rotated().hole(), any_move.hole().rotated());
            let mut text = String::new();
            write!(text, "{any_move}").expect("a string takes all");
            let read: MoveText = text.parse().expect("canonical text");
            prop_assert_eq!(read.signs(), [any_move.first(), any_move.second()]);
            prop_assert_eq!(read.hole(any_move.seat()), any_move.hole());
        }
    }
}
