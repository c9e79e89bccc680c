//! Beginnings of moves, taken from a set.

use arrayvec::ArrayVec;

use super::{Byte, Way};
use crate::isa::Isa;

/// Where a move begins and what was chosen with it.
///
/// As a number: the hole's index, 16 more for the choice, 32 more for going down. Rings of more
/// than sixteen holes have neither.
#[derive(Clone, Copy)]
pub(crate) struct Begin(u8);

/// A set of beginnings in a ring of `N` holes: a bit each.
#[derive(Clone, Copy)]
pub(crate) struct Begins<const N: usize>(u64);

/// Beginnings in rings with two ways that wait to be sown, each with the place of its position among
/// those that are sown together.
///
/// Nothing is written into a new one: a search makes one for every position.
pub(crate) struct Queue {
    begins: ArrayVec<u8, ROOM>,
    places: ArrayVec<u8, ROOM>,
    /// How many were added, and taken; some more bytes stand behind those that were added.
    count: usize,
    taken: usize,
}

/// The most positions whose moves are sown together.
pub(crate) const MOST_PLACES: usize = 256;

/// Bytes behind the beginnings of a [`Queue`], so that eight can be read from each of them on.
const BEHIND: usize = 8;

/// Room in a [`Queue`]; the last 64 are only written and read beyond the others' end.
const ROOM: usize = MOST_WAITING + 64;

/// The most beginnings that a [`Queue`] holds.
const MOST_WAITING: usize = 376;

/// The most beginnings in a [`Queue`] with which those of one more position find room: 64 at most,
/// where each, and each that was there before, may come again with a choice.
const FULL: usize = MOST_WAITING / 2 - 64;

/// Beginnings in rings with two ways, one a lane: eight bits each.
#[derive(Clone, Copy)]
pub(crate) struct Lots<B> {
    begins: u64,
    /// The places of their positions.
    places: u64,
    /// The number of lanes that are used.
    pub(crate) count: usize,
    /// The same numbers, those of a lane in it.
    lanes: B,
}

const CHOICE: u8 = 16;
const DOWN: u8 = 32;

/// What is added to a beginning whose mover owns his house.
const OWNER: u8 = 128;

/// Writes the members of a set, lowest first, each with the bits of `more`; what comes after them is
/// without meaning.
#[inline(always)]
pub(crate) fn list(set: u64, more: u8, into: &mut [u8; 64]) {
    let mut left = set;
    // Eight at a time, whether there are so many or not: nobody can foresee how many there are.
    for eight in into.chunks_exact_mut(8) {
        for member in eight {
            *member = left.trailing_zeros() as u8 | more;
            left &= left.wrapping_sub(1);
        }
        if left == 0 {
            break;
        }
    }
}

/// What stands for no beginning.
const UNUSED: u8 = 64;
const ALL_UNUSED: u64 = u64::from_le_bytes([UNUSED; 8]);

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

impl Queue {
    /// No beginnings. (A constant of it would be copied whole.)
    #[inline(always)]
    pub(crate) fn new() -> Self {
        Self { begins: ArrayVec::new(), places: ArrayVec::new(), count: 0, taken: 0 }
    }

    /// Whether there might not be room for the beginnings of one more position.
    pub(crate) const fn is_full(&self) -> bool {
        self.count > FULL
    }

    /// Adds the beginnings of a position, lowest first, and whether its mover owns his house.
    #[inline(always)]
    pub(crate) fn add<I: Isa>(&mut self, place: usize, begins: Begins<16>, owner: bool) {
        let mut listed = [0; 64];
        I::list(begins.0, if owner { OWNER } else { 0 }, &mut listed);
        self.append(listed, [place as u8; 64], begins.0.count_ones() as usize);
    }

    /// Adds the first beginnings of a list, as many as are said: all but [`BEHIND`] at the most.
    #[inline]
    fn append<const N: usize>(&mut self, begins: [u8; N], places: [u8; N], count: usize) {
        let before = self.count;
        for (bytes, more) in [(&mut self.begins, &begins), (&mut self.places, &places)] {
            bytes.truncate(before);
            if bytes.try_extend_from_slice(more).is_err() {
                return;
            }
            bytes.truncate(before + count + BEHIND);
        }
        self.count += count;
    }

    /// Adds again a beginning that was taken, with the choice.
    #[inline(always)]
    pub(crate) fn add_choosing<B: Byte>(&mut self, lots: &Lots<B>, lane: usize) {
        if self.count < MOST_WAITING {
            let begin = (lots.begins >> (8 * (lane & 7))) as u8 | CHOICE;
            self.append([begin; 1 + BEHIND], [lots.place(lane) as u8; 1 + BEHIND], 1);
        }
    }

    /// Takes the next beginnings, as many as there are lanes.
    #[inline(always)]
    pub(crate) fn take_lots<B: Byte>(&mut self) -> Option<Lots<B>> {
        const { assert!(B::LANES <= 8) };
        let from = self.taken;
        if from >= self.count {
            (self.count, self.taken) = (0, 0);
            return None;
        }
        let count = (self.count - from).min(B::LANES);
        self.taken += count;
        let used = !0 >> (64 - 8 * count);
        let word = |bytes: &[u8]| {
            let eight = bytes.get(from..).and_then(<[u8]>::first_chunk);
            u64::from_le_bytes(eight.copied().unwrap_or_default())
        };
        let begins = word(&self.begins) & used | ALL_UNUSED & !used;
        let places = word(&self.places) & used;
        Some(Lots { begins, places, count, lanes: B::of(begins) })
    }
}

impl<const N: usize> Begins<N> {
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
}

impl<B: Byte> Lots<B> {
    /// One beginning alone, and whether the mover owns his house.
    pub(crate) fn one(begin: Begin, owner: bool) -> Self {
        let begins = u64::from(begin.0 | if owner { OWNER } else { 0 });
        Self { begins, places: 0, count: 1, lanes: B::of(begins) }
    }

    /// The place of the position of a lane; of one that isn't used, the first.
    #[inline(always)]
    pub(crate) const fn place(&self, lane: usize) -> usize {
        (self.places >> (8 * (lane & 7))) as u8 as usize
    }

    /// The beginning in a lane.
    #[inline(always)]
    pub(crate) const fn begin(&self, lane: usize) -> Begin {
        Begin((self.begins >> (8 * (lane & 7))) as u8 & !OWNER)
    }

    /// The lanes that are used.
    #[inline(always)]
    pub(crate) fn live(&self) -> B {
        B::splat(1).above(self.lanes.and(B::splat(UNUSED)))
    }

    /// The holes.
    #[inline(always)]
    pub(crate) fn holes(&self) -> B {
        self.lanes.and(B::splat(15))
    }

    /// Where moves go down.
    #[inline(always)]
    pub(crate) fn down(&self) -> B {
        self.lanes.and(B::splat(DOWN)).above(B::splat(0))
    }

    /// Where the further choice was made.
    #[inline(always)]
    pub(crate) fn choice(&self) -> B {
        self.lanes.and(B::splat(CHOICE)).above(B::splat(0))
    }

    /// Where the mover owns his house.
    #[inline(always)]
    pub(crate) fn owners(&self) -> B {
        self.lanes.without(B::splat(!OWNER)).equals(B::splat(OWNER))
    }

    /// Whether the mover owns his house in any lane.
    #[inline(always)]
    pub(crate) const fn any_owner(&self) -> bool {
        self.begins & u64::from_le_bytes([OWNER; 8]) != 0
    }
}
