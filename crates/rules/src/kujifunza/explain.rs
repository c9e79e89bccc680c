//! Why a move of Bao la Kujifunza is legal or refused.

use super::{Kujifunza, moves::entries, reading::Reading};
use crate::{
    Clause, Grounds, Move, MoveText, Reason, Refusal, Sign,
    ring8::{
        self, FRONT, HOLES,
        explain::{Begun, Clauses, Explained},
    },
};

const CLAUSES: Clauses = Clauses {
    board: Clause::Kuj1,
    hamna: Clause::Kuj9,
    no_moves: Clause::Kuj9,
    compulsory: Clause::Kuj2,
    captures: Clause::Kuj3,
    too_many: Clause::Kuj3,
    takata: Clause::Kuj4,
    outwards: Clause::Kuj5,
    empty: Clause::Kuj6,
    again: Clause::Kuj6,
    safari: Clause::Kuj6,
};

impl<R: Reading> Explained for Kujifunza<R> {
    const CLAUSES: &'static Clauses = &CLAUSES;

    fn counts(&self) -> &[u8; HOLES] {
        &self.mine
    }

    fn takata_begins(&self) -> u16 {
        self.takata_holes()
    }

    fn begun(&self, index: usize, sign: Sign) -> Option<Begun> {
        let way = ring8::way(index, sign);
        let firsts = ring8::first_captures(&self.mine, ring8::facing(&self.theirs));
        (firsts[way as usize] >> index & 1 != 0).then(|| {
            let by = way.land::<HOLES>(index, self.mine[index % HOLES]);
            let begun = ring8::lifting(self.turn, index, way);
            let moves = entries::<R>(begun, by, way);
            Begun {
                by,
                enters: ring8::kept(by, way),
                kichwa: kichwa(by),
                moves: moves.into_iter().flatten().map(|(_, played)| played).collect(),
            }
        })
    }

    fn no_capture(&self, index: usize) -> (Clause, Reason) {
        CLAUSES.no_capture(self.mine[index % HOLES])
    }

    fn no_takata(&self, index: usize) -> (Clause, Reason) {
        CLAUSES.no_takata(self.mine[index % HOLES])
    }
}

impl<R: Reading> Kujifunza<R> {
    pub(super) fn refuse_text(&self, text: &MoveText) -> Refusal {
        ring8::explain::refuse(self, text)
    }

    pub(super) fn grounds_of(&self, played: Move) -> Grounds {
        let index = ring8::index(played.hole());
        let begun = played.first().and_then(|sign| self.begun(index, sign));
        let occupied = ring8::at_least(&self.mine, 1) & FRONT;
        let lone = ring8::takata_ways(index, occupied).len() == 1;
        let (forced, mut clauses) = match begun {
            Some(begun) if !played.is_takata() => {
                (Some(Clause::Kuj2), vec![Clause::Kuj3, begun.kichwa])
            }
            _ => (lone.then_some(Clause::Kuj5), vec![Clause::Kuj4]),
        };
        clauses.extend(ring8::explain::course(self, played));
        Grounds { forced, clauses }
    }
}

/// The clause that tells the kichwa by which seeds captured by `by` enter.
const fn kichwa(by: usize) -> Clause {
    match by {
        2..=5 => Clause::Kuj8,
        _ => Clause::Kuj7,
    }
}
