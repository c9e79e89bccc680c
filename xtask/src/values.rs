//! `cargo xtask values`: `data/values.jsonl`, and the tables that the book makes of it and of other
//! data that programs wrote.
//!
//! A page asks for a table, and holds what the data say:
//!
//! ````text
//! <!-- values: kingulu -->
//! (the table)
//! <!-- /values -->
//! ````

mod growth;
mod table;

use std::fs;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::workspace::{Workspace, none_found, output};

/// The pages with the tables, from the root of the repository.
const PAGES: [&str; 5] = [
    "docs/src/explanation/small-boards.md",
    "docs/src/explanation/tables.md",
    "docs/src/explanation/kingulu-solved.md",
    "docs/src/explanation/kimasai-start.md",
    "docs/src/explanation/levels.md",
];
/// The drawing of how the work grows with Kimasai's board.
const DRAWING: &str = "docs/src/explanation/kimasai-growth.svg";
/// The values, from the root of the repository.
const DATA: &str = "data/values.jsonl";
/// What else the tables are made of, and how a person makes it again; each takes tables that are not
/// in the repository.
///
/// - `bingwa tables facts RULES --json`, of Kimasai, of Kigogo and of Kingulu;
/// - `bingwa solve kimasai --tables DIR --hash 4096 --threads 2 --time S --json`, stopped at some time;
/// - `bingwa match kiswahili computer:N+1 computer:N --opening 6 --games G --seed N --json`, of neighbouring
///   levels;
/// - `cargo run --release -p bingwa-solve --example growth -- DIR 12 5000000 9 11 14`.
const MORE_DATA: [&str; 4] = [
    "data/tables-facts.jsonl",
    "data/kimasai-start.jsonl",
    "data/kimasai-stones.jsonl",
    "data/levels.jsonl",
];

/// What is solved. Some readings of the clauses make games too long to be solved, and are given up.
const RUNS: &[&[&str]] = &[
    &["kujifunza"],
    &["clauses", "--nodes", "30000000"],
    &["kingulu"],
    &["kimasai"],
    &["kimasai", "--columns", "8", "--hash", "2048", "--nodes", "1000000000"],
];

/// What `cargo xtask values` is told.
#[derive(clap::Args)]
pub struct Args {
    /// Only write the tables anew, from the data as they are
    #[arg(long)]
    tables: bool,
}

const OPEN: &str = "<!-- values: ";
const CLOSE: &str = "<!-- /values -->";

/// Solves everything again, and writes the data and the pages.
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

/// Writes the tables of the pages and the drawing anew.
pub fn update(workspace: &Workspace) -> Result<()> {
    for (name, _, fresh) in files(workspace)? {
        fs::write(workspace.root.join(name), fresh)?;
    }
    Ok(())
}

/// Compares the tables of the pages and the drawing with the data.
pub fn check(workspace: &Workspace) -> Result<()> {
    let files = files(workspace)?;
    let stale = files.into_iter().filter(|(_, found, fresh)| found != fresh);
    let stale: Vec<_> =
        stale.map(|(name, _, _)| format!("{name}: it is not what the data make of it")).collect();
    none_found("values (`cargo xtask docs --update` writes them anew)", &stale)
}

/// The pages and the drawing: where each is, as it is, and as the data would have it.
fn files(workspace: &Workspace) -> Result<Vec<(&'static str, String, String)>> {
    let mut cells = Vec::new();
    for name in [DATA].into_iter().chain(MORE_DATA) {
        let data = fs::read_to_string(workspace.root.join(name)).context(name)?;
        for line in data.lines() {
            cells.push(serde_json::from_str(line).context(name)?);
        }
    }
    let mut files = Vec::new();
    for name in PAGES {
        let page = fs::read_to_string(workspace.root.join(name)).context(name)?;
        let fresh = refresh(&page, &cells).context(name)?;
        files.push((name, page, fresh));
    }
    let found = fs::read_to_string(workspace.root.join(DRAWING)).unwrap_or_default();
    files.push((DRAWING, found, growth::drawing(&cells)?));
    Ok(files)
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
        fresh += &format!("{}{CLOSE}\n", table::of(set, cells)?);
    }
    Ok(fresh)
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
