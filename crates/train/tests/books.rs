//! Books that are made, stopped, and gone on with.

use std::{
    fs,
    path::Path,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
};

use bingwa_engine::{Book, Judgement, Recipe};
use bingwa_rules::{AnyPosition, Game, Rules};
use bingwa_train::book::{BuildError, Order, build};

/// Positions of a small book.
const SMALL: usize = 12;

fn order(path: &Path, rules: Rules, positions: usize) -> Order {
    let recipe = Recipe { rules, nodes: 300, lines: 3, seed: 5, network: 0 };
    Order { path: path.to_owned(), recipe, judgement: Judgement::Weights, positions, threads: 1 }
}

fn made(order: &Order) -> Vec<u8> {
    let book = build(order, &AtomicBool::new(false), |_| ()).expect("a book");
    let bytes = fs::read(&order.path).expect("the file is there");
    assert_eq!(bytes, book.bytes());
    bytes
}

#[test]
fn a_book_that_was_stopped_becomes_what_it_would_have_become() {
    let folder = tempfile::tempdir().expect("a folder");
    for rules in Rules::ALL {
        let path = |name: &str| folder.path().join(format!("{name}-{}", rules as usize));
        let whole = made(&order(&path("whole"), rules, 80));
        let together = Order { threads: 3, ..order(&path("together"), rules, 80) };
        assert_eq!(made(&together), whole, "{rules}: the number of threads tells nothing");
        let stopped = order(&path("stopped"), rules, 80);
        let stop = AtomicBool::new(false);
        // Stopped as soon as there is something, in the middle of the next round.
        let part = build(&stopped, &stop, |book| stop.store(book.positions() > SMALL, Relaxed));
        assert!(part.expect("a part").positions() < 80, "{rules}");
        assert_eq!(made(&stopped), whole, "{rules}");
        assert_eq!(made(&order(&stopped.path, rules, SMALL)), whole, "a book gets no smaller");
    }
}

#[test]
fn a_search_of_the_start_comes_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let order = order(&folder.path().join("book"), Rules::Kigogo, SMALL);
    let mut seen = Vec::new();
    let book = build(&order, &AtomicBool::new(false), |book| seen.push(book.positions()));
    // One position, then its best moves, then those behind them.
    assert_eq!(seen[..3], [0, 1, 4], "{seen:?}");
    let book = book.expect("a book");
    let start = Game::new(AnyPosition::start(Rules::Kigogo));
    assert_eq!(book.moves(&start).len(), 3);
    assert_eq!(book.games().next().map(|game| game.len()), Some(0));
}

#[test]
fn what_is_no_such_book_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("book");
    let refused = |order: &Order| match build(order, &AtomicBool::new(false), |_| ()) {
        Err(error) => error.to_string(),
        Ok(_) => panic!("{order:?} is refused"),
    };
    fs::write(&path, "my letters").expect("a file");
    assert!(refused(&order(&path, Rules::Kigogo, SMALL)).contains("no opening book"));
    assert_eq!(fs::read(&path).expect("the file is there"), b"my letters");
    fs::remove_file(&path).expect("the file was there");
    let first = order(&path, Rules::Kigogo, SMALL);
    let bytes = made(&first);
    let other = Order { recipe: Recipe { seed: 6, ..first.recipe }, ..first.clone() };
    let said = refused(&other);
    assert!(said.contains("300 nodes a position, 3 lines, seed 5 and no network"), "{said}");
    assert!(refused(&order(&path, Rules::Kimasai, SMALL)).contains("book of kigogo"));
    let mut bent = bytes.clone();
    bent[80] ^= 4;
    fs::write(&path, &bent).expect("a file");
    assert!(refused(&first).contains("a damaged opening book"));
    let nowhere = folder.path().join("no-such-folder").join("book");
    let failed = build(&order(&nowhere, Rules::Kigogo, SMALL), &AtomicBool::new(false), |_| ());
    assert!(matches!(failed, Err(BuildError::File { .. })));
    assert_eq!(Book::read(&bytes).map(|book| book.recipe()), Ok(first.recipe));
}
