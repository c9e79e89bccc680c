//! Positions as anybody may set them up or write them, before a game has checked them.
//!
//! This is the one place where the holes of the owners meet the diagram as South sees it.

use std::fmt;

use crate::{Expected, Field, Hole, Row, Rules, Seat, SetupError, Stood, setup_error::short};

/// An unvalidated position: what stands in every hole, and every other field of the text.
///
/// [`Variant::from_setup`](crate::Variant::from_setup) and
/// [`AnyPosition::from_setup`](crate::AnyPosition::from_setup) check it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    rules: Rules,
    seeds: [[u8; 24]; 2],
    /// Who is to move.
    pub turn: Seat,
    /// Seeds in reserve, in hand or captured, of South and of North.
    pub hand: [u8; 2],
    /// Whether South and North own their houses.
    pub houses: [bool; 2],
    /// The takasiaed hole.
    pub takasia: Option<Hole>,
    /// One bit a hole of South's and of North's: it is reserved (Kingulu).
    reserved: [u32; 2],
}

/// The rows of a board from the top of the diagram to its bottom.
fn diagram(rules: Rules) -> impl Iterator<Item = (Seat, Row)> {
    let rows = [
        (Seat::North, Row::Back),
        (Seat::North, Row::Front),
        (Seat::South, Row::Front),
        (Seat::South, Row::Back),
    ];
    rows.into_iter().filter(move |(_, row)| rules.rows() == 2 || *row == Row::Front)
}

impl Setup {
    /// The empty board of a game, South to move, nothing in hand, no house owned.
    pub const fn empty(rules: Rules) -> Self {
        Self {
            rules,
            seeds: [[0; 24]; 2],
            turn: Seat::South,
            hand: [0; 2],
            houses: [false; 2],
            takasia: None,
            reserved: [0; 2],
        }
    }

    /// Whose rules the set-up is for.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Every hole of the board from the top left of the diagram, row by row.
    pub fn holes(&self) -> impl Iterator<Item = Hole> + use<> {
        Self::holes_of(self.rules)
    }

    /// Every hole of a game's board from the top left of the diagram, row by row, as South sees it.
    pub fn holes_of(rules: Rules) -> impl Iterator<Item = Hole> {
        let columns = rules.columns() as u8;
        diagram(rules).flat_map(move |(seat, row)| {
            (1..=columns).map(move |column| {
                let number = match seat {
                    Seat::South => column,
                    Seat::North => columns + 1 - column,
                };
                Hole::new(seat, row, number)
            })
        })
    }

    fn index(&self, hole: Hole) -> Option<usize> {
        let column = usize::from(hole.number()) - 1;
        let (columns, rows) = (self.rules.columns(), self.rules.rows());
        match hole.row() {
            _ if column >= columns => None,
            Row::Front => Some(column),
            Row::Back if rows == 2 => Some(columns + column),
            Row::Back => None,
        }
    }

    /// Whether the board has this hole.
    pub fn has(&self, hole: Hole) -> bool {
        self.index(hole).is_some()
    }

    /// The seeds in a hole; 0 where the board has no such hole.
    pub fn seeds(&self, hole: Hole) -> u8 {
        self.index(hole).map_or(0, |index| self.seeds[hole.seat().index()][index])
    }

    /// Puts `seeds` in a hole; nothing happens where the board has no such hole.
    pub fn set_seeds(&mut self, hole: Hole, seeds: u8) {
        if let Some(index) = self.index(hole) {
            self.seeds[hole.seat().index()][index] = seeds;
        }
    }

    /// Whether a hole is reserved (KIN-5).
    pub fn is_reserved(&self, hole: Hole) -> bool {
        self.index(hole).is_some_and(|index| self.reserved[hole.seat().index()] >> index & 1 != 0)
    }

    /// Marks a hole as reserved, or takes the mark away; nothing happens where the board has no such
    /// hole.
    pub fn set_reserved(&mut self, hole: Hole, reserved: bool) {
        if let Some(index) = self.index(hole) {
            let marks = &mut self.reserved[hole.seat().index()];
            *marks = *marks & !(1 << index) | u32::from(reserved) << index;
        }
    }

    /// All seeds on the board and in hand.
    pub fn total(&self) -> u32 {
        let board = self.seeds.iter().flatten().map(|&seeds| u32::from(seeds));
        board.chain(self.hand.iter().map(|&seeds| u32::from(seeds))).sum()
    }

    /// South and North exchanged.
    #[must_use]
    pub fn rotated(&self) -> Self {
        let [south, north] = self.seeds;
        let mut rotated = Self { seeds: [north, south], ..self.clone() };
        rotated.turn = self.turn.other();
        rotated.hand.reverse();
        rotated.houses.reverse();
        rotated.reserved.reverse();
        rotated.takasia = self.takasia.map(Hole::rotated);
        rotated
    }

    /// What must hold for every game: no more seeds than it has.
    pub(crate) fn check_total(&self) -> Result<(), SetupError> {
        let (total, most) = (self.total(), u32::from(self.rules.seeds()));
        if total > most {
            return Err(SetupError::new(Field::Rows, Stood::Seeds(total), Expected::Seeds(most)));
        }
        Ok(())
    }

    /// Reads a position's text; see `common.md`, *Positions as text*.
    ///
    /// # Errors
    ///
    /// Where the text is not of the game's form. Whether such a position can be is not asked yet.
    pub fn parse(rules: Rules, text: &str) -> Result<Self, SetupError> {
        let mut setup = Self::empty(rules);
        let mut fields = text.split(' ');
        setup.read_rows(fields.next().unwrap_or_default())?;
        setup.turn = match fields.next().unwrap_or_default() {
            "S" => Seat::South,
            "N" => Seat::North,
            other => {
                return Err(SetupError::new(Field::Turn, Stood::text(other), Expected::Seat));
            }
        };
        if rules.two_ways() || rules == Rules::Kingulu {
            setup.hand = read_hand(fields.next().unwrap_or_default())?;
        }
        if rules.is_kiswahili() {
            setup.houses = match fields.next().unwrap_or_default() {
                "SN" => [true, true],
                "S" => [true, false],
                "N" => [false, true],
                "-" => [false, false],
                other => {
                    let stood = Stood::text(other);
                    return Err(SetupError::new(Field::Houses, stood, Expected::Owners));
                }
            };
            setup.takasia = setup.read_takasia(fields.next().unwrap_or_default())?;
        }
        match fields.next() {
            None => Ok(setup),
            Some(junk) => {
                let stood = if junk.is_empty() { Stood::Blank } else { Stood::text(junk) };
                Err(SetupError::new(Field::End, stood, Expected::End))
            }
        }
    }

    fn read_rows(&mut self, text: &str) -> Result<(), SetupError> {
        let (rows, columns) = (2 * self.rules.rows(), self.rules.columns());
        let found = text.split('/').count();
        if text.is_empty() || found != rows {
            let stood = if text.is_empty() { Stood::text("") } else { Stood::Rows(found) };
            return Err(SetupError::new(Field::Rows, stood, Expected::Rows(rows)));
        }
        for ((seat, row), line) in diagram(self.rules).zip(text.split('/')) {
            let found = line.split(',').count();
            if found != columns {
                let stood = Stood::Counts(found, short(line));
                let expected = Expected::Counts(columns);
                return Err(SetupError::new(Field::RowOf(seat, row), stood, expected));
            }
        }
        let counts = text.split('/').flat_map(|line| line.split(','));
        for (hole, count) in Self::holes_of(self.rules).zip(counts) {
            let (number, reserved) = match count.strip_suffix('!') {
                Some(number) if self.rules == Rules::Kingulu => (number, true),
                _ => (count, false),
            };
            let seeds = read_count(number, self.rules.seeds()).ok_or_else(|| {
                let expected = Expected::Count(self.rules.seeds());
                SetupError::new(Field::Hole(hole), Stood::text(count), expected)
            })?;
            self.set_seeds(hole, seeds);
            self.set_reserved(hole, reserved);
        }
        Ok(())
    }

    fn read_takasia(&self, text: &str) -> Result<Option<Hole>, SetupError> {
        if text == "-" {
            return Ok(None);
        }
        Self::holes_of(self.rules)
            .find(|hole| hole.row() == Row::Front && hole.to_string() == text)
            .map(Some)
            .ok_or_else(|| SetupError::new(Field::Takasia, Stood::text(text), Expected::FrontHole))
    }
}

/// A count without sign or leading zero, at most `most`.
fn read_count(text: &str, most: u8) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let count = text.parse::<u8>().ok()?;
    (plain && count <= most && (text.len() == 1 || !text.starts_with('0'))).then_some(count)
}

fn read_hand(text: &str) -> Result<[u8; 2], SetupError> {
    let numbers = text.split_once(',').and_then(|(south, north)| {
        Some([read_count(south, u8::MAX)?, read_count(north, u8::MAX)?])
    });
    numbers.ok_or_else(|| SetupError::new(Field::Hand, Stood::text(text), Expected::TwoNumbers))
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = self.rules.columns();
        for (place, hole) in self.holes().enumerate() {
            if place > 0 {
                f.write_str(if place % columns == 0 { "/" } else { "," })?;
            }
            write!(f, "{}", self.seeds(hole))?;
            if self.is_reserved(hole) {
                f.write_str("!")?;
            }
        }
        write!(f, " {}", self.turn.letter())?;
        if self.rules.two_ways() || self.rules == Rules::Kingulu {
            write!(f, " {},{}", self.hand[0], self.hand[1])?;
        }
        if self.rules.is_kiswahili() {
            f.write_str(match self.houses {
                [true, true] => " SN",
                [true, false] => " S",
                [false, true] => " N",
                [false, false] => " -",
            })?;
            match self.takasia {
                Some(hole) => write!(f, " {hole}")?,
                None => f.write_str(" -")?,
            }
        }
        Ok(())
    }
}
