//! Reading records, whatever their form.

use bingwa_rules::Rules;

use crate::{Format, Problem, Record, bao, json, transcript};

/// A game found in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The record, or what lost it.
    pub record: Result<Record, Problem>,
    /// What is doubtful about it.
    pub warnings: Vec<Problem>,
    /// Where it is lost by something among its moves: the record as far as what stands before that,
    /// without result.
    pub before: Option<Record>,
}

/// Reads the games of a text one after another; a broken one doesn't stop the reading.
///
/// Games that don't tell their rules are read by `rules`.
///
/// ```
/// use bingwa_record::{Format, read};
/// use bingwa_rules::Rules;
/// let text = "1. A6<* a5> * 1. A5< * 1. A7>* *";
/// let games: Vec<_> = read(text, Format::Bao, Rules::Kiswahili).collect();
/// assert_eq!(games.len(), 3);
/// assert!(games[1].record.is_err());
/// assert_eq!(games[1].before.as_ref().map(|record| record.game().len()), Some(0));
/// ```
pub fn read(text: &str, format: Format, rules: Rules) -> Box<dyn Iterator<Item = Found> + '_> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    match format {
        Format::Bao => Box::new(bao::read::Reader::new(text, rules)),
        Format::Json => Box::new(json::read::whole(text, rules)),
        Format::Ndjson => Box::new(json::read::lines(text, rules)),
        Format::Donkers | Format::Bga => Box::new(transcript::Reader::new(text, rules)),
    }
}
