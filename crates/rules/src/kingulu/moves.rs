//! The moves of Bao Kingulu.

use super::{
    Kingulu,
    board::{self, COUNT, Ended, before, facing},
    laps::FirstLaps,
    position::{COLUMNS, hole},
};
use crate::{
    Clause, Event, Hole, Move, Observer, Position,
    isa::Isa,
    sow::{Ring, Watched, lanes::Vector, plain::Plain},
};

impl Kingulu {
    /// Every legal move and the position after it: first those of one lap.
    #[inline(always)]
    pub(super) fn expand_moves<I: Isa>(&self, mut each: impl FnMut(Move, Self)) {
        let board = I::Sixteen::load(self.board);
        let first = FirstLaps::of(board);
        for (mut begins, relays) in [(first.ends, false), (first.relays, true)] {
            while begins != 0 {
                let begin = begins.trailing_zeros() as u8;
                begins &= begins - 1;
                if let Some((left, ended)) = first.sow(board, begin, relays, |_, _| {}) {
                    each(Move::new(hole(begin)), Self { board: board::after(left, ended) });
                }
            }
        }
    }

    /// Whether there is a legal move.
    pub(super) fn has_move(&self) -> bool {
        let mut found = false;
        self.expand(|_, _| found = true);
        found
    }

    /// The first laps from here, for what is asked of a position.
    pub(super) fn first_laps(&self) -> FirstLaps {
        FirstLaps::of(Plain::load(self.board))
    }

    pub(super) fn follow_move(&self, played: Move, observer: impl Observer) -> Option<Self> {
        let begin = self.index(played.hole());
        let mut ring = Watched::new(self.seeds(), observer, hole);
        let first = self.first_laps();
        let relays = first.relays >> begin & 1 != 0;
        let board = Plain::load(self.board);
        let (left, ended) = first.sow(board, begin as u8, relays, |from, seeds| {
            ring.lift(from);
            let _ = ring.sow(from, seeds);
        })?;
        let after = Self { board: board::after(left, ended) };
        let last = ended.last();
        let name = |index: usize| hole(index as u8);
        let clause = match ended.what() {
            0 => Clause::Kin3,
            Ended::CAPTURES => {
                let facing = facing(last);
                for (from, seeds) in [(facing, left.bytes(0)[facing] & COUNT), (last, 1)] {
                    let to = Some(self.turn());
                    ring.tell(|_| Event::Taken { from: name(from), seeds, to });
                }
                Clause::Kin4
            }
            what => {
                ring.tell(|_| Event::Reserved { hole: name(last) });
                if what == Ended::BRINGS {
                    let (from, seeds) = (before(last), after.seeds());
                    let (left, now) = (seeds[from], seeds[last]);
                    ring.tell(|_| Event::Brought { from: name(from), left, to: name(last), now });
                }
                Clause::Kin5
            }
        };
        ring.tell(|_| Event::Ended { hole: name(last), clause });
        Some(after)
    }

    /// The place of a hole of the player to move, whatever its row.
    pub(super) fn index(&self, hole: Hole) -> usize {
        (usize::from(hole.number()) - 1) % COLUMNS + self.turn().index() * COLUMNS
    }
}
