//! What people write, as it is read and as it is written.

mod common;

use std::time::Duration;

use bingwa_record::{
    Builder, Fault, Format, GameResult, MAX_DEPTH, MAX_TAGS, Record, TagError, Tags, Termination,
    Writer, convert, read,
};
use bingwa_rules::{AnyPosition, Position, Rules, Seat};
use common::{data, records, write};

fn only(text: &str) -> bingwa_record::Found {
    let mut found = read(text, Format::detect(text), Rules::Kiswahili);
    let only = found.next().expect("a game");
    assert_eq!(found.next(), None);
    only
}

fn record(text: &str) -> Record {
    let found = only(text);
    found.record.unwrap_or_else(|problem| panic!("{text}: {problem}"))
}

fn warnings(text: &str) -> Vec<String> {
    only(text).warnings.iter().map(ToString::to_string).collect()
}

#[test]
fn notes_by_hand_are_read_in_place_and_written_canonically() {
    insta::assert_snapshot!(write(&records("annotated.bao", Format::Bao), Format::Bao));
}

#[test]
fn notes_as_json() {
    let text = data("annotated.bao");
    insta::assert_snapshot!(convert(&text, None, Format::Json, None, false).output);
}

#[test]
fn traces_as_json() {
    let text = "[Rules \"kimasai\"]\n\n1. A2 b11 *";
    insta::assert_snapshot!(convert(text, None, Format::Json, None, true).output);
}

#[test]
fn broken_games_are_named_and_the_others_read() {
    let text = data("broken.bao");
    let found: Vec<_> = read(&text, Format::Bao, Rules::Kiswahili).collect();
    let good: Vec<_> =
        found.iter().filter_map(|found| found.record.as_ref().ok()?.tags.get("Event")).collect();
    assert_eq!(
        good,
        ["Good, the first", "Good, the second", "Good, the third", "Good, the fourth"]
    );
    let converted = convert(&text, None, Format::Ndjson, None, false);
    assert_eq!(converted.records, 4);
    assert_eq!(converted.output.lines().count(), 4);
    assert!(!converted.is_whole());
    let problems: Vec<_> = converted.problems.iter().map(ToString::to_string).collect();
    insta::assert_snapshot!(problems.join("\n"));
}

#[test]
fn moves_that_takasia_or_win_are_marked_and_no_others() {
    let (mut takasias, mut wins) = (0, 0);
    for rules in Rules::ALL {
        let name = format!("random-{}.bao", rules.id().replace('/', "-"));
        for game in records(&name, Format::Bao) {
            let text = write(std::slice::from_ref(&game), Format::Bao);
            let (_, moves) = text.split_once("\n\n").unwrap();
            let words = moves.split_whitespace().filter(|word| !word.ends_with('.'));
            for (node, word) in game.tree().main().moves().iter().zip(words) {
                let after = node.position();
                let takasia = after.setup().takasia.is_some();
                let won = after.outcome().and_then(|outcome| outcome.winner);
                let wins_now = won == Some(node.played().seat());
                assert_eq!(word.contains("**"), takasia, "{name}: {word}");
                assert_eq!(word.ends_with('#'), wins_now, "{name}: {word}");
                takasias += usize::from(takasia);
                wins += usize::from(wins_now);
            }
        }
    }
    assert!(takasias > 0 && wins > 10, "{takasias} takasias, {wins} wins");
}

#[test]
fn a_game_without_moves_does_not_swallow_the_next() {
    let text = "[Event \"a\"]\n[Site \"b\"]\n\n[Event \"c\"]\n\n1. A7<* *\n\n[Event \"d\"]\n";
    let games: Vec<_> =
        read(text, Format::Bao, Rules::Kiswahili).map(|found| found.record.unwrap()).collect();
    let told = |record: &Record| {
        (record.tags.get("Event").unwrap().to_owned(), record.tree().main().moves().len())
    };
    let told: Vec<_> = games.iter().map(told).collect();
    assert_eq!(told, [("a".to_owned(), 0), ("c".to_owned(), 1), ("d".to_owned(), 0)]);
}

#[test]
fn what_is_no_word_of_a_record_is_named() {
    for (text, expected) in [
        ("1. A7<* $256 *", "column 9: nag: found `$256`, expected a number from $0 to $255"),
        ("1. A7<*!!! *", "column 8: nag: found `!!!`, expected !, ?, !!, ??, !? or ?!"),
        ("$1 A7<* *", "column 1: nag: found $1, expected a move before it"),
        ("1. A7<* } *", "column 9: moves: found `}`, expected a move, a comment, a variation"),
        ("(1. A7<*) *", "column 1: variation: found `(`, expected a move before it"),
        ("1. A7<* () *", "column 10: variation: found `)`, expected a move between"),
        ("1. A7<* ) *", "column 9: variation: found `)`, expected a `(` before it"),
        ("[Event]\n\n1. A7<* *", "column 1: tag: found `[Event]`, expected a text in"),
    ] {
        let problem = only(text).record.expect_err(text).to_string();
        assert!(problem.contains(expected), "{text}: {problem}");
    }
    // What a stranger wrote can't reach a terminal as anything but letters.
    let found = only("{\"schema\":\"bingwa.record/1\",\"rules\":\"a\\n\\u001b[31m\"}");
    let problem = found.record.unwrap_err().to_string();
    assert!(problem.contains(r"found `a\n\u{1b}[31m`"), "{problem}");
}

// clauses: COM-8
#[test]
fn what_people_decide_must_fit_the_result() {
    let game = |result: &str, termination: &str| {
        let tags = format!("[Result \"{result}\"]\n[Termination \"{termination}\"]\n\n");
        warnings(&format!("{tags}1. A7<* {result}"))
    };
    for fine in [
        ("1-0", "resignation"),
        ("0-1", "resignation"),
        ("1/2-1/2", "agreement"),
        ("0-1", "time"),
        ("*", "abandoned"),
    ] {
        assert_eq!(game(fine.0, fine.1), [""; 0], "{fine:?}");
    }
    assert!(game("1/2-1/2", "resignation")[0].contains("resigning loses"));
    assert!(game("1-0", "agreement")[0].contains("an agreement draws"));
    assert!(game("1-0", "hamna")[0].contains("the game is not over"));
    assert!(game("1-0", "normal")[0].contains("found `normal`, expected hamna"));
}

#[test]
fn the_end_is_compared_with_the_rules() {
    let text = data("random-kingulu.bao");
    let text = text[..text.find("\n\n[Event").unwrap()].to_owned();
    assert_eq!(warnings(&text), [""; 0]);
    let changed = |from: &str, to: &str| warnings(&text.replace(from, to));
    assert!(changed("1/2-1/2", "0-1")[0].ends_with("result: found 0-1, but by the rules 1/2-1/2"));
    assert!(changed("\"score\"", "\"hamna\"")[0].ends_with("found hamna, but by the rules score"));
    assert!(changed("24-24", "25-23")[0].ends_with("found 25-23, but by the rules 24-24"));
    assert!(changed("24-24", "300-0")[0].contains("found `300-0`, expected the seeds"));
    // The record is there nevertheless, and says what the text says.
    let record = record(&text.replace("1/2-1/2", "0-1"));
    assert_eq!(record.result, GameResult::Won(Seat::North));
    assert_eq!(record.termination, Some(Termination::Rules(bingwa_rules::By::Score)));
}

#[test]
fn doubtful_tags_are_named() {
    assert_eq!(
        warnings("[Result \"1-0\"]\n[Site \"a\"]\n[Site \"b\"]\n[SetUp \"1\"]\n\n1. A7<* 0-1"),
        [
            "game 1, line 3, column 1: tag: found Site again, expected each tag once; the first \
             one holds",
            "game 1, line 4, column 1: SetUp: found `1`, expected a tag Position as well; read \
             from the start",
            "game 1, line 6, column 9: result: found 0-1, expected what the tag says; the one \
             after the moves holds",
            "game 1, line 6, column 9: result: found 0-1, but by the rules the game is not over; \
             a termination would tell how it ended",
        ]
    );
}

#[test]
fn a_text_without_tags_or_result_is_read_all_the_same() {
    let found = only("A7<* a5>");
    assert_eq!(found.record.unwrap().game().len(), 2);
    assert!(found.warnings[0].to_string().contains("none after the moves"));
    // Both players left out the signs that aren't needed, and Donkers' letters do.
    let donkers = record("1. 7L* 5R 2. 6R* 6R* *");
    assert_eq!(donkers.game().moves().last().unwrap().to_string(), "a6>*");
    // A byte order mark and line ends of another system.
    let record = record("\u{feff}[Event \"x\"]\r\n\r\n1. A7<*\r\na5> *\r\n");
    assert_eq!(record.tags.get("Event"), Some("x"));
    assert_eq!(record.game().len(), 2);
}

#[test]
fn clocks_can_be_read_from_comments() {
    let record = records("annotated.bao", Format::Bao).remove(0);
    let moves = record.tree().main().moves();
    assert_eq!(moves[1].comments()[0].clock(), Some(Duration::from_secs(295)));
    assert_eq!(moves[5].comments()[0].elapsed(), Some(Duration::from_millis(2500)));
    assert_eq!(moves[5].comments()[0].eval(), Some("wp 512"));
    assert_eq!(moves[5].comments()[1].eval(), None);
}

#[test]
fn variations_have_a_greatest_depth() {
    let nested =
        |depth: usize| format!("1. A7<*{} *", " (1. A6<*".repeat(depth) + &")".repeat(depth));
    let deepest = record(&nested(MAX_DEPTH));
    assert_eq!(deepest.tree().lines().len(), MAX_DEPTH + 1);
    for format in [Format::Bao, Format::Json, Format::Ndjson] {
        let text = write(std::slice::from_ref(&deepest), format);
        assert_eq!(
            read(&text, format, Rules::Kiswahili).next().unwrap().record,
            Ok(deepest.clone())
        );
    }
    for depth in [MAX_DEPTH + 1, 100_000] {
        assert_eq!(*only(&nested(depth)).record.unwrap_err().fault, Fault::TooDeep);
    }
}

#[test]
fn json_that_is_no_record_is_refused_with_its_place() {
    let problem = |text: &str| {
        let found = read(text, Format::Json, Rules::Kiswahili).next().expect("something");
        found.record.expect_err(text).to_string()
    };
    let schema = r#""schema":"bingwa.record/1""#;
    let refused = [
        ("{\n \"rules\": 5}".to_owned(), "line 2"),
        ("{".to_owned(), "line 1"),
        ("nonsense".to_owned(), "json"),
        (r#"{"schema":"other/1"}"#.to_owned(), "schema: found `other/1`, expected bingwa.record/1"),
        (format!("{{{schema},\"rules\":\"kigog\"}}"), "did you mean `kigogo`"),
        (format!("{{{schema},\"start\":\"1,2\"}}"), "position: rows: found"),
        (
            format!("{{{schema},\"moves\":[{{\"move\":\"A7<*\"}},{{\"move\":\"a1\"}}]}}"),
            "ply 2: move: ",
        ),
        (format!("{{{schema},\"moves\":[{{\"move\":\"A7<*\",\"nags\":[256]}}]}}"), "json"),
        (format!("{{{schema},\"result\":\"2-0\"}}"), "result: found `2-0`"),
        (format!("{{{schema},\"tags\":{{\"Result\":\"1-0\"}}}}"), "Result is no plain text"),
        (
            format!("{{{schema},\"moves\":[{{\"move\":\"A7<*\",\"variations\":[0]}}]}}"),
            "variations: found number 0, expected one of the list, and each once",
        ),
        (
            format!(
                "{{{schema},\"moves\":[{{\"move\":\"A7<*\",\"variations\":[0]}}],\
                 \"variations\":[{{\"moves\":[{{\"move\":\"A6<*\",\"variations\":[0]}}]}}]}}"
            ),
            "each once",
        ),
        (
            format!("{{{schema},\"variations\":[{{\"moves\":[{{\"move\":\"A6<*\"}}]}}]}}"),
            "variations: found number 0, expected a move that it belongs to",
        ),
        (
            format!(
                "{{{schema},\"moves\":[{{\"move\":\"A7<*\",\"variations\":[0]}}],\
                 \"variations\":[{{\"moves\":[]}}]}}"
            ),
            "a move between the parentheses",
        ),
        (format!("{{{schema},\"tags\":{}{}}}", "[".repeat(100_000), "]".repeat(100_000)), "json"),
    ];
    for (text, expected) in refused {
        let problem = problem(&text);
        assert!(problem.contains(expected), "{text:.200}: {problem}");
    }
}

#[test]
fn a_broken_line_of_a_stream_loses_one_record() {
    let good = convert("1. A7<* *", None, Format::Ndjson, None, false).output;
    let stream = format!("{good}{{\"schema\"\n\n{good}");
    assert_eq!(Format::detect(&good.repeat(2)), Format::Ndjson);
    let found: Vec<_> = read(&stream, Format::Ndjson, Rules::Kiswahili).collect();
    let lost: Vec<_> = found.iter().map(|found| found.record.is_err()).collect();
    assert_eq!(lost, [false, true, false]);
    let place = found[1].record.as_ref().unwrap_err().place.unwrap();
    assert_eq!(place.line, 2);
    // An array says so in the record that is broken, too.
    let array = format!("[{good},{{\"schema\":\"?\"}},{good}]");
    let found: Vec<_> = read(&array, Format::detect(&array), Rules::Kiswahili).collect();
    let lost: Vec<_> = found.iter().map(|found| found.record.is_err()).collect();
    assert_eq!(lost, [false, true, false]);
}

#[test]
fn what_stands_before_a_fault_is_told() {
    let json = |moves: &str| format!("{{\"schema\":\"bingwa.record/1\",\"moves\":[{moves}]}}");
    for (text, expected) in [
        ("[South \"A\"]\n\n1. A7<* a5> 2. A1 a6>* *", "1. A7<* a5> *"),
        ("1. A7<* a5> 2. what? *", "1. A7<* a5> *"),
        ("1. A7<* a5> 2. } A6>* *", "1. A7<* a5> *"),
        // A variation stays as far as it came; one without a move is none.
        ("1. A7<* (1. A6<* {so} a1) 1... a5> *", "1. A7<* (1. A6<* {so}) *"),
        ("1. A7<* a5> (1... a1) 2. A6>* *", "1. A7<* a5> *"),
        ("1. A7<* a5> 2. A6>* (2. A6<* (2. A1))", "1. A7<* a5> 2. A6>* (2. A6<*) *"),
        ("1. A7<* (1. A6<* a5> *", "1. A7<* (1. A6<* a5>) *"),
        ("1: 7L* 5R; 2: 1 6R*", "1. A7<* a5> *"),
        (&json("{\"move\":\"A7<*\"},{\"move\":\"a5>\"},{\"move\":\"A1\"}"), "1. A7<* a5> *"),
    ] {
        let found = only(text);
        assert!(found.record.is_err(), "{text}");
        let before = found.before.expect(text);
        assert_eq!(before.tags.get("South") == Some("A"), text.contains("South"));
        let moves = write(&[before], Format::Bao);
        let (_, moves) = moves.split_once("\n\n").expect("tags");
        assert_eq!(moves.trim(), expected, "{text}");
    }
    for text in ["[Rules \"chess\"]\n\n1. A7<* *", "[Position \"1,2\"]\n\n1. A7<* *", "1. A7<* *"] {
        assert_eq!(only(text).before, None, "{text}");
    }
}

#[test]
fn transcripts_say_where_they_are_broken() {
    let found: Vec<_> =
        read("1: 7L* 5R;\n2: 6R* 1\n1: 7L* 5R", Format::Donkers, Rules::Kiswahili).collect();
    let problem = found[0].record.as_ref().unwrap_err();
    assert!(problem.to_string().starts_with("game 1, line 2, column 8, ply 4: move: `1`"));
    assert_eq!(found[1].record.as_ref().unwrap().game().len(), 2);
    for stray in ["1: :", "1: ;;7L*;", ": 1", "1:7L*", "1:"] {
        // Read or refused, but all of it.
        assert_eq!(read(stray, Format::Donkers, Rules::Kiswahili).count(), 1, "{stray}");
    }
}

#[test]
fn forms_without_room_say_so() {
    let to = |text: &str, format| {
        let converted = convert(text, None, format, None, false);
        let problems: Vec<_> = converted.problems.iter().map(ToString::to_string).collect();
        (converted.output, problems)
    };
    let kigogo = "[Rules \"kigogo\"]\n\n1. A7 *";
    let (output, problems) = to(kigogo, Format::Bga);
    assert_eq!(output, "");
    assert_eq!(problems, ["game 1: bga: has no room for games other than Kiswahili and Kujifunza"]);
    let (output, problems) = to(&data("annotated.bao"), Format::Donkers);
    assert_eq!(output, "1: 7L* 5R; 2: 6R* 6R*; 3: 7R* 8L*\n1: 6L*\n");
    insta::assert_snapshot!(problems.join("\n"));
    let (_, problems) = to("", Format::Bao);
    assert_eq!(problems, ["game 1: games: found none, expected at least one"]);
}

#[test]
fn tags_are_bounded_and_clean() {
    let mut tags = Tags::default();
    tags.set("Note", "a \"b\" \\ c\nd").unwrap();
    assert_eq!(tags.get("Note"), Some("a \"b\" \\ c d"));
    assert_eq!(tags.set("No te", ""), Err(TagError::Name("No te".to_owned())));
    assert_eq!(tags.set("SetUp", "1"), Err(TagError::Value("SetUp")));
    for number in 0..MAX_TAGS {
        let _ = tags.set(&format!("T{number}"), "");
    }
    assert_eq!(tags.iter().count(), MAX_TAGS);
    assert_eq!(tags.set("Another", ""), Err(TagError::Many));
}

#[test]
fn a_builder_refuses_what_has_no_place() {
    let mut builder = Builder::new(AnyPosition::start(Rules::Kujifunza));
    assert!(builder.open().is_err());
    assert!(builder.close().is_err());
    assert!(builder.nag(1).is_err());
    let first = builder.game().position().legal_moves()[0];
    builder.play(first).unwrap();
    assert!(builder.play(first).is_err(), "North is to move");
    builder.open().unwrap();
    assert!(builder.close().is_err(), "no move in the variation");
    assert!(builder.clone().finish().is_err(), "a variation is open");
    builder.play(first).unwrap();
    builder.close().unwrap();
    let mut writer = Writer::new(Format::Donkers, false);
    let record = Record::new(builder.finish().unwrap());
    assert_eq!(writer.add(&record).unwrap(), ["variations"]);
}
