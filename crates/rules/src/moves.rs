//! Moves: a whole turn each, its choices included; as text and as a small value.

use std::{cmp::Ordering, fmt, str::FromStr};

use arrayvec::ArrayVec;

use crate::{Hole, Row, Seat};

/// A direction, or a kichwa, as the mover sees it: `<` or `>`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Sign {
    /// `<`: towards lower numbers, or the left kichwa.
    Left,
    /// `>`: towards higher numbers, or the right kichwa.
    Right,
}

impl Sign {
    /// Both signs, left first.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// `'<'` or `'>'`.
    pub const fn letter(self) -> char {
        match self {
            Self::Left => '<',
            Self::Right => '>',
        }
    }

    const fn bits(sign: Option<Self>) -> u16 {
        match sign {
            None => 0,
            Some(Self::Left) => 1,
            Some(Self::Right) => 2,
        }
    }

    const fn from_bits(bits: u16) -> Option<Self> {
        match bits & 3 {
            1 => Some(Self::Left),
            2 => Some(Self::Right),
            _ => None,
        }
    }
}

/// A move: the hole where it begins, the signs that tell its choices, and its kind.
///
/// A value names a move; whether it is legal is for a position to say. It fits 16 bits and prints
/// as canonical text (`common.md`, *Moves as text*).
///
/// ```
/// use bingwa_rules::{Hole, Move, Row, Seat, Sign};
/// let house = Hole::new(Seat::South, Row::Front, 5);
/// assert_eq!(Move::new(house).signed(Sign::Left).takata().to_string(), "A5<*");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(u16);

/// All legal moves of a position; no position has more than 64.
pub type Moves = ArrayVec<Move, 64>;

// Layout: number 0-4, row 5, seat 6, first sign 7-8, second sign 9-10, safari 11, takata 12.
const ROW: u16 = 5;
const SEAT: u16 = 6;
const FIRST: u16 = 7;
const SECOND: u16 = 9;
const SAFARI: u16 = 1 << 11;
const TAKATA: u16 = 1 << 12;

impl Move {
    /// The move that begins at `hole`, without sign; its owner is the mover.
    #[inline]
    pub const fn new(hole: Hole) -> Self {
        let row = matches!(hole.row(), Row::Back) as u16;
        Self(hole.number() as u16 | row << ROW | (hole.seat() as u16) << SEAT)
    }

    /// With a (further) sign: the first one, or the second where there is one already.
    #[inline]
    #[must_use]
    pub const fn signed(self, sign: Sign) -> Self {
        let place = if self.0 >> FIRST & 3 == 0 { FIRST } else { SECOND };
        Self(self.0 & !(3 << place) | Sign::bits(Some(sign)) << place)
    }

    /// As a takata (`*`).
    #[inline]
    #[must_use]
    pub const fn takata(self) -> Self {
        Self(self.0 | TAKATA)
    }

    /// Playing on from the house (`+`).
    #[inline]
    #[must_use]
    pub const fn safari(self) -> Self {
        Self(self.0 | SAFARI)
    }

    /// The hole where the move begins.
    #[inline]
    pub const fn hole(self) -> Hole {
        let row = if self.0 >> ROW & 1 == 0 { Row::Front } else { Row::Back };
        Hole::new(self.seat(), row, (self.0 & 31) as u8)
    }

    /// The mover.
    #[inline]
    pub const fn seat(self) -> Seat {
        if self.0 >> SEAT & 1 == 0 { Seat::South } else { Seat::North }
    }

    /// The first sign: where the first seed falls, or the kichwa of a namua capture.
    #[inline]
    pub const fn first(self) -> Option<Sign> {
        Sign::from_bits(self.0 >> FIRST)
    }

    /// The second sign: the kichwa chosen by KUJ-8.
    #[inline]
    pub const fn second(self) -> Option<Sign> {
        Sign::from_bits(self.0 >> SECOND)
    }

    /// Whether the mover plays on from his house.
    #[inline]
    pub const fn is_safari(self) -> bool {
        self.0 & SAFARI != 0
    }

    /// Whether the move is a takata of a two-way game.
    #[inline]
    pub const fn is_takata(self) -> bool {
        self.0 & TAKATA != 0
    }

    /// The same move made from the other seat.
    #[inline]
    #[must_use]
    pub const fn rotated(self) -> Self {
        Self(self.0 ^ 1 << SEAT)
    }

    /// The value as 16 bits, for tables and books; stable between versions.
    #[inline]
    pub const fn to_bits(self) -> u16 {
        self.0
    }

    /// The move of these bits, if some move has them.
    pub const fn from_bits(bits: u16) -> Option<Self> {
        let (number, first, second) = (bits & 31, bits >> FIRST & 3, bits >> SECOND & 3);
        let known = number >= 1 && number <= 16 && first < 3 && second < 3 && bits < 1 << 13;
        if known && (first != 0 || second == 0) { Some(Self(bits)) } else { None }
    }
}

impl Ord for Move {
    /// Canonical order: by hole, the front row first, then by signs, left first, then by safari.
    fn cmp(&self, other: &Self) -> Ordering {
        let order =
            |played: &Self| (played.hole(), played.first(), played.second(), played.is_safari());
        order(self).cmp(&order(other)).then(self.0.cmp(&other.0))
    }
}

impl PartialOrd for Move {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.hole())?;
        for sign in [self.first(), self.second()].into_iter().flatten() {
            write!(f, "{}", sign.letter())?;
        }
        if self.is_safari() {
            f.write_str("+")?;
        }
        if self.is_takata() {
            f.write_str("*")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({self})")
    }
}

/// A move as somebody wrote it: read, not yet looked for among the legal ones.
///
/// Everything that `common.md` allows a reader is understood: either case, a bare number for row
/// A, `L` and `R` for `<` and `>`, Donkers' `>` after them, and the marks `+`, `*`, `**`, `#`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MoveText {
    row: Row,
    number: u8,
    signs: [Option<Sign>; 2],
    donkers_arrow: bool,
    safari: bool,
    star: bool,
}

/// The text is not of a move's form.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("move: found `{found}`, expected {expected}")]
pub struct MoveTextError {
    /// What stood there, cut to 40 characters.
    pub found: String,
    /// What a reader understands at that place.
    pub expected: &'static str,
}

impl FromStr for MoveText {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<Self, MoveTextError> {
        let fail = |expected| {
            Err(MoveTextError { found: text.chars().take(40).collect::<String>(), expected })
        };
        let mut rest = text.as_bytes();
        let mut take = |wanted: &[u8]| {
            let found = rest.first().copied().filter(|byte| wanted.contains(byte));
            if found.is_some() {
                rest = &rest[1..];
            }
            found
        };
        let row = match take(b"AaBb") {
            Some(b'B' | b'b') => Row::Back,
            _ => Row::Front,
        };
        let mut number = 0u8;
        let mut digits = 0;
        while let Some(digit) = take(b"0123456789") {
            digits += 1;
            if digits > 2 || (digits == 1 && digit == b'0') {
                return fail("a hole such as A5 or b3");
            }
            number = number * 10 + (digit - b'0');
        }
        if digits == 0 || number > 16 {
            return fail("a hole such as A5 or b3");
        }
        let sign = |byte| match byte {
            b'<' | b'L' | b'l' => Sign::Left,
            _ => Sign::Right,
        };
        let mut signs = [None; 2];
        let mut donkers_arrow = false;
        if let Some(first) = take(b"<>LRlr") {
            signs[0] = Some(sign(first));
            if let Some(second) = take(b"<>LRlr") {
                donkers_arrow = second == b'>' && first.is_ascii_alphabetic();
                signs[1] = Some(sign(second));
            }
        }
        let safari = take(b"+").is_some();
        let star = take(b"*").is_some();
        if star {
            take(b"*");
        }
        take(b"#");
        if !rest.is_empty() {
            return fail("signs < > and marks + * # after the hole, and nothing more");
        }
        Ok(Self { row, number, signs, donkers_arrow, safari, star })
    }
}

impl MoveText {
    /// The hole meant, when `seat` is to move.
    pub const fn hole(&self, seat: Seat) -> Hole {
        Hole::new(seat, self.row, self.number)
    }

    /// The signs as written, first and second.
    pub const fn signs(&self) -> [Option<Sign>; 2] {
        self.signs
    }

    /// Whether the second sign is the arrow that stands for `+` in Donkers' notation.
    pub(crate) const fn has_arrow(&self) -> bool {
        self.donkers_arrow
    }

    /// Whether `+` was written.
    pub const fn is_safari(&self) -> bool {
        self.safari
    }

    /// Whether `*` or `**` was written.
    pub const fn is_takata(&self) -> bool {
        self.star
    }

    /// The moves of `legal` that the text can mean; an exact canonical text means that move only.
    pub fn matches(&self, legal: &[Move]) -> Moves {
        if let Some(&exact) = legal.iter().find(|candidate| self.is_exactly(**candidate)) {
            return Moves::from_iter([exact]);
        }
        legal.iter().copied().filter(|candidate| self.may_mean(*candidate)).collect()
    }

    fn begins(&self, candidate: Move) -> bool {
        candidate.hole().row() == self.row && candidate.hole().number() == self.number
    }

    fn is_exactly(&self, candidate: Move) -> bool {
        self.begins(candidate)
            && self.signs == [candidate.first(), candidate.second()]
            && self.safari == candidate.is_safari()
            && self.star == candidate.is_takata()
    }

    fn may_mean(&self, candidate: Move) -> bool {
        if !self.begins(candidate) || (self.star && !candidate.is_takata()) {
            return false;
        }
        // Donkers writes the same arrow for a safari and, in kujifunza, for the second kichwa.
        if self.donkers_arrow && candidate.is_safari() {
            return candidate.first() == self.signs[0];
        }
        let signs = [candidate.first(), candidate.second()];
        let prefix = match self.signs {
            [None, _] => true,
            [first, None] => first == signs[0],
            both => both == signs,
        };
        prefix && self.safari == candidate.is_safari()
    }
}
