//! The player as its users see it.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use bingwa_engine::{Level, Limits, Score, SearchResult, search};
use bingwa_rules::{AnyPosition, Game, Move, Position, Rules, Seat, read_move};

fn run(game: &Game, limits: Limits) -> Option<SearchResult> {
    search(game, &limits, &AtomicBool::new(false), |_| ())
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// A small generator, so that the games below are the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % sides
    }
}

/// A game of random moves to its end, or to 2,000 plies.
fn random_game(rules: Rules, dice: &mut Dice) -> Game {
    let mut game = Game::new(AnyPosition::start(rules));
    while game.outcome().is_none() && game.len() < 2_000 {
        let moves = game.position().legal_moves();
        game.play(moves[dice.roll(moves.len())]).expect("a legal move");
    }
    game
}

/// The proven result within `depth` plies, by trying everything: plies and whether it is won.
fn proven(game: &mut Game, depth: u32) -> Option<(bool, u32)> {
    if let Some(outcome) = game.outcome() {
        return outcome.winner.map(|seat| (seat == game.position().turn(), 0));
    }
    if depth == 0 {
        return None;
    }
    let mut won: Option<u32> = None;
    let mut lost: Option<u32> = Some(0);
    for played in game.position().legal_moves() {
        game.play(played).expect("a legal move");
        match proven(game, depth - 1) {
            Some((false, n)) => won = Some(won.map_or(n + 1, |m| m.min(n + 1))),
            Some((true, n)) => lost = lost.map(|m| m.max(n + 1)),
            None => lost = None,
        }
        game.undo();
    }
    won.map(|n| (true, n)).or(lost.map(|n| (false, n)))
}

#[test]
fn near_ends_are_proven_as_by_trying_everything() {
    for rules in Rules::ALL {
        let mut dice = Dice(rules as u64 + 1);
        let mut found = [0; 4];
        for _ in 0..400 {
            let mut game = random_game(rules, &mut dice);
            for _ in 0..=dice.roll(3) {
                game.undo();
            }
            if game.outcome().is_some() || found[1].min(found[2]).min(found[3]) >= 5 {
                continue;
            }
            let expected = proven(&mut game, 3);
            let result = run(&game, Limits { depth: 3, ..Limits::default() }).expect("a move");
            match expected {
                Some((won, n)) => {
                    let score = if won { Score::Win(n) } else { Score::Loss(n) };
                    assert_eq!(result.score, score, "{rules}: {}", game.position());
                    assert_eq!(result.line.len(), n as usize, "{rules}: {}", game.position());
                    found[n as usize] += 1;
                }
                None => {
                    // Forced moves cost no depth, so that it may see further.
                    let (won, most) = match result.score {
                        Score::Win(n) => (true, n),
                        Score::Loss(n) => (false, n),
                        Score::Seeds(_) => continue,
                    };
                    assert!(most > 3, "{rules}: {}", game.position());
                    let true_in = proven(&mut game, most.min(6)).filter(|_| most <= 6);
                    let fits = true_in.is_none_or(|(w, n)| w == won && n <= most);
                    assert!(
                        fits && (most > 6 || true_in.is_some()),
                        "{rules}: {}",
                        game.position()
                    );
                }
            }
        }
        assert!(found[1] > 0 && found[2] > 0 && found[3] > 0, "{rules}: {found:?}");
    }
}

#[test]
fn every_line_is_legal() {
    for rules in Rules::ALL {
        let mut dice = Dice(7);
        let mut game = random_game(rules, &mut dice);
        while game.len() > 12 || game.outcome().is_some() {
            game.undo();
        }
        let result = run(&game, nodes(3_000)).expect("a move");
        assert_eq!(result.line[0], result.best);
        for played in result.line {
            game.play(played).expect("a legal move");
        }
    }
}

/// A game between two levels, each held to so many nodes; who won.
fn duel(rules: Rules, players: [Level; 2], most: u64, seed: u64) -> Option<Seat> {
    let mut game = Game::new(AnyPosition::start(rules));
    while game.outcome().is_none() {
        let level = players[game.position().turn().index()];
        let limits = level.limits(rules, seed + game.len() as u64);
        let limits = Limits { nodes: Some(most), time: None, ..limits };
        let found = run(&game, limits).expect("a game under way has a best move");
        game.play(found.best).expect("a legal move");
        assert!(game.len() < 5_000, "{rules}: no end");
    }
    assert_eq!(run(&game, nodes(10)), None);
    game.outcome().and_then(|outcome| outcome.winner)
}

#[test]
fn it_plays_itself_to_the_end_and_the_better_level_wins_more() {
    let (learner, expert) = (Level::new(1).expect("a level"), "fundi".parse().expect("a level"));
    for rules in Rules::ALL {
        let mut points = 0;
        for seed in 0..4 {
            for (seat, players) in
                [(Seat::South, [expert, learner]), (Seat::North, [learner, expert])]
            {
                match duel(rules, players, 800, 1_000 * seed) {
                    Some(winner) if winner == seat => points += 2,
                    Some(_) => {}
                    None => points += 1,
                }
            }
        }
        assert!(points >= 10, "{rules}: {points} of 16 points");
    }
}

#[test]
fn a_game_over_has_no_best_move() {
    let text = "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,3,0,0,0/0,0,0,0,0,0,0,0 N 0,0";
    let over = AnyPosition::parse(Rules::Kujifunza, text).expect("a position");
    assert_eq!(run(&Game::new(over), Limits::default()), None);
}

#[test]
fn nodes_are_never_exceeded() {
    let game = Game::new(AnyPosition::start(Rules::Kujifunza));
    for most in [0, 1, 2, 31, 1_000] {
        let result = run(&game, nodes(most)).expect("a move, however little it may look at");
        assert_eq!(result.nodes, most);
        assert!(game.position().legal_moves().contains(&result.best));
    }
}

#[test]
fn depth_and_seed_decide_the_result() {
    for rules in Rules::ALL {
        let game = Game::new(AnyPosition::start(rules));
        let limits = Limits { depth: 3, noise: 500, seed: 9, ..Limits::default() };
        let first = run(&game, limits);
        assert_eq!(first, run(&game, limits));
        assert_eq!(first.map(|found| found.depth), Some(3));
    }
    let game = Game::new(AnyPosition::start(Rules::Kigogo));
    let moves: std::collections::BTreeSet<Move> = (0..20)
        .map(|seed| {
            run(&game, Level::new(1).expect("a level").limits(Rules::Kigogo, seed))
                .expect("a move")
                .best
        })
        .collect();
    assert!(moves.len() > 1, "a learner varies: {moves:?}");
}

#[test]
fn a_deadline_that_has_passed_ends_the_search() {
    let game = Game::new(AnyPosition::start(Rules::Kiswahili));
    let result = run(&game, Limits { time: Some(Duration::ZERO), ..Limits::default() });
    assert_eq!(result.expect("a move").nodes, 0);
    // Without any limit but the time it comes back at all.
    let short = Duration::from_millis(30);
    let result = run(&game, Limits { time: Some(short), ..Limits::default() });
    assert!(result.expect("a move").nodes > 0);
}

#[test]
fn the_flag_stops_it() {
    let game = Game::new(AnyPosition::start(Rules::Kujifunza));
    let stop = AtomicBool::new(true);
    let result = search(&game, &Limits::default(), &stop, |_| ()).expect("a move");
    assert_eq!(result.nodes, 0);
    let stop = AtomicBool::new(false);
    let mut depths = Vec::new();
    let result = search(&game, &Limits::default(), &stop, |info| {
        depths.push(info.depth);
        stop.store(info.depth == 3, Ordering::Relaxed);
    });
    assert_eq!((depths, result.expect("a move").depth), (vec![1, 2, 3], 3));
}

#[test]
fn a_repetition_is_seen_coming() {
    // One stone each, walking round; neither can take the other before a position comes back.
    for rules in [Rules::Kimasai, Rules::Kigogo] {
        let row = "0,0,0,0,0,0,0,0,0,0,0,0";
        let text = format!("{row}/1{}/{row}/1{} S", &row[1..], &row[1..]);
        let mut game = Game::new(AnyPosition::parse(rules, &text).expect("a position"));
        while game.outcome().is_none() {
            let before = game.len();
            let result = run(&game, Limits { depth: 2, ..Limits::default() }).expect("a move");
            let mut next = game.clone();
            next.play(result.best).expect("a legal move");
            if next.outcome().is_some_and(|outcome| outcome.winner.is_none()) {
                assert_eq!(result.score, Score::Seeds(0));
            }
            game = next;
            assert!(game.len() > before && game.len() < 200);
        }
    }
}

#[test]
fn an_endless_move_is_not_considered() {
    let text = "0,0,0,0,0,0,0,0/0,0,0,0,9,0,0,1/1,6,3,1,0,5,4,0/2,1,0,5,0,3,0,1 S 11,11 - -";
    let position = AnyPosition::parse(Rules::Kiswahili, text).expect("a position");
    assert!(read_move(&position, "A3<").is_err());
    let result = run(&Game::new(position), nodes(2_000)).expect("a move");
    assert_ne!(result.best.to_string(), "A3<");
}

#[test]
fn levels_have_numbers_and_names() {
    for number in 1..=Level::MOST.number() {
        let level = Level::new(number).expect("a level");
        assert_eq!(number.to_string().parse(), Ok(level));
    }
    assert_eq!("bingwa".parse(), Ok(Level::MOST));
    for wrong in ["0", "21", "", "-1", "strong"] {
        assert!(wrong.parse::<Level>().is_err(), "{wrong}");
    }
    assert_eq!(Level::default().to_string(), "mchezaji 7");
    assert_eq!("Mwanafunzi".parse::<Level>().map(Level::number), Ok(5));
}
