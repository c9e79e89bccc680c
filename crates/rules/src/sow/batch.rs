//! Beginnings of moves, taken from a set and sown side by side.

use super::{Byte, Way};

/// Where a move begins and what was chosen with it.
///
/// As a number: the hole's index, 16 more for the choice, 32 more for going down. Rings of more
/// than sixteen holes have neither.
#[derive(Clone, Copy)]
pub(crate) struct Begin(u8);

/// A set of beginnings in a ring of `N` holes: a bit each.
#[derive(Clone, Copy)]
pub(crate) struct Begins<const N: usize>(u64);

/// Holes of a ring with one way where moves begin, one a lane.
#[derive(Clone, Copy)]
pub(crate) struct Batch<B> {
    /// The indices of the holes, eight bits each.
    begins: u64,
    /// The number of lanes that are used.
    pub(crate) count: usize,
    /// The indices of the holes.
    pub(crate) holes: B,
    /// All ones in the lanes that are used.
    pub(crate) live: B,
}

const CHOICE: u8 = 16;
const DOWN: u8 = 32;

impl Begin {
    /// A beginning in a ring of at most sixteen holes.
    pub(crate) const fn new(hole: u8, way: Way, choice: bool) -> Self {
        let down = if let Way::Down = way { DOWN } else { 0 };
        Self(hole & 15 | if choice { CHOICE } else { 0 } | down)
    }

    /// The hole.
    pub(crate) const fn hole(self) -> usize {
        (self.0 & 15) as usize
    }

    /// The way.
    pub(crate) const fn way(self) -> Way {
        if self.0 & DOWN == 0 { Way::Up } else { Way::Down }
    }

    /// The same with the further choice.
    pub(crate) const fn choosing(self) -> Self {
        Self(self.0 | CHOICE)
    }

    /// The further choice; the game says what it means.
    pub(crate) const fn choice(self) -> bool {
        self.0 & CHOICE != 0
    }
}

impl Begins<16> {
    /// Beginnings from these holes, a bit for each index, that go down and up, without the choice.
    #[inline(always)]
    pub(crate) const fn ways(down: u32, up: u32) -> Self {
        Self((down as u64) << DOWN | up as u64)
    }

    /// Each beginning, lowest first.
    #[inline(always)]
    pub(crate) fn each(self) -> impl Iterator<Item = Begin> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let begin = Begin(left.trailing_zeros() as u8);
                left &= left - 1;
                begin
            })
        })
    }

    /// The same beginnings with the choice.
    #[inline(always)]
    pub(crate) const fn choosing(self) -> Self {
        Self(self.0 << CHOICE)
    }
}

impl<const N: usize> Begins<N> {
    /// Beginnings from these holes of a ring with one way.
    #[inline(always)]
    pub(crate) const fn holes(holes: u32) -> Self {
        Self(holes as u64)
    }

    /// Whether a hole of a ring with one way is in the set.
    pub(crate) const fn has_hole(self, hole: usize) -> bool {
        self.0 >> (hole & 63) & 1 != 0
    }

    /// The beginnings of both sets.
    #[inline(always)]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether there is none.
    #[inline(always)]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a beginning is in the set.
    pub(crate) const fn has(self, begin: Begin) -> bool {
        self.0 >> begin.0 & 1 != 0
    }

    /// Takes the lowest beginning out of the set.
    #[inline(always)]
    pub(crate) const fn pop(&mut self) -> Option<Begin> {
        if self.0 == 0 {
            return None;
        }
        let begin = Begin(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(begin)
    }

    /// Puts a beginning into the set.
    #[inline(always)]
    pub(crate) const fn insert(&mut self, begin: Begin) {
        self.0 |= 1 << begin.0;
    }

    /// Takes as many beginnings out of the set as there are lanes, lowest first.
    #[inline(always)]
    pub(crate) fn take<B: Byte>(&mut self) -> Option<Batch<B>> {
        const { assert!(B::LANES <= 8) };
        if self.0 == 0 {
            return None;
        }
        let count = (self.0.count_ones() as usize).min(B::LANES);
        let (mut begins, mut live) = (0, 0);
        for lane in 0..B::LANES {
            let used = if self.0 == 0 { 0 } else { 0xff };
            begins |= (u64::from(self.0.trailing_zeros()) & used) << (8 * lane);
            live |= used << (8 * lane);
            self.0 &= self.0.wrapping_sub(1);
        }
        Some(Batch::new(begins, live, count))
    }
}

impl<B: Byte> Batch<B> {
    #[inline(always)]
    fn new(begins: u64, live: u64, count: usize) -> Self {
        Self { begins, count, holes: B::of(begins), live: B::of(live) }
    }

    /// One hole, in every lane.
    pub(crate) fn hole(hole: u8) -> Self {
        Self::new(u64::from(hole), u64::MAX, 1)
    }

    /// The hole where the move in a lane begins.
    #[inline(always)]
    pub(crate) const fn begin(&self, lane: usize) -> u8 {
        (self.begins >> (8 * (lane & 7))) as u8
    }
}
