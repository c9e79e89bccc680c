//! The tables themselves.

use std::collections::BTreeSet;

use anyhow::{Result, bail, ensure};
use serde_json::Value;

use super::growth;

/// The table of a set.
pub(super) fn of(set: &str, cells: &[Value]) -> Result<String> {
    match set {
        "kimasai" => kimasai(cells),
        "kimasai-start" => start(cells),
        "kimasai-course" => course(cells),
        "kimasai-stones" => stones(cells),
        "facts kimasai" | "facts kigogo" => facts(set, cells),
        "facts kingulu" => margins(cells),
        "levels" => levels(cells),
        _ => values(set, cells),
    }
}

/// A table of values.
fn values(set: &str, cells: &[Value]) -> Result<String> {
    let cells: Vec<&Value> = cells.iter().filter(|cell| cell["set"] == set).collect();
    ensure!(!cells.is_empty(), "no `{set}` in the data");
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

/// Kimasai's boards, and what the one that is played would take.
fn kimasai(cells: &[Value]) -> Result<String> {
    let growth = growth::Growth::of(cells)?;
    let mut text = "| board | stones | wins | positions searched |\n|---|---|---|---|\n".to_owned();
    for cell in growth::boards(cells) {
        let columns = cell["columns"].as_u64().unwrap_or_default();
        let searched = grouped(cell["nodes"].as_u64().unwrap_or_default());
        let stones = 4 * columns - 2;
        text += &format!("| 4x{columns} | {stones} | {} | {searched} |\n", value(cell));
    }
    let columns = growth::PLAYED;
    let power = growth.power(columns);
    text += &format!("| 4x{columns} | {} | open | some 10^{power:.0} |\n", 4 * columns - 2);
    Ok(text)
}

/// How far the search from Kimasai's start came.
fn start(cells: &[Value]) -> Result<String> {
    let mut text =
        "| tables up to | positions searched | proof number | disproof number |\n".to_owned();
    text += "|---|---|---|---|\n";
    let searches: Vec<_> = cells.iter().filter(|cell| cell["schema"] == "bingwa.solve/1").collect();
    ensure!(!searches.is_empty(), "no `kimasai-start` in the data");
    for search in searches {
        let searched = grouped(search["nodes"].as_u64().unwrap_or_default());
        let Value::Object(bounds) = &search["bounds"] else { bail!("the search was settled") };
        let [proof, disproof] = ["proof", "disproof"].map(|field| &bounds[field]);
        text += &format!("| {} stones | {searched} | {proof} | {disproof} |\n", search["tables"]);
    }
    Ok(text)
}

/// How the numbers of the last of these searches went.
fn course(cells: &[Value]) -> Result<String> {
    let cells: Vec<_> = cells.iter().filter(|cell| cell["course"] == "kimasai-start").collect();
    ensure!(!cells.is_empty(), "no `kimasai-course` in the data");
    let mut text = "| positions searched | proof number | disproof number |\n".to_owned();
    text += "|---|---|---|\n";
    for cell in cells {
        let searched = grouped(cell["nodes"].as_u64().unwrap_or_default());
        text += &format!("| {searched} | {} | {} |\n", cell["proof"], cell["disproof"]);
    }
    Ok(text)
}

/// Positions with so many stones, and what they took.
fn stones(cells: &[Value]) -> Result<String> {
    let cells: Vec<_> =
        cells.iter().filter(|cell| cell["stones"].is_u64() && cell["tables"].is_u64()).collect();
    ensure!(!cells.is_empty(), "no `kimasai-stones` in the data");
    let mut text = "| stones | positions | settled | median of positions searched |\n".to_owned();
    text += "|---|---|---|---|\n";
    let sizes: BTreeSet<u64> = cells.iter().filter_map(|cell| cell["stones"].as_u64()).collect();
    for size in sizes {
        let these = || cells.iter().filter(|cell| cell["stones"] == size);
        let mut nodes: Vec<u64> = these().filter_map(|cell| cell["nodes"].as_u64()).collect();
        nodes.sort_unstable();
        // Where most were given up, the median is only known to be more than where that was.
        let settled = these().filter(|cell| !cell["value"].is_null()).count();
        let median = nodes[nodes.len() / 2];
        let more = if 2 * settled > nodes.len() { "" } else { "more than " };
        text += &format!("| {size} | {} | {settled} | {more}{} |\n", nodes.len(), grouped(median));
    }
    Ok(text)
}

/// What endgame tables tell, layer by layer.
fn facts(set: &str, cells: &[Value]) -> Result<String> {
    let rules = set.trim_start_matches("facts ");
    let of_tables = |cell: &&Value| cell["schema"] == "bingwa.tables-facts/1";
    let cells: Vec<_> =
        cells.iter().filter(of_tables).filter(|cell| cell["rules"] == rules).collect();
    ensure!(!cells.is_empty(), "no `{set}` in the data");
    let name = if rules == "kimasai" { "stones" } else { "seeds" };
    let mut text = format!(
        "| {name} | positions | won by the mover | drawn | the longest win, plies | whoever moves loses | bytes a position |\n"
    );
    text += "|---|---|---|---|---|---|---|\n";
    for cell in cells {
        let [positions, wins, draws, mutual, bytes] =
            ["positions", "wins", "draws", "mutual", "bytes"]
                .map(|field| cell[field].as_u64().unwrap_or_default());
        let won = 100.0 * wins as f64 / positions as f64;
        let share = bytes as f64 / positions as f64;
        let longest = &cell["longest"]["plies"];
        let [positions, draws, mutual] = [positions, draws, mutual].map(grouped);
        text += &format!(
            "| {} | {positions} | {won:.1} % | {draws} | {longest} | {mutual} | {share:.3} |\n",
            cell["stones"]
        );
    }
    Ok(text)
}

/// The tables of Kingulu, which hold margins, layer by layer.
fn margins(cells: &[Value]) -> Result<String> {
    let is_layer =
        |cell: &&Value| cell["schema"] == "bingwa.tables-facts/1" && cell["rules"] == "kingulu";
    let mut text =
        "| seeds in play | positions | all up to here | bytes | bounds apart |\n".to_owned();
    text += "|---|---|---|---|---|\n";
    let mut all = 0;
    for cell in cells.iter().filter(is_layer) {
        let [positions, bytes, unsettled] =
            ["positions", "bytes", "unsettled"].map(|key| cell[key].as_u64().unwrap_or_default());
        all += positions;
        let [positions, sum, bytes] = [positions, all, bytes].map(grouped);
        text += &format!("| {} | {positions} | {sum} | {bytes} | {unsettled} |\n", cell["seeds"]);
    }
    ensure!(all > 0, "no `facts kingulu` in the data");
    Ok(text)
}

/// Matches between levels of the engine, and with a beginner.
fn levels(cells: &[Value]) -> Result<String> {
    let mut text = "| level | against | games | score | Elo, with 95 % |\n".to_owned();
    text += "|---|---|---|---|---|\n";
    let matches = || cells.iter().filter(|cell| cell["schema"] == "bingwa.match/1");
    ensure!(matches().count() > 0, "no `levels` in the data");
    for cell in matches() {
        let [first, second] = [0, 1].map(|side| {
            let name = cell["engines"][side].as_str().unwrap_or_default();
            name.trim_start_matches("computer:").to_owned()
        });
        let games: u64 =
            ["wins", "draws", "losses"].iter().filter_map(|key| cell[key].as_u64()).sum();
        let number = |value: &Value| value.as_f64().unwrap_or(0.5);
        let [low, high] = [0, 1].map(|side| elo(number(&cell["interval"][side])));
        let (score, middle) = (number(&cell["score"]), elo(number(&cell["score"])));
        text += &format!(
            "| {first} | {second} | {games} | {:.1} % | {middle}, between {low} and {high} |\n",
            100.0 * score
        );
    }
    Ok(text)
}

/// The difference in Elo that a score stands for, as text.
fn elo(score: f64) -> String {
    match score {
        0.0 => "any loss".to_owned(),
        1.0 => "any gain".to_owned(),
        _ => format!("{:+.0}", 400.0 * (score / (1.0 - score)).log10()),
    }
}

/// A number with its digits in groups of three.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_was_given_up_makes_a_median_a_bound() -> Result<()> {
        let cell = |nodes: u64, value: Value| json!({"tables": 9, "stones": 11, "nodes": nodes, "value": value});
        let mut cells = vec![cell(5000, Value::Null), cell(70, json!("S")), cell(1000, json!("N"))];
        assert!(stones(&cells)?.ends_with("| 11 | 3 | 2 | 1,000 |\n"));
        cells.push(cell(5000, Value::Null));
        assert!(stones(&cells)?.ends_with("| 11 | 4 | 2 | more than 5,000 |\n"));
        assert!(stones(&[]).is_err() && start(&cells).is_err());
        cells.push(json!({"schema": "bingwa.solve/1", "tables": 10, "nodes": 1234,
            "bounds": {"claim": "S", "proof": 5, "disproof": 6}}));
        assert!(start(&cells)?.ends_with("| 10 stones | 1,234 | 5 | 6 |\n"));
        Ok(())
    }

    #[test]
    fn levels_are_told_with_what_is_not_known() -> Result<()> {
        let cell = json!({"schema": "bingwa.match/1", "engines": ["computer:2", "computer:1"],
            "wins": 60, "draws": 8, "losses": 32, "score": 0.64, "interval": [0.5, 1.0]});
        let text = of("levels", &[cell])?;
        let line = "| 2 | 1 | 100 | 64.0 % | +100, between +0 and any gain |\n";
        assert!(text.ends_with(line), "{text}");
        assert!(of("levels", &[]).is_err());
        Ok(())
    }

    #[test]
    fn layers_of_margins_add_up() -> Result<()> {
        let cell = |seeds: u8, positions: u64| {
            json!({"schema": "bingwa.tables-facts/1", "rules": "kingulu", "seeds": seeds,
                "positions": positions, "bytes": positions + 13, "unsettled": 0})
        };
        let text = of("facts kingulu", &[cell(0, 4096), cell(1, 24576)])?;
        assert!(text.ends_with("| 1 | 24,576 | 28,672 | 24,589 | 0 |\n"), "{text}");
        assert!(of("facts kingulu", &[]).is_err());
        Ok(())
    }

    #[test]
    fn facts_are_told_of_one_game() -> Result<()> {
        let cell = |rules: &str| {
            json!({"schema": "bingwa.tables-facts/1", "rules": rules, "stones": 3,
                "positions": 14400, "wins": 7345, "losses": 7055, "draws": 0, "bytes": 1590,
                "longest": {"plies": 49, "position": ""}, "mutual": 1037})
        };
        let text = of("facts kigogo", &[cell("kimasai"), cell("kigogo")])?;
        assert_eq!(text.lines().count(), 3);
        assert!(text.ends_with("| 3 | 14,400 | 51.0 % | 0 | 49 | 1,037 | 0.110 |\n"), "{text}");
        Ok(())
    }
}
