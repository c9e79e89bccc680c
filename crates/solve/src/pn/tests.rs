//! The search on small graphs full of cycles, against the plain solution.

use std::{fs, ops::ControlFlow};

use bingwa_rules::{AnyPosition, Rules, Seat};

use super::{
    CheckpointError, Finding, Node, Progress, Search, Stage, Table, restore, save, settle,
};

/// A game on a graph: who is to move in each place, where the moves lead, and who has won where
/// there are none.
struct Graph {
    turns: Vec<Seat>,
    moves: Vec<Vec<usize>>,
    winners: Vec<Option<Seat>>,
}

#[derive(Clone)]
struct Place<'g>(&'g Graph, usize);

impl Node for Place<'_> {
    type Move = usize;

    fn turn(&self) -> Seat {
        self.0.turns[self.1]
    }

    fn expand(&self, mut each: impl FnMut(usize, Self)) {
        for &next in &self.0.moves[self.1] {
            each(next, Place(self.0, next));
        }
    }

    fn winner(&self) -> Option<Seat> {
        self.0.winners[self.1]
    }

    fn key(&self) -> u64 {
        (self.1 as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

impl Graph {
    fn random(rng: &mut fastrand::Rng) -> Self {
        let places = rng.usize(2..14);
        let seat = |rng: &mut fastrand::Rng| Seat::ALL[rng.usize(0..2)];
        let most = rng.usize(1..4);
        let mut moves: Vec<Vec<usize>> = (0..places)
            .map(|_| (0..rng.usize(0..=most)).map(|_| rng.usize(0..places)).collect())
            .collect();
        for next in &mut moves {
            next.sort_unstable();
            next.dedup();
        }
        Self {
            turns: (0..places).map(|_| seat(rng)).collect(),
            winners: (0..places).map(|_| (rng.u8(0..5) > 0).then(|| seat(rng))).collect(),
            moves,
        }
    }

    /// The places from which a player reaches one of `goals` whatever the other one does.
    fn forced(&self, player: Seat, goal: impl Fn(usize) -> bool) -> Vec<bool> {
        let mut forced: Vec<bool> =
            (0..self.turns.len()).map(|at| self.moves[at].is_empty() && goal(at)).collect();
        loop {
            let next: Vec<bool> = (0..forced.len())
                .map(|at| {
                    let moves = &self.moves[at];
                    forced[at]
                        || !moves.is_empty()
                            && if self.turns[at] == player {
                                moves.iter().any(|&next| forced[next])
                            } else {
                                moves.iter().all(|&next| forced[next])
                            }
                })
                .collect();
            if next == forced {
                return forced;
            }
            forced = next;
        }
    }

    /// Whether a strategy holds its promise from a place, without a cycle.
    fn holds(
        &self,
        at: usize,
        player: Seat,
        choose: &impl Fn(&Place<'_>) -> Option<usize>,
        goal: &impl Fn(usize) -> bool,
        line: &mut Vec<usize>,
    ) -> bool {
        if self.moves[at].is_empty() {
            return goal(at);
        }
        if line.contains(&at) {
            return false;
        }
        line.push(at);
        let holds = if self.turns[at] == player {
            choose(&Place(self, at))
                .is_some_and(|next| self.holds(next, player, choose, goal, line))
        } else {
            self.moves[at].iter().all(|&next| self.holds(next, player, choose, goal, line))
        };
        line.pop();
        holds
    }
}

fn a_while(progress: &Progress) -> ControlFlow<()> {
    if progress.nodes > 1_000_000 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

/// Searches every place of many graphs; tells how often each finding came.
fn search_graphs(graphs: usize, buckets: usize) -> [usize; 4] {
    let mut rng = fastrand::Rng::with_seed(7);
    let mut count = [0; 4];
    for _ in 0..graphs {
        let graph = Graph::random(&mut rng);
        for claimant in Seat::ALL {
            let wins = |at: usize| graph.winners[at] == Some(claimant);
            let proven = graph.forced(claimant, wins);
            let stopped = graph.forced(claimant.other(), |at| !wins(at));
            let table = Table::of_buckets(buckets).expect("some memory");
            let at = rng.usize(0..graph.turns.len());
            let mut search = Search::new(&table, claimant);
            let found = search.run(&Place(&graph, at), a_while);
            count[found as usize] += 1;
            match found {
                Finding::Proven => assert!(proven[at]),
                Finding::Refuted => assert!(stopped[at]),
                Finding::Held => assert!(!proven[at]),
                Finding::Open => continue,
            }
            if let Some(strategy) = search.strategy(&Place(&graph, at), found, a_while) {
                let choose = |place: &Place<'_>| strategy.choose(place);
                let holds = match found {
                    Finding::Proven => graph.holds(at, claimant, &choose, &wins, &mut vec![]),
                    _ => {
                        let stops = |at: usize| !wins(at);
                        graph.holds(at, claimant.other(), &choose, &stops, &mut vec![])
                    }
                };
                assert!(holds, "{:?} {:?} from {at} for {claimant}", graph.turns, graph.moves);
            } else {
                assert!(found == Finding::Held || buckets == 1, "a large table forgets nothing");
            }
            // What is known of the other places holds as well.
            for other in 0..graph.turns.len() {
                match search.known(&Place(&graph, other)) {
                    Finding::Proven => assert!(proven[other]),
                    Finding::Refuted => assert!(stopped[other]),
                    Finding::Held => assert!(!proven[other]),
                    Finding::Open => {}
                }
            }
        }
    }
    count
}

#[test]
fn findings_on_graphs_with_cycles_are_true() {
    let [proven, refuted, held, open] = search_graphs(40_000, 1 << 8);
    assert!(proven > 1000 && refuted > 1000 && held > 1000, "{proven} {refuted} {held}");
    assert_eq!(open, 0);
}

#[test]
fn a_table_that_forgets_tells_no_lies() {
    let [proven, refuted, held, open] = search_graphs(10_000, 1);
    assert!(proven > 100 && refuted > 100 && held > 100, "{proven} {refuted} {held}");
    assert!(open < 100, "{open}");
}

#[test]
fn a_search_goes_on_from_a_file() {
    let root = AnyPosition::start(Rules::Kujifunza);
    let folder = std::env::temp_dir();
    let path = folder.join(format!("bingwa-checkpoint-{}", std::process::id()));
    let table = Table::new(4).expect("some memory");
    let few = |progress: &Progress| match progress.nodes {
        0..20_000 => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    };
    let first = settle(&root, &table, Stage::first(&root), 1, few).expect("nothing is forgotten");
    assert_eq!(first.value, None);
    save(&path, &root, first.stage, &table).expect("it can be written");

    let table = Table::new(4).expect("some memory");
    let stage = restore(&path, &root, &table).expect("it can be read");
    assert_eq!(stage, first.stage);
    let on = settle(&root, &table, stage, 1, a_while).expect("nothing is forgotten");
    let proof = on.proof.expect("it is settled");
    assert_eq!(proof.claim().seat, Seat::North);
    let anew = Table::new(4).expect("some memory");
    let whole =
        settle(&root, &anew, Stage::first(&root), 1, a_while).expect("nothing is forgotten");
    assert!(on.stage.nodes < whole.stage.nodes + 10_000, "{:?} {:?}", on.stage, whole.stage);

    let other = AnyPosition::start(Rules::KujifunzaZanzibar);
    let refused = restore(&path, &other, &table).expect_err("another game");
    assert!(matches!(refused, CheckpointError::Other(_)), "{refused}");
    let mut bytes = fs::read(&path).expect("it is there");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&path, &bytes).expect("it can be written");
    let refused = restore(&path, &root, &table).expect_err("a flipped bit");
    assert!(matches!(refused, CheckpointError::Damaged), "{refused}");
    fs::write(&path, &bytes[..middle]).expect("it can be written");
    let refused = restore(&path, &root, &table).expect_err("it is cut short");
    assert!(matches!(refused, CheckpointError::Damaged), "{refused}");
    fs::remove_file(&path).expect("it is there");
}

#[test]
fn threads_find_the_same_value() {
    for (rules, winner) in
        [(Rules::Kujifunza, Seat::North), (Rules::KujifunzaZanzibar, Seat::South)]
    {
        let root = AnyPosition::start(rules);
        let table = Table::new(4).expect("some memory");
        let settled = settle(&root, &table, Stage::first(&root), 3, a_while).expect("a proof");
        assert_eq!(settled.proof.map(|proof| proof.claim().seat), Some(winner));
    }
}
