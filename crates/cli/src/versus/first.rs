//! The first opponent: who played in the terminal before the engine that is here today, kept as a
//! yardstick. Plain alpha-beta, one ply deeper each time, by counted seeds.
//!
//! He is never made any better.

mod counting;

use std::{collections::HashMap, time::Instant};

use bingwa_rules::{AnyPosition, Game, Move, Position, Seat};

use super::engine::Pace;
use counting::Counting;

/// More than any value.
const MOST: i32 = i32::MAX;
/// The value of a won game; a win in `n` plies is worth `n` less.
const WON: i32 = 1_000_000;
/// Beyond this a value is a proven result.
const PROVEN: i32 = WON - 10_000;
/// The deepest search, in plies.
const DEEPEST: u32 = 64;
/// Positions whose best move is remembered.
const REMEMBERED: usize = 1 << 16;
/// The clock is read once in so many nodes.
const CLOCK: u64 = 32;

/// What the first opponent plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Choice {
    pub(crate) played: Move,
    /// What it is worth to him, in centi-seeds; near [`WON`], or below zero as far, where proven.
    value: i32,
    /// Positions looked at.
    pub(crate) nodes: u64,
}

/// The move that the first opponent makes at a pace; `None` where the game is over.
pub(crate) fn choose(game: &Game, pace: Pace) -> Option<Choice> {
    if game.outcome().is_some() {
        return None;
    }
    match *game.position() {
        AnyPosition::Kiswahili(root) => search(game, root, pace),
        AnyPosition::KiswahiliZanzibar(root) => search(game, root, pace),
        AnyPosition::Kujifunza(root) => search(game, root, pace),
        AnyPosition::KujifunzaZanzibar(root) => search(game, root, pace),
        AnyPosition::Kigogo(root) => search(game, root, pace),
        AnyPosition::Kimasai(root) => search(game, root, pace),
        AnyPosition::Kingulu(root) => search(game, root, pace),
    }
}

/// The search was told to end.
struct Stopped;

struct Tree {
    most: Option<u64>,
    deadline: Option<Instant>,
    nodes: u64,
    /// How often each position of the game occurred so far.
    past: HashMap<u64, usize>,
    /// The positions between the game's last one and the one looked at.
    path: Vec<u64>,
    /// The best move found in a position, by its key. It only orders moves: values are never
    /// taken from here, because repetition makes them depend on the way to the position.
    remembered: Vec<(u64, Option<Move>)>,
}

fn search<P: Counting>(game: &Game, root: P, pace: Pace) -> Option<Choice> {
    let mut past = HashMap::new();
    for plies in 0..=game.len() {
        *past.entry(game.position_after(plies).key()).or_default() += 1;
    }
    let mut tree = Tree {
        most: pace.nodes,
        deadline: pace.time.and_then(|time| Instant::now().checked_add(time)),
        nodes: 0,
        past,
        path: Vec::new(),
        remembered: vec![(0, None); REMEMBERED],
    };
    let mut moves = children(&root, None);
    let mut choice = Choice { played: moves.first()?.0, value: root.worth(), nodes: 0 };
    for depth in 1..=pace.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST) {
        let stopped = tree.deepen(&mut moves, depth, &mut choice).is_err();
        if stopped || choice.value.abs() > PROVEN {
            break;
        }
    }
    choice.nodes = tree.nodes;
    Some(choice)
}

/// Every move and the position after it, the likely best one first.
fn children<P: Counting>(position: &P, likely: Option<Move>) -> Vec<(Move, P)> {
    let mut moves = Vec::with_capacity(24);
    position.expand(|played, after| moves.push((played, after)));
    moves.sort_by_cached_key(|(played, after)| (Some(*played) != likely, after.worth()));
    moves
}

impl Tree {
    /// Searches every move to a depth; the best one comes to the front of `moves` for the next.
    ///
    /// Where it is stopped halfway, what it found counts: the best move so far was looked at first.
    fn deepen<P: Counting>(
        &mut self,
        moves: &mut [(Move, P)],
        depth: u32,
        choice: &mut Choice,
    ) -> Result<(), Stopped> {
        let mut alpha = -MOST;
        for index in 0..moves.len() {
            let (played, after) = moves[index];
            let value = -self.negamax(&after, depth - 1, -MOST, -alpha)?;
            if value > alpha {
                alpha = value;
                (choice.played, choice.value) = (played, value);
                moves[..=index].rotate_right(1);
            }
        }
        Ok(())
    }

    /// The value of a position to its mover, as far as it lies between `alpha` and `beta`.
    fn negamax<P: Counting>(
        &mut self,
        position: &P,
        depth: u32,
        mut alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        self.enter()?;
        let key = position.key();
        if self.times(key) + 1 >= position.rules().repetitions() {
            return Ok(self.ended(position, position.repeated()));
        }
        if depth == 0 {
            return Ok(match position.outcome() {
                Some(outcome) => self.ended(position, outcome.winner),
                None => position.worth(),
            });
        }
        let slot = key as usize % REMEMBERED;
        let likely = self.remembered[slot];
        let moves = children(position, likely.1.filter(|_| likely.0 == key));
        if moves.is_empty() {
            let winner = position.outcome().and_then(|outcome| outcome.winner);
            return Ok(self.ended(position, winner));
        }
        self.path.push(key);
        let mut best = -MOST;
        for (played, after) in moves {
            let value = -self.negamax(&after, depth - 1, -beta, -alpha)?;
            if value > best {
                best = value;
                self.remembered[slot] = (key, Some(played));
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        self.path.pop();
        Ok(best)
    }

    /// Counts a position, unless a limit is reached.
    fn enter(&mut self) -> Result<(), Stopped> {
        let late = |deadline| Instant::now() >= deadline;
        if self.most.is_some_and(|most| self.nodes >= most)
            || (self.nodes.is_multiple_of(CLOCK) && self.deadline.is_some_and(late))
        {
            return Err(Stopped);
        }
        self.nodes += 1;
        Ok(())
    }

    /// How often a position occurred, in the game and on the way here.
    fn times(&self, key: u64) -> usize {
        let before = self.past.get(&key).copied().unwrap_or_default();
        before + self.path.iter().filter(|&&other| other == key).count()
    }

    /// The value of a game that ended in `position`.
    fn ended(&self, position: &impl Position, winner: Option<Seat>) -> i32 {
        // The move from the game's last position led to a path of none.
        let value = WON - (self.path.len() + 1) as i32;
        match winner {
            None => 0,
            Some(seat) if seat == position.turn() => value,
            Some(_) => -value,
        }
    }
}

#[cfg(test)]
mod tests {
    use bingwa_rules::Rules;

    use super::{super::opening::openings, *};

    fn nodes(most: u64) -> Pace {
        Pace { nodes: Some(most), ..Pace::default() }
    }

    #[test]
    fn he_plays_as_he_always_did() {
        // What the engine in which he was first here said of these positions.
        let answers = [
            (Rules::Kiswahili, "a8>", 320, 20_000),
            (Rules::KiswahiliZanzibar, "a8>", 320, 20_000),
            (Rules::Kujifunza, "a7<<", WON - 9, 5_541),
            (Rules::KujifunzaZanzibar, "b8>*", -5_060, 20_000),
            (Rules::Kigogo, "b10", 110, 20_000),
            (Rules::Kimasai, "a2", -310, 20_000),
            (Rules::Kingulu, "a6", -2_000, 20_000),
        ];
        for (rules, played, value, looked_at) in answers {
            let game = openings(rules, 1, 5, 1, None).expect("an opening").remove(0);
            let found = choose(&game, nodes(20_000)).expect("a game under way");
            let told = (found.played.to_string(), found.value, found.nodes);
            assert_eq!(told, (played.to_owned(), value, looked_at), "{rules}");
        }
    }

    #[test]
    fn he_keeps_to_his_pace() {
        let mut game = Game::new(AnyPosition::start(Rules::Kigogo));
        let choice = choose(&game, nodes(0)).expect("a move, however little he may look at");
        assert_eq!(choice.nodes, 0);
        let time = Some(std::time::Duration::from_millis(20));
        while game.outcome().is_none() && game.len() < 4 {
            let begun = Instant::now();
            let choice = choose(&game, Pace { time, ..Pace::default() }).expect("a move");
            assert!(begun.elapsed().as_millis() < 2_000 && choice.nodes > 0);
            game.play(choice.played).expect("a legal move");
        }
    }

    #[test]
    fn he_has_no_move_where_the_game_is_over() {
        let mut game = Game::new(AnyPosition::start(Rules::Kujifunza));
        while let Some(choice) = choose(&game, nodes(200)) {
            game.play(choice.played).expect("a legal move");
        }
        assert!(game.outcome().is_some());
    }
}
