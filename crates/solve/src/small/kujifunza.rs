//! Bao la Kujifunza on boards of four rows and any number of columns from 4 to 8, with switches
//! for the clauses that may be read in more than one way.
//!
//! What depends on the size of the board is read so, for `w` columns: the kichwa are holes 1 and
//! `w`; the kimbi are holes 1 and 2, and `w - 1` and `w`; the holes between them are the central
//! ones, and at four columns there are none. A first lap of `2w` seeds or more, one that goes all
//! the way round, never captures (KUJ-3).

use bingwa_rules::Rules;

use super::MOST_LAPS;

/// The most columns, and the fewest.
pub const COLUMNS: std::ops::RangeInclusive<usize> = 4..=8;

/// The holes of a player by ring index: front 1 to `w`, then back `w` to 1; the rest stays empty.
pub type Side = [u8; 16];

/// KUJ-5: where a takata from a kichwa may not go outwards, away from the centre.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outwards {
    /// Not from the only occupied front hole: the reading of `bingwa-rules`.
    LoneOccupied,
    /// Not from the only front hole with two seeds or more, as some programs have it.
    LonePlayable,
    /// It may always. Who leaves his own front row empty has lost by KUJ-9 as the move ends.
    Allowed,
}

impl Outwards {
    /// Every reading, the first that of `bingwa-rules`.
    pub const ALL: [Self; 3] = [Self::LoneOccupied, Self::LonePlayable, Self::Allowed];

    /// The word for it in tables.
    pub const fn word(self) -> &'static str {
        match self {
            Self::LoneOccupied => "lone-occupied",
            Self::LonePlayable => "lone-playable",
            Self::Allowed => "allowed",
        }
    }
}

/// KUJ-8: for which captures by central holes the player chooses the kichwa; all others keep the
/// direction of sowing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// The capture that begins the move: `kujifunza`.
    First,
    /// None: `kujifunza/zanzibar`.
    Never,
    /// Every capture of the move.
    Every,
}

impl Choice {
    /// Every reading, the first that of the rules id `kujifunza`.
    pub const ALL: [Self; 3] = [Self::First, Self::Never, Self::Every];

    /// The word for it in tables.
    pub const fn word(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Never => "never",
            Self::Every => "every",
        }
    }
}

/// KUJ-9: what an empty front row means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hamna {
    /// Whose front row is empty has lost at once, in the middle of a move: the reading of
    /// `bingwa-rules`.
    AtOnce,
    /// Whose front row is empty as a move ends has lost, the opponent of the player who moved first
    /// of all; a capture that empties the row is sown on like any other.
    AtEnd,
    /// Nothing by itself: the captured seeds are sown on, and the player plays his back row as long
    /// as he can. Only who has no legal move has lost.
    PlaysOn,
}

impl Hamna {
    /// Every reading, the first that of `bingwa-rules`.
    pub const ALL: [Self; 3] = [Self::AtOnce, Self::AtEnd, Self::PlaysOn];

    /// The word for it in tables.
    pub const fn word(self) -> &'static str {
        match self {
            Self::AtOnce => "at-once",
            Self::AtEnd => "at-end",
            Self::PlaysOn => "plays-on",
        }
    }
}

/// A reading of the three clauses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reading {
    /// KUJ-5.
    pub outwards: Outwards,
    /// KUJ-8.
    pub choice: Choice,
    /// KUJ-9.
    pub hamna: Hamna,
}

impl Reading {
    /// The rules id `kujifunza`.
    pub const STANDARD: Self =
        Self { outwards: Outwards::LoneOccupied, choice: Choice::First, hamna: Hamna::AtOnce };
    /// The rules id `kujifunza/zanzibar`.
    pub const ZANZIBAR: Self = Self { choice: Choice::Never, ..Self::STANDARD };

    /// The rules id of this reading, if it has one.
    pub fn rules(self) -> Option<Rules> {
        match self {
            Self::STANDARD => Some(Rules::Kujifunza),
            Self::ZANZIBAR => Some(Rules::KujifunzaZanzibar),
            _ => None,
        }
    }
}

/// A position, seen by the player to move. Seeds in hand, of a game that is won, are left out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kujifunza {
    /// The holes of the player to move.
    pub mine: Side,
    /// The holes of the opponent, by his own ring index.
    pub theirs: Side,
    columns: u8,
    reading: Reading,
}

/// The way round the ring in which seeds are sown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// To the next ring index: rightwards in front.
    Up,
    /// To the one before.
    Down,
}

/// A move being sown.
#[derive(Clone, Copy)]
struct Sowing {
    mine: Side,
    theirs: Side,
    way: Way,
    /// Where the first seed of the next lap falls, and how many there are.
    first: usize,
    hand: u8,
    laps: u32,
    captures: u32,
}

/// How a run of laps ended.
enum Stop {
    /// In an empty hole.
    Empty,
    /// In a front hole, with a capture.
    Capture(usize),
    /// Not within the laps of COM-4.
    Endless,
}

impl Kujifunza {
    /// The position in which a game starts, with so many seeds in each hole.
    ///
    /// # Panics
    ///
    /// As [`new`](Self::new).
    pub fn start(columns: usize, seeds: u8, reading: Reading) -> Self {
        let mut side = Side::default();
        side[..2 * columns].fill(seeds);
        Self::new(columns, side, side, reading)
    }

    /// A position with these holes.
    ///
    /// # Panics
    ///
    /// Where `columns` is not one of [`COLUMNS`], or there are more seeds than a hole can count:
    /// 255.
    pub fn new(columns: usize, mine: Side, theirs: Side, reading: Reading) -> Self {
        assert!(COLUMNS.contains(&columns), "columns: {columns} is not one of {COLUMNS:?}");
        let seeds = mine.iter().chain(&theirs).map(|&seeds| u32::from(seeds)).sum::<u32>();
        assert!(seeds <= 255, "seeds: {seeds} are too many");
        Self { mine, theirs, columns: columns as u8, reading }
    }

    /// Whether the game is decided, and for the player to move, before he looks for a move (KUJ-9).
    pub fn decided(&self) -> Option<bool> {
        let empty = |side: &Side| side[..self.width()].iter().all(|&seeds| seeds == 0);
        match self.reading.hamna {
            Hamna::PlaysOn => None,
            _ if empty(&self.mine) => Some(false),
            _ => empty(&self.theirs).then_some(true),
        }
    }

    /// Calls `each` with the position after every legal move (KUJ-2); none if the game is decided.
    pub fn expand(&self, mut each: impl FnMut(Self)) {
        if self.decided().is_some() {
            return;
        }
        let mut captured = false;
        for hole in 0..self.ring() {
            for way in [Way::Down, Way::Up] {
                if self.captures(hole, way) {
                    self.sow(self.lifted(hole, way), true, &mut |after| {
                        captured = true;
                        each(after);
                    });
                }
            }
        }
        if captured {
            return;
        }
        for hole in self.takata_holes() {
            for way in [Way::Down, Way::Up] {
                if !self.refused(hole, way) {
                    self.sow(self.lifted(hole, way), false, &mut each);
                }
            }
        }
    }

    /// The position with left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let mut mirrored = *self;
        for side in [&mut mirrored.mine, &mut mirrored.theirs] {
            let (front, back) = side[..self.ring()].split_at_mut(self.width());
            front.reverse();
            back.reverse();
        }
        mirrored
    }

    /// This position or its mirror image, the same of the two for both.
    #[must_use]
    pub fn or_mirrored(&self) -> Self {
        let mirrored = self.mirrored();
        if (mirrored.mine, mirrored.theirs) < (self.mine, self.theirs) { mirrored } else { *self }
    }

    fn width(&self) -> usize {
        usize::from(self.columns)
    }

    fn ring(&self) -> usize {
        2 * self.width()
    }

    fn next(&self, hole: usize, way: Way) -> usize {
        match way {
            Way::Up if hole + 1 == self.ring() => 0,
            Way::Up => hole + 1,
            Way::Down if hole == 0 => self.ring() - 1,
            Way::Down => hole - 1,
        }
    }

    /// Whether the first lap from a hole captures (KUJ-3).
    fn captures(&self, hole: usize, way: Way) -> bool {
        let (ring, seeds) = (self.ring(), usize::from(self.mine[hole]));
        if seeds < 2 || seeds >= ring {
            return false;
        }
        let last = match way {
            Way::Up => (hole + seeds) % ring,
            Way::Down => (hole + ring - seeds) % ring,
        };
        last < self.width() && self.mine[last] > 0 && self.theirs[self.facing(last)] > 0
    }

    /// The opponent's hole that faces a front hole.
    fn facing(&self, hole: usize) -> usize {
        self.width() - 1 - hole
    }

    /// Where a takata may begin (KUJ-4).
    fn takata_holes(&self) -> std::ops::Range<usize> {
        let playable = |hole: &usize| self.mine[*hole] >= 2;
        match (0..self.width()).any(|hole| playable(&hole)) {
            true => 0..self.width(),
            false => self.width()..self.ring(),
        }
    }

    /// Whether a hole can't begin a takata this way (KUJ-4, KUJ-5).
    fn refused(&self, hole: usize, way: Way) -> bool {
        if self.mine[hole] < 2 {
            return true;
        }
        let outwards = match way {
            Way::Down => hole == 0,
            Way::Up => hole + 1 == self.width(),
        };
        let fewest = match self.reading.outwards {
            Outwards::LoneOccupied => 1,
            Outwards::LonePlayable => 2,
            Outwards::Allowed => return false,
        };
        let front = self.mine[..self.width()].iter();
        outwards && front.filter(|&&seeds| seeds >= fewest).count() == 1
    }

    fn lifted(&self, hole: usize, way: Way) -> Sowing {
        let (mine, theirs) = (self.mine, self.theirs);
        let mut sowing = Sowing { mine, theirs, way, first: 0, hand: 0, laps: 0, captures: 0 };
        self.lift(&mut sowing, hole);
        sowing
    }

    fn lift(&self, sowing: &mut Sowing, hole: usize) {
        sowing.hand = std::mem::take(&mut sowing.mine[hole]);
        sowing.first = self.next(hole, sowing.way);
    }

    /// Sows a move to all its ends: more than one where the player chooses a kichwa.
    fn sow(&self, mut sowing: Sowing, capturing: bool, each: &mut impl FnMut(Self)) {
        let by = match self.run(&mut sowing, capturing) {
            Stop::Empty => return each(self.after(&sowing)),
            Stop::Endless => return,
            Stop::Capture(by) => by,
        };
        sowing.hand = std::mem::take(&mut sowing.theirs[self.facing(by)]);
        let after = self.after(&sowing);
        let won = self.reading.hamna == Hamna::AtOnce && after.decided().is_some();
        for way in self.ways(&sowing, by) {
            if won {
                each(after); // COM-6: the choice remains, without meaning.
                continue;
            }
            let first = match way {
                Way::Up => 0,
                Way::Down => self.width() - 1,
            };
            let captures = sowing.captures + 1;
            self.sow(Sowing { way, first, captures, ..sowing }, true, each);
        }
    }

    /// Sows laps up to the next capture or the end of the move (KUJ-6).
    fn run(&self, sowing: &mut Sowing, capturing: bool) -> Stop {
        // A board that comes back comes back for ever: that ends sooner than the bound would.
        let mut seen = (sowing.mine, sowing.first);
        while sowing.laps < MOST_LAPS {
            sowing.laps += 1;
            let mut last = sowing.first;
            sowing.mine[last] += 1;
            for _ in 1..sowing.hand {
                last = self.next(last, sowing.way);
                sowing.mine[last] += 1;
            }
            if sowing.mine[last] == 1 {
                return Stop::Empty;
            }
            if capturing && last < self.width() && sowing.theirs[self.facing(last)] > 0 {
                return Stop::Capture(last);
            }
            if (sowing.mine, last) == seen {
                return Stop::Endless;
            }
            if sowing.laps.is_power_of_two() {
                seen = (sowing.mine, last);
            }
            self.lift(sowing, last);
        }
        Stop::Endless
    }

    /// The ways in which seeds captured by a hole may be sown (KUJ-7, KUJ-8).
    fn ways(&self, sowing: &Sowing, by: usize) -> impl Iterator<Item = Way> + use<> {
        let chosen = match self.reading.choice {
            Choice::First => sowing.captures == 0,
            Choice::Never => false,
            Choice::Every => true,
        };
        let (one, other) = match by {
            0 | 1 => (Way::Up, None),
            _ if by + 2 >= self.width() => (Way::Down, None),
            _ if chosen => (Way::Up, Some(Way::Down)),
            _ => (sowing.way, None),
        };
        std::iter::once(one).chain(other)
    }

    /// The position after a move, seen by the opponent.
    fn after(&self, sowing: &Sowing) -> Self {
        Self { mine: sowing.theirs, theirs: sowing.mine, ..*self }
    }
}
