//! Positions of Bao la Kiswahili.

use std::{fmt, marker::PhantomData};

use super::reading::Reading;
use crate::{
    By, Field, Grounds, Hole, Move, MoveText, Observer, Outcome, Position, Refusal, Row, Rules,
    Seat, Setup, SetupError, Variant,
    game::mix,
    ring8::{self, FRONT, FUNCTIONAL, HOLES, HOUSE},
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
    /// Whether a front row is empty (KIS-50).
    pub(super) fn is_over(&self) -> bool {
        ring8::facing(&self.mine) == 0 || ring8::facing(&self.theirs) == 0
    }

    /// Whether the player to move is in the namua stage (KIS-3).
    pub(super) const fn is_namua(&self) -> bool {
        self.hand[0] > 0
    }

    /// Whether the mover's house is functional (KIS-4).
    pub(super) const fn is_functional(&self) -> bool {
        self.houses[0] && self.mine[HOUSE] >= FUNCTIONAL
    }

    /// The hole of the player to move that a takata just made by the opponent takasias (KIS-40,
    /// KIS-41): the board alone decides.
    pub(super) fn takasiaed(&self) -> Option<u8> {
        let mine = ring8::first_captures(&self.mine, ring8::facing(&self.theirs));
        if mine != [0, 0] {
            return None;
        }
        let targets = self.threatened();
        let target = targets.trailing_zeros() as usize;
        (targets.count_ones() == 1 && !self.is_exempt(target)).then_some(target as u8)
    }

    /// The mover's front holes that first laps of the opponent could capture.
    pub(super) fn threatened(&self) -> u16 {
        use crate::sow::Way;
        let firsts = ring8::first_captures(&self.theirs, ring8::facing(&self.mine));
        let mut targets = 0;
        for (way, holes) in Way::BOTH.into_iter().zip(firsts) {
            for index in ring8::each(holes) {
                let last = way.land::<HOLES>(index, self.theirs[index]);
                targets |= 1 << (7 - (last & 7));
            }
        }
        targets
    }

    /// Whether a front hole of the mover's can't be takasiaed (KIS-41).
    pub(super) fn is_exempt(&self, target: usize) -> bool {
        let front = |least| ring8::at_least(&self.mine, least) & FRONT;
        let house = target == HOUSE
            && if R::OWNED_HOUSE_EXEMPT { self.houses[0] } else { self.is_functional() };
        house || front(1) == 1 << target || front(2) == 1 << target
    }
}

impl<R: Reading> Position for Kiswahili<R> {
    fn rules(&self) -> Rules {
        R::RULES
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
        if ring8::facing(&self.mine) == 0 {
            return Outcome::won(self.turn.other(), By::Hamna);
        }
        if ring8::facing(&self.theirs) == 0 {
            return Outcome::won(self.turn, By::Hamna);
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
        setup.turn = self.turn;
        let sides = [(self.turn, &self.mine), (self.turn.other(), &self.theirs)];
        for (player, (seat, counts)) in sides.into_iter().enumerate() {
            for (index, &seeds) in counts.iter().enumerate() {
                setup.set_seeds(ring8::hole(seat, index), seeds);
            }
            setup.hand[seat.index()] = self.hand[player];
            setup.houses[seat.index()] = self.houses[player];
        }
        setup.takasia = self.takasia.map(|index| ring8::hole(self.turn, usize::from(index)));
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
        if !self.is_over() && setup.hand.iter().any(|&seeds| seeds > RESERVE) {
            let found = format!("{},{}", setup.hand[0], setup.hand[1]);
            let expected = format!("at most {RESERVE} in reserve while nobody has won");
            return Err(SetupError::new(Field::Hand, found, expected));
        }
        for seat in Seat::ALL {
            let house = Hole::new(seat, Row::Front, 5);
            if setup.houses[seat.index()] && setup.seeds(house) == 0 {
                let found = format!("{seat} owning the empty {house}");
                return Err(SetupError::new(Field::Houses, found, "seeds in every owned house"));
            }
        }
        if let Some(hole) = setup.takasia {
            let expected = if hole.seat() != self.turn {
                format!("a hole of {}, who is to move, or -", self.turn)
            } else if self.hand != [0, 0] {
                "-, since a reserve is not empty (KIS-40)".to_owned()
            } else {
                match self.takasiaed() {
                    Some(index) if Some(index) == self.takasia => return Ok(()),
                    Some(index) => {
                        let other = ring8::hole(self.turn, usize::from(index));
                        format!("{other} or - by KIS-40 on this board")
                    }
                    None => "-, since KIS-40 and KIS-41 takasia nothing on this board".to_owned(),
                }
            };
            return Err(SetupError::new(Field::Takasia, format_args!("`{hole}`"), expected));
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
