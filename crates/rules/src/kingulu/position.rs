//! Positions of Bao Kingulu.

use std::fmt;

use crate::{
    By, Field, Grounds, Hole, Move, MoveText, Observer, Outcome, Position, Refusal, Row, Rules,
    Seat, Setup, SetupError, Variant, game::mix, isa::Isa,
};

/// Holes of the ring: index 0 to 5 are `A1` to `A6`, 6 to 11 `a1` to `a6`.
pub(super) const HOLES: usize = 12;

/// Holes of a row.
pub(super) const COLUMNS: usize = 6;

/// The fewest seeds of a reserved hole (KIN-5).
const RESERVED: u8 = 4;

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
pub struct Kingulu {
    /// All holes, by ring index.
    pub(super) holes: [u8; HOLES],
    /// 1 for each reserved hole, by ring index.
    pub(super) reserved: [u8; HOLES],
    /// Seeds captured by South and by North.
    pub(super) captured: [u8; 2],
    pub(super) turn: Seat,
}

impl Kingulu {
    /// The seeds of South and of North if the game ended here (KIN-7).
    pub fn score(&self) -> [u8; 2] {
        let mut score = self.captured;
        for (index, &seeds) in self.holes.iter().enumerate() {
            // A reserved hole belongs to the opponent of the player in whose row it lies (KIN-6).
            let north = (index >= COLUMNS) != (self.reserved[index] != 0);
            score[usize::from(north)] += seeds;
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
        let word = u128::from_le_bytes(std::array::from_fn(|index| {
            self.holes.get(index).copied().unwrap_or_default()
        }));
        let captured = u64::from(u16::from_le_bytes(self.captured));
        let turn = self.turn.index() as u64;
        let reserved = self.reserved.iter().fold(0, |set, &mark| set << 1 | u64::from(mark));
        mix(&[word as u64, (word >> 64) as u64 | reserved << 32, captured | turn << 16])
    }

    fn setup(&self) -> Setup {
        let mut setup = Setup::empty(Rules::Kingulu);
        setup.turn = self.turn;
        for index in 0..HOLES {
            let hole = hole(index as u8);
            setup.set_seeds(hole, self.holes[index]);
            setup.set_reserved(hole, self.reserved[index] != 0);
        }
        setup.hand = self.captured;
        setup
    }

    fn rotated(&self) -> Self {
        let [south, north] = self.captured;
        let mut rotated = Self { captured: [north, south], turn: self.turn.other(), ..*self };
        rotated.holes.rotate_left(COLUMNS);
        rotated.reserved.rotate_left(COLUMNS);
        rotated
    }
}

impl Variant for Kingulu {
    const RULES: Rules = Rules::Kingulu;

    fn start() -> Self {
        Self { holes: [4; HOLES], reserved: [0; HOLES], captured: [0; 2], turn: Seat::South }
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
        Ok(Self {
            holes: std::array::from_fn(|index| setup.seeds(hole(index as u8))),
            reserved: std::array::from_fn(|index| u8::from(setup.is_reserved(hole(index as u8)))),
            captured: setup.hand,
            turn: setup.turn,
        })
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
