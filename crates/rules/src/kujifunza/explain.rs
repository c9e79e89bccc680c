//! Why a move of Bao la Kujifunza is legal or refused.

use arrayvec::ArrayVec;

use super::{
    Kujifunza,
    moves::{capture_begins, takata_holes},
    reading::Reading,
};
use crate::{
    Clause, Grounds, Move, MoveText, Reason, Refusal, Sign,
    ring8::{
        self, HOLES, Kind, Sown,
        explain::{Begun, Clauses, Explained},
    },
    sow::{Begin, Facing},
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

    fn takata_holes(&self) -> u32 {
        takata_holes(self.mine)
    }

    fn begun(&self, index: usize, sign: Sign) -> Option<Begun> {
        let way = ring8::way(index, sign);
        let begins = capture_begins::<R, _>(self.mine, self.theirs);
        let moves: ArrayVec<Move, 2> = [false, true]
            .into_iter()
            .map(|choice| Begin::new(index as u8, way, choice))
            .filter(|&begin| begins.has(begin))
            .map(|begin| self.named(begin, Kind::Capture))
            .collect();
        (!moves.is_empty()).then(|| {
            let by = way.land::<HOLES>(index, self.mine[index]);
            let enters = ring8::kept(by, way);
            Begun { by, enters, kichwa: kichwa(by), moves }
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
        let occupied = self.mine.over(0);
        let lone = ring8::takata_ways(index, occupied).count() == 1;
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
