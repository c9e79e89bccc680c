//! A drawing of how learning went.

use std::fmt::Write as _;

use crate::learn::Epoch;

/// What a curve is called, its colour, and its height in an epoch.
type Curve = (&'static str, &'static str, fn(&Epoch) -> f32);

/// The drawing's size, and that of the field of its curves, in user units.
const SIZE: [f32; 2] = [640.0, 400.0];
const LEFT: f32 = 70.0;
const RIGHT: f32 = 480.0;
const TOP: f32 = 50.0;
const BOTTOM: f32 = 340.0;

/// Draws the errors of each epoch as an SVG; `before` is what the weights' error was, from results.
pub fn curve(title: &str, epochs: &[Epoch], before: f32) -> String {
    let curves: [Curve; 3] = [
        ("learnt", "#1b6ca8", |epoch| epoch.learnt),
        ("aside", "#b5541c", |epoch| epoch.aside),
        ("results aside", "#3a7d34", |epoch| epoch.results),
    ];
    let all = || epochs.iter().flat_map(|e| [e.learnt, e.aside, e.results]).chain([before]);
    let lowest = (all().fold(f32::MAX, f32::min) * 100.0).floor() / 100.0;
    let highest = ((all().fold(0.0, f32::max) * 100.0).ceil() / 100.0).max(lowest + 0.01);
    let x = |at: usize| LEFT + (RIGHT - LEFT) * at as f32 / (epochs.len().max(2) - 1) as f32;
    let y = |error: f32| BOTTOM - (BOTTOM - TOP) * (error - lowest) / (highest - lowest);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <title>{title}</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"{LEFT}\" y=\"26\" font-size=\"15\" fill=\"#222\">{title}</text>\n",
        SIZE[0], SIZE[1]
    );
    for step in 0..=4 {
        let error = lowest + (highest - lowest) * step as f32 / 4.0;
        let y = y(error);
        let _ = writeln!(
            svg,
            "<line x1=\"{LEFT}\" x2=\"{RIGHT}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#ddd\"/>\
             <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#333\">{error:.3}</text>",
            LEFT - 8.0,
            y + 4.0
        );
    }
    let every = epochs.len().div_ceil(10).max(1);
    for (at, _) in epochs.iter().enumerate().skip(every - 1).step_by(every) {
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\" fill=\"#333\">{}</text>",
            x(at),
            BOTTOM + 20.0,
            at + 1
        );
    }
    let middle = (LEFT + RIGHT) / 2.0;
    let _ = writeln!(
        svg,
        "<text x=\"{middle}\" y=\"{}\" text-anchor=\"middle\" fill=\"#333\">epoch</text>",
        BOTTOM + 42.0
    );
    let level = y(before);
    let _ = writeln!(
        svg,
        "<line x1=\"{LEFT}\" x2=\"{RIGHT}\" y1=\"{level:.1}\" y2=\"{level:.1}\" stroke=\"#666\" stroke-dasharray=\"5 4\"/>"
    );
    let mut labels = vec![(level, "#444", "results, weights")];
    for (name, colour, of) in curves {
        let points: Vec<String> = (0..)
            .zip(epochs)
            .map(|(at, epoch)| format!("{:.1},{:.1}", x(at), y(of(epoch))))
            .collect();
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
            points.join(" ")
        );
        labels.extend(epochs.last().map(|epoch| (y(of(epoch)), colour, name)));
    }
    // Names stand beside the ends of their curves, and never on each other.
    labels.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut free = f32::MIN;
    for (y, colour, name) in labels {
        let y = y.max(free);
        free = y + 17.0;
        let (x, y) = (RIGHT + 10.0, y + 4.0);
        let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y:.1}\" fill=\"{colour}\">{name}</text>");
    }
    svg.push_str("</svg>\n");
    svg
}
