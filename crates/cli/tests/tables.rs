//! `bingwa tables`: builds that are stopped at any moment, a full disk, and what is answered.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    thread,
    time::{Duration, Instant},
};

/// The folder of the tables that are kept.
fn kept() -> String {
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/tables").to_owned()
}

/// A folder of this test's own that is not there.
fn absent(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    match fs::remove_dir_all(&folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => panic!("{error}"),
        _ => folder,
    }
}

fn tables(args: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_bingwa"));
    program.arg("tables").args(args).stdin(Stdio::null());
    program
}

fn ask(args: &[&str]) -> (i32, String, String) {
    told(tables(args).output().expect("the program runs"))
}

fn told(output: Output) -> (i32, String, String) {
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code().expect("a code"), text(output.stdout), text(output.stderr))
}

fn build<'a>(stones: &'a str, folder: &'a Path) -> [&'a str; 6] {
    ["build", "kimasai", "--stones", stones, "--dir", folder.to_str().expect("text")]
}

/// The files in a folder, by name.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry"))
        .map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            (name, fs::read(entry.path()).expect("a file"))
        })
        .collect();
    files.sort();
    files
}

#[test]
fn a_build_that_is_killed_goes_on_to_the_same_files() {
    let straight = absent("straight");
    let begun = Instant::now();
    let (code, _, err) = ask(&build("6", &straight));
    let took = begun.elapsed();
    assert_eq!(code, 0, "{err}");
    let wanted = files(&straight);
    let mut killed = 0;
    // Ten moments, spread over the build by the golden ratio.
    for round in 1..=10 {
        let folder = absent("killed");
        let moment = took.mul_f64(f64::from(round) * 0.618_034 % 1.0);
        let mut child = tables(&build("6", &folder))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program runs");
        thread::sleep(moment.max(Duration::from_millis(1)));
        killed += u32::from(child.try_wait().expect("a child").is_none());
        child.kill().expect("killed");
        child.wait().expect("ended");
        let (code, _, err) = ask(&build("6", &folder));
        assert_eq!(code, 0, "{err}");
        assert!(files(&folder) == wanted, "round {round}: other files");
    }
    assert!(killed >= 5, "the program was faster than the clock: only {killed} builds were killed");
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_told_and_damages_nothing() {
    let folder = absent("full");
    let limited = |limit: &str| {
        let script = format!("trap '' XFSZ; ulimit -f {limit}; exec \"$0\" \"$@\"");
        let mut shell = Command::new("sh");
        shell.args(["-c", &script, env!("CARGO_BIN_EXE_bingwa"), "tables"]);
        told(shell.args(build("5", &folder)).stdin(Stdio::null()).output().expect("a shell"))
    };
    let (code, _, err) = limited("100");
    assert_eq!(code, 1, "{err}");
    assert!(err.contains("kimasai-2-3.table: ") && err.contains("nothing was damaged"), "{err}");
    assert_eq!(err.lines().count(), 1, "{err}");
    let names: Vec<String> = files(&folder).into_iter().map(|(name, _)| name).collect();
    assert!(names.iter().any(|name| name == "kimasai-2-2.table"), "{names:?}");
    assert!(names.iter().all(|name| !name.ends_with(".part")), "{names:?}");
    let (code, out, err) = ask(&["check", "kimasai", "--dir", folder.to_str().expect("text")]);
    assert_eq!(code, 0, "{out}{err}");
    let (code, _, err) = limited("unlimited");
    assert_eq!(code, 0, "{err}");
    let kept: Vec<_> = files(kept().as_ref());
    let built = files(&folder).into_iter().filter(|(name, _)| name.ends_with(".table"));
    assert!(built.clone().all(|file| kept.contains(&file)));
    assert_eq!(built.count(), 6);
}

const LONGEST: &str = "0,0,0,0,0,0,0,0,0,0,1,1/0,0,0,0,0,0,0,0,0,0,1,0/\
                       0,0,0,0,0,1,1,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0 S";

#[test]
fn a_position_is_looked_up_with_its_moves() {
    let dir = kept();
    let probe = ["probe", "kimasai", "--position", LONGEST, "--dir", &dir];
    let (code, out, err) = ask(&probe);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with("South wins in 93 plies\n"), "{out}");
    assert!(out.contains("South wins in 92 plies"), "{out}");
    let (code, out, _) = ask(&[&probe[..], &["--json"]].concat());
    let answer: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(code, 0);
    assert_eq!(answer["schema"], "bingwa.tables-probe/1");
    assert_eq!((&answer["value"], &answer["plies"]), (&"S".into(), &93.into()));
    let moves = answer["moves"].as_array().expect("moves");
    assert!(moves.iter().any(|played| played["value"] == "S" && played["plies"] == 92));
}

#[test]
fn what_tables_do_not_have_is_told() {
    let dir = kept();
    let (code, out, err) = ask(&["probe", "kimasai", "--dir", &dir, "--json"]);
    assert_eq!(code, 1);
    assert!(err.contains("it has 46 stones, and the tables in"), "{err}");
    assert!(err.contains("have up to 5: no table has more than 11"), "{err}");
    let answer: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(answer["error"]["field"], "position");
    for (args, code, part) in [
        (&["probe", "kiswahili", "--dir", &dir][..], 2, "rules: `kiswahili` has no endgame tables"),
        (&["probe", "kingulu", "--dir", &dir], 1, "position: it has 48 seeds in play"),
        (&["probe", "kigogo", "--dir", "absent"], 2, "absent: "),
        (&["build", "kimasai", "--stones", "12"], 2, "stones: found 12, expected 2 to 11"),
        (&["build", "kigogo"], 2, "--stones"),
        (&["facts", "kigogo", "--dir", "/"], 1, "no tables of kigogo: build them with"),
    ] {
        let (found, _, err) = ask(args);
        assert_eq!(found, code, "{args:?}: {err}");
        assert!(err.contains(part) && err.lines().count() == 1, "{args:?}: {err}");
    }
}

#[test]
fn facts_and_checks_are_data_too() {
    let dir = kept();
    for rules in ["kimasai", "kigogo"] {
        let svg = absent(&format!("{rules}-growth")).with_extension("svg");
        let path = svg.to_str().expect("text");
        let (code, out, err) = ask(&["facts", rules, "--dir", &dir, "--json", "--svg", path]);
        assert_eq!((code, err.as_str()), (0, ""));
        assert_eq!(out.lines().count(), 4);
        for line in out.lines() {
            let layer: serde_json::Value = serde_json::from_str(line).expect("JSON");
            assert_eq!(layer["schema"], "bingwa.tables-facts/1");
            assert_eq!(layer["draws"], 0);
            // The position of the longest win is told as one by the table itself.
            let longest = &layer["longest"];
            let position = longest["position"].as_str().expect("text");
            let probe = ["probe", rules, "--dir", &dir, "--json", "--position", position];
            let answer: serde_json::Value = serde_json::from_str(&ask(&probe).1).expect("JSON");
            assert_eq!((&answer["value"], &answer["plies"]), (&"S".into(), &longest["plies"]));
        }
        let drawing = fs::read_to_string(&svg).expect("a drawing");
        assert!(drawing.starts_with("<svg ") && drawing.ends_with("</svg>\n"));
        let (code, out, _) = ask(&["check", rules, "--dir", &dir, "--json"]);
        let checked: serde_json::Value = serde_json::from_str(&out).expect("JSON");
        assert_eq!((code, &checked["stones"], &checked["wrong"]), (0, &5.into(), &0.into()));
    }
}
