//! `bingwa puzzles make`.

use std::{
    collections::{HashMap, HashSet},
    fs::{File, OpenOptions},
    io::Write,
    sync::atomic::AtomicBool,
};

use bingwa_engine::{Engine, Limits};
use bingwa_rules::{AnyPosition, Game, Position as _, Rules, Seat};
use bingwa_solve::{
    kingulu::InPlay,
    puzzles::{Puzzle, Theme},
};

use super::{
    Make,
    file::{Line, Source},
};
use crate::{
    exit::{Exit, Failure},
    json, prose,
    versus::opening::openings,
};

/// Memory of the engine, in MiB.
const MEMORY: usize = 4;
/// A game that lasts longer ends.
const LONGEST: usize = 300;
/// The random moves that begin a game: from so many, and up to so many more.
const OPENING: (usize, usize) = (4, 8);
/// By how many centi-seeds the players misjudge, so that there is something to punish.
const NOISE: u16 = 150;
/// So many positions before the end of a game are looked at.
const LOOKED_AT: usize = 64;
/// A theme that was not there before makes up for so much less of rating, one that was once for half.
const FRESH: u32 = 200;

/// What the puzzle is to be like whose turn it is.
#[derive(Clone, Copy)]
enum Kind {
    /// So many right moves.
    Moves(usize),
    /// So many seeds in play at the most: lines of Kingulu are as long as they happen to be.
    Seeds(u8),
}

impl Kind {
    fn of(args: &Make, number: u16) -> Self {
        match args.rules {
            Rules::Kingulu => Self::Seeds(Rules::Kingulu.seeds() / 4 * (number % 4 + 1) as u8),
            _ => Self::Moves(usize::from(number % u16::from(args.moves)) + 1),
        }
    }

    /// The puzzle in a position, if it is of this kind.
    fn find(self, position: &AnyPosition, effort: u64) -> Option<Puzzle> {
        if let (Self::Seeds(most), AnyPosition::Kingulu(kingulu)) = (self, position)
            && InPlay::of(kingulu).0.seeds() > most
        {
            return None;
        }
        let most = match self {
            Self::Moves(moves) => 2 * moves as u32,
            Self::Seeds(_) => 0,
        };
        // What takes too long to find is no puzzle for people.
        let puzzle = Puzzle::find(position, most, effort).ok().flatten()?;
        let is_wanted = match self {
            Self::Moves(moves) => moves == puzzle.moves(),
            Self::Seeds(_) => true,
        };
        is_wanted.then_some(puzzle)
    }
}

/// What was found so far.
#[derive(Default)]
struct Found {
    positions: HashSet<AnyPosition>,
    themes: HashMap<Theme, u32>,
}

impl Found {
    fn has(&self, position: &AnyPosition) -> bool {
        self.positions.contains(&face(position))
    }

    fn add(&mut self, puzzle: &Puzzle) {
        self.positions.insert(face(&puzzle.position));
        for &theme in &puzzle.themes {
            *self.themes.entry(theme).or_default() += 1;
        }
    }

    /// How much a puzzle is wanted: a hard one, and one of what there is little of.
    fn wants(&self, puzzle: &Puzzle) -> u32 {
        let fresh = |theme| FRESH / (1 + self.themes.get(theme).copied().unwrap_or_default());
        puzzle.rating + puzzle.themes.iter().map(fresh).sum::<u32>()
    }
}

/// Finds the puzzles, and writes each when it is found.
pub(super) fn run(args: &Make, out: &mut impl Write) -> Result<Exit, Failure> {
    let mut file = create(args)?;
    let engine = Engine::new(MEMORY, 1).map_err(Failure::could_not)?;
    let (mut found, mut games) = (Found::default(), 0);
    for number in 0..args.count {
        let kind = Kind::of(args, number);
        let enough = games + args.among;
        let mut best: Option<(u32, Source, Puzzle)> = None;
        while games < enough || best.is_none() {
            if games >= args.games {
                return Err(Failure::could_not(format_args!(
                    "puzzles: found {number} of {} in {}: \
                     ask for fewer, for fewer moves, or for more games",
                    args.count,
                    prose::many(games.into(), "game")
                )));
            }
            let game = play(args, &engine, games)?;
            for ply in game.len().saturating_sub(LOOKED_AT)..game.len() {
                let position = game.position_after(ply);
                if !found.has(position)
                    && let Some(puzzle) = kind.find(position, args.effort)
                    && let worth = found.wants(&puzzle)
                    && best.as_ref().is_none_or(|(most, ..)| worth > *most)
                {
                    best = Some((worth, Source { seed: args.seed, game: games, ply }, puzzle));
                }
            }
            games += 1;
        }
        if let Some((_, source, puzzle)) = best {
            found.add(&puzzle);
            json::line(&mut file, &Line::new(&puzzle, source))?;
        }
    }
    let many = prose::many(args.count.into(), "puzzle");
    writeln!(out, "{}: {many} of {}", args.out.display(), prose::many(games.into(), "game"))?;
    Ok(Exit::Done)
}

fn create(args: &Make) -> Result<File, Failure> {
    OpenOptions::new().write(true).create_new(true).open(&args.out).map_err(|error| {
        let cure = match error.kind() {
            std::io::ErrorKind::AlreadyExists => ": remove it, or name another",
            _ => "",
        };
        Failure::unreadable(format_args!("{}: {error}{cure}", args.out.display()))
    })
}

/// A game that the engine plays against itself.
fn play(args: &Make, engine: &Engine, number: u32) -> Result<Game, Failure> {
    // Two readings of a game are not to have the same games.
    let seed = u64::from(args.seed) << 32 | (args.rules as u64) << 24 | u64::from(number);
    let plies = OPENING.0 + number as usize % (OPENING.1 + 1);
    let mut game = openings(args.rules, 1, plies, seed, None)?.remove(0);
    engine.forget();
    while game.outcome().is_none() && game.len() < LONGEST {
        let limits = Limits {
            nodes: Some(args.nodes),
            noise: NOISE,
            seed: seed.wrapping_add(game.len() as u64),
            ..Limits::default()
        };
        let never = AtomicBool::new(false);
        let Some(found) = engine.search(&game, &limits, &[], &never, |_| ()) else { break };
        if game.play(found.best).is_err() {
            break;
        }
    }
    Ok(game)
}

/// The position as South sees it who is to move: what two puzzles may not have in common.
fn face(position: &AnyPosition) -> AnyPosition {
    match position.turn() {
        Seat::South => *position,
        Seat::North => position.rotated(),
    }
}
