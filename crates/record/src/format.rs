//! The forms in which records are written.

use std::{fmt, str::FromStr};

/// A form in which records are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// The project's own: tags, moves, variations, comments, as PGN has them.
    Bao,
    /// One object for one record, an array for several.
    Json,
    /// One object a line.
    Ndjson,
    /// Donkers' transcripts: `1: 7L* 5R; 2: 6R* 6R*`.
    Donkers,
    /// Board Game Arena's log: ` 1: A6<* a5>;`.
    Bga,
}

impl Format {
    /// Every form.
    pub const ALL: [Self; 5] = [Self::Bao, Self::Json, Self::Ndjson, Self::Donkers, Self::Bga];

    /// The form's name, as in `--to`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bao => "bao",
            Self::Json => "json",
            Self::Ndjson => "ndjson",
            Self::Donkers => "donkers",
            Self::Bga => "bga",
        }
    }

    /// The form that a text looks like.
    ///
    /// ```
    /// use bingwa_record::Format;
    /// assert_eq!(Format::detect("1: 7L* 5R; 2: 6R* 6R*"), Format::Donkers);
    /// assert_eq!(Format::detect(" 1: A6<* a5>;"), Format::Bga);
    /// assert_eq!(Format::detect("{well played} 1. A6<* a5> *"), Format::Bao);
    /// assert_eq!(Format::detect(r#"{"schema":"bingwa.record/1"}"#), Format::Json);
    /// ```
    pub fn detect(text: &str) -> Self {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let next = |rest: &str| rest.trim_start().chars().next();
        if let Some(rest) = text.strip_prefix('{')
            && matches!(next(rest), Some('"' | '}'))
        {
            let mut lines = text.lines().filter(|line| !line.trim().is_empty());
            let whole = lines.next().is_some_and(|line| line.trim_end().ends_with('}'));
            return if whole && lines.next().is_some() { Self::Ndjson } else { Self::Json };
        }
        if let Some(rest) = text.strip_prefix('[')
            && matches!(next(rest), Some('{' | ']'))
        {
            return Self::Json;
        }
        let numbered = text.trim_start_matches(|first: char| first.is_ascii_digit());
        if numbered.len() == text.len() || !numbered.starts_with(':') {
            return Self::Bao;
        }
        // Donkers writes a sign as a letter; what follows it may be an arrow.
        let mut after_letter = false;
        for byte in text.bytes() {
            if matches!(byte, b'<' | b'>') && !after_letter {
                return Self::Bga;
            }
            after_letter = matches!(byte.to_ascii_uppercase(), b'L' | b'R');
        }
        Self::Donkers
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no form.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("format: found `{0}`, expected bao, json, ndjson, donkers or bga")]
pub struct UnknownFormat(pub String);

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(text: &str) -> Result<Self, UnknownFormat> {
        let known = Self::ALL.into_iter().find(|format| format.name() == text);
        known.ok_or_else(|| UnknownFormat(text.chars().take(40).collect()))
    }
}
