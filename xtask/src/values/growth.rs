//! How the work of solving Kimasai grows with the board: a drawing, and a line through its points.

use std::fmt::Write as _;

use anyhow::{Result, ensure};
use serde_json::Value;

/// Columns of the board that is played.
pub(super) const PLAYED: u64 = 12;

/// The drawing's size, and that of its field, in user units.
const SIZE: [f64; 2] = [640.0, 400.0];
const LEFT: f64 = 80.0;
const RIGHT: f64 = 600.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 340.0;

/// The boards of Kimasai that were solved.
pub(super) fn boards(cells: &[Value]) -> impl Iterator<Item = &Value> {
    cells.iter().filter(|cell| cell["set"] == "kimasai" && cell["settled"] == true)
}

/// The straight line that is closest to the logarithms of the positions searched (least squares).
pub(super) struct Growth {
    slope: f64,
    at_none: f64,
}

impl Growth {
    pub(super) fn of(cells: &[Value]) -> Result<Self> {
        let points = points(cells);
        ensure!(points.len() > 1, "no `kimasai` in the data");
        let count = points.len() as f64;
        let mean = |of: fn(&[f64; 2]) -> f64| points.iter().map(of).sum::<f64>() / count;
        let (x, y) = (mean(|point| point[0]), mean(|point| point[1]));
        let (xy, xx) = (mean(|point| point[0] * point[1]), mean(|point| point[0] * point[0]));
        let slope = (xy - x * y) / (xx - x * x);
        Ok(Self { slope, at_none: y - slope * x })
    }

    /// The power of ten of the positions that a board of so many columns would take.
    pub(super) fn power(&self, columns: u64) -> f64 {
        self.at_none + self.slope * columns as f64
    }
}

/// Columns, and the logarithm of the positions searched.
fn points(cells: &[Value]) -> Vec<[f64; 2]> {
    let number = |cell: &Value, field: &str| cell[field].as_f64().unwrap_or_default();
    boards(cells).map(|cell| [number(cell, "columns"), number(cell, "nodes").log10()]).collect()
}

/// The drawing as SVG.
pub(super) fn drawing(cells: &[Value]) -> Result<String> {
    let growth = Growth::of(cells)?;
    let points = points(cells);
    let highest = growth.power(PLAYED).ceil();
    let first = points[0][0];
    let x = |columns: f64| LEFT + (RIGHT - LEFT) * (columns - first) / (PLAYED as f64 - first);
    let y = |power: f64| BOTTOM - (BOTTOM - TOP) * power / highest;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <title>Positions searched to solve Kimasai's start, by the columns of the board</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n",
        SIZE[0], SIZE[1]
    );
    for power in (0..=highest as u32).step_by(2) {
        let y = y(f64::from(power));
        writeln!(
            svg,
            "<line x1=\"{LEFT}\" x2=\"{RIGHT}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#ddd\"/>\
             <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#333\">10<tspan dy=\"-5\" font-size=\"9\">{power}</tspan></text>",
            LEFT - 10.0,
            y + 4.0
        )?;
    }
    for columns in first as u64..=PLAYED {
        writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\" fill=\"#333\">{columns}</text>",
            x(columns as f64),
            BOTTOM + 20.0
        )?;
    }
    writeln!(
        svg,
        "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" fill=\"#333\">columns of the board</text>\n\
         <text x=\"{LEFT}\" y=\"{}\" fill=\"#333\">positions searched, and the line closest to them</text>",
        (LEFT + RIGHT) / 2.0,
        BOTTOM + 42.0,
        TOP - 16.0
    )?;
    let end = |columns: u64| [x(columns as f64), y(growth.power(columns))];
    let ([x1, y1], [x2, y2]) = (end(first as u64), end(PLAYED));
    writeln!(
        svg,
        "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"#b5541c\" stroke-dasharray=\"5 5\"/>"
    )?;
    for [columns, power] in points {
        writeln!(
            svg,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"#1b6ca8\"/>",
            x(columns),
            y(power)
        )?;
    }
    svg.push_str("</svg>\n");
    Ok(svg)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_line_goes_through_its_points() -> Result<()> {
        let cell = |columns: u64, nodes: u64| json!({"set": "kimasai", "columns": columns, "nodes": nodes, "settled": true});
        let cells = [cell(2, 10), cell(3, 1000), cell(4, 100_000)];
        let growth = Growth::of(&cells)?;
        assert!((growth.power(PLAYED) - 21.0).abs() < 1e-9, "{}", growth.power(PLAYED));
        let drawing = drawing(&cells)?;
        assert!(drawing.starts_with("<svg ") && drawing.ends_with("</svg>\n"));
        assert_eq!(drawing.matches("<circle ").count(), 3);
        assert!(Growth::of(&[]).is_err());
        Ok(())
    }
}
