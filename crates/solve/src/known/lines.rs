//! Proofs that are at hand: the stored ones, and those found lately.

use std::collections::{HashMap, VecDeque};

use bingwa_rules::{AnyPosition, Move, Position, Seat};

use super::{Known, Plies, Source, Verdict, best_of};
use crate::proof::{Proof, Stored};

/// Proofs found that are kept, the last ones.
const KEPT: usize = 8;

static STORED: [&[u8]; 2] = [
    include_bytes!("../../../../data/proofs/kujifunza.proof"),
    include_bytes!("../../../../data/proofs/kujifunza-zanzibar.proof"),
];

/// The lines of a proof: a move for each position of the winner in it.
pub(super) struct Lines {
    winner: Seat,
    /// Of each position in the proof the moves that are left at the most, and the winner's move.
    left: HashMap<AnyPosition, (u32, Option<Move>)>,
}

impl Lines {
    /// The lines of a proof that was stored or found; none where it doesn't hold.
    pub(super) fn of(stored: &Stored) -> Option<Self> {
        let root = AnyPosition::parse(stored.rules, &stored.position).ok()?;
        let mut moves = HashMap::new();
        stored
            .replay(&root, |position, played| {
                moves.insert(*position, played);
            })
            .ok()?;
        let mut lines = Self { winner: stored.claim.seat, left: HashMap::new() };
        lines.measure(root, &moves);
        Some(lines)
    }

    /// Finds how many moves are left in each position, from the ends back.
    fn measure(&mut self, root: AnyPosition, moves: &HashMap<AnyPosition, Move>) {
        let next = |position: &AnyPosition| {
            let kept = moves.get(position);
            let mut next = Vec::new();
            position.expand(|played, after| {
                if kept.is_none_or(|kept| *kept == played) {
                    next.push(after);
                }
            });
            next
        };
        let mut line = vec![(root, next(&root))];
        while let Some((position, left)) = line.last_mut() {
            match left.pop() {
                Some(after) if self.left.contains_key(&after) => {}
                Some(after) => line.push((after, next(&after))),
                None => {
                    let position = *position;
                    let longest = next(&position)
                        .iter()
                        .filter_map(|after| self.left.get(after))
                        .max_by_key(|at| at.0);
                    let longest = longest.map_or(0, |(left, _)| left + 1);
                    self.left.insert(position, (longest, moves.get(&position).copied()));
                    line.pop();
                }
            }
        }
    }

    /// What the proof says of a position, if it is in it.
    fn ask(&self, position: &AnyPosition) -> Option<Known> {
        let (left, played) = *self.left.get(position)?;
        let best = match played {
            Some(played) => [played].into_iter().collect(),
            None => best_of(position, |_, after| self.left.get(after).map_or(0, |(left, _)| *left)),
        };
        let verdict = Verdict::Wins { winner: self.winner, plies: Plies::AtMost(left) };
        Some(Known { verdict, best, source: Source::Proof })
    }
}

/// The proofs at hand.
#[derive(Default)]
pub(super) struct Proven {
    stored: Vec<Lines>,
    found: VecDeque<Lines>,
}

impl Proven {
    /// The proofs in the program.
    pub(super) fn stored() -> Self {
        let read = |bytes: &&[u8]| Stored::read(bytes).ok().and_then(|stored| Lines::of(&stored));
        Self { stored: STORED.iter().filter_map(read).collect(), found: VecDeque::new() }
    }

    /// What a proof at hand says of a position.
    pub(super) fn ask(&self, position: &AnyPosition) -> Option<Known> {
        self.stored.iter().chain(&self.found).find_map(|lines| lines.ask(position))
    }

    /// Keeps a proof, and tells what it says of its root.
    pub(super) fn keep(&mut self, proof: &Proof, root: &AnyPosition) -> Option<Known> {
        let lines = Lines::of(&proof.stored()?)?;
        let known = lines.ask(root);
        self.found.truncate(KEPT - 1);
        self.found.push_front(lines);
        known
    }
}
