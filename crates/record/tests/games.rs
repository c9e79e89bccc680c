//! Whole games from `testdata/records`.

mod common;

use bingwa_record::{Fault, Format, GameResult, Record, Termination, Writer, convert, read};
use bingwa_rules::{By, Clause, PlayError, Position, ReadMoveError, Rules, Seat, Setup, read_move};
use common::{data, records, write};

/// The end of the game as the book shows it.
const CHAMPIONSHIP_END: &str =
    "3,3,5,1,0,5,5,1/0,8,0,5,5,7,7,1/0,0,0,0,2,0,0,0/2,0,2,0,1,0,1,0 S 0,0 - -";

// clauses: COM-8
#[test]
fn the_championship_of_1994_replays_to_its_end() {
    let [record] = records("championship-1994.bao", Format::Bao).try_into().unwrap();
    assert_eq!(record.rules(), Rules::KiswahiliZanzibar);
    assert_eq!(record.tags.get("North"), Some("Kijumbe"));
    assert_eq!(record.result, GameResult::Won(Seat::North));
    assert_eq!(record.termination, Some(Termination::Resignation));
    let game = record.game();
    assert_eq!(game.len(), 52);
    assert_eq!(game.position().to_string(), CHAMPIONSHIP_END);
    assert_eq!(game.outcome(), None, "South gave up");
    assert_eq!(record.check(), []);
}

#[test]
fn donkers_transcript_of_the_championship_is_the_same_game() {
    let transcript = data("championship-1994.txt");
    assert_eq!(Format::detect(&transcript), Format::Donkers);
    let bao = records("championship-1994.bao", Format::Bao).remove(0);
    for rules in [Rules::Kiswahili, Rules::KiswahiliZanzibar] {
        let found: Vec<_> = read(&transcript, Format::Donkers, rules).collect();
        let record = found[0].record.as_ref().unwrap();
        assert_eq!(record.rules(), rules);
        assert!(record.game().moves().eq(bao.game().moves()), "{rules}");
        assert_eq!(record.game().position().to_string(), CHAMPIONSHIP_END);
    }
    // Written back, it is the text that it came from, the kichwa left out where only one will do.
    let mut writer = Writer::new(Format::Donkers, false);
    let left_out = writer.add(&bao).unwrap();
    assert_eq!(left_out, ["a result that doesn't follow from the moves"]);
    assert_eq!(writer.finish().split_whitespace().collect::<Vec<_>>(), {
        transcript.split_whitespace().collect::<Vec<_>>()
    });
}

// clauses: COM-4
#[test]
fn the_endless_move_is_refused_after_its_game() {
    let record = records("endless.bao", Format::Bao).remove(0);
    let game = record.game();
    assert_eq!(game.len(), 22);
    assert_eq!(
        game.position().to_string(),
        "0,0,0,0,0,0,0,0/0,0,0,0,9,0,0,1/1,6,3,1,0,5,4,0/2,1,0,5,0,3,0,1 S 11,11 - -"
    );
    assert!(read_move(game.position(), "A3>").is_ok());
    let with_it = data("endless.bao").replace("a4< *", "a4< 12. A3< *");
    let found = read(&with_it, Format::Bao, Rules::Kiswahili).next().unwrap();
    let problem = found.record.unwrap_err();
    assert_eq!(problem.ply, Some(23));
    let Fault::Move(ReadMoveError::Illegal { refusal, .. }) = *problem.fault else {
        panic!("{problem}");
    };
    assert_eq!(refusal.clause, Clause::Com4);
}

#[test]
fn games_of_every_rules_id_are_canonical_and_end_as_they_say() {
    for rules in Rules::ALL {
        let name = format!("random-{}.bao", rules.id().replace('/', "-"));
        let games = records(&name, Format::Bao);
        assert_eq!(games.len(), 3, "{name}");
        assert_eq!(write(&games, Format::Bao), data(&name));
        for record in games {
            assert_eq!(record.rules(), rules);
            let outcome = record.game().outcome().expect("over");
            assert_eq!(record.termination, Some(Termination::Rules(outcome.by)));
            assert_eq!(record.result, GameResult::of(&outcome));
            assert_eq!(record.score, outcome.score, "{name}");
            assert_eq!(record.score.is_some(), rules == Rules::Kingulu);
        }
    }
}

// clauses: COM-7, KIG-8
#[test]
fn a_game_ends_when_its_position_comes_back() {
    let record = records("repetition.bao", Format::Bao).remove(0);
    let game = record.game();
    assert_eq!(game.occurrences(), 2);
    assert_eq!(game.outcome().map(|outcome| outcome.by), Some(By::Repetition));
    assert_eq!(record.result, GameResult::Drawn);
    assert_eq!(record.termination, Some(Termination::Rules(By::Repetition)));

    // The position itself has moves, yet a record can't go on with one.
    let next = game.position().legal_moves()[0];
    let text = write(&[record], Format::Bao);
    let text = text.replace("1/2-1/2\n\n", &format!("{next} 1/2-1/2\n\n"));
    let problem = read(&text, Format::Bao, Rules::Kigogo).next().unwrap().record.unwrap_err();
    assert_eq!(problem.ply, Some(game.len() + 1));
    assert_eq!(*problem.fault, Fault::Over { text: next.to_string(), by: By::Repetition });

    let mut over = game.clone();
    assert!(matches!(over.play(next), Err(PlayError::Over(_))));
    over.undo();
    assert_eq!(over.outcome(), None);
}

#[test]
fn every_game_goes_through_every_form() {
    for name in ["championship-1994.bao", "endless.bao", "random-kigogo.bao", "annotated.bao"] {
        let text = data(name);
        let bao = convert(&text, None, Format::Bao, None, false).output;
        for format in [Format::Json, Format::Ndjson] {
            let there = convert(&text, None, format, None, true);
            assert!(there.is_whole(), "{name}: {:?}", there.problems);
            let back = convert(&there.output, None, Format::Bao, None, false);
            assert_eq!(back.output, bao, "{name} by {format}");
        }
    }
}

#[test]
fn transcripts_go_back_and_forth() {
    for rules in [Rules::Kiswahili, Rules::Kujifunza, Rules::KujifunzaZanzibar] {
        let games = records(&format!("random-{}.bao", rules.id().replace('/', "-")), Format::Bao);
        for format in [Format::Donkers, Format::Bga] {
            let text = write(&games, format);
            assert_eq!(Format::detect(&text), format, "{text}");
            let back: Vec<Record> =
                read(&text, format, rules).map(|found| found.record.unwrap()).collect();
            assert_eq!(back.len(), games.len());
            for (back, game) in back.iter().zip(&games) {
                assert_eq!(back.tree(), game.tree());
                // Nothing is told of the end, and what the rules say is known.
                assert_eq!((back.result, back.termination), (game.result, game.termination));
            }
        }
    }
}

#[test]
fn a_game_saved_half_way_goes_on() {
    let record = records("championship-1994.bao", Format::Bao).remove(0);
    let mut game = record.game();
    for _ in 0..20 {
        game.undo();
    }
    let saved = Record::new(bingwa_record::Tree::of_game(&game));
    assert_eq!(saved.result, GameResult::Unfinished);
    let text = write(&[saved], Format::Bao);
    let back = read(&text, Format::Bao, Rules::Kiswahili).next().unwrap().record.unwrap();
    assert_eq!(back.game().position(), game.position());
    assert_eq!(back.game().len(), 32);
}

#[test]
fn traces_lead_from_position_to_position() {
    let text = data("random-kingulu.bao") + &data("random-kiswahili.bao") + &data("annotated.bao");
    let traced = convert(&text, Some(Format::Bao), Format::Ndjson, None, true);
    for (line, found) in traced.output.lines().zip(read(&text, Format::Bao, Rules::Kiswahili)) {
        let record = found.record.unwrap();
        let object: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(object["schema"], bingwa_record::SCHEMA);
        let mut before = *record.start();
        let moves = object["moves"].as_array().unwrap();
        assert_eq!(moves.len(), record.game().len());
        for node in moves {
            let played = read_move(&before, node["move"].as_str().unwrap()).unwrap();
            let (events, after) = before.watch(played).unwrap();
            assert_eq!(node["position"], after.to_string());
            assert_eq!(node["events"].as_array().unwrap().len(), events.len());
            // What the objects tell is enough to move the seeds.
            let mut board: Setup = before.setup();
            for event in events {
                board.apply(event);
            }
            assert_eq!(board.to_string(), after.to_string());
            before = after;
        }
    }
}
