//! Learns what holes are worth from games that the engine plays against itself, and how a score
//! tells the chance to win:
//!
//!     cargo run --release -p bingwa-engine --example fit -- RULES GAMES NODES SEED FILE
//!
//! plays that many games, each from a random opening of its own and with that many positions looked
//! at for a move; prints the scale by which the scores foretold the results; fits the weights of
//! the judge (logistic regression by Adam, towards results and scores in equal parts); and writes
//! them to the file that `src/judge.rs` includes. The same arguments give the same file.

use std::{collections::HashSet, sync::atomic::AtomicBool};

use bingwa_engine::{Engine, Judgement, Limits, Score, features};
use bingwa_rules::{AnyPosition, Game, Position as _, Rules};

/// A game that lasts longer is left out.
const LONGEST: usize = 1_000;
/// Of so many positions one is kept aside, to see whether the fit holds for positions not learnt.
const ASIDE: usize = 10;
const EPOCHS: usize = 40;
const BATCH: usize = 256;

/// A position of a game, for the player to move.
struct Sample {
    places: Vec<usize>,
    /// What the search said, in centi-seeds; a proof says the result.
    score: f64,
    /// 1 for a win, 0.5 for a draw, 0 for a loss.
    result: f64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [rules, games, nodes, seed, file] = arguments.as_slice() else {
        return Err("expected RULES GAMES NODES SEED FILE".into());
    };
    let (rules, games, nodes): (Rules, usize, u64) =
        (rules.parse()?, games.parse()?, nodes.parse()?);
    let mut dice = fastrand::Rng::with_seed(seed.parse()?);
    let samples = play(rules, games, nodes, &mut dice)?;
    let (scale, draw) = fit_scale(&samples);
    println!("{} positions; scale {scale:.0}, draws {draw:.0} centi-seeds", samples.len());
    let weights = fit_weights(&samples, scale, &mut dice);
    if !weights.is_empty() {
        let rounded = weights.iter().map(|weight| (weight * scale).round() as i16);
        std::fs::write(file, rounded.flat_map(i16::to_le_bytes).collect::<Vec<_>>())?;
    }
    Ok(())
}

/// Plays games against itself.
fn play(
    rules: Rules,
    games: usize,
    nodes: u64,
    dice: &mut fastrand::Rng,
) -> Result<Vec<Sample>, Box<dyn std::error::Error>> {
    let mut engine = Engine::new(4, 1)?;
    engine.judge_by(Judgement::Weights);
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let (mut samples, mut openings) = (Vec::new(), HashSet::new());
    let mut played = 0;
    while played < games {
        let mut game = opening(rules, dice);
        if game.outcome().is_some() || !openings.insert(game.position().key()) {
            continue;
        }
        engine.forget();
        played += 1;
        let mut seen = Vec::new();
        while game.outcome().is_none() && game.len() < LONGEST {
            let position = *game.position();
            let stop = AtomicBool::new(false);
            let Some(found) = engine.search(&game, &limits, &[], &stop, |_| ()) else { break };
            seen.push((position, found.score));
            // Now and then another move, so that not every position comes from best play.
            let legal = position.legal_moves();
            let stray = dice.usize(0..20) == 0 && !found.score.is_proven();
            game.play(if stray { legal[dice.usize(0..legal.len())] } else { found.best })?;
        }
        let Some(outcome) = game.outcome() else { continue };
        for (position, score) in seen {
            let result = match outcome.winner {
                None => 0.5,
                Some(winner) => f64::from(u8::from(winner == position.turn())),
            };
            let score = match score {
                Score::Seeds(score) => f64::from(score),
                Score::Win(_) => 10_000.0,
                Score::Loss(_) => -10_000.0,
            };
            samples.push(Sample { places: features(&position), score, result });
        }
        if played % 500 == 0 {
            println!("{played} games, {} positions", samples.len());
        }
    }
    Ok(samples)
}

/// A game after some random moves.
fn opening(rules: Rules, dice: &mut fastrand::Rng) -> Game {
    let mut game = Game::new(AnyPosition::start(rules));
    for _ in 0..dice.usize(2..12) {
        let legal = game.position().legal_moves();
        if game.outcome().is_some() || legal.is_empty() {
            break;
        }
        let _ = game.play(legal[dice.usize(0..legal.len())]);
    }
    game
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// The scale and the half-width of draws under which the results are likeliest, in centi-seeds: a
/// score `x` wins with the chance `logistic((x - draw) / scale)`, and loses likewise.
fn fit_scale(samples: &[Sample]) -> (f64, f64) {
    let open: Vec<&Sample> = samples.iter().filter(|s| s.score.abs() < 9_999.0).collect();
    let unlikeliness = |scale: f64, draw: f64| -> f64 {
        let chance = |sample: &&Sample| {
            let win = logistic((sample.score - draw) / scale);
            let loss = logistic((-sample.score - draw) / scale);
            let chance = match sample.result {
                1.0 => win,
                0.0 => loss,
                _ => 1.0 - win - loss,
            };
            -chance.max(1e-9).ln()
        };
        open.iter().map(chance).sum::<f64>() / open.len() as f64
    };
    let mut best = (f64::MAX, 100.0, 0.0);
    for step in 0..60 {
        let scale = 50.0 * 1.08_f64.powi(step);
        for width in 0..60 {
            let draw = f64::from(width) * scale / 30.0;
            let found = unlikeliness(scale, draw);
            if found < best.0 {
                best = (found, scale, draw);
            }
        }
    }
    println!("scores foretell results with {:.4} nats a position", best.0);
    (best.1, best.2)
}

/// Weights whose sum, through the logistic function, comes near results and scores.
fn fit_weights(samples: &[Sample], scale: f64, dice: &mut fastrand::Rng) -> Vec<f64> {
    let count = samples.iter().flat_map(|s| &s.places).max().map_or(0, |most| most + 1);
    let target = |sample: &Sample| 0.5 * sample.result + 0.5 * logistic(sample.score / scale);
    let (aside, learnt): (Vec<_>, Vec<_>) =
        samples.iter().enumerate().partition(|(index, _)| index % ASIDE == 0);
    let mut weights: Vec<f64> = vec![0.0; count];
    let (mut mean, mut square) = (vec![0.0_f64; count], vec![0.0_f64; count]);
    let mut order: Vec<usize> = (0..learnt.len()).collect();
    let mut step = 0;
    for epoch in 0..EPOCHS {
        dice.shuffle(&mut order);
        let rate = 0.01 * 0.5 * (1.0 + (std::f64::consts::PI * epoch as f64 / EPOCHS as f64).cos());
        for batch in order.chunks(BATCH) {
            let mut slope = vec![0.0_f64; count];
            for &index in batch {
                let sample = learnt[index].1;
                let sum: f64 = sample.places.iter().map(|&place| weights[place]).sum();
                let error = logistic(sum) - target(sample);
                for &place in &sample.places {
                    slope[place] += error / batch.len() as f64;
                }
            }
            step += 1;
            let moments = mean.iter_mut().zip(&mut square);
            for ((weight, slope), (mean, square)) in weights.iter_mut().zip(slope).zip(moments) {
                // Rare counts stay near nothing.
                let slope: f64 = slope + 1e-5 * *weight;
                *mean = 0.9 * *mean + 0.1 * slope;
                *square = 0.999 * *square + 0.001 * slope * slope;
                let mean = *mean / (1.0 - 0.9_f64.powi(step));
                let square: f64 = *square / (1.0 - 0.999_f64.powi(step));
                *weight -= rate * mean / (square.sqrt() + 1e-8);
            }
        }
        if epoch % 10 == 9 {
            let error: f64 = aside
                .iter()
                .map(|(_, sample)| {
                    let sum: f64 = sample.places.iter().map(|&place| weights[place]).sum();
                    (logistic(sum) - sample.result).powi(2)
                })
                .sum();
            println!("epoch {}: squared error aside {:.4}", epoch + 1, error / aside.len() as f64);
        }
    }
    weights
}
