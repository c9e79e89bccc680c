use bingwa_rules::Rules;

use super::*;
use crate::wins::Wins;

/// Positions near the ends of games of random moves.
fn endings(rules: Rules, games: u64) -> Vec<AnyPosition> {
    let mut endings = Vec::new();
    for seed in 0..games {
        let mut dice = fastrand::Rng::with_seed(seed);
        let mut line = vec![AnyPosition::start(rules)];
        while let Some(last) = line.last()
            && line.len() < 400
        {
            let legal = last.legal_moves();
            let Some(&played) = dice.choice(&legal) else { break };
            let after = last.play(played).expect("a legal move");
            line.push(after);
        }
        let near = line.len().saturating_sub(6);
        endings.extend_from_slice(&line[near..]);
    }
    endings
}

/// Whether a player wins within so many plies, as one would say it.
fn wins(position: &AnyPosition, claimant: Seat, plies: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(claimant);
    }
    if plies == 0 {
        return false;
    }
    let mut after = position
        .legal_moves()
        .into_iter()
        .map(|played| position.play(played).expect("a legal move"));
    if position.turn() == claimant {
        after.any(|after| wins(&after, claimant, plies - 1))
    } else {
        after.all(|after| wins(&after, claimant, plies - 1))
    }
}

#[test]
fn wins_are_those_of_the_plain_definition() {
    for rules in Rules::ALL {
        let (mut won, mut open) = (0, 0);
        for position in endings(rules, 12) {
            for claimant in Seat::ALL {
                let mut search = Wins::new(claimant, u64::MAX);
                for plies in [3, 0, 2, 1, 3] {
                    let found = search.within(&position, plies).expect("no limit");
                    assert_eq!(found, wins(&position, claimant, plies), "{position:?} {plies}");
                    if found { won += 1 } else { open += 1 }
                }
            }
        }
        assert!(won > 20 && open > 20, "{rules}: {won} {open}");
    }
}

#[test]
fn an_effort_that_is_spent_is_said() {
    let start = AnyPosition::start(Rules::Kigogo);
    assert_eq!(Wins::new(Seat::South, 10).distance(&start, 5), Err(Spent));
    assert_eq!(Puzzle::find(&start, 5, 10), Err(Spent));
}

/// What a puzzle says is what the plain definition says.
#[test]
fn a_win_is_the_only_one() {
    let mut found = 0;
    for rules in Rules::ALL.into_iter().filter(|rules| *rules != Rules::Kingulu) {
        for position in endings(rules, 24) {
            let Ok(Some(puzzle)) = Puzzle::find(&position, 1, 100_000) else { continue };
            let claimant = position.turn();
            assert_eq!(puzzle.goal, Goal::Win { plies: 1, alone: 1 + MORE });
            for played in position.legal_moves() {
                let after = position.play(played).expect("a legal move");
                let is_right = played == puzzle.solution[0];
                assert_eq!(wins(&after, claimant, 0), is_right, "{position:?} {played}");
                assert_eq!(wins(&after, claimant, MORE), is_right, "{position:?} {played}");
            }
            found += 1;
        }
    }
    assert!(found > 10, "{found}");
}

/// The solution is played to the end that is claimed, and no answer holds out longer.
#[test]
fn a_solution_meets_the_longest_defence() {
    let mut found = 0;
    for rules in [Rules::Kujifunza, Rules::Kiswahili, Rules::Kimasai] {
        for position in endings(rules, 40) {
            let Ok(Some(puzzle)) = Puzzle::find(&position, 3, 100_000) else { continue };
            let Goal::Win { plies, .. } = puzzle.goal else { panic!("a win") };
            assert_eq!(puzzle.solution.len() as u32, plies);
            let claimant = position.turn();
            let mut now = position;
            for (&played, left) in puzzle.solution.iter().zip((0..plies).rev()) {
                now = now.play(played).expect("a legal move");
                assert!(wins(&now, claimant, left));
                assert!(left == 0 || !wins(&now, claimant, left - 1));
            }
            assert_eq!(now.outcome().and_then(|outcome| outcome.winner), Some(claimant));
            found += usize::from(plies == 3);
        }
    }
    assert!(found > 0);
}

#[test]
fn a_margin_is_given_up_by_every_other_move() {
    let position = AnyPosition::start(Rules::Kingulu);
    let puzzle = Puzzle::find(&position, 0, 1 << 22).expect("a bounded search").expect("a puzzle");
    assert_eq!(puzzle.goal, Goal::Margin { margin: 4, next: -4 });
    assert_eq!(puzzle.solution[0].to_string(), "A3");
}

#[test]
fn the_same_seen_from_north_is_the_same_puzzle() {
    let mut found = 0;
    for rules in Rules::ALL {
        for position in endings(rules, 8) {
            let Ok(Some(puzzle)) = Puzzle::find(&position, 3, 50_000) else { continue };
            let other = Puzzle::find(&position.rotated(), 3, 50_000).ok().flatten();
            let turned = other.expect("a puzzle, too");
            let solution: Vec<_> = turned.solution.iter().map(|played| played.rotated()).collect();
            assert_eq!((puzzle.goal, puzzle.rating), (turned.goal, turned.rating));
            assert_eq!((puzzle.themes, puzzle.solution), (turned.themes, solution));
            found += 1;
        }
    }
    assert!(found > 10, "{found}");
}

/// Right moves are answered by the longest defence, wrong ones by what refutes them.
#[test]
fn every_move_is_answered() {
    let (mut right, mut wrong) = (0, 0);
    for position in endings(Rules::Kujifunza, 60) {
        let Ok(Some(puzzle)) = Puzzle::find(&position, 3, 100_000) else { continue };
        let Goal::Win { plies: 3, .. } = puzzle.goal else { continue };
        let claimant = position.turn();
        for played in position.legal_moves() {
            let after = position.play(played).expect("a legal move");
            let Answer { is_right, played: answered, left, .. } =
                answer(&position, &after, 3, 1 << 20).expect("so much is enough");
            assert_eq!(is_right, played == puzzle.solution[0]);
            if is_right {
                assert_eq!((answered, left), (puzzle.solution.get(1).copied(), 1));
                right += 1;
            } else if let Some(answered) = answered {
                let refuted = after.play(answered).expect("a legal move");
                assert!(!wins(&refuted, claimant, 1));
                wrong += 1;
            } else {
                assert!(after.outcome().is_some());
            }
        }
    }
    assert!(right > 0 && wrong > 0, "{right} {wrong}");
}

#[test]
fn kingulu_is_answered_by_best_moves() {
    let start = AnyPosition::start(Rules::Kingulu);
    let after = |name: &str| {
        let found = start.legal_moves().into_iter().find(|played| played.to_string() == name);
        start.play(found.expect("a legal move")).expect("a legal move")
    };
    let right = answer(&start, &after("A3"), 0, 1 << 22).expect("so much is enough");
    assert_eq!((right.is_right, right.margin), (true, Some(4)));
    let wrong = answer(&start, &after("A4"), 0, 1 << 22).expect("so much is enough");
    assert_eq!((wrong.is_right, wrong.margin), (false, Some(-10)));
    assert!(wrong.played.is_some());
    assert_eq!(answer(&start, &after("A4"), 0, 1), Err(Spent));
}
