//! `bingwa book probe`: the moves that a book knows in a position.

use std::io::Write;

use bingwa_rules::{AnyPosition, Game};
use serde::Serialize;

use super::{Probe, Told, percent};
use crate::{
    exit::{Exit, Failure},
    input, json,
    prose::many,
};

/// Names the schema of the answer.
pub(crate) const SCHEMA: &str = "bingwa.book-probe/1";

#[derive(Serialize)]
struct Answer {
    schema: &'static str,
    rules: &'static str,
    #[serde(serialize_with = "json::text")]
    position: AnyPosition,
    moves: Vec<Told>,
}

/// Looks a position up.
pub(super) fn run(args: &Probe, out: &mut impl Write) -> Result<Exit, Failure> {
    let rules = args.board.rules;
    let book = args.source.open(rules).map_err(Failure::unreadable)?;
    let mut game = Game::new(args.board.position()?);
    input::play_on(&mut game, args.moves.as_deref())?;
    let moves = book.moves(&game);
    if args.json {
        let position = *game.position();
        let moves = moves.iter().map(|found| Told::new(rules, found)).collect();
        json::line(out, &Answer { schema: SCHEMA, rules: rules.id(), position, moves })?;
        return Ok(Exit::Done);
    }
    if moves.is_empty() {
        writeln!(out, "The book does not know this position.")?;
    }
    for found in &moves {
        let behind = many(found.behind as u64, "position");
        let played = found.played.to_string();
        writeln!(out, "{:>7}  {played:<5}  {behind} behind it", percent(rules, found))?;
    }
    Ok(Exit::Done)
}
