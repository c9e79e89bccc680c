//! The laps of Bao Kingulu, and where they end.
//!
//! Most moves have one lap, so the first laps of all holes are followed at once, a byte each; the
//! rules stand here once, for one hole and for sixteen.

use super::{
    board::{COUNT, ENEMY, Ended, RESERVED, before, facing, sown},
    position::HOLES,
};
use crate::sow::{Byte, MOST_LAPS, lanes::Vector};

const INDICES: [u8; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/// The hole where the last seed falls, by the sum of the hole lifted and its seeds.
const LAST: [u8; 64] = {
    let mut last = [0; 64];
    let mut sum = 0;
    while sum < 64 {
        last[sum] = (sum % HOLES) as u8;
        sum += 1;
    }
    last
};

/// By the marks of the hole where a lap ends, whether that ends the move, a bit for each number of
/// seeds there then (KIN-3): own holes, the enemy's, and reserved ones.
const ENDING: [u64; 4] = [1 << 1, 1 << 1 | 1 << 4, u64::MAX, u64::MAX];

/// A lap that has been sown.
#[derive(Clone, Copy)]
struct Lap<B> {
    /// The seeds that were sown.
    seeds: B,
    /// The hole of the last one.
    last: B,
    /// That hole, with the seed.
    held: B,
}

impl<B: Byte> Lap<B> {
    /// Whether a lap ends the move (KIN-3), which it does in every hole but one with other seeds
    /// already: own ones, and of the enemy's those that had not three.
    #[inline(always)]
    fn ends(&self) -> B {
        let is = |what| self.held.equals(B::splat(what));
        has(self.held, RESERVED).or(is(1)).or(is(ENEMY | 1)).or(is(ENEMY | 4))
    }

    /// What a lap does that ends the move, as an [`Ended`]: the hole that faces its last one may be
    /// captured (KIN-4), and a seed of the hole before may be brought (KIN-5).
    #[inline(always)]
    fn ended(&self, facing: B, before: B) -> B {
        let marks = facing.and(B::splat(ENEMY | RESERVED));
        let prey = marks.equals(B::splat(ENEMY)).without(facing.equals(B::splat(ENEMY)));
        let captures = self.held.equals(B::splat(1)).and(prey);
        let reserves = self.held.equals(B::splat(ENEMY | 4));
        let alone = self.seeds.equals(B::splat(1)).or(has(before, RESERVED));
        let code = |yes: B, code| yes.and(B::splat(code));
        let what = code(captures, Ended::CAPTURES).or(code(reserves, Ended::RESERVES));
        self.last.or(what).or(code(reserves.without(alone), Ended::BRINGS))
    }
}

/// Whether a hole has a mark.
#[inline(always)]
fn has<B: Byte>(hole: B, mark: u8) -> B {
    hole.and(B::splat(mark)).equals(B::splat(mark))
}

/// The first laps of all holes of a board, by the hole where they begin.
pub(super) struct FirstLaps {
    /// Those of legal moves that they end, a bit for each index.
    pub(super) ends: u32,
    /// Those of moves that go on, and are legal if they end.
    pub(super) relays: u32,
    /// Those that end in an own, occupied hole that is not reserved: such moves are not legal (KIN-3).
    pub(super) blocked: u32,
    laps: Lap<[u8; 16]>,
    ended: [u8; 16],
}

impl FirstLaps {
    /// The first laps from a board.
    #[inline(always)]
    pub(super) fn of<V: Vector>(board: V) -> Self {
        let (indices, one) = (V::load(INDICES), V::splat(1));
        let seeds = board.and(V::splat(COUNT));
        let (mut last, mut rounds) = (indices.plus(seeds), V::splat(0));
        for more in [4, 2, 1] {
            let comes_round = last.above(V::splat(more * HOLES as u8 - 1));
            last = last.minus(comes_round.and(V::splat(more * HOLES as u8)));
            rounds = rounds.plus(comes_round.and(V::splat(more)));
        }
        // A later hole gets a seed before the first round is full, an earlier one does not, and the
        // hole lifted had nothing but what has come since.
        let there = board.pick(last).without(last.equals(indices));
        let held = there.plus(last.above(indices).and(one)).plus(rounds);
        let lap = Lap { seeds, last, held };
        // Seen from an own hole, the facing one has got a seed a round, as have its marks none.
        let facing = board.pick(V::splat(HOLES as u8 - 1).minus(last)).plus(rounds);
        let before = board.pick(last.minus(one).less(V::splat(HOLES as u8 - 1)));
        let ended = lap.ended(facing, before);
        let own = board.and(V::splat(ENEMY | RESERVED)).equals(V::splat(0));
        let begins = own.without(seeds.equals(V::splat(0))).high_bits() & ((1 << HOLES) - 1);
        let (ends, enemy) = (lap.ends().high_bits(), has(held, ENEMY).high_bits());
        let bytes = |numbers: V| numbers.bytes(0);
        Self {
            ends: begins & ends,
            relays: begins & !ends & enemy,
            blocked: begins & !ends & !enemy,
            laps: Lap { seeds: bytes(seeds), last: bytes(last), held: bytes(held) },
            ended: bytes(ended),
        }
    }

    /// Sows the move that begins in a hole to its end, and tells `watch` the hole and the seeds of
    /// every lap: the board then, and how it ended; `None` where it is endless (COM-4).
    #[inline(always)]
    pub(super) fn sow<V: Vector>(
        &self,
        board: V,
        begin: u8,
        relays: bool,
        mut watch: impl FnMut(u8, u8),
    ) -> Option<(V, Ended)> {
        let index = usize::from(begin % 16);
        let seeds = self.laps.seeds[index];
        watch(begin, seeds);
        let mut board = sown(board, begin, seeds);
        if !relays {
            return Some((board, Ended(self.ended[index])));
        }
        let mut lap = Lap { seeds, last: self.laps.last[index], held: self.laps.held[index] };
        for _ in 1..MOST_LAPS {
            let seeds = lap.held & COUNT;
            watch(lap.last, seeds);
            board = sown(board, lap.last, seeds);
            let last = LAST[usize::from(lap.last + seeds) % 64];
            let holes = board.bytes(0);
            lap = Lap { seeds, last, held: holes[usize::from(last % 16)] };
            if ENDING[usize::from(lap.held / ENEMY)] >> (lap.held & COUNT) & 1 != 0 {
                let [facing, before] = [facing, before].map(|near| holes[near(last.into()) % 16]);
                return Some((board, Ended(lap.ended(facing, before))));
            }
        }
        None
    }

    /// The hole where the first lap of a hole ends.
    pub(super) const fn last(&self, begin: usize) -> usize {
        self.laps.last[begin % 16] as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_ends_and_the_lanes_say_the_same() {
        for held in 0..=u8::MAX {
            let table = ENDING[usize::from(held / ENEMY)] >> (held & COUNT) & 1 != 0;
            let lap = Lap { seeds: 1, last: 0, held };
            assert_eq!(lap.ends() != 0, table, "{held:#x}");
        }
    }
}
