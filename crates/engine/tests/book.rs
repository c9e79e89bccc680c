//! Opening books as whoever makes and asks them sees it.

use std::sync::atomic::AtomicBool;

use bingwa_engine::{Book, BookError, Level, Limits, Recipe, Score, search};
use bingwa_rules::{AnyPosition, Game, Move, Position as _, Rules, Seat};

fn recipe(rules: Rules) -> Recipe {
    Recipe { rules, nodes: 200, lines: 3, seed: 1, network: 0 }
}

/// What a small search says of a game.
fn found(game: &Game, recipe: Recipe) -> Vec<(Move, Score)> {
    let limits =
        Limits { nodes: Some(recipe.nodes), lines: recipe.lines.into(), ..Limits::default() };
    let mut moves = Vec::new();
    search(game, &limits, &AtomicBool::new(false), |found| {
        let further = found.further.iter().map(|line| (line.moves[0], line.score));
        moves = std::iter::once((found.best, found.score)).chain(further).collect();
    });
    moves
}

/// A book of so many positions, made by small searches.
fn made(recipe: Recipe, positions: usize) -> Book {
    let mut book = Book::new(recipe);
    while book.positions() < positions {
        let games = book.next(8);
        assert!(!games.is_empty(), "{}: nothing is left to look at", recipe.rules);
        for game in games {
            book.add(&game, &found(&game, recipe));
        }
    }
    book
}

/// The same game, with South and North exchanged.
fn exchanged(game: &Game) -> Game {
    let mut other = Game::new(game.start().rotated());
    for played in game.moves() {
        other.play(played.rotated()).expect("what is legal is legal from the other seat");
    }
    other
}

#[test]
fn a_book_read_again_is_the_same_book() {
    for rules in Rules::ALL {
        let book = made(recipe(rules), 40);
        let again = Book::read(&book.bytes()).expect("a book");
        assert_eq!(again.recipe(), recipe(rules));
        assert_eq!(again, book);
        assert_eq!(again.bytes(), book.bytes());
        assert_eq!(made(recipe(rules), 40), book, "{rules}: made again");
        // Gone on with, it becomes what it would have become at once.
        let (mut first, mut later) = (made(recipe(rules), 64), again);
        while later.positions() < first.positions() {
            for game in later.next(8) {
                later.add(&game, &found(&game, recipe(rules)));
            }
        }
        assert_eq!(later, first, "{rules}");
        first = Book::new(recipe(rules));
        assert_eq!(Book::read(&first.bytes()), Ok(first));
    }
}

#[test]
fn every_move_is_legal_from_both_seats() {
    for rules in Rules::ALL {
        let book = made(recipe(rules), 64);
        let mut norths = 0;
        for game in book.games() {
            let moves = book.moves(&game);
            assert!(!moves.is_empty() && moves.len() <= 3, "{rules}: {}", game.position());
            let legal = game.position().legal_moves();
            assert!(moves.iter().all(|found| legal.contains(&found.played)));
            assert!(moves.is_sorted_by_key(|found| std::cmp::Reverse(value(found.score))));
            norths += usize::from(game.position().turn() == Seat::North);
            // Whoever sits North, and began, is told the same.
            let other = exchanged(&game);
            let turned: Vec<(Move, Score)> =
                book.moves(&other).iter().map(|f| (f.played.rotated(), f.score)).collect();
            assert_eq!(turned, moves.iter().map(|f| (f.played, f.score)).collect::<Vec<_>>());
            if let Some(chosen) = book.choose(&game, 7) {
                assert!(chosen.behind > 0 && moves.contains(&chosen));
                assert_eq!(book.choose(&other, 7).map(|c| c.score), Some(chosen.score));
            }
        }
        assert!(norths > 10, "{rules}: North moves, too");
    }
}

fn value(score: Score) -> i32 {
    match score {
        Score::Win(plies) => 30_000 - plies as i32,
        Score::Loss(plies) => plies as i32 - 30_000,
        Score::Seeds(seeds) => seeds,
    }
}

#[test]
fn the_best_move_is_worth_what_follows_it() {
    // A search of one position says that the first move is best, and one of its answer that it
    // loses.
    let mut book = Book::new(recipe(Rules::Kigogo));
    let start = Game::new(AnyPosition::start(Rules::Kigogo));
    let legal = start.position().legal_moves();
    book.add(&start, &[(legal[0], Score::Seeds(300)), (legal[1], Score::Seeds(100))]);
    assert_eq!(book.moves(&start)[0].played, legal[0]);
    assert_eq!(book.choose(&start, 0), None, "one search alone is no book");
    let next = book.next(8);
    assert_eq!(next.len(), 2);
    let first = next.iter().find(|game| game.moves().next() == Some(legal[0])).expect("a game");
    let answer = first.position().legal_moves()[0];
    book.add(first, &[(answer, Score::Win(7))]);
    let moves = book.moves(&start);
    assert_eq!((moves[0].played, moves[0].score), (legal[1], Score::Seeds(100)));
    assert_eq!((moves[1].played, moves[1].score), (legal[0], Score::Loss(8)));
    assert_eq!((moves[0].behind, moves[1].behind), (0, 1));
    // What is not legal, or was looked at before, changes nothing.
    let before = book.clone();
    book.add(first, &[(answer, Score::Seeds(0))]);
    book.add(&next[1], &[(legal[0], Score::Seeds(0))]);
    book.add(&next[1], &[]);
    assert_eq!(book, before);
}

#[test]
fn other_games_know_nothing_of_it() {
    let book = made(recipe(Rules::Kiswahili), 16);
    let start = |rules| Game::new(AnyPosition::start(rules));
    assert!(!book.moves(&start(Rules::Kiswahili)).is_empty());
    assert!(book.moves(&start(Rules::KiswahiliZanzibar)).is_empty());
    assert!(book.clone().for_rules(Rules::Kiswahili).is_ok());
    let refused = book.for_rules(Rules::Kigogo).expect_err("other rules").to_string();
    assert!(refused.starts_with("an opening book of kiswahili, expected one of kigogo"));
}

#[test]
fn each_flipped_byte_is_refused() {
    let bytes = made(recipe(Rules::Kingulu), 16).bytes();
    for place in 0..bytes.len() {
        for bit in [1, 128] {
            let mut bent = bytes.clone();
            bent[place] ^= bit;
            assert!(Book::read(&bent).is_err(), "byte {place}");
        }
    }
    for length in 0..bytes.len() {
        assert!(Book::read(&bytes[..length]).is_err(), "cut at {length}");
    }
    assert_eq!(Book::read(b"BAONETW\x01 and more"), Err(BookError::Foreign));
    assert_eq!(Book::read(b"BAOBOOK\x02 and more"), Err(BookError::Version));
}

#[test]
fn a_book_that_lies_is_refused() {
    // Bytes whose checksum is right, and which say what can't be.
    let bytes = made(recipe(Rules::Kingulu), 16).bytes();
    let bent = |place: usize, value: u8| {
        let mut body = bytes[..bytes.len() - 4].to_vec();
        body[place] = value;
        body.extend(crc32fast::hash(&body).to_le_bytes());
        Book::read(&body).map(|_| ()).map_err(|error| error.to_string())
    };
    let said = |place, value, part: &str| {
        let error = bent(place, value).expect_err(part);
        assert!(error.contains(part), "{place}: {error}");
    };
    assert_eq!(bent(57, bytes[57]), Ok(()));
    said(8, b'x', "it names no game");
    said(53, 200, "it ends early");
    said(53, 1, "it is longer than it says");
    said(55, 200, "it has too many positions");
    said(57, !bytes[57], "a position comes from nowhere");
    said(65, 0, "a move is not legal");
    said(66, 0xff, "a move is not legal");
    said(69, 0x7f, "a score can't be");
}

#[test]
fn the_program_has_a_book_of_every_game() {
    for rules in Rules::ALL {
        let book = Book::built_in(rules);
        assert_eq!(book.recipe().rules, rules);
        // Where searches proved all that is worth looking at, a book is small.
        let is_whole = book.positions() >= 256 || book.next(1).is_empty();
        assert!(is_whole, "{rules}: {} positions", book.positions());
        assert!(book.bytes().len() < 100_000, "{rules}");
        assert!(book.choose(&Game::new(AnyPosition::start(rules)), 0).is_some(), "{rules}");
        for game in book.games() {
            let legal = game.position().legal_moves();
            assert!(book.moves(&game).iter().all(|found| legal.contains(&found.played)));
        }
    }
}

#[test]
fn strong_players_know_their_openings() {
    assert!(Book::is_known_at(None));
    assert!(Book::is_known_at(Some(Level::MOST)));
    assert!(!Book::is_known_at(Level::new(1)) && !Book::is_known_at(Level::new(5)));
}
