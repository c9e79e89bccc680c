//! `cargo xtask values`: `data/values.jsonl`, and the tables that the book makes of it.
//!
//! A page asks for a table, and holds what the data say:
//!
//! ````text
//! <!-- values: kingulu -->
//! (the table)
//! <!-- /values -->
//! ````

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::workspace::{Workspace, none_found, output};

/// The page with the tables, from the root of the repository.
const PAGE: &str = "docs/src/explanation/small-boards.md";
/// The data, from the root of the repository.
const DATA: &str = "data/values.jsonl";

/// What is solved. Some readings of the clauses make games too long to be solved, and are given up
/// soon.
const RUNS: &[&[&str]] = &[&["kujifunza"], &["clauses", "--nodes", "3000000"], &["kingulu"]];

/// What `cargo xtask values` is told.
#[derive(clap::Args)]
pub struct Args {
    /// Only write the tables anew, from the data as they are
    #[arg(long)]
    tables: bool,
}

const OPEN: &str = "<!-- values: ";
const CLOSE: &str = "<!-- /values -->";

/// Solves everything again, and writes the data and the page.
pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    if args.tables {
        return update(workspace);
    }
    let mut lines = String::new();
    for run in RUNS {
        println!("bingwa values {}", run.join(" "));
        let program = ["run", "--quiet", "--release", "--package", "bingwa", "--", "values"];
        lines += &output(workspace.cargo(&program).args(*run).arg("--json"))?;
    }
    fs::create_dir_all(workspace.root.join("data"))?;
    fs::write(workspace.root.join(DATA), lines)?;
    update(workspace)
}

/// Writes the tables of the page anew.
pub fn update(workspace: &Workspace) -> Result<()> {
    let (path, _, fresh) = page(workspace)?;
    Ok(fs::write(path, fresh)?)
}

/// Compares the tables of the page with the data.
pub fn check(workspace: &Workspace) -> Result<()> {
    let (_, page, fresh) = page(workspace)?;
    let stale = (page != fresh).then(|| format!("{PAGE}: a table is not that of {DATA}"));
    none_found("values (`cargo xtask docs --update` writes them anew)", &Vec::from_iter(stale))
}

/// The page: where it is, as it is, and as the data would have it.
fn page(workspace: &Workspace) -> Result<(PathBuf, String, String)> {
    let path = workspace.root.join(PAGE);
    let page = fs::read_to_string(&path).context(PAGE)?;
    let data = fs::read_to_string(workspace.root.join(DATA)).context(DATA)?;
    let cells: Result<Vec<Value>, _> = data.lines().map(serde_json::from_str).collect();
    let fresh = refresh(&page, &cells.context(DATA)?).context(PAGE)?;
    Ok((path, page, fresh))
}

/// The page with the tables that the cells make.
fn refresh(page: &str, cells: &[Value]) -> Result<String> {
    let mut fresh = String::with_capacity(page.len());
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        fresh += &format!("{line}\n");
        let Some(set) = line.strip_prefix(OPEN).and_then(|rest| rest.strip_suffix(" -->")) else {
            continue;
        };
        ensure!(lines.any(|line| line == CLOSE), "`{line}` is not closed by {CLOSE}");
        fresh += &format!("{}{CLOSE}\n", table(set, cells)?);
    }
    Ok(fresh)
}

/// The table of a set.
fn table(set: &str, cells: &[Value]) -> Result<String> {
    let cells: Vec<&Value> = cells.iter().filter(|cell| cell["set"] == set).collect();
    ensure!(!cells.is_empty(), "no `{set}` in {DATA}");
    type Label = fn(&Value) -> String;
    let (row, column): (Label, Label) = match set {
        "kujifunza" => (
            |cell| format!("4x{}, {}", cell["columns"], word(&cell["rules"])),
            |cell| format!("{} a hole", cell["seeds"]),
        ),
        "clauses" => (
            |cell| format!("{}, {}", word(&cell["kuj9"]), word(&cell["kuj5"])),
            |cell| format!("KUJ-8 {}", word(&cell["kuj8"])),
        ),
        "kingulu" => {
            (|cell| format!("2x{}", cell["columns"]), |cell| format!("{} a hole", cell["seeds"]))
        }
        _ => bail!("no table `{set}`"),
    };
    let columns: BTreeSet<String> = cells.iter().map(|cell| column(cell)).collect();
    let corner = if set == "clauses" { "KUJ-9, KUJ-5" } else { "board" };
    let mut text = format!("| {corner} |");
    for name in &columns {
        text += &format!(" {name} |");
    }
    text += &format!("\n|---|{}\n", "---|".repeat(columns.len()));
    let mut rows: Vec<String> = cells.iter().map(|cell| row(cell)).collect();
    let mut seen = BTreeSet::new();
    rows.retain(|name| seen.insert(name.clone()));
    for name in rows {
        text += &format!("| {name} |");
        for column_name in &columns {
            let found = cells.iter().find(|c| row(c) == name && column(c) == *column_name);
            text += &format!(" {} |", found.map_or(String::new(), |cell| value(cell)));
        }
        text.push('\n');
    }
    Ok(text)
}

/// A cell's value: who wins, in Kingulu by how many seeds.
fn value(cell: &Value) -> String {
    let [least, most] = [0, 1].map(|side| cell["bounds"][side].as_i64().unwrap_or_default());
    match cell["value"].as_str() {
        None if cell["settled"] == true => format!("{least} to {most}, by repetition"),
        None if cell["set"] == "kingulu" => format!("open, {least} to {most}"),
        None => "open".to_owned(),
        Some("draw") if cell["set"] == "kingulu" => "0".to_owned(),
        Some(_) if cell["set"] == "kingulu" => format!("{least:+}"),
        Some("S") => "South".to_owned(),
        Some("N") => "North".to_owned(),
        Some(word) => word.to_owned(),
    }
}

fn word(value: &Value) -> String {
    format!("`{}`", value.as_str().unwrap_or("-"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_table_is_filled_once_and_then_left_alone() -> Result<()> {
        let cell = |seeds: u8, value: Value, bounds: [i8; 2]| {
            json!({"set": "kingulu", "columns": 6, "seeds": seeds, "value": value,
                "bounds": bounds, "settled": true})
        };
        let cells = [cell(1, json!("S"), [4, 4]), cell(2, Value::Null, [-2, 6])];
        let page = format!("Before.\n{OPEN}kingulu -->\nold\n{CLOSE}\nAfter.\n");
        let fresh = refresh(&page, &cells)?;
        assert!(fresh.contains("\n| 2x6 | +4 | -2 to 6, by repetition |\n"), "{fresh}");
        assert!(fresh.starts_with("Before.\n") && fresh.ends_with("\nAfter.\n"), "{fresh}");
        assert_eq!(refresh(&fresh, &cells)?, fresh);
        assert!(refresh(&page, &[]).is_err());
        Ok(())
    }
}
