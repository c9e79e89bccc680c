//! Kingulu's margins: `solve`, and `tables` of them.

use std::{
    fs,
    path::{Path, PathBuf},
};

use serde_json::json;

use crate::ask::{Answer, ask, object, objects, printed};

/// A position with three seeds in play, North to move.
const SMALL: &str = "0,0,1,0,8!,0/0,1,0,0,0,1 N 20,17";

/// A folder of this test's own, which is not there.
fn absent(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    match fs::remove_dir_all(&folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => panic!("{error}"),
        _ => folder,
    }
}

#[test]
fn south_wins_by_four_with_two_proofs() {
    let folder = absent("kingulu-proofs");
    fs::create_dir(&folder).expect("a new folder");
    let file = folder.join("k.proof");
    let args = ["solve", "kingulu", "--proof", file.to_str().expect("text"), "--json"];
    let solved = object(&args);
    assert_eq!(solved["schema"], "bingwa.solve/1");
    assert_eq!(
        (&solved["value"], &solved["margin"], &solved["best"]),
        (&json!("S"), &json!(4), &json!(["A3"]))
    );
    assert_eq!(solved["line"][0], "A3");
    for (at, seat, margin) in [(0, "south", 4), (1, "north", -4)] {
        let file = folder.join(format!("k-{seat}.proof"));
        let verified = object(&["verify", file.to_str().expect("text"), "--json"]);
        let player = seat[..1].to_uppercase();
        assert_eq!(verified["claim"], json!({"player": player, "margin": margin}));
        assert_eq!(verified["positions"], solved["proofs"][at]["positions"]);
    }
}

#[test]
fn margins_are_told_in_words() {
    let told = printed(&["solve", "kingulu", "--position", SMALL]);
    assert!(told.starts_with("South wins by "), "{told}");
    assert!(told.contains("\n  best: a") && told.contains("\n  line: a"), "{told}");
    let over = "0,0,0,0,0,0/0,0,0,0,0,0 S 24,24";
    assert!(printed(&["solve", "kingulu", "--position", over]).starts_with("Drawn, 24 to 24."));
    let Answer { code, err, .. } = ask(&["solve", "kingulu", "--resume", "file"]);
    assert_eq!(code, 2);
    assert!(err.starts_with("bingwa: resume: "), "{err}");
}

#[test]
fn tables_are_built_checked_and_asked() {
    let folder = absent("kingulu-tables");
    let dir = folder.to_str().expect("text");
    let Answer { code, err, .. } = ask(&["tables", "check", "kingulu", "--dir", dir]);
    assert_eq!(code, 1);
    assert!(err.contains("bingwa tables build kingulu"), "{err}");

    let built = ask(&["tables", "build", "kingulu", "--seeds", "3", "--dir", dir, "--json"]);
    let layers = objects(&built.out);
    let positions: Vec<_> = layers.iter().map(|layer| &layer["positions"]).collect();
    assert_eq!(positions, [4_096, 24_576, 92_160, 272_384]);
    assert!(layers.iter().all(|layer| layer["unsettled"] == 0));
    assert_eq!(printed(&["tables", "build", "kingulu", "--seeds", "3", "--dir", dir]), "");
    let told = printed(&["tables", "check", "kingulu", "--dir", dir]);
    assert!(told.ends_with("up to 3 seeds: all 393,216 entries are right\n"), "{told}");

    let probe = ["tables", "probe", "kingulu", "--dir", dir, "--position", SMALL, "--json"];
    let (probed, solved) =
        (object(&probe), object(&["solve", "kingulu", "--position", SMALL, "--json"]));
    assert_eq!((&probed["low"], &probed["high"]), (&solved["margin"], &solved["margin"]));
    let best: Vec<_> = probed["moves"].as_array().expect("moves").iter().collect();
    assert!(best.iter().any(|played| {
        played["move"] == solved["best"][0] && played["low"] == solved["margin"]
    }));
    let Answer { code, err, .. } = ask(&["tables", "probe", "kingulu", "--dir", dir]);
    assert_eq!(code, 1);
    assert!(err.contains("48 seeds in play") && err.contains("up to 3"), "{err}");

    let svg = folder.join("growth.svg");
    let facts = ["tables", "facts", "kingulu", "--dir", dir, "--svg", svg.to_str().expect("text")];
    assert_eq!(printed(&facts).lines().count(), 4);
    assert!(fs::read_to_string(&svg).expect("a drawing").contains("seeds in play</text>"));
}

#[test]
fn damaged_tables_are_refused() {
    let folder = absent("kingulu-damaged");
    let dir = folder.to_str().expect("text");
    let build = ["tables", "build", "kingulu", "--seeds", "2", "--dir", dir];
    assert_eq!(printed(&build).lines().count(), 3);
    let file = folder.join("kingulu-01.table");
    let sound = fs::read(&file).expect("a table");
    fs::write(&file, &sound[..sound.len() - 1]).expect("it can be written");
    for args in [&build[..], &["tables", "check", "kingulu", "--dir", dir]] {
        let Answer { code, err, .. } = ask(args);
        assert_eq!(code, 2, "{err}");
        assert!(err.contains("kingulu-01.table: damaged: delete it"), "{err}");
    }
    fs::remove_file(&file).expect("it is there");
    // The layers above stand on it, and are built again.
    assert_eq!(printed(&build).lines().count(), 2);
    assert_eq!(fs::read(&file).expect("a table"), sound);
    let Answer { code, err, .. } =
        ask(&["tables", "build", "kingulu", "--seeds", "22", "--dir", dir]);
    assert_eq!(code, 2);
    assert!(err.contains("expected at most 21"), "{err}");
    let Answer { code, err, .. } =
        ask(&["tables", "build", "kingulu", "--seeds", "20", "--memory", "100", "--dir", dir]);
    assert_eq!(code, 1);
    assert!(err.starts_with("bingwa: memory: 20 seeds take "), "{err}");
}
