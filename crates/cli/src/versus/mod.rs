//! `bingwa match`: two engines against each other, game after game.

mod engine;
pub(crate) mod opening;
mod play;
mod program;
mod statistics;

use std::{
    fs,
    io::Write,
    num::NonZero,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
        mpsc::{self, Sender},
    },
    thread,
    time::Duration,
};

use bingwa_rules::{Game, Rules, Seat};
use bingwa_solve::known::Knowledge;
use serde::Serialize;

use crate::{
    exit::{Exit, Failure, one_line, say},
    input::RulesParser,
    json,
    known::{Tables, tell_fault},
};
use engine::{Forfeit, Pace, Player, Spec};
use play::{Played, play};
use statistics::{BOUND, Pairs, Sprt, elo};

/// Shown under the help.
pub(crate) const EXAMPLES: &str = "\
Examples:
  bingwa match kigogo computer:6 computer:4
  bingwa match kiswahili nodes=10000 nodes=1000 --games 200 --sprt 0,50
  bingwa match kujifunza computer './other-engine --ubi' --ms 50 --records games.bao

An engine is one of
  computer:LEVEL        Bingwa at a level, 1 to 6
  computer              Bingwa at full strength, at the match's pace
  computer:perfect      makes no mistake where the game is solved
  nodes=N, ms=N, depth=N, hash=MIB, threads=N
                        the same at a pace of its own; joined by commas
  network=FILE          the same, judging by a network; joined likewise
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
    /// The random moves of an opening
    #[arg(long, value_name = "PLIES", default_value = "4", value_parser = clap::value_parser!(u16).range(0..=60))]
    opening: u16,
    /// Chooses the openings: the same number, the same openings
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    seed: u64,
    /// Milliseconds for a move
    #[arg(long, value_name = "MS", conflicts_with = "nodes", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    ms: Option<u64>,
    /// Positions looked at for a move [default: 10000]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// How many milliseconds too late a move may come
    #[arg(long, value_name = "MS", default_value = "100")]
    margin: u32,
    /// Games played at the same time
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    concurrency: NonZero<u8>,
    /// Stop as soon as it is sure that A is nearer to the second than to the first number of Elo
    /// above B, or the other way round
    #[arg(long, value_name = "ELO,ELO", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Write the records of the games to this file
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    #[command(flatten)]
    tables: Tables,
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

/// What is known of a match so far; points and losses are those of the first engine.
#[derive(Clone, Default, Debug)]
struct Standing {
    wins: u32,
    draws: u32,
    losses: u32,
    pairs: Pairs,
    /// Crashes, illegal moves and losses on time of each engine.
    forfeits: [[u32; 3]; 2],
}

/// A pair of games, with which engine sat South.
type Pair = [Played; 2];

/// Plays the match.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Exit, Failure> {
    let count = args.games / 2;
    let openings = opening::openings(args.rules, count, usize::from(args.opening), args.seed)?;
    let mut records = args.records.as_ref().map(create).transpose()?;
    let (next, enough) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (told, pairs) = mpsc::channel();
    // Whatever can't start is told before anything is played.
    let (mut tables, mut all_known) = (Vec::new(), Vec::new());
    for _ in 0..usize::from(args.concurrency.get()).min(count) {
        let known = args.tables.open()?;
        tables.push(players(args, &known)?);
        all_known.push(known);
    }
    let mut standing = Standing::default();
    let names = [args.first.text.clone(), args.second.text.clone()];
    thread::scope(|scope| {
        for table in tables {
            let (openings, next, enough, told) = (&openings, &next, &enough, told.clone());
            let margin = Duration::from_millis(args.margin.into());
            scope.spawn(move || sit(table, openings, margin, next, enough, &told));
        }
        drop(told);
        let mut result = Ok(());
        for (number, pair) in pairs {
            if result.is_err() || (enough.load(Relaxed) && args.sprt.is_some()) {
                continue;
            }
            standing.add(&pair);
            result = report(args, &names, &standing, number, &pair, records.as_mut());
            let is_sure = args.sprt.is_some_and(|sprt| sprt.verdict(&standing.pairs).is_some());
            if result.is_err() || is_sure {
                enough.store(true, Relaxed);
            }
        }
        result
    })?;
    tell_fault(&all_known);
    if args.json {
        json::line(out, &Answer::new(args, &names, &standing))?;
    } else {
        tell(args, &names, &standing, out)?;
    }
    Ok(Exit::Done)
}

/// Plays pair after pair until there are enough.
fn sit(
    [mut first, mut second]: [Player; 2],
    openings: &[Game],
    margin: Duration,
    next: &AtomicUsize,
    enough: &AtomicBool,
    told: &Sender<(usize, Pair)>,
) {
    while !enough.load(Relaxed) {
        let number = next.fetch_add(1, Relaxed);
        let Some(opening) = openings.get(number) else { return };
        let pair = [
            play(opening.clone(), [&mut first, &mut second], margin),
            play(opening.clone(), [&mut second, &mut first], margin),
        ];
        if told.send((number, pair)).is_err() {
            return;
        }
    }
}

/// The two engines at a board.
fn players(args: &Args, known: &Arc<Knowledge>) -> Result<[Player; 2], Failure> {
    let time = args.ms.map(Duration::from_millis);
    let nodes = if time.is_none() { Some(args.nodes.unwrap_or(10_000)) } else { None };
    let pace = Pace { time, nodes, depth: None };
    let player = |spec| Player::new(spec, args.rules, pace, known).map_err(Failure::could_not);
    Ok([player(&args.first)?, player(&args.second)?])
}

fn create(path: &PathBuf) -> Result<fs::File, Failure> {
    fs::File::create_new(path).map_err(|error| {
        Failure::could_not(format_args!("{}: {error}: name a new file", path.display()))
    })
}

impl Standing {
    fn add(&mut self, pair: &Pair) {
        let mut half_points = 0;
        for (seat, played) in Seat::ALL.into_iter().zip(pair) {
            match played.winner {
                None => (self.draws, half_points) = (self.draws + 1, half_points + 1),
                Some(winner) if winner == seat => {
                    (self.wins, half_points) = (self.wins + 1, half_points + 2);
                }
                Some(_) => self.losses += 1,
            }
            if let Some((loser, forfeit)) = &played.forfeit {
                let kind = match forfeit {
                    Forfeit::Crash(_) => 0,
                    Forfeit::Illegal(_) => 1,
                    Forfeit::Time(_) => 2,
                };
                self.forfeits[usize::from(*loser != seat)][kind] += 1;
            }
        }
        self.pairs.add(half_points);
    }

    fn points(&self) -> String {
        format!("+{} ={} -{}", self.wins, self.draws, self.losses)
    }
}

/// Tells of a pair on stderr, and writes its records.
fn report(
    args: &Args,
    names: &[String; 2],
    standing: &Standing,
    number: usize,
    pair: &Pair,
    records: Option<&mut fs::File>,
) -> Result<(), Failure> {
    let mut text = String::new();
    for (seat, played) in Seat::ALL.into_iter().zip(pair) {
        let [first, second] = [names[0].as_str(), names[1].as_str()];
        let seated = if seat == Seat::South { [first, second] } else { [second, first] };
        let round = format!("{}.{}", number + 1, seat.index() + 1);
        text += &played.record(seated, &round, usize::from(args.opening));
        if let Some((loser, forfeit)) = &played.forfeit {
            say(&format!("game {round}: {} loses, {forfeit}", seated[loser.index()]));
        }
    }
    let pairs = standing.pairs.count();
    if pairs.is_multiple_of(10) {
        let score = 100.0 * standing.pairs.score();
        say(&format!("{} games: {}, {score:.1} %", 2 * pairs, standing.points()));
    }
    if let (Some(file), Some(path)) = (records, &args.records) {
        file.write_all(text.as_bytes()).map_err(|error| {
            let path = one_line(&path.display().to_string());
            Failure::could_not(format_args!("{path}: {error}: write elsewhere"))
        })?;
    }
    Ok(())
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
    let (games, opening) = (2 * pairs.count(), args.opening);
    writeln!(out, "{}: {} against {}", args.rules, names[0], names[1])?;
    writeln!(out, "{games} games, openings of {opening} random moves, seed {}", args.seed)?;
    writeln!(out, "{}, {:.1} %", standing.points(), 100.0 * pairs.score())?;
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
    for (name, [crashes, illegal, late]) in names.iter().zip(standing.forfeits) {
        if crashes + illegal + late > 0 {
            writeln!(
                out,
                "{name}: lost by crash {crashes}, by illegal move {illegal}, on time {late}"
            )?;
        }
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

#[derive(Serialize)]
struct Forfeits {
    crash: u32,
    illegal: u32,
    time: u32,
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
        let forfeits = |[crash, illegal, time]: [u32; 3]| Forfeits { crash, illegal, time };
        Self {
            schema: SCHEMA,
            rules: args.rules.id(),
            engines,
            seed: args.seed,
            opening: args.opening,
            wins: standing.wins,
            draws: standing.draws,
            losses: standing.losses,
            pairs: pairs.0,
            score: pairs.score(),
            interval: pairs.interval(),
            elo: Some(elo(pairs.score())).filter(|elo| elo.is_finite()),
            sprt: args.sprt.map(test),
            forfeits: standing.forfeits.map(forfeits),
        }
    }
}
