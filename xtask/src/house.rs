//! The house rules that no compiler knows.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::Result;

use crate::workspace::{Workspace, none_found};

/// The most lines that a source file may have.
const MAX_LINES: usize = 700;

/// Files of fewer bytes may be equal by chance.
const SMALL: usize = 200;

/// What no file may hold, and why. Written in two parts so that this file passes, too.
const BANNED: &[(&str, &str)] = &[
    (concat!("TO", "DO"), "finish it, or say so in the changelog"),
    (concat!("FIX", "ME"), "fix it"),
    (concat!("un", "implemented!"), "write it"),
    (concat!("to", "do!("), "write it"),
    (concat!("#[ig", "nore"), "a test runs, or is a soak"),
    (concat!("/wo", "rk/"), "a path of one machine"),
    (concat!("/ro", "ot/"), "a path of one machine"),
    (concat!("/ho", "me/"), "a path of one machine"),
    (concat!("/tm", "p/"), "a path of one machine; ask for the temporary folder"),
    (concat!("C:", "\\Users"), "a path of one machine"),
];

/// The files in which `unsafe` may stand, as ARCHITECTURE.md names them.
const UNSAFE: &[&str] = &[
    "crates/rules/src/isa.rs",
    "crates/rules/src/sow/x86.rs",
    "crates/solve/src/tables/source.rs",
];

/// Looks through every file of the repository that people write.
pub fn check(workspace: &Workspace) -> Result<()> {
    let mut found = Vec::new();
    let mut seen: BTreeMap<Vec<u8>, String> = BTreeMap::new();
    for path in workspace.files()? {
        let name = workspace.relative(&path).to_string();
        let bytes = fs::read(&path)?;
        if let Ok(text) = std::str::from_utf8(&bytes)
            && path.extension().is_none_or(|extension| extension != "lock")
        {
            found.extend(
                findings(&path, &name, text).iter().map(|finding| format!("{name}:{finding}")),
            );
        }
        if bytes.len() > SMALL
            && let Some(first) = seen.insert(bytes, name.clone())
        {
            found.push(format!("{name}: the same bytes as {first}; keep one"));
        }
    }
    none_found("house rules", &found)
}

/// What is wrong with one file, each finding with its line.
fn findings(path: &Path, name: &str, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let source = path.extension().is_some_and(|extension| extension == "rs");
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        for (word, cure) in BANNED {
            if line.contains(word) {
                found.push(format!("{number}: `{word}`: {cure}"));
            }
        }
        if source && is_unsafe(line) && !UNSAFE.contains(&name) {
            found.push(format!("{number}: `unsafe` stands in {} alone", UNSAFE.join(", ")));
        }
        if source && opens_allow_without_reason(text, line, index) {
            found.push(format!("{number}: an allow without its reason"));
        }
    }
    let lines = text.lines().count();
    if source && lines > MAX_LINES {
        found.push(format!("{lines}: more than {MAX_LINES} lines; split it"));
    }
    found
}

/// Whether a line of code is, or holds, something unsafe.
fn is_unsafe(line: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    [concat!("un", "safe {"), concat!("un", "safe fn"), concat!("un", "safe impl")]
        .iter()
        .any(|word| code.contains(word))
}

/// Whether an `allow` begins in this line and ends without a reason.
fn opens_allow_without_reason(text: &str, line: &str, index: usize) -> bool {
    let outer = line.trim_start().strip_prefix('#');
    let attribute = outer.map(|rest| rest.strip_prefix('!').unwrap_or(rest));
    if !attribute.is_some_and(|rest| rest.starts_with("[allow(")) {
        return false;
    }
    let rest: String = text.lines().skip(index).collect();
    let attribute = rest.split_once(']').map_or(rest.as_str(), |(attribute, _)| attribute);
    !attribute.contains("reason")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings_in(text: &str) -> Vec<String> {
        findings(Path::new("a.rs"), "a.rs", text)
    }

    #[test]
    fn banned_words_are_found_where_they_stand() {
        let word = BANNED[0].0;
        let found = findings_in(&format!("fn a() {{}}\n// {word} later\n"));
        assert_eq!(found, [format!("2: `{word}`: {}", BANNED[0].1)]);
    }

    #[test]
    fn an_allow_needs_its_reason() {
        for mark in ["#", "#!"] {
            assert_eq!(findings_in(&format!("{mark}[allow(dead_code)]\nfn a() {{}}\n")).len(), 1);
        }
        assert!(findings_in("#[allow(\n    dead_code,\n    reason = \"why\"\n)]\n").is_empty());
    }

    #[test]
    fn unsafe_code_has_its_places() {
        let line = concat!("let map = un", "safe { map() };\n");
        assert_eq!(findings_in(line).len(), 1);
        assert!(findings_in(&format!("// {line}")).is_empty());
        assert!(UNSAFE.iter().all(|name| findings(Path::new(name), name, line).is_empty()));
    }

    #[test]
    fn a_source_file_has_an_end() {
        assert_eq!(findings_in(&"//\n".repeat(MAX_LINES + 1)).len(), 1);
        assert!(findings_in(&"//\n".repeat(MAX_LINES)).is_empty());
    }
}
