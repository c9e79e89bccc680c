//! `bingwa book show`: how a book was made, and how it begins.

use std::io::Write;

use bingwa_engine::{Book, Recipe};
use bingwa_rules::{AnyPosition, Game, Move, Rules};
use serde::Serialize;

use super::{Show, Told, percent};
use crate::{
    exit::{Exit, Failure},
    json,
    prose::many,
};

/// Names the schema of the answer.
pub(crate) const SCHEMA: &str = "bingwa.book/1";

#[derive(Serialize)]
struct Answer<'a> {
    schema: &'static str,
    rules: &'static str,
    positions: usize,
    nodes: u64,
    lines: u8,
    seed: u64,
    /// The checksum of the network that judged; none where none did.
    network: Option<String>,
    #[serde(serialize_with = "json::texts")]
    line: &'a [Move],
    moves: Vec<Told>,
}

/// Shows a book.
pub(super) fn run(args: &Show, out: &mut impl Write) -> Result<Exit, Failure> {
    let rules = args.rules;
    let book = args.source.open(rules).map_err(Failure::unreadable)?;
    let start = Game::new(AnyPosition::start(rules));
    let line = best_line(&book, start.clone());
    let Recipe { nodes, lines, seed, network, .. } = book.recipe();
    let network = (network != 0).then(|| format!("{network:08x}"));
    if args.json {
        let moves = book.moves(&start).iter().map(|found| Told::new(rules, found)).collect();
        let (positions, line) = (book.positions(), line.as_slice());
        let (schema, rules) = (SCHEMA, rules.id());
        let answer = Answer { schema, rules, positions, nodes, lines, seed, network, line, moves };
        json::line(out, &answer)?;
        return Ok(Exit::Done);
    }
    let positions = many(book.positions() as u64, "position");
    let judge = network.map_or("no network".to_owned(), |sum| format!("the network {sum}"));
    writeln!(out, "{}: {positions}, {nodes} nodes each, {lines} lines", rules.name())?;
    writeln!(out, "seed {seed}, {judge}")?;
    let line: Vec<String> = line.iter().map(Move::to_string).collect();
    writeln!(out, "best line: {}", line.join(" "))?;
    tree(&book, rules, &mut start.clone(), args.plies.into(), out)
}

/// The moves that the book would play from here on.
fn best_line(book: &Book, mut game: Game) -> Vec<Move> {
    let mut line = Vec::new();
    while let Some(best) = book.moves(&game).first() {
        // A move of the book is legal.
        if game.play(best.played).is_err() {
            break;
        }
        line.push(best.played);
    }
    line
}

/// The moves of the next so many plies, those that answer a move below it.
fn tree(
    book: &Book,
    rules: Rules,
    game: &mut Game,
    plies: usize,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    for found in book.moves(game) {
        let deep = 2 * game.len();
        let (played, behind) = (found.played.to_string(), many(found.behind as u64, "position"));
        writeln!(out, "{:deep$}{:>7}  {played:<5}  {behind}", "", percent(rules, &found))?;
        if plies > 1 && game.play(found.played).is_ok() {
            tree(book, rules, game, plies - 1, out)?;
            game.undo();
        }
    }
    Ok(Exit::Done)
}
