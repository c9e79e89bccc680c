//! The writer.

use bingwa_rules::{AnyPosition, Position};

use super::{MoveObject, RecordObject, SCHEMA, VariationObject};
use crate::{Comment, Line, Node, Record, TraceEvent};

/// How the objects of a text stand in it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Layout {
    /// Indented, for reading.
    Pretty,
    /// In one line.
    Compact,
}

/// Writes a record; with `traces`, each move with its events and the position after it.
pub(crate) fn write(record: &Record, traces: bool, layout: Layout) -> String {
    let object = RecordObject::of(record, traces);
    let text = match layout {
        Layout::Pretty => serde_json::to_string_pretty(&object),
        Layout::Compact => serde_json::to_string(&object),
    };
    // Strings and numbers in lists and objects with string keys can always be written.
    text.unwrap_or_default()
}

impl RecordObject {
    fn of(record: &Record, traces: bool) -> Self {
        let starts = record.tree().line_starts();
        let variation = |(line, start): (&Line, &AnyPosition)| VariationObject {
            comments: texts(line.before()),
            moves: moves(line, start, traces),
            after: texts(line.after()),
        };
        let main = record.tree().main();
        Self {
            schema: SCHEMA.to_owned(),
            rules: Some(record.rules().id().to_owned()),
            start: Some(record.start().to_string()),
            tags: record.tags.clone(),
            result: Some(record.result.to_string()),
            termination: record.termination.map(|termination| termination.word().to_owned()),
            score: record.score,
            comments: texts(main.before()),
            moves: moves(main, record.start(), traces),
            variations: record.tree().lines().iter().zip(&starts).skip(1).map(variation).collect(),
        }
    }
}

fn texts(comments: &[Comment]) -> Vec<String> {
    comments.iter().map(Comment::to_string).collect()
}

fn moves(line: &Line, start: &AnyPosition, traces: bool) -> Vec<MoveObject> {
    let object = |(index, node): (usize, &Node)| MoveObject {
        text: node.played().to_string(),
        nags: node.nags().to_vec(),
        comments: texts(node.comments()),
        variations: node.variations().iter().map(|line| line - 1).collect(),
        events: traces.then(|| events(line.before_move(index, start), node)),
        position: traces.then(|| node.position().to_string()),
    };
    line.moves().iter().enumerate().map(object).collect()
}

fn events(before: &AnyPosition, node: &Node) -> Vec<TraceEvent> {
    let mut events = Vec::new();
    // The position after the move is known from when it was read.
    before.follow(node.played(), &mut events);
    events.into_iter().map(TraceEvent::from).collect()
}
