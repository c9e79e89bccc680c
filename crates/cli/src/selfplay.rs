//! `bingwa selfplay`: games of the engine against itself, to learn from.

use std::{
    io::{self, IsTerminal as _, Write},
    num::NonZeroUsize,
    path::PathBuf,
    time::{Duration, Instant},
};

use bingwa_engine::Judgement;
use bingwa_rules::Rules;
use bingwa_train::{
    ShardError,
    play::{Order, Progress, name, play},
    shard::Pace,
};

use crate::{
    exit::{Exit, Failure, say},
    input::RulesParser,
    interrupt, network,
    prose::many,
};

/// Shown under the help.
pub(crate) const EXAMPLES: &str = "\
Examples:
  bingwa selfplay kiswahili --games 10000 --dir games
  bingwa selfplay kigogo --games 2000 --nodes 3000 --seed 7 --dir games
  bingwa selfplay kimasai --games 500 --ms 20 --threads 2 --dir games

Each game begins with 2 to 12 random moves, and no two games of a shard begin
alike; later, chance makes one move in twenty. A game ends by its rules, or when
its winner is proven.

The shard is RULES-SEED.shard in the folder. Ctrl-C ends the work, and the same
command goes on with it, also after a crash. With --nodes the same command gives
the same bytes on every machine. For more games at the same time, on this
machine or on others, run it again with another seed.";

/// What `bingwa selfplay` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The rules id
    #[arg(value_parser = RulesParser)]
    rules: Rules,
    /// Games that the shard shall have
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// The folder of the shard
    #[arg(long, value_name = "DIR")]
    dir: PathBuf,
    /// Positions looked at for a move [default: 1000]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Milliseconds for a move
    #[arg(long, value_name = "MS", conflicts_with = "nodes", value_parser = clap::value_parser!(u32).range(1..=86_400_000))]
    ms: Option<u32>,
    /// Chooses the openings and what chance does; it is part of the shard's name
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    seed: u64,
    /// Judge positions by the network of this file
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
    /// Judge positions by weights, without any network
    #[arg(long, conflicts_with = "network")]
    weights: bool,
    /// Games played at the same time
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    threads: NonZeroUsize,
}

/// Between two lines of progress.
const EVERY: Duration = Duration::from_secs(10);

/// Plays.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Exit, Failure> {
    let nodes = Pace::Nodes(args.nodes.unwrap_or(1_000));
    let pace = args.ms.map_or(nodes, Pace::Time);
    let judgement = match &args.network {
        Some(path) => network::read(path, args.rules).map_err(Failure::unreadable)?,
        None if args.weights => Judgement::Weights,
        None => Judgement::BuiltIn,
    };
    let order = Order {
        folder: args.dir.clone(),
        rules: args.rules,
        seed: args.seed,
        pace,
        judgement,
        games: args.games as usize,
        threads: args.threads.get(),
    };
    let stop = interrupt::flag()?;
    let mut watch = Watch { begun: Instant::now(), told: Instant::now() };
    let done = play(&order, &stop, |progress| watch.look(progress, order.games))?;
    let path = args.dir.join(name(args.rules, args.seed));
    let [games, positions] =
        [many(done.games as u64, "game"), many(done.positions as u64, "position")];
    writeln!(out, "{}: {games}, {positions}", path.display())?;
    if done.games < order.games {
        return Err(Failure::could_not(format_args!(
            "selfplay: {} of {} games: run the same command to go on",
            done.games, order.games
        )));
    }
    Ok(Exit::Done)
}

/// Tells how far the work is.
struct Watch {
    begun: Instant,
    told: Instant,
}

impl Watch {
    fn look(&mut self, progress: Progress, games: usize) {
        if self.told.elapsed() < EVERY || !io::stderr().is_terminal() {
            return;
        }
        self.told = Instant::now();
        let played = (progress.games - progress.found) as f64;
        let rate = played / self.begun.elapsed().as_secs_f64().max(1e-3);
        let left = games.saturating_sub(progress.games) as f64 / rate.max(1e-9) / 60.0;
        say(&format!(
            "{} of {games} games, {} positions; {rate:.1} games a second, {left:.0} minutes left",
            progress.games, progress.positions
        ));
    }
}

impl From<ShardError> for Failure {
    fn from(error: ShardError) -> Self {
        match error {
            ShardError::Foreign { .. } | ShardError::Damaged { .. } => Self::unreadable(error),
            _ => Self::could_not(error),
        }
    }
}
