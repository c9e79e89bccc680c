//! What lies ahead of a position depends on.

use bingwa_rules::{Move, Position, Seat, kingulu::Kingulu};

/// Holes of the board.
pub(super) const HOLES: usize = 12;

/// Holes of a row.
const COLUMNS: usize = 6;

/// The seeds in play and the reserved holes, the player to move at the South side.
///
/// Captured seeds and those in reserved holes are their owners' for good: they add a constant to
/// the margin, and nothing to what can still be played. That they are left out is why one table
/// entry serves very many positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InPlay(Kingulu);

/// A move, as far as it matters for what lies ahead.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The move, with the player to move at the South side.
    pub played: Move,
    /// The seeds that the move secures for its player, less those that it secures for the other.
    pub gain: i32,
    /// What it leaves, the other player to move.
    pub after: InPlay,
}

impl InPlay {
    /// What is in play in a position, and the margin of the player to move in what is secured.
    pub fn of(position: &Kingulu) -> (Self, i32) {
        let at_south = match position.turn() {
            Seat::South => *position,
            Seat::North => position.rotated(),
        };
        (Self(at_south.stripped()), difference(at_south.secured()))
    }

    /// The seeds by the order of sowing from the mover's first hole, and the reserved holes, a bit
    /// each; `None` where there can't be such a position.
    pub fn new(seeds: &[u8; HOLES], reserved: u16) -> Option<Self> {
        Kingulu::with_in_play(seeds, reserved).map(Self)
    }

    /// The seeds by the order of sowing from the mover's first hole.
    pub fn holes(&self) -> [u8; HOLES] {
        self.0.in_play()
    }

    /// The reserved holes, a bit each, in the same order.
    pub fn reserved(&self) -> u16 {
        self.0.reserved()
    }

    /// How many seeds are in play.
    pub fn seeds(&self) -> u8 {
        self.holes().iter().sum()
    }

    /// What the mover has in play in his row, less what the other has: the margin in play if the game
    /// ends here (KIN-7).
    pub fn standing(&self) -> i32 {
        let holes = self.holes();
        let (mine, theirs) = holes.split_at(COLUMNS);
        difference([mine.iter().sum(), theirs.iter().sum()])
    }

    /// The position itself: South to move, with the fewest secured seeds.
    pub fn position(&self) -> &Kingulu {
        &self.0
    }

    /// Calls `each` with every legal move.
    pub fn expand(&self, mut each: impl FnMut(Step)) {
        let before = difference(self.0.secured());
        self.0.expand(|played, after| {
            let (after, secured) = Self::of(&after);
            each(Step { played, gain: -secured - before, after });
        });
    }
}

/// The first less the second.
fn difference([first, second]: [u8; 2]) -> i32 {
    i32::from(first) - i32::from(second)
}
