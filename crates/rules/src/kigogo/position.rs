//! Positions of Bao Kigogo.

use std::fmt;

use crate::{
    By, Grounds, Move, MoveText, Observer, Outcome, Position, Refusal, Rules, Seat, Setup,
    SetupError, Variant,
    game::mix,
    isa::Isa,
    ring12::{self, HOLES},
};

/// A position of Bao Kigogo.
///
/// ```
/// use bingwa_rules::{Position, Variant, kigogo::Kigogo};
/// assert_eq!(Kigogo::start().legal_moves().len(), 23);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Kigogo {
    /// The holes of the player to move, by ring index.
    pub(super) mine: [u8; HOLES],
    /// The holes of the opponent, by his own ring index.
    pub(super) theirs: [u8; HOLES],
    pub(super) turn: Seat,
}

impl Kigogo {
    /// The holes of the player to move and of the opponent, each from `A12` to `A1` and on from `B1`
    /// to `B12`.
    pub const fn rings(&self) -> [&[u8; 24]; 2] {
        [&self.mine, &self.theirs]
    }

    /// The position of these seeds, the mover's first, as [`rings`](Self::rings) gives them.
    ///
    /// `None` where there are more seeds than the game has.
    pub fn from_rings([mine, theirs]: [[u8; 24]; 2], turn: Seat) -> Option<Self> {
        let seeds: u32 = mine.iter().chain(&theirs).map(|&seeds| u32::from(seeds)).sum();
        (seeds <= u32::from(Rules::Kigogo.seeds())).then_some(Self { mine, theirs, turn })
    }
}

impl Position for Kigogo {
    fn rules(&self) -> Rules {
        Rules::Kigogo
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
        let none = [0; HOLES];
        if self.mine == none {
            return Outcome::won(self.turn.other(), By::NoSeeds);
        }
        if self.theirs == none {
            return Outcome::won(self.turn, By::NoSeeds);
        }
        if self.has_move() { None } else { Outcome::won(self.turn.other(), By::NoMoves) }
    }

    fn grounds(&self, played: Move) -> Grounds {
        self.grounds_of(played)
    }

    fn refuse(&self, text: &MoveText) -> Refusal {
        self.refuse_text(text)
    }

    fn key(&self) -> u64 {
        let word = |ring: &[u8; HOLES], at: usize| {
            u64::from_le_bytes(std::array::from_fn(|byte| ring[at + byte]))
        };
        let turn = self.turn.index() as u64;
        let [mine, theirs] = [&self.mine, &self.theirs];
        mix(&[
            word(mine, 0),
            word(mine, 8),
            word(mine, 16),
            word(theirs, 0),
            word(theirs, 8),
            word(theirs, 16) ^ turn << 63,
        ])
    }

    fn setup(&self) -> Setup {
        let mut setup = Setup::empty(Rules::Kigogo);
        setup.turn = self.turn;
        for (seat, counts) in [(self.turn, &self.mine), (self.turn.other(), &self.theirs)] {
            for (index, &seeds) in counts.iter().enumerate() {
                setup.set_seeds(ring12::hole(seat, index as u8), seeds);
            }
        }
        setup
    }

    fn rotated(&self) -> Self {
        Self { turn: self.turn.other(), ..*self }
    }
}

impl Variant for Kigogo {
    const RULES: Rules = Rules::Kigogo;

    fn start() -> Self {
        let mut side = [2; HOLES];
        side[11] = 0;
        Self { mine: side, theirs: side, turn: Seat::South }
    }

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        setup.check_total()?;
        let (mine, theirs) = ring12::from_setup(setup);
        Ok(Self { mine, theirs, turn: setup.turn })
    }
}

impl fmt::Display for Kigogo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

impl fmt::Debug for Kigogo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "kigogo {self}")
    }
}
