//! What happens in a move, seed by seed, for whoever watches it.

use std::fmt;

use crate::{Clause, Hole, Seat, Setup};

/// One thing that happens in a move; counts are those right after it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A seed from the reserve was put in a hole (KIS-10, KIS-12).
    Placed {
        /// Where.
        hole: Hole,
        /// The hole's seeds now.
        now: u8,
    },
    /// All seeds of a hole were lifted to be sown; it is empty now.
    Lifted {
        /// Which.
        hole: Hole,
        /// How many.
        seeds: u8,
    },
    /// Two seeds were taken out of the house as its tax (KIS-14).
    Taxed {
        /// The house.
        hole: Hole,
        /// What is left in it.
        now: u8,
    },
    /// A seed was dropped.
    Dropped {
        /// Where.
        hole: Hole,
        /// The hole's seeds now.
        now: u8,
    },
    /// The seeds of a facing hole were captured and will be sown; it is empty now.
    Captured {
        /// The capturing hole.
        by: Hole,
        /// The hole that lost its seeds.
        from: Hole,
        /// How many.
        seeds: u8,
    },
    /// Captured seeds begin to be sown in a kichwa.
    Entered {
        /// The kichwa.
        kichwa: Hole,
        /// How many.
        seeds: u8,
    },
    /// Seeds left the board: out of the game, or into the store of `to`.
    Taken {
        /// The hole, empty now.
        from: Hole,
        /// How many.
        seeds: u8,
        /// Whose they are, where the game counts captured seeds.
        to: Option<Seat>,
    },
    /// The seeds of a winning capture came into the winner's hand (COM-6).
    Won {
        /// The winner.
        seat: Seat,
        /// How many.
        seeds: u8,
    },
    /// A lap ended in the mover's functional house in the namua stage (KIS-32).
    HouseAsked {
        /// The house.
        house: Hole,
        /// Whether he plays on.
        safari: bool,
    },
    /// A house was lost for ever (KIS-5).
    HouseLost {
        /// Whose.
        seat: Seat,
    },
    /// A hole was reserved (KIN-5).
    Reserved {
        /// Which.
        hole: Hole,
    },
    /// The last seed but one was put in the reserved hole as well (KIN-5).
    Brought {
        /// Where it had fallen.
        from: Hole,
        /// That hole's seeds now.
        left: u8,
        /// The reserved hole.
        to: Hole,
        /// The reserved hole's seeds now.
        now: u8,
    },
    /// The move is over.
    Ended {
        /// Where the last seed fell.
        hole: Hole,
        /// The clause that ended it.
        clause: Clause,
    },
    /// The move takasiaed a hole of the opponent's (KIS-40).
    Takasiaed {
        /// Which.
        hole: Hole,
    },
}

/// Who watches a move; `()` watches nothing and costs nothing.
pub trait Observer {
    /// Told of each event, in order.
    #[inline]
    fn event(&mut self, event: Event) {
        let _ = event;
    }
}

impl Observer for () {}

impl Observer for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}

impl<O: Observer> Observer for &mut O {
    #[inline]
    fn event(&mut self, event: Event) {
        (**self).event(event);
    }
}

impl Setup {
    /// The board after an event: events applied one after another lead from a position to the next
    /// one, and are right at every instant between.
    pub fn apply(&mut self, event: Event) {
        match event {
            Event::Placed { hole, now } => {
                let hand = &mut self.hand[hole.seat().index()];
                *hand = hand.saturating_sub(1);
                self.set_seeds(hole, now);
            }
            Event::Lifted { hole, .. } => self.set_seeds(hole, 0),
            Event::Taxed { hole, now } | Event::Dropped { hole, now } => self.set_seeds(hole, now),
            Event::Captured { from, .. } => self.set_seeds(from, 0),
            Event::Taken { from, seeds, to } => {
                self.set_seeds(from, 0);
                if let Some(seat) = to {
                    self.hand[seat.index()] = self.hand[seat.index()].saturating_add(seeds);
                }
            }
            Event::Won { seat, seeds } => {
                self.hand[seat.index()] = self.hand[seat.index()].saturating_add(seeds);
            }
            Event::HouseLost { seat } => self.houses[seat.index()] = false,
            Event::Reserved { hole } => self.set_reserved(hole, true),
            Event::Brought { from, left, to, now } => {
                self.set_seeds(from, left);
                self.set_seeds(to, now);
            }
            Event::Ended { .. } => {
                self.turn = self.turn.other();
                self.takasia = None;
            }
            Event::Takasiaed { hole } => self.takasia = Some(hole),
            Event::Entered { .. } | Event::HouseAsked { .. } => {}
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Placed { hole, now } => write!(f, "place {hole} now {now}"),
            Self::Lifted { hole, seeds } => write!(f, "lift {hole} seeds {seeds}"),
            Self::Taxed { hole, now } => write!(f, "tax {hole} now {now}"),
            Self::Dropped { hole, now } => write!(f, "drop {hole} now {now}"),
            Self::Captured { by, from, seeds } => {
                write!(f, "capture {from} by {by} seeds {seeds}")
            }
            Self::Entered { kichwa, seeds } => write!(f, "enter {kichwa} seeds {seeds}"),
            Self::Taken { from, seeds, to: None } => write!(f, "take {from} seeds {seeds}"),
            Self::Taken { from, seeds, to: Some(seat) } => {
                write!(f, "take {from} seeds {seeds} to {}", seat.letter())
            }
            Self::Won { seat, seeds } => write!(f, "won {} seeds {seeds}", seat.letter()),
            Self::HouseAsked { house, safari: true } => write!(f, "house {house} safari"),
            Self::HouseAsked { house, safari: false } => write!(f, "house {house} stop"),
            Self::HouseLost { seat } => write!(f, "house-lost {}", seat.letter()),
            Self::Reserved { hole } => write!(f, "reserve {hole}"),
            Self::Brought { from, left, to, now } => {
                write!(f, "bring {from} now {left} to {to} now {now}")
            }
            Self::Ended { hole, clause } => write!(f, "end {hole} {clause}"),
            Self::Takasiaed { hole } => write!(f, "takasia {hole}"),
        }
    }
}
