//! The board: wood, hollows lit from above, seeds and counts.
//!
//! A cell is a hole and the wood around it: at least five columns and three rows. Its upper edge
//! carries the hole's state and what it gained; its lower edge whether it can be played, and the
//! lap that ended in it.

use bingwa_rules::{Event, Hole, Rules, Setup};
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Modifier, Style},
};

use super::{
    Hit, Hits,
    theme::{Paint, Theme},
};
use crate::{
    board::{Role, role},
    play::{choice::Preview, command::Command, state::State},
};

/// The narrowest cell: two digits, two seeds' characters, and a column of wood.
const NARROWEST: u16 = 5;
const WIDEST: u16 = 12;
/// The lowest cell: two edges and a row of counts.
pub(super) const LOWEST: u16 = 3;
const HIGHEST: u16 = 4;
/// Columns for the names of the rows.
const MARGIN: u16 = 4;

/// Columns and rows that a board takes at least.
pub(super) fn least(rules: Rules) -> (u16, u16) {
    let (columns, rows) = (rules.columns() as u16, 2 * rules.rows() as u16);
    (2 * MARGIN + columns * NARROWEST, LOWEST * rows + 2)
}

/// Rows that a board takes where so many are to be had.
pub(super) fn height(rules: Rules, room: u16) -> u16 {
    let rows = 2 * rules.rows() as u16;
    let cell = (room.saturating_sub(3) / rows).clamp(LOWEST, HIGHEST);
    let groove = u16::from(room > cell * rows + 2);
    cell * rows + 2 + groove
}

/// What is drawn in every cell.
struct Scene<'a> {
    state: &'a State,
    theme: Theme,
    board: Setup,
    /// What the move looked at would do, where one is being chosen.
    preview: Option<Preview>,
    cell: (u16, u16),
}

/// Draws the board in the middle of an area, and tells where its holes lie.
pub(super) fn draw(state: &State, theme: Theme, area: Rect, buffer: &mut Buffer, hits: &mut Hits) {
    let (rows, columns) = (state.grid.rows().len() as u16, state.grid.columns() as u16);
    let width = ((area.width.saturating_sub(2 * MARGIN)) / columns).clamp(NARROWEST, WIDEST);
    let height = (area.height.saturating_sub(2) / rows).clamp(LOWEST, HIGHEST);
    let groove = u16::from(area.height > rows * height + 2);
    let wide = columns * width + 1;
    let left = area.x + area.width.saturating_sub(wide) / 2;
    let wood = Rect::new(left, area.y, wide, rows * height + 2 + groove).intersection(area);
    buffer.set_style(wood, theme.on(Paint::Carved, Paint::Wood));

    let looked = state.looked_at().filter(|_| !state.is_showing());
    let preview = looked.and_then(|played| Preview::of(state.table.position(), played));
    let scene = Scene { state, theme, board: state.board(), preview, cell: (width, height) };
    let mut y = area.y + 1;
    for (index, row) in state.grid.rows().enumerate() {
        if index as u16 == rows / 2 {
            if groove > 0 && !theme.has_colours() {
                buffer.set_string(left, y, "─".repeat(usize::from(wide)), Style::new());
            }
            y += groove;
        }
        let letter = row[0].to_string().chars().take(1).collect::<String>();
        let middle = y + height / 2;
        for x in [left.saturating_sub(2), left + wide + 1] {
            put(buffer, area, x, middle, &letter, theme.ink(Paint::Soft));
        }
        for (column, hole) in row.iter().enumerate() {
            let x = left + 1 + column as u16 * width;
            let place = Rect::new(x, y, width - 1, height);
            scene.hole(*hole, place, buffer);
            hits.add(Rect { width, ..place }, Hit::Hole(*hole));
            let edge = if index == 0 { area.y } else { y + height };
            if index == 0 || index as u16 + 1 == rows {
                let name = format!("{:^1$}", hole.number(), usize::from(width - 1));
                put(buffer, area, x, edge, &name, theme.on(Paint::Carved, Paint::Wood));
            }
        }
        y += height;
    }
    // A bracket stands between two holes: the one that matters more is drawn last.
    for wanted in Bracket::ALL {
        for hole in state.grid.rows().flatten().filter(|hole| scene.bracket(**hole) == wanted) {
            if let Some(place) = hits.of(*hole) {
                scene.brackets(*hole, place, wanted, buffer);
            }
        }
    }
    scene.arrows(area, hits, buffer);
}

/// What stands beside a hole.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bracket {
    Shape,
    Lit,
    Cursor,
}

impl Bracket {
    /// The ones that matter more come later.
    const ALL: [Self; 3] = [Self::Shape, Self::Lit, Self::Cursor];
}

/// Writes inside an area only.
fn put(buffer: &mut Buffer, area: Rect, x: u16, y: u16, text: &str, style: Style) {
    if y < area.bottom() && x < area.right() {
        let room = usize::from(area.right() - x);
        buffer.set_stringn(x, y, text, room, style);
    }
}

/// Seeds as dots, up to eight a character, in fixed places.
fn dots(seeds: u8, characters: usize) -> String {
    // The dots of a braille character in the order in which seeds heap up: the bottom first.
    const HEAP: [u32; 8] = [0x40, 0x80, 0x04, 0x20, 0x02, 0x10, 0x01, 0x08];
    let (seeds, characters) = (usize::from(seeds), characters.max(1));
    (0..characters)
        .map(|index| {
            // Two dots a row: a heap grows layer by layer over all characters.
            let dots = (0..8).filter(|dot| {
                let layer = dot / 2;
                layer * 2 * characters + 2 * index + dot % 2 < seeds
            });
            let bits: u32 = dots.map(|dot| HEAP[dot]).sum();
            char::from_u32(0x2800 + bits).filter(|_| bits > 0).unwrap_or(' ')
        })
        .collect()
}

impl Scene<'_> {
    /// Whether the last thing that happened in the move shown happened here.
    fn is_struck(&self, hole: Hole) -> bool {
        let event = self.state.replay.as_ref().filter(|replay| !replay.is_over());
        match event.and_then(|replay| replay.last()) {
            Some(
                Event::Placed { hole: at, .. }
                | Event::Lifted { hole: at, .. }
                | Event::Taxed { hole: at, .. }
                | Event::Dropped { hole: at, .. }
                | Event::Captured { from: at, .. }
                | Event::Taken { from: at, .. }
                | Event::Entered { kichwa: at, .. }
                | Event::HouseAsked { house: at, .. }
                | Event::Reserved { hole: at }
                | Event::Takasiaed { hole: at },
            ) => at == hole,
            Some(Event::Brought { from, to, .. }) => from == hole || to == hole,
            _ => false,
        }
    }

    /// What the hole gained, or would gain by the answer looked at.
    fn delta(&self, hole: Hole) -> Option<i32> {
        let delta = match (&self.state.choice, &self.preview, &self.state.replay) {
            (Some(_), Some(preview), _) => preview.delta(&self.board, hole),
            (Some(_), None, _) => 0,
            (None, _, Some(replay)) if replay.is_over() => replay.delta(hole),
            _ => 0,
        };
        (delta != 0).then_some(delta)
    }

    fn is_cursor(&self, hole: Hole) -> bool {
        self.state.cursor == hole && !self.state.is_showing()
    }

    fn is_square(&self, hole: Hole) -> bool {
        matches!(role(&self.board, hole), Role::House | Role::Dormant)
    }

    fn hole(&self, hole: Hole, place: Rect, buffer: &mut Buffer) {
        let (theme, state) = (self.theme, self.state);
        let seeds = self.board.seeds(hole);
        let role = role(&self.board, hole);
        let is_playable = state.choice.is_none()
            && !state.is_showing()
            && state.moves_from(hole).next().is_some();
        let is_cursor = self.is_cursor(hole);
        let is_lit = state.said.lit.contains(&hole);
        let is_target = self.is_target(hole);
        let ground = if self.is_struck(hole) || is_cursor { Paint::Warm } else { Paint::Hollow };
        let rim = if is_lit {
            Paint::Kanga
        } else if is_cursor || is_target {
            Paint::Sea
        } else {
            ground
        };
        self.edges(place, self.is_square(hole), rim, is_playable, buffer);
        self.contents(place, seeds, ground, buffer);
        let wood = |paint| theme.on(paint, Paint::Wood);
        if let Some(mark) = mark(role) {
            buffer.set_string(place.x, place.y, mark.to_string(), wood(Paint::Count));
        }
        if let Some(delta) = self.delta(hole) {
            let text = format!("{delta:+}");
            let paint = if delta < 0 { Paint::Kanga } else { Paint::Sea };
            let x = place.right().saturating_sub(text.len() as u16);
            buffer.set_string(x, place.y, text, wood(paint).add_modifier(Modifier::BOLD));
        }
        let bottom = place.bottom() - 1;
        if is_lit || is_playable {
            let (mark, paint) = if is_lit { ("◆", Paint::Kanga) } else { ("●", Paint::Sea) };
            buffer.set_string(place.x, bottom, mark, wood(paint));
        }
        if let Some(ghost) = self.ghost(hole) {
            let x = place.right().saturating_sub(ghost.len() as u16);
            buffer.set_string(x, bottom, ghost, wood(Paint::Carved));
        }
    }

    /// The lap that ended here in the move just made, or where the first lap would end.
    fn ghost(&self, hole: Hole) -> Option<String> {
        let previewed = self.preview.as_ref().filter(|preview| preview.first_end == hole);
        if previewed.is_some() && (self.state.choice.is_some() || self.delta(hole).is_none()) {
            return Some("◇".to_owned());
        }
        let replay = self.state.replay.as_ref().filter(|replay| replay.is_over())?;
        Some(replay.ghost(hole)?.to_string())
    }

    fn is_target(&self, hole: Hole) -> bool {
        self.state.answers().any(|(_, answer)| answer.hole == hole)
    }

    /// Half blocks above and below round the hollow, and its lower lip catches the light.
    fn edges(&self, place: Rect, is_square: bool, rim: Paint, lit_lip: bool, buffer: &mut Buffer) {
        if !self.theme.has_colours() {
            return;
        }
        let inner = usize::from(place.width.saturating_sub(2));
        let line = |left: &str, middle: &str, right: &str| {
            format!("{left}{}{right}", middle.repeat(inner))
        };
        let (top, bottom) = match is_square {
            true => (line("▄", "▄", "▄"), line("▀", "▀", "▀")),
            false => (line("▗", "▄", "▖"), line("▝", "▀", "▘")),
        };
        let lip = if lit_lip && rim != Paint::Kanga { Paint::Sea } else { rim };
        buffer.set_string(place.x, place.y, top, self.theme.on(rim, Paint::Wood));
        let bottom_row = place.bottom() - 1;
        buffer.set_string(place.x, bottom_row, bottom, self.theme.on(lip, Paint::Wood));
    }

    fn contents(&self, place: Rect, seeds: u8, ground: Paint, buffer: &mut Buffer) {
        let inside = Rect { y: place.y + 1, height: place.height - 2, ..place };
        let inside_style = self.theme.on(Paint::Seed, ground);
        for y in inside.top()..inside.bottom() {
            buffer.set_string(inside.x, y, " ".repeat(usize::from(inside.width)), inside_style);
        }
        if seeds == 0 {
            let (x, y) = (inside.x + (inside.width - 1) / 2, inside.y + (inside.height - 1) / 2);
            return buffer.set_string(x, y, "·", self.theme.on(Paint::Carved, ground));
        }
        let count = seeds.to_string();
        let count_style = self.theme.on(Paint::Count, ground).add_modifier(Modifier::BOLD);
        if inside.height > 1 {
            let x = inside.x + (inside.width.saturating_sub(count.chars().count() as u16)) / 2;
            buffer.set_string(x, inside.y, count, count_style);
            // As many characters as the lowest layer needs, up to a heap.
            let room = usize::from(inside.width.saturating_sub(2)).min(5);
            let room = room.min(usize::from(seeds).div_ceil(2));
            let x = inside.x + (inside.width - room as u16) / 2;
            buffer.set_string(x, inside.y + 1, dots(seeds, room), inside_style);
            return;
        }
        let room = usize::from(inside.width.saturating_sub(if inside.width > 4 { 3 } else { 2 }));
        let x = inside.x + u16::from(inside.width > 6);
        buffer.set_string(x, inside.y, format!("{count:>2}"), count_style);
        let dots = dots(seeds, room.min(3));
        buffer.set_string(x + 2 + u16::from(inside.width > 6), inside.y, dots, inside_style);
    }

    fn bracket(&self, hole: Hole) -> Bracket {
        if self.is_cursor(hole) {
            Bracket::Cursor
        } else if self.state.said.lit.contains(&hole)
            || self.is_target(hole)
            || self.is_struck(hole)
        {
            Bracket::Lit
        } else {
            Bracket::Shape
        }
    }

    /// Brackets beside a hole; its mere shape is drawn where there are no colours.
    fn brackets(&self, hole: Hole, cell: Rect, bracket: Bracket, buffer: &mut Buffer) {
        let (open, close) = match bracket {
            Bracket::Cursor => ("▸", "◂"),
            Bracket::Lit => ("»", "«"),
            Bracket::Shape if self.theme.has_colours() => return,
            Bracket::Shape if self.is_square(hole) => ("[", "]"),
            Bracket::Shape => ("(", ")"),
        };
        let style = match bracket {
            Bracket::Shape => self.theme.on(Paint::Carved, Paint::Wood),
            _ => self.theme.on(Paint::Sea, Paint::Wood).add_modifier(Modifier::BOLD),
        };
        let y = cell.y + cell.height / 2;
        buffer.set_string(cell.x.saturating_sub(1), y, open, style);
        // The column of wood on the right is the next hole's left one: without colours, where every
        // hole has brackets, the closing one stands inside.
        let inside = u16::from(!self.theme.has_colours());
        buffer.set_string(cell.right() - 1 - inside, y, close, style);
    }

    /// Arrows beside the hole that was chosen, or on the kichwa, that can be clicked.
    fn arrows(&self, area: Rect, hits: &mut Hits, buffer: &mut Buffer) {
        let Some(choice) = &self.state.choice else { return };
        for (index, answer) in self.state.answers() {
            let Some(target) = hits.of(answer.hole).filter(|_| answer.sign.is_some()) else {
                continue;
            };
            let arrow = self.state.grid.arrow(self.state.cursor, answer.hole);
            let style = if choice.focus == index {
                self.theme.chosen()
            } else {
                self.theme.on(Paint::Sea, Paint::Wood).add_modifier(Modifier::BOLD)
            };
            let width = self.cell.0 - 1;
            let text = format!("{arrow:^width$}", width = usize::from(width));
            let y = match arrow {
                '▲' => target.bottom() - 1,
                _ => target.y,
            };
            put(buffer, area, target.x, y, &text, style);
            hits.add(target, Hit::Does(Command::Answer(index)));
        }
    }
}

/// The sign of a hole's state; its shape says the same.
const fn mark(role: Role) -> Option<char> {
    match role {
        Role::House => Some('⌂'),
        Role::Dormant => Some('~'),
        Role::Takasiaed => Some('×'),
        Role::Reserved => Some('!'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::dots;

    #[test]
    fn seeds_heap_up() {
        assert_eq!(dots(0, 2), "  ");
        assert_eq!(dots(1, 2), "⡀ ");
        assert_eq!(dots(4, 2), "⣀⣀");
        assert_eq!(dots(5, 2), "⣄⣀");
        assert_eq!(dots(16, 2), "⣿⣿");
        assert_eq!(dots(64, 2), "⣿⣿");
    }
}
