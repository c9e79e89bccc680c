//! `bingwa calibrate`: what scores foretold of the results of games.

use std::{io::Write, path::PathBuf};

use bingwa_rules::Rules;
use bingwa_train::calibrate::{CLASSES, Calibration, Fit, calibrate};

use crate::{
    exit::{Exit, Failure},
    input::RulesParser,
    prose::many,
};

/// Shown under the help.
pub(crate) const EXAMPLES: &str = "\
Examples:
  bingwa calibrate kiswahili games/kiswahili-*.shard

The table says how many points the positions of a class were foretold, each in
percent of a won game, and how many they got: the nearer, the better are the
chances that the engine tells. Proven scores are left out. Below are the two
numbers that turn scores into chances, as the program has them and as would
fit these games best, and how unlikely the results are under them: less is
better.";

/// What `bingwa calibrate` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The rules id
    #[arg(value_parser = RulesParser)]
    rules: Rules,
    /// Shards of games that `bingwa selfplay` played
    #[arg(required = true)]
    shards: Vec<PathBuf>,
}

/// Calibrates.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Exit, Failure> {
    let found = calibrate(args.rules, &args.shards)?;
    if found.positions == 0 {
        let why = "found no score that a game's end could judge: play more games";
        return Err(Failure::unreadable(format_args!("shards: {why}")));
    }
    table(&found, out)?;
    Ok(Exit::Done)
}

fn table(found: &Calibration, out: &mut impl Write) -> Result<(), Failure> {
    let [games, positions] =
        [many(found.games as u64, "game"), many(found.positions, "unproven position")];
    writeln!(out, "{games}, {positions}\n")?;
    writeln!(out, "  class   positions   foretold     got")?;
    for (index, class) in found.classes.iter().enumerate().filter(|(_, c)| c.positions > 0) {
        let [low, high] = [index, index + 1].map(|edge| 100 * edge / CLASSES);
        let [foretold, got] = [class.foretold, class.got].map(|points| 100.0 * points);
        let (range, count) = (format!("{low}-{high} %"), class.positions);
        writeln!(out, "{range:>9} {count:>9}    {foretold:5.1} % {got:5.1} %")?;
    }
    writeln!(out)?;
    for (whose, Fit { scale, draw, nats }) in [("program", found.told), ("best", found.best)] {
        writeln!(out, "{whose:>9}: scale {scale:.0}, draws {draw:.0}; {nats:.4} nats a position")?;
    }
    Ok(())
}
