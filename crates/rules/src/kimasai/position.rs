//! Positions of Bao la Kimasai.

use std::fmt;

use crate::{
    By, Expected, Field, Grounds, Move, MoveText, Observer, Outcome, Position, Refusal, Rules,
    Seat, Setup, SetupError, Stood, Variant,
    game::mix,
    isa::Isa,
    ring12::{self, HOLES},
};

/// A position of Bao la Kimasai: a set of holes for each player.
///
/// ```
/// use bingwa_rules::{Position, Variant, kimasai::Kimasai};
/// assert_eq!(Kimasai::start().legal_moves()[0].to_string(), "A2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Kimasai {
    /// The stones of the player to move: one bit for each ring index.
    pub(super) mine: u32,
    /// The stones of the opponent, by his own ring index.
    pub(super) theirs: u32,
    pub(super) turn: Seat,
}

impl Kimasai {
    /// The stones of the player to move and of the opponent: a bit for each hole, `A12` the lowest,
    /// on to `A1` and from `B1` to `B12`.
    pub const fn stones(&self) -> [u32; 2] {
        [self.mine, self.theirs]
    }

    /// The position of these stones, the mover's first, as [`stones`](Self::stones) gives them.
    pub const fn from_stones([mine, theirs]: [u32; 2], turn: Seat) -> Self {
        const SIDE: u32 = (1 << HOLES) - 1;
        Self { mine: mine & SIDE, theirs: theirs & SIDE, turn }
    }
}

impl Position for Kimasai {
    fn rules(&self) -> Rules {
        Rules::Kimasai
    }

    fn turn(&self) -> Seat {
        self.turn
    }

    #[inline(always)]
    fn expand_on<I: Isa>(&self, _: I, each: impl FnMut(Move, Self)) {
        self.expand_moves(each);
    }

    fn follow(&self, played: Move, observer: impl Observer) -> Option<Self> {
        self.follow_move(played, observer)
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.mine == 0 {
            return Outcome::won(self.turn.other(), By::NoSeeds);
        }
        if self.theirs == 0 {
            return Outcome::won(self.turn, By::NoSeeds);
        }
        // Only a ring with every hole full has stones and no move.
        if self.movable() == 0 { Outcome::won(self.turn.other(), By::NoMoves) } else { None }
    }

    fn grounds(&self, played: Move) -> Grounds {
        self.grounds_of(played)
    }

    fn refuse(&self, text: &MoveText) -> Refusal {
        self.refuse_text(text)
    }

    fn key(&self) -> u64 {
        let turn = self.turn.index() as u64;
        mix(&[u64::from(self.mine) | u64::from(self.theirs) << 24 | turn << 48])
    }

    fn setup(&self) -> Setup {
        let mut setup = Setup::empty(Rules::Kimasai);
        setup.turn = self.turn;
        for (seat, stones) in [(self.turn, self.mine), (self.turn.other(), self.theirs)] {
            for index in 0..HOLES {
                setup.set_seeds(ring12::hole(seat, index as u8), (stones >> index & 1) as u8);
            }
        }
        setup
    }

    fn rotated(&self) -> Self {
        Self { turn: self.turn.other(), ..*self }
    }
}

impl Variant for Kimasai {
    const RULES: Rules = Rules::Kimasai;

    fn start() -> Self {
        let side = 0x00ff_ffff & !(1 << 11);
        Self { mine: side, theirs: side, turn: Seat::South }
    }

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        for hole in setup.holes() {
            if setup.seeds(hole) > 1 {
                let stood = Stood::Stones(setup.seeds(hole));
                return Err(SetupError::new(Field::Hole(hole), stood, Expected::OneStone));
            }
        }
        setup.check_total()?;
        let (mine, theirs) = ring12::from_setup(setup);
        let stones = |counts: [u8; HOLES]| {
            counts.iter().rev().fold(0, |set, &stones| set << 1 | u32::from(stones))
        };
        Ok(Self { mine: stones(mine), theirs: stones(theirs), turn: setup.turn })
    }
}

impl fmt::Display for Kimasai {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

impl fmt::Debug for Kimasai {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "kimasai {self}")
    }
}
