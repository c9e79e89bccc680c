//! Why a move of a four-by-eight game is legal or refused: what the two games share.

use arrayvec::ArrayVec;

use super::{HOLES, entrance, hole, holes, index, lifting, takata_ways, way};
use crate::{
    By, Clause, Event, Hole, Move, MoveText, Position, Reason, Refusal, Sign,
    explain::refuse_anywhere,
    sow::{Facing, Way},
};

/// The clauses of one of the games.
pub(crate) struct Clauses {
    /// What the board is.
    pub(crate) board: Clause,
    /// A front row is empty.
    pub(crate) hamna: Clause,
    /// There is no legal move.
    pub(crate) no_moves: Clause,
    /// A capture must be made where one can, and a takata captures nothing.
    pub(crate) compulsory: Clause,
    /// What captures by its first lap.
    pub(crate) captures: Clause,
    /// A first lap of 16 or more never does.
    pub(crate) too_many: Clause,
    /// Where a takata begins that lifts a hole.
    pub(crate) takata: Clause,
    /// A lone kichwa is sown towards the centre.
    pub(crate) outwards: Clause,
    /// A lap that ends in an empty hole ends the move.
    pub(crate) empty: Clause,
    /// A later lap captures again.
    pub(crate) again: Clause,
    /// Where the mover is asked whether to go on from his house, if anywhere.
    pub(crate) safari: Clause,
}

impl Clauses {
    /// Why lifting so many seeds begins no capture.
    pub(crate) const fn no_capture(&self, seeds: u8) -> (Clause, Reason) {
        match seeds {
            0 => (self.captures, Reason::Empty),
            1 => (self.captures, Reason::Singleton),
            2..=15 => (self.compulsory, Reason::MustCapture),
            _ => (self.too_many, Reason::TooMany),
        }
    }

    /// Why lifting so many seeds begins no takata.
    pub(crate) const fn no_takata(&self, seeds: u8) -> (Clause, Reason) {
        let reason = match seeds {
            0 => Reason::Empty,
            1 => Reason::Singleton,
            _ => Reason::BackRow,
        };
        (self.takata, reason)
    }
}

/// A capture with which a move would begin.
pub(crate) struct Begun {
    /// The front hole that captures.
    pub(crate) by: usize,
    /// The way in which the captured seeds are sown where that is no choice.
    pub(crate) enters: Way,
    /// The clause that tells the kichwa.
    pub(crate) kichwa: Clause,
    /// The moves that begin so, but for a safari; none where the text asks for another kichwa than
    /// the one that must be.
    pub(crate) moves: ArrayVec<Move, 2>,
}

/// A position of a four-by-eight game, as far as its refusals need it.
pub(crate) trait Explained: Position {
    /// The clauses of the game.
    const CLAUSES: &'static Clauses;

    /// The mover's holes.
    fn counts(&self) -> &[u8; HOLES];

    /// Where a takata may begin, were there no capture to make.
    fn takata_holes(&self) -> u32;

    /// The capture with which a move from `index` with the first sign `sign` begins.
    fn begun(&self, index: usize, sign: Sign) -> Option<Begun>;

    /// Why no capture begins at `index`.
    fn no_capture(&self, index: usize) -> (Clause, Reason);

    /// Why no takata begins at `index`.
    fn no_takata(&self, index: usize) -> (Clause, Reason);
}

/// Why a text that means no legal move means none.
pub(crate) fn refuse<P: Explained>(position: &P, text: &MoveText) -> Refusal {
    let over = |by| match by {
        By::Hamna => P::CLAUSES.hamna,
        _ => P::CLAUSES.no_moves,
    };
    if let Some(refusal) = refuse_anywhere(position, text, over, P::CLAUSES.board) {
        return refusal;
    }
    let legal = position.legal_moves();
    let captures = legal.iter().filter(|played| !played.is_takata());
    let mut captures: Vec<_> = captures.map(|played| played.hole()).collect();
    captures.dedup();
    let asked = Asked { position, text, index: index(text.hole(position.turn())), captures };
    match text.signs()[0] {
        Some(sign) => asked.towards(sign),
        None => asked.towards(Sign::Left).or_nearer(asked.towards(Sign::Right)),
    }
}

/// A text that means no legal move, in a position that has some.
struct Asked<'a, P> {
    position: &'a P,
    text: &'a MoveText,
    /// The hole meant.
    index: usize,
    /// Where legal captures begin.
    captures: Vec<Hole>,
}

impl<P: Explained> Asked<'_, P> {
    fn refusal(&self, clause: Clause, reason: Reason) -> Refusal {
        Refusal::new(self.hole(self.index), clause, reason)
    }

    fn hole(&self, index: usize) -> Hole {
        hole(self.position.turn(), index as u8)
    }

    /// Why the text, read with the first sign `sign`, means no legal move.
    fn towards(&self, sign: Sign) -> Refusal {
        match self.position.begun(self.index, sign) {
            // A capturing move always ends: until it captures again, every round of the ring leaves
            // a seed more in a hole that would capture, and no lap lifts that one. So where no legal
            // move captures, none begins with a capture.
            None if self.captures.is_empty() => self.takata(sign),
            None => self.elsewhere(self.position.no_capture(self.index), &self.captures),
            Some(begun) if self.text.is_takata() => {
                let taken = hole(self.position.turn().other(), 7 - (begun.by & 7) as u8);
                self.refusal(P::CLAUSES.compulsory, Reason::Captures).naming([taken])
            }
            Some(begun) => {
                let kichwa = [self.hole(entrance(begun.enters))];
                if begun.moves.is_empty() {
                    return self.refusal(begun.kichwa, Reason::OtherKichwa).naming(kichwa);
                }
                let no_choice = self.refusal(begun.kichwa, Reason::NoChoice).naming(kichwa);
                self.nearly(&begun.moves, no_choice)
            }
        }
    }

    /// Why a takata from the hole towards `sign` is not legal.
    fn takata(&self, sign: Sign) -> Refusal {
        let (position, index) = (self.position, self.index);
        let (begins, way) = (position.takata_holes(), way(index, sign));
        if begins >> index & 1 == 0 {
            let others: Vec<_> = holes(begins).map(|index| self.hole(index)).collect();
            return self.elsewhere(position.no_takata(index), &others);
        }
        let ways = || takata_ways(index, position.counts().over(0));
        if !ways().any(|allowed| allowed == way) {
            let inward = ways().map(|way| self.hole(way.land::<HOLES>(index, 1)));
            return self.refusal(P::CLAUSES.outwards, Reason::Outwards).naming(inward);
        }
        let no_choice = self.refusal(P::CLAUSES.compulsory, Reason::NoChoice);
        self.nearly(&[lifting(position.turn(), index, way).takata()], no_choice)
    }

    /// Why the text means none of `moves`, which are right but for an end, a second sign where
    /// `no_choice` tells that there is none, or a safari.
    fn nearly(&self, moves: &[Move], no_choice: Refusal) -> Refusal {
        let [_, second] = self.text.signs();
        // Where there is a house, Donkers' arrow is no second sign but asks for safari.
        let arrow = self.text.has_arrow() && self.position.rules().is_kiswahili();
        let second = second.filter(|_| !arrow);
        let meant = |played: &&Move| match (second, played.second()) {
            (Some(asked), Some(chosen)) => asked == chosen,
            _ => true,
        };
        let ends = |played: &&Move| {
            let safari = self.text.is_safari() || arrow;
            let played = if safari { played.safari() } else { **played };
            self.position.follow(played, ()).is_some()
        };
        match moves.iter().filter(meant).find(ends) {
            None => Refusal::endless(self.hole(self.index)),
            Some(played) if second.is_some() && played.second().is_none() => no_choice,
            Some(_) => self.refusal(P::CLAUSES.safari, Reason::NoSafari),
        }
    }

    /// A refusal of the hole where the move would begin; `holes` may begin one.
    fn elsewhere(&self, (clause, reason): (Clause, Reason), holes: &[Hole]) -> Refusal {
        let refusal = self.refusal(clause, reason);
        match reason {
            Reason::Empty => refusal,
            Reason::TooMany => {
                let seeds = self.position.counts()[self.index % HOLES];
                refusal.naming(holes.iter().copied()).counting(u32::from(seeds))
            }
            _ => refusal.naming(holes.iter().copied()),
        }
    }
}

/// What a legal move does beyond sowing, relaying and ending in an empty hole: the clauses of it.
pub(crate) fn course<P: Explained>(position: &P, played: Move) -> Vec<Clause> {
    let mut events = Vec::new();
    let _ = position.follow(played, &mut events);
    let mut captures = 0;
    let mut clauses = Vec::new();
    for event in events {
        let clause = match event {
            Event::Captured { .. } => {
                captures += 1;
                if captures < 2 {
                    continue;
                }
                P::CLAUSES.again
            }
            Event::Taxed { .. } => Clause::Kis14,
            Event::HouseAsked { .. } => Clause::Kis32,
            Event::HouseLost { .. } => Clause::Kis5,
            Event::Takasiaed { .. } => Clause::Kis40,
            Event::Ended { clause, .. } if clause != P::CLAUSES.empty => clause,
            _ => continue,
        };
        if !clauses.contains(&clause) {
            clauses.push(clause);
        }
    }
    clauses
}
