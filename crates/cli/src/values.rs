//! `bingwa values`: the values of start positions on small boards and under other readings.

use std::{io::Write, time::Instant};

use bingwa_solve::{
    pn::Table,
    small::{
        kimasai::{self, Kimasai},
        kingulu::{self, Kingulu},
        kujifunza::{self, Choice, Hamna, Kujifunza, Outwards, Reading},
        value::{self, Bounds},
    },
};
use clap::ValueEnum;
use serde::Serialize;

use crate::{
    exit::{Exit, Failure},
    json, prose,
};

/// Shown under the help.
pub(crate) const EXAMPLES: &str = "\
Examples:
  bingwa values kujifunza
  bingwa values kingulu --columns 6 --seeds 4
  bingwa values clauses --reading plays-on --reading never --nodes 100000000
  bingwa values clauses --json";

/// Names the schema of the answer.
pub(crate) const SCHEMA: &str = "bingwa.values/1";

/// What `bingwa values` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// What is solved
    set: Set,
    /// Only boards of so many columns
    #[arg(long, value_name = "N")]
    columns: Option<u8>,
    /// Only so many seeds in each hole, 1 to 7
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=7))]
    seeds: Option<u8>,
    /// Of `clauses`, only the readings with this word in one of the three; may be given again
    #[arg(long = "reading", value_name = "WORD")]
    readings: Vec<String>,
    /// Give a value up after so many positions
    #[arg(long, value_name = "N", default_value = "50000000")]
    nodes: u64,
    /// Memory for what was found, in MiB
    #[arg(long, value_name = "MIB", default_value = "512",
        value_parser = clap::value_parser!(u32).range(1..=1 << 16))]
    hash: u32,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// The sets of games.
#[derive(Clone, Copy, ValueEnum)]
enum Set {
    /// Both rules ids of Kujifunza, on 4, 6 and 8 columns, 1 to 3 seeds
    Kujifunza,
    /// Kujifunza on 8 columns, 2 seeds, under each reading of KUJ-5, KUJ-8, KUJ-9
    Clauses,
    /// Kingulu on 2 to 8 columns, 1 to 6 seeds
    Kingulu,
    /// Kimasai on 2 to 7 columns
    Kimasai,
}

/// A game to solve.
#[derive(Clone, Copy)]
enum Game {
    Kujifunza(Reading),
    Kingulu,
    Kimasai,
}

#[derive(Serialize)]
struct Answer {
    schema: &'static str,
    set: &'static str,
    columns: u8,
    seeds: u8,
    #[serde(flatten)]
    clauses: Option<Clauses>,
    value: Option<&'static str>,
    /// The margins for South that are still possible.
    bounds: [i16; 2],
    settled: bool,
    nodes: u64,
    seconds: f64,
}

/// A reading of Kujifunza.
#[derive(Serialize)]
struct Clauses {
    rules: Option<&'static str>,
    kuj5: &'static str,
    kuj8: &'static str,
    kuj9: &'static str,
}

impl Set {
    const fn word(self) -> &'static str {
        match self {
            Self::Kujifunza => "kujifunza",
            Self::Clauses => "clauses",
            Self::Kingulu => "kingulu",
            Self::Kimasai => "kimasai",
        }
    }

    /// The columns that a board can have, those solved unless others are asked for, and the same
    /// for the seeds.
    fn sizes(self) -> (std::ops::RangeInclusive<usize>, &'static [u8], &'static [u8]) {
        match self {
            Self::Kujifunza => (kujifunza::COLUMNS, &[4, 6, 8], &[1, 2, 3]),
            Self::Clauses => (kujifunza::COLUMNS, &[8], &[2]),
            Self::Kingulu => (kingulu::COLUMNS, &[2, 3, 4, 5, 6, 7, 8], &[1, 2, 3, 4, 5, 6]),
            Self::Kimasai => (kimasai::COLUMNS, &[2, 3, 4, 5, 6, 7], &[1]),
        }
    }

    fn games(self) -> Vec<Game> {
        match self {
            Self::Kujifunza => [Reading::STANDARD, Reading::ZANZIBAR].map(Game::Kujifunza).into(),
            Self::Kingulu => vec![Game::Kingulu],
            Self::Kimasai => vec![Game::Kimasai],
            Self::Clauses => {
                let mut games = Vec::new();
                for hamna in Hamna::ALL {
                    for outwards in Outwards::ALL {
                        for choice in Choice::ALL {
                            games.push(Game::Kujifunza(Reading { outwards, choice, hamna }));
                        }
                    }
                }
                games
            }
        }
    }
}

impl Game {
    fn solve(self, table: &Table, columns: u8, seeds: u8, nodes: u64) -> Bounds {
        let columns = usize::from(columns);
        match self {
            Self::Kujifunza(reading) => {
                value::kujifunza(table, &Kujifunza::start(columns, seeds, reading), nodes)
            }
            Self::Kingulu => value::kingulu(table, &Kingulu::start(columns, seeds), nodes),
            Self::Kimasai => value::kimasai(table, &Kimasai::start(columns), nodes),
        }
    }

    fn clauses(self) -> Option<Clauses> {
        let Self::Kujifunza(reading) = self else { return None };
        Some(Clauses {
            rules: reading.rules().map(bingwa_rules::Rules::id),
            kuj5: reading.outwards.word(),
            kuj8: reading.choice.word(),
            kuj9: reading.hamna.word(),
        })
    }

    /// Whether its reading has each of these words.
    fn has(self, words: &[String]) -> bool {
        let own = self.clauses().map(|Clauses { kuj5, kuj8, kuj9, .. }| [kuj5, kuj8, kuj9]);
        words.iter().all(|word| own.is_some_and(|own| own.contains(&word.as_str())))
    }
}

/// Solves one game after the other, and tells each value as soon as it is known.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Exit, Failure> {
    let (possible, columns, seeds) = args.set.sizes();
    if let Some(columns) = args.columns
        && !possible.contains(&usize::from(columns))
    {
        return Err(Failure::unreadable(format_args!(
            "columns: found {columns}, expected {} to {}",
            possible.start(),
            possible.end()
        )));
    }
    let mut games = args.set.games();
    games.retain(|game| game.has(&args.readings));
    if games.is_empty() {
        return Err(Failure::unreadable(format_args!(
            "reading: no game of `{}` has {}: `bingwa values clauses` has them all, and the words",
            args.set.word(),
            prose::list(&args.readings, "and")
        )));
    }
    let table = Table::new(args.hash as usize).map_err(Failure::could_not)?;
    for &columns in args.columns.as_ref().map_or(columns, std::slice::from_ref) {
        for &seeds in args.seeds.as_ref().map_or(seeds, std::slice::from_ref) {
            for &game in &games {
                // Each from nothing, so that the nodes don't depend on what was solved before.
                table.clear();
                let begin = Instant::now();
                let found = game.solve(&table, columns, seeds, args.nodes);
                let answer = Answer {
                    schema: SCHEMA,
                    set: args.set.word(),
                    columns,
                    seeds,
                    clauses: game.clauses(),
                    value: (found.least == found.most).then(|| match found.least.signum() {
                        1 => "S",
                        -1 => "N",
                        _ => "draw",
                    }),
                    bounds: [found.least, found.most],
                    settled: found.settled,
                    nodes: found.nodes,
                    seconds: begin.elapsed().as_secs_f64(),
                };
                match args.json {
                    true => json::line(out, &answer)?,
                    false => writeln!(out, "{}", answer.line(args.set))?,
                }
                out.flush()?;
            }
        }
    }
    Ok(Exit::Done)
}

impl Answer {
    /// The answer as a line for people.
    fn line(&self, set: Set) -> String {
        let mut line = format!("columns {} seeds {}", self.columns, self.seeds);
        match (&self.clauses, set) {
            (Some(Clauses { rules: Some(rules), .. }), Set::Kujifunza) => {
                line += &format!(" rules {rules}");
            }
            (Some(Clauses { kuj5, kuj8, kuj9, .. }), _) => {
                line += &format!(" KUJ-5 {kuj5} KUJ-8 {kuj8} KUJ-9 {kuj9}");
            }
            (None, _) => {}
        }
        let [least, most] = self.bounds;
        match self.value {
            Some(value) => line += &format!(" value {value}"),
            None => {
                let why = if self.settled { "by repetition" } else { "open" };
                line += &format!(" value {why} from {least} to {most}");
            }
        }
        if self.value.is_some() && set.word() == Set::Kingulu.word() {
            line += &format!(" margin {least}");
        }
        line
    }
}
