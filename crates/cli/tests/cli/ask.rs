//! Running the program.

use std::{
    io::Write,
    process::{Command, Stdio},
    thread,
};

use serde_json::Value;

/// The rules ids.
pub const RULES: [&str; 7] = [
    "kiswahili",
    "kiswahili/zanzibar",
    "kujifunza",
    "kujifunza/zanzibar",
    "kigogo",
    "kimasai",
    "kingulu",
];

/// What the program answered.
pub struct Answer {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// The program, not yet running, in an environment without settings of colour.
pub fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bingwa"));
    command.args(args).env("COLUMNS", "80");
    for variable in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR"] {
        command.env_remove(variable);
    }
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Asks with nothing on stdin.
pub fn ask(args: &[&str]) -> Answer {
    fed(args, b"")
}

/// Asks with `input` on stdin.
pub fn fed(args: &[&str], input: &[u8]) -> Answer {
    let mut child = program(args).stdin(Stdio::piped()).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let output = thread::scope(|scope| {
        // The program may end before it has read all.
        scope.spawn(move || stdin.write_all(input));
        child.wait_with_output().expect("the program ends")
    });
    Answer {
        code: output.status.code().expect("no signal ended the program"),
        out: String::from_utf8(output.stdout).expect("stdout is UTF-8"),
        err: String::from_utf8(output.stderr).expect("stderr is UTF-8"),
    }
}

/// What stands on stdout when all is well.
pub fn printed(args: &[&str]) -> String {
    let Answer { code, out, err } = ask(args);
    assert_eq!((code, err.as_str()), (0, ""), "{args:?}");
    out
}

/// The objects on stdout, one a line.
pub fn objects(out: &str) -> Vec<Value> {
    out.lines().map(|line| serde_json::from_str(line).expect("a line is an object")).collect()
}

/// The one object that a command prints when all is well.
pub fn object(args: &[&str]) -> Value {
    let mut objects = objects(&printed(args));
    assert_eq!(objects.len(), 1, "{args:?}");
    objects.remove(0)
}

/// A file of the test data.
pub fn testdata(name: &str) -> String {
    let path = format!("{}/../../testdata/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}
