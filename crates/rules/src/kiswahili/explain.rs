//! Why a move of Bao la Kiswahili is legal or refused.

use arrayvec::ArrayVec;

use super::{Kiswahili, reading::Reading};
use crate::{
    Clause, Grounds, Move, MoveText, Reason, Refusal, Sign,
    ring8::{
        self, FRONT, HOLES, HOUSE, Kind, Sown,
        explain::{Begun, Clauses, Explained},
    },
    sow::{Begin, Facing, Way},
};

const CLAUSES: Clauses = Clauses {
    board: Clause::Kis1,
    hamna: Clause::Kis50,
    no_moves: Clause::Kis51,
    compulsory: Clause::Kis6,
    captures: Clause::Kis20,
    too_many: Clause::Kis22,
    takata: Clause::Kis23,
    outwards: Clause::Kis13,
    empty: Clause::Kis30,
    again: Clause::Kis31,
    safari: Clause::Kis32,
};

impl<R: Reading> Explained for Kiswahili<R> {
    const CLAUSES: &'static Clauses = &CLAUSES;

    fn counts(&self) -> &[u8; HOLES] {
        &self.mine
    }

    fn takata_holes(&self) -> u32 {
        self.takata_holes(self.mine)
    }

    fn begun(&self, index: usize, sign: Sign) -> Option<Begun> {
        let faced = self.theirs.faced();
        if self.is_namua() {
            let catches = ring8::catching(self.mine, faced)[index] > 0;
            return catches.then(|| {
                let way = ring8::inward(sign);
                let begin = Begin::new(index as u8, way, false);
                let allowed = ring8::chosen(1 << index).has(begin);
                Begun {
                    by: index,
                    enters: ring8::kept(index, way),
                    kichwa: Clause::Kis11,
                    moves: allowed.then(|| self.named(begin, Kind::Capture)).into_iter().collect(),
                }
            });
        }
        let way = ring8::way(index, sign);
        let begin = Begin::new(index as u8, way, false);
        ring8::first_captures(self.mine, faced).has(begin).then(|| {
            let by = way.land::<HOLES>(index, self.mine[index]);
            Begun {
                by,
                enters: ring8::kept(by, way),
                kichwa: Clause::Kis21,
                moves: ArrayVec::from_iter([self.named(begin, Kind::Capture)]),
            }
        })
    }

    fn no_capture(&self, index: usize) -> (Clause, Reason) {
        let seeds = self.mine[index % HOLES];
        if !self.is_namua() {
            return CLAUSES.no_capture(seeds);
        }
        match seeds {
            _ if FRONT >> index & 1 == 0 => (Clause::Kis10, Reason::BackRow),
            0 => (Clause::Kis10, Reason::Empty),
            _ => (Clause::Kis6, Reason::MustCapture),
        }
    }

    fn no_takata(&self, index: usize) -> (Clause, Reason) {
        let seeds = self.mine[index % HOLES];
        if self.takasia == Some(index as u8) {
            return (Clause::Kis42, Reason::Takasiaed);
        }
        if !self.is_namua() {
            return CLAUSES.no_takata(seeds);
        }
        let reason = match seeds {
            _ if FRONT >> index & 1 == 0 => Reason::BackRow,
            0 => Reason::Empty,
            // A functional house is refused only to spare it, and lets any other hole begin.
            _ if self.is_functional() => Reason::House,
            _ => Reason::Singleton,
        };
        (Clause::Kis12, reason)
    }
}

impl<R: Reading> Kiswahili<R> {
    pub(super) fn refuse_text(&self, text: &MoveText) -> Refusal {
        ring8::explain::refuse(self, text)
    }

    pub(super) fn grounds_of(&self, played: Move) -> Grounds {
        let namua = self.is_namua();
        let mut clauses = match (played.is_takata(), namua) {
            (false, true) => vec![Clause::Kis10, Clause::Kis11],
            (false, false) => vec![Clause::Kis20, Clause::Kis21],
            (true, true) => vec![Clause::Kis12],
            (true, false) => vec![Clause::Kis23],
        };
        let index = ring8::index(played.hole());
        if self.goes_on_from_takasia(index, played) {
            clauses.push(Clause::Kis43);
        }
        clauses.extend(ring8::explain::course(self, played));
        let forced =
            if played.is_takata() { self.forced_takata(index) } else { Some(Clause::Kis6) };
        Grounds { forced, clauses }
    }

    /// What leaves only some of the takatas that there would be, where something does.
    fn forced_takata(&self, index: usize) -> Option<Clause> {
        let occupied = self.mine.over(0);
        let banned = self.takasia.is_some_and(|hole| self.mine[usize::from(hole) % HOLES] > 1);
        if self.is_namua() && self.is_functional() && index == HOUSE {
            Some(Clause::Kis14)
        } else if ring8::takata_ways(index, occupied).count() == 1 {
            Some(Clause::Kis13)
        } else {
            banned.then_some(Clause::Kis42)
        }
    }

    /// Whether the first lap of a takata goes on though it ends in the takasiaed hole (KIS-43).
    fn goes_on_from_takasia(&self, index: usize, played: Move) -> bool {
        let lands = |way: Way| way.land::<HOLES>(index, self.mine[index % HOLES]) as u8;
        let way = played.first().map(|sign| ring8::way(index, sign));
        index == HOUSE
            && self.is_functional()
            && R::HOUSE_GOES_ON
            && self.takasia.is_some()
            && way.map(lands) == self.takasia
    }
}
