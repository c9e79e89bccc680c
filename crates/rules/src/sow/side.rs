//! A player's ring in the four-by-eight games, turned so that every sowing goes up.
//!
//! Both ways of sowing are one: where a move goes down, the board is seen in a mirror that exchanges
//! the left and the right of both rows, and the index of a hole with it (`A1` and `A8`, `B8` and
//! `B1`: every index is changed to `index ^ 7`). Captured seeds always enter at index 0 then, and a
//! capture at the far end of the front row turns the board.
//!
//! A lap is a chain: the seeds lifted decide where it ends, and what lies there is lifted next. In
//! vector registers each number of a move is repeated in all sixteen bytes of its lane, and a lap
//! takes no branch however many seeds are sown: `hole` gets `(seeds + distance) / 16` of them, where
//! `distance` is how far the hole `after` which they fall lies ahead of it. Moves in different lanes
//! do not wait for one another, and a loop that ends with the last of them is foreseen by the
//! machine better than several that end each on its own.

use super::{Byte, lanes::Vector};
use crate::{Event, Hole};

/// What exchanges left and right: see the module.
pub(crate) const MIRROR: u8 = 7;

/// One side of the board in every lane: a player's ring, or what faces his front row.
pub trait Side {
    /// Holes (by index as turned), seeds and truth, one a lane.
    type Byte: Byte;

    /// The seeds of a hole.
    fn at(&self, hole: Self::Byte) -> Self::Byte;

    /// Sets the seeds of a hole; nobody is told.
    fn put(&mut self, hole: Self::Byte, seeds: Self::Byte);

    /// Empties a hole in the lanes where `yes`; its seeds are in hand.
    fn lift(&mut self, hole: Self::Byte, yes: Self::Byte);

    /// Drops seeds, one a hole, into the holes that follow `after`, in the lanes where `yes`; gives
    /// the hole of the last one.
    fn sow(&mut self, after: Self::Byte, seeds: Self::Byte, yes: Self::Byte) -> Self::Byte;

    /// Exchanges left and right in the lanes where `yes`.
    fn turn(&mut self, yes: Self::Byte);

    /// Tells what else happened, if it did in the first lane, to whoever watches; the event is made
    /// with the names of the holes.
    #[inline(always)]
    fn tell(&mut self, yes: Self::Byte, event: impl FnOnce(&dyn Fn(u8) -> Hole) -> Event) {
        let _ = (yes, event);
    }

    /// All counts, an array for each lane.
    fn counts(&self) -> impl AsRef<[[u8; 16]]>;
}

/// A side that can be made from counts.
pub trait Sides: Side + Copy {
    /// The side with the counts of each lane.
    fn gather<'a>(of: impl Fn(usize) -> &'a [u8; 16]) -> Self;

    /// What faces the opponent of a ring's owner: the first eight holes in the opposite order, by the
    /// index of the hole that each faces, and no seeds behind.
    fn faced(self) -> Self;

    /// The ring `whole`, from which this was made by [`faced`](Self::faced), with its first eight
    /// holes as they are now.
    fn put_back(self, whole: Self) -> Self;

    /// Where there is no seed in the first eight holes.
    fn bare(self) -> Self::Byte;

    /// Whether that is so in any lane.
    fn any_bare(self) -> bool;
}

/// A side in a vector register.
#[derive(Clone, Copy)]
pub struct Lanes<V>(V);

const INDICES: [u8; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/// Where the first eight holes lie in the opposite order; nowhere for the rest.
const OPPOSITE: [u8; 16] = {
    const NONE: u8 = 0x80;
    [7, 6, 5, 4, 3, 2, 1, 0, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE]
};

/// Truth for the hole at distance 0.
const HERE: [u8; 16] = [0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/// The first eight bytes and no more.
const FIRST: [u8; 16] = {
    const NONE: u8 = 0x80;
    [0, 1, 2, 3, 4, 5, 6, 7, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE]
};

/// The last eight bytes.
const LAST: [u8; 16] = [0, 0, 0, 0, 0, 0, 0, 0, !0, !0, !0, !0, !0, !0, !0, !0];

/// Which of the sixteen holes is the one at an index.
#[inline(always)]
fn is<V: Vector>(hole: V) -> V {
    V::load(HERE).pick(V::load(INDICES).xor(hole))
}

impl<V: Vector> Side for Lanes<V> {
    type Byte = V;

    #[inline(always)]
    fn at(&self, hole: V) -> V {
        self.0.pick(hole)
    }

    #[inline(always)]
    fn put(&mut self, hole: V, seeds: V) {
        self.0 = seeds.or_else(is(hole), self.0);
    }

    #[inline(always)]
    fn lift(&mut self, hole: V, yes: V) {
        self.0 = self.0.without(is(hole).and(yes));
    }

    #[inline(always)]
    fn sow(&mut self, after: V, seeds: V, yes: V) -> V {
        let low = V::splat(15);
        let distance = after.minus(V::load(INDICES)).and(low);
        let fallen = seeds.plus(distance).sixteenths().and(yes);
        self.0 = self.0.plus(fallen);
        after.plus(seeds).and(low)
    }

    #[inline(always)]
    fn turn(&mut self, yes: V) {
        self.0 = self.0.pick(V::load(INDICES).xor(yes.and(V::splat(MIRROR))));
    }

    #[inline(always)]
    fn counts(&self) -> impl AsRef<[[u8; 16]]> {
        self.0.lanes()
    }
}

impl<V: Vector> Sides for Lanes<V> {
    #[inline(always)]
    fn gather<'a>(of: impl Fn(usize) -> &'a [u8; 16]) -> Self {
        Self(V::gather(of))
    }

    #[inline(always)]
    fn faced(self) -> Self {
        Self(self.0.pick(V::load(OPPOSITE)))
    }

    #[inline(always)]
    fn put_back(self, whole: Self) -> Self {
        Self(whole.0.and(V::load(LAST)).or(self.0.pick(V::load(OPPOSITE))))
    }

    #[inline(always)]
    fn bare(self) -> V {
        let mut seeds = self.0.pick(V::load(FIRST));
        for half in [4, 2, 1] {
            seeds = seeds.or(seeds.pick(V::load(INDICES).xor(V::splat(half))));
        }
        V::splat(0).equals(seeds.pick(V::splat(0)))
    }

    #[inline(always)]
    fn any_bare(self) -> bool {
        self.0.any_bare()
    }
}
