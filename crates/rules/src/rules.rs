//! The seven sets of rules, by id.

use std::{fmt, str::FromStr};

use crate::Seat;

/// A game under one of its readings: what a *rules id* names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Rules {
    /// `kiswahili`: Bao la Kiswahili as Mancala World describes it.
    Kiswahili,
    /// `kiswahili/zanzibar`: the same by de Voogt and Donkers.
    KiswahiliZanzibar,
    /// `kujifunza`: the learners' game.
    Kujifunza,
    /// `kujifunza/zanzibar`: the same, where captured seeds keep their direction.
    KujifunzaZanzibar,
    /// `kigogo`: Bao Kigogo of the Gogo.
    Kigogo,
    /// `kimasai`: Bao la Kimasai (four rows) of the Maasai.
    Kimasai,
    /// `kingulu`: Bao Kingulu of the Ngulu.
    Kingulu,
}

impl Rules {
    /// Every set of rules, in the order of the rules' own table.
    pub const ALL: [Self; 7] = [
        Self::Kiswahili,
        Self::KiswahiliZanzibar,
        Self::Kujifunza,
        Self::KujifunzaZanzibar,
        Self::Kigogo,
        Self::Kimasai,
        Self::Kingulu,
    ];

    /// The rules id, as it travels beside positions and in records.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Kiswahili => "kiswahili",
            Self::KiswahiliZanzibar => "kiswahili/zanzibar",
            Self::Kujifunza => "kujifunza",
            Self::KujifunzaZanzibar => "kujifunza/zanzibar",
            Self::Kigogo => "kigogo",
            Self::Kimasai => "kimasai",
            Self::Kingulu => "kingulu",
        }
    }

    /// The name of the game, and of the reading where there are two.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Kiswahili => "Bao la Kiswahili",
            Self::KiswahiliZanzibar => "Bao la Kiswahili (Zanzibar)",
            Self::Kujifunza => "Bao la Kujifunza",
            Self::KujifunzaZanzibar => "Bao la Kujifunza (Zanzibar)",
            Self::Kigogo => "Bao Kigogo",
            Self::Kimasai => "Bao la Kimasai",
            Self::Kingulu => "Bao Kingulu",
        }
    }

    /// What the game is, in one line.
    pub const fn line(self) -> &'static str {
        match self {
            Self::Kiswahili => "the coast's great game: two stages, the house, takasia",
            Self::KiswahiliZanzibar => "the same as played in tournaments on Zanzibar",
            Self::Kujifunza => "the learners' game: all seeds on the board from the start",
            Self::KujifunzaZanzibar => "the same; captured seeds keep their direction",
            Self::Kigogo => "the Gogo's game: one way round, captures where a move ends",
            Self::Kimasai => "the Maasai's game: single stones step, and take what they face",
            Self::Kingulu => "the Ngulu's game: two rows, and holes kept for good",
        }
    }

    /// Rows each player owns: 2, or 1 in Kingulu.
    #[inline]
    pub const fn rows(self) -> usize {
        match self {
            Self::Kingulu => 1,
            _ => 2,
        }
    }

    /// Holes in a row.
    #[inline]
    pub const fn columns(self) -> usize {
        match self {
            Self::Kigogo | Self::Kimasai => 12,
            Self::Kingulu => 6,
            _ => 8,
        }
    }

    /// The board as one says it, `4x8`.
    pub const fn board(self) -> &'static str {
        match self {
            Self::Kigogo | Self::Kimasai => "4x12",
            Self::Kingulu => "2x6",
            _ => "4x8",
        }
    }

    /// All seeds (stones) of the game; a position may have fewer.
    pub const fn seeds(self) -> u8 {
        match self {
            Self::Kigogo => 92,
            Self::Kimasai => 46,
            Self::Kingulu => 48,
            _ => 64,
        }
    }

    /// Whether the game has a reserve, houses and takasia: Bao la Kiswahili.
    pub const fn is_kiswahili(self) -> bool {
        matches!(self, Self::Kiswahili | Self::KiswahiliZanzibar)
    }

    /// Whether a move may go either way, so that its text carries signs.
    pub const fn two_ways(self) -> bool {
        self.columns() == 8
    }

    /// How often a position must occur for the game to be over (COM-7).
    pub const fn repetitions(self) -> usize {
        if self.two_ways() { 3 } else { 2 }
    }

    /// The player who begins.
    pub const fn first(self) -> Seat {
        Seat::South
    }

    /// The known rules id that looks most like `text`, to suggest after a typing error; `None`
    /// where half of the letters would have to be others.
    ///
    /// ```
    /// use bingwa_rules::Rules;
    /// assert_eq!(Rules::nearest("kiswahilli"), Some(Rules::Kiswahili));
    /// assert_eq!(Rules::nearest("chess"), None);
    /// ```
    pub fn nearest(text: &str) -> Option<Self> {
        let text: String = text.chars().take(40).collect::<String>().to_lowercase();
        let distance = |rules: &Self| edits(&text, rules.id());
        let nearest = Self::ALL.into_iter().min_by_key(distance)?;
        (2 * distance(&nearest) < text.chars().count()).then_some(nearest)
    }
}

/// Levenshtein distance in characters.
fn edits(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The text is no rules id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("rules: found `{found}`, expected {}", expected(*.nearest))]
pub struct UnknownRules {
    /// What stood there, cut to 40 characters.
    pub found: String,
    /// The rules id that looks most like it, if one does.
    pub nearest: Option<Rules>,
}

fn expected(nearest: Option<Rules>) -> String {
    match nearest {
        Some(nearest) => format!("a rules id; did you mean `{nearest}`?"),
        None => format!("one of {}", Rules::ALL.map(Rules::id).join(", ")),
    }
}

impl FromStr for Rules {
    type Err = UnknownRules;

    fn from_str(text: &str) -> Result<Self, UnknownRules> {
        Self::ALL.into_iter().find(|rules| rules.id() == text).ok_or_else(|| UnknownRules {
            found: text.chars().take(40).collect(),
            nearest: Self::nearest(text),
        })
    }
}
