//! Positions of Bao la Kujifunza.

use std::{fmt, marker::PhantomData, slice};

use super::reading::Reading;
use crate::{
    Expected, Field, Grounds, Move, MoveText, Observer, Outcome, Position, Refusal, Rules, Seat,
    Setup, SetupError, Stood, Variant,
    game::mix,
    isa::Isa,
    ring8::{self, HOLES},
};

/// A position of Bao la Kujifunza under a [`Reading`].
///
/// ```
/// use bingwa_rules::{Position, Variant, kujifunza::{Kujifunza, Standard}};
/// let start = Kujifunza::<Standard>::start();
/// assert_eq!(start.legal_moves().len(), 24);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Kujifunza<R> {
    /// The holes of the player to move, by ring index.
    pub(super) mine: [u8; HOLES],
    /// The holes of the opponent, by his own ring index.
    pub(super) theirs: [u8; HOLES],
    /// Seeds in hand, of the player to move and of the opponent: none until the game is won.
    pub(super) hand: [u8; 2],
    pub(super) turn: Seat,
    pub(super) reading: PhantomData<R>,
}

impl<R: Reading> Kujifunza<R> {
    /// The holes of the player to move and of the opponent, each from `A1` to `A8` and on from `B8`
    /// to `B1`.
    pub const fn rings(&self) -> [&[u8; 16]; 2] {
        [&self.mine, &self.theirs]
    }
}

impl<R: Reading> Position for Kujifunza<R> {
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
        let (mine, enemy) = (u128::from_le_bytes(self.mine), u128::from_le_bytes(self.theirs));
        let hand = u64::from(u16::from_le_bytes(self.hand));
        mix(&[
            mine as u64,
            (mine >> 64) as u64,
            enemy as u64,
            (enemy >> 64) as u64,
            hand | (self.turn.index() as u64) << 16,
        ])
    }

    fn setup(&self) -> Setup {
        let mut setup = Setup::empty(R::RULES);
        ring8::fill(&mut setup, self.turn, &self.mine, &self.theirs);
        setup.hand[self.turn.index()] = self.hand[0];
        setup.hand[self.turn.other().index()] = self.hand[1];
        setup
    }

    fn rotated(&self) -> Self {
        Self { turn: self.turn.other(), ..*self }
    }
}

impl<R: Reading> Variant for Kujifunza<R> {
    const RULES: Rules = R::RULES;

    fn start() -> Self {
        Self {
            mine: [2; HOLES],
            theirs: [2; HOLES],
            hand: [0; 2],
            turn: Seat::South,
            reading: PhantomData,
        }
    }

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        let (mine, theirs) = ring8::from_setup(setup)?;
        let turn = setup.turn;
        let hand = [setup.hand[turn.index()], setup.hand[turn.other().index()]];
        let position = Self { mine, theirs, hand, turn, reading: PhantomData };
        if !ring8::is_over(&position) && setup.hand != [0, 0] {
            let stood = Stood::Hand(setup.hand);
            return Err(SetupError::new(Field::Hand, stood, Expected::NoHand));
        }
        Ok(position)
    }
}

impl<R: Reading> fmt::Display for Kujifunza<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

impl<R: Reading> fmt::Debug for Kujifunza<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {self}", R::RULES)
    }
}
