//! What scores foretell of results: the numbers of [`Chances`], found from games, and how well they
//! hold.

use std::{collections::BTreeMap, path::PathBuf};

use bingwa_engine::{Chances, Score};
use bingwa_rules::Rules;

use crate::shard::{Shard, ShardError};

/// Chances are looked at in so many classes of equal width.
pub const CLASSES: usize = 10;

/// How far two scales are from each other that are tried one after the other.
const STEP: f64 = 1.02;

/// A chance is never told as less than this, so that no single game decides.
const LEAST: f64 = 1e-9;

/// How often each score, in centi-seeds, was followed by a loss, a draw and a win of who moved.
#[derive(Default)]
pub struct Tally(BTreeMap<i32, [u64; 3]>);

/// What turns a score into chances, in centi-seeds; see [`Chances`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    /// The score that wins with a chance of e to 1.
    pub scale: f64,
    /// The half-width of draws.
    pub draw: f64,
    /// How unlikely the results were, in nats a position.
    pub nats: f64,
}

/// Positions of which much the same was foretold.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Class {
    /// How many there are.
    pub positions: u64,
    /// The points that were foretold, on average; a won game has one.
    pub foretold: f64,
    /// The points that were got, on average.
    pub got: f64,
}

/// What was found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Calibration {
    /// Games.
    pub games: usize,
    /// Positions whose score was no proof, and whose game had an end.
    pub positions: u64,
    /// The numbers under which the results are likeliest.
    pub best: Fit,
    /// The numbers that the program has.
    pub told: Fit,
    /// What the program foretells, from the worst chances to the best.
    pub classes: [Class; CLASSES],
}

/// Sees what the scores of shards foretold of the results of their games.
///
/// # Errors
///
/// Where a shard can't be used, or is of games under other rules.
pub fn calibrate(rules: Rules, shards: &[PathBuf]) -> Result<Calibration, ShardError> {
    let (mut tally, mut games) = (Tally::default(), 0);
    for path in shards {
        let mut shard = Shard::open_for(path, rules)?;
        while let Some(game) = shard.next() {
            game?
                .samples(rules, |sample| {
                    if let (Score::Seeds(score), Some(result)) = (sample.score, sample.result) {
                        tally.add(score, result);
                    }
                })
                .map_err(|why| shard.damaged(why))?;
            games += 1;
        }
    }
    let [scale, draw] = [Chances::scale(rules), Chances::draw(rules)];
    let mut classes = [Class::default(); CLASSES];
    for (&score, results) in &tally.0 {
        let points = f64::from(Chances::of(rules, Score::Seeds(score)).points()) / 1000.0;
        let class = &mut classes[((points * CLASSES as f64) as usize).min(CLASSES - 1)];
        let [_, drawn, won] = results.map(|count| count as f64);
        let count: u64 = results.iter().sum();
        class.positions += count;
        class.foretold += points * count as f64;
        class.got += won + drawn / 2.0;
    }
    for class in &mut classes {
        let count = class.positions.max(1) as f64;
        (class.foretold, class.got) = (class.foretold / count, class.got / count);
    }
    Ok(Calibration {
        games,
        positions: tally.count(),
        best: tally.likeliest(),
        told: Fit { scale, draw, nats: tally.nats(scale, draw) },
        classes,
    })
}

impl Tally {
    /// Counts a score, and what its mover got: 1 for a win, 1/2 for a draw, 0 for a loss.
    pub fn add(&mut self, score: i32, result: f32) {
        self.0.entry(score).or_default()[(2.0 * result) as usize] += 1;
    }

    fn count(&self) -> u64 {
        self.0.values().flatten().sum()
    }

    /// The numbers under which the results are likeliest.
    pub fn likeliest(&self) -> Fit {
        let drawn = self.0.values().any(|results| results[1] > 0);
        let widths = if drawn { 100 } else { 1 };
        let mut best = Fit { scale: 100.0, draw: 0.0, nats: f64::MAX };
        for step in 0..240 {
            let scale = 30.0 * STEP.powi(step);
            for width in 0..widths {
                let draw = f64::from(width) * scale / 50.0;
                let nats = self.nats(scale, draw);
                if nats < best.nats {
                    best = Fit { scale, draw, nats };
                }
            }
        }
        best
    }

    /// How unlikely the results are under two numbers, in nats a position.
    fn nats(&self, scale: f64, draw: f64) -> f64 {
        let chance = |score: f64| 1.0 / (1.0 + ((draw - score) / scale).exp());
        let each = self.0.iter().map(|(&score, counts)| {
            let [win, loss] = [chance(score.into()), chance((-score).into())];
            let chances = [loss, 1.0 - win - loss, win];
            let nats = chances.map(|chance| -chance.max(LEAST).ln());
            counts.iter().zip(nats).map(|(&count, nats)| count as f64 * nats).sum::<f64>()
        });
        each.sum::<f64>() / self.count().max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Results that come exactly as two numbers say.
    fn made(scale: f64, draw: f64) -> Tally {
        let chance = |score: f64| 1.0 / (1.0 + ((draw - score) / scale).exp());
        let counts = |score: i32| {
            let [win, loss] = [chance(score.into()), chance((-score).into())];
            [loss, 1.0 - win - loss, win].map(|chance| (1e6 * chance).round() as u64)
        };
        Tally((-20..=20).map(|step| (50 * step, counts(50 * step))).collect())
    }

    #[test]
    fn finds_the_numbers_that_the_results_were_made_by() {
        for (scale, draw) in [(400.0, 0.0), (150.0, 60.0), (1_200.0, 0.0)] {
            let found = made(scale, draw).likeliest();
            assert!((found.scale / scale - 1.0).abs() < 0.02, "{scale} {draw}: {found:?}");
            assert!((found.draw - draw).abs() < 0.05 * scale, "{scale} {draw}: {found:?}");
            assert!(found.nats <= made(scale, draw).nats(2.0 * scale, draw));
        }
    }
}
