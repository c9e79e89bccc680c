//! Every clause of the rules has a test.
//!
//! A test says which clauses it covers in a line `// clauses: KIS-12, KIS-13` above its `#[test]`.

use std::collections::BTreeSet;
use std::fs;

use anyhow::{Context, Result, ensure};

use crate::workspace::{Workspace, none_found};

/// The file that names every clause.
const CLAUSES: &str = "crates/rules/src/clause.rs";

/// What a line that names clauses begins with.
const MARK: &str = "// clauses:";

/// Looks for clauses without a test, and for tests of clauses that don't exist.
pub fn check(workspace: &Workspace) -> Result<()> {
    let known = ids(&fs::read_to_string(workspace.root.join(CLAUSES)).context(CLAUSES)?);
    ensure!(!known.is_empty(), "{CLAUSES} names no clause");

    let mut covered = BTreeSet::new();
    let mut found = Vec::new();
    for path in workspace.files()? {
        if path.extension().is_none_or(|extension| extension != "rs")
            || !path.starts_with(workspace.root.join("crates"))
        {
            continue;
        }
        let text = fs::read_to_string(&path)?;
        for note in notes(&text) {
            let place = format!("{}:{}", workspace.relative(&path), note.line);
            if !note.above_a_test {
                found.push(format!("{place}: names clauses, but stands above no #[test]"));
            } else if note.ids.is_empty() {
                found.push(format!("{place}: names no clause"));
            }
            for id in note.ids {
                if !known.contains(&id) {
                    found.push(format!("{place}: {id} is no clause of {CLAUSES}"));
                }
                covered.insert(id);
            }
        }
    }
    found.extend(known.difference(&covered).map(|id| format!("{id}: no test names it")));
    none_found("clauses", &found)?;
    println!("{} clauses, each with a test", known.len());
    Ok(())
}

/// A line that says which clauses a test covers.
struct Note {
    line: usize,
    ids: BTreeSet<String>,
    above_a_test: bool,
}

/// The notes of a source file.
fn notes(text: &str) -> Vec<Note> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut notes = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let Some(named) = line.trim_start_matches('/').strip_prefix(&MARK[2..]) else { continue };
        if !line.starts_with("//") {
            continue;
        }
        let above_a_test = lines[index + 1..]
            .iter()
            .take_while(|next| next.starts_with("//") || next.starts_with("#["))
            .any(|next| next.starts_with("#[test]"));
        notes.push(Note { line: index + 1, ids: ids(named), above_a_test });
    }
    notes
}

/// Every clause id in a text: three capitals, a hyphen, a number.
fn ids(text: &str) -> BTreeSet<String> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-')
        .filter(|word| {
            word.split_once('-').is_some_and(|(game, number)| {
                game.len() == 3
                    && game.bytes().all(|b| b.is_ascii_uppercase())
                    && !number.is_empty()
                    && number.bytes().all(|b| b.is_ascii_digit())
            })
        })
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_among_words() {
        let found = ids("/// `KIS-12`: see COM-4; not kis-1, UTF-8x, KIS-, XKIS-3 or A-1.");
        assert_eq!(found.into_iter().collect::<Vec<_>>(), ["COM-4", "KIS-12"]);
    }

    #[test]
    fn a_note_stands_above_a_test() {
        let text = "// clauses: KIS-1, KIS-2\n/// Why.\n#[test]\nfn a() {}\n\n\
                    // clauses: KIS-3\nfn b() {}\n";
        let notes = notes(text);
        assert_eq!(notes.len(), 2);
        assert!(notes[0].above_a_test && notes[0].ids.len() == 2);
        assert!(!notes[1].above_a_test && notes[1].line == 6);
    }
}
