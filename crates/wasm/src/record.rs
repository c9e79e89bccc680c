//! Game records, read and written.

use std::collections::{BTreeMap, VecDeque};

use bingwa_record::{Builder, Comment, Format, GameResult, Record, Termination, Tree, Writer};
use bingwa_rules::{AnyPosition, Rules};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

use crate::{
    Fault,
    board::{position, rules},
};

/// A record of a text that was read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Tsify)]
pub struct ReadRecord {
    /// The game, where it could be read.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<RecordText>,
    /// What was wrong with it or doubtful; what lost the game comes last.
    pub problems: Vec<Fault>,
    /// Where it was lost by something among its moves: the game as far as what stands before that.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<RecordText>,
}

/// A move of a record, in its main line or in a variation.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Tsify)]
pub struct TreeMove {
    /// The move.
    pub text: String,
    /// The move that it follows, by its place in the list, which is lower; nothing for a first move.
    #[tsify(optional)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<usize>,
    /// What is said about it.
    #[serde(default)]
    pub comment: String,
    /// Numeric annotation glyphs: 1 is `!`, 2 is `?`.
    #[serde(default)]
    pub nags: Vec<u8>,
}

/// A game with its variations and what is told of it.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Tsify)]
pub struct RecordText {
    /// The rules id.
    pub rules: String,
    /// The position in which it started; the game's own start where there is none.
    #[tsify(optional)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// What is said before the first move.
    #[serde(default)]
    pub comment: String,
    /// Every move. Of those that follow the same one, the first belongs to the line and the others
    /// begin variations.
    pub moves: Vec<TreeMove>,
    /// Who played, when and where, by the names of tags.
    #[serde(default)]
    #[tsify(type = "Record<string, string>")]
    pub tags: BTreeMap<String, String>,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`; what the rules say of a finished game comes first.
    #[tsify(optional)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// How it ended, such as `resignation`.
    #[tsify(optional)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub termination: Option<String>,
}

/// Reads every record of a text, whatever its form.
pub fn read_records(text: &str) -> Vec<ReadRecord> {
    bingwa_record::read(text, Format::detect(text), Rules::Kiswahili)
        .map(|found| {
            let mut problems: Vec<Fault> = found.warnings.iter().map(Fault::from).collect();
            let record = match found.record {
                Ok(record) => Some(told(&record)),
                Err(problem) => {
                    problems.push(Fault::from(&problem));
                    None
                }
            };
            ReadRecord { record, problems, before: found.before.as_ref().map(told) }
        })
        .collect()
}

fn told(record: &Record) -> RecordText {
    RecordText {
        rules: record.rules().id().to_owned(),
        start: (!record.is_from_start()).then(|| record.start().to_string()),
        comment: words(record.tree().main().before()),
        moves: moves(record.tree()),
        tags: record.tags.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
        result: Some(record.result.to_string()),
        termination: record.termination.map(|termination| termination.to_string()),
    }
}

/// Comments that stand at one place, in one.
fn words<'a>(comments: impl IntoIterator<Item = &'a Comment>) -> String {
    comments.into_iter().map(Comment::as_str).collect::<Vec<_>>().join(" ")
}

/// Every move of a record: a line comes before the variations that stand in it.
fn moves(tree: &Tree) -> Vec<TreeMove> {
    let mut told: Vec<TreeMove> = Vec::new();
    let mut waiting = VecDeque::from([(0, None)]);
    while let Some((number, follows)) = waiting.pop_front() {
        let line = &tree.lines()[number];
        let mut last = follows;
        for (index, node) in line.moves().iter().enumerate() {
            // What is said around a variation is said of its first and last moves.
            let before = if number > 0 && index == 0 { line.before() } else { &[] };
            let after = if index + 1 == line.moves().len() { line.after() } else { &[] };
            waiting.extend(node.variations().iter().map(|&variation| (variation, last)));
            told.push(TreeMove {
                text: node.played().to_string(),
                after: last,
                comment: words(before.iter().chain(node.comments()).chain(after)),
                nags: node.nags().to_vec(),
            });
            last = Some(told.len() - 1);
        }
    }
    told
}

/// The tree of these moves.
fn tree(text: &RecordText) -> Result<Tree, Fault> {
    let start = match &text.start {
        Some(start) => position(&text.rules, start)?,
        None => AnyPosition::start(rules(&text.rules)?),
    };
    // What follows the start, and each move.
    let mut following = vec![Vec::new(); text.moves.len() + 1];
    for (place, told) in text.moves.iter().enumerate() {
        let after = told.after.map_or(0, |after| after + 1);
        if after > place {
            let what = format_args!("move {}: must come after the one that it follows", place + 1);
            return Err(Fault::app(&what));
        }
        following[after].push(place);
    }
    let mut builder = Builder::new(start);
    builder.comment(&text.comment);
    write_line(&mut builder, text, &following, 0)?;
    builder.finish().map_err(|error| Fault::from(&error))
}

/// Writes the line that goes on from a place, with its variations; no deeper than a builder lets.
fn write_line(
    builder: &mut Builder,
    text: &RecordText,
    following: &[Vec<usize>],
    mut from: usize,
) -> Result<(), Fault> {
    while let Some((&first, others)) = following[from].split_first() {
        write_move(builder, &text.moves[first])?;
        for &other in others {
            builder.open().map_err(|error| Fault::from(&error))?;
            write_move(builder, &text.moves[other])?;
            write_line(builder, text, following, other + 1)?;
            builder.close().map_err(|error| Fault::from(&error))?;
        }
        from = first + 1;
    }
    Ok(())
}

fn write_move(builder: &mut Builder, told: &TreeMove) -> Result<(), Fault> {
    let place = builder.game().len();
    let named = |error: bingwa_record::Fault| Fault::from(&error).at_move(place);
    builder.read_move(&told.text).map_err(named)?;
    for &nag in &told.nags {
        builder.nag(nag).map_err(named)?;
    }
    builder.comment(&told.comment);
    Ok(())
}

/// Writes a game in a format: `bao`, `json`, `ndjson`, `donkers` or `bga`.
///
/// # Errors
///
/// Where a move is not legal, something is not known, or the format can't hold the game.
pub fn write_record(text: &RecordText, format: &str) -> Result<String, Fault> {
    let format: Format = format.parse().map_err(|error| Fault::app(&error))?;
    let mut record = Record::new(tree(text)?);
    for (name, value) in &text.tags {
        record.tags.set(name, value).map_err(|error| Fault::app(&error))?;
    }
    // How a game ended that the rules have ended, they say.
    if record.tree().outcome().is_none() {
        if let Some(result) = &text.result {
            record.result = result.parse::<GameResult>().map_err(|error| Fault::from(&error))?;
        }
        if let Some(word) = &text.termination {
            let termination = word.parse::<Termination>().map_err(|error| Fault::from(&error))?;
            record.termination = Some(termination);
        }
    }
    let mut writer = Writer::new(format, false);
    writer.add(&record).map_err(|error| Fault::app(&error))?;
    Ok(writer.finish())
}
