//! The moves of Bao la Kiswahili.

use super::{Kiswahili, reading::Reading};
use crate::{
    Clause, Event, Move, Observer,
    ring8::{self, End, Ends, FRONT, FUNCTIONAL, HOLES, HOUSE, Sweep},
    sow::{Ring, Watched, Way},
};

const ENDS: Ends = Ends { empty: Clause::Kis30, hamna: Clause::Kis50 };

impl<R: Reading> Kiswahili<R> {
    /// Every legal move and the position after it: captures, or, where there is none, takata
    /// (KIS-6).
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
        let [house, their_house] = self.houses;
        Sweep { ring, facing, house, their_house, seat: self.turn, laps: 0 }
    }

    /// The capturing moves that end.
    #[inline]
    fn captures(&self, mut each: impl FnMut(Move, Self)) {
        let facing = ring8::facing(&self.theirs);
        if self.is_namua() {
            for by in ring8::each(ring8::catching(&self.mine, facing)) {
                for &way in ring8::chosen(by) {
                    let begun = Move::new(ring8::hole(self.turn, by)).signed(ring8::kichwa(way));
                    let mut sweep = self.sweep(self.mine);
                    match namua_capture(&mut sweep, by, way, false) {
                        None => {}
                        Some(End::House) => {
                            each(begun, self.after(&sweep, End::House, true));
                            let mut sweep = self.sweep(self.mine);
                            if let Some(end) = namua_capture(&mut sweep, by, way, true) {
                                each(begun.safari(), self.after(&sweep, end, true));
                            }
                        }
                        Some(end) => each(begun, self.after(&sweep, end, true)),
                    }
                }
            }
        } else {
            let firsts = ring8::first_captures(&self.mine, facing);
            for index in ring8::each(firsts[0] | firsts[1]) {
                for way in Way::BOTH {
                    if firsts[way as usize] >> index & 1 == 0 {
                        continue;
                    }
                    let mut sweep = self.sweep(self.mine);
                    if let Some(end) = mtaji_capture(&mut sweep, index, way) {
                        let legal = ring8::lifting(self.turn, index, way);
                        each(legal, self.after(&sweep, end, true));
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
                if let Some(end) = self.takata(&mut sweep, index, way) {
                    let legal = ring8::lifting(self.turn, index, way).takata();
                    each(legal, self.after(&sweep, end, false));
                }
            }
        }
    }

    /// Where a takata may begin (KIS-12, KIS-14, KIS-23, KIS-42).
    pub(super) fn takata_holes(&self) -> u16 {
        let [occupied, heaps] = [1, 2].map(|least| ring8::at_least(&self.mine, least));
        let front = |set| set & FRONT;
        if !self.is_namua() {
            let banned = self.takasia.map_or(0, |index| 1 << index);
            let heaps = heaps & !banned;
            return if front(heaps) != 0 { front(heaps) } else { heaps };
        }
        if self.is_functional() {
            let others = front(occupied) & !(1 << HOUSE);
            return if others != 0 { others } else { 1 << HOUSE };
        }
        let singletons = R::SINGLETONS_WHILE_OWNED && self.houses[0];
        if singletons || front(heaps) == 0 { front(occupied) } else { front(heaps) }
    }

    /// Sows a takata that begins at `index`.
    #[inline]
    fn takata<T: Ring<HOLES>>(&self, sweep: &mut Sweep<T>, index: usize, way: Way) -> Option<End> {
        let namua = self.is_namua();
        let functional = self.is_functional();
        let mut seeds = self.mine[index % HOLES];
        if namua {
            seeds += 1;
            place(sweep, index, seeds);
        }
        if namua && functional && index == HOUSE {
            seeds = 2;
            let now = self.mine[HOUSE] + 1 - seeds;
            sweep.ring.set(HOUSE, now);
            sweep.ring.tell(|name| Event::Taxed { hole: name(HOUSE), now });
        } else {
            sweep.lift(index);
        }
        let mut after = index;
        let mut exempt = R::HOUSE_GOES_ON && functional && index == HOUSE;
        loop {
            let (last, count) = sweep.lap(after, way, seeds)?;
            if count == 1 {
                return sweep.end(last, Clause::Kis30, End::Empty);
            }
            if namua && last == HOUSE && sweep.house && count >= FUNCTIONAL {
                return sweep.end(last, Clause::Kis32, End::House);
            }
            if self.takasia == Some(last as u8) && !exempt {
                return sweep.end(last, Clause::Kis42, End::Takasia);
            }
            exempt = false;
            sweep.lift(last);
            (after, seeds) = (last, count);
        }
    }

    /// The position after a move.
    #[inline]
    fn after<T: Ring<HOLES>>(&self, sweep: &Sweep<T>, end: End, captured: bool) -> Self {
        let namua = self.is_namua();
        let mut theirs = self.theirs;
        ring8::put_facing(&mut theirs, sweep.facing);
        let won = if let End::Hamna(seeds) = end { seeds } else { 0 };
        let lost = R::MTAJI_CAPTURE_LOSES_HOUSES && captured && !namua;
        let mut next = Self {
            mine: theirs,
            theirs: sweep.ring.counts(),
            hand: [self.hand[1], self.hand[0] - u8::from(namua) + won],
            houses: [sweep.their_house && !lost, sweep.house && !lost],
            takasia: None,
            turn: self.turn.other(),
            reading: self.reading,
        };
        if !captured && self.hand == [0, 0] {
            next.takasia = next.takasiaed();
        }
        next
    }

    pub(super) fn follow_move(&self, played: Move, observer: impl Observer) -> Option<Self> {
        let turn = self.turn;
        let mut sweep = self.sweep(Watched::new(self.mine, observer, |i| ring8::hole(turn, i)));
        let (index, sign) = (ring8::index(played.hole()), played.first()?);
        let captured = !played.is_takata();
        let end = if !captured {
            self.takata(&mut sweep, index, ring8::way(index, sign))?
        } else if self.is_namua() {
            namua_capture(&mut sweep, index, ring8::inward(sign), played.is_safari())?
        } else {
            mtaji_capture(&mut sweep, index, ring8::way(index, sign))?
        };
        let next = self.after(&sweep, end, captured);
        for (player, seat) in [turn.other(), turn].into_iter().enumerate() {
            let held = if seat == turn { sweep.house } else { sweep.their_house };
            if held && !next.houses[player] {
                sweep.ring.tell(|_| Event::HouseLost { seat });
            }
        }
        if let Some(index) = next.takasia {
            let hole = ring8::hole(next.turn, usize::from(index));
            sweep.ring.tell(|_| Event::Takasiaed { hole });
        }
        Some(next)
    }
}

/// Puts the seed from the reserve in a hole, which then holds `now` seeds.
#[inline(always)]
fn place<T: Ring<HOLES>>(sweep: &mut Sweep<T>, index: usize, now: u8) {
    sweep.ring.set(index, now);
    sweep.ring.tell(|name| Event::Placed { hole: name(index), now });
}

/// A namua capture (KIS-10, KIS-11).
#[inline]
fn namua_capture<T: Ring<HOLES>>(
    sweep: &mut Sweep<T>,
    by: usize,
    way: Way,
    safari: bool,
) -> Option<End> {
    let now = sweep.ring.get(by) + 1;
    place(sweep, by, now);
    sweep.capture(by, way, Some(safari), ENDS)
}

/// A mtaji capture (KIS-20, KIS-21).
#[inline]
fn mtaji_capture<T: Ring<HOLES>>(sweep: &mut Sweep<T>, index: usize, way: Way) -> Option<End> {
    let seeds = sweep.ring.get(index);
    sweep.lift(index);
    let (by, _) = sweep.lap(index, way, seeds)?;
    sweep.capture(by, ring8::kept(by, way), None, ENDS)
}
