//! Opening books, made by searches from the start on.

use std::{
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
    },
    thread,
};

use bingwa_engine::{
    Book, BookError, Engine, Judgement, Limits, NoMemory, Recipe, Score, SearchResult,
};
use bingwa_rules::{Game, Move};

/// Positions that are chosen at a time, and searched one beside the other.
const ROUND: usize = 16;

/// MiB that an engine has for what it finds of a position.
const MEMORY: usize = 16;

/// What to make, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// The file.
    pub path: PathBuf,
    /// How the book is made.
    pub recipe: Recipe,
    /// What judges positions; the recipe has the checksum of its network.
    pub judgement: Judgement,
    /// Positions that the book shall have, at the least; the last round is searched whole.
    pub positions: usize,
    /// Positions searched at the same time.
    pub threads: usize,
}

/// Why no book could be made.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    /// The file can't be read or written.
    #[error("{path}: {error}: give another path", path = .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The file is there, and is no book that can be gone on with.
    #[error("{path}: {why}", path = .path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
        /// What was found.
        why: BookError,
    },
    /// The file is a book that was made otherwise.
    #[error("{path}: {found}: give another path, or build it as before", path = .path.display())]
    Recipe {
        /// The file.
        path: PathBuf,
        /// How its book was made.
        found: String,
    },
    /// The engine has no memory.
    #[error(transparent)]
    Memory(#[from] NoMemory),
}

/// Makes a book, or goes on with one, until it has as many positions as were ordered, or all that
/// are worth it, or `stop` is set. The same order gives the same bytes, whatever interrupts it.
///
/// `tell` hears of the book as it is found, and after every round.
///
/// # Errors
///
/// Where the file can't be written, or is not the book of this order.
pub fn build(
    order: &Order,
    stop: &AtomicBool,
    mut tell: impl FnMut(&Book),
) -> Result<Book, BuildError> {
    let mut book = open(order)?;
    tell(&book);
    let engines: Vec<Engine> =
        (0..order.threads.max(1)).map(|_| engine(order)).collect::<Result<_, _>>()?;
    while book.positions() < order.positions {
        let games = book.next(ROUND);
        if games.is_empty() {
            break;
        }
        let found = search(&engines, &games, order.recipe, stop);
        // A round that was stopped is searched again another time.
        if stop.load(Relaxed) {
            break;
        }
        for (game, moves) in games.iter().zip(&found) {
            book.add(game, moves);
        }
        write(&order.path, &book.bytes())
            .map_err(|error| BuildError::File { path: order.path.clone(), error })?;
        tell(&book);
    }
    Ok(book)
}

fn engine(order: &Order) -> Result<Engine, NoMemory> {
    let mut engine = Engine::new(MEMORY, 1)?;
    engine.judge_by(order.judgement.clone());
    Ok(engine)
}

/// The book that is there already, or a new one.
fn open(order: &Order) -> Result<Book, BuildError> {
    let path = order.path.clone();
    let bytes = match fs::read(&path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return Ok(Book::new(order.recipe));
        }
        Err(error) => return Err(BuildError::File { path, error }),
    };
    let book = match Book::read(&bytes).and_then(|book| book.for_rules(order.recipe.rules)) {
        Ok(book) => book,
        Err(why) => return Err(BuildError::Foreign { path, why }),
    };
    let Recipe { nodes, lines, seed, network, .. } = book.recipe();
    if book.recipe() != order.recipe {
        let network = match network {
            0 => "no network".to_owned(),
            sum => format!("the network {sum:08x}"),
        };
        let found = format!(
            "it was built with {nodes} nodes a position, {lines} lines, seed {seed} and {network}"
        );
        return Err(BuildError::Recipe { path, found });
    }
    Ok(book)
}

/// The best moves of each position, by searches that know nothing of each other.
fn search(
    engines: &[Engine],
    games: &[Game],
    recipe: Recipe,
    stop: &AtomicBool,
) -> Vec<Vec<(Move, Score)>> {
    let limits =
        Limits { nodes: Some(recipe.nodes), lines: recipe.lines.into(), ..Limits::default() };
    let next = AtomicUsize::new(0);
    let found = Mutex::new(vec![Vec::new(); games.len()]);
    thread::scope(|scope| {
        for engine in engines {
            let (next, found) = (&next, &found);
            scope.spawn(move || {
                while let Some((number, game)) = take(next, games) {
                    engine.forget();
                    let mut moves = Vec::new();
                    // Only what one depth says of all moves can be compared.
                    engine.search(game, &limits, &[], stop, |found| moves = best(found));
                    found.lock().unwrap_or_else(PoisonError::into_inner)[number] = moves;
                }
            });
        }
    });
    found.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// The best moves of a search, with what each is worth.
fn best(found: &SearchResult) -> Vec<(Move, Score)> {
    let further = found.further.iter().map(|line| (line.moves[0], line.score));
    std::iter::once((found.best, found.score)).chain(further).collect()
}

/// The next game that nobody has taken, with its number.
fn take<'a>(next: &AtomicUsize, games: &'a [Game]) -> Option<(usize, &'a Game)> {
    let number = next.fetch_add(1, Relaxed);
    games.get(number).map(|game| (number, game))
}

/// Writes a file that appears when it is whole.
fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let mut file = fs::File::create(&part)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(part, path)
}
