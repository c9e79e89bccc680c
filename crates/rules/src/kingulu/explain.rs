//! Why a move of Bao Kingulu is legal or refused.

use super::{Kingulu, position::hole};
use crate::{
    Clause, Event, Grounds, Move, MoveText, Position, Reason, Refusal,
    explain::{refuse_anywhere, refuse_sign},
};

impl Kingulu {
    pub(super) fn refuse_text(&self, text: &MoveText) -> Refusal {
        refuse_anywhere(self, text, |_| Clause::Kin7, Clause::Kin1)
            .or_else(|| refuse_sign(self, text, Clause::Kin2))
            .unwrap_or_else(|| self.refuse_hole(self.index(text.hole(self.turn()))))
    }

    /// Why no move begins at `index`.
    fn refuse_hole(&self, index: usize) -> Refusal {
        let name = |index: usize| hole(index as u8);
        let refusal = |clause, reason| Refusal::new(name(index), clause, reason);
        let first = self.first_laps();
        if self.is_reserved(index) {
            refusal(Clause::Kin2, Reason::Reserved)
        } else if self.seeds()[index] == 0 {
            refusal(Clause::Kin2, Reason::Empty)
        } else if first.blocked >> index & 1 != 0 {
            refusal(Clause::Kin3, Reason::OwnOccupied).naming([name(first.last(index))])
        } else {
            Refusal::endless(name(index))
        }
    }

    pub(super) fn grounds_of(&self, played: Move) -> Grounds {
        let mut clauses = vec![Clause::Kin2];
        let mut events = Vec::new();
        let _ = self.follow(played, &mut events);
        let before = self.setup();
        for event in events {
            match event {
                Event::Taken { .. } if !clauses.contains(&Clause::Kin4) => {
                    clauses.push(Clause::Kin4);
                }
                Event::Reserved { .. } => clauses.push(Clause::Kin5),
                Event::Ended { hole, .. } if before.is_reserved(hole) => {
                    clauses.push(Clause::Kin6);
                }
                _ => {}
            }
        }
        Grounds { forced: None, clauses }
    }
}
