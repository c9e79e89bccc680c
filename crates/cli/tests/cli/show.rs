//! `bingwa show`: looked at, in monochrome and in sentences.

use anstream::adapter::strip_str;

use crate::ask::{RULES, printed, program};

/// Positions in which holes have marks, or the game is over.
const MARKED: &[(&str, &str, &str)] = &[
    (
        "takasia",
        "kiswahili",
        "0,1,2,1,4,8,2,2/10,0,0,10,2,1,0,1/0,2,0,0,1,1,0,0/0,0,2,2,0,2,6,4 N 0,0 - a4",
    ),
    (
        "dormant",
        "kiswahili",
        "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,3,2,1,0/0,0,0,0,0,0,0,0 S 15,15 SN -",
    ),
    ("reserved", "kingulu", "0,0,5!,9!,0,2/2,2,1,12!,1,0 N 14,0"),
    ("hamna", "kujifunza", "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,2,0,0,0,0,3,0/0,0,0,0,0,0,0,0 N 0,0"),
    ("drawn", "kingulu", "0,0,0,0,0,0/0,0,0,0,0,0 S 24,24"),
];

#[test]
fn every_game_is_drawn() {
    for rules in RULES {
        insta::assert_snapshot!(format!("{rules}-drawn"), printed(&["show", rules]));
    }
}

#[test]
fn every_game_is_described() {
    for rules in RULES {
        insta::assert_snapshot!(format!("{rules}-described"), printed(&["show", rules, "--plain"]));
    }
}

#[test]
fn marks_are_drawn_and_described() {
    for (name, rules, position) in MARKED {
        let drawn = printed(&["show", rules, "--position", position]);
        insta::assert_snapshot!(format!("{name}-drawn"), drawn);
        let described = printed(&["show", rules, "--position", position, "--plain"]);
        assert!(described.is_ascii(), "a screen reader may not know all of {described}");
        insta::assert_snapshot!(format!("{name}-described"), described);
    }
}

#[test]
fn a_drawing_fits_eighty_columns() {
    let starts = RULES.map(|rules| printed(&["show", rules]));
    let marked =
        MARKED.iter().map(|(_, rules, text)| printed(&["show", rules, "--position", text]));
    for drawing in starts.into_iter().chain(marked) {
        for line in drawing.lines() {
            assert!(line.chars().count() <= 80, "{line}");
        }
    }
}

#[test]
fn colour_says_nothing_more() {
    for rules in RULES {
        let coloured = printed(&["show", rules, "--color", "always"]);
        assert!(coloured.contains('\u{1b}'));
        assert_eq!(strip_str(&coloured).to_string(), printed(&["show", rules]));
    }
}

#[test]
fn no_colour_is_printed_unasked_or_where_it_is_not_wanted() {
    for (variable, value, coloured) in
        [("NO_COLOR", "1", false), ("TERM", "xterm", false), ("CLICOLOR_FORCE", "1", true)]
    {
        let output = program(&["show", "kiswahili"]).env(variable, value).output();
        let out = output.expect("the program runs").stdout;
        assert_eq!(out.contains(&0x1b), coloured, "{variable}={value}");
    }
    assert!(!printed(&["show", "kiswahili", "--color", "never"]).contains('\u{1b}'));
}
