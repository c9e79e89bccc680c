//! Help, completions, man pages.

use crate::ask::{Answer, ask, printed};

const COMMANDS: [&str; 23] = [
    "games",
    "show",
    "moves",
    "perft",
    "trace",
    "explain",
    "convert",
    "serve",
    "solve",
    "verify",
    "bench",
    "analyse",
    "match",
    "tournament",
    "book",
    "puzzles",
    "selfplay",
    "train",
    "calibrate",
    "ubi",
    "values",
    "completions",
    "man",
];

#[test]
fn the_program_helps() {
    insta::assert_snapshot!("help", printed(&["--help"]));
    let Answer { code, out, err } = ask(&[]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("Usage: bingwa"), "{err}");
}

#[test]
fn every_command_helps_with_examples() {
    for command in COMMANDS {
        let help = printed(&["help", command]);
        assert!(help.contains("\nExamples:\n  bingwa "), "{command}");
        insta::assert_snapshot!(format!("help-{command}"), help);
    }
}

#[test]
fn shells_complete_rules_ids() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = printed(&["completions", shell]);
        assert!(script.contains("bingwa") && script.contains("explain"), "{shell}");
    }
    assert!(printed(&["completions", "bash"]).contains("kujifunza/zanzibar"));
}

#[test]
fn man_pages_are_printed() {
    assert!(printed(&["man"]).contains(".TH bingwa 1"));
    for command in COMMANDS {
        let page = printed(&["man", command]);
        assert!(page.contains(".SH SYNOPSIS") && page.contains(command), "{command}");
    }
}
