//! Positions of Bao Kingulu.

use std::fmt;

use super::board::{Board, CAPTURED, COUNT, ENEMY, RESERVED};
use crate::{
    By, Expected, Field, Grounds, Hole, Move, MoveText, Observer, Outcome, Position, Refusal, Row,
    Rules, Seat, Setup, SetupError, Stood, Variant, game::mix, isa::Isa,
};

/// Holes of the ring: index 0 to 5 are `A1` to `A6`, 6 to 11 `a1` to `a6`.
pub(super) const HOLES: usize = 12;

/// Holes of a row.
pub(super) const COLUMNS: usize = 6;

/// The fewest seeds of a reserved hole (KIN-5).
const FEWEST: u8 = 4;

/// The seeds of the game (KIN-1).
const SEEDS: u32 = 48;

/// The name of a hole of the ring.
pub(super) const fn hole(index: u8) -> Hole {
    let seat = if index < COLUMNS as u8 { Seat::South } else { Seat::North };
    Hole::new(seat, Row::Front, index % COLUMNS as u8 + 1)
}

/// A position of Bao Kingulu.
///
/// ```
/// use bingwa_rules::{Position, Variant, kingulu::Kingulu};
/// assert_eq!(Kingulu::start().legal_moves().len(), 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(align(16))]
pub struct Kingulu {
    /// All of it; whose turn it is tell the marks of the holes.
    pub(super) board: Board,
}

impl Kingulu {
    /// A position of these holes by ring index, the seeds that South and North have captured, and the
    /// player to move.
    fn new(
        seeds: [u8; HOLES],
        is_reserved: impl Fn(usize) -> bool,
        captured: [u8; 2],
        turn: Seat,
    ) -> Self {
        let mut board = [0; 16];
        for (index, seeds) in seeds.into_iter().enumerate() {
            let reserved = if is_reserved(index) { RESERVED } else { 0 };
            let enemy = if index / COLUMNS == turn.index() { 0 } else { ENEMY };
            board[index] = seeds & COUNT | reserved | enemy;
        }
        board[CAPTURED..][..2].copy_from_slice(&captured);
        Self { board }
    }

    /// The seeds of all holes.
    pub(super) fn seeds(&self) -> [u8; HOLES] {
        std::array::from_fn(|index| self.board[index] & COUNT)
    }

    /// Whether a hole is reserved.
    pub(super) const fn is_reserved(&self, index: usize) -> bool {
        self.board[index] & RESERVED != 0
    }

    /// The seeds captured by South and by North.
    const fn captured(&self) -> [u8; 2] {
        [self.board[CAPTURED], self.board[CAPTURED + 1]]
    }

    /// The seeds of South and of North if the game ended here (KIN-7).
    pub fn score(&self) -> [u8; 2] {
        let mut score = self.captured();
        for (index, seeds) in self.seeds().into_iter().enumerate() {
            // A reserved hole belongs to the opponent of the player in whose row it lies (KIN-6).
            let north = (index >= COLUMNS) != self.is_reserved(index);
            score[usize::from(north)] += seeds;
        }
        score
    }

    /// The seeds of South and of North that nobody can lift or capture any more: those captured, and
    /// those in reserved holes (KIN-6).
    pub fn secured(&self) -> [u8; 2] {
        let mut secured = self.captured();
        for (index, seeds) in self.seeds().into_iter().enumerate() {
            if self.is_reserved(index) {
                secured[usize::from(index < COLUMNS)] += seeds;
            }
        }
        secured
    }

    /// The seeds in play by ring index, `A1` to `A6` and `a1` to `a6`: none in a reserved hole.
    pub fn in_play(&self) -> [u8; HOLES] {
        let seeds = self.seeds();
        std::array::from_fn(|index| if self.is_reserved(index) { 0 } else { seeds[index] })
    }

    /// The reserved holes, a bit for each ring index.
    pub fn reserved(&self) -> u16 {
        (0..HOLES).rev().fold(0, |set, index| set << 1 | u16::from(self.is_reserved(index)))
    }

    /// The position with these seeds in play, by ring index, in which South is to move and nothing is
    /// secured but the fewest seeds that reserved holes have (KIN-5).
    ///
    /// `None` where a reserved hole has seeds in play, and where there are too many seeds (KIN-1).
    pub fn with_in_play(in_play: &[u8; HOLES], reserved: u16) -> Option<Self> {
        let is_reserved = |index: usize| reserved >> index & 1 != 0;
        let apart = (0..HOLES).all(|index| in_play[index] == 0 || !is_reserved(index));
        let seeds: u32 = in_play.iter().map(|&seeds| u32::from(seeds)).sum();
        let least = u32::from(FEWEST) * reserved.count_ones();
        if !apart || reserved >> HOLES != 0 || seeds + least > SEEDS {
            return None;
        }
        let all = |index| if is_reserved(index) { FEWEST } else { in_play[index] };
        Some(Self::new(std::array::from_fn(all), is_reserved, [0; 2], Seat::South))
    }

    /// The position with the same seeds in play, and nothing secured but the fewest seeds that
    /// reserved holes have: what lies ahead of it is the same.
    #[must_use]
    pub fn stripped(&self) -> Self {
        let in_play = self.in_play();
        let fewest = |index| if self.is_reserved(index) { FEWEST } else { in_play[index] };
        let is_reserved = |index| self.is_reserved(index);
        Self::new(std::array::from_fn(fewest), is_reserved, [0; 2], self.turn())
    }

    /// The result by score.
    pub(crate) fn scored(&self, by: By) -> Outcome {
        let score @ [south, north] = self.score();
        let winner = match south.cmp(&north) {
            std::cmp::Ordering::Greater => Some(Seat::South),
            std::cmp::Ordering::Less => Some(Seat::North),
            std::cmp::Ordering::Equal => None,
        };
        Outcome { winner, by, score: Some(score) }
    }
}

impl Position for Kingulu {
    fn rules(&self) -> Rules {
        Rules::Kingulu
    }

    fn turn(&self) -> Seat {
        // A1 is an enemy's hole where North is to move.
        if self.board[0] & ENEMY == 0 { Seat::South } else { Seat::North }
    }

    #[inline(always)]
    fn expand_on<I: Isa>(&self, _: I, each: impl FnMut(Move, Self)) {
        self.expand_moves::<I>(each);
    }

    fn follow(&self, played: Move, observer: impl Observer) -> Option<Self> {
        self.follow_move(played, observer)
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.has_move() { None } else { Some(self.scored(By::Score)) }
    }

    fn grounds(&self, played: Move) -> Grounds {
        self.grounds_of(played)
    }

    fn refuse(&self, text: &MoveText) -> Refusal {
        self.refuse_text(text)
    }

    fn key(&self) -> u64 {
        let word =
            |bytes: &[u8]| bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        let (first, rest) = (word(&self.seeds()[..8]), word(&self.seeds()[8..]));
        let captured = word(&self.captured());
        let turn = self.turn().index() as u64;
        let reserved =
            (0..HOLES).fold(0, |set, index| set << 1 | u64::from(self.is_reserved(index)));
        mix(&[first, rest | reserved << 32, captured | turn << 16])
    }

    fn setup(&self) -> Setup {
        let mut setup = Setup::empty(Rules::Kingulu);
        setup.turn = self.turn();
        for index in 0..HOLES {
            let hole = hole(index as u8);
            setup.set_seeds(hole, self.seeds()[index]);
            setup.set_reserved(hole, self.is_reserved(index));
        }
        setup.hand = self.captured();
        setup
    }

    fn rotated(&self) -> Self {
        let mut rotated = *self;
        // The marks of a hole are those of the hole that takes its place.
        rotated.board[..HOLES].rotate_left(COLUMNS);
        rotated.board[CAPTURED..][..2].reverse();
        rotated
    }
}

impl Variant for Kingulu {
    const RULES: Rules = Rules::Kingulu;

    fn start() -> Self {
        Self::new([4; HOLES], |_| false, [0; 2], Seat::South)
    }

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        for hole in setup.holes() {
            let seeds = setup.seeds(hole);
            if setup.is_reserved(hole) && seeds < FEWEST {
                let stood = Stood::Text(format!("{seeds}!"));
                let expected = Expected::Reserved(FEWEST);
                return Err(SetupError::new(Field::Hole(hole), stood, expected));
            }
        }
        setup.check_total()?;
        let seeds = std::array::from_fn(|index| setup.seeds(hole(index as u8)));
        let is_reserved = |index| setup.is_reserved(hole(index as u8));
        Ok(Self::new(seeds, is_reserved, setup.hand, setup.turn))
    }
}

impl fmt::Display for Kingulu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

impl fmt::Debug for Kingulu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "kingulu {self}")
    }
}
