//! `bingwa play --plain` as a script or a screen reader meets it.

use std::{
    fs,
    io::Write as _,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

/// A folder of this test's own, emptied first.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    match fs::remove_dir_all(&folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => panic!("{error}"),
        _ => fs::create_dir_all(&folder).expect("a folder"),
    }
    folder
}

fn play(args: &[&str], input: &str) -> Output {
    let state = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("no-state");
    let mut child = Command::new(env!("CARGO_BIN_EXE_bingwa"))
        .arg("play")
        .args(args)
        .env("XDG_STATE_HOME", &state)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // A game that is over reads no further.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    assert!(!state.exists(), "a script leaves no game behind");
    output
}

/// What the program told when everything went well.
fn told(args: &[&str], input: &str) -> String {
    let output = play(args, input);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{errors}");
    String::from_utf8(output.stdout).expect("text")
}

const TWO: [&str; 5] = ["--plain", "--south", "human", "--north", "human"];

fn two<'a>(rules: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&[rules], TWO.as_slice(), more].concat()
}

#[test]
fn every_command_is_answered() {
    let input = "help\nmoves\nA5<\nwhy A5\nwhy A6\nwhy a6>*\nwhy\nwhy x\nA6\nA6>*\nboard\nundo\nundo\n\
                 save\nnonsense\nquit\nmoves\n";
    let told = told(&two("kiswahili", &[]), input);
    insta::assert_snapshot!(told);
}

#[test]
fn an_illegal_move_is_answered_and_the_game_goes_on() {
    let told = told(&two("kigogo", &[]), "A1\nA12\n");
    assert!(told.contains("South to move> Not legal by KIG-2. A1 is empty"), "{told}");
    assert!(told.contains("South plays A12: "), "{told}");
    assert!(told.ends_with("North to move> \n"), "the input's end leaves: {told}");
}

#[test]
fn two_computers_play_to_the_end() {
    for rules in ["kiswahili", "kujifunza", "kigogo", "kimasai", "kingulu"] {
        let args =
            [rules, "--plain", "--south", "computer:2", "--north", "computer:1", "--seed", "3"];
        let first = told(&args, "");
        let last = first.lines().last().unwrap_or_default();
        assert!(last.contains(" has won") || last.starts_with("Drawn"), "{rules}: {last}");
        assert_eq!(first, told(&args, ""), "the same number, the same game");
    }
}

#[test]
fn the_computer_answers_and_gives_hints() {
    let told = told(&["kingulu", "--plain", "--seed", "1", "--time", "20"], "hint\nA3\nundo\n");
    assert!(told.contains("Hint: A3; proven: South by 4; best: A3.\n"), "{told}");
    assert!(told.contains("North plays a"), "{told}");
    assert!(told.contains("2 moves are taken back."), "{told}");
}

#[test]
fn resigning_ends_the_game() {
    let told = told(&two("kigogo", &[]), "resign\nA12\n");
    assert!(told.ends_with("South has resigned: North has won.\n"), "{told}");
}

#[test]
fn a_game_is_recorded_and_resumed() {
    let folder = folder("play-resume");
    let record = folder.join("game.bao");
    let path = record.to_str().expect("text");
    let first = told(&two("kiswahili", &["--record", path]), "A6<*\na6>\nquit\n");
    assert!(first.ends_with(&format!("Saved in {path}.\n")), "{first}");
    let text = fs::read_to_string(&record).expect("a record");
    assert!(text.contains("1. A6<* a6>"), "{text}");
    assert!(text.contains("[South \"human\"]") && text.contains("[Result \"*\"]"), "{text}");

    let again = play(&two("kiswahili", &["--record", path]), "");
    assert_eq!(again.status.code(), Some(2));
    let why = String::from_utf8_lossy(&again.stderr);
    assert!(why.contains("is there already") && why.lines().count() == 1, "{why}");

    told(&["--plain", "--resume", path], "A4>\nresign\n");
    let text = fs::read_to_string(&record).expect("a record");
    assert!(text.contains("2. A4>") && text.contains("[Termination \"resignation\"]"), "{text}");
    let over = told(&["--plain", "--resume", path], "");
    assert!(over.contains("North has resigned"), "{over}");
}

#[test]
fn a_record_with_more_than_its_moves_is_not_overwritten() {
    let folder = folder("play-notes");
    let record = folder.join("notes.bao");
    let path = record.to_str().expect("text");
    let notes = "[Rules \"kigogo\"]\n\n1. A12 {well begun} a11 *\n";
    fs::write(&record, notes).expect("written");
    let output = play(&["--plain", "--resume", path], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("name another file by --record"));
    let other = folder.join("other.bao");
    let other = other.to_str().expect("text");
    told(&["--plain", "--resume", path, "--record", other], "A11\n");
    assert_eq!(fs::read_to_string(&record).expect("still there"), notes);
    assert!(fs::read_to_string(other).expect("a record").contains("2. A11"));
}

#[test]
fn save_writes_what_was_played() {
    let folder = folder("play-save");
    let path = folder.join("deep/game.bao");
    let name = path.to_str().expect("text");
    let input = format!("A12\nsave {name}\nsave {name}\nsave {}\n", folder.display());
    let told = told(&two("kigogo", &[]), &input);
    assert!(told.contains(&format!("Saved in {name}.")), "{told}");
    assert_eq!(told.matches("is there already").count(), 2, "{told}");
    assert!(fs::read_to_string(&path).expect("a record").contains("1. A12"));
}

#[test]
fn bad_input_is_told_in_one_line() {
    let folder = folder("play-bad");
    let (here, none) = (folder.to_str().expect("text"), folder.join("none.bao"));
    let none = none.to_str().expect("text");
    let broken = folder.join("broken.bao");
    fs::write(&broken, [0xff, 0xfe, 0]).expect("written");
    let broken = broken.to_str().expect("text");
    let cases: [(&[&str], &str); 10] = [
        (&["kiswahilli"], "did you mean"),
        (&["kigogo", "--south", "robot"], "expected human, computer"),
        (&["kigogo", "--south", "computer:21"], "expected 1 to 20"),
        (&["kigogo", "--plain", "--position", "1,2 S"], "expected 4 rows"),
        (&["kigogo", "--time=-1"], "expected seconds"),
        (&["--plain"], "need a rules id"),
        (&["--plain", "--resume", here], "give the record of a game"),
        (&["--plain", "--resume", none], "give the record of a game"),
        (&["--plain", "--resume", broken], "give the record of a game"),
        (&["kigogo"], "use --plain"),
    ];
    for (args, expected) in cases {
        let output = play(args, "");
        let why = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {why}");
        assert!(why.contains(expected) && why.lines().count() == 1, "{args:?}: {why}");
        assert!(output.stdout.is_empty());
    }
    let long = "a".repeat(100_000);
    let told = told(&two("kigogo", &[]), &format!("{long}\nA12\n"));
    assert!(told.contains("The line is too long") && told.contains("South plays A12"), "{told}");
}

#[test]
fn the_perfect_player_says_what_is_proven() {
    let perfect = ["--plain", "--south", "computer:perfect", "--north", "human"];
    let at = |rules| [&[rules][..], &perfect].concat();
    let kingulu = told(&at("kingulu"), "quit\n");
    assert!(kingulu.contains("\nProven: South by 4.\nSouth plays A3: "), "{kingulu}");
    let learners = told(&at("kujifunza/zanzibar"), "quit\n");
    assert!(learners.contains("\nProven: South wins, in 25 plies at the most.\n"), "{learners}");
    let great = told(&[&at("kiswahili")[..], &["--time", "0.2"]].concat(), "quit\n");
    assert!(great.contains("\nThis position is not solved: "), "{great}");
}
