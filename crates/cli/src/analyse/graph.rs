//! The course of a game as a picture.

use std::fmt::Write as _;

use bingwa_rules::Rules;

use super::course::{Mark, Step};

/// Moves in a line of the terminal's picture.
const WIDE: usize = 64;

const BARS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// A bar for each move, the higher the more South may expect, and marks under the mistakes.
pub(super) fn terminal(steps: &[Step]) -> Vec<String> {
    let mut lines = Vec::new();
    for part in steps.chunks(WIDE) {
        let bar = |step: &Step| BARS[(step.south as usize * 8 + 500) / 1000];
        lines.push(part.iter().map(bar).collect());
        let mark = |step: &Step| match step.mark {
            Mark::Good => ' ',
            Mark::Doubtful => '·',
            Mark::Mistake => '?',
            Mark::Blunder => '!',
        };
        let marks: String = part.iter().map(mark).collect();
        if !marks.trim().is_empty() {
            lines.push(marks.trim_end().to_owned());
        }
    }
    lines
}

/// The same as SVG: a line over the moves, South's win above and North's below.
pub(super) fn svg(rules: Rules, steps: &[Step]) -> String {
    const STEP: usize = 12;
    const HIGH: usize = 200;
    let wide = STEP * (steps.len() + 1);
    let y = |south: u32| HIGH - south as usize * HIGH / 1000;
    let mut picture = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {HIGH}" role="img">
<title>{}: what South may expect after each move</title>
<rect width="{wide}" height="{HIGH}" fill="#fff"/>
<line x1="0" y1="{half}" x2="{wide}" y2="{half}" stroke="#999"/>
"##,
        rules.name(),
        half = HIGH / 2,
    );
    let mut points = format!("0,{}", HIGH / 2);
    for (number, step) in (1..).zip(steps) {
        let _ = write!(points, " {},{}", number * STEP, y(step.south));
    }
    let _ = writeln!(
        picture,
        r##"<polyline points="{points}" fill="none" stroke="#246" stroke-width="2"/>"##
    );
    for (number, step) in (1..).zip(steps) {
        let colour = match step.mark {
            Mark::Good => continue,
            Mark::Doubtful => "#db2",
            Mark::Mistake => "#e72",
            Mark::Blunder => "#c22",
        };
        // The signs of moves would be tags.
        let played = step.played.to_string().replace('<', "&lt;").replace('>', "&gt;");
        let _ = writeln!(
            picture,
            r##"<circle cx="{}" cy="{}" r="4" fill="{colour}"><title>{number}: {played}</title></circle>"##,
            number * STEP,
            y(step.south),
        );
    }
    picture + "</svg>\n"
}
