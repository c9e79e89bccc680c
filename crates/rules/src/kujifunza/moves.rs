//! The moves of Bao la Kujifunza.

use super::{Kujifunza, reading::Reading};
use crate::{
    Clause, Move, Observer,
    ring8::{self, End, Ends, FRONT, HOLES, Sweep},
    sow::{Ring, Watched, Way},
};

const ENDS: Ends = Ends { empty: Clause::Kuj6, hamna: Clause::Kuj9 };

impl<R: Reading> Kujifunza<R> {
    /// Every legal move and the position after it: captures, or, where there is none, takata
    /// (KUJ-2).
    #[inline]
    pub(super) fn expand_moves(&self, mut each: impl FnMut(Move, Self)) {
        if self.is_over() {
            return;
        }
        let mut captured = false;
        self.captures(|legal, after| {
            captured = true;
            each(legal, after);
        });
        if !captured {
            self.takatas(each);
        }
    }

    /// Whether there is a legal move.
    pub(super) fn has_move(&self) -> bool {
        let mut found = false;
        self.expand_moves(|_, _| found = true);
        found
    }

    fn sweep<T>(&self, ring: T) -> Sweep<T> {
        let facing = ring8::facing(&self.theirs);
        Sweep { ring, facing, house: false, their_house: false, seat: self.turn, laps: 0 }
    }

    /// The capturing moves that end.
    #[inline]
    fn captures(&self, mut each: impl FnMut(Move, Self)) {
        let firsts = ring8::first_captures(&self.mine, ring8::facing(&self.theirs));
        for index in ring8::each(firsts[0] | firsts[1]) {
            for way in Way::BOTH {
                if firsts[way as usize] >> index & 1 == 0 {
                    continue;
                }
                let begun = ring8::lifting(self.turn, index, way);
                let by = way.land::<HOLES>(index, self.mine[index]);
                for &(enters, legal) in entries::<R>(begun, by, way).iter().flatten() {
                    let mut sweep = self.sweep(self.mine);
                    if let Some(end) = capture(&mut sweep, index, way, enters) {
                        each(legal, self.after(&sweep, end));
                    }
                }
            }
        }
    }

    /// The takatas that end.
    #[inline]
    fn takatas(&self, mut each: impl FnMut(Move, Self)) {
        let occupied = ring8::at_least(&self.mine, 1) & FRONT;
        for index in ring8::each(self.takata_holes()) {
            for &way in ring8::takata_ways(index, occupied) {
                let mut sweep = self.sweep(self.mine);
                if let Some(end) = takata(&mut sweep, index, way) {
                    let legal = ring8::lifting(self.turn, index, way).takata();
                    each(legal, self.after(&sweep, end));
                }
            }
        }
    }

    /// Where a takata may begin (KUJ-4).
    pub(super) fn takata_holes(&self) -> u16 {
        let heaps = ring8::at_least(&self.mine, 2);
        if heaps & FRONT != 0 { heaps & FRONT } else { heaps }
    }

    /// The position after a move.
    #[inline]
    fn after<T: Ring<HOLES>>(&self, sweep: &Sweep<T>, end: End) -> Self {
        let mut theirs = self.theirs;
        ring8::put_facing(&mut theirs, sweep.facing);
        let won = if let End::Hamna(seeds) = end { seeds } else { 0 };
        Self {
            mine: theirs,
            theirs: sweep.ring.counts(),
            hand: [self.hand[1], self.hand[0] + won],
            turn: self.turn.other(),
            reading: self.reading,
        }
    }

    pub(super) fn follow_move(&self, played: Move, observer: impl Observer) -> Option<Self> {
        let turn = self.turn;
        let mut sweep = self.sweep(Watched::new(self.mine, observer, |i| ring8::hole(turn, i)));
        let index = ring8::index(played.hole());
        let way = ring8::way(index, played.first()?);
        let end = if played.is_takata() {
            takata(&mut sweep, index, way)?
        } else {
            let by = way.land::<HOLES>(index, self.mine[index]);
            let enters = played.second().map_or(ring8::kept(by, way), ring8::inward);
            capture(&mut sweep, index, way, enters)?
        };
        Some(self.after(&sweep, end))
    }
}

/// The ways in which the first captured seeds may enter, each with its move (KUJ-7, KUJ-8).
#[inline(always)]
pub(super) fn entries<R: Reading>(begun: Move, by: usize, way: Way) -> [Option<(Way, Move)>; 2] {
    if R::CHOOSES_KICHWA && (2..=5).contains(&by) {
        [Way::Up, Way::Down].map(|enters| Some((enters, begun.signed(ring8::kichwa(enters)))))
    } else {
        [Some((ring8::kept(by, way), begun)), None]
    }
}

/// A capturing move (KUJ-3): the first lap, and all that follows.
#[inline]
fn capture<T: Ring<HOLES>>(
    sweep: &mut Sweep<T>,
    index: usize,
    way: Way,
    enters: Way,
) -> Option<End> {
    let seeds = sweep.ring.get(index);
    sweep.lift(index);
    let (by, _) = sweep.lap(index, way, seeds)?;
    sweep.capture(by, enters, None, ENDS)
}

/// A takata: laps and relays, and nothing captured.
#[inline]
fn takata<T: Ring<HOLES>>(sweep: &mut Sweep<T>, index: usize, way: Way) -> Option<End> {
    let mut after = index;
    let mut seeds = sweep.ring.get(index);
    loop {
        sweep.lift(after);
        let (last, count) = sweep.lap(after, way, seeds)?;
        if count == 1 {
            return sweep.end(last, Clause::Kuj6, End::Empty);
        }
        (after, seeds) = (last, count);
    }
}
