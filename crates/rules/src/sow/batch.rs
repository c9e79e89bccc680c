//! Beginnings of moves, taken from a set.

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

/// Beginnings in a ring with two ways, one a lane: eight bits each.
#[derive(Clone, Copy)]
pub(crate) struct Lots<B> {
    begins: u64,
    /// The number of lanes that are used.
    pub(crate) count: usize,
    /// The same numbers, those of a lane in it.
    lanes: B,
}

const CHOICE: u8 = 16;
const DOWN: u8 = 32;

/// What stands for no beginning.
const UNUSED: u8 = 64;

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

impl Begins<16> {
    /// Takes as many beginnings out of the set as there are lanes, lowest first.
    #[inline(always)]
    pub(crate) fn take_lots<B: Byte>(&mut self) -> Option<Lots<B>> {
        const { assert!(B::LANES <= 8) };
        if self.0 == 0 {
            return None;
        }
        let count = (self.0.count_ones() as usize).min(B::LANES);
        let mut begins = 0;
        for lane in 0..B::LANES {
            // Of an empty set, this is `UNUSED`.
            begins |= u64::from(self.0.trailing_zeros()) << (8 * lane);
            self.0 &= self.0.wrapping_sub(1);
        }
        Some(Lots { begins, count, lanes: B::of(begins) })
    }
}

impl<const N: usize> Begins<N> {
    /// The empty set.
    pub(crate) const NONE: Self = Self(0);

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

    /// The beginnings that are not in `other`.
    #[inline(always)]
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The beginnings that are in both sets.
    #[inline(always)]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Puts a beginning into the set.
    #[inline(always)]
    pub(crate) const fn insert(&mut self, begin: Begin) {
        self.0 |= 1 << begin.0;
    }
}

impl<B: Byte> Lots<B> {
    /// One beginning alone.
    pub(crate) fn one(begin: Begin) -> Self {
        let begins = u64::from(begin.0);
        Self { begins, count: 1, lanes: B::of(begins) }
    }

    /// The beginning in a lane.
    #[inline(always)]
    pub(crate) const fn begin(&self, lane: usize) -> Begin {
        Begin((self.begins >> (8 * (lane & 7))) as u8)
    }

    /// The lanes that are used.
    #[inline(always)]
    pub(crate) fn live(&self) -> B {
        B::splat(UNUSED).above(self.lanes)
    }

    /// The holes.
    #[inline(always)]
    pub(crate) fn holes(&self) -> B {
        self.lanes.and(B::splat(15))
    }

    /// Where moves go down.
    #[inline(always)]
    pub(crate) fn down(&self) -> B {
        self.lanes.above(B::splat(DOWN - 1))
    }

    /// Where the further choice was made.
    #[inline(always)]
    pub(crate) fn choice(&self) -> B {
        self.lanes.and(B::splat(CHOICE)).above(B::splat(0))
    }
}
