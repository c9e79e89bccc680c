//! What is learnt from: the inputs of positions, and what they should be worth.

use std::path::PathBuf;

use bingwa_engine::{Score, features, network_inputs, unit, worth};
use bingwa_rules::{Position as _, Rules};

use crate::{
    float::logistic,
    shard::{Sample, Shard, ShardError},
};

/// Of so many games one is kept aside, to see whether what was learnt holds for games never seen.
/// Positions of one game are too much alike to be parted.
const ASIDE: usize = 16;

/// Positions with their targets; each has as many inputs that are on as every other.
#[derive(Default)]
pub(crate) struct Set {
    places: Vec<u16>,
    on: usize,
    pub(crate) targets: Vec<f32>,
    results: Vec<f32>,
    /// The chance that the game's weights see.
    before: Vec<f32>,
}

impl Set {
    pub(crate) fn len(&self) -> usize {
        self.targets.len()
    }

    /// The inputs of a position that are on.
    #[inline(always)]
    pub(crate) fn places(&self, index: usize) -> &[u16] {
        &self.places[index * self.on..][..self.on]
    }

    /// How far chances are from the results of the games, as cross-entropy.
    pub(crate) fn error(&self, chance: impl Fn(usize) -> f32) -> f32 {
        let each = self.results.iter().enumerate();
        mean(each.map(|(index, &result)| crate::float::entropy(result, chance(index))))
    }

    /// The same of the chances that the game's weights see.
    pub(crate) fn error_before(&self) -> f32 {
        self.error(|index| self.before[index])
    }

    fn add(&mut self, sample: &Sample, mix: f32, scale: f32) {
        let places = features(&sample.position);
        self.on = places.len();
        self.places.extend(places.iter().map(|&place| place as u16));
        let said = said(sample.position.rules(), sample.score);
        let result = sample.result.unwrap_or(said);
        self.targets.push(mix * result + (1.0 - mix) * said);
        self.results.push(result);
        self.before.push(logistic(worth(&sample.position) as f32 / scale));
    }
}

/// The chance that a search saw, as a network should see it without one, to a thousandth.
///
/// It goes by the judge's unit, not by the chances that are told to people: those go by how sure a
/// search is, so that a network that learns them becomes surer or less sure each generation.
fn said(rules: Rules, score: Score) -> f32 {
    match score {
        Score::Win(_) => 1.0,
        Score::Loss(_) => 0.0,
        Score::Seeds(score) => {
            let chance = 1.0 / (1.0 + (-f64::from(score) / unit(rules)).exp());
            (1000.0 * chance).round() as f32 / 1000.0
        }
    }
}

/// The mean of some numbers.
pub(crate) fn mean(numbers: impl ExactSizeIterator<Item = f32>) -> f32 {
    let count = numbers.len().max(1) as f64;
    (numbers.map(f64::from).sum::<f64>() / count) as f32
}

/// All that is learnt from.
pub(crate) struct Data {
    pub(crate) learnt: Set,
    pub(crate) aside: Set,
    pub(crate) games: usize,
    /// How often each input is on in what is learnt.
    pub(crate) counts: Vec<u32>,
}

impl Data {
    /// Reads shards of games under `rules`, one game after the other.
    pub(crate) fn read(shards: &[PathBuf], rules: Rules, mix: f32) -> Result<Self, ShardError> {
        let scale = unit(rules) as f32;
        let mut data = Self {
            learnt: Set::default(),
            aside: Set::default(),
            games: 0,
            counts: vec![0; network_inputs(rules)],
        };
        for path in shards {
            let mut shard = Shard::open_for(path, rules)?;
            while let Some(game) = shard.next() {
                let is_aside = data.games % ASIDE == ASIDE - 1;
                let set = if is_aside { &mut data.aside } else { &mut data.learnt };
                game?
                    .samples(rules, |sample| set.add(&sample, mix, scale))
                    .map_err(|why| shard.damaged(why))?;
                data.games += 1;
            }
        }
        for &place in &data.learnt.places {
            data.counts[usize::from(place)] += 1;
        }
        Ok(data)
    }
}
