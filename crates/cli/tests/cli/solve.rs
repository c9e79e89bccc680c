//! `solve` and `verify`: values, proofs, and searches that go on another day.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::Duration,
};

use serde_json::{Value, json};

use crate::ask::{Answer, ask, object, objects, printed, program};

/// Eight stones of Kimasai.
const STONES: &str = "0,0,0,1,0,0,0,0,0,0,0,0/1,0,0,0,0,1,0,0,0,0,0,0/\
                      0,0,1,0,0,0,0,0,1,0,0,0/0,1,0,0,0,1,0,0,0,0,0,0 S";

/// The path of a file of this test's own, which is not there.
fn fresh(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    match fs::remove_file(&path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => panic!("{error}"),
        _ => path.to_str().expect("a path of text").to_owned(),
    }
}

#[test]
fn the_learners_games_are_solved_and_proven() {
    for (rules, value) in [("kujifunza", "N"), ("kujifunza/zanzibar", "S")] {
        let file = fresh(&format!("{}.proof", rules.replace('/', "-")));
        let solved = object(&["solve", rules, "--proof", &file, "--json"]);
        assert_eq!(
            (&solved["schema"], &solved["value"]),
            (&json!("bingwa.solve/1"), &json!(value))
        );
        let best = solved["best"].as_array().expect("moves");
        assert_eq!(best.is_empty(), value == "N", "{best:?}");
        let verified = object(&["verify", &file, "--json"]);
        assert_eq!(verified["schema"], "bingwa.verify/1");
        assert_eq!(verified["claim"], json!({"player": value}));
        assert_eq!(verified["rules"], rules);
        for key in ["positions", "choices", "longest"] {
            assert_eq!(verified[key], solved["proof"][key], "{key}");
        }
    }
}

#[test]
fn what_rests_on_tables_has_no_proof_file() {
    let file = fresh("aided.proof");
    let told = ask(&["solve", "kimasai", "--tables", "absent", "--proof", &file]);
    assert_eq!((told.code, told.out.as_str(), told.err.lines().count()), (2, "", 1));
    assert!(told.err.contains("the verifier knows nothing but the rules"), "{}", told.err);
    assert!(told.err.ends_with("leave out --tables, or --proof\n"), "{}", told.err);
}

#[test]
fn a_few_stones_are_solved_in_words() {
    let file = fresh("stones.proof");
    let told = printed(&["solve", "kimasai", "--position", STONES, "--proof", &file]);
    assert!(told.starts_with("South wins.\n  proven to win: "), "{told}");
    let told = printed(&["verify", &file]);
    let expected = format!("{file}: kimasai: South wins from {STONES}.\n  holds: ");
    assert!(told.starts_with(&expected), "{told}");
    let threads = ["solve", "kimasai", "--position", STONES, "--threads", "2", "--json"];
    assert_eq!(object(&threads)["value"], "S");
}

#[test]
fn positions_with_few_stones_are_looked_up() {
    let tables = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/tables");
    let args = ["solve", "kimasai", "--position", STONES, "--json"];
    let (alone, aided) = (object(&args), object(&[&args[..], &["--tables", tables]].concat()));
    assert_eq!((&aided["value"], &alone["value"]), (&json!("S"), &json!("S")));
    assert!(aided["best"].as_array().is_some_and(|moves| !moves.is_empty()), "{aided}");
    assert_eq!((&aided["tables"], &alone["tables"]), (&json!(5), &Value::Null));
    assert!(aided["proof"]["in_tables"].as_u64() > Some(0), "{aided}");
    assert!(aided["nodes"].as_u64() < alone["nodes"].as_u64(), "{aided} {alone}");
    let told = printed(&["solve", "kimasai", "--position", STONES, "--tables", tables]);
    assert!(told.contains("of the positions are left to the tables\n"), "{told}");
    assert!(told.ends_with("tables: kimasai up to 5, taken for true\n"), "{told}");

    // A search goes on with tables from where it stood without.
    let file = fresh("aided.search");
    let search = ["solve", "kimasai", "--hash", "16", "--resume", &file, "--json", "--time", "1"];
    let first = &objects(&ask(&search).out)[0];
    let on = &objects(&ask(&[&search[..], &["--tables", tables]].concat()).out)[0];
    assert!(on["nodes"].as_u64() > first["nodes"].as_u64(), "{first} {on}");

    let empty = env!("CARGO_TARGET_TMPDIR");
    for (args, code, part) in [
        (&["kujifunza", "--tables", tables][..], 2, "`kujifunza` has no endgame tables"),
        (&["kingulu", "--tables", tables], 2, "`kingulu` has no endgame tables of this kind"),
        (&["kimasai", "--tables", "no-such-folder"], 2, "no-such-folder: "),
        (&["kigogo", "--tables", empty], 1, "no tables of kigogo: build them with"),
        (&["kimasai", "--tables", tables, "--proof", "a.proof"], 2, "--proof"),
    ] {
        let answer = ask(&[&["solve"], args].concat());
        assert_eq!(answer.code, code, "{args:?}: {}", answer.err);
        assert!(answer.err.contains(part), "{args:?}: {}", answer.err);
    }
}

#[test]
fn a_game_that_is_over_needs_no_search() {
    let over = "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,2,0,0,0,0,3,0/0,0,0,0,0,0,0,0 N 0,0";
    let solved = object(&["solve", "kujifunza", "--position", over, "--json"]);
    assert_eq!((&solved["value"], &solved["best"]), (&json!("S"), &json!([])));
    assert_eq!(solved["proof"], json!({"positions": 1, "choices": 0, "longest": 0}));
}

#[test]
fn a_search_ends_with_its_time() {
    let answer = ask(&["solve", "kigogo", "--hash", "16", "--time", "1", "--json"]);
    assert_eq!(answer.code, 1);
    let told = &objects(&answer.out)[0];
    assert_eq!((&told["value"], &told["best"]), (&Value::Null, &json!([])));
    assert_eq!(told["bounds"]["claim"], "S");
    assert!(told["bounds"]["proof"].as_u64() > Some(0), "{told}");
    assert!(told["nodes"].as_u64() > Some(0) && told["seconds"].as_f64() >= Some(1.0), "{told}");
    let answer = ask(&["solve", "kigogo", "--hash", "16", "--time", "1"]);
    assert_eq!(answer.code, 1);
    assert!(answer.out.starts_with("Not settled.\n  South wins? proof number "), "{}", answer.out);
}

#[test]
fn a_search_that_is_interrupted_goes_on_from_its_file() {
    let file = fresh("kigogo.search");
    let args = ["solve", "kigogo", "--hash", "16", "--resume", &file, "--json"];
    let child = program(&args).stderr(Stdio::piped()).spawn().expect("the program starts");
    // It may take a while until the program listens; before that, a signal ends it at once.
    thread::sleep(Duration::from_secs(2));
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.expect("kill is there").success());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let first = &objects(&String::from_utf8(output.stdout).expect("text"))[0];
    assert_eq!(first["value"], Value::Null);

    let answer = ask(&[&args[..], &["--time", "1"]].concat());
    let on = &objects(&answer.out)[0];
    assert!(on["nodes"].as_u64() > first["nodes"].as_u64(), "{first} {on}");

    let answer = ask(&["solve", "kimasai", "--resume", &file]);
    assert_eq!(answer.code, 2);
    assert!(
        answer.err.contains("it holds the search of another position: kigogo "),
        "{}",
        answer.err
    );
    fs::write(&file, b"BAOPNTB\x01 and more").expect("it can be written");
    let answer = ask(&["solve", "kigogo", "--resume", &file]);
    assert_eq!(answer.code, 2);
    assert!(answer.err.contains("or is damaged"), "{}", answer.err);
}

#[cfg(unix)]
#[test]
fn a_search_outlives_a_full_disk() {
    let file = fresh("full.search");
    let args = ["solve", "kigogo", "--hash", "16", "--resume", &file, "--json", "--time", "2"];
    let limited = |limit: &str| {
        let script = format!("trap '' XFSZ; ulimit -f {limit}; exec \"$0\" \"$@\"");
        let mut shell = Command::new("sh");
        shell.args(["-c", &script, env!("CARGO_BIN_EXE_bingwa")]).args(args).stdin(Stdio::null());
        shell.output().expect("a shell")
    };
    let full = limited("0");
    assert_eq!(full.status.code(), Some(1), "{full:?}");
    let err = String::from_utf8(full.stderr).expect("text");
    assert!(err.ends_with(": name a file that can be written\n"), "{err}");

    // Room for the beginning, and not for what was found.
    let full = limited("8");
    assert_eq!(full.status.code(), Some(1), "{full:?}");
    let err = String::from_utf8(full.stderr).expect("text");
    let complaint = format!("bingwa: {file}: the search could not be put aside (");
    assert!(err.contains(&complaint) && err.ends_with("is kept: make room for it\n"), "{err}");
    let told = &objects(&String::from_utf8(full.stdout).expect("text"))[0];
    assert!(told["nodes"].as_u64() > Some(0), "{told}");
    assert!(!Path::new(&format!("{file}.part")).exists());
    // What was put aside is whole.
    let on = ask(&args);
    assert_eq!((on.code, on.err.contains("bingwa: ")), (1, false), "{}", on.err);
}

#[test]
fn a_proof_that_does_not_hold_is_refused_in_one_line() {
    let stored = format!("{}/../../data/proofs/kujifunza.proof", env!("CARGO_MANIFEST_DIR"));
    assert!(printed(&["verify", &stored]).contains("North wins from the start.\n  holds: "));
    let file = fresh("damaged.proof");
    let mut bytes = fs::read(&stored).expect("a stored proof");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 4;
    fs::write(&file, &bytes).expect("it can be written");
    let Answer { code, out, err } = ask(&["verify", &file]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert_eq!(err, format!("bingwa: {file}: checksum: it doesn't fit; the file is damaged\n"));
    let answer = ask(&["verify", &file, "--json"]);
    assert_eq!(answer.code, 1);
    let told = &objects(&answer.out)[0];
    assert_eq!(told["schema"], "bingwa.verify/1");
    assert!(told["error"]["message"].as_str().is_some_and(|text| text.contains("damaged")));
}

#[test]
fn what_is_wrong_is_told_before_the_search() {
    for (args, part) in [
        (&["verify", "no-such-file.proof"][..], "no-such-file.proof: "),
        (&["verify"], "<FILE>"),
        (&["solve", "kigogo", "--proof", "no-such-folder/a.proof"], "there is no such folder"),
        (&["solve", "kigogo", "--resume", "no-such-folder/a"], "there is no such folder"),
        (&["solve", "kigogo", "--hash", "0"], "--hash"),
        (&["solve", "kigogo", "--threads", "0"], "--threads"),
        (&["solve", "kigogo", "--time", "0"], "--time"),
    ] {
        let Answer { code, out, err } = ask(args);
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}");
        assert!(err.contains(part) && err.lines().count() == 1, "{err}");
    }
    let answer = ask(&["solve", "kigogo", "--hash", "1000000000000"]);
    assert_eq!(answer.code, 1);
    assert_eq!(answer.err, "bingwa: hash: 1000000000000 MiB can't be had; ask for less\n");
}
