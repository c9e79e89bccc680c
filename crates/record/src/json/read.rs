//! The reader.

use bingwa_rules::{AnyPosition, Rules};
use serde_json::value::RawValue;

use super::{MoveObject, RecordObject, SCHEMA};
use crate::{
    Builder, Fault, GameResult, Place, Problem, Record, Severity,
    fault::{Locator, quoted},
    reading::Found,
};

/// Reads one object, an array of them, or one after another.
pub(crate) fn whole(text: &str, rules: Rules) -> impl Iterator<Item = Found> {
    let mut games = Vec::new();
    let mut locator = Locator::new(text);
    let mut broken = None;
    for value in serde_json::Deserializer::from_str(text).into_iter::<&RawValue>() {
        match value {
            Ok(value) => match serde_json::from_str::<Vec<&RawValue>>(value.get()) {
                Ok(values) => games.extend(values.into_iter().map(RawValue::get)),
                Err(_) => games.push(value.get()),
            },
            Err(error) => broken = Some(error),
        }
    }
    let all = games.len();
    let places: Vec<Place> = games
        .iter()
        .map(|game| locator.place(game.as_ptr() as usize - text.as_ptr() as usize))
        .collect();
    let found = (1..).zip(games.into_iter().zip(places));
    let found = found.map(move |(number, (game, place))| object(game, number, place, rules));
    let broken = broken.map(|error| {
        let place = Place { line: error.line(), column: error.column().max(1) };
        lost(all + 1, Some(place), None, json(&error))
    });
    found.chain(broken)
}

/// Reads an object a line; empty lines are passed over.
pub(crate) fn lines(text: &str, rules: Rules) -> impl Iterator<Item = Found> {
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    (1..)
        .zip(lines)
        .map(move |(number, (line, text))| object(text, number, Place { line, column: 1 }, rules))
}

fn lost(game: usize, place: Option<Place>, ply: Option<usize>, fault: Fault) -> Found {
    let severity = Severity::Error;
    let problem = Problem { game, place, ply, severity, fault: Box::new(fault) };
    Found { record: Err(problem), warnings: Vec::new(), before: None }
}

/// The error without its place, which the problem tells.
fn json(error: &serde_json::Error) -> Fault {
    let text = error.to_string();
    let end = text.rfind(" at line ").unwrap_or(text.len());
    Fault::Json(text[..end].to_owned())
}

/// Reads the object that begins at a place.
fn object(text: &str, number: usize, place: Place, rules: Rules) -> Found {
    let object: RecordObject = match serde_json::from_str(text) {
        Ok(object) => object,
        Err(error) => {
            let line = place.line + error.line().saturating_sub(1);
            let column = error.column().max(1);
            let column = if error.line() <= 1 { place.column + column - 1 } else { column };
            return lost(number, Some(Place { line, column }), None, json(&error));
        }
    };
    let (mut ply, mut before) = (None, None);
    match record(&object, rules, &mut ply, &mut before) {
        Ok(record) => {
            let warning = |fault| Problem {
                game: number,
                place: Some(place),
                ply: None,
                severity: Severity::Warning,
                fault: Box::new(fault),
            };
            let warnings = record.check().into_iter().map(warning).collect();
            Found { record: Ok(record), warnings, before }
        }
        Err(fault) => Found { before, ..lost(number, Some(place), ply, fault) },
    }
}

/// The record of an object. `ply` is set where it is a move that can't be, `before` where it is lost
/// by what stands among its moves.
fn record(
    object: &RecordObject,
    rules: Rules,
    ply: &mut Option<usize>,
    before: &mut Option<Record>,
) -> Result<Record, Fault> {
    if object.schema != SCHEMA {
        let found = quoted(&object.schema);
        return Err(Fault::Found { field: "schema", found, expected: SCHEMA });
    }
    let rules = object.rules.as_deref().map_or(Ok(rules), str::parse)?;
    let start = match &object.start {
        Some(text) => AnyPosition::parse(rules, text)?,
        None => AnyPosition::start(rules),
    };
    let mut builder = Builder::new(start);
    object.comments.iter().for_each(|text| builder.comment(text));
    let mut unused = vec![true; object.variations.len()];
    let mut reading = Moves { object, unused: &mut unused, builder: &mut builder, ply };
    if let Err(fault) = reading.line(&object.moves) {
        let mut record = Record::new(builder.so_far());
        record.tags = object.tags.clone();
        *before = Some(record);
        return Err(fault);
    }
    if let Some(stray) = unused.iter().position(|unused| *unused) {
        let expected = "a move that it belongs to";
        return Err(Fault::Found {
            field: "variations",
            found: format!("number {stray}"),
            expected,
        });
    }
    let mut record = Record::new(builder.finish()?);
    if let Some(result) = &object.result {
        record.result = result.parse::<GameResult>()?;
        record.termination = object.termination.as_deref().map(str::parse).transpose()?;
        record.score = object.score;
    }
    record.tags = object.tags.clone();
    Ok(record)
}

struct Moves<'a> {
    object: &'a RecordObject,
    /// Which variations belong to no move yet: one that were read twice might never end.
    unused: &'a mut [bool],
    builder: &'a mut Builder,
    ply: &'a mut Option<usize>,
}

impl<'a> Moves<'a> {
    /// Reads a line. The builder bounds the depth of variations, and so that of the recursion.
    fn line(&mut self, moves: &'a [MoveObject]) -> Result<(), Fault> {
        for node in moves {
            *self.ply = Some(self.builder.game().len() + 1);
            self.builder.read_move(&node.text)?;
            *self.ply = None;
            node.nags.iter().try_for_each(|&nag| self.builder.nag(nag))?;
            node.comments.iter().for_each(|text| self.builder.comment(text));
            for &number in &node.variations {
                let variation = self.object.variations.get(number);
                let unused = self.unused.get_mut(number).is_some_and(std::mem::take);
                let Some(variation) = variation.filter(|_| unused) else {
                    let found = format!("number {number}");
                    let expected = "one of the list, and each once";
                    return Err(Fault::Found { field: "variations", found, expected });
                };
                self.builder.open()?;
                variation.comments.iter().for_each(|text| self.builder.comment(text));
                self.line(&variation.moves)?;
                self.builder.close()?;
                variation.after.iter().for_each(|text| self.builder.comment(text));
            }
        }
        Ok(())
    }
}
