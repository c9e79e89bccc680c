//! The board, drawn for a terminal: lines of spans that say what they are and which hole they show,
//! so that whoever shows them gives them colours and finds the hole under the mouse.
//!
//! Every state of a hole is told by shape and by word; colour only repeats it.

mod plain;

use anstyle::{AnsiColor, Style};
use bingwa_rules::{Hole, Rules, Seat, Setup};

use crate::prose;

pub(crate) use plain::describe;

/// What a piece of the drawing is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// The wood around the holes, and blanks.
    Frame,
    /// The name of a hole.
    Name,
    /// An empty hole.
    Empty,
    /// A hole with seeds.
    Seeds,
    /// A functional house (KIS-4).
    House,
    /// A dormant house (KIS-4).
    Dormant,
    /// The takasiaed hole (KIS-40).
    Takasiaed,
    /// A reserved hole (KIN-5).
    Reserved,
    /// A player's name when it is his turn.
    Turn,
    /// Words beside the board.
    Words,
}

impl Role {
    /// How it looks where there are colours.
    pub(crate) const fn style(self) -> Style {
        match self {
            Self::Frame | Self::Name | Self::Empty => Style::new().dimmed(),
            Self::Seeds => Style::new().bold(),
            Self::House => AnsiColor::Yellow.on_default().bold(),
            Self::Dormant => AnsiColor::Yellow.on_default(),
            Self::Takasiaed => AnsiColor::Cyan.on_default().bold(),
            Self::Reserved => AnsiColor::Magenta.on_default().bold(),
            Self::Turn => AnsiColor::Green.on_default().bold(),
            Self::Words => Style::new(),
        }
    }
}

/// A piece of a drawn line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Span {
    /// What stands there; every character is one column wide.
    pub(crate) text: String,
    /// What it is.
    pub(crate) role: Role,
    /// The hole that it shows.
    pub(crate) hole: Option<Hole>,
}

impl Span {
    fn new(role: Role, text: impl Into<String>) -> Self {
        Self { text: text.into(), role, hole: None }
    }
}

/// A drawn line, from left to right.
pub(crate) type Line = Vec<Span>;

/// Columns that a hole takes, brackets included.
const CELL: usize = 5;
/// Columns left of the wood, for the mark of the player to move.
const INDENT: usize = 2;

/// The state of a hole, as far as the drawing tells it.
pub(crate) fn role(setup: &Setup, hole: Hole) -> Role {
    if setup.takasia == Some(hole) {
        Role::Takasiaed
    } else if setup.is_reserved(hole) {
        Role::Reserved
    } else if setup.house(hole.seat()) == Some(hole) {
        if setup.is_functional(hole.seat()) { Role::House } else { Role::Dormant }
    } else if setup.seeds(hole) == 0 {
        Role::Empty
    } else {
        Role::Seeds
    }
}

/// The brackets of a hole and the mark after its count.
const fn shape(role: Role) -> (char, char, char) {
    match role {
        Role::Empty => (' ', ' ', ' '),
        Role::House => ('[', ' ', ']'),
        Role::Dormant => ('[', '~', ']'),
        Role::Takasiaed => ('<', '×', '>'),
        Role::Reserved => ('{', '!', '}'),
        _ => ('(', ' ', ')'),
    }
}

/// The board with a line about each player, no wider than `width` columns if that can be.
///
/// At least 44 columns are needed for eight holes in a row, and 64 for twelve. Without `to_move`
/// nobody is marked as the one to move.
pub(crate) fn draw(setup: &Setup, to_move: Option<Seat>, width: usize) -> Vec<Line> {
    let columns = setup.rules().columns();
    let spare = width.saturating_sub(INDENT + 2 + CELL * columns);
    let gap = (spare / (columns + 1)).min(3);
    let margin = gap.div_ceil(2);
    let inner = 2 * margin + CELL * columns + gap * (columns - 1);
    let rule = |left: char, right: char| {
        let indent = " ".repeat(INDENT);
        vec![Span::new(Role::Frame, format!("{indent}{left}{}{right}", "─".repeat(inner)))]
    };

    let mut lines = vec![caption(setup, Seat::North, to_move), rule('╭', '╮')];
    let holes: Vec<Hole> = setup.holes().collect();
    let rows = holes.chunks(columns);
    for (index, row) in rows.enumerate() {
        let names = row_line(row, margin, gap, |hole| Span {
            text: format!("{:^CELL$}", format!("{hole} ")),
            role: Role::Name,
            hole: Some(hole),
        });
        let counts = row_line(row, margin, gap, |hole| cell(setup, hole));
        // A hole's name stands on its owner's side of it.
        if row[0].seat() == Seat::North {
            lines.extend([names, counts]);
        } else {
            lines.extend([counts, names]);
        }
        if index + 1 == setup.rules().rows() {
            lines.push(rule('├', '┤'));
        }
    }
    lines.extend([rule('╰', '╯'), caption(setup, Seat::South, to_move)]);
    lines.extend(legend(setup, &holes));
    lines
}

fn row_line(row: &[Hole], margin: usize, gap: usize, span: impl Fn(Hole) -> Span) -> Line {
    let wood = |text: String| Span::new(Role::Frame, text);
    let mut line = vec![wood(format!("{}│{}", " ".repeat(INDENT), " ".repeat(margin)))];
    for (index, &hole) in row.iter().enumerate() {
        if index > 0 && gap > 0 {
            line.push(wood(" ".repeat(gap)));
        }
        line.push(span(hole));
    }
    line.push(wood(format!("{}│", " ".repeat(margin))));
    line
}

fn cell(setup: &Setup, hole: Hole) -> Span {
    let role = role(setup, hole);
    let (open, mark, close) = shape(role);
    let count = match setup.seeds(hole) {
        0 => "·".to_owned(),
        seeds => seeds.to_string(),
    };
    Span { text: format!("{open}{count:>2}{mark}{close}"), role, hole: Some(hole) }
}

/// What is said of a player beside his side of the board.
fn caption(setup: &Setup, seat: Seat, to_move: Option<Seat>) -> Line {
    let name = match to_move == Some(seat) {
        true => Span::new(Role::Turn, format!("▸ {seat} to move")),
        false => Span::new(Role::Words, format!("  {seat}")),
    };
    vec![name, Span::new(Role::Words, format!("   {}", facts(setup, seat).join(" · ")))]
}

/// What belongs to a player besides the seeds in his holes, in few words.
pub(crate) fn facts(setup: &Setup, seat: Seat) -> Vec<String> {
    let rules = setup.rules();
    let on_board: u32 = setup
        .holes()
        .filter(|hole| hole.seat() == seat)
        .map(|hole| u32::from(setup.seeds(hole)))
        .sum();
    let hand = setup.hand[seat.index()];
    let mut facts = vec![prose::seeds(rules, on_board)];
    if rules.is_kiswahili() {
        facts.push(match setup.is_namua(seat) {
            true => format!("{hand} in reserve, namua stage"),
            false => "no reserve, mtaji stage".to_owned(),
        });
        facts.push(house(setup, seat));
        if let Some(hole) = setup.takasia.filter(|hole| hole.seat() == seat) {
            facts.push(format!("{hole} takasiaed"));
        }
    } else if rules == Rules::Kingulu {
        facts.push(format!("{hand} captured"));
        let mut reserved: Vec<Hole> =
            setup.holes().filter(|hole| hole.seat() != seat && setup.is_reserved(*hole)).collect();
        if !reserved.is_empty() {
            reserved.sort();
            facts.push(format!("has reserved {}", prose::list(&reserved, "and")));
        }
    } else if hand > 0 {
        facts.push(format!("{hand} in hand"));
    }
    facts
}

/// What the house of a player is.
fn house(setup: &Setup, seat: Seat) -> String {
    match setup.house(seat) {
        None => "house lost".to_owned(),
        Some(hole) if setup.is_functional(seat) => format!("house {hole} functional"),
        Some(hole) => format!("house {hole} dormant"),
    }
}

/// What the shapes mean that are on this board.
fn legend(setup: &Setup, holes: &[Hole]) -> Option<Line> {
    let words = [
        (Role::House, "house"),
        (Role::Dormant, "dormant house"),
        (Role::Takasiaed, "takasiaed"),
        (Role::Reserved, "reserved"),
    ];
    let mut line = Line::new();
    for (role, word) in words {
        if holes.iter().any(|hole| self::role(setup, *hole) == role) {
            let (open, mark, close) = shape(role);
            line.push(Span::new(Role::Frame, "    "));
            line.push(Span::new(role, format!("{open}{mark}{close}")));
            line.push(Span::new(Role::Words, format!(" {word}")));
        }
    }
    (!line.is_empty()).then_some(line)
}
