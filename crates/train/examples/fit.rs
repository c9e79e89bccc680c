//! Learns what holes are worth from games of the engine against itself:
//!
//!     cargo run --release -p bingwa-train --example fit -- RULES FILE SHARDS...
//!
//! fits the weights of the judge (logistic regression by Adam, towards results and scores in equal
//! parts), and writes them to a file in the form that `bingwa-engine` has them in. The same arguments
//! give the same file.

use std::path::PathBuf;

use bingwa_engine::{Score, features, unit};
use bingwa_rules::Rules;
use bingwa_train::Shard;

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
    let mut arguments = std::env::args().skip(1);
    let (Some(rules), Some(file)) = (arguments.next(), arguments.next()) else {
        return Err("expected RULES FILE SHARDS...".into());
    };
    let rules: Rules = rules.parse()?;
    let samples = read(rules, &arguments.map(PathBuf::from).collect::<Vec<_>>())?;
    println!("{} positions", samples.len());
    let scale = unit(rules);
    let weights = fit_weights(&samples, scale, &mut fastrand::Rng::with_seed(1));
    let rounded = weights.iter().map(|weight| (weight * scale).round() as i16);
    std::fs::write(file, rounded.flat_map(i16::to_le_bytes).collect::<Vec<_>>())?;
    Ok(())
}

/// The positions of all games that have an end.
fn read(rules: Rules, shards: &[PathBuf]) -> Result<Vec<Sample>, Box<dyn std::error::Error>> {
    let mut samples = Vec::new();
    for path in shards {
        for game in Shard::open_for(path, rules)? {
            game?.samples(rules, |sample| {
                let score = match sample.score {
                    Score::Seeds(score) => f64::from(score),
                    Score::Win(_) => 10_000.0,
                    Score::Loss(_) => -10_000.0,
                };
                let places = features(&sample.position);
                let result = sample.result.map(f64::from);
                samples.extend(result.map(|result| Sample { places, score, result }));
            })?;
        }
    }
    Ok(samples)
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
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
