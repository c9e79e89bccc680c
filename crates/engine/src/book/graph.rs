//! The positions of a book, how they hang together, and what follows from it.

use std::collections::{HashMap, HashSet};

use bingwa_rules::{AnyPosition, Game, Move, Position as _, Rules, Seat};

use crate::{Chances, Score};

/// What a further ply costs a position, in permille of the points to be expected: the longer a line
/// is, and the more its moves give away, the later it is looked at.
const PLY: u32 = 12;

/// A position, seen from its mover.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Node {
    position: AnyPosition,
    /// The position from which it was first found, and the move there.
    from: Option<(usize, Move)>,
    /// Plies on that way. Moves lead to greater numbers alone, so that no line comes round to itself.
    depth: u32,
    /// None until it was looked at.
    moves: Vec<Edge>,
}

/// A move of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Edge {
    pub(super) played: Move,
    /// What the search said of it.
    pub(super) said: i32,
    /// What it is worth by all that is known behind it.
    pub(super) value: i32,
    /// The place of the position after it. None where the game is over then, or the position is no
    /// farther from the start: there the search, which knew what came before, has the last word.
    to: Option<usize>,
}

/// The positions of a book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Graph {
    nodes: Vec<Node>,
    places: HashMap<u64, usize>,
    /// The places of the positions that were looked at, in this order.
    looked_at: Vec<usize>,
}

impl Graph {
    pub(super) fn new(start: AnyPosition) -> Self {
        let places = HashMap::from([(start.key(), 0)]);
        let start = Node { position: start, from: None, depth: 0, moves: Vec::new() };
        Self { nodes: vec![start], places, looked_at: Vec::new() }
    }

    /// The places of the positions that were looked at, in this order.
    pub(super) fn looked_at(&self) -> &[usize] {
        &self.looked_at
    }

    /// A position that was looked at: its key, and its moves.
    pub(super) fn told(&self, place: usize) -> (u64, &[Edge]) {
        let node = &self.nodes[place];
        (node.position.key(), &node.moves)
    }

    /// The position of this key.
    pub(super) fn position(&self, key: u64) -> Option<AnyPosition> {
        self.places.get(&key).map(|&place| self.nodes[place].position)
    }

    /// The place of a position: two positions may have one key.
    fn place(&self, position: &AnyPosition) -> Option<usize> {
        let place = *self.places.get(&position.key())?;
        (self.nodes[place].position == *position).then_some(place)
    }

    /// The moves of a position; none where it was not looked at.
    pub(super) fn moves(&self, position: &AnyPosition) -> &[Edge] {
        self.place(position).map_or(&[], |place| &self.nodes[place].moves)
    }

    /// Takes in the moves of a position that waits to be looked at, with what the search said of
    /// each. Whether it could: they must be legal, and differ.
    pub(super) fn add(&mut self, position: &AnyPosition, moves: &[(Move, i32)]) -> bool {
        let waits = |place: &usize| self.nodes[*place].moves.is_empty();
        let Some(place) = self.place(position).filter(waits) else { return false };
        let mut legal = HashMap::new();
        position.expand(|played, after| {
            legal.insert(played, after);
        });
        let mut found = Vec::new();
        for (played, said) in moves {
            let Some(after) = legal.remove(played) else { return false };
            found.push((*played, *said, after.rotated()));
        }
        if found.is_empty() {
            return false;
        }
        let edge = |(played, said, after)| {
            let to = self.reach(place, played, after);
            Edge { played, said, value: said, to }
        };
        self.nodes[place].moves = found.into_iter().map(edge).collect();
        self.looked_at.push(place);
        true
    }

    /// The place of the position after a move.
    fn reach(&mut self, from: usize, played: Move, after: AnyPosition) -> Option<usize> {
        if after.outcome().is_some() {
            return None;
        }
        let depth = self.nodes[from].depth;
        let place = *self.places.entry(after.key()).or_insert(self.nodes.len());
        if place == self.nodes.len() {
            let (from, moves) = (Some((from, played)), Vec::new());
            self.nodes.push(Node { position: after, from, depth: depth + 1, moves });
        }
        let node = &self.nodes[place];
        (node.position == after && node.depth > depth).then_some(place)
    }

    /// Follows what searches said back to the start: every player makes his best move.
    pub(super) fn settle(&mut self) {
        let mut order = self.looked_at.clone();
        order.sort_by_key(|&place| std::cmp::Reverse(self.nodes[place].depth));
        for place in order {
            for number in 0..self.nodes[place].moves.len() {
                let edge = self.nodes[place].moves[number];
                if let Some(best) = edge.to.and_then(|to| self.best(to)) {
                    self.nodes[place].moves[number].value = before(best);
                }
            }
        }
    }

    /// What a position is worth to its mover, if it was looked at.
    fn best(&self, place: usize) -> Option<i32> {
        self.nodes[place].moves.iter().map(|edge| edge.value).max()
    }

    /// How many positions that were looked at lie behind a move.
    pub(super) fn behind(&self, edge: &Edge) -> usize {
        let (mut seen, mut rest) = (HashSet::new(), Vec::from_iter(edge.to));
        while let Some(place) = rest.pop() {
            if !self.nodes[place].moves.is_empty() && seen.insert(place) {
                rest.extend(self.nodes[place].moves.iter().filter_map(|edge| edge.to));
            }
        }
        seen.len()
    }

    /// Up to so many positions that wait to be looked at, those first to which good moves lead in
    /// few plies; as games.
    pub(super) fn next(&self, most: usize, rules: Rules, seed: u64) -> Vec<Game> {
        let points = |value| Chances::of(rules, Score::of(value)).points();
        let mut costs = vec![u32::MAX; self.nodes.len()];
        costs[0] = 0;
        let mut order: Vec<usize> = (0..self.nodes.len()).collect();
        order.sort_by_key(|&place| self.nodes[place].depth);
        for &place in &order {
            let best = points(self.best(place).unwrap_or_default());
            for edge in &self.nodes[place].moves {
                // Whoever plays on behind a proof needs no book.
                if let Some(to) = edge.to.filter(|_| !Score::is_proof(edge.value)) {
                    let lost = best.saturating_sub(points(edge.value));
                    costs[to] = costs[to].min(costs[place].saturating_add(PLY + lost));
                }
            }
        }
        let waits = |&place: &usize| self.nodes[place].moves.is_empty() && costs[place] < u32::MAX;
        let mut waiting: Vec<usize> = order.into_iter().filter(waits).collect();
        waiting.sort_by_key(|&place| (costs[place], mix(seed ^ self.nodes[place].position.key())));
        waiting.into_iter().take(most).map(|place| self.game(place, rules)).collect()
    }

    /// A game that leads to a position.
    pub(super) fn game(&self, mut place: usize, rules: Rules) -> Game {
        let mut moves = Vec::new();
        while let Some((from, played)) = self.nodes[place].from {
            moves.push(played);
            place = from;
        }
        let mut game = Game::new(AnyPosition::start(rules));
        for played in moves.into_iter().rev() {
            let is_north = game.position().turn() == Seat::North;
            // It was legal when it was taken in, and no position on the way has come back.
            let made = game.play(if is_north { played.rotated() } else { played });
            debug_assert!(made.is_ok());
        }
        game
    }
}

/// What a position is worth to whoever moved there, by what it is worth to its mover.
const fn before(value: i32) -> i32 {
    if Score::is_proof(value) { value.signum() - value } else { -value }
}

/// splitmix64's last steps: any bit changes all of the number.
pub(super) const fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
