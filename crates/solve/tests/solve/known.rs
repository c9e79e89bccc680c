//! What is told of a position is so: held against plain solutions, and played out against the engine.

use std::{
    collections::{HashMap, HashSet},
    sync::atomic::AtomicBool,
};

use bingwa_engine::{Engine, Level, Limits};
use bingwa_rules::{AnyPosition, Game, Move, Position, Rules, Seat};
use bingwa_solve::known::{Effort, Knowledge, Known, Plies, Source, Verdict};

/// No test asks a clock.
const EFFORT: Effort = Effort { nodes: 1 << 22, time: None };

fn start(rules: Rules) -> Game {
    Game::new(AnyPosition::start(rules))
}

/// A game of so many random moves from a position.
fn wander(from: AnyPosition, plies: usize, random: &mut fastrand::Rng) -> Game {
    let mut game = Game::new(from);
    while game.len() < plies && game.outcome().is_none() {
        let moves = game.position().legal_moves();
        game.play(moves[random.usize(..moves.len())]).expect("a legal move");
    }
    game
}

/// Plain solution: who can force a win in a graph of positions, in how many plies; by going round
/// until nothing changes.
fn solution(root: &AnyPosition) -> Option<HashMap<AnyPosition, (Seat, u32)>> {
    let mut met = HashSet::from([*root]);
    let mut open = vec![*root];
    while let Some(position) = open.pop() {
        position.expand(|_, after| {
            if met.insert(after) {
                open.push(after);
            }
        });
        if met.len() > 20_000 {
            return None;
        }
    }
    let mut won: HashMap<AnyPosition, (Seat, u32)> = HashMap::new();
    for plies in 0..10_000 {
        let before = won.len();
        let mut fresh = Vec::new();
        for position in met.iter().filter(|position| !won.contains_key(*position)) {
            if let Some(outcome) = position.outcome() {
                fresh.extend(outcome.winner.map(|seat| (*position, (seat, 0))));
                continue;
            }
            let turn = position.turn();
            let (mut wins, mut loses) = (false, true);
            position.expand(|_, after| match won.get(&after) {
                Some((seat, _)) if *seat == turn => (wins, loses) = (true, false),
                Some(_) => {}
                None => loses = false,
            });
            if wins {
                fresh.push((*position, (turn, plies)));
            } else if loses {
                fresh.push((*position, (turn.other(), plies)));
            }
        }
        won.extend(fresh);
        if won.len() == before && plies > 0 {
            break;
        }
    }
    Some(won)
}

#[test]
fn proofs_agree_with_a_plain_solution() {
    let known = Knowledge::bare();
    let mut random = fastrand::Rng::with_seed(5);
    let mut kinds = [0; 3];
    for round in 0..600 {
        let rules = [Rules::Kujifunza, Rules::KujifunzaZanzibar][round % 2];
        let seeds = 6 + random.u8(..10);
        let Some(root) = thrown(rules, seeds, &mut random) else { continue };
        let Some(won) = solution(&root) else { continue };
        let Known { verdict, best, source } = known.ask(&Game::new(root), EFFORT).expect("settled");
        assert_eq!(source, Source::Proof);
        let after = |played: &Move| won.get(&root.play(*played).expect("legal")).map(|at| at.0);
        match (won.get(&root), verdict) {
            (Some((seat, least)), Verdict::Wins { winner, plies: Plies::AtMost(plies) }) => {
                assert_eq!((*seat, plies >= *least), (winner, true), "{rules} {root}");
                assert!(
                    !best.is_empty() && best.iter().all(|played| after(played) == Some(winner))
                );
                kinds[usize::from(winner != root.turn())] += 1;
            }
            (None, Verdict::Draw) => {
                let kept: Vec<Move> = root
                    .legal_moves()
                    .into_iter()
                    .filter(|played| after(played).is_none())
                    .collect();
                assert_eq!(best.as_slice(), kept, "{rules} {root}");
                kinds[2] += 1;
            }
            (plain, told) => panic!("{rules} {root}: {plain:?} and {told}"),
        }
    }
    assert!(kinds[0] > 10 && kinds[1] > 10, "{kinds:?}");
}

/// Few seeds, thrown at random, in a position where the game is not over.
fn thrown(rules: Rules, seeds: u8, random: &mut fastrand::Rng) -> Option<AnyPosition> {
    let (columns, hands) = match rules {
        Rules::Kigogo | Rules::Kimasai => (12, ""),
        _ => (8, " 0,0"),
    };
    let mut holes = [[0u8; 12]; 4];
    for _ in 0..seeds {
        let (row, column) = (random.usize(..4), random.usize(..columns));
        if rules == Rules::Kimasai && holes[row][column] > 0 {
            return None;
        }
        holes[row][column] += 1;
    }
    let row = |row: &[u8; 12]| row.map(|seeds| seeds.to_string())[..columns].join(",");
    let turn = if random.bool() { 'S' } else { 'N' };
    let text = format!("{} {turn}{hands}", holes.each_ref().map(row).join("/"));
    let position = AnyPosition::parse(rules, &text).ok()?;
    position.outcome().is_none().then_some(position)
}

#[test]
fn endings_are_reached_in_the_plies_told() {
    let known = Knowledge::built_in();
    let mut random = fastrand::Rng::with_seed(11);
    for rules in [Rules::Kigogo, Rules::Kimasai] {
        let mut played = 0;
        while played < 150 {
            let Some(position) = thrown(rules, 5, &mut random) else { continue };
            let mut game = Game::new(position);
            let first = known.ask(&game, EFFORT).expect("in the tables");
            let Verdict::Wins { winner, plies: Plies::Exactly(plies) } = first.verdict else {
                continue;
            };
            while game.outcome().is_none() {
                let now = known.ask(&game, EFFORT).expect("it goes on in the tables");
                let left = plies - game.len() as u32;
                let wanted = Verdict::Wins { winner, plies: Plies::Exactly(left) };
                assert_eq!(now.verdict, wanted, "{position}");
                game.play(now.best[random.usize(..now.best.len())]).expect("legal");
            }
            let end = game.outcome().and_then(|outcome| outcome.winner);
            assert_eq!((end, game.len() as u32), (Some(winner), plies), "{position}");
            played += 1;
        }
    }
}

/// COM-7, KIG-8: what is told of a game with a past holds in that game, whatever the loser plays.
#[test]
fn a_win_is_told_only_where_no_past_position_can_draw_it() {
    let known = Knowledge::built_in();
    let mut random = fastrand::Rng::with_seed(3);
    let (mut told, mut silent) = (0, 0);
    for _ in 0..20_000 {
        let seeds = 3 + random.u8(..3);
        let Some(position) = thrown(Rules::Kigogo, seeds, &mut random) else { continue };
        let plies = random.usize(..14);
        let mut game = wander(position, plies, &mut random);
        if game.outcome().is_some() {
            continue;
        }
        let Some(now) = known.ask(&game, EFFORT) else {
            silent += 1;
            continue;
        };
        let Verdict::Wins { winner, plies: Plies::Exactly(plies) } = now.verdict else { continue };
        told += 1;
        let most = game.len() + plies as usize;
        while game.outcome().is_none() {
            let moves = match game.position().turn() == winner {
                true => known.ask(&game, EFFORT).expect("it stays told").best,
                false => game.position().legal_moves(),
            };
            game.play(moves[random.usize(..moves.len())]).expect("legal");
        }
        let end = game.outcome().and_then(|outcome| outcome.winner);
        assert!(end == Some(winner) && game.len() <= most, "{position}");
    }
    assert!(told > 1_000 && silent > 10, "{told} told, {silent} not");
}

/// The engine's move at a level.
fn engine_move(engine: &Engine, game: &Game, level: u8, seed: u64) -> Move {
    let rules = game.position().rules();
    let limits = Level::new(level).expect("a level").limits(rules, seed);
    let limits = Limits { time: None, nodes: limits.nodes.map(|most| most.min(20_000)), ..limits };
    let found = engine.search(game, &limits, &[], &AtomicBool::new(false), |_| ());
    found.expect("a game under way").best
}

#[test]
fn the_learners_game_is_won_against_every_level() {
    let known = Knowledge::built_in();
    for (rules, winner) in
        [(Rules::Kujifunza, Seat::North), (Rules::KujifunzaZanzibar, Seat::South)]
    {
        for level in 1..=Level::MOST.number() {
            let (engine, mut game) = (Engine::new(4, 1).expect("memory"), start(rules));
            let mut left = None;
            while game.outcome().is_none() {
                let now = known.ask(&game, EFFORT).expect("the proof has it");
                let Verdict::Wins { winner: said, plies: Plies::AtMost(plies) } = now.verdict
                else {
                    panic!("{rules}: {}", now.verdict);
                };
                assert!(said == winner && left.is_none_or(|left| plies < left), "{rules}");
                left = Some(plies);
                let played = match game.position().turn() == winner {
                    true => now.best[0],
                    false => engine_move(&engine, &game, level, 7),
                };
                game.play(played).expect("legal");
            }
            let end = game.outcome().and_then(|outcome| outcome.winner);
            assert_eq!(end, Some(winner), "{rules} against level {level}");
        }
    }
}

#[test]
fn kingulu_keeps_its_margin_against_the_best_level() {
    let known = Knowledge::built_in();
    let mut random = fastrand::Rng::with_seed(2);
    for round in 0..6 {
        let mut game = wander(AnyPosition::start(Rules::Kingulu), round, &mut random);
        let (engine, perfect) = (Engine::new(4, 1).expect("memory"), Seat::ALL[round % 2]);
        let mut least = None;
        while game.outcome().is_none() {
            let now = known.ask(&game, EFFORT).expect("every position is solved");
            let Verdict::Margin(south) = now.verdict else { panic!("{}", now.verdict) };
            let margin = if perfect == Seat::South { south } else { -south };
            assert!(least.is_none_or(|least| margin >= least), "{}", game.position());
            least = Some(margin);
            let played = match game.position().turn() == perfect {
                true => now.best[0],
                false => engine_move(&engine, &game, Level::MOST.number(), 0),
            };
            game.play(played).expect("legal");
        }
        let score = game.outcome().and_then(|outcome| outcome.score).expect("it is scored");
        let [south, north] = score.map(i32::from);
        let margin = if perfect == Seat::South { south - north } else { north - south };
        assert_eq!(Some(margin), least);
    }
}

#[test]
fn the_start_positions_are_known() {
    let known = Knowledge::built_in();
    let told = |rules| known.ask(&start(rules), EFFORT).map(|known| known.verdict.to_string());
    let wanted = "North wins, in 32 plies at the most";
    assert_eq!(told(Rules::Kujifunza).as_deref(), Some(wanted));
    let wanted = "South wins, in 25 plies at the most";
    assert_eq!(told(Rules::KujifunzaZanzibar).as_deref(), Some(wanted));
    assert_eq!(told(Rules::Kingulu).as_deref(), Some("South by 4"));
    let kingulu = known.ask(&start(Rules::Kingulu), EFFORT).expect("known");
    assert_eq!(kingulu.best.iter().map(Move::to_string).collect::<Vec<_>>(), ["A3"]);
    for open in [Rules::Kiswahili, Rules::KiswahiliZanzibar, Rules::Kigogo, Rules::Kimasai] {
        assert_eq!(told(open), None);
    }
}
