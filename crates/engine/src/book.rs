//! Opening books: what searches said of positions near the start, put together.
//!
//! A book grows from the start position. Whoever makes one asks it for the positions that are worth
//! most to be looked at ([`Book::next`]), searches them, and tells it what was found
//! ([`Book::add`]). What a move is worth follows from the positions behind it, and so every further
//! one makes all before it better known.
//!
//! A book says what a search would say, at no cost; it proves nothing. It never speaks where history
//! matters: a move that brings a position of the game back (COM-7) is none of its moves.

mod file;
mod graph;

use std::sync::{Arc, LazyLock};

use bingwa_rules::{AnyPosition, Game, Move, Position as _, Rules, Seat};

use crate::{Chances, Level, Score};
use graph::Graph;

pub use file::BookError;

/// How a book is made; the same way, and the same number of positions, make the same book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recipe {
    /// The rules.
    pub rules: Rules,
    /// Nodes of the search of a position.
    pub nodes: u64,
    /// The most moves that are kept of a position, the best.
    pub lines: u8,
    /// Chooses among positions that are worth the same to be looked at.
    pub seed: u64,
    /// The checksum of the network that judged; 0 where none did.
    pub network: u32,
}

/// An opening book.
///
/// ```
/// use bingwa_engine::Book;
/// use bingwa_rules::{AnyPosition, Game, Rules};
/// let book = Book::built_in(Rules::Kigogo);
/// let game = Game::new(AnyPosition::start(Rules::Kigogo));
/// let moves = book.moves(&game);
/// assert!(!moves.is_empty() && book.choose(&game, 0).is_some());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Book {
    recipe: Recipe,
    graph: Graph,
}

/// A move of a book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookMove {
    /// The move.
    pub played: Move,
    /// What it is worth to its mover, by all that is known behind it.
    pub score: Score,
    /// Positions of the book behind it; with none, one search alone says what it is worth.
    pub behind: usize,
}

/// How much less a move may be worth than the best, in permille of the points to be expected, to be
/// played as well: searches are not surer than that.
const ALIKE: u32 = 10;

/// The least level that knows a book, where there are so many.
const BOOKISH: u8 = 15;

macro_rules! built_in {
    ($name:literal) => {
        LazyLock::new(|| {
            let bytes = include_bytes!(concat!("../../../data/books/", $name, ".book"));
            Book::read(bytes).ok().map(Arc::new)
        })
    };
}

/// The books in the program, in the order of [`Rules::ALL`].
static BUILT_IN: [LazyLock<Option<Arc<Book>>>; 7] = [
    built_in!("kiswahili"),
    built_in!("kiswahili-zanzibar"),
    built_in!("kujifunza"),
    built_in!("kujifunza-zanzibar"),
    built_in!("kigogo"),
    built_in!("kimasai"),
    built_in!("kingulu"),
];

impl Book {
    /// A book that knows the start of the game, and nothing of it yet.
    pub fn new(recipe: Recipe) -> Self {
        Self { recipe, graph: Graph::new(AnyPosition::start(recipe.rules)) }
    }

    /// The book that is part of the program.
    pub fn built_in(rules: Rules) -> Arc<Self> {
        let built_in = BUILT_IN.get(rules as usize).and_then(|book| book.as_ref());
        let bare = Recipe { rules, nodes: 0, lines: 0, seed: 0, network: 0 };
        // A test reads them all, so that none is ever missing.
        built_in.map_or_else(|| Arc::new(Self::new(bare)), Arc::clone)
    }

    /// Whether a player of this level, or of full strength, knows his openings.
    pub fn is_known_at(level: Option<Level>) -> bool {
        let least = BOOKISH.min(Level::MOST.number());
        level.is_none_or(|level| level.number() >= least)
    }

    /// How it was made.
    pub const fn recipe(&self) -> Recipe {
        self.recipe
    }

    /// Positions that were looked at.
    pub fn positions(&self) -> usize {
        self.graph.looked_at().len()
    }

    /// Up to so many positions that are most worth to be looked at next, each as a game that leads
    /// there; none where the book is as full as it can be.
    pub fn next(&self, most: usize) -> Vec<Game> {
        let left = file::MOST_POSITIONS.saturating_sub(self.positions());
        self.graph.next(most.min(left), self.recipe.rules, self.recipe.seed)
    }

    /// Takes in what a search said of the last position of a game that [`next`](Self::next) gave:
    /// its best moves, with what each is worth to the player to move.
    ///
    /// Nothing happens where the position is none that waits, or where a move is not legal.
    pub fn add(&mut self, game: &Game, found: &[(Move, Score)]) {
        let (position, turn) = mover_south(game.position());
        let moves: Vec<(Move, i32)> =
            found.iter().map(|(played, score)| (turn.seen(*played), score.value())).collect();
        if self.graph.add(&position, &moves) {
            self.graph.settle();
        }
    }

    /// The moves that the book knows in a game under way, the best first.
    pub fn moves(&self, game: &Game) -> Vec<BookMove> {
        if game.position().rules() != self.recipe.rules || game.outcome().is_some() {
            return Vec::new();
        }
        let (position, turn) = mover_south(game.position());
        let mut moves = Vec::new();
        for edge in self.graph.moves(&position) {
            let played = turn.seen(edge.played);
            // A book holds for a game in which nothing comes back.
            let is_new = |after: &AnyPosition| {
                (0..=game.len()).all(|plies| game.position_after(plies) != after)
            };
            if game.position().play(played).as_ref().is_ok_and(is_new) {
                let (score, behind) = (Score::of(edge.value), self.graph.behind(edge));
                moves.push(BookMove { played, score, behind });
            }
        }
        moves.sort_by_key(|found| (-found.score.value(), turn.seen(found.played)));
        moves
    }

    /// The move to play in a game under way: the best, or one that is worth the same, by the seed.
    /// None where the book has not looked on behind it: there a search sees more.
    pub fn choose(&self, game: &Game, seed: u64) -> Option<BookMove> {
        let points = |found: &BookMove| Chances::of(self.recipe.rules, found.score).points();
        let moves = self.moves(game);
        let best = *moves.first().filter(|best| best.behind > 0)?;
        let is_alike = |found: &&BookMove| {
            found.behind > 0 && points(found) + ALIKE >= points(&best) && !best.score.is_proven()
        };
        let alike: Vec<&BookMove> = moves.iter().filter(is_alike).collect();
        let key = mover_south(game.position()).0.key();
        let lot = graph::mix(seed ^ key) % (alike.len().max(1) as u64);
        Some(alike.get(lot as usize).map_or(best, |found| **found))
    }

    /// The games that lead to the positions that were looked at, in the order in which they were.
    pub fn games(&self) -> impl Iterator<Item = Game> {
        let rules = self.recipe.rules;
        self.graph.looked_at().iter().map(move |&place| self.graph.game(place, rules))
    }
}

/// From which seat a position is seen.
#[derive(Clone, Copy)]
struct Turn(Seat);

impl Turn {
    /// A move, with South exchanged for whoever is to move, or back.
    const fn seen(self, played: Move) -> Move {
        match self.0 {
            Seat::South => played,
            Seat::North => played.rotated(),
        }
    }
}

/// A position as its mover sees it: a book does not tell the seats apart.
fn mover_south(position: &AnyPosition) -> (AnyPosition, Turn) {
    let turn = position.turn();
    let seen = if turn == Seat::South { *position } else { position.rotated() };
    (seen, Turn(turn))
}

#[cfg(test)]
mod tests {
    use bingwa_rules::read_move;

    use super::*;

    /// A book of one line and no more, and the game that plays it but for its last move.
    fn line(rules: Rules, start: &str, moves: &str) -> (Book, Game, Move) {
        let start = AnyPosition::parse(rules, start).expect("a position");
        let recipe = Recipe { rules, nodes: 1, lines: 1, seed: 0, network: 0 };
        let mut book = Book { recipe, graph: Graph::new(start) };
        let mut game = Game::new(start);
        let mut last = None;
        for text in moves.split(' ') {
            if let Some(played) = last {
                game.play(played).expect("a legal move");
            }
            let played = read_move(game.position(), text).expect("a legal move");
            book.add(&game, &[(played, Score::Seeds(0))]);
            last = Some(played);
        }
        (book, game, last.expect("a move"))
    }

    #[test]
    fn what_was_played_is_not_forgotten() {
        // The last move of each line brings its first position back (COM-7): it is told to whoever
        // comes from elsewhere, and not to whoever played that line.
        let shuffle = "0,1,0,1,1,2,0,1/1,0,1,0,1,0,1,0/0,1,0,1,0,1,0,1/1,0,1,1,2,0,1,0 S 0,0";
        for (rules, start, moves) in [
            (Rules::Kingulu, "0,1,0,1,0,1/1,0,6,0,4,1 S 0,5", "A6 a6"),
            (Rules::Kujifunza, shuffle, "B5>* b3<* B4<* b4>*"),
        ] {
            let (book, game, back) = line(rules, start, moves);
            let after = game.position().play(back).expect("a legal move");
            assert_eq!(&after, game.start(), "{rules}: the line comes back");
            let moves = |game: &Game| book.moves(game).iter().map(|f| f.played).collect::<Vec<_>>();
            assert_eq!(moves(&Game::new(*game.position())), [back], "{rules}");
            assert_eq!(moves(&game), [], "{rules}");
            assert_eq!(book.choose(&game, 0), None, "{rules}");
        }
    }
}
