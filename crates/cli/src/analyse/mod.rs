//! `bingwa analyse`: what the engine thinks of a position, of many, or of a whole game.

mod answer;
mod course;
mod graph;
mod query;

use std::{
    io::Write,
    num::{NonZero, NonZeroU8, NonZeroU64},
    path::PathBuf,
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use bingwa_engine::{Chances, Engine, Limits, MOST_DEPTH, SearchResult};
use bingwa_rules::{Game, Move, Rules};
use bingwa_solve::known::{Effort, Knowledge};
use bingwa_ubi::Endings;

use crate::{
    book::{self, Source},
    exit::{Exit, Failure},
    input::{self, RulesParser},
    json,
    known::{Tables, sentence, tell_fault},
};
pub(crate) use answer::Worth;
use answer::{Answer, Context};

/// Shown under the help.
pub(crate) const EXAMPLES: &str = r#"Examples:
  bingwa analyse kigogo --ms 500 --lines 3
  bingwa analyse kiswahili --moves 'A7<* a5>' --nodes 100000
  bingwa analyse --record game.bao --svg game.svg
  echo '{"id":"1","rules":"kingulu","moves":["A3"]}' | bingwa analyse --json"#;

/// What `bingwa analyse` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The rules id [default: that of the record, or of each query]
    #[arg(value_parser = RulesParser, required_unless_present_any = ["record", "json"])]
    rules: Option<Rules>,
    /// The position, as text [default: the start]
    #[arg(long, value_name = "TEXT", requires = "rules", allow_hyphen_values = true)]
    position: Option<String>,
    /// Moves from that position on, parted by blanks
    #[arg(long, value_name = "MOVES", requires = "rules")]
    moves: Option<String>,
    /// Analyse every move of the first game of this record
    #[arg(long, value_name = "FILE", conflicts_with_all = ["rules", "book"])]
    record: Option<PathBuf>,
    /// Draw the course of the game into this file
    #[arg(long, value_name = "FILE", requires = "record")]
    svg: Option<PathBuf>,
    /// Milliseconds for a position [default: 1000, or 100 for each of a game]
    #[arg(long, value_name = "MS")]
    ms: Option<NonZeroU64>,
    /// Positions looked at, at the most
    #[arg(long, value_name = "NUMBER")]
    nodes: Option<NonZeroU64>,
    /// Plies, at the most
    #[arg(long, value_name = "PLIES")]
    depth: Option<NonZeroU8>,
    /// How many of the best moves are told
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    lines: NonZeroU8,
    /// Threads to think on
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: u16,
    /// Memory for what is found, in MiB
    #[arg(long, value_name = "MIB", default_value = "16", value_parser = clap::value_parser!(u32).range(1..=65_536))]
    hash: u32,
    #[command(flatten)]
    book: Source,
    #[command(flatten)]
    tables: Tables,
    /// Print JSON; without rules id and record, read queries from stdin, one a line
    #[arg(long)]
    pub(crate) json: bool,
}

/// Names the schema of the answers.
pub(crate) const SCHEMA: &str = "bingwa.analyse/1";

impl Args {
    /// The limits of a search, with so much time where none is named.
    fn limits(&self, usual: Duration) -> Limits {
        let is_bounded = self.nodes.is_some() || self.depth.is_some();
        let time = self.ms.map(|ms| Duration::from_millis(ms.get()));
        Limits {
            time: time.or(if is_bounded { None } else { Some(usual) }),
            nodes: self.nodes.map(NonZero::get),
            depth: self.depth.map_or(MOST_DEPTH, |depth| depth.get().into()),
            lines: self.lines.get().into(),
            ..Limits::default()
        }
    }
}

/// Analyses what is asked for.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Exit, Failure> {
    let mut engine =
        Engine::new(args.hash as usize, args.threads.into()).map_err(Failure::could_not)?;
    let known = args.tables.open()?;
    engine.ask(Arc::new(Endings(Arc::clone(&known))));
    let done = match (&args.record, args.rules) {
        (Some(path), _) => course::run(args, path, &engine, out),
        (None, None) => query::run(args, &engine, &known, out),
        (None, Some(rules)) => one(args, rules, &engine, &known, out),
    };
    tell_fault([&known]);
    done
}

/// Analyses one position.
fn one(
    args: &Args,
    rules: Rules,
    engine: &Engine,
    known: &Knowledge,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    let mut game = Game::new(input::position(rules, args.position.as_deref())?);
    input::play_on(&mut game, args.moves.as_deref())?;
    let proven = known.ask(&game, Effort::default());
    let book = args.book.open(rules).map_err(Failure::unreadable)?.moves(&game);
    let Some(found) = search(engine, &game, args.limits(Duration::from_secs(1))) else {
        return Err(Failure::could_not("position: the game is over: there is no move to find"));
    };
    if args.json {
        let known = Context { proven: proven.as_ref(), book: &book };
        json::line(out, &Answer::new(None, &game, game.len(), true, &found, known))?;
    } else {
        if let Some(proven) = &proven {
            writeln!(out, "{}", sentence(proven))?;
        }
        if let Some(book) = book::sentence(rules, &book) {
            writeln!(out, "{book}")?;
        }
        tell(rules, &found, out)?;
    }
    Ok(Exit::Done)
}

/// What the engine finds; `None` where the game is over.
fn search(engine: &Engine, game: &Game, limits: Limits) -> Option<SearchResult> {
    engine.search(game, &limits, &[], &AtomicBool::new(false), |_| ())
}

/// The moves found, a line each.
fn tell(rules: Rules, found: &SearchResult, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "depth {}, {} positions", found.depth, found.nodes)?;
    let first = (found.score, &found.line);
    let further = found.further.iter().map(|line| (line.score, &line.moves));
    for (score, line) in std::iter::once(first).chain(further) {
        let moves: Vec<String> = line.iter().map(Move::to_string).collect();
        let chance = Chances::of(rules, score).points();
        let percent = format!("{}.{} %", chance / 10, chance % 10);
        writeln!(out, "{percent:>7}  {score:<16}  {}", moves.join(" "))?;
    }
    Ok(())
}
