//! Reading a strategy out of a search: small, and without a cycle.

use std::{
    cmp::Reverse,
    collections::{BinaryHeap, HashMap},
    ops::ControlFlow,
};

use super::{Finding, Node, Progress, Search};

/// A move for each position of the player who has the strategy.
pub struct Strategy<M> {
    moves: HashMap<u64, M>,
}

impl<M: Copy> Strategy<M> {
    /// The move in a position.
    pub fn choose<N: Node<Move = M>>(&self, node: &N) -> Option<M> {
        self.moves.get(&node.key()).copied()
    }
}

/// The settled positions that can be reached, with the moves that keep what was found out.
struct Graph<M> {
    /// The place of a position, by its key.
    places: HashMap<u64, usize>,
    /// The places from which a move leads to a place, with the move.
    before: Vec<Vec<(usize, M)>>,
    /// The keys, by place.
    keys: Vec<u64>,
    /// Of a position of the player with the strategy, `None`; of one of his opponent, the moves that
    /// have no cost yet.
    unanswered: Vec<Option<usize>>,
}

impl<M: Copy> Graph<M> {
    fn place(&mut self, key: u64) -> (usize, bool) {
        let fresh = self.keys.len();
        let place = *self.places.entry(key).or_insert(fresh);
        if place == fresh {
            self.keys.push(key);
            self.before.push(Vec::new());
            self.unanswered.push(None);
        }
        (place, place == fresh)
    }

    /// For each position of the player the move after which the fewest positions follow, each counted
    /// as often as a line comes to it. A position gets its cost only when one of its moves has led to
    /// a cost (for the opponent's: all of them), so that no cycle can come about. This is Knuth's
    /// generalization of Dijkstra's algorithm.
    ///
    /// `None` where the first position gets none.
    fn cheapest(mut self) -> Option<HashMap<u64, M>> {
        let mut moves = HashMap::new();
        let mut costs = vec![1u64; self.keys.len()];
        let mut done = vec![false; self.keys.len()];
        let ends = (0..self.keys.len()).filter(|&place| self.unanswered[place] == Some(0));
        let mut heap: BinaryHeap<_> = ends.map(|place| Reverse((1u64, place, None))).collect();
        while let Some(Reverse((cost, place, played))) = heap.pop() {
            if std::mem::replace(&mut done[place], true) {
                continue;
            }
            if let Some(Choice(played)) = played {
                moves.insert(self.keys[place], played);
            }
            for &(before, played) in &self.before[place] {
                match &mut self.unanswered[before] {
                    None => {
                        heap.push(Reverse((cost.saturating_add(1), before, Some(Choice(played)))))
                    }
                    Some(left) => {
                        *left -= 1;
                        costs[before] = costs[before].saturating_add(cost);
                        if *left == 0 {
                            heap.push(Reverse((costs[before], before, None)));
                        }
                    }
                }
            }
        }
        done[0].then_some(moves)
    }
}

/// A move that has no part in the order of the heap.
struct Choice<M>(M);

impl<M> PartialEq for Choice<M> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<M> Eq for Choice<M> {}

impl<M> PartialOrd for Choice<M> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<M> Ord for Choice<M> {
    fn cmp(&self, _: &Self) -> std::cmp::Ordering {
        std::cmp::Ordering::Equal
    }
}

impl Search<'_> {
    /// The strategy behind what was found out about a position: the claimant's where the claim is
    /// proven, his opponent's where it is refuted.
    ///
    /// What the table has forgotten is searched again. `None` where `watch` broke that off, or where
    /// too much was forgotten.
    pub fn strategy<N: Node>(
        &mut self,
        root: &N,
        found: Finding,
        mut watch: impl FnMut(&Progress) -> ControlFlow<()>,
    ) -> Option<Strategy<N::Move>> {
        let player = match found {
            Finding::Proven => self.claimant(),
            Finding::Refuted => self.claimant().other(),
            Finding::Held | Finding::Open => return None,
        };
        let mut graph = Graph {
            places: HashMap::new(),
            before: Vec::new(),
            keys: Vec::new(),
            unanswered: Vec::new(),
        };
        graph.place(root.key());
        let mut open = vec![(root.clone(), 0)];
        while let Some((node, place)) = open.pop() {
            let mut moves = Vec::new();
            if node.known().is_none() {
                node.expand(|played, after| moves.push((played, after)));
            }
            if node.turn() == player && !moves.is_empty() {
                let kept = |search: &Self| {
                    let known = |after: &N| search.known(after) == found;
                    moves.iter().filter(|(_, after)| known(after)).cloned().collect::<Vec<_>>()
                };
                let mut kept_moves = kept(self);
                if kept_moves.is_empty() {
                    if self.run_afresh(&node, &mut watch) != found {
                        return None;
                    }
                    kept_moves = kept(self);
                }
                moves = kept_moves;
            } else {
                graph.unanswered[place] = Some(moves.len());
            }
            for (played, after) in moves {
                let (next, fresh) = graph.place(after.key());
                graph.before[next].push((place, played));
                if fresh {
                    open.push((after, next));
                }
            }
        }
        graph.cheapest().map(|moves| Strategy { moves })
    }
}
