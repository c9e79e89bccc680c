//! Games of the engine against itself, written into a shard.

use std::{
    collections::{BTreeMap, HashSet},
    fs::{self, File, TryLockError},
    io::{Seek as _, SeekFrom, Write as _},
    path::{Path, PathBuf},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
        mpsc,
    },
    thread,
    time::Duration,
};

use bingwa_engine::{Engine, Judgement, Limits, Network, NoMemory, Score};
use bingwa_rules::{AnyPosition, Game, Position as _, Rules};

use crate::shard::{Conditions, Ended, HEADER, LONGEST, Pace, Played, Ply, Shard, ShardError};

/// The fewest and the most random moves that a game begins with.
const OPENING: std::ops::RangeInclusive<usize> = 2..=12;

/// Of so many moves chance makes one, so that not every position comes from best play.
const STRAY: u32 = 20;

/// MiB that an engine has for what it finds in a game.
const MEMORY: usize = 4;

/// So many openings in a row that were there before say that there are no more.
const PATIENCE: usize = 2_000;

/// What to play, and where to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// The folder of the shard.
    pub folder: PathBuf,
    /// The rules.
    pub rules: Rules,
    /// Chooses openings, and the moves that chance makes.
    pub seed: u64,
    /// How long the engine thinks about a move.
    pub pace: Pace,
    /// What judges positions.
    pub judgement: Judgement,
    /// Games that the shard shall have.
    pub games: usize,
    /// Games played at the same time.
    pub threads: usize,
}

impl Order {
    /// What the games have in common.
    pub fn conditions(&self) -> Conditions {
        let network = self.judgement.network(self.rules).map_or(0, Network::checksum);
        Conditions { rules: self.rules, seed: self.seed, pace: self.pace, network }
    }

    fn engine(&self) -> Result<Engine, NoMemory> {
        let mut engine = Engine::new(MEMORY, 1)?;
        engine.judge_by(self.judgement.clone());
        Ok(engine)
    }
}

/// How far a shard is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Progress {
    /// Games that were there already.
    pub found: usize,
    /// Games in the shard.
    pub games: usize,
    /// Positions thought about in them.
    pub positions: usize,
}

/// The name of a shard.
pub fn name(rules: Rules, seed: u64) -> String {
    format!("{}-{seed}.shard", rules.id().replace('/', "-"))
}

/// Plays games into a shard until it has as many as were ordered, or `stop` is set; what is there
/// already is kept. The same order gives the same bytes, whatever interrupts it, where the pace is
/// a number of positions.
///
/// `tell` hears of the shard as it is found, and of every game.
///
/// # Errors
///
/// Where the file can't be written, or is not the shard of this order.
pub fn play(
    order: &Order,
    stop: &AtomicBool,
    mut tell: impl FnMut(Progress),
) -> Result<Progress, ShardError> {
    let path = order.folder.join(name(order.rules, order.seed));
    let failed = |error| ShardError::File { path: path.clone(), error };
    fs::create_dir_all(&order.folder).map_err(failed)?;
    let (mut file, mut progress) = open(&path, order.conditions())?;
    tell(progress);
    let engines = (0..order.threads.max(1)).map(|_| order.engine());
    let engines = engines.collect::<Result<Vec<_>, _>>()?;
    let openings = Mutex::new(Openings::new(order, progress.games)?);
    let done = AtomicBool::new(false);
    // Nobody plays far ahead of what is written.
    let (told, games) = mpsc::sync_channel(0);
    thread::scope(|scope| {
        for engine in engines {
            let (openings, done, told) = (&openings, &done, told.clone());
            scope.spawn(move || {
                while !done.load(Relaxed) {
                    let next = openings.lock().unwrap_or_else(PoisonError::into_inner).next();
                    let Some(next) = next else { return };
                    let game = next.and_then(|(number, opening)| {
                        let played = self_play(&engine, order, number, opening, stop)?;
                        Ok(played.map(|played| (number, played)))
                    });
                    // A game that was stopped is played again another time, from its beginning.
                    let Some(game) = game.transpose() else { return };
                    if told.send(game).is_err() {
                        return;
                    }
                }
            });
        }
        drop(told);
        // Games are written in their order, whichever ends first.
        let mut waiting = BTreeMap::new();
        // Where writing fails, nobody listens any more, and nobody waits to be heard.
        let written = games.into_iter().try_for_each(|game| {
            let (number, game) = game?;
            waiting.insert(number, game);
            while let Some(game) = waiting.remove(&progress.games) {
                file.write_all(&game.bytes()).map_err(failed)?;
                progress.games += 1;
                progress.positions += game.plies.len();
                tell(progress);
            }
            Ok::<(), ShardError>(())
        });
        done.store(true, Relaxed);
        written
    })?;
    Ok(progress)
}

/// Opens a shard for more games: a new one, or one that is there and whole.
fn open(path: &Path, conditions: Conditions) -> Result<(File, Progress), ShardError> {
    let failed = |error| ShardError::File { path: path.to_owned(), error };
    let options = || File::options().read(true).append(true).create(true).to_owned();
    let mut file = options().open(path).map_err(failed)?;
    file.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => ShardError::Taken { path: path.to_owned() },
        TryLockError::Error(error) => failed(error),
    })?;
    let length = file.metadata().map_err(failed)?.len();
    if length < HEADER as u64 {
        let mut head = vec![0; length as usize];
        std::io::Read::read_exact(&mut file, &mut head).map_err(failed)?;
        if !conditions.header().starts_with(&head) {
            let why = "this is no shard: move it away".to_owned();
            return Err(ShardError::Foreign { path: path.to_owned(), why });
        }
        file.set_len(0).map_err(failed)?;
        file.write_all(&conditions.header()).map_err(failed)?;
        return Ok((file, Progress::default()));
    }
    let mut shard = Shard::over(path, file.try_clone().map_err(failed)?)?;
    let there = shard.conditions();
    if there != conditions {
        let why = format!("its games were played with {there}: give another seed or folder");
        return Err(ShardError::Foreign { path: path.to_owned(), why });
    }
    let mut progress = Progress::default();
    for game in shard.by_ref() {
        progress.positions += game?.plies.len();
        progress.games += 1;
    }
    progress.found = progress.games;
    // A game that was cut short, when the program or the machine was stopped, is played again.
    file.set_len(shard.whole()).map_err(failed)?;
    file.seek(SeekFrom::End(0)).map_err(failed)?;
    Ok((file, progress))
}

impl std::fmt::Display for Conditions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}, seed {}, ", self.rules, self.seed)?;
        match self.pace {
            Pace::Nodes(nodes) => write!(f, "{nodes} positions a move")?,
            Pace::Time(time) => write!(f, "{time} ms a move")?,
        }
        match self.network {
            0 => write!(f, " and no network"),
            sum => write!(f, " and the network {sum:08x}"),
        }
    }
}

/// The openings of a shard, no two of which lead to the same position.
struct Openings {
    rules: Rules,
    dice: fastrand::Rng,
    seen: HashSet<AnyPosition>,
    /// How many there were so far, and how many there shall be.
    number: usize,
    games: usize,
}

impl Openings {
    /// The openings after the first `done`.
    fn new(order: &Order, done: usize) -> Result<Self, ShardError> {
        let (rules, dice) = (order.rules, fastrand::Rng::with_seed(order.seed));
        let mut openings =
            Self { rules, dice, seen: HashSet::new(), number: 0, games: order.games.max(done) };
        for _ in 0..done {
            openings.draw()?;
        }
        Ok(openings)
    }

    fn draw(&mut self) -> Result<Game, ShardError> {
        for _ in 0..PATIENCE {
            let mut game = Game::new(AnyPosition::start(self.rules));
            let plies = self.dice.usize(OPENING);
            while game.len() < plies && game.outcome().is_none() {
                let legal = game.position().legal_moves();
                // A game that is not over has a legal move, and it may be made.
                let made = game.play(legal[self.dice.usize(0..legal.len())]);
                debug_assert!(made.is_ok());
            }
            if game.outcome().is_none() && self.seen.insert(*game.position()) {
                self.number += 1;
                return Ok(game);
            }
        }
        Err(ShardError::Openings { found: self.number, wanted: self.games })
    }
}

impl Iterator for Openings {
    type Item = Result<(usize, Game), ShardError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.number == self.games {
            return None;
        }
        let number = self.number;
        Some(self.draw().map(|game| (number, game)))
    }
}

/// Plays a game on from its opening until it is over or proven; none where it was stopped.
fn self_play(
    engine: &Engine,
    order: &Order,
    number: usize,
    mut game: Game,
    stop: &AtomicBool,
) -> Result<Option<Played>, ShardError> {
    let limits = match order.pace {
        Pace::Nodes(nodes) => Limits { nodes: Some(nodes), ..Limits::default() },
        Pace::Time(time) => {
            Limits { time: Some(Duration::from_millis(time.into())), ..Limits::default() }
        }
    };
    let seed = order.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number as u64);
    let mut dice = fastrand::Rng::with_seed(seed);
    engine.forget();
    let mut played = Played { opening: game.moves().collect(), plies: Vec::new(), result: None };
    loop {
        if let Some(outcome) = game.outcome() {
            played.result = Some(outcome.winner.map_or(Ended::Drawn, Ended::Won));
            break;
        }
        if played.plies.len() == LONGEST {
            break;
        }
        let found = engine.search(&game, &limits, &[], stop, |_| ());
        let Some(found) = found.filter(|_| !stop.load(Relaxed)) else { return Ok(None) };
        let mover = game.position().turn();
        let winner = match found.score {
            Score::Win(_) => Some(mover),
            Score::Loss(_) => Some(mover.other()),
            Score::Seeds(_) => None,
        };
        let legal = game.position().legal_moves();
        let is_stray = winner.is_none() && dice.u32(0..STRAY) == 0;
        let chosen = if is_stray { legal[dice.usize(0..legal.len())] } else { found.best };
        played.plies.push(Ply { played: chosen, is_stray, score: found.score });
        if let Some(winner) = winner {
            played.result = Some(Ended::Won(winner));
            break;
        }
        // Found among the legal moves of a game that is not over.
        let made = game.play(chosen);
        debug_assert!(made.is_ok());
    }
    Ok(Some(played))
}
