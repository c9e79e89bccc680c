//! The engines of a match: Bingwa's own, or any program that speaks UBI.

use std::{
    fmt,
    path::PathBuf,
    str::FromStr,
    sync::{Arc, atomic::AtomicBool},
    time::{Duration, Instant},
};

use bingwa_engine::{Book, Engine, Judgement, Level, Limits, search};
use bingwa_rules::{Game, Move, Position as _, Rules, Seat};
use bingwa_solve::known::Knowledge;
use bingwa_ubi::Endings;

use super::{first, program::Program};
use crate::{book, known::Perfect, network};

/// How long an engine may think about a move.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Pace {
    pub(crate) time: Option<Duration>,
    pub(crate) nodes: Option<u64>,
    pub(crate) depth: Option<u32>,
}

impl Pace {
    /// This pace, with that of `other` where it says nothing.
    pub(super) fn or(self, other: Self) -> Self {
        let says = self.time.is_some() || self.nodes.is_some() || self.depth.is_some();
        if says { self } else { other }
    }
}

/// An engine as it is asked for on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Spec {
    /// What was written.
    pub(super) text: String,
    kind: Kind,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Kind {
    /// This program's, at a level or at full strength.
    Own(Own),
    /// Who makes no mistake where the game is solved.
    Perfect,
    /// Who looks at his own seeds and no further.
    Beginner,
    /// Who played here before the engine of today.
    First,
    /// A program with its arguments.
    Program(Vec<String>),
}

/// What this program's own engines begin with.
const OWN: [&str; 9] =
    ["computer", "weights", "ms", "nodes", "depth", "hash", "threads", "network", "book"];

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "computer:perfect" {
            return Ok(Self { text: text.to_owned(), kind: Kind::Perfect });
        }
        if text == "beginner" {
            return Ok(Self { text: text.to_owned(), kind: Kind::Beginner });
        }
        if text == "first" {
            return Ok(Self { text: text.to_owned(), kind: Kind::First });
        }
        let begins = text.split([',', ':', '=']).next().unwrap_or_default();
        if OWN.contains(&begins) {
            return Ok(Self { text: text.to_owned(), kind: Kind::Own(own(text)?) });
        }
        let words = shlex::split(text).filter(|words| !words.is_empty());
        let kind = words.map(Kind::Program).ok_or_else(|| {
            let expected =
                "computer, computer:LEVEL, weights, nodes=N, network=FILE, first or a program";
            format!("found `{text}`, expected {expected}")
        })?;
        Ok(Self { text: text.to_owned(), kind })
    }
}

/// This program's engine: how well it plays, and what it has to do so.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Own {
    level: Option<Level>,
    pace: Pace,
    hash: usize,
    threads: usize,
    judges: Judges,
    opens: Opens,
}

/// What judges positions for an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Judges {
    /// What judges where nothing is said.
    Usual,
    /// The game's weights.
    Weights,
    /// The network of a file.
    File(PathBuf),
}

/// Whose book an engine opens by.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Opens {
    /// The program's, where a level knows it; none otherwise.
    Usual,
    /// None.
    Alone,
    /// The program's.
    BuiltIn,
    /// That of a file.
    File(PathBuf),
}

impl Opens {
    fn book(&self, level: Option<Level>, rules: Rules) -> Result<Option<Arc<Book>>, String> {
        let is_known = level.is_some() && Book::is_known_at(level);
        Ok(match self {
            Self::File(path) => Some(book::read(path, rules)?),
            Self::BuiltIn => Some(Book::built_in(rules)),
            Self::Usual if is_known => Some(Book::built_in(rules)),
            Self::Usual | Self::Alone => None,
        })
    }
}

fn own(text: &str) -> Result<Own, String> {
    let (pace, judges, opens) = (Pace::default(), Judges::Usual, Opens::Usual);
    let mut own = Own { level: None, pace, hash: 8, threads: 1, judges, opens };
    let pace = &mut own.pace;
    for part in text.split(',') {
        let number = |value: &str, most: u64| {
            let number = value.parse().ok().filter(|number| (1..=most).contains(number));
            number.ok_or_else(|| format!("found `{part}`, expected a number from 1 to {most}"))
        };
        match part.split_once(['=', ':']) {
            None if part == "computer" => {}
            None if part == "weights" => own.judges = Judges::Weights,
            None if part == "book" => own.opens = Opens::BuiltIn,
            Some(("book", "none")) => own.opens = Opens::Alone,
            Some(("book", path)) if !path.is_empty() => own.opens = Opens::File(path.into()),
            Some(("computer", name)) => {
                own.level = Some(name.parse().map_err(|error| format!("{error}"))?);
            }
            Some(("ms", value)) => {
                pace.time = Some(Duration::from_millis(number(value, 86_400_000)?))
            }
            Some(("nodes", value)) => pace.nodes = Some(number(value, u64::MAX)?),
            Some(("depth", value)) => pace.depth = Some(number(value, 64)? as u32),
            Some(("hash", value)) => own.hash = number(value, 65_536)? as usize,
            Some(("threads", value)) => own.threads = number(value, 512)? as usize,
            Some(("network", path)) if !path.is_empty() => {
                own.judges = Judges::File(path.into());
            }
            _ => {
                let expected = "computer, computer:LEVEL, weights, ms=, nodes=, depth=, hash=, \
                                threads=, network= or book";
                return Err(format!("found `{part}`, expected {expected}"));
            }
        }
    }
    Ok(own)
}

/// How an engine lost a game otherwise than on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Forfeit {
    /// It ended, or said nothing that could be understood.
    Crash(String),
    /// It made a move that is not legal.
    Illegal(String),
    /// It took too long.
    Time(Duration),
}

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Crash(why) => write!(f, "crash: {why}"),
            Self::Illegal(text) => write!(f, "illegal move {text}"),
            Self::Time(time) => write!(f, "time: {} ms", time.as_millis()),
        }
    }
}

/// An engine at the board.
pub(super) enum Player {
    Own { engine: Engine, limits: Limits, level: Option<Level>, book: Option<Arc<Book>> },
    Perfect { perfect: Perfect, time: Option<Duration> },
    Beginner,
    First { pace: Pace },
    Program { words: Vec<String>, pace: Pace, running: Option<Program> },
}

impl Player {
    /// The engine asked for, at a pace unless it has its own.
    pub(super) fn new(
        spec: &Spec,
        rules: Rules,
        usual: Pace,
        known: &Arc<Knowledge>,
    ) -> Result<Self, String> {
        Ok(match &spec.kind {
            Kind::Own(Own { level, pace, hash, threads, judges, opens }) => {
                let pace = if level.is_some() { *pace } else { pace.or(usual) };
                let mut limits = Limits { time: pace.time, nodes: pace.nodes, ..Limits::default() };
                limits.depth = pace.depth.unwrap_or(limits.depth);
                let mut engine = Engine::new(*hash, *threads).map_err(|error| error.to_string())?;
                if level.is_none() {
                    engine.ask(Arc::new(Endings(Arc::clone(known))));
                }
                engine.judge_by(match judges {
                    Judges::Usual => Judgement::BuiltIn,
                    Judges::Weights => Judgement::Weights,
                    Judges::File(path) => network::read(path, rules)?,
                });
                let book = opens.book(*level, rules)?;
                Self::Own { engine, limits, level: *level, book }
            }
            Kind::Perfect => {
                let perfect = Perfect::new(Arc::clone(known)).map_err(|error| error.to_string())?;
                Self::Perfect { perfect, time: usual.time }
            }
            Kind::Beginner => Self::Beginner,
            Kind::First => Self::First { pace: usual },
            Kind::Program(words) => {
                Program::find(words).map_err(|why| {
                    format!("{why}: name one of Bingwa's own engines or a program that speaks UBI")
                })?;
                Self::Program { words: words.clone(), pace: usual, running: None }
            }
        })
    }

    /// Gets ready for another game.
    pub(super) fn begin(&mut self, game: &Game) -> Result<(), Forfeit> {
        match self {
            Self::Own { engine, .. } => engine.forget(),
            Self::Perfect { .. } | Self::Beginner | Self::First { .. } => {}
            Self::Program { words, running, .. } => {
                if running.is_none() {
                    *running = Some(Program::start(words).map_err(Forfeit::Crash)?);
                }
                let rules = game.start().rules();
                let begun = running.as_mut().map_or(Ok(()), |program| program.new_game(rules));
                if let Err(why) = begun {
                    *running = None;
                    return Err(Forfeit::Crash(why));
                }
            }
        }
        Ok(())
    }

    /// The move that the engine makes, `margin` later than its time at the latest.
    pub(super) fn think(&mut self, game: &Game, margin: Duration) -> Result<Move, Forfeit> {
        let begun = Instant::now();
        let (answer, time) = match self {
            Self::Own { engine, limits, level, book } => {
                let seed = game.len() as u64;
                if let Some(found) = book.as_ref().and_then(|book| book.choose(game, seed)) {
                    return Ok(found.played);
                }
                let limits = level.map_or(*limits, |level| {
                    let wanted = level.limits(game.position().rules(), seed);
                    let nodes = [wanted.nodes, limits.nodes].into_iter().flatten().min();
                    let time = [wanted.time, limits.time].into_iter().flatten().min();
                    Limits { nodes, time, depth: wanted.depth.min(limits.depth), ..wanted }
                });
                let stop = AtomicBool::new(false);
                // A level remembers nothing from one move to the next, as in play.
                let found = match level {
                    Some(_) => search(game, &limits, &stop, |_| ()),
                    None => engine.search(game, &limits, &[], &stop, |_| ()),
                };
                (found.map(|found| found.best).ok_or_else(no_move), limits.time)
            }
            Self::Perfect { perfect, time } => {
                let chosen = perfect.choose(game, *time, &AtomicBool::new(false));
                (chosen.map(|chosen| chosen.played).ok_or_else(no_move), *time)
            }
            Self::Beginner => (greediest(game).ok_or_else(no_move), None),
            Self::First { pace } => {
                let chosen = first::choose(game, *pace);
                (chosen.map(|chosen| chosen.played).ok_or_else(no_move), pace.time)
            }
            Self::Program { pace, running, .. } => {
                let answer = match running {
                    Some(program) => program.think(game, *pace, margin),
                    None => Err(Forfeit::Crash("it did not start".to_owned())),
                };
                if matches!(answer, Err(Forfeit::Crash(_) | Forfeit::Time(_))) {
                    // What it says later belongs to no game.
                    *running = None;
                }
                (answer, pace.time)
            }
        };
        let taken = begun.elapsed();
        match time {
            Some(time) if answer.is_ok() && taken > time + margin => Err(Forfeit::Time(taken)),
            _ => answer,
        }
    }
}

fn no_move() -> Forfeit {
    Forfeit::Crash("no move was found".to_owned())
}

/// The move after which the player is ahead by the most seeds, as if the game ended with it; the
/// first of several.
fn greediest(game: &Game) -> Option<Move> {
    let (position, seat) = (game.position(), game.position().turn());
    let ahead = |played: &Move| -> i32 {
        let Ok(after) = position.play(*played) else { return i32::MIN };
        let setup = after.setup();
        let on_board = setup.holes().map(|hole| (hole.seat(), setup.seeds(hole)));
        let seeds = on_board.chain(Seat::ALL.map(|seat| (seat, setup.hand[seat.index()])));
        let signed =
            |(whose, seeds)| if whose == seat { i32::from(seeds) } else { -i32::from(seeds) };
        seeds.map(signed).sum()
    };
    // The last of the greatest, and so from the other end the first of them.
    position.legal_moves().iter().rev().copied().max_by_key(ahead)
}
