//! What is proven of a position, as the commands tell it.

use crate::ask::{ask, fed, objects, printed};

const ENDING: &str = "0,0,0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,1,0,0,0/0,0,0,0,1,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,1,0,0,0 S";

#[test]
fn explain_tells_what_is_proven() {
    let told = printed(&["explain", "kingulu", "A4"]);
    assert!(told.ends_with("proven: South by 4; best: A3\nafter it: North by 10\n"), "{told}");
    let told = ask(&["explain", "kujifunza", "A1>>"]).out;
    assert!(told.contains("\nproven: North wins, in 32 plies at the most; best: "), "{told}");
    let told = printed(&["explain", "kiswahili", "A6>"]);
    assert!(!told.contains("proven"), "{told}");
    let told = objects(&printed(&["explain", "kingulu", "A3", "--json"])).remove(0);
    let wanted = serde_json::json!({"value": "S", "margin": 4, "best": ["A3"], "source": "margin"});
    assert_eq!(told["proven"], wanted);
}

#[test]
fn analyse_tells_what_is_proven() {
    let args = ["analyse", "kimasai", "--position", ENDING, "--depth", "1"];
    let told = printed(&args);
    assert!(told.starts_with("proven: ") && told.contains(" wins in "), "{told}");
    let told = objects(&printed(&[&args[..], &["--json"]].concat())).remove(0);
    let plies = told["proven"]["plies"].as_u64().expect("a distance");
    let score = &told["root"]["score"];
    let same = score["win"].as_u64().or_else(|| score["loss"].as_u64());
    assert_eq!((told["proven"]["source"].as_str(), same), (Some("table"), Some(plies)));
    let query = b"{\"rules\":\"kingulu\",\"moves\":[\"A3\"],\"limits\":{\"depth\":1}}\n";
    let told = objects(&fed(&["analyse", "--json"], query).out).remove(0);
    assert_eq!(told["proven"]["margin"], 4);
}

#[test]
fn a_folder_without_tables_is_refused() {
    let missing = ask(&["analyse", "kimasai", "--tables", "no/such/folder"]);
    assert_eq!((missing.code, missing.err.lines().count()), (2, 1), "{}", missing.err);
    assert!(missing.err.contains("no/such/folder"), "{}", missing.err);
}

#[test]
fn perfect_plays_a_match() {
    let args = ["match", "kujifunza", "computer:perfect", "computer:2", "--opening", "0"];
    let answer = ask(&[&args[..], &["--games", "2", "--json"]].concat());
    assert_eq!(answer.code, 0, "{}", answer.err);
    let found = objects(&answer.out).remove(0);
    // North wins, whoever sits South: one of the games at least.
    assert!(found["wins"].as_u64() >= Some(1), "{found}");
    assert_eq!(found["forfeits"][0], serde_json::json!({"crash": 0, "illegal": 0, "time": 0}));
}
