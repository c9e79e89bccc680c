//! Positions of Bao la Kiswahili.

use std::{fmt, marker::PhantomData, slice};

use super::{reading::Reading, takasia::takasiaed};
use crate::{
    Expected, Field, Grounds, Hole, Move, MoveText, Observer, Outcome, Position, Refusal, Row,
    Rules, Seat, Setup, SetupError, Stood, Variant,
    game::mix,
    isa::Isa,
    ring8::{self, FUNCTIONAL, HOLES, HOUSE},
};

/// The most seeds that a player has in reserve before somebody has won (KIS-2).
const RESERVE: u8 = 22;

/// A position of Bao la Kiswahili under a [`Reading`].
///
/// ```
/// use bingwa_rules::{Position, Variant, kiswahili::{Kiswahili, Standard}};
/// let start = Kiswahili::<Standard>::start();
/// assert_eq!(start.legal_moves().len(), 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(C, align(8))]
pub struct Kiswahili<R> {
    /// The holes of the player to move, by ring index.
    pub(super) mine: [u8; HOLES],
    /// The holes of the opponent, by his own ring index.
    pub(super) theirs: [u8; HOLES],
    /// Seeds in reserve: of the player to move, of the opponent.
    pub(super) hand: [u8; 2],
    /// Who owns his house: the player to move, the opponent.
    pub(super) houses: [bool; 2],
    /// The ring index of the mover's takasiaed hole.
    pub(super) takasia: Option<u8>,
    pub(super) turn: Seat,
    pub(super) reading: PhantomData<R>,
}

impl<R: Reading> Kiswahili<R> {
    /// The holes of the player to move and of the opponent, each from `A1` to `A8` and on from `B8`
    /// to `B1`.
    pub const fn rings(&self) -> [&[u8; 16]; 2] {
        [&self.mine, &self.theirs]
    }

    /// The seeds in reserve of the player to move and of the opponent (KIS-2, COM-6).
    pub const fn reserves(&self) -> [u8; 2] {
        self.hand
    }

    /// Whether the player to move and the opponent own their houses (KIS-4).
    pub const fn houses(&self) -> [bool; 2] {
        self.houses
    }

    /// Whether the player to move is in the namua stage (KIS-3).
    pub(super) const fn is_namua(&self) -> bool {
        self.hand[0] > 0
    }

    /// Whether the mover's house is functional (KIS-4).
    pub(super) const fn is_functional(&self) -> bool {
        self.houses[0] && self.mine[HOUSE] >= FUNCTIONAL
    }
}

impl<R: Reading> Position for Kiswahili<R> {
    fn rules(&self) -> Rules {
        R::RULES
    }

    fn turn(&self) -> Seat {
        self.turn
    }

    #[inline(always)]
    fn expand_on<I: Isa>(&self, _: I, mut each: impl FnMut(Move, Self)) {
        ring8::expand::<_, _, I>(slice::from_ref(self), |_, played, after| each(played, after));
    }

    #[inline(always)]
    fn expand_all_on<I: Isa>(positions: &[Self], _: I, each: impl FnMut(usize, Move, Self)) {
        ring8::expand_all::<_, _, I>(positions, each);
    }

    fn follow(&self, played: Move, observer: impl Observer) -> Option<Self> {
        self.follow_move(played, observer)
    }

    fn outcome(&self) -> Option<Outcome> {
        ring8::outcome(self)
    }

    fn grounds(&self, played: Move) -> Grounds {
        self.grounds_of(played)
    }

    fn refuse(&self, text: &MoveText) -> Refusal {
        self.refuse_text(text)
    }

    fn key(&self) -> u64 {
        let [houses, theirs] = self.houses.map(u64::from);
        let takasia = self.takasia.map_or(0, |index| u64::from(index) + 1);
        let hand = u64::from(u16::from_le_bytes(self.hand));
        let turn = self.turn.index() as u64;
        let (mine, enemy) = (u128::from_le_bytes(self.mine), u128::from_le_bytes(self.theirs));
        mix(&[
            mine as u64,
            (mine >> 64) as u64,
            enemy as u64,
            (enemy >> 64) as u64,
            hand | houses << 16 | theirs << 17 | turn << 18 | takasia << 24,
        ])
    }

    fn setup(&self) -> Setup {
        let mut setup = Setup::empty(R::RULES);
        ring8::fill(&mut setup, self.turn, &self.mine, &self.theirs);
        for (player, seat) in [self.turn, self.turn.other()].into_iter().enumerate() {
            setup.hand[seat.index()] = self.hand[player];
            setup.houses[seat.index()] = self.houses[player];
        }
        setup.takasia = self.takasia.map(|index| ring8::hole(self.turn, index));
        setup
    }

    fn rotated(&self) -> Self {
        Self { turn: self.turn.other(), ..*self }
    }
}

impl<R: Reading> Variant for Kiswahili<R> {
    const RULES: Rules = R::RULES;

    fn start() -> Self {
        let mut side = [0; HOLES];
        (side[HOUSE], side[HOUSE + 1], side[HOUSE + 2]) = (6, 2, 2);
        Self {
            mine: side,
            theirs: side,
            hand: [RESERVE; 2],
            houses: [true; 2],
            takasia: None,
            turn: Seat::South,
            reading: PhantomData,
        }
    }

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        let (mine, theirs) = ring8::from_setup(setup)?;
        let turn = setup.turn;
        let [me, them] = [turn.index(), turn.other().index()];
        let position = Self {
            mine,
            theirs,
            hand: [setup.hand[me], setup.hand[them]],
            houses: [setup.houses[me], setup.houses[them]],
            takasia: setup.takasia.map(|hole| ring8::index(hole) as u8),
            turn,
            reading: PhantomData,
        };
        position.check(setup)?;
        Ok(position)
    }
}

impl<R: Reading> Kiswahili<R> {
    /// What `common.md` refuses, *Positions as text*.
    fn check(&self, setup: &Setup) -> Result<(), SetupError> {
        if !ring8::is_over(self) && setup.hand.iter().any(|&seeds| seeds > RESERVE) {
            let stood = Stood::Hand(setup.hand);
            return Err(SetupError::new(Field::Hand, stood, Expected::Reserve(RESERVE)));
        }
        for seat in Seat::ALL {
            let house = Hole::new(seat, Row::Front, 5);
            if setup.houses[seat.index()] && setup.seeds(house) == 0 {
                let stood = Stood::EmptyHouse(house);
                return Err(SetupError::new(Field::Houses, stood, Expected::HouseSeeds));
            }
        }
        if let Some(hole) = setup.takasia {
            let expected = if hole.seat() != self.turn {
                Expected::OfMover(self.turn)
            } else if self.hand != [0, 0] {
                Expected::ReserveFirst
            } else {
                match takasiaed::<R, _>(self.mine, self.theirs, self.houses[0]) {
                    Some(index) if Some(index) == self.takasia => return Ok(()),
                    Some(index) => Expected::OtherHole(ring8::hole(self.turn, index)),
                    None => Expected::NoTakasia,
                }
            };
            let stood = Stood::text(&hole.to_string());
            return Err(SetupError::new(Field::Takasia, stood, expected));
        }
        Ok(())
    }
}

impl<R: Reading> fmt::Display for Kiswahili<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

impl<R: Reading> fmt::Debug for Kiswahili<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {self}", R::RULES)
    }
}
