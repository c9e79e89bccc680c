//! The value of a start position, by proof-number search.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    ops::ControlFlow,
};

use bingwa_rules::Seat;

use super::{kimasai::Kimasai, kingulu::Kingulu, kujifunza::Kujifunza};
use crate::pn::{Finding, Node, Search, Table};

/// The value of a game for South, who begins, as far as it was found.
///
/// In Kujifunza and Kimasai it is 1 for a win, 0 for a draw and -1 for a loss; in Kingulu, South's seeds less
/// North's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// It is not less.
    pub least: i16,
    /// It is not more.
    pub most: i16,
    /// Whether the search came to its end. Where the bounds are apart all the same, neither player
    /// has more for certain without positions that come back.
    pub settled: bool,
    /// Positions expanded.
    pub nodes: u64,
}

/// Searches within a limit of nodes, with a table that holds truths of all games and claims.
struct Budget<'t> {
    table: &'t Table,
    nodes: u64,
    limit: u64,
}

impl Budget<'_> {
    fn search(&mut self, node: &impl Node, claimant: Seat) -> Finding {
        let mut search = Search::new(self.table, claimant);
        let left = self.limit.saturating_sub(self.nodes);
        let finding = search.run(node, |progress| match progress.nodes < left {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        });
        self.nodes += search.nodes();
        finding
    }
}

/// The value of a game of Kujifunza that starts in a position, within a limit of nodes.
///
/// It holds for a game that starts there: a position that came before is no help to a winner, and a
/// draw is what either player can hold.
pub fn kujifunza(table: &Table, start: &Kujifunza, limit: u64) -> Bounds {
    let mut budget = Budget { table, nodes: 0, limit };
    let (mut least, mut most, mut settled) = (-1, 1, true);
    let claim = |claimant| Won { position: *start, turn: Seat::South, claimant };
    match budget.search(&claim(Seat::South), Seat::South) {
        Finding::Proven => least = 1,
        Finding::Refuted | Finding::Held => most = 0,
        Finding::Open => settled = false,
    }
    if settled && least < most {
        match budget.search(&claim(Seat::North), Seat::North) {
            Finding::Proven => most = -1,
            Finding::Refuted | Finding::Held => least = 0,
            Finding::Open => settled = false,
        }
    }
    Bounds { least, most, settled, nodes: budget.nodes }
}

/// The value of a game of Kimasai that starts in a position, within a limit of nodes.
///
/// No position of Kimasai comes back, so one search tells who wins.
pub fn kimasai(table: &Table, start: &Kimasai, limit: u64) -> Bounds {
    let mut budget = Budget { table, nodes: 0, limit };
    let claim = Stood { position: *start, turn: Seat::South };
    let (least, most, settled) = match budget.search(&claim, Seat::South) {
        Finding::Proven => (1, 1, true),
        Finding::Refuted => (-1, -1, true),
        Finding::Held | Finding::Open => (-1, 1, false),
    };
    Bounds { least, most, settled, nodes: budget.nodes }
}

/// The value of a game of Kingulu that starts in a position, within a limit of nodes.
///
/// Each bound is reached by a strategy in which no position comes back, so that it does not matter
/// what ends a game that repeats itself.
pub fn kingulu(table: &Table, start: &Kingulu, limit: u64) -> Bounds {
    let mut budget = Budget { table, nodes: 0, limit };
    let claim = |claimant, need| Owed { position: *start, turn: Seat::South, claimant, need };
    let total = start.in_play();
    let (mut least, mut most) = (-total, total);
    // What South gets: at least `least`, and not `above` without repetition.
    let mut above = total + 2;
    while least + 2 < above {
        let need = middle(least + 2, above - 2);
        match budget.search(&claim(Seat::South, need), Seat::South) {
            Finding::Proven => least = need,
            Finding::Held => above = need,
            Finding::Refuted => {
                above = need;
                most = need - 2;
            }
            Finding::Open => return Bounds { least, most, settled: false, nodes: budget.nodes },
        }
    }
    // What North holds South to, where that is not known from South's own claims.
    let mut below = least - 2;
    while below + 2 < most {
        let held = middle(below + 2, most - 2);
        match budget.search(&claim(Seat::North, -held), Seat::North) {
            Finding::Proven => most = held,
            Finding::Held | Finding::Refuted => below = held,
            Finding::Open => return Bounds { least, most, settled: false, nodes: budget.nodes },
        }
    }
    Bounds { least, most, settled: true, nodes: budget.nodes }
}

/// The middle between two margins, of the same parity as both: all margins of a game are even, or
/// all are odd.
const fn middle(low: i16, high: i16) -> i16 {
    low + (high - low) / 4 * 2
}

/// The claim that a player wins a game of Kujifunza.
#[derive(Clone, Copy)]
struct Won {
    position: Kujifunza,
    turn: Seat,
    claimant: Seat,
}

/// The claim that a player scores at least so many seeds more than his opponent, of those that are
/// in play in a game of Kingulu.
#[derive(Clone, Copy)]
struct Owed {
    position: Kingulu,
    turn: Seat,
    claimant: Seat,
    need: i16,
}

/// The claim that South wins a game of Kimasai.
#[derive(Clone, Copy)]
struct Stood {
    position: Kimasai,
    turn: Seat,
}

/// 64 bits for what a claim is about; whose claim it is counts only as: is the claimant to move?
fn key(of: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}

impl Node for Won {
    /// Which of the positions after the moves.
    type Move = u8;

    fn turn(&self) -> Seat {
        self.turn
    }

    fn expand(&self, mut each: impl FnMut(u8, Self)) {
        let mut number = 0;
        self.position.expand(|position| {
            each(number, Self { position, turn: self.turn.other(), ..*self });
            number += 1;
        });
    }

    fn winner(&self) -> Option<Seat> {
        // Nobody who looks for a move in vain has won.
        let wins = self.position.decided().unwrap_or(false);
        Some(if wins { self.turn } else { self.turn.other() })
    }

    fn key(&self) -> u64 {
        key((self.position.or_mirrored(), self.turn == self.claimant))
    }
}

impl Node for Stood {
    /// Which of the positions after the moves.
    type Move = u8;

    fn turn(&self) -> Seat {
        self.turn
    }

    fn expand(&self, mut each: impl FnMut(u8, Self)) {
        let mut number = 0;
        self.position.expand(|position| {
            each(number, Self { position, turn: self.turn.other() });
            number += 1;
        });
    }

    fn winner(&self) -> Option<Seat> {
        Some(if self.position.has_won() { self.turn } else { self.turn.other() })
    }

    fn key(&self) -> u64 {
        // The position itself, mixed in steps that can all be taken back (SplitMix64, Steele and others
        // 2014): no two positions have one key.
        let Kimasai { mine, theirs, columns } = self.position;
        let board = u64::from(mine) | u64::from(theirs) << 24;
        let key = board | (self.turn.index() as u64) << 48 | u64::from(columns) << 49;
        let key = (key ^ key >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let key = (key ^ key >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        key ^ key >> 31
    }
}

impl Owed {
    /// Whether the claim is true or false already, whatever happens to the seeds in play.
    fn decided(&self) -> Option<bool> {
        let in_play = self.position.in_play();
        match self.need {
            need if need <= -in_play => Some(true),
            need if need > in_play => Some(false),
            _ => None,
        }
    }
}

impl Node for Owed {
    /// Which of the positions after the moves.
    type Move = u8;

    fn turn(&self) -> Seat {
        self.turn
    }

    fn expand(&self, mut each: impl FnMut(u8, Self)) {
        if self.decided().is_some() {
            return;
        }
        let mut number = 0;
        self.position.expand(|position, gain| {
            let gain = if self.turn == self.claimant { gain } else { -gain };
            let (turn, need) = (self.turn.other(), self.need - gain);
            each(number, Self { position, turn, need, ..*self });
            number += 1;
        });
    }

    fn winner(&self) -> Option<Seat> {
        let holds = self.decided().unwrap_or_else(|| {
            let standing = self.position.standing();
            self.need <= if self.turn == self.claimant { standing } else { -standing }
        });
        Some(if holds { self.claimant } else { self.claimant.other() })
    }

    fn key(&self) -> u64 {
        key((self.position, self.turn == self.claimant, self.need))
    }
}
