//! Why a move of Bao Kigogo is legal or refused.

use super::{Kigogo, moves::begins};
use crate::{
    Clause, Event, Grounds, Move, MoveText, Position, Reason, Refusal,
    explain::{refuse_anywhere, refuse_sign},
    ring12::{self, HOLES},
    sow::Way,
};

impl Kigogo {
    pub(super) fn refuse_text(&self, text: &MoveText) -> Refusal {
        refuse_anywhere(self, text, |_| Clause::Kig7, Clause::Kig1)
            .or_else(|| refuse_sign(self, text, Clause::Kig2))
            .unwrap_or_else(|| self.refuse_hole(ring12::index(text.hole(self.turn))))
    }

    /// Why no move begins at `index`.
    fn refuse_hole(&self, index: usize) -> Refusal {
        let name = |index| ring12::hole(self.turn, index as u8);
        let refusal = |clause, reason| Refusal::new(name(index), clause, reason);
        if begins(&self.mine) >> index & 1 != 0 {
            return Refusal::endless(name(index));
        }
        if self.mine[index % HOLES] == 0 {
            return refusal(Clause::Kig2, Reason::Empty);
        }
        let heaps: Vec<_> = (0..HOLES).filter(|&heap| self.mine[heap] > 1).map(name).collect();
        if heaps.is_empty() {
            let next = Way::Up.land::<HOLES>(index, 1);
            refusal(Clause::Kig3, Reason::Blocked).naming([name(next)])
        } else {
            refusal(Clause::Kig3, Reason::Singleton).naming(heaps)
        }
    }

    pub(super) fn grounds_of(&self, played: Move) -> Grounds {
        let single = self.mine[ring12::index(played.hole())] == 1;
        let mut clauses = vec![if single { Clause::Kig3 } else { Clause::Kig2 }];
        let mut events = Vec::new();
        let _ = self.follow(played, &mut events);
        if events.iter().any(|event| matches!(event, Event::Taken { .. })) {
            clauses.push(Clause::Kig5);
        }
        Grounds { forced: single.then_some(Clause::Kig3), clauses }
    }
}
