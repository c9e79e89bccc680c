//! Where the holes lie on the screen: the diagram, or the same seen from North's seat.

use bingwa_rules::{Hole, Rules, Setup};

/// The holes of a board in rows and columns, the top left one first.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    holes: Vec<Hole>,
    columns: usize,
    flipped: bool,
}

impl Grid {
    /// The board as South sees it.
    pub(super) fn new(rules: Rules) -> Self {
        let holes = Setup::holes_of(rules).collect();
        Self { holes, columns: rules.columns(), flipped: false }
    }

    /// Turns the board round, as if one sat down opposite.
    pub(super) fn flip(&mut self) {
        self.holes.reverse();
        self.flipped = !self.flipped;
    }

    /// Whether North's rows are the lower ones.
    pub(super) const fn is_flipped(&self) -> bool {
        self.flipped
    }

    pub(super) fn rows(&self) -> impl ExactSizeIterator<Item = &[Hole]> {
        self.holes.chunks(self.columns)
    }

    pub(super) const fn columns(&self) -> usize {
        self.columns
    }

    /// Row and column of a hole; those of the first where the board has no such hole.
    pub(super) fn place(&self, hole: Hole) -> (usize, usize) {
        let index = self.holes.iter().position(|other| *other == hole).unwrap_or_default();
        (index / self.columns, index % self.columns)
    }

    /// The hole some rows down and columns to the right, or the last one on the way there.
    pub(super) fn beside(&self, hole: Hole, down: isize, right: isize) -> Hole {
        let (row, column) = self.place(hole);
        let last = self.holes.len() / self.columns - 1;
        let row = row.saturating_add_signed(down).min(last);
        let column = column.saturating_add_signed(right).min(self.columns - 1);
        self.holes[row * self.columns + column]
    }

    /// The arrow that points from a hole to another, as seen on the screen.
    pub(super) fn arrow(&self, from: Hole, to: Hole) -> char {
        let (from, to) = (self.place(from), self.place(to));
        match (from.0.cmp(&to.0), from.1.cmp(&to.1)) {
            (_, std::cmp::Ordering::Greater) => '◀',
            (_, std::cmp::Ordering::Less) => '▶',
            (std::cmp::Ordering::Greater, _) => '▲',
            _ => '▼',
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bingwa_rules::{Row, Seat};

    #[test]
    fn it_is_seen_from_either_side() {
        let mut grid = Grid::new(Rules::Kiswahili);
        let corner = Hole::new(Seat::South, Row::Back, 1);
        assert_eq!(grid.place(corner), (3, 0));
        assert_eq!(grid.beside(corner, 1, -1), corner);
        assert_eq!(grid.beside(corner, -2, 1).to_string(), "a7");
        assert_eq!(grid.arrow(corner, grid.beside(corner, -1, 0)), '▲');
        assert_eq!(grid.arrow(corner, grid.beside(corner, 0, 1)), '▶');
        grid.flip();
        assert_eq!(grid.place(corner), (0, 7));
        assert_eq!(grid.arrow(corner, Hole::new(Seat::South, Row::Back, 2)), '◀');
    }
}
