//! Several engines against each other.

use std::fs;

use serde_json::{Value, json};

use crate::ask::{ask, object, objects, printed};

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is a number"))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is a list"))
}

/// Every game gives a point, every engine has the points of its meetings, and all Elo together are
/// nothing.
fn adds_up(found: &Value) {
    let (engines, meetings) = (list(&found["engines"]), list(&found["meetings"]));
    let mut points = vec![0.0; engines.len()];
    let mut games = vec![0.0; engines.len()];
    for meeting in meetings {
        let [wins, draws, losses] = ["wins", "draws", "losses"].map(|name| number(&meeting[name]));
        let [a, b] = [0, 1].map(|place| number(&meeting["engines"][place]) as usize);
        assert!(a < b, "{meeting}");
        points[a] += wins + draws / 2.0;
        points[b] += losses + draws / 2.0;
        for engine in [a, b] {
            games[engine] += wins + draws + losses;
        }
        let pairs: f64 = list(&meeting["pairs"]).iter().map(number).sum();
        assert_eq!(2.0 * pairs, wins + draws + losses, "{meeting}");
    }
    for ((engine, points), games) in engines.iter().zip(points).zip(games) {
        assert_eq!((number(&engine["points"]), number(&engine["games"])), (points, games));
        assert!(number(&engine["error"]) > 0.0, "{engine}");
    }
    assert!(engines.iter().map(|engine| number(&engine["elo"])).sum::<f64>().abs() < 1e-3);
    let mut ranks: Vec<f64> = engines.iter().map(|engine| number(&engine["rank"])).collect();
    ranks.sort_by(f64::total_cmp);
    assert!((1..).zip(ranks).all(|(number, rank)| f64::from(number) == rank), "{found}");
}

#[test]
fn each_engine_meets_each_other_from_both_sides() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("games.bao");
    let file = records.to_str().expect("a path is text");
    let args = ["tournament", "kingulu", "nodes=5", "nodes=600", "nodes=40", "--games", "12"];
    let answer = ask(&[&args[..], &["--records", file, "--json", "--concurrency", "2"]].concat());
    assert_eq!(answer.code, 0, "{}", answer.err);
    assert!(answer.err.contains("20 of 36 games"), "{}", answer.err);
    let found = objects(&answer.out).remove(0);
    assert_eq!(
        (&found["schema"], &found["rules"]),
        (&json!("bingwa.tournament/1"), &json!("kingulu"))
    );
    adds_up(&found);
    let names: Vec<&Value> = list(&found["engines"]).iter().map(|engine| &engine["name"]).collect();
    assert_eq!(names, ["nodes=5", "nodes=600", "nodes=40"]);
    assert_eq!(found["engines"][1]["rank"], 1, "who sees more wins more: {found}");
    let met: Vec<&Value> = list(&found["meetings"]).iter().map(|met| &met["engines"]).collect();
    assert_eq!(met, [&json!([0, 1]), &json!([0, 2]), &json!([1, 2])]);
    assert!(list(&found["engines"]).iter().all(|engine| number(&engine["games"]) == 24.0));

    let games = objects(&printed(&["convert", file, "--to", "ndjson"]));
    assert_eq!(games.len(), 36);
    let text = fs::read_to_string(&records).expect("the records are there");
    assert_eq!(text.matches("[Event \"bingwa tournament\"]").count(), 36);
    for name in names {
        assert_eq!(text.matches(&format!("[South {name}]")).count(), 12, "{name}");
    }
    // The same games, one after the other, in a table for people.
    let text = ask(&args).out;
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "kingulu: 3 engines, 12 games of each two");
    assert_eq!(lines.len(), 7, "{text}");
    let mut ranked: Vec<&Value> = list(&found["engines"]).iter().collect();
    ranked.sort_by_key(|engine| engine["rank"].as_u64());
    for (line, engine) in lines[4..].iter().zip(ranked) {
        let words: Vec<&str> = line.split_whitespace().collect();
        assert_eq!(words[1], engine["name"], "{text}");
        assert_eq!(words[2], format!("{:+.0}", number(&engine["elo"])), "{text}");
        assert_eq!(words[4], format!("{:.1}", number(&engine["points"])), "{text}");
        assert_eq!((words[5], words.iter().filter(|word| **word == "·").count()), ("24", 1));
    }
}

#[cfg(unix)]
#[test]
fn a_program_that_crashes_loses_and_the_tournament_goes_on() {
    // Says who it is, and ends when it shall move; then makes a move that is not legal.
    let program = |answer: &str| {
        format!(
            "sh -c 'while read word rest; do case $word in ubi) echo ubiok;; isready) echo \
             readyok;; go) {answer};; esac; done'"
        )
    };
    let (crashing, cheating) = (program("exit 1"), program("echo bestmove A16"));
    let args = ["tournament", "kigogo", "nodes=20", &crashing, "nodes=60", &cheating];
    let answer = ask(&[&args[..], &["--games", "4", "--json"]].concat());
    assert_eq!(answer.code, 0, "{}", answer.err);
    let found = objects(&answer.out).remove(0);
    adds_up(&found);
    let forfeits = |engine: usize| &found["engines"][engine]["forfeits"];
    let none = json!({"crash": 0, "illegal": 0, "time": 0});
    assert_eq!([forfeits(0), forfeits(2)], [&none, &none]);
    // Against each other the one loses that is to move first; all other games both lose.
    let [crashes, cheats] = [number(&forfeits(1)["crash"]), number(&forfeits(3)["illegal"])];
    assert_eq!(crashes + cheats, 20.0, "{found}");
    assert!(crashes >= 8.0 && cheats >= 8.0, "{found}");
    assert_eq!(
        answer.err.lines().filter(|line| line.contains(" loses, crash: ")).count() as f64,
        crashes
    );
    assert_eq!(
        answer.err.lines().filter(|line| line.contains(" loses, illegal move")).count() as f64,
        cheats
    );
    // Both real engines won all their games against these two, and played out their own.
    let met = list(&found["meetings"]).iter().find(|met| met["engines"] == json!([0, 2]));
    assert_eq!(list(&met.expect("they met")["pairs"]).iter().map(number).sum::<f64>(), 2.0);
    for engine in [0, 2] {
        assert!(number(&found["engines"][engine]["points"]) >= 8.0, "{found}");
    }
    let text = ask(&[&args[..], &["--games", "2"]].concat()).out;
    assert!(text.contains(": lost by crash "), "{text}");
}

#[test]
fn the_same_command_plays_the_same_games() {
    let args =
        ["tournament", "kimasai", "nodes=30", "nodes=10", "depth=1", "--games", "4", "--json"];
    let with = |more: &[&str]| object(&[&args[..], more].concat());
    let first = with(&[]);
    assert_eq!(with(&["--concurrency", "3"]), first);
    assert_ne!(with(&["--seed", "2"]), first);
    adds_up(&first);
}

#[test]
fn what_can_not_be_played_is_told_first() {
    let refused = |args: &[&str], code: i32, part: &str| {
        let answer = ask(&[&["tournament", "kigogo"][..], args].concat());
        assert_eq!((answer.code, answer.out.as_str()), (code, ""), "{args:?}");
        assert!(answer.err.contains(part), "{}", answer.err);
        assert_eq!(answer.err.lines().count(), 1, "{}", answer.err);
    };
    refused(&["computer:1"], 2, "ENGINE");
    refused(&["computer:1", "nodes=0"], 2, "expected a number from 1");
    refused(&["nodes=1", "nodes=2", "--games", "3"], 2, "even number");
    refused(&["nodes=5", "nodes=6", "/nowhere/no-engine"], 1, "/nowhere/no-engine: ");
    let records = ["nodes=5", "nodes=6", "--records", "/nowhere/games.bao"];
    refused(&records, 1, "name a new file");
    let openings = ["nodes=5", "nodes=6", "--opening", "1", "--games", "1000"];
    refused(&openings, 1, "ask for fewer games or more moves");
}
