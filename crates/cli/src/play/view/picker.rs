//! The list of games.

use bingwa_rules::Seat;
use ratatui::{
    Frame,
    layout::Rect,
    style::{Modifier, Style},
    text::{Line, Span},
    widgets::Widget as _,
};

use super::{
    Hit, Hits, centred, is_too_small, middle,
    theme::{Paint, Theme},
};
use crate::play::picker::{Picked, Picker};

const WIDTH: u16 = 70;

/// Draws the list, and tells what can be clicked.
pub(in crate::play) fn draw(picker: &Picker, theme: Theme, frame: &mut Frame<'_>) -> Hits {
    let mut hits = Hits::default();
    let entries: Vec<_> = picker.entries().collect();
    let height = entries.len() as u16 + 10;
    if is_too_small(frame.area(), 44, height, frame) {
        return hits;
    }
    let area = middle(frame.area(), WIDTH, height);
    let buffer = frame.buffer_mut();
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut rows = area.rows();
    let mut next = || rows.next().unwrap_or(Rect::ZERO);

    centred(Span::styled("B I N G W A", theme.ink(Paint::Kanga).add_modifier(Modifier::BOLD)))
        .render(next(), buffer);
    centred(Span::styled("the Bao games of East Africa", theme.ink(Paint::Soft)))
        .render(next(), buffer);
    next();
    let mut about = String::new();
    for (index, entry) in entries.iter().enumerate() {
        let row = next();
        let (name, id, line) = match entry {
            Picked::Rules(rules) => {
                let id = format!("{:<6}{}", rules.board(), rules.id());
                (rules.name(), id, rules.line())
            }
            _ => ("Go on", "the game left".to_owned(), picker.saved.as_deref().unwrap_or_default()),
        };
        let looked = index == picker.at;
        let mark = if looked { "▸ " } else { "  " };
        let style = if looked { theme.chosen() } else { bold };
        if looked {
            line.clone_into(&mut about);
        }
        let text = Line::from(vec![
            Span::styled(mark, theme.ink(Paint::Sea)),
            Span::styled(format!(" {name:<28}"), style),
            Span::styled(format!("  {id}"), theme.ink(Paint::Soft)),
        ]);
        text.render(row, buffer);
        hits.add(row, Hit::Entry(index));
    }
    next();
    centred(Span::raw(about)).render(next(), buffer);
    next();
    for seat in Seat::ALL {
        let row = next();
        let key = if seat == Seat::South { "s S" } else { "n N" };
        let text = Line::from(vec![
            Span::raw(format!("  {seat}: ")),
            Span::styled(format!("{:<26}", picker.players[seat.index()].title()), bold),
            Span::styled(key, theme.ink(Paint::Sea).add_modifier(Modifier::BOLD)),
            Span::styled(" next player, player before", theme.ink(Paint::Soft)),
        ]);
        text.render(row, buffer);
        hits.add(row, Hit::Player(seat));
    }
    next();
    let keys = "↑ ↓ look   Enter choose   q leave";
    centred(Span::styled(keys, theme.ink(Paint::Soft))).render(next(), buffer);
    hits
}
