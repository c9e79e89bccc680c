//! A drawing of how tables grow with the stones on the board.

use std::{fmt::Write as _, fs, path::Path};

use bingwa_rules::Rules;

use crate::exit::Failure;

/// The drawing's size, and that of the field of its curves, in user units.
const SIZE: [f64; 2] = [640.0, 400.0];
const LEFT: f64 = 80.0;
const RIGHT: f64 = 500.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 340.0;

/// The room that a curve's name takes, from line to line.
const NAME: f64 = 16.0;

/// A layer of tables.
pub(super) struct Growth {
    pub(super) stones: u8,
    pub(super) positions: u64,
    pub(super) bytes: u64,
}

/// Draws the layers of a game into a file; `counted` says what a layer is known by.
pub(super) fn write(
    path: &Path,
    rules: Rules,
    counted: &str,
    layers: &[Growth],
) -> Result<(), Failure> {
    fs::write(path, growth(rules, counted, layers)).map_err(|error| {
        Failure::could_not(format_args!("{}: {error}: give another file", path.display()))
    })
}

/// Positions and bytes of each layer as an SVG: a power of ten a line.
fn growth(rules: Rules, counted: &str, layers: &[Growth]) -> String {
    let values = |of: fn(&Growth) -> u64| layers.iter().map(of).collect::<Vec<_>>();
    let curves = [
        ("positions", "#1b6ca8", values(|layer| layer.positions)),
        ("bytes", "#b5541c", values(|layer| layer.bytes)),
    ];
    let all = curves.iter().flat_map(|(_, _, values)| values.iter().copied());
    let tens = |value: u64| (value.max(1) as f64).log10();
    let lowest = all.clone().map(tens).fold(f64::MAX, f64::min).floor();
    let highest = all.map(tens).fold(0.0, f64::max).ceil().max(lowest + 1.0);
    let x = |at: usize| LEFT + (RIGHT - LEFT) * at as f64 / (layers.len() - 1).max(1) as f64;
    let y = |power: f64| BOTTOM - (BOTTOM - TOP) * (power - lowest) / (highest - lowest);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <title>Endgame tables of {}: positions and bytes of each layer</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n",
        SIZE[0],
        SIZE[1],
        rules.name()
    );
    let mut power = lowest;
    while power <= highest {
        let y = y(power);
        let _ = writeln!(
            svg,
            "<line x1=\"{LEFT}\" x2=\"{RIGHT}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#ddd\"/>\
             <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#333\">10<tspan dy=\"-5\" font-size=\"9\">{power:.0}</tspan></text>",
            LEFT - 10.0,
            y + 4.0
        );
        power += 1.0;
    }
    for (at, layer) in layers.iter().enumerate() {
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\" fill=\"#333\">{}</text>",
            x(at),
            BOTTOM + 20.0,
            layer.stones
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" fill=\"#333\">{counted}</text>",
        (LEFT + RIGHT) / 2.0,
        BOTTOM + 42.0
    );
    // Names that would lie on each other move apart, the first up and the second down.
    let ends = curves.each_ref().map(|(_, _, values)| y(tens(values.last().copied().unwrap_or(0))));
    let apart = (NAME - (ends[0] - ends[1]).abs()).max(0.0) / 2.0;
    for ((name, colour, values), apart) in curves.into_iter().zip([-apart, apart]) {
        let points: Vec<[f64; 2]> =
            values.iter().enumerate().map(|(at, &value)| [x(at), y(tens(value))]).collect();
        let line: Vec<String> = points.iter().map(|[x, y]| format!("{x:.1},{y:.1}")).collect();
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
            line.join(" ")
        );
        for [x, y] in &points {
            let _ =
                writeln!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"{colour}\"/>");
        }
        if let Some([x, y]) = points.last() {
            let _ = writeln!(
                svg,
                "<text x=\"{:.1}\" y=\"{:.1}\" fill=\"{colour}\">{name}</text>",
                x + 10.0,
                y + 4.0 + apart
            );
        }
    }
    svg.push_str("</svg>\n");
    svg
}
