//! Learning a network from shards: mini-batches and Adam.

use std::{
    fs, io,
    path::PathBuf,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
};

use bingwa_engine::{Network, NetworkError, WIDTH};
use bingwa_rules::{
    Rules,
    isa::{self, Isa, Job},
};

use crate::{
    ShardError,
    checkpoint::{self, State},
    data::{Data, Set, mean},
    float::{Float, Row, entropy, logistic},
};

/// How to learn, and what from.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The rules.
    pub rules: Rules,
    /// Games to learn from.
    pub shards: Vec<PathBuf>,
    /// How often every position is learnt from.
    pub epochs: usize,
    /// Positions between two changes of the network.
    pub batch: usize,
    /// How far a change goes at first; it shrinks to nothing like a cosine.
    pub rate: f32,
    /// What a target has of the result of its game; it has the rest of what the search said.
    pub mix: f32,
    /// Chooses the first numbers, and the order of positions.
    pub seed: u64,
    /// Keeps what was learnt after each epoch, and is gone on from if it is there.
    pub checkpoint: PathBuf,
}

/// What there is to learn from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Material {
    /// Games.
    pub games: usize,
    /// Positions that are learnt.
    pub learnt: usize,
    /// Positions that are kept aside.
    pub aside: usize,
    /// How far the chances that the game's weights see are from the results of the games aside.
    pub before: f32,
}

/// How far chances were from what they should be, as cross-entropy, in an epoch and after it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Epoch {
    /// From the targets of what was learnt.
    pub learnt: f32,
    /// From the targets of what was kept aside.
    pub aside: f32,
    /// From the results of the games that were kept aside.
    pub results: f32,
}

/// What learning tells as it goes on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Progress {
    /// The shards are read.
    Read(Material),
    /// An epoch is over: its number, from 1 on.
    Learnt(usize, Epoch),
}

/// What was learnt.
pub struct Learnt {
    /// The network.
    pub network: Network,
    /// Every epoch.
    pub epochs: Vec<Epoch>,
}

/// Why nothing is learnt.
#[derive(Debug, thiserror::Error)]
pub enum LearnError {
    /// A shard can't be used.
    #[error(transparent)]
    Shard(#[from] ShardError),
    /// There are too few games.
    #[error("shards: found {games} games, expected more to learn from: play more")]
    Few {
        /// How many there are.
        games: usize,
    },
    /// The checkpoint is not of this lesson.
    #[error("{path}: {why}: move it away to begin anew", path = .path.display())]
    Checkpoint {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: &'static str,
    },
    /// The checkpoint can't be read or written.
    #[error("{path}: {error}: give another path", path = .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// What was learnt is no network.
    #[error(transparent)]
    Network(#[from] NetworkError),
}

/// Learns; `None` where `stop` was set before the last epoch, which can be gone on with.
///
/// The same lesson gives the same network on every machine whose floating point is that of IEEE 754,
/// however often it was interrupted.
///
/// # Errors
///
/// Where a shard or the checkpoint can't be used.
pub fn learn(
    lesson: &Lesson,
    stop: &AtomicBool,
    mut tell: impl FnMut(Progress),
) -> Result<Option<Learnt>, LearnError> {
    let data = Data::read(&lesson.shards, lesson.rules, lesson.mix)?;
    if data.aside.len() == 0 {
        return Err(LearnError::Few { games: data.games });
    }
    tell(Progress::Read(Material {
        games: data.games,
        learnt: data.learnt.len(),
        aside: data.aside.len(),
        before: data.aside.error_before(),
    }));
    let identity = identity(lesson, &data);
    let first = || {
        let float = Float::new(&data.counts, &mut fastrand::Rng::with_seed(lesson.seed));
        let nothing = vec![[0.0; WIDTH]; float.rows.len()];
        State { float, mean: nothing.clone(), square: nothing, epochs: Vec::new() }
    };
    let mut state = checkpoint::read(&lesson.checkpoint, identity, data.counts.len() + 2)?;
    let state = state.get_or_insert_with(first);
    while state.epochs.len() < lesson.epochs {
        let Some(learnt) = epoch(lesson, &data.learnt, state, stop) else { return Ok(None) };
        let worths = isa::run(Looking { float: &state.float, set: &data.aside });
        let aside = &data.aside.targets;
        let errors = worths.iter().zip(aside).map(|(&worth, &t)| entropy(t, logistic(worth)));
        let results = data.aside.error(|index| logistic(worths[index]));
        let epoch = Epoch { learnt, aside: mean(errors), results };
        state.epochs.push(epoch);
        checkpoint::write(&lesson.checkpoint, identity, state)?;
        tell(Progress::Learnt(state.epochs.len(), epoch));
    }
    let network = state.float.network(lesson.rules)?;
    // Without it the same lesson is learnt from the beginning.
    let _ = fs::remove_file(&lesson.checkpoint);
    Ok(Some(Learnt { network, epochs: state.epochs.clone() }))
}

/// What tells a lesson from others: a checkpoint is gone on from only in the same one.
fn identity(lesson: &Lesson, data: &Data) -> u32 {
    let Lesson { rules, epochs, batch, rate, mix, seed, .. } = lesson;
    let text = format!("{rules} {epochs} {batch} {rate} {mix} {seed} {:?}", data.counts);
    crc32fast::hash(text.as_bytes())
}

/// Learns once from every position; how far chances were from their targets on the way.
fn epoch(lesson: &Lesson, set: &Set, state: &mut State, stop: &AtomicBool) -> Option<f32> {
    let number = state.epochs.len();
    let mut dice = fastrand::Rng::with_seed(lesson.seed ^ (number as u64 + 1) << 32);
    let mut order: Vec<u32> = (0..set.len() as u32).collect();
    dice.shuffle(&mut order);
    let batches = order.len().div_ceil(lesson.batch);
    let mut slope = vec![[0.0; WIDTH]; state.float.rows.len()];
    let mut error = 0.0;
    for (index, batch) in order.chunks(lesson.batch).enumerate() {
        if stop.load(Relaxed) {
            return None;
        }
        slope.fill([0.0; WIDTH]);
        error += isa::run(Slope { float: &state.float, set, batch, slope: &mut slope });
        let done = number * batches + index;
        let way = done as f32 / (lesson.epochs * batches) as f32;
        let rate = lesson.rate * 0.5 * (1.0 + (std::f32::consts::PI * way).cos());
        isa::run(Adam {
            state,
            slope: &slope,
            share: 1.0 / batch.len() as f32,
            rate,
            step: done + 1,
        });
    }
    Some((error / set.len() as f64) as f32)
}

/// How far the chances of a batch are from their targets, and which way each number should go.
struct Slope<'a> {
    float: &'a Float,
    set: &'a Set,
    batch: &'a [u32],
    slope: &'a mut [Row],
}

impl Job for Slope<'_> {
    type Output = f64;

    #[inline(always)]
    fn run<I: Isa>(self, _: I) -> f64 {
        let Self { float, set, batch, slope } = self;
        let inputs = slope.len() - 2;
        let mut error = 0.0;
        for &index in batch {
            let (places, target) = (set.places(index as usize), set.targets[index as usize]);
            let seen = float.see(places);
            let chance = logistic(seen.worth);
            error += f64::from(entropy(target, chance));
            let pull = chance - target;
            let mut back: Row = [0.0; WIDTH];
            let units =
                back.iter_mut().zip(&mut slope[inputs + 1]).zip(&seen.sums).zip(float.output());
            for (((back, weight_slope), &sum), &weight) in units {
                *weight_slope += pull * sum.clamp(0.0, 1.0);
                *back = if sum > 0.0 && sum < 1.0 { pull * weight } else { 0.0 };
            }
            back[0] = pull;
            slope[inputs + 1][0] = 0.0;
            for row in places.iter().map(|&place| usize::from(place)).chain([inputs]) {
                for (slope, back) in slope[row].iter_mut().zip(&back) {
                    *slope += back;
                }
            }
        }
        error
    }
}

/// A step of Adam (D. Kingma and J. Ba, *Adam: a method for stochastic optimization*, 2015).
struct Adam<'a> {
    state: &'a mut State,
    slope: &'a [Row],
    /// What a position of the batch counts.
    share: f32,
    rate: f32,
    step: usize,
}

impl Job for Adam<'_> {
    type Output = ();

    #[inline(always)]
    fn run<I: Isa>(self, _: I) {
        const FADING: [f32; 2] = [0.9, 0.999];
        let [mean_so_far, square_so_far] = FADING.map(|fading| 1.0 - fading.powf(self.step as f32));
        let State { float, mean, square, .. } = self.state;
        let rows = float.rows.iter_mut().zip(self.slope).zip(mean).zip(square);
        for (((row, slopes), means), squares) in rows {
            let numbers = row.iter_mut().zip(slopes).zip(means).zip(squares);
            for (((number, &slope), mean), square) in numbers {
                let slope = slope * self.share;
                *mean = FADING[0] * *mean + (1.0 - FADING[0]) * slope;
                *square = FADING[1] * *square + (1.0 - FADING[1]) * slope * slope;
                let (mean, square) = (*mean / mean_so_far, *square / square_so_far);
                *number -= self.rate * mean / (square.sqrt() + 1e-8);
            }
        }
    }
}

/// What a network sees in all positions of a set.
struct Looking<'a> {
    float: &'a Float,
    set: &'a Set,
}

impl Job for Looking<'_> {
    type Output = Vec<f32>;

    #[inline(always)]
    fn run<I: Isa>(self, _: I) -> Vec<f32> {
        (0..self.set.len()).map(|index| self.float.see(self.set.places(index)).worth).collect()
    }
}
