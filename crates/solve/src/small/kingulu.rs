//! Bao Kingulu on boards of two rows and any number of columns from 2 to 8.
//!
//! What depends on the size of the board is read so, for `w` columns: `A`n faces `a`(w+1-n); the
//! lap that ends in the hole just lifted has `2w` seeds; the hole that is reserved still holds
//! *exactly three* before the last seed (KIN-5), whatever the board and the seeds.
//!
//! Nothing ever lifts captured or reserved seeds, so a position holds only the seeds still in
//! play, and each move tells what left play and for whom.

use super::MOST_LAPS;

/// The most columns, and the fewest.
pub const COLUMNS: std::ops::RangeInclusive<usize> = 2..=8;

/// A position, seen by the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kingulu {
    /// The seeds in play by ring index: the mover's holes 1 to `w`, then the opponent's.
    pub holes: [u8; 16],
    /// One bit for each reserved hole; its seeds are not in play, and not in `holes`.
    pub reserved: u16,
    columns: u8,
}

impl Kingulu {
    /// The position in which a game starts, with so many seeds in each hole.
    ///
    /// # Panics
    ///
    /// As [`new`](Self::new).
    pub fn start(columns: usize, seeds: u8) -> Self {
        let mut holes = [0; 16];
        holes[..2 * columns].fill(seeds);
        Self::new(columns, holes, 0)
    }

    /// A position with these holes.
    ///
    /// # Panics
    ///
    /// Where `columns` is not one of [`COLUMNS`], or there are more seeds than a hole can count:
    /// 255.
    pub fn new(columns: usize, holes: [u8; 16], reserved: u16) -> Self {
        assert!(COLUMNS.contains(&columns), "columns: {columns} is not one of {COLUMNS:?}");
        let position = Self { holes, reserved, columns: columns as u8 };
        assert!(position.in_play() <= 255, "seeds: {} are too many", position.in_play());
        position
    }

    /// The seeds in play.
    pub fn in_play(&self) -> i16 {
        self.holes.iter().map(|&seeds| i16::from(seeds)).sum()
    }

    /// By how much the player to move leads in the seeds in play, if the game ended here (KIN-7).
    pub fn standing(&self) -> i16 {
        let (mine, theirs) = self.holes.split_at(self.width());
        let sum = |row: &[u8]| row.iter().map(|&seeds| i16::from(seeds)).sum::<i16>();
        sum(mine) - sum(theirs)
    }

    /// Calls `each` with the position after every legal move, and by how many more seeds the mover
    /// gained than the opponent of those that left play.
    pub fn expand(&self, mut each: impl FnMut(Self, i16)) {
        for hole in 0..self.width() {
            if let Some((after, gain)) = self.sow(hole) {
                each(after, gain);
            }
        }
    }

    fn width(&self) -> usize {
        usize::from(self.columns)
    }

    fn ring(&self) -> usize {
        2 * self.width()
    }

    fn is_reserved(&self, hole: usize) -> bool {
        self.reserved >> hole & 1 != 0
    }

    /// Sows a move by the table of KIN-3; `None` where it is not legal.
    fn sow(&self, begin: usize) -> Option<(Self, i16)> {
        let mut board = *self;
        if board.holes[begin] == 0 {
            return None; // KIN-2: empty, or reserved, whose seeds are not in play.
        }
        let (mut gain, mut last) = (0, begin);
        // A board that comes back comes back for ever: that ends sooner than the bound would.
        let mut seen = (board.holes, begin);
        for lap in 1..=MOST_LAPS {
            let sown = std::mem::take(&mut board.holes[last]);
            for _ in 0..sown {
                last = if last + 1 == board.ring() { 0 } else { last + 1 };
                if board.is_reserved(last) {
                    gain += board.owned(last); // KIN-6
                } else {
                    board.holes[last] += 1;
                }
            }
            let own = last < board.width();
            match board.holes[last] {
                _ if board.is_reserved(last) => {}
                1 if own => gain += board.capture(last),
                1 => {}
                4 if !own => gain += board.reserve(last, sown),
                _ if own && lap == 1 => return None,
                _ if (board.holes, last) == seen => return None,
                _ => {
                    if lap.is_power_of_two() {
                        seen = (board.holes, last);
                    }
                    continue;
                }
            }
            return Some((board.turned(), gain));
        }
        None // COM-4
    }

    /// 1 where the mover owns a reserved hole's seeds, -1 where the opponent does (KIN-6).
    fn owned(&self, reserved: usize) -> i16 {
        if reserved < self.width() { -1 } else { 1 }
    }

    /// What the last seed in the own, empty hole captures (KIN-4).
    fn capture(&mut self, last: usize) -> i16 {
        let facing = self.ring() - 1 - last;
        let seeds = std::mem::take(&mut self.holes[facing]);
        if seeds == 0 {
            return 0; // Empty, or reserved.
        }
        self.holes[last] = 0;
        i16::from(seeds) + 1
    }

    /// Kuweka mtoto at the end of a lap of `sown` seeds: what the new hole holds (KIN-5).
    fn reserve(&mut self, last: usize, sown: u8) -> i16 {
        let mut seeds = i16::from(std::mem::take(&mut self.holes[last]));
        let before = last - 1;
        if sown >= 2 && !self.is_reserved(before) {
            self.holes[before] -= 1;
            seeds += 1;
        }
        self.reserved |= 1 << last;
        seeds
    }

    /// The board as the opponent sees it.
    fn turned(mut self) -> Self {
        let (ring, width) = (self.ring(), self.width());
        self.holes[..ring].rotate_left(width);
        self.reserved = self.reserved >> width | self.reserved << width & ((1 << ring) - 1) as u16;
        self
    }
}
