//! Drawings of curves over a scale of powers of ten.

use std::{fmt::Write as _, fs, path::Path};

use crate::exit::Failure;

/// The drawing's size, and that of the field of its curves, in user units.
const SIZE: [f64; 2] = [640.0, 400.0];
const LEFT: f64 = 80.0;
const RIGHT: f64 = 500.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 340.0;

/// The room that a curve's name takes, from line to line.
const NAME: f64 = 16.0;

/// A curve: a value above each place of the foot, as far as it goes.
pub(crate) struct Curve<'a> {
    pub(crate) name: &'a str,
    pub(crate) colour: &'static str,
    /// Greater than zero.
    pub(crate) values: Vec<f64>,
}

/// Two curves, and what they are about.
pub(crate) struct Chart<'a> {
    pub(crate) title: String,
    /// What stands below the foot, and at each of its places.
    pub(crate) foot: &'a str,
    pub(crate) places: Vec<String>,
    pub(crate) curves: [Curve<'a>; 2],
}

impl Chart<'_> {
    /// Draws the curves into a file.
    pub(crate) fn write(&self, path: &Path) -> Result<(), Failure> {
        fs::write(path, self.svg()).map_err(|error| {
            Failure::could_not(format_args!("{}: {error}: give another file", path.display()))
        })
    }

    /// The drawing as an SVG: a power of ten a line.
    fn svg(&self) -> String {
        let all = || self.curves.iter().flat_map(|curve| curve.values.iter().copied());
        let lowest = all().map(f64::log10).fold(f64::MAX, f64::min).min(9.0).floor();
        let highest = all().map(f64::log10).fold(lowest, f64::max).ceil().max(lowest + 1.0);
        let steps = (self.places.len().max(2) - 1) as f64;
        let x = |at: usize| LEFT + (RIGHT - LEFT) * at as f64 / steps;
        let y =
            |value: f64| BOTTOM - (BOTTOM - TOP) * (value.log10() - lowest) / (highest - lowest);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" font-family=\"sans-serif\" font-size=\"13\">\n\
             <title>{}</title>\n\
             <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n",
            SIZE[0], SIZE[1], self.title
        );
        for power in lowest as i32..=highest as i32 {
            let y = y(10_f64.powi(power));
            let _ = writeln!(
                svg,
                "<line x1=\"{LEFT}\" x2=\"{RIGHT}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#ddd\"/>\
                 <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#333\">10<tspan dy=\"-5\" font-size=\"9\">{power}</tspan></text>",
                LEFT - 10.0,
                y + 4.0
            );
        }
        let below = |svg: &mut String, x: f64, down: f64, text: &str| {
            let y = BOTTOM + down;
            let _ = writeln!(
                svg,
                "<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\" fill=\"#333\">{text}</text>"
            );
        };
        for (at, place) in self.places.iter().enumerate() {
            below(&mut svg, x(at), 20.0, place);
        }
        below(&mut svg, (LEFT + RIGHT) / 2.0, 42.0, self.foot);
        // Names that would lie on each other move apart, the higher one up and the other down.
        let ends = self.curves.each_ref().map(|curve| curve.end().map(|(at, end)| (x(at), y(end))));
        let [first, second] = ends.map(|end| end.unwrap_or_default());
        let is_near = (first.0 - second.0).abs() < 60.0;
        let apart = if is_near { (NAME - (first.1 - second.1).abs()).max(0.0) / 2.0 } else { 0.0 };
        let apart = if first.1 <= second.1 { [-apart, apart] } else { [apart, -apart] };
        for ((curve, end), apart) in self.curves.iter().zip(ends).zip(apart) {
            let Curve { name, colour, values } = curve;
            let points: Vec<[f64; 2]> =
                values.iter().enumerate().map(|(at, &value)| [x(at), y(value)]).collect();
            let line: Vec<String> = points.iter().map(|[x, y]| format!("{x:.1},{y:.1}")).collect();
            let _ = writeln!(
                svg,
                "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
                line.join(" ")
            );
            for [x, y] in &points {
                let _ = writeln!(
                    svg,
                    "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"{colour}\"/>"
                );
            }
            if let Some((x, y)) = end {
                let (x, y) = (x + 10.0, y + 4.0 + apart);
                let _ = writeln!(
                    svg,
                    "<text x=\"{x:.1}\" y=\"{y:.1}\" fill=\"{colour}\">{name}</text>"
                );
            }
        }
        svg.push_str("</svg>\n");
        svg
    }
}

impl Curve<'_> {
    /// The last place that the curve reaches, and its value there.
    fn end(&self) -> Option<(usize, f64)> {
        Some((self.values.len().checked_sub(1)?, *self.values.last()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(first: Vec<f64>, second: Vec<f64>) -> String {
        let curves = [
            Curve { name: "a", colour: "#111", values: first },
            Curve { name: "b", colour: "#222", values: second },
        ];
        let places = (1..=3).map(|place| place.to_string()).collect();
        Chart { title: "t".to_owned(), foot: "f", places, curves }.svg()
    }

    #[test]
    fn a_power_of_ten_is_a_line() {
        let svg = chart(vec![1.0, 10.0, 100.0], vec![5.0]);
        assert_eq!(svg.matches("<line").count(), 3);
        assert_eq!(svg.matches("<circle").count(), 4);
        assert!(svg.contains("points=\"80.0,340.0 290.0,190.0 500.0,40.0\""), "{svg}");
    }

    #[test]
    fn names_never_lie_on_each_other() {
        let svg = chart(vec![100.0; 3], vec![100.0; 3]);
        let names: Vec<f64> = ["#111", "#222"]
            .iter()
            .filter_map(|colour| {
                let (before, _) = svg.split_once(&format!("\" fill=\"{colour}\">"))?;
                before.rsplit_once("y=\"")?.1.parse().ok()
            })
            .collect();
        assert_eq!(names[1] - names[0], NAME);
    }

    #[test]
    fn what_has_no_values_is_drawn_empty() {
        assert!(chart(Vec::new(), Vec::new()).ends_with("</svg>\n"));
    }
}
