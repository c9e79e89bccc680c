//! Bao la Kimasai on boards of four rows and any number of columns from 2 to 12.
//!
//! What depends on the size of the board is read so, for `w` columns: hole `n` of the front row faces
//! the opponent's hole `w + 1 - n`, and at the start there is a stone in each hole but `A1` and `a1`.

/// The most columns, and the fewest.
pub const COLUMNS: std::ops::RangeInclusive<usize> = 2..=12;

/// A position, seen by the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kimasai {
    /// The stones of the player to move: a bit for each hole by ring index, `Aw` to `A1` and on from
    /// `B1` to `Bw`.
    pub mine: u32,
    /// The stones of the opponent, by his own ring index.
    pub theirs: u32,
    pub(super) columns: u8,
}

impl Kimasai {
    /// A position of these stones on a board of so many columns, [`COLUMNS`].
    ///
    /// # Panics
    ///
    /// If there are other columns.
    pub fn new(columns: usize, [mine, theirs]: [u32; 2]) -> Self {
        assert!(COLUMNS.contains(&columns), "columns: found {columns}, expected {COLUMNS:?}");
        let all = (1 << (2 * columns)) - 1;
        Self { mine: mine & all, theirs: theirs & all, columns: columns as u8 }
    }

    /// The start (KIM-1).
    ///
    /// # Panics
    ///
    /// As [`new`](Self::new).
    pub fn start(columns: usize) -> Self {
        Self::new(columns, [!(1 << (columns - 1)); 2])
    }

    /// Holes of a player.
    fn holes(&self) -> u32 {
        2 * u32::from(self.columns)
    }

    /// Calls `each` with the position after every legal move; never, where the game is over: then
    /// the player to move has lost, unless the opponent has no stones (KIM-4).
    pub fn expand(&self, mut each: impl FnMut(Self)) {
        if self.theirs == 0 {
            return;
        }
        for hole in 0..self.holes() {
            let next = if hole + 1 == self.holes() { 0 } else { hole + 1 };
            if self.mine >> hole & 1 == 0 || self.mine >> next & 1 != 0 {
                continue; // KIM-2
            }
            let mine = self.mine & !(1 << hole) | 1 << next;
            let mut theirs = self.theirs;
            if next < u32::from(self.columns) {
                let front = u32::from(self.columns) - 1 - next;
                if theirs >> front & 1 != 0 {
                    theirs &= !(1 << front | 1 << (self.holes() - 1 - front)); // KIM-3
                }
            }
            each(Self { mine: theirs, theirs: mine, ..*self });
        }
    }

    /// Whether the player to move has won, where he has no move.
    pub const fn has_won(&self) -> bool {
        self.theirs == 0 && self.mine != 0
    }
}
