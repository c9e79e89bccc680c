//! `bingwa play`: a game in the terminal, on the full screen or line by line.

mod animation;
mod choice;
mod command;
mod grid;
mod input;
mod picker;
mod plain;
mod save;
mod screen;
mod state;
mod table;
mod thinker;
mod view;

use std::{
    io::{self, IsTerminal as _},
    path::{Path, PathBuf},
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use bingwa_rules::{Game, Rules};

use crate::{
    exit::{Exit, Failure},
    input::{RulesParser, position},
    known::{Perfect, Tables},
};
use picker::Picker;
use save::Store;
use screen::{Begin, Options};
use table::{Player, Table};
use thinker::Pace;

pub(crate) const EXAMPLES: &str = "\
Examples:
  bingwa play                               choose a game from a list
  bingwa play kiswahili                     South yourself, North the computer
  bingwa play kigogo --south computer:fundi --north human
  bingwa play kingulu --south computer:perfect --north human
  bingwa play kujifunza --plain             line by line, for a screen reader
  bingwa play kingulu --record game.bao     saved there after every move
  bingwa play --resume                      go on with the game that was left

Levels: 1 to 20, or mwanafunzi (5), mchezaji (10), fundi (15), bingwa (20).
computer:perfect makes no mistake where the game is solved (Kujifunza, Kingulu,
the ends of Kigogo and Kimasai), and says where it is not.
On the full screen, ? shows the keys.";

/// What `bingwa play` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The rules id [default: choose from a list]
    #[arg(value_parser = RulesParser)]
    rules: Option<Rules>,
    /// Who plays South: human, computer, computer:LEVEL or computer:perfect [default: human]
    #[arg(long, value_name = "PLAYER")]
    south: Option<Player>,
    /// Who plays North [default: computer]
    #[arg(long, value_name = "PLAYER")]
    north: Option<Player>,
    /// The position to start from, as text
    #[arg(long, value_name = "TEXT", requires = "rules", allow_hyphen_values = true)]
    position: Option<String>,
    /// Save the game to this file after every move [default: the program's state folder; what a
    /// script plays with --plain is not saved]
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Go on with the game of a record [default: the one left last]
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["rules", "position"]
    )]
    resume: Option<Option<PathBuf>>,
    /// Play line by line: for a screen reader, a script, a pipe
    #[arg(long)]
    plain: bool,
    /// The most seconds that the computer thinks about a move
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Choose the computer's moves by this number: the same number, the same game
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    #[command(flatten)]
    tables: Tables,
}

/// Reads seconds, which may have a fraction.
fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.0..=86_400.0).contains(seconds));
    let wrong = || "expected seconds from 0 to 86400".to_owned();
    Duration::try_from_secs_f64(seconds.ok_or_else(wrong)?).map_err(|_| wrong())
}

impl Args {
    fn players(&self) -> [Player; 2] {
        let [south, north] = Picker::usual_players();
        [self.south.unwrap_or(south), self.north.unwrap_or(north)]
    }

    fn pace(&self) -> Pace {
        // Any seed will do where none is asked for, so that no two games are alike.
        let clock = || {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            since.as_nanos() as u64
        };
        Pace { time: self.time, seed: self.seed.unwrap_or_else(clock) }
    }

    /// The game of `--resume`.
    fn resumed(&self, file: Option<&Path>) -> Result<(Table, Store), Failure> {
        let path = match file {
            None => save::usual_path().filter(|path| path.exists()).ok_or_else(|| {
                Failure::unreadable("resume: no game was left; name a file, or start one")
            })?,
            Some(file) => file.to_owned(),
        };
        let saved = save::load(&path)?;
        let store = Store::resumed(&saved, path, self.record.clone())?;
        let [south, north] = saved.table.players();
        let players = [self.south.unwrap_or(south), self.north.unwrap_or(north)];
        Ok((saved.table.with_players(players), store))
    }
}

/// Where a new game is saved unless a file is named.
fn usual_store() -> Store {
    Store::new(save::usual_path())
}

/// Plays a game.
pub(crate) fn run(args: &Args) -> Result<Exit, Failure> {
    if let Some(path) = &args.record
        && path.exists()
        && args.resume.as_ref() != Some(&Some(path.clone()))
    {
        return Err(Failure::unreadable(format_args!(
            "{}: is there already: name a new file, or go on with it by --resume",
            path.display()
        )));
    }
    let perfect = Perfect::new(args.tables.open()?).map_err(Failure::could_not)?;
    let (players, pace, perfect) = (args.players(), args.pace(), Arc::new(perfect));
    let options = Options { players, pace, store: usual_store, perfect };
    if let Some(file) = &args.resume {
        let (table, store) = args.resumed(file.as_deref())?;
        return begin(args, table, store, &options);
    }
    let start = match args.rules {
        Some(rules) => Some(position(rules, args.position.as_deref())?),
        None if args.plain || args.record.is_some() => {
            return Err(Failure::unreadable(
                "rules: --plain and --record need a rules id: see `bingwa games`",
            ));
        }
        None => None,
    };
    // What a script plays is no business of the player's own game.
    let is_script = args.plain && !io::stdin().is_terminal();
    let store = match &args.record {
        Some(path) => Store::new(Some(path.clone())),
        None if is_script => Store::new(None),
        None => usual_store(),
    };
    let left = match args.record {
        None => save::unfinished(store.path()),
        Some(_) => None,
    };
    match (start, left) {
        (Some(start), left) if args.plain || left.is_none() => match left {
            Some(left) if plain::goes_on(&left.line())? => {
                let store = store.going_on(&left)?;
                begin(args, left.table, store, &options)
            }
            _ => {
                let table = Table::new(Game::new(start), options.players);
                begin(args, table, store.for_new_game(), &options)
            }
        },
        (start, left) => screen::run(Begin::Pick(left, start), &options),
    }
}

fn begin(args: &Args, table: Table, store: Store, options: &Options) -> Result<Exit, Failure> {
    let done = match args.plain {
        true => plain::run(table, &store, options.pace, &options.perfect),
        false => screen::run(Begin::Game(table, store), options),
    };
    options.perfect.tell_fault();
    done
}
