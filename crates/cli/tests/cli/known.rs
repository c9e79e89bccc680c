//! What is proven of a position, as the commands tell it.

use std::{fs, path::Path};

use crate::ask::{Answer, ask, fed, objects, printed};

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

/// Six stones, which are in no table of the program.
const SIX: &str = "0,0,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,1,1,1,0,0,0/0,0,0,1,1,0,1,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0 S";

/// Asks with the tables in a folder whose block of three stones a side is damaged.
fn with_damage(folder: &Path, args: &[&str], input: &[u8]) -> Answer {
    let folder = folder.to_str().expect("text");
    fed(&[args, &["--tables", folder]].concat(), input)
}

#[test]
fn a_damaged_table_is_told_by_every_command() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("damaged-tables");
    let _ = fs::remove_dir_all(&folder);
    let dir = folder.to_str().expect("text");
    printed(&["tables", "build", "kimasai", "--stones", "6", "--dir", dir]);
    let explain = ["explain", "kimasai", "A4", "--position", SIX];
    let told = printed(&[&explain[..], &["--tables", dir]].concat());
    assert!(told.contains("proven: North wins in 122 plies"), "{told}");
    let file = folder.join("kimasai-3-3.table");
    let whole = fs::read(&file).expect("a table");
    let mut bytes = whole.clone();
    // The list of chunks is whole, and none of the chunks.
    bytes[2_000..].iter_mut().for_each(|byte| *byte ^= 0x55);
    fs::write(&file, &bytes).expect("written");
    let fault =
        format!("{}: a chunk is damaged: delete it and build the tables again", file.display());
    let line = format!("bingwa: {fault}\n");

    let told = with_damage(&folder, &explain, b"");
    assert_eq!((told.code, told.err.as_str()), (0, line.as_str()), "{}", told.out);
    assert!(!told.out.contains("proven"), "{}", told.out);
    let analyse = ["analyse", "kimasai", "--position", SIX, "--depth", "2"];
    let told = with_damage(&folder, &analyse, b"");
    assert_eq!((told.code, told.err.as_str()), (0, line.as_str()));
    let query =
        format!("{{\"rules\":\"kimasai\",\"position\":\"{SIX}\",\"limits\":{{\"depth\":2}}}}\n");
    let told = with_damage(&folder, &["analyse", "--json"], query.as_bytes());
    assert_eq!((told.code, told.err.as_str()), (0, line.as_str()));
    let play = ["play", "kimasai", "--position", SIX, "--plain", "--time", "0.1"];
    let play = [&play[..], &["--north", "human"]].concat();
    let told = with_damage(&folder, &play, b"hint\nquit\n");
    assert_eq!((told.code, told.err.as_str()), (0, line.as_str()), "{}", told.out);
    let perfect = [&play[..], &["--south", "computer:perfect"]].concat();
    let told = with_damage(&folder, &perfect, b"quit\n");
    assert_eq!((told.code, told.err.as_str()), (0, ""), "{}", told.out);
    assert!(told.out.contains(&format!("its best. {fault}.\n")), "{}", told.out);
    // Few games come down to six stones.
    let versus = ["match", "kimasai", "nodes=20", "nodes=20", "--games", "60", "--seed", "6"];
    let versus = [&versus[..], &["--opening", "20"]].concat();
    let told = with_damage(&folder, &versus, b"");
    assert_eq!((told.code, told.err.matches(&line).count()), (0, 1), "{}", told.err);
    let told = with_damage(&folder, &["solve", "kimasai", "--position", SIX], b"");
    assert_eq!((told.code, told.err.as_str()), (2, line.as_str()), "{}", told.out);

    // A file that was cut short is not even opened.
    fs::write(&file, &whole[..whole.len() / 2]).expect("written");
    let told = with_damage(&folder, &explain, b"");
    let line = line.replace("a chunk is damaged", "the file is cut short");
    assert_eq!((told.code, told.err), (2, line));
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
