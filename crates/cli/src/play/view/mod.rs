//! What is on the screen. Drawing knows the state of the game and changes nothing in it.

mod board;
mod happening;
mod overlay;
mod panel;
mod picker;
mod theme;

use bingwa_rules::{Hole, Seat};
use ratatui::{
    Frame,
    layout::{Alignment, Position, Rect},
    text::Line,
    widgets::{Paragraph, Wrap},
};

use super::{command::Command, state::State};
pub(super) use picker::draw as draw_picker;
pub(super) use theme::Theme;

/// Something that can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hit {
    /// A hole.
    Hole(Hole),
    /// What a click does.
    Does(Command),
    /// An entry of the list of games.
    Entry(usize),
    /// The player of a seat, in the list of games.
    Player(Seat),
}

/// Where on the screen something can be clicked; what was drawn later lies on top.
#[derive(Clone, Default, Debug)]
pub(super) struct Hits(Vec<(Rect, Hit)>);

impl Hits {
    fn add(&mut self, area: Rect, hit: Hit) {
        self.0.push((area, hit));
    }

    /// What lies at a place.
    pub(super) fn at(&self, place: Position) -> Option<Hit> {
        self.0.iter().rev().find(|(area, _)| area.contains(place)).map(|(_, hit)| *hit)
    }

    /// Where a hole lies.
    fn of(&self, hole: Hole) -> Option<Rect> {
        self.0.iter().find(|(_, hit)| *hit == Hit::Hole(hole)).map(|(area, _)| *area)
    }
}

/// Rows beside the board that no game can do without: title, two captions, two of messages, the
/// transport, the keys.
const WORDS: u16 = 7;
/// Rows that are good to have: the laps, the last moves.
const MORE: u16 = 2;

/// The most columns of the strip of laps and of the transport.
const STRIP: u16 = 80;

/// Draws a game, and tells what can be clicked.
pub(super) fn draw(state: &State, theme: Theme, frame: &mut Frame<'_>) -> Hits {
    let mut hits = Hits::default();
    let area = frame.area();
    let rules = state.table.rules();
    let (columns, rows) = board::least(rules);
    if is_too_small(area, columns, rows + WORDS, frame) {
        return hits;
    }
    let buffer = frame.buffer_mut();
    let more = MORE.min(area.height - rows - WORDS);
    let spare = area.height - WORDS - more;
    let height = board::height(rules, spare).min(spare);
    let row = |y: u16| Rect::new(area.x, y, area.width, 1);
    // What there is too much of is left above and below; title and keys stay at the edges.
    let top = area.y + (spare - height) / 2;
    let captions = if state.grid.is_flipped() {
        [Seat::South, Seat::North]
    } else {
        [Seat::North, Seat::South]
    };

    panel::title(state, theme, row(area.y), buffer);
    panel::caption(state, captions[0], theme, row(top + 1), buffer);
    let place = Rect::new(area.x, top + 2, area.width, height);
    board::draw(state, theme, place, buffer, &mut hits);
    panel::caption(state, captions[1], theme, row(top + 2 + height), buffer);
    // A strip and a transport are read across: not too far from each other.
    let strip = |y: u16| middle(row(y), STRIP, 1);
    let mut y = top + 3 + height;
    panel::message(state, theme, Rect::new(area.x, y, area.width, 2), buffer, &mut hits);
    y += 2;
    if more > 0 {
        panel::laps(state, theme, strip(y), buffer, &mut hits);
        y += 1;
    }
    panel::transport(state, theme, strip(y), buffer, &mut hits);
    if more > 1 {
        panel::moves(state, theme, row(y + 1), buffer);
    }
    panel::keys(state, theme, row(area.bottom() - 1), buffer, &mut hits);
    overlay::draw(state, theme, frame);
    hits
}

/// Whether the window is too small, and says so in it.
fn is_too_small(area: Rect, columns: u16, rows: u16, frame: &mut Frame<'_>) -> bool {
    let small = area.width < columns || area.height < rows;
    if small {
        let text = format!(
            "Too small: {} x {}; the board needs {columns} x {rows}. q leaves. \
             Make the window larger, or play with --plain.",
            area.width, area.height
        );
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
    }
    small
}

/// An area in the middle of another.
fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect::new(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height)
}

/// A line in the middle.
fn centred<'a>(line: impl Into<Line<'a>>) -> Paragraph<'a> {
    Paragraph::new(line.into()).alignment(Alignment::Center)
}

#[cfg(test)]
mod tests;
