//! Positions of Bao Kingulu.

use std::fmt;

use crate::{
    By, Field, Grounds, Hole, Move, MoveText, Observer, Outcome, Position, Refusal, Row, Rules,
    Seat, Setup, SetupError, Variant, game::mix,
};

/// Holes of the ring: index 0 to 5 are the mover's `1` to `6`, 6 to 11 the opponent's.
pub(super) const HOLES: usize = 12;

/// The mover's row as a set of ring indices.
pub(super) const OWN: u16 = 0x003f;

/// The fewest seeds of a reserved hole (KIN-5).
const RESERVED: u8 = 4;

/// The name of a hole of the ring when `turn` is to move.
pub(super) const fn hole(turn: Seat, index: usize) -> Hole {
    let index = index % HOLES;
    let seat = if index < 6 { turn } else { turn.other() };
    Hole::new(seat, Row::Front, (index % 6) as u8 + 1)
}

/// A position of Bao Kingulu.
///
/// ```
/// use bingwa_rules::{Position, Variant, kingulu::Kingulu};
/// assert_eq!(Kingulu::start().legal_moves().len(), 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Kingulu {
    /// All holes, by the mover's ring index.
    pub(super) holes: [u8; HOLES],
    /// The reserved holes, a bit for each ring index.
    pub(super) reserved: u16,
    /// Seeds captured: by the player to move, by the opponent.
    pub(super) captured: [u8; 2],
    pub(super) turn: Seat,
}

impl Kingulu {
    /// The seeds of South and of North if the game ended here (KIN-7).
    pub fn score(&self) -> [u8; 2] {
        let mut score = self.captured;
        for (index, &seeds) in self.holes.iter().enumerate() {
            // A reserved hole belongs to the opponent of the player in whose row it lies (KIN-6).
            let theirs = (index >= 6) != (self.reserved >> index & 1 != 0);
            score[usize::from(theirs)] += seeds;
        }
        if self.turn == Seat::North {
            score.reverse();
        }
        score
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
        self.turn
    }

    #[inline]
    fn expand(&self, each: impl FnMut(Move, Self)) {
        self.expand_moves(each);
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
        let word = u128::from_le_bytes(std::array::from_fn(|index| {
            self.holes.get(index).copied().unwrap_or_default()
        }));
        let captured = u64::from(u16::from_le_bytes(self.captured));
        let turn = self.turn.index() as u64;
        mix(&[
            word as u64,
            (word >> 64) as u64 | u64::from(self.reserved) << 32,
            captured | turn << 16,
        ])
    }

    fn setup(&self) -> Setup {
        let mut setup = Setup::empty(Rules::Kingulu);
        setup.turn = self.turn;
        for (index, &seeds) in self.holes.iter().enumerate() {
            let hole = hole(self.turn, index);
            setup.set_seeds(hole, seeds);
            setup.set_reserved(hole, self.reserved >> index & 1 != 0);
        }
        setup.hand[self.turn.index()] = self.captured[0];
        setup.hand[self.turn.other().index()] = self.captured[1];
        setup
    }

    fn rotated(&self) -> Self {
        Self { turn: self.turn.other(), ..*self }
    }
}

impl Variant for Kingulu {
    const RULES: Rules = Rules::Kingulu;

    fn start() -> Self {
        Self { holes: [4; HOLES], reserved: 0, captured: [0; 2], turn: Seat::South }
    }

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        for hole in setup.holes() {
            let seeds = setup.seeds(hole);
            if setup.is_reserved(hole) && seeds < RESERVED {
                let expected = format!("at least {RESERVED} seeds in a reserved hole");
                return Err(SetupError::new(
                    Field::Hole(hole),
                    format_args!("`{seeds}!`"),
                    expected,
                ));
            }
        }
        setup.check_total()?;
        let turn = setup.turn;
        let mut position = Self {
            holes: std::array::from_fn(|index| setup.seeds(hole(turn, index))),
            reserved: 0,
            captured: [setup.hand[turn.index()], setup.hand[turn.other().index()]],
            turn,
        };
        for index in 0..HOLES {
            position.reserved |= u16::from(setup.is_reserved(hole(turn, index))) << index;
        }
        Ok(position)
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
