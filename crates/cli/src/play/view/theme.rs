//! Colours of wood, seeds and cloth; and none, where none are wanted.

use std::env;

use anstream::ColorChoice;
use ratatui::style::{Color, Modifier, Style};

/// How much colour a terminal shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    /// None: shapes and words tell everything.
    Plain,
    /// The 256 colours.
    Indexed,
    /// Any colour.
    Full,
}

/// What a colour is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Paint {
    /// The board.
    Wood,
    /// The inside of a hole.
    Hollow,
    /// The inside of a hole where something has just happened.
    Warm,
    /// What is carved into the wood.
    Carved,
    /// Counts.
    Count,
    /// Seeds.
    Seed,
    /// The accent: captures, warnings; the border of a kanga.
    Kanga,
    /// What can be chosen.
    Sea,
    /// What is secondary.
    Soft,
}

impl Theme {
    /// What the terminal and its user want.
    pub(crate) fn of_terminal() -> Self {
        let unwanted = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let forced = matches!(ColorChoice::global(), ColorChoice::Always | ColorChoice::AlwaysAnsi);
        let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
        if ColorChoice::global() == ColorChoice::Never || (unwanted && !forced) || dumb {
            return Self::Plain;
        }
        match env::var("COLORTERM").as_deref() {
            Ok("truecolor" | "24bit") => Self::Full,
            _ => Self::Indexed,
        }
    }

    pub(crate) fn has_colours(self) -> bool {
        self != Self::Plain
    }

    /// A colour on the board, or on the terminal's own ground, which may be dark or light.
    fn colour(self, paint: Paint, is_board: bool) -> Color {
        let (rgb, index) = match paint {
            Paint::Wood => (0x0065_3e22, 95),
            Paint::Hollow => (0x0028_1509, 233),
            Paint::Warm => (0x0050_2f18, 238),
            Paint::Carved if is_board => (0x00c0_8d60, 180),
            Paint::Carved => (0x00b9_8557, 137),
            Paint::Count => (0x00f6_ead6, 230),
            Paint::Seed => (0x00c4_cdb7, 151),
            Paint::Kanga if is_board => (0x00f0_7a5e, 209),
            Paint::Kanga => (0x00d0_4f35, 167),
            Paint::Sea if is_board => (0x0068_c7c3, 80),
            Paint::Sea => (0x001f_8f8d, 37),
            Paint::Soft => (0x0085_7a6a, 244),
        };
        match self {
            Self::Plain => Color::Reset,
            Self::Indexed => Color::Indexed(index),
            Self::Full => Color::from_u32(rgb),
        }
    }

    /// Something painted on a part of the board.
    pub(crate) fn on(self, paint: Paint, ground: Paint) -> Style {
        let colours = Style::new().fg(self.colour(paint, true)).bg(self.colour(ground, true));
        self.emphasised(colours, paint)
    }

    /// Something painted on the terminal's own ground.
    pub(crate) fn ink(self, paint: Paint) -> Style {
        self.emphasised(Style::new().fg(self.colour(paint, false)), paint)
    }

    /// Without colours what matters is bold; nothing is dim, to stay legible.
    fn emphasised(self, style: Style, paint: Paint) -> Style {
        match (self, paint) {
            (Self::Plain, Paint::Kanga | Paint::Sea | Paint::Count) => {
                style.add_modifier(Modifier::BOLD)
            }
            _ => style,
        }
    }

    /// A choice that is looked at.
    pub(crate) fn chosen(self) -> Style {
        self.ink(Paint::Sea).add_modifier(Modifier::BOLD | Modifier::REVERSED)
    }
}
