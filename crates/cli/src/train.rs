//! `bingwa train`: a network learnt from shards.

use std::{fs, io::Write, path::PathBuf};

use bingwa_rules::Rules;
use bingwa_train::{
    curve::curve,
    learn::{LearnError, Lesson, Material, Progress, learn},
};

use crate::{
    exit::{Exit, Failure, say},
    input::RulesParser,
    interrupt,
    prose::many,
};

/// Shown under the help.
pub(crate) const EXAMPLES: &str = "\
Examples:
  bingwa train kiswahili games/kiswahili-*.shard --out kiswahili.network
  bingwa train kigogo games/*.shard --out kigogo.network --epochs 40
  bingwa match kiswahili network=kiswahili.network computer --ms 20 --sprt 0,20

What is told: how far the chances of a win, as the network sees them, are from
what they should be (cross-entropy). One game in sixteen is kept aside and not
learnt from. The same is drawn into FILE.svg.

What was learnt is kept after each epoch in FILE.checkpoint. Ctrl-C ends the
work, and the same command goes on with it.";

/// What `bingwa train` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The rules id
    #[arg(value_parser = RulesParser)]
    rules: Rules,
    /// Shards of games that `bingwa selfplay` played
    #[arg(required = true)]
    shards: Vec<PathBuf>,
    /// Write the network to this file
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How often every position is learnt from
    #[arg(long, value_name = "NUMBER", default_value = "10", value_parser = clap::value_parser!(u16).range(1..=1_000))]
    epochs: u16,
    /// Positions between two changes of the network
    #[arg(long, value_name = "NUMBER", default_value = "2048", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    batch: u32,
    /// How far a change goes at first, in thousandths
    #[arg(long, value_name = "NUMBER", default_value = "3", value_parser = clap::value_parser!(u16).range(1..=1_000))]
    rate: u16,
    /// What a target has of the game's result, in percent; the rest is what the search said
    #[arg(long, value_name = "PERCENT", default_value = "40", value_parser = clap::value_parser!(u8).range(0..=100))]
    results: u8,
    /// Chooses the first numbers, and the order of positions
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    seed: u64,
}

/// Learns.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Exit, Failure> {
    let beside = |ending: &str| {
        let mut path = args.out.as_os_str().to_owned();
        path.push(ending);
        PathBuf::from(path)
    };
    let lesson = Lesson {
        rules: args.rules,
        shards: args.shards.clone(),
        epochs: args.epochs.into(),
        batch: args.batch as usize,
        rate: f32::from(args.rate) / 1000.0,
        mix: f32::from(args.results) / 100.0,
        seed: args.seed,
        checkpoint: beside(".checkpoint"),
    };
    let stop = interrupt::flag()?;
    let mut material = None;
    let learnt = learn(&lesson, &stop, |progress| match progress {
        Progress::Read(read) => {
            say(&told(&read));
            material = Some(read);
        }
        Progress::Learnt(number, epoch) => say(&format!(
            "epoch {number} of {}: learnt {:.4}, aside {:.4}, results aside {:.4}",
            lesson.epochs, epoch.learnt, epoch.aside, epoch.results
        )),
    })?;
    let Some(learnt) = learnt else {
        return Err(Failure::could_not("train: interrupted: run the same command to go on"));
    };
    let before = material.map_or(0.0, |material| material.before);
    let title = format!("{}: error of the chances", args.rules.name());
    write(&beside(".svg"), curve(&title, &learnt.epochs, before).as_bytes())?;
    write(&args.out, &learnt.network.bytes())?;
    let last = learnt.epochs.last().map_or(0.0, |epoch| epoch.results);
    writeln!(
        out,
        "{}: network {:08x}, results aside {last:.4}, by the weights {before:.4}",
        args.out.display(),
        learnt.network.checksum()
    )?;
    Ok(Exit::Done)
}

fn told(material: &Material) -> String {
    let [games, learnt] = [
        many(material.games as u64, "game"),
        many((material.learnt + material.aside) as u64, "position"),
    ];
    format!(
        "{games}, {learnt}, {} aside; by the weights results aside {:.4}",
        material.aside, material.before
    )
}

fn write(path: &PathBuf, bytes: &[u8]) -> Result<(), Failure> {
    fs::write(path, bytes).map_err(|error| {
        Failure::could_not(format_args!("{}: {error}: write elsewhere", path.display()))
    })
}

impl From<LearnError> for Failure {
    fn from(error: LearnError) -> Self {
        match error {
            LearnError::Shard(error) => error.into(),
            LearnError::File { .. } => Self::could_not(error),
            _ => Self::unreadable(error),
        }
    }
}
