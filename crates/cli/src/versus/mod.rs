//! `bingwa match`: two engines against each other, game after game.

pub(crate) mod engine;
pub(crate) mod first;
mod meeting;
pub(crate) mod opening;
mod play;
mod program;
mod rating;
mod statistics;
pub(crate) mod tournament;

use std::io::Write;

use bingwa_rules::Rules;
use serde::Serialize;

use crate::{
    exit::{Exit, Failure, say},
    input::RulesParser,
    json,
};
use engine::Spec;
use meeting::{Conditions, Forfeits, Meeting, More, Standing};
use statistics::{BOUND, Pairs, Sprt, elo};

/// Shown under the help.
pub(crate) const EXAMPLES: &str = "\
Examples:
  bingwa match kigogo computer:12 computer:11
  bingwa match kiswahili nodes=10000 nodes=1000 --games 200 --sprt 0,50
  bingwa match kigogo computer first --opening 8 --even 60 --ms 50
  bingwa match kujifunza computer './other-engine --ubi' --ms 50 --records games.bao

An engine is one of
  computer:LEVEL        Bingwa at a level, 1 to 20
  computer              Bingwa at full strength, at the match's pace
  computer:perfect      makes no mistake where the game is solved
  nodes=N, ms=N, depth=N, hash=MIB, threads=N
                        the same at a pace of its own; joined by commas, as are
  weights               the same, judging by weights, without any network
  network=FILE          the same, judging by the network of a file
  book, book=FILE       the same, with an opening book: the program's, or a file's;
                        the highest levels have it anyway, unless book=none
  beginner              takes what leaves it the most seeds, and looks no further
  first                 plain alpha-beta with counted seeds: a yardstick
  anything else         a program that speaks UBI, with its arguments

Random moves begin each game; every opening is played twice, with the seats
exchanged. A crash, an illegal move or a move that comes too late loses the
game; it is reported, and the match goes on.";

/// What `bingwa match` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The rules id
    #[arg(value_parser = RulesParser)]
    rules: Rules,
    /// The first engine
    #[arg(value_name = "A")]
    first: Spec,
    /// The second engine
    #[arg(value_name = "B")]
    second: Spec,
    /// The most games; an even number
    #[arg(long, value_name = "NUMBER", default_value = "100", value_parser = even)]
    games: usize,
    /// Stop as soon as it is sure that A is nearer to the second than to the first number of Elo
    /// above B, or the other way round
    #[arg(long, value_name = "ELO,ELO", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    #[command(flatten)]
    conditions: Conditions,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Names the schema of the answer.
pub(crate) const SCHEMA: &str = "bingwa.match/1";

fn even(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|n| (2..=1_000_000).contains(n) && n % 2 == 0);
    number.ok_or_else(|| "expected an even number from 2 to 1000000".to_owned())
}

/// Plays the match.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Exit, Failure> {
    let engines = [args.first.clone(), args.second.clone()];
    let meetings: Vec<Meeting> =
        (0..args.games / 2).map(|opening| Meeting { engines: [0, 1], opening }).collect();
    let mut standing = Standing::default();
    args.conditions.hold("bingwa match", args.rules, &engines, &meetings, |_, pair| {
        standing.add(pair);
        let pairs = &standing.pairs;
        if pairs.count().is_multiple_of(10) {
            let (games, score) = (2 * pairs.count(), 100.0 * pairs.score());
            say(&format!("{games} games: {}, {score:.1} %", standing.results()));
        }
        let is_sure = args.sprt.is_some_and(|sprt| sprt.verdict(pairs).is_some());
        if is_sure { More::Enough } else { More::Wanted }
    })?;
    let names = engines.map(|engine| engine.text);
    if args.json {
        json::line(out, &Answer::new(args, &names, &standing))?;
    } else {
        tell(args, &names, &standing, out)?;
    }
    Ok(Exit::Done)
}

/// The difference in Elo and how far off it may be, as text.
fn elo_text(pairs: &Pairs) -> String {
    let [low, high] = pairs.interval().map(elo);
    format!("Elo {:+.0}, between {low:+.0} and {high:+.0} with 95 %", elo(pairs.score()))
}

fn tell(
    args: &Args,
    names: &[String; 2],
    standing: &Standing,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let pairs = &standing.pairs;
    let games = 2 * pairs.count();
    writeln!(out, "{}: {} against {}", args.rules, names[0], names[1])?;
    writeln!(out, "{games} games, {}", args.conditions.openings())?;
    writeln!(out, "{}, {:.1} %", standing.results(), 100.0 * pairs.score())?;
    writeln!(out, "{}", elo_text(pairs))?;
    let counts = pairs.0.map(|count| count.to_string()).join(" ");
    writeln!(out, "pairs of 0, 1/2, 1, 1 1/2 and 2 points: {counts}")?;
    if let Some(sprt) = args.sprt {
        let ([low, high], llr) = (sprt.elo, sprt.llr(pairs));
        let verdict = match sprt.verdict(pairs) {
            None => "not sure yet".to_owned(),
            Some(true) => format!("rather {high} than {low}"),
            Some(false) => format!("rather {low} than {high}"),
        };
        writeln!(out, "SPRT of Elo {low} and {high}: LLR {llr:.2} of ±{BOUND:.2}, {verdict}")?;
    }
    for line in names.iter().zip(standing.forfeits).filter_map(|(name, lost)| lost.sentence(name)) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

#[derive(Serialize)]
struct Answer<'a> {
    schema: &'static str,
    rules: &'static str,
    engines: &'a [String; 2],
    seed: u64,
    opening: u16,
    even: Option<u8>,
    wins: u32,
    draws: u32,
    losses: u32,
    pairs: [u32; 5],
    score: f64,
    interval: [f64; 2],
    /// None where a side has no points: no number is so great.
    elo: Option<f64>,
    sprt: Option<Test>,
    forfeits: [Forfeits; 2],
}

#[derive(Serialize)]
struct Test {
    elo: [f64; 2],
    llr: f64,
    bound: f64,
    accepted: Option<bool>,
}

impl<'a> Answer<'a> {
    fn new(args: &Args, engines: &'a [String; 2], standing: &Standing) -> Self {
        let pairs = &standing.pairs;
        let test = |sprt: Sprt| Test {
            elo: sprt.elo,
            llr: sprt.llr(pairs),
            bound: BOUND,
            accepted: sprt.verdict(pairs),
        };
        Self {
            schema: SCHEMA,
            rules: args.rules.id(),
            engines,
            seed: args.conditions.seed,
            opening: args.conditions.opening,
            even: args.conditions.even,
            wins: standing.wins,
            draws: standing.draws,
            losses: standing.losses,
            pairs: pairs.0,
            score: pairs.score(),
            interval: pairs.interval(),
            elo: Some(elo(pairs.score())).filter(|elo| elo.is_finite()),
            sprt: args.sprt.map(test),
            forfeits: standing.forfeits,
        }
    }
}
