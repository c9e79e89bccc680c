//! What lies over the game: keys, moves, questions.

use ratatui::{
    Frame,
    style::Modifier,
    text::{Line, Span},
    widgets::{Block, BorderType, Clear, Padding, Paragraph, Wrap},
};

use super::{
    middle, panel,
    theme::{Paint, Theme},
};
use crate::play::{command::Overlay, state::State};

/// Keys and what they do.
const KEYS: [(&str, &str); 17] = [
    ("arrows, Tab", "to a hole; Tab to the next that can be played"),
    ("Enter, click", "play it, or hear why it can't be played"),
    ("← →, < >", "which way, which kichwa; stop or safari"),
    ("a5<", "or type the move, then Enter"),
    ("Esc", "give up what was begun"),
    ("Space, p", "pause and go on; the last move again"),
    (", .", "one seed back, one seed on"),
    ("< >", "one lap back, one lap on"),
    ("+ -", "faster, slower: 0.25x to 8x, instant"),
    ("s", "to the end of the move; the computer plays now"),
    ("h", "a hint from the engine"),
    ("u", "take a move back"),
    ("m", "the moves made"),
    ("f", "turn the board round"),
    ("n, r", "a new game; resign"),
    ("q, Ctrl-C", "save and leave"),
    ("● ◆ ◇", "can be played; causes it; first lap ends here"),
];

pub(super) fn draw(state: &State, theme: Theme, frame: &mut Frame<'_>) {
    let Some(overlay) = state.overlay else { return };
    let (title, lines): (&str, Vec<Line<'_>>) = match overlay {
        Overlay::Help => ("Keys", help(theme)),
        Overlay::Moves => ("Moves", moves(state, frame.area().height)),
        Overlay::Resign => ("Resign?", vec![Line::from("y resigns, any other key plays on")]),
        Overlay::New => (
            "Leave this game?",
            vec![Line::from("y leaves it for another (it is saved), any other key plays on")],
        ),
    };
    let width = lines.iter().map(Line::width).max().unwrap_or_default() as u16 + 4;
    let area = middle(frame.area(), width.max(20), lines.len() as u16 + 2);
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(theme.ink(Paint::Carved))
        .padding(Padding::horizontal(1))
        .title(Span::styled(format!(" {title} "), Modifier::BOLD));
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }).block(block), area);
}

fn help(theme: Theme) -> Vec<Line<'static>> {
    let line = |(key, what): &(&'static str, &'static str)| {
        Line::from(vec![
            Span::styled(format!("{key:<13}"), theme.ink(Paint::Sea).add_modifier(Modifier::BOLD)),
            Span::raw(*what),
        ])
    };
    KEYS.iter().map(line).collect()
}

/// The last moves, six a line.
fn moves(state: &State, height: u16) -> Vec<Line<'static>> {
    let moves = panel::numbered(state);
    if moves.is_empty() {
        return vec![Line::from("No move has been made yet.")];
    }
    let mut lines: Vec<_> = moves
        .chunks(6)
        .map(|some| Line::from(some.iter().map(|text| format!("{text:<10}")).collect::<String>()))
        .collect();
    let room = usize::from(height.saturating_sub(4)).max(1);
    if lines.len() > room {
        lines.drain(..lines.len() - room);
        lines[0] = Line::from("…");
    }
    lines
}
