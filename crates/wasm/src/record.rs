//! Game records, read and written.

use std::collections::BTreeMap;

use bingwa_record::{Format, GameResult, Record, Termination, Tree, Writer};
use bingwa_rules::Rules;
use serde::{Deserialize, Serialize};
use tsify::Tsify;

use crate::{Fault, GameText, game::replay};

/// A record of a text that was read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Tsify)]
pub struct ReadRecord {
    /// The game, where it could be read.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<RecordText>,
    /// What was wrong with it or doubtful, in English.
    pub problems: Vec<String>,
}

/// A game with what is told of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Tsify)]
pub struct RecordText {
    /// The moves of the main line.
    pub game: GameText,
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
            let mut problems: Vec<String> =
                found.warnings.iter().map(ToString::to_string).collect();
            let record = match found.record {
                Ok(record) => Some(told(&record)),
                Err(problem) => {
                    problems.push(problem.to_string());
                    None
                }
            };
            ReadRecord { record, problems }
        })
        .collect()
}

fn told(record: &Record) -> RecordText {
    RecordText {
        game: GameText {
            rules: record.rules().id().to_owned(),
            start: (!record.is_from_start()).then(|| record.start().to_string()),
            moves: record.game().moves().map(|played| played.to_string()).collect(),
        },
        tags: record.tags.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
        result: Some(record.result.to_string()),
        termination: record.termination.map(|termination| termination.to_string()),
    }
}

/// Writes a game in a format: `bao`, `json`, `ndjson`, `donkers` or `bga`.
///
/// # Errors
///
/// Where a move is not legal, something is not known, or the format can't hold the game.
pub fn write_record(text: &RecordText, format: &str) -> Result<String, Fault> {
    let format: Format = format.parse().map_err(|error| Fault::new(&error))?;
    let game = replay(&text.game)?;
    let mut record = Record::new(Tree::of_game(&game));
    for (name, value) in &text.tags {
        record.tags.set(name, value).map_err(|error| Fault::new(&error))?;
    }
    // How a game ended that the rules have ended, they say.
    if game.outcome().is_none() {
        if let Some(result) = &text.result {
            record.result = result.parse::<GameResult>().map_err(|error| Fault::new(&error))?;
        }
        if let Some(word) = &text.termination {
            let termination = word.parse::<Termination>().map_err(|error| Fault::new(&error))?;
            record.termination = Some(termination);
        }
    }
    let mut writer = Writer::new(format, false);
    writer.add(&record).map_err(|error| Fault::new(&error))?;
    Ok(writer.finish())
}
