//! The words around the board: who plays, what is asked, what happened, what can be done.

use bingwa_rules::{Move, Position as _, Seat, Sign};
use ratatui::{
    buffer::Buffer,
    layout::{Alignment, Rect},
    style::{Modifier, Style},
    text::{Line, Span},
    widgets::{Paragraph, Widget, Wrap},
};

use super::{
    Hit, Hits, centred,
    happening::happening,
    theme::{Paint, Theme},
};
use crate::{
    board,
    play::{
        animation::Lap,
        choice::{Preview, Question},
        command::Command,
        state::State,
        table::Player,
    },
    prose,
};

const BOLD: Modifier = Modifier::BOLD;

/// The game, who plays it, how far it is.
pub(super) fn title(state: &State, theme: Theme, area: Rect, buffer: &mut Buffer) {
    let name = state.table.rules().name();
    let left = Span::styled(format!(" {name}"), Style::new().add_modifier(BOLD));
    Paragraph::new(left).render(area, buffer);
    let [south, north] = state.table.players().map(|player| match player {
        Player::Human => "human".to_owned(),
        Player::Computer(level) => level.to_string(),
        Player::Perfect => "perfect".to_owned(),
    });
    let far = match state.table.ending() {
        Some(_) => "over".to_owned(),
        None => format!("move {}", state.table.game().len() / 2 + 1),
    };
    // As much as there is room for.
    let right = [format!("South {south} · North {north} · {far} "), format!("{far} ")];
    let room = usize::from(area.width).saturating_sub(name.chars().count() + 4);
    let right = right.into_iter().find(|text| text.chars().count() <= room);
    Paragraph::new(right.unwrap_or_default())
        .alignment(Alignment::Right)
        .style(theme.ink(Paint::Soft))
        .render(area, buffer);
}

/// A player: the seat, what belongs to it, whether it is to move.
pub(super) fn caption(state: &State, seat: Seat, theme: Theme, area: Rect, buffer: &mut Buffer) {
    let setup = state.board();
    let is_turn = state.table.ending().is_none() && setup.turn == seat;
    let (mark, style) = match is_turn {
        true => ("▸ ", theme.ink(Paint::Sea).add_modifier(BOLD)),
        false => ("  ", Style::new()),
    };
    let mut spans = vec![Span::styled(format!("{mark}{seat}"), style), Span::raw("")];
    if let Some(replay) = state.replay.as_ref().filter(|replay| replay.is_over()) {
        let gain = replay.gain(seat);
        if gain != 0 {
            let paint = if gain < 0 { Paint::Kanga } else { Paint::Sea };
            spans.push(Span::styled(format!("  {gain:+}"), theme.ink(paint).add_modifier(BOLD)));
        }
    }
    // In a narrow window the stage is left out, which the reserve tells, and then the first facts:
    // seeds can be counted on the board.
    let facts = board::facts(&setup, seat);
    let short: Vec<String> = facts.iter().map(|fact| fact.replace(", namua stage", "")).collect();
    let fewer = (0..=short.len()).map(|from| &short[from..]);
    let taken: usize = spans.iter().map(Span::width).sum();
    let room = usize::from(area.width).saturating_sub(taken);
    let mut shown =
        std::iter::once(&facts[..]).chain(fewer).map(|facts| format!("  {}", facts.join(" · ")));
    spans[1] = shown.find(|text| text.chars().count() <= room).unwrap_or_default().into();
    centred(spans).render(area, buffer);
}

/// What is typed, asked, said or looked at.
pub(super) fn message(
    state: &State,
    theme: Theme,
    area: Rect,
    buffer: &mut Buffer,
    hits: &mut Hits,
) {
    if let Some(typed) = &state.typed {
        let line = vec![
            Span::raw("Your move: "),
            Span::styled(format!("{typed}▏"), Style::new().add_modifier(BOLD)),
            Span::styled("  Enter plays it, Esc gives it up", theme.ink(Paint::Soft)),
        ];
        return centred(line).render(area, buffer);
    }
    if state.choice.is_some() {
        return question(state, theme, area, buffer, hits);
    }
    if !state.said.text.is_empty() {
        let mut spans = vec![Span::raw(state.said.text.clone())];
        if let Some(clause) = state.said.clause {
            let clause = format!(" {clause}");
            spans.push(Span::styled(clause, theme.ink(Paint::Sea).add_modifier(BOLD)));
        }
        let text = Paragraph::new(Line::from(spans));
        return text.alignment(Alignment::Center).wrap(Wrap { trim: true }).render(area, buffer);
    }
    let mut text = looked_at(state);
    if let Some(note) = &state.note {
        text = format!("{text}  {note}");
    }
    let text = Paragraph::new(text).alignment(Alignment::Center);
    text.wrap(Wrap { trim: true }).render(area, buffer);
}

/// What a move would do, in few words.
fn outlook(state: &State, played: Move) -> String {
    let Some(preview) = Preview::of(state.table.position(), played) else {
        return String::new();
    };
    let took = match preview.took {
        0 => String::new(),
        took => format!("takes {took}, "),
    };
    let laps =
        if preview.laps == 1 { "1 lap".to_owned() } else { format!("{} laps", preview.laps) };
    let [south, north] = preview.seeds;
    let won = if preview.wins { " and wins" } else { "" };
    format!("{took}{laps}, ends in {}, South {south} North {north}{won}", preview.end)
}

fn looked_at(state: &State) -> String {
    if let Some(replay) = state.replay.as_ref().filter(|replay| !replay.is_over()) {
        let event = replay.last().map_or(String::new(), happening);
        return format!("{} plays {}: {event}", replay.played.seat(), replay.played);
    }
    if let Some(ending) = state.table.ending() {
        let told = ending.sentence(&state.table.position().setup());
        return format!("{told}  u takes back, n begins another game.");
    }
    if state.table.errand().is_some() {
        return format!("{} thinks; s makes it play now.", state.table.turn());
    }
    let hole = state.cursor;
    let seeds = state.board().seeds(hole);
    let seeds = prose::seeds(state.table.rules(), u32::from(seeds));
    let moves: Vec<Move> = state.moves_from(hole).collect();
    let what = match moves.as_slice() {
        [] if state.may_move() && hole.seat() == state.table.turn() => {
            "can't be played now; Enter tells why".to_owned()
        }
        [] => format!("is {}'s", hole.seat()),
        [only] => format!("{only} {}", outlook(state, *only)),
        several => format!("can be played: {}", prose::list(several, "or")),
    };
    let first = state.looked_at().and_then(|played| {
        let preview = Preview::of(state.table.position(), played)?;
        (moves.len() > 1).then(|| format!("; {played} first ends in {}", preview.first_end))
    });
    format!("{hole}: {seeds}, {what}{}", first.unwrap_or_default())
}

fn question(state: &State, theme: Theme, area: Rect, buffer: &mut Buffer, hits: &mut Hits) {
    let Some(choice) = &state.choice else { return };
    for (line, (index, answer)) in state.answers().enumerate() {
        let played = answer.shown();
        let label = match (choice.question, answer.sign) {
            (Question::Direction, _) => {
                format!("{} {}", state.grid.arrow(state.cursor, answer.hole), answer.hole)
            }
            (Question::Kichwa, _) => format!("kichwa {}", answer.hole),
            (Question::Safari, _) if played.is_safari() => "safari: play on".to_owned(),
            (Question::Safari, _) => format!("stop at {}", answer.hole),
        };
        let sign = answer.sign.map_or(' ', Sign::letter);
        let outlook = match answer.moves.as_slice() {
            [only] => format!("{only}: {}", outlook(state, *only)),
            several => format!("then {}", prose::list(several, "or")),
        };
        let (mark, style) = match index == choice.focus {
            true => ('▸', theme.chosen()),
            false => (' ', theme.ink(Paint::Sea)),
        };
        let text = Line::from(vec![
            Span::styled(format!(" {mark} {label} {sign}"), style),
            Span::raw(format!("  {outlook}")),
        ]);
        let Some(row) = area.rows().nth(line) else { break };
        let width = text.width() as u16;
        let row = Rect { x: row.x + row.width.saturating_sub(width) / 2, ..row };
        let row = Rect { width: width.min(area.right() - row.x), ..row };
        text.render(row, buffer);
        hits.add(row, Hit::Does(Command::Answer(index)));
    }
}

/// The laps of the last move; the strip follows the lap that is shown.
pub(super) fn laps(state: &State, theme: Theme, area: Rect, buffer: &mut Buffer, hits: &mut Hits) {
    let Some(replay) = &state.replay else { return };
    let told = |(index, lap)| told(replay.number(index), lap);
    let texts: Vec<_> = replay.laps().iter().enumerate().map(told).collect();
    let at = replay.lap().unwrap_or_default();
    let room = usize::from(area.width.saturating_sub(4));
    // As many laps as there is room for, the one shown among them.
    let width = |text: &String| text.chars().count() + 2;
    let mut first = at;
    let mut used = texts.get(at).map_or(0, width);
    while first > 0 && used + width(&texts[first - 1]) <= room {
        first -= 1;
        used += width(&texts[first]);
    }
    let mut x = area.x + 1;
    if first > 0 {
        buffer.set_string(x, area.y, "‹", theme.ink(Paint::Soft));
    }
    x += 1;
    for (index, text) in texts.iter().enumerate().skip(first) {
        let length = text.chars().count() as u16;
        if x + length + 2 > area.right() {
            buffer.set_string(x.min(area.right() - 1), area.y, "›", theme.ink(Paint::Soft));
            break;
        }
        let style = match index == at {
            true => theme.ink(Paint::Sea).add_modifier(BOLD | Modifier::UNDERLINED),
            false if replay.laps()[index].took > 0 => theme.ink(Paint::Kanga),
            false => theme.ink(Paint::Soft),
        };
        buffer.set_string(x, area.y, text, style);
        hits.add(Rect::new(x, area.y, length, 1), Hit::Does(Command::ShowLap(index)));
        x += length + 2;
    }
}

/// A lap in a few characters: its number, where from, how many, where to, what happened.
fn told(number: usize, lap: &Lap) -> String {
    let took = if lap.took > 0 { format!(" ×{}", lap.took) } else { String::new() };
    let asked = match lap.asked {
        Some(true) => " +",
        Some(false) => " stop",
        None => "",
    };
    match lap.placed {
        true => format!("+1 {}{took}", lap.to),
        false => format!("{number} {}·{}→{}{took}{asked}", lap.from, lap.seeds, lap.to),
    }
}

/// The transport, as of a player of music.
pub(super) fn transport(
    state: &State,
    theme: Theme,
    area: Rect,
    buffer: &mut Buffer,
    hits: &mut Hits,
) {
    let Some(replay) = &state.replay else { return };
    let (at, all) = replay.progress();
    let play = if replay.is_running() { "‖" } else { "▶" };
    let buttons = [
        ("|‹", Command::Lap(false)),
        ("‹", Command::Step(false)),
        (play, Command::Toggle),
        ("›", Command::Step(true)),
        ("›|", Command::Lap(true)),
        ("end", Command::Skip),
    ];
    let mut x = area.x + 2;
    for (label, command) in buttons {
        let label = format!(" {label} ");
        let style = theme.ink(Paint::Sea).add_modifier(BOLD);
        buffer.set_string(x, area.y, &label, style);
        let width = label.chars().count() as u16;
        hits.add(Rect::new(x, area.y, width, 1), Hit::Does(command));
        x += width;
    }
    let clause = replay.ended_by().filter(|_| replay.is_over());
    let ended = clause.map_or(String::new(), |clause| format!("  {clause}"));
    let text = format!(" {at}/{all}  {}{ended}", state.speed);
    let room = area.right().saturating_sub(x + 2 + text.chars().count() as u16);
    let length = usize::from(room.min(20));
    let done = (length * at).div_ceil(all.max(1));
    let bar = format!("{}{}", "━".repeat(done), "─".repeat(length - done));
    buffer.set_string(x + 1, area.y, bar, theme.ink(Paint::Carved));
    buffer.set_string(x + 2 + length as u16, area.y, text, theme.ink(Paint::Soft));
}

/// The last moves, as many as there is room for.
pub(super) fn moves(state: &State, theme: Theme, area: Rect, buffer: &mut Buffer) {
    let mut line = String::new();
    for text in numbered(state).iter().rev() {
        if line.chars().count() + text.chars().count() + 6 > usize::from(area.width) {
            line.insert_str(0, "… ");
            break;
        }
        line.insert_str(0, &format!("{text} "));
    }
    centred(Span::styled(line, theme.ink(Paint::Soft))).render(area, buffer);
}

/// The moves made, two to a number.
pub(super) fn numbered(state: &State) -> Vec<String> {
    let game = state.table.game();
    let offset = usize::from(game.start().turn() == Seat::North);
    let made = game.moves().enumerate().map(|(ply, played)| {
        let number = (ply + offset) / 2 + 1;
        match (ply + offset) % 2 {
            0 => format!("{number}. {played}"),
            _ if ply == 0 => format!("{number}. … {played}"),
            _ => played.to_string(),
        }
    });
    made.collect()
}

/// What can be done, by keys and clicks.
pub(super) fn keys(state: &State, theme: Theme, area: Rect, buffer: &mut Buffer, hits: &mut Hits) {
    let keys: &[(&str, &str, Command)] = match state.choice {
        Some(_) => &[
            ("← →", "look", Command::Next(true)),
            ("Enter", "choose", Command::Choose),
            ("Esc", "back", Command::Back),
        ],
        None => &[
            ("Enter", "play", Command::Choose),
            ("h", "hint", Command::Hint),
            ("u", "undo", Command::Undo),
            ("m", "moves", Command::Moves),
            ("p", "again", Command::Replay),
            ("f", "flip", Command::Flip),
            ("n", "new", Command::New),
            ("?", "help", Command::Help),
            ("q", "quit", Command::Quit),
        ],
    };
    let total: usize = keys.iter().map(|(key, word, _)| key.chars().count() + word.len() + 3).sum();
    let mut x = area.x + (area.width.saturating_sub(total as u16 - 2)) / 2;
    // Where there is no room for all, help and the way out come first.
    let is_narrow = total > usize::from(area.width) + 2;
    let first = if is_narrow && state.choice.is_none() { keys.len() - 2 } else { 0 };
    for (key, word, command) in keys[first..].iter().chain(&keys[..first]) {
        let width = (key.chars().count() + 1 + word.len()) as u16;
        if x + width > area.right() {
            break;
        }
        let line = Line::from(vec![
            Span::styled(*key, theme.ink(Paint::Sea).add_modifier(BOLD)),
            Span::styled(format!(" {word}"), theme.ink(Paint::Soft)),
        ]);
        buffer.set_line(x, area.y, &line, width);
        hits.add(Rect::new(x, area.y, width, 1), Hit::Does(*command));
        x += width + 2;
    }
}
