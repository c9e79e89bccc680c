//! df-pn, without recursion: the path is a stack of frames.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
    ops::ControlFlow,
};

use bingwa_rules::Seat;

use super::{Node, Table, table::Known};

/// A number that nothing reaches: what is wanted can't be had.
pub(super) const NEVER: u32 = (1 << 26) - 1;

/// The highest number of what is still open.
const HIGHEST: u32 = NEVER - 1;

/// The most moves from the root: whoever comes so far is lost, and memory is bounded.
const DEEPEST: usize = 1 << 16;

/// How many nodes are searched between two looks at the clock of the one who watches.
const BREATH: u64 = 1 << 12;

/// How much is still to be proven: the fewest leaves that would have to fall for a proof of the
/// claim, and for a refutation, as far as the search sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// 0 where the claim is proven.
    pub proof: u32,
    /// 0 where the claim is refuted.
    pub disproof: u32,
}

impl Numbers {
    const PROVEN: Self = Self { proof: 0, disproof: NEVER };
    const REFUTED: Self = Self { proof: NEVER, disproof: 0 };
    /// Those of a position that nothing is known of.
    pub(super) const UNKNOWN: Self = Self { proof: 1, disproof: 1 };

    const fn is_final(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

/// What a search found out about its claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// There is a strategy without a cycle: the claim is true.
    Proven,
    /// The other player stops the claim in a finite number of moves.
    Refuted,
    /// The other player stops the claim, but may need positions to come back for it.
    Held,
    /// The search was stopped.
    Open,
}

/// How far a search is.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The player who is said to win.
    pub claimant: Seat,
    /// Positions expanded.
    pub nodes: u64,
    /// The root's numbers.
    pub numbers: Numbers,
    /// Moves at the root that are settled, and all of them.
    pub settled: [usize; 2],
    /// Moves from the root to where the search is now.
    pub depth: usize,
}

/// A search for one claim: that a player wins.
pub struct Search<'t> {
    table: &'t Table,
    claimant: Seat,
    /// Whether other threads search the same.
    shared: bool,
    nodes: u64,
}

/// Why a claim is refuted: not at all, for good, or by the return of a position on the path.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Tie {
    /// By the return of the position at this depth: the deeper, the better.
    OnPath(u32),
    /// By repetitions that lie behind it.
    Held,
    /// Without repetition, or not refuted at all.
    Free,
}

/// What is known of a position where it stands now.
#[derive(Clone, Copy, Debug)]
struct Value {
    numbers: Numbers,
    tie: Tie,
}

struct Child<N> {
    node: N,
    key: u64,
    value: Value,
}

/// The positions from the root to where the search is.
struct Path<N> {
    frames: Vec<Frame<N>>,
    /// The depth of each, by its key.
    depths: HashMap<u64, u32, BuildHasherDefault<Mixed>>,
}

/// The hash of a key, which is mixed already.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.0 = self.0 << 8 | u64::from(byte));
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// A position on the path.
struct Frame<N> {
    key: u64,
    /// The key of the path that ends here.
    path: u64,
    /// Whether the claimant is to move.
    claimant: bool,
    children: Vec<Child<N>>,
    /// What the position is, if the game is over in it.
    end: Option<Numbers>,
    /// The child that is being searched.
    current: usize,
    /// The search goes on while both numbers stay below.
    limit: Numbers,
    /// The nodes when the frame was entered.
    entered: u64,
}

impl<'t> Search<'t> {
    /// A search for *"this player wins"*. The table must have served no other claim.
    pub const fn new(table: &'t Table, claimant: Seat) -> Self {
        Self::of_threads(table, claimant, 1)
    }

    /// One of several searches for the same, in threads that share the table.
    pub const fn of_threads(table: &'t Table, claimant: Seat, threads: usize) -> Self {
        Self { table, claimant, shared: threads > 1, nodes: 0 }
    }

    /// What the search remembers.
    pub const fn table(&self) -> &'t Table {
        self.table
    }

    /// The player who is said to win.
    pub const fn claimant(&self) -> Seat {
        self.claimant
    }

    /// Positions expanded so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What the table says of a position; `Open` where that is nothing final.
    pub fn known<N: Node>(&self, node: &N) -> Finding {
        let value = self.given(node).or_else(|| self.remembered(node.key()));
        value.map_or(Finding::Open, Value::finding)
    }

    /// What is known of a position without a search.
    fn given<N: Node>(&self, node: &N) -> Option<Value> {
        let numbers = |winner| match winner == self.claimant {
            true => Numbers::PROVEN,
            false => Numbers::REFUTED,
        };
        Some(Value::free(numbers(node.known()?)))
    }

    /// Searches a position until it is settled or `watch` breaks off; `watch` is asked every few
    /// thousand nodes.
    pub fn run<N: Node>(
        &mut self,
        root: &N,
        watch: impl FnMut(&Progress) -> ControlFlow<()>,
    ) -> Finding {
        match self.known(root) {
            Finding::Open => self.run_afresh(root, watch),
            known => known,
        }
    }

    /// The same, whatever is known of the root: so that one of its moves is known to hold.
    pub(super) fn run_afresh<N: Node>(
        &mut self,
        root: &N,
        mut watch: impl FnMut(&Progress) -> ControlFlow<()>,
    ) -> Finding {
        let mut path = Path { frames: Vec::new(), depths: HashMap::default() };
        let (mut asked, mut stopped) = (self.nodes, false);
        self.enter(&mut path, root, root.key(), Numbers { proof: NEVER, disproof: NEVER });
        loop {
            let depth = path.frames.len() - 1;
            let value = path.frames[depth].value(depth);
            let mut stop = stopped || depth >= DEEPEST;
            if !stop && self.nodes - asked >= BREATH {
                asked = self.nodes;
                stop = watch(&self.progress(&mut path)).is_break();
            }
            let frame = &mut path.frames[depth];
            if stop || value.numbers.reach(frame.limit) {
                self.store(frame, value);
                self.leave(&mut path, value);
                if path.frames.is_empty() {
                    return value.finding();
                }
                stopped |= stop;
                continue;
            }
            let (best, limit) = frame.choose(|key| self.company(key));
            frame.current = best;
            let (node, key) = (frame.children[best].node.clone(), frame.children[best].key);
            let seen = frame.children[best].value;
            match self.look(&path, key) {
                Some(known) if known.numbers != seen.numbers => {
                    path.frames[depth].children[best].value = known;
                }
                _ => self.enter(&mut path, &node, key, limit),
            }
        }
    }

    /// Puts a position at the end of the path.
    fn enter<N: Node>(&mut self, path: &mut Path<N>, node: &N, key: u64, limit: Numbers) {
        self.nodes += 1;
        if self.shared {
            self.table.thread_enters(key);
        }
        let before = path.frames.last().map_or(0, |frame| frame.path);
        path.depths.insert(key, path.frames.len() as u32);
        path.frames.push(Frame {
            key,
            path: append(before, key),
            claimant: node.turn() == self.claimant,
            children: Vec::new(),
            end: None,
            current: 0,
            limit,
            entered: self.nodes,
        });
        let mut children = Vec::new();
        node.expand(|_, after| {
            let key = after.key();
            let known = self.given(&after).or_else(|| self.look(path, key));
            let value = known.unwrap_or(Value::free(Numbers::UNKNOWN));
            children.push(Child { node: after, key, value });
        });
        let end = children.is_empty().then(|| match node.winner() {
            Some(winner) if winner == self.claimant => Numbers::PROVEN,
            _ => Numbers::REFUTED,
        });
        if let Some(frame) = path.frames.last_mut() {
            (frame.children, frame.end) = (children, end);
        }
    }

    /// What is known of a position as the next one of the path.
    fn look<N>(&self, path: &Path<N>, key: u64) -> Option<Value> {
        if let Some(&depth) = path.depths.get(&key) {
            return Some(Value { numbers: Numbers::REFUTED, tie: Tie::OnPath(depth) });
        }
        let value = self.remembered(key)?;
        if value.tie == Tie::Held && !value.numbers.is_final() {
            let before = path.frames.last().map_or(0, |frame| frame.path);
            if let Some(Known::OnPath { depth }) = self.table.get(append(before, key)) {
                return Some(Value { numbers: Numbers::REFUTED, tie: Tie::OnPath(depth) });
            }
        }
        Some(value)
    }

    /// What is known of a position on whatever path. Open numbers are `Held` where the position was
    /// refuted on some path.
    fn remembered(&self, key: u64) -> Option<Value> {
        match self.table.get(key)? {
            Known::Numbers { numbers, held } => {
                Some(Value { numbers, tie: if held { Tie::Held } else { Tie::Free } })
            }
            Known::OnPath { .. } => None,
        }
    }

    /// Remembers what was found out about a position whose frame is left.
    fn store<N>(&self, frame: &Frame<N>, value: Value) {
        let work = self.nodes - frame.entered + 1;
        let old = self.remembered(frame.key);
        let (numbers, held) = match value.tie {
            Tie::OnPath(depth) => {
                self.table.put(frame.path, Known::OnPath { depth }, work);
                // On another path it may be worth a try, but not the first one.
                let numbers = old.map_or(Numbers::UNKNOWN, |old| old.numbers);
                let proof = numbers.proof.saturating_mul(2).min(HIGHEST);
                (Numbers { proof, ..numbers }, true)
            }
            tie => {
                let marked = old.is_some_and(|old| old.tie == Tie::Held);
                (value.numbers, tie == Tie::Held || marked && !value.numbers.is_final())
            }
        };
        if old.is_none_or(|old| !old.numbers.is_final()) {
            self.table.put(frame.key, Known::Numbers { numbers, held }, work);
        }
    }

    /// Takes the last position off the path, and tells the one before what came out.
    fn leave<N>(&self, path: &mut Path<N>, value: Value) {
        if let Some(left) = path.frames.pop() {
            path.depths.remove(&left.key);
            if self.shared {
                self.table.thread_leaves(left.key);
            }
        }
        if let Some(parent) = path.frames.last_mut() {
            parent.children[parent.current].value = value;
        }
    }

    /// How many other threads are at a position.
    fn company(&self, key: u64) -> u32 {
        if self.shared { self.table.threads_at(key) } else { 0 }
    }

    /// How far it is, after telling every position of the path what its current child is worth by now.
    fn progress<N>(&self, path: &mut Path<N>) -> Progress {
        for depth in (1..path.frames.len()).rev() {
            let value = path.frames[depth].value(depth);
            let parent = &mut path.frames[depth - 1];
            parent.children[parent.current].value = value;
        }
        let root = &path.frames[0];
        let settled = root.children.iter().filter(|child| child.value.numbers.is_final()).count();
        Progress {
            claimant: self.claimant,
            nodes: self.nodes,
            numbers: root.value(0).numbers,
            settled: [settled, root.children.len()],
            depth: path.frames.len() - 1,
        }
    }
}

/// The key of a path that a position is added to.
fn append(path: u64, key: u64) -> u64 {
    (path.rotate_left(29) ^ key).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ key >> 31
}

impl Numbers {
    /// Whether one of them has come to its limit.
    const fn reach(self, limit: Self) -> bool {
        self.proof >= limit.proof || self.disproof >= limit.disproof
    }

    /// The same seen by the player to move: what he wants, and what he fears.
    const fn mine(self, claimant: bool) -> [u32; 2] {
        if claimant { [self.proof, self.disproof] } else { [self.disproof, self.proof] }
    }

    const fn of_mine([want, fear]: [u32; 2], claimant: bool) -> Self {
        if claimant {
            Self { proof: want, disproof: fear }
        } else {
            Self { proof: fear, disproof: want }
        }
    }
}

impl Value {
    const fn free(numbers: Numbers) -> Self {
        Self { numbers, tie: Tie::Free }
    }

    const fn finding(self) -> Finding {
        match (self.numbers, self.tie) {
            (Numbers { proof: 0, .. }, _) => Finding::Proven,
            (Numbers { disproof: 0, .. }, Tie::Free) => Finding::Refuted,
            (Numbers { disproof: 0, .. }, Tie::Held) => Finding::Held,
            _ => Finding::Open,
        }
    }
}

impl<N> Frame<N> {
    /// What the children make of the position, which stands at this depth.
    fn value(&self, depth: usize) -> Value {
        if let Some(numbers) = self.end {
            return Value::free(numbers);
        }
        let (mut want, mut fear) = (NEVER, 0);
        for child in &self.children {
            let [hope, risk] = child.value.numbers.mine(self.claimant);
            want = want.min(hope);
            fear = fear.max(risk);
        }
        let fear = match want {
            // Whoever has what he wants has nothing to fear, and the other way round.
            0 => NEVER,
            NEVER => 0,
            _ => (fear + self.others()).min(HIGHEST),
        };
        let numbers = Numbers::of_mine([want, fear], self.claimant);
        let ties = self.children.iter().filter(|c| c.value.numbers.disproof == 0);
        let ties = ties.map(|child| child.value.tie);
        let tie = match numbers.disproof {
            0 if self.claimant => ties.min(),
            0 => ties.max(),
            _ => None,
        };
        let tie = match tie {
            // Whatever comes back at this position or behind it has no part in what was before.
            Some(Tie::OnPath(back)) if back as usize >= depth => Tie::Held,
            tie => tie.unwrap_or(Tie::Free),
        };
        Value { numbers, tie }
    }

    /// The children that the player to move still has to fear, less one.
    ///
    /// What he fears most counts in full, each other one as 1. Their sum would count a position
    /// as often as it can be reached, and in these games, where many ways lead to the same position,
    /// it soon means nothing any more (the "weak" numbers of Ueda and others, 2008).
    fn others(&self) -> u32 {
        let feared = |child: &&Child<N>| child.value.numbers.mine(self.claimant)[1] > 0;
        (self.children.iter().filter(feared).count() as u32).saturating_sub(1)
    }

    /// The child to search next, and how far. A child that other threads are at is less inviting.
    fn choose(&self, threads_at: impl Fn(u64) -> u32) -> (usize, Numbers) {
        let (mut best, mut least, mut second) = (0, [NEVER; 2], NEVER);
        for (index, child) in self.children.iter().enumerate() {
            let mut mine = child.value.numbers.mine(self.claimant);
            mine[0] = mine[0].saturating_add((mine[0] / 2 + 1) * threads_at(child.key));
            if mine < least {
                second = least[0];
                (best, least) = (index, mine);
            } else {
                second = second.min(mine[0]);
            }
        }
        let [want, fear] = self.limit.mine(self.claimant);
        // A quarter more than the second best, so that the search doesn't go back and forth; and more
        // than it is already, which may be too much where the better ones are others' work.
        let [own, _] = self.children[best].value.numbers.mine(self.claimant);
        let want = want.min(second.saturating_add(second / 4 + 1).min(NEVER)).max(own + 1);
        let fear = if fear == NEVER { NEVER } else { fear - self.others() };
        (best, Numbers::of_mine([want, fear], self.claimant))
    }
}
