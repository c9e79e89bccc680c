//! A player's half of the board: which ones there are, by number, and what can be done with each.
//!
//! In both games a player's moves, and where each of them ends, depend on his own half alone; of the
//! opponent's it only matters what stands in the two holes that a move which ends there takes. So
//! the moves of every half are asked of the rules once, and a table of millions of positions is made
//! of the moves of a few thousand halves.

use bingwa_rules::{Seat, Variant, kigogo::Kigogo, kimasai::Kimasai};

use super::{MOST_SEEDS, block::Block, kigogo, kimasai};

/// Holes of a half.
pub(super) const HOLES: usize = 24;

/// Holes of a row.
pub(super) const COLUMNS: usize = 12;

/// The seeds of a half by ring index: `A12` to `A1`, then `B1` to `B12`.
pub type Half = [u8; HOLES];

/// A game whose board is two halves of twenty-four holes, and which has tables.
pub trait Halved: Settled {
    /// The halves of the player to move and of the opponent.
    fn halves(&self) -> [Half; 2];

    /// The seeds of the player to move and of the opponent.
    fn sizes(&self) -> [u32; 2] {
        self.halves().map(|half| half.iter().map(|&seeds| u32::from(seeds)).sum())
    }

    /// The numbers of the two halves among those with as many seeds.
    fn numbers(&self) -> [u32; 2]
    where
        Self: Sized,
    {
        self.halves().map(|half| number::<Self>(&half))
    }
}

/// What only the tables need to know of a game.
pub trait Settled: Variant {
    /// Whether a hole can have more than one seed.
    const HEAPS: bool;

    /// The most seeds that a move takes.
    const TAKES: u8;

    /// The position of two halves, the mover's first; South is to move.
    fn joined(halves: [Half; 2]) -> Self;

    /// Settles every position of a block. `settled` is told the sweep over the block, from 1, and how
    /// many more positions it has settled.
    fn settle(block: &mut Block<'_>, settled: impl FnMut(u32, usize));
}

impl Halved for Kimasai {
    fn halves(&self) -> [Half; 2] {
        self.stones().map(|set| std::array::from_fn(|index| (set >> index & 1) as u8))
    }

    #[inline]
    fn sizes(&self) -> [u32; 2] {
        self.stones().map(u32::count_ones)
    }

    #[inline]
    fn numbers(&self) -> [u32; 2] {
        self.stones().map(number_of_set)
    }
}

impl Settled for Kimasai {
    const HEAPS: bool = false;
    const TAKES: u8 = 2;

    fn joined(halves: [Half; 2]) -> Self {
        let set = |half: Half| (0..HOLES).fold(0, |set, at| set | u32::from(half[at]) << at);
        Self::from_stones(halves.map(set), Seat::South)
    }

    fn settle(block: &mut Block<'_>, mut settled: impl FnMut(u32, usize)) {
        kimasai::settle(block, |positions| settled(1, positions));
    }
}

impl Halved for Kigogo {
    fn halves(&self) -> [Half; 2] {
        self.rings().map(|&half| half)
    }
}

impl Settled for Kigogo {
    const HEAPS: bool = true;
    const TAKES: u8 = MOST_SEEDS;

    fn joined(halves: [Half; 2]) -> Self {
        Self::from_rings(halves, Seat::South).expect("no table has more seeds than the game")
    }

    fn settle(block: &mut Block<'_>, settled: impl FnMut(u32, usize)) {
        kigogo::settle(block, settled);
    }
}

/// Rows of [`CHOOSE`]: enough for the last seed of a dozen in the last hole.
const ROWS: usize = HOLES + COLUMNS;

/// Binomial coefficients.
const CHOOSE: [[u32; COLUMNS + 1]; ROWS + 1] = {
    let mut choose = [[0; COLUMNS + 1]; ROWS + 1];
    let mut n = 0;
    while n <= ROWS {
        choose[n][0] = 1;
        let mut k = 1;
        while k <= COLUMNS && n > 0 {
            choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    choose
};

/// How many halves have so many seeds.
pub(super) fn count<G: Halved>(seeds: u8) -> usize {
    let seeds = usize::from(seeds);
    let places = if G::HEAPS { HOLES + seeds - usize::from(seeds > 0) } else { HOLES };
    CHOOSE[places][seeds] as usize
}

/// The ring index of the hole that is the `place`th to be come through by one who sets out in `B1`.
///
/// Counted from there a move leads to a half of a higher number, unless a seed passes from the front
/// row to the back one.
const fn hole_at(place: usize) -> usize {
    (place + COLUMNS) % HOLES
}

/// The number of a half among those with as many seeds.
///
/// It is that of combinatorics: the `i`th seed, counted from 0, in place `p` adds `p` over `i + 1`,
/// or `p + i` over `i + 1` where seeds may share a hole.
pub(super) fn number<G: Halved>(half: &Half) -> u32 {
    let (mut number, mut seed) = (0, 0);
    for place in 0..HOLES {
        for _ in 0..half[hole_at(place)] {
            let above = if G::HEAPS { place + seed } else { place };
            seed += 1;
            number += CHOOSE[above][seed];
        }
    }
    number
}

/// The same of a set of holes by ring index, where no hole has more than one seed.
fn number_of_set(set: u32) -> u32 {
    const BACK: u32 = (HOLES - COLUMNS) as u32;
    // By places: the back row comes first.
    let mut places = (set >> COLUMNS | set << BACK) & ((1 << HOLES) - 1);
    let (mut number, mut seed) = (0, 0);
    while places != 0 && seed < COLUMNS {
        seed += 1;
        number += CHOOSE[places.trailing_zeros() as usize][seed];
        places &= places - 1;
    }
    number
}

/// The half of a number.
pub(super) fn half<G: Halved>(seeds: u8, mut number: u32) -> Half {
    let mut half = [0; HOLES];
    let mut place = HOLES - 1;
    for seed in (1..=usize::from(seeds)).rev() {
        let shift = if G::HEAPS { seed - 1 } else { 0 };
        while place > 0 && CHOOSE[place + shift][seed] > number {
            place -= 1;
        }
        number -= CHOOSE[place + shift][seed];
        half[hole_at(place)] += 1;
    }
    half
}

/// A move of a half.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// The number of the half after it.
    pub(super) after: u32,
    /// The opponent's front hole from which it takes if there are seeds, by ring index; or
    /// [`NOWHERE`].
    pub(super) takes: u8,
}

/// Where a move takes that takes nothing.
pub(super) const NOWHERE: u8 = COLUMNS as u8;

/// What is left of a half when seeds were taken from it: how many, and the number of that half.
#[derive(Clone, Copy, Debug)]
pub(super) struct Left(u32);

impl Left {
    /// Nothing was there to be taken.
    const ALL: Self = Self(u32::MAX);
    const BITS: u32 = 28;

    const fn new(seeds: u8, number: u32) -> Self {
        Self((seeds as u32) << Self::BITS | number)
    }

    /// The seeds left and the number of the half that they make; `None` where nothing was taken.
    #[inline(always)]
    pub(super) const fn get(self) -> Option<(usize, u32)> {
        match self.0 {
            u32::MAX => None,
            left => Some(((left >> Self::BITS) as usize, left & ((1 << Self::BITS) - 1))),
        }
    }
}

/// All halves with so many seeds.
pub(super) struct Halves {
    pub(super) seeds: u8,
    /// How many there are.
    pub(super) count: usize,
    steps: Vec<Step>,
    /// Where the steps of each begin in `steps`.
    begins: Vec<u32>,
    /// What is left of each when a move takes at a front hole; a power of two, so that no index needs
    /// to be checked.
    left: Vec<[Left; 16]>,
}

impl Halves {
    /// Asks the rules for all moves.
    pub(super) fn new<G: Halved>(seeds: u8) -> Self {
        let count = count::<G>(seeds);
        let mut halves = Self {
            seeds,
            count,
            steps: Vec::new(),
            begins: Vec::with_capacity(count + 1),
            left: Vec::with_capacity(count),
        };
        for number in 0..count as u32 {
            let half = half::<G>(seeds, number);
            halves.begins.push(halves.steps.len() as u32);
            steps::<G>(half, |step| halves.steps.push(step));
            halves.left.push(std::array::from_fn(|front| left::<G>(&half, front)));
        }
        halves.begins.push(halves.steps.len() as u32);
        halves
    }

    /// The moves of a half.
    #[inline(always)]
    pub(super) fn steps(&self, number: usize) -> &[Step] {
        &self.steps[self.begins[number] as usize..self.begins[number + 1] as usize]
    }

    /// What is left of a half, by the front hole at which a move takes.
    #[inline(always)]
    pub(super) fn left(&self, number: usize) -> &[Left; 16] {
        &self.left[number]
    }

    /// The memory that they take, in bytes.
    pub(super) fn bytes<G: Halved>(seeds: u8) -> u64 {
        let moves = usize::from(seeds) * size_of::<Step>();
        (count::<G>(seeds) * (moves + size_of::<u32>() + size_of::<[Left; 16]>())) as u64
    }
}

/// Calls `each` with the moves of a half, which are found by playing against a full one.
fn steps<G: Halved>(half: Half, mut each: impl FnMut(Step)) {
    G::joined([half, [1; HOLES]]).expand(|_, after| {
        let [theirs, mine] = after.halves();
        let takes = theirs[..COLUMNS].iter().position(|&seeds| seeds == 0);
        let takes = takes.map_or(NOWHERE, |front| front as u8);
        each(Step { after: number::<G>(&mine), takes });
    });
}

/// What is left of a half when a move takes at a front hole and the one behind it (KIG-5, KIM-3).
fn left<G: Halved>(half: &Half, front: usize) -> Left {
    if front >= COLUMNS || half[front] == 0 {
        return Left::ALL;
    }
    let mut rest = *half;
    (rest[front], rest[HOLES - 1 - front]) = (0, 0);
    Left::new(rest.iter().sum(), number::<G>(&rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers<G: Halved>(most: u8) {
        for seeds in 0..=most {
            for at in 0..count::<G>(seeds) as u32 {
                let half = half::<G>(seeds, at);
                assert_eq!(half.iter().sum::<u8>(), seeds);
                assert_eq!(number::<G>(&half), at, "{half:?}");
            }
            let full = half::<G>(seeds, count::<G>(seeds) as u32 - 1);
            assert_eq!(full[COLUMNS - 1], if G::HEAPS { seeds } else { seeds.min(1) });
        }
    }

    #[test]
    fn every_half_has_its_number() {
        numbers::<Kimasai>(5);
        numbers::<Kigogo>(4);
        assert_eq!(count::<Kimasai>(4), 10_626);
        assert_eq!(count::<Kigogo>(4), 17_550);
    }
}
