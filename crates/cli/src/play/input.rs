//! Keys and clicks as commands.

use bingwa_rules::{Seat, Sign};
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::Position;

use super::{
    command::{Command, Overlay},
    picker::PickCommand,
    state::State,
    view::{Hit, Hits},
};

/// The key of an event, where it is a key that goes down; Ctrl-C and Ctrl-D are `None` inside.
fn pressed(event: &Event) -> Option<Option<KeyCode>> {
    match event {
        Event::Key(KeyEvent { code, modifiers, kind, .. }) if *kind != KeyEventKind::Release => {
            if !modifiers.contains(KeyModifiers::CONTROL) {
                return Some(Some(*code));
            }
            matches!(code, KeyCode::Char('c' | 'd')).then_some(None)
        }
        _ => None,
    }
}

/// Whether the event asks the program to stop until the shell calls it back: Ctrl-Z.
#[cfg(unix)]
pub(super) fn is_stop(event: &Event) -> bool {
    matches!(event, Event::Key(KeyEvent { code: KeyCode::Char('z'), modifiers, kind, .. })
        if *modifiers == KeyModifiers::CONTROL && *kind != KeyEventKind::Release)
}

/// What the mouse does, and on what: `true` for a click, `false` where it only lies there.
fn pointed(event: &Event, hits: &Hits) -> Option<(bool, Hit)> {
    let Event::Mouse(mouse) = event else { return None };
    let click = match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) => true,
        MouseEventKind::Moved => false,
        _ => return None,
    };
    Some((click, hits.at(Position::new(mouse.column, mouse.row))?))
}

/// What an event means in a game.
pub(super) fn command(event: &Event, state: &State, hits: &Hits) -> Option<Command> {
    if let Some((click, hit)) = pointed(event, hits) {
        return match (hit, click) {
            (Hit::Hole(hole), true) => Some(Command::Point(hole)),
            (Hit::Hole(hole), false) => Some(Command::Look(hole)),
            (Hit::Does(command), true) => Some(command),
            _ => None,
        };
    }
    let Some(key) = pressed(event)? else { return Some(Command::Quit) };
    if let Some(overlay) = state.overlay {
        return over(overlay, key);
    }
    if state.typed.is_some() {
        return match key {
            KeyCode::Char(letter) => Some(Command::Type(letter)),
            KeyCode::Backspace => Some(Command::Erase),
            KeyCode::Enter => Some(Command::Choose),
            KeyCode::Esc => Some(Command::Back),
            _ => None,
        };
    }
    match key {
        KeyCode::Up => Some(Command::Move(-1, 0)),
        KeyCode::Down => Some(Command::Move(1, 0)),
        KeyCode::Left => Some(Command::Move(0, -1)),
        KeyCode::Right => Some(Command::Move(0, 1)),
        KeyCode::Tab => Some(Command::Next(true)),
        KeyCode::BackTab => Some(Command::Next(false)),
        KeyCode::Enter => Some(Command::Choose),
        KeyCode::Esc => Some(Command::Back),
        KeyCode::F(1) => Some(Command::Help),
        KeyCode::Char(letter) => letter_command(letter),
        _ => None,
    }
}

fn over(overlay: Overlay, key: KeyCode) -> Option<Command> {
    match (overlay, key) {
        (Overlay::Resign | Overlay::New, KeyCode::Char('y' | 'Y')) => Some(Command::Reply(true)),
        (_, KeyCode::Char('q')) if overlay == Overlay::Help => Some(Command::Back),
        _ => Some(Command::Reply(false)),
    }
}

fn letter_command(letter: char) -> Option<Command> {
    Some(match letter {
        'a' | 'A' | 'b' | 'B' | '0'..='9' => Command::Type(letter),
        ' ' => Command::Toggle,
        '.' => Command::Step(true),
        ',' => Command::Step(false),
        '<' => Command::Sign(Sign::Left),
        '>' => Command::Sign(Sign::Right),
        's' => Command::Skip,
        'p' => Command::Replay,
        '+' | '=' => Command::Speed(true),
        '-' => Command::Speed(false),
        'h' => Command::Hint,
        'u' => Command::Undo,
        'f' => Command::Flip,
        'm' => Command::Moves,
        'r' => Command::Resign,
        'n' => Command::New,
        '?' => Command::Help,
        'q' => Command::Quit,
        _ => return None,
    })
}

/// What an event means in the list of games.
pub(super) fn pick(event: &Event, hits: &Hits) -> Option<PickCommand> {
    if let Some((click, hit)) = pointed(event, hits) {
        return match (hit, click) {
            (Hit::Entry(index), true) => Some(PickCommand::Point(index)),
            (Hit::Entry(index), false) => Some(PickCommand::Look(index)),
            (Hit::Player(seat), true) => Some(PickCommand::Player(seat, true)),
            _ => None,
        };
    }
    let Some(key) = pressed(event)? else { return Some(PickCommand::Quit) };
    match key {
        KeyCode::Up => Some(PickCommand::Move(-1)),
        KeyCode::Down => Some(PickCommand::Move(1)),
        KeyCode::Enter => Some(PickCommand::Choose),
        KeyCode::Char(key @ ('s' | 'S')) => Some(PickCommand::Player(Seat::South, key == 's')),
        KeyCode::Char(key @ ('n' | 'N')) => Some(PickCommand::Player(Seat::North, key == 'n')),
        KeyCode::Esc | KeyCode::Char('q') => Some(PickCommand::Quit),
        _ => None,
    }
}
