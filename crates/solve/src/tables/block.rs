//! A block: all positions in which one player has so many seeds and the other so many.
//!
//! Captures lead to blocks of fewer seeds, and every other move stays in its block.

use std::collections::BTreeMap;

use super::{
    code::{self, DRAW, LOST},
    half::{Halved, Halves, Left, Step, count},
};

/// The seeds of the two players, the fewer first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Split {
    pub(super) fewer: u8,
    pub(super) more: u8,
}

impl Split {
    /// The split of two players' seeds, in either order.
    pub(super) fn of(one: u8, other: u8) -> Self {
        Self { fewer: one.min(other), more: one.max(other) }
    }

    /// The splits of a layer, each player with a seed at least.
    pub(super) fn of_layer(seeds: u8) -> impl Iterator<Item = Self> {
        (1..=seeds / 2).map(move |fewer| Self { fewer, more: seeds - fewer })
    }

    /// The seeds of the player with fewer, and of the other.
    pub const fn of_players(self) -> [u8; 2] {
        [self.fewer, self.more]
    }

    /// All seeds.
    pub const fn seeds(self) -> u8 {
        self.fewer + self.more
    }

    /// The blocks that captures in this one lead to.
    pub(super) fn below<G: Halved>(self) -> impl Iterator<Item = Self> {
        let left = |from: u8| from.saturating_sub(G::TAKES).max(1)..from;
        let fewer = left(self.fewer).map(move |left| Self::of(left, self.more));
        fewer.chain(left(self.more).map(move |left| Self::of(left, self.fewer)))
    }

    /// Positions of the block, turned so that the player to move is South.
    pub(super) fn positions<G: Halved>(self) -> usize {
        let boards = count::<G>(self.fewer) * count::<G>(self.more);
        if self.fewer == self.more { boards } else { 2 * boards }
    }
}

impl std::fmt::Display for Split {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}+{}", self.fewer, self.more)
    }
}

/// The codes of a block's positions.
///
/// Boards stand by the half with fewer seeds, then by the other; all with the player of the fewer to
/// move, then all with the other. Where both have as many there is one half of it, by the mover.
pub(super) struct Codes([Vec<u8>; 2]);

impl Codes {
    /// Room for all codes of a block.
    pub(super) fn empty<G: Halved>(split: Split) -> Self {
        let boards = count::<G>(split.fewer) * count::<G>(split.more);
        let second = if split.fewer == split.more { 0 } else { boards };
        Self([vec![DRAW; boards], vec![DRAW; second]])
    }

    /// The codes in their order, in two pieces.
    pub(super) fn pieces(&self) -> [&[u8]; 2] {
        [&self.0[0], &self.0[1]]
    }

    /// The same, to be filled.
    pub(super) fn pieces_mut(&mut self) -> [&mut [u8]; 2] {
        let [first, second] = &mut self.0;
        [first, second]
    }

    /// All positions in which the player to move has `mover` seeds.
    pub(super) fn view<G: Halved>(&self, split: Split, mover: u8) -> View<'_> {
        let columns = count::<G>(split.more);
        match mover == split.fewer {
            true => View { codes: &self.0[0], mover: columns, other: 1 },
            false => View { codes: &self.0[1], mover: 1, other: columns },
        }
    }
}

/// Codes by the numbers of the halves of the player to move and of the opponent.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    codes: &'a [u8],
    /// How far apart the codes of two halves stand that follow each other.
    mover: usize,
    other: usize,
}

impl View<'_> {
    /// Of a player who has no seeds left: he has lost (KIG-7, KIM-4).
    pub(super) const EMPTY: View<'static> = View { codes: &[LOST], mover: 0, other: 0 };

    #[inline(always)]
    pub(super) fn code(&self, mover: u32, other: u32) -> u8 {
        self.codes[mover as usize * self.mover + other as usize * self.other]
    }
}

/// Where the code of a position stands among those of its block.
pub(super) fn place<G: Halved>(split: Split, mover: u8, halves: [u32; 2]) -> u64 {
    let (fewer, more) = (count::<G>(split.fewer) as u64, count::<G>(split.more) as u64);
    let [mover_half, other_half] = halves.map(u64::from);
    match mover == split.fewer {
        true => mover_half * more + other_half,
        false => (fewer + other_half) * more + mover_half,
    }
}

/// The code of a position: of a half with these moves against one of number `other`, of which so
/// much is left when seeds are taken.
#[inline(always)]
fn code(
    steps: &[Step],
    other: u32,
    left: &[Left; 16],
    here: View<'_>,
    lower: &[View<'_>; 16],
) -> u8 {
    let mut least = u8::MAX;
    for step in steps {
        let code = match left[usize::from(step.takes) % 16].get() {
            None => here.code(other, step.after),
            Some((seeds, other)) => lower[seeds % 16].code(other, step.after),
        };
        least = least.min(code);
    }
    // A player without a move has lost (COM-5).
    if steps.is_empty() { LOST } else { code::before(least) }
}

/// The player of fewer seeds, or of as many.
pub(super) const FEWER: usize = 0;

/// The player of more seeds, or of as many.
pub(super) const MORE: usize = 1;

/// A block whose positions are being settled.
pub struct Block<'a> {
    pub(super) split: Split,
    pub(super) fewer: &'a Halves,
    pub(super) more: &'a Halves,
    /// With the player of fewer seeds to move, and with the other, by his half and the other's.
    codes: Codes,
    /// Where a move of the player of fewer seeds takes, by what is left to the other; and the other
    /// way round.
    lower: [[View<'a>; 16]; 2],
}

impl<'a> Block<'a> {
    /// A block of which nothing is known. `finished` has the blocks that captures lead to.
    pub(super) fn new<G: Halved>(
        split: Split,
        [fewer, more]: [&'a Halves; 2],
        finished: &'a BTreeMap<Split, Codes>,
    ) -> Self {
        let lower = |other: u8, most: u8| {
            std::array::from_fn(|left| {
                let (left, split) = (left as u8, Split::of(left as u8, other));
                let codes = finished.get(&split).filter(|_| (1..most).contains(&left));
                codes.map_or(View::EMPTY, |codes| codes.view::<G>(split, left))
            })
        };
        let lower = [lower(split.fewer, split.more), lower(split.more, split.fewer)];
        let boards = fewer.count * more.count;
        let codes = Codes([vec![DRAW; boards], vec![DRAW; boards]]);
        Self { split, fewer, more, codes, lower }
    }

    /// Works out the code of a board with [`FEWER`] or [`MORE`] to move; whether it is another than
    /// before.
    #[inline(always)]
    pub(super) fn settle<const MOVER: usize>(&mut self, fewer: usize, more: usize) -> bool {
        let columns = self.more.count;
        // After a move that takes nothing the other player is the mover, of the same block.
        let codes = &self.codes.0[1 - MOVER];
        let (steps, left, other, here) = match MOVER {
            FEWER => {
                let here = View { codes, mover: 1, other: columns };
                (self.fewer.steps(fewer), self.more.left(more), more, here)
            }
            _ => {
                let here = View { codes, mover: columns, other: 1 };
                (self.more.steps(more), self.fewer.left(fewer), fewer, here)
            }
        };
        let code = code(steps, other as u32, left, here, &self.lower[MOVER]);
        let place = &mut self.codes.0[MOVER][fewer * columns + more];
        std::mem::replace(place, code) != code
    }

    /// The codes, when all are settled.
    pub(super) fn into_codes(self) -> Codes {
        let Codes([first, second]) = self.codes;
        // Where both have as many seeds, the second says the same as the first.
        let second = if self.split.fewer == self.split.more { Vec::new() } else { second };
        Codes([first, second])
    }
}
