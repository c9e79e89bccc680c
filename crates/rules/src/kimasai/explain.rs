//! Why a move of Bao la Kimasai is legal or refused.

use super::Kimasai;
use crate::{
    Clause, Event, Grounds, Move, MoveText, Position, Reason, Refusal,
    explain::{refuse_anywhere, refuse_sign},
    ring12,
};

impl Kimasai {
    pub(super) fn refuse_text(&self, text: &MoveText) -> Refusal {
        refuse_anywhere(self, text, |_| Clause::Kim4, Clause::Kim1)
            .or_else(|| refuse_sign(self, text, Clause::Kim2))
            .unwrap_or_else(|| self.refuse_hole(ring12::index(text.hole(self.turn))))
    }

    /// Why no move begins at `index`.
    fn refuse_hole(&self, index: usize) -> Refusal {
        let refusal =
            |reason| Refusal::new(ring12::hole(self.turn, index as u8), Clause::Kim2, reason);
        if self.mine >> index & 1 == 0 {
            refusal(Reason::Empty)
        } else {
            refusal(Reason::Blocked).naming([ring12::hole(self.turn, index as u8 + 1)])
        }
    }

    pub(super) fn grounds_of(&self, played: Move) -> Grounds {
        let mut clauses = vec![Clause::Kim2];
        let mut events = Vec::new();
        let _ = self.follow(played, &mut events);
        if events.iter().any(|event| matches!(event, Event::Taken { .. })) {
            clauses.push(Clause::Kim3);
        }
        Grounds { forced: None, clauses }
    }
}
