//! The engine as other programs and whoever compares engines see it.

use std::{env, fs, path::PathBuf, process};

use serde_json::Value;

use crate::ask::{ask, fed, object, objects, printed};

/// The program as an engine of a match.
fn this_program() -> String {
    format!("'{}' ubi", env!("CARGO_BIN_EXE_bingwa"))
}

/// A path for a file of this test, with nothing there.
fn new_file(name: &str) -> PathBuf {
    let path = env::temp_dir().join(format!("bingwa-{}-{name}", process::id()));
    let _ = fs::remove_file(&path);
    path
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is a number"))
}

#[test]
fn a_dialogue_goes_through_the_program() {
    let asked = "ubi\nubinewgame rules kingulu\nposition startpos moves A3\ngo depth 4\n";
    let answer = fed(&["ubi"], asked.as_bytes());
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert!(answer.out.contains("\nubiok\n"), "{}", answer.out);
    let last = answer.out.lines().last().unwrap_or_default();
    assert!(last.starts_with("bestmove a"), "{}", answer.out);
}

#[test]
fn two_engines_play_openings_from_both_sides() {
    let records = new_file("match.bao");
    let file = records.to_str().expect("a path is text");
    let args = ["match", "kingulu", "nodes=600", "nodes=5", "--games", "12", "--seed", "3"];
    let more = ["--records", file, "--json", "--concurrency", "2"];
    let answer = ask(&[&args[..], &more].concat());
    assert_eq!(answer.code, 0, "{}", answer.err);
    let found = objects(&answer.out).remove(0);
    assert_eq!(found["schema"], "bingwa.match/1");
    assert_eq!(found["engines"], serde_json::json!(["nodes=600", "nodes=5"]));
    let results = ["wins", "draws", "losses"].map(|name| number(&found[name]));
    assert_eq!(results.iter().sum::<u64>(), 12);
    let pairs: Vec<u64> = found["pairs"].as_array().expect("a list").iter().map(number).collect();
    assert_eq!(pairs.iter().sum::<u64>(), 6);
    let half_points: u64 = (0..).zip(&pairs).map(|(points, count)| points * count).sum();
    assert_eq!(half_points, 2 * results[0] + results[1]);
    assert!(results[0] > results[2], "who sees more wins more: {found}");

    let games = objects(&printed(&["convert", file, "--to", "ndjson"]));
    assert_eq!(games.len(), 12);
    let text = fs::read_to_string(&records).expect("the records are there");
    assert_eq!(text.matches("[Event \"bingwa match\"]").count(), 12);
    assert_eq!(text.matches("[South \"nodes=600\"]").count(), 6);
    // The file is not written over.
    let again = ask(&[&args[..], &more].concat());
    assert_eq!(again.code, 1);
    assert!(again.err.contains("name a new file"), "{}", again.err);
    fs::remove_file(&records).expect("the records were there");
}

#[test]
fn a_program_plays_as_the_engine_within_does() {
    let program = this_program();
    let found = object(&[
        "match", "kigogo", "nodes=40", &program, "--nodes", "40", "--games", "4", "--json",
    ]);
    assert_eq!(found["forfeits"][1], serde_json::json!({"crash": 0, "illegal": 0, "time": 0}));
    // Both are the same engine at the same pace, so that every opening ends one all or drawn twice.
    assert_eq!((found["pairs"][2].as_u64(), found["score"].as_f64()), (Some(2), Some(0.5)));
}

#[test]
fn a_program_that_is_no_engine_loses_and_the_fightgoes_on() {
    let program = format!("'{}' games", env!("CARGO_BIN_EXE_bingwa"));
    let answer = ask(&["match", "kimasai", &program, "nodes=5", "--games", "4", "--opening", "6"]);
    assert_eq!(answer.code, 0, "{}", answer.err);
    assert!(answer.out.contains("\n+0 =0 -4, 0.0 %\n"), "{}", answer.out);
    assert!(answer.out.contains(": lost by crash 4, by illegal move 0, on time 0\n"));
    assert_eq!(answer.err.lines().filter(|line| line.contains(" loses, crash: ")).count(), 4);
}

#[test]
fn a_program_that_is_not_there_is_told_before_the_match() {
    let answer = ask(&["match", "kigogo", "nodes=5", "/nowhere/no-engine --at-all"]);
    assert_eq!((answer.code, answer.out.as_str()), (1, ""));
    assert!(answer.err.starts_with("bingwa: /nowhere/no-engine: "), "{}", answer.err);
    assert_eq!(answer.err.lines().count(), 1);
}

#[cfg(unix)]
#[test]
fn an_illegal_move_and_a_late_one_lose_the_game() {
    let engine = |answer: &str| {
        format!(
            "sh -c 'while read word rest; do case $word in ubi) echo ubiok;; isready) echo \
             readyok;; go) {answer};; esac; done'"
        )
    };
    for (answer, lost) in [
        ("echo bestmove A16", "by illegal move 2, on time 0"),
        ("echo bestmove", "by illegal move 2, on time 0"),
        ("sleep 1", "by illegal move 0, on time 2"),
        ("exit 1", "by crash 2, by illegal move 0"),
    ] {
        let program = engine(answer);
        let args = ["match", "kigogo", "ms=2", &program, "--ms", "20", "--games", "2"];
        let found = ask(&args);
        assert_eq!(found.code, 0, "{}", found.err);
        assert!(found.out.contains(lost), "{answer}: {}", found.out);
        assert!(found.out.contains("\n+2 =0 -0, 100.0 %\n"), "{answer}: {}", found.out);
    }
}

#[test]
fn a_fightthat_is_decided_ends() {
    let fight = ["match", "kigogo", "nodes=500", "computer:1", "--games", "400"];
    // On the way stderr tells how it stands.
    let answer = ask(&[&fight[..], &["--sprt", "0,100", "--json"]].concat());
    assert_eq!(answer.code, 0, "{}", answer.err);
    let found: Value = serde_json::from_str(&answer.out).expect("one object");
    assert_eq!(found["sprt"]["accepted"], true, "{found}");
    let games: u64 = ["wins", "draws", "losses"].iter().map(|name| number(&found[*name])).sum();
    assert!(games < 400, "{found}");
}

#[test]
fn the_first_opponent_is_better_than_a_beginner() {
    let fight = ["match", "kigogo", "first", "beginner", "--nodes", "2000", "--games", "8"];
    let answer = ask(&[&fight[..], &["--json"]].concat());
    assert_eq!(answer.code, 0, "{}", answer.err);
    let found: Value = serde_json::from_str(&answer.out).expect("one object");
    assert!(number(&found["wins"]) > 5, "{found}");
    assert_eq!(number(&found["forfeits"][0]["crash"]), 0, "{found}");
}

#[test]
fn bad_engines_and_too_many_openings_are_refused() {
    for (engine, part) in [
        ("computer:21", "level: found `21`"),
        ("nodes=0", "found `nodes=0`, expected a number from 1"),
        ("nodes=5,colour=red", "found `colour=red`"),
        ("'unfinished", "expected computer"),
    ] {
        let answer = ask(&["match", "kigogo", engine, "computer"]);
        assert_eq!(answer.code, 2, "{engine}");
        assert!(answer.err.contains(part), "{}", answer.err);
    }
    let answer = ask(&["match", "kimasai", "computer", "computer", "--opening", "1"]);
    assert_eq!(answer.code, 1);
    assert!(answer.err.contains("ask for fewer games or more moves"), "{}", answer.err);
    for wrong in [["--games", "3"], ["--sprt", "5"], ["--ms", "0"]] {
        let answer = ask(&[&["match", "kigogo", "computer", "computer"][..], &wrong].concat());
        assert_eq!(answer.code, 2, "{wrong:?}");
    }
}

#[test]
fn a_position_is_analysed() {
    let text = printed(&["analyse", "kigogo", "--depth", "4", "--lines", "3"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 5, "{text}");
    assert!(lines[0].starts_with("book: "), "{text}");
    assert!(lines[1].starts_with("depth 4, "), "{text}");
    assert!(lines[2..].iter().all(|line| line.contains(" % ")), "{text}");
    let found = object(&["analyse", "kingulu", "--moves", "A3 a6", "--depth", "5", "--json"]);
    assert_eq!((&found["schema"], &found["turn"]), (&"bingwa.analyse/1".into(), &2.into()));
    assert_eq!(found["root"]["depth"], 5);
    let best = found["moves"][0]["move"].as_str().expect("a move");
    assert_eq!(found["moves"][0]["pv"][0], best);
    let over = ask(&["analyse", "kingulu", "--position", "0,0,0,0,0,0/0,0,0,0,0,0 S 32,16"]);
    assert_eq!(over.code, 1);
    assert!(over.err.contains("the game is over"), "{}", over.err);
}

#[test]
fn queries_are_answered_line_by_line() {
    let queries = r#"{"id":"a","rules":"kigogo","moves":["A7"],"limits":{"depth":3},"multipv":2,"turns":[0,1]}
{"id":2,"rules":"kingulu","limits":{"nodes":100},"colour":"red"}
{"id":3,"rules":"kingulu","limits":{"nodes":100},"colour":"blue","every":1}

{"id":4,"rules":"chess"}
{"id":5}
{"id":6,"rules":"kigogo","position":"x"}
{"id":7,"rules":"kigogo","moves":["A1"]}
{"id":8,"rules":"kigogo","limits":{"ms":0}}
{"id":9,"rules":"kigogo","limits":{"years":1}}
{"id":10,"rules":"kigogo","turns":[5]}
{"id":11,"rules":"kingulu","position":"0,0,0,0,0,0/0,0,0,0,0,0 S 32,16"}
[1,2]
nonsense
"#;
    let answer = fed(&["analyse", "--json"], queries.as_bytes());
    assert_eq!(answer.code, 2);
    assert_eq!(answer.err.lines().count(), 1, "an unknown field is told once: {}", answer.err);
    assert!(answer.err.contains("`colour`"), "{}", answer.err);
    let answers = objects(&answer.out);
    assert!(answers.iter().all(|answer| answer["schema"] == "bingwa.analyse/1"));
    let of = |id: Value| -> Vec<&Value> { answers.iter().filter(|a| a["id"] == id).collect() };
    let first = of("a".into());
    assert_eq!(first.len(), 2);
    for (turn, answer) in (0..).zip(first) {
        assert_eq!((&answer["turn"], &answer["final"]), (&turn.into(), &true.into()));
        assert_eq!(answer["moves"].as_array().map(Vec::len), Some(2));
        assert_eq!(answer["moves"][0]["depth"], 3);
        let wdl = answer["root"]["wdl"].as_array().expect("chances");
        assert_eq!(wdl.iter().map(number).sum::<u64>(), 1000);
    }
    assert_eq!(of(3.into()).last().map(|answer| &answer["final"]), Some(&Value::Bool(true)));
    for (id, field) in [
        (4, "rules"),
        (5, "rules"),
        (6, "position"),
        (7, "moves"),
        (8, "limits"),
        (9, "limits"),
        (10, "turns"),
        (11, "turns"),
    ] {
        let found = of(id.into());
        assert_eq!((found.len(), &found[0]["error"]["field"]), (1, &field.into()), "{id}");
    }
    let broken = answers.iter().filter(|answer| answer["error"]["field"] == "query");
    assert_eq!(broken.count(), 2);
}

#[test]
fn a_whole_game_is_analysed() {
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/src/examples/kingulu-short.bao");
    let picture = new_file("game.svg");
    let file = picture.to_str().expect("a path is text");
    let text = printed(&["analyse", "--record", record, "--depth", "4", "--svg", file]);
    assert!(text.starts_with("Bao Kingulu, "), "{text}");
    assert!(text.contains(" 1. "), "{text}");
    let svg = fs::read_to_string(&picture).expect("a picture");
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
    fs::remove_file(&picture).expect("the picture was there");

    let found = object(&["analyse", "--record", record, "--depth", "4", "--json"]);
    let steps = found["steps"].as_array().expect("steps");
    assert!(!steps.is_empty());
    for step in steps {
        assert!(number(&step["south"]) <= 1000 && number(&step["loss"]) <= 1000, "{step}");
        // Who plays the engine's move loses nothing by it.
        assert!(!step["best"].is_null() || step["loss"] == 0, "{step}");
    }
    let missing = ask(&["analyse", "--record", "/nowhere/game.bao"]);
    assert_eq!(missing.code, 2, "{}", missing.err);
}

#[test]
fn a_shard_is_filled_and_gone_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = folder.path().to_str().expect("a path is text");
    let selfplay = |games, nodes| {
        let args = ["selfplay", "kujifunza/zanzibar", "--games", games, "--nodes", nodes];
        ask(&[&args[..], &["--dir", dir, "--seed", "5"]].concat())
    };
    let shard = folder.path().join("kujifunza-zanzibar-5.shard");
    let first = selfplay("3", "40");
    assert_eq!((first.code, first.err.as_str()), (0, ""));
    assert!(first.out.contains("kujifunza-zanzibar-5.shard: 3 games, "), "{}", first.out);
    let part = fs::read(&shard).expect("the shard is there");
    assert_eq!(selfplay("6", "40").code, 0);
    assert!(fs::read(&shard).expect("the shard is there").starts_with(&part));
    let other = selfplay("6", "41");
    assert_eq!((other.code, other.out.as_str()), (2, ""));
    assert!(other.err.contains("40 positions a move and no network"), "{}", other.err);
    fs::write(&shard, &part[..part.len() / 2]).expect("a file");
    assert_eq!(selfplay("3", "40").code, 0);
    assert!(fs::read(&shard).expect("the shard is there") == part);
}

#[test]
fn an_engine_judges_by_the_network_it_is_given() {
    use bingwa_engine::{Network, WIDTH, network_inputs};
    use bingwa_rules::Rules;

    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("kimasai.network");
    let inputs = network_inputs(Rules::Kimasai);
    // Wants to have nothing: one's own stones count against one.
    let mut rows = vec![[0; WIDTH]; inputs];
    for (place, row) in rows.iter_mut().enumerate().take(24 * 16) {
        row[0] = if place % 16 > 0 { -100 } else { 0 };
    }
    let network = Network::new(Rules::Kimasai, &rows, [0; WIDTH], [0; WIDTH]).expect("a network");
    fs::write(&file, network.bytes()).expect("a file");
    let engine = format!("depth=2,network={}", file.display());
    let played = |rules, engine: &str| {
        ask(&["match", rules, engine, "depth=2", "--games", "20", "--opening", "6", "--json"])
    };
    let lost = objects(&played("kimasai", &engine).out).remove(0);
    assert!(number(&lost["wins"]) < number(&lost["losses"]), "{lost}");
    // This game has no network in the program, so that weights judge where nothing is said.
    let same = objects(&played("kujifunza", "depth=2,weights").out).remove(0);
    assert_eq!(same["wins"], same["losses"], "{same}");
    let refused = played("kigogo", &engine);
    assert_eq!(refused.code, 1);
    assert!(refused.err.contains("a network for kimasai, expected one for kigogo"));
    let refused = played("kimasai", "network=/nowhere.network");
    assert!(refused.err.contains("/nowhere.network: "), "{}", refused.err);
}

#[test]
fn a_network_is_learnt_from_shards() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = folder.path().to_str().expect("a path is text");
    let shard = folder.path().join("kimasai-1.shard");
    let shard = shard.to_str().expect("a path is text");
    let network = folder.path().join("net");
    let file = network.to_str().expect("a path is text");
    let args = ["selfplay", "kimasai", "--games", "40", "--nodes", "30", "--dir", dir];
    assert_eq!(ask(&args).code, 0);
    let calibrated = printed(&["calibrate", "kimasai", shard]);
    assert!(calibrated.starts_with("40 games, "), "{calibrated}");
    assert!(calibrated.contains("  program: scale 138, draws 0; "), "{calibrated}");
    let refused = ask(&["calibrate", "kigogo", shard]);
    assert!(refused.err.contains("games of kimasai, expected kigogo"), "{}", refused.err);
    let learnt = ask(&["train", "kimasai", shard, "--out", file, "--epochs", "3"]);
    assert_eq!(learnt.code, 0, "{}", learnt.err);
    assert_eq!(learnt.err.matches(": learnt ").count(), 3, "{}", learnt.err);
    assert!(learnt.out.contains("net: network "), "{}", learnt.out);
    let curve = fs::read_to_string(folder.path().join("net.svg")).expect("a drawing");
    assert!(curve.contains("<title>Bao la Kimasai: error of the chances</title>"));
    assert!(!folder.path().join("net.checkpoint").exists());
    let engine = format!("depth=2,network={file}");
    let played = ask(&["match", "kimasai", &engine, "depth=2", "--games", "4"]);
    assert_eq!(played.code, 0, "{}", played.err);
    let refused = ask(&["train", "kigogo", shard, "--out", file]);
    assert_eq!((refused.code, refused.out.as_str()), (2, ""));
    assert!(refused.err.contains("games of kimasai, expected kigogo"), "{}", refused.err);
    fs::write(shard, "nothing").expect("a file");
    let refused = ask(&["train", "kimasai", shard, "--out", file]);
    assert!(refused.err.contains("no shard"), "{}", refused.err);
}
