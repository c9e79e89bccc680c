//! Random games with random variations, comments and marks, through every form that holds them.

mod common;

use bingwa_record::{Builder, Format, GameResult, Record, Termination, read};
use bingwa_rules::{AnyPosition, Game, Move, Position, Rules};
use common::write;
use proptest::prelude::*;

/// One thing that may come next in a record.
#[derive(Clone, Debug)]
enum Step {
    Move(prop::sample::Index),
    Nag(u8),
    Comment(String),
    Open,
    Close,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => any::<prop::sample::Index>().prop_map(Step::Move),
        1 => any::<u8>().prop_map(Step::Nag),
        // Words that would be something else outside a comment, and any characters at all.
        1 => "([%\\[\\](){};$a-z0-9\"\\\\*é] ?){0,60}".prop_map(Step::Comment),
        1 => any::<String>().prop_map(Step::Comment),
        1 => Just(Step::Open),
        1 => Just(Step::Close),
    ]
}

prop_compose! {
    fn record()(
        rules in prop::sample::select(Rules::ALL.to_vec()),
        opening in prop::collection::vec(any::<prop::sample::Index>(), 0..40),
        steps in prop::collection::vec(step(), 0..150),
        tags in prop::collection::vec(("[A-Z][a-z_]{1,9}|South|Date", any::<String>()), 0..5),
        result in prop::sample::select(vec!["1-0", "0-1", "1/2-1/2", "*"]),
        termination in prop::option::of(prop::sample::select(Termination::ALL.to_vec())),
        score in prop::option::of(any::<[u8; 2]>()),
    ) -> Record {
        let mut game = Game::new(AnyPosition::start(rules));
        for choice in opening {
            advance(&mut game, |count| choice.index(count));
        }
        let mut builder = Builder::new(*game.position());
        for step in steps {
            take(&mut builder, step);
        }
        while builder.depth() > 0 {
            if builder.close().is_err() {
                play_some(&mut builder, |_| 0);
            }
        }
        let mut record = Record::new(builder.finish().expect("all variations closed"));
        for (name, value) in tags {
            // Some names are the record's own.
            let _ = record.tags.set(&name, &value);
        }
        record.result = result.parse::<GameResult>().expect("a result");
        record.termination = termination;
        record.score = score;
        record
    }
}

/// Plays the move that `choose` chooses among so many, if the game is not over.
fn advance(game: &mut Game, choose: impl Fn(usize) -> usize) -> Option<Move> {
    let moves = game.position().legal_moves();
    if game.outcome().is_some() {
        return None;
    }
    let chosen = moves[choose(moves.len())];
    game.play(chosen).expect("a legal move of a game that is not over");
    Some(chosen)
}

fn play_some(builder: &mut Builder, choose: impl Fn(usize) -> usize) {
    if let Some(chosen) = advance(&mut builder.game().clone(), choose) {
        builder.play(chosen).expect("a legal move of a game that is not over");
    }
}

/// Does what the step says where that can be done.
fn take(builder: &mut Builder, step: Step) {
    let _ = match step {
        Step::Move(choice) => {
            play_some(builder, |count| choice.index(count));
            Ok(())
        }
        Step::Nag(nag) => builder.nag(nag),
        Step::Comment(text) => {
            builder.comment(&text);
            Ok(())
        }
        Step::Open => builder.open(),
        Step::Close => builder.close(),
    };
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn records_go_through_every_form(record in record()) {
        let rules = record.rules();
        for format in [Format::Bao, Format::Json, Format::Ndjson] {
            let text = write(std::slice::from_ref(&record), format);
            let back: Vec<_> = read(&text, format, rules).collect();
            prop_assert_eq!(back.len(), 1, "{}", text);
            let back = back[0].record.as_ref().map_err(|problem| {
                TestCaseError::fail(format!("{problem}\n{text}"))
            })?;
            prop_assert_eq!(back, &record, "{}", text);
            prop_assert_eq!(write(std::slice::from_ref(back), format), text);
        }
    }

    #[test]
    fn several_records_in_a_text_stay_apart(records in prop::collection::vec(record(), 2..5)) {
        for format in [Format::Bao, Format::Json, Format::Ndjson] {
            let text = write(&records, format);
            let back: Result<Vec<_>, _> =
                read(&text, format, Rules::Kiswahili).map(|found| found.record).collect();
            prop_assert_eq!(back.as_ref(), Ok(&records), "{}", text);
        }
    }

    #[test]
    fn lines_of_moves_are_short(record in record()) {
        let text = write(&[record], Format::Bao);
        let (_, moves) = text.split_once("\n\n").expect("an empty line after the tags");
        for line in moves.lines().filter(|line| line.contains(' ') && !line.contains([';', '%'])) {
            prop_assert!(line.chars().count() < 80, "{}", line);
        }
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in any::<String>(), at in 0usize..400) {
        let mut sample = common::data("annotated.bao");
        let at = sample.floor_char_boundary(at);
        sample.insert_str(at, &text);
        for format in Format::ALL {
            for text in [&text, &sample] {
                for found in read(text, format, Rules::Kiswahili) {
                    for problem in found.record.as_ref().err().into_iter().chain(&found.warnings) {
                        prop_assert!(!problem.to_string().contains('\n'), "{}", problem);
                    }
                    if let Some(before) = found.before {
                        let text = write(std::slice::from_ref(&before), Format::Bao);
                        let back = read(&text, Format::Bao, Rules::Kiswahili).next();
                        prop_assert_eq!(back.and_then(|found| found.record.ok()), Some(before));
                    }
                }
            }
        }
    }
}
