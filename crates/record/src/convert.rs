//! From one form to another.

use bingwa_rules::Rules;

use crate::{
    Fault, Format, Problem, Record, Severity, bao,
    json::write::{Layout, write as write_json},
    read, transcript,
};

/// What came of a conversion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Converted {
    /// The text in the new form: every record that could be read and written.
    pub output: String,
    /// How many records that are.
    pub records: usize,
    /// What was wrong or left out, in the order of the games.
    pub problems: Vec<Problem>,
}

impl Converted {
    /// Whether every game of the text was read and written.
    pub fn is_whole(&self) -> bool {
        !self.problems.iter().any(Problem::is_error)
    }
}

/// Converts the records of a text.
///
/// Without `from` the form is guessed from the text; without `rules`, games that don't tell theirs
/// are taken for `kiswahili`. `traces` adds to JSON each move's events and the position after it.
///
/// ```
/// use bingwa_record::{Format, convert};
/// let converted = convert("1: 7L* 5R; 2: 6R*", None, Format::Bga, None, false);
/// assert!(converted.is_whole(), "{:?}", converted.problems);
/// assert_eq!(converted.output, " 1: A7<* a5>; 2: A6>*\n");
/// ```
pub fn convert(
    input: &str,
    from: Option<Format>,
    to: Format,
    rules: Option<Rules>,
    traces: bool,
) -> Converted {
    let from = from.unwrap_or_else(|| Format::detect(input));
    let mut writer = Writer::new(to, traces);
    let mut problems = Vec::new();
    let mut games = 0;
    for found in read(input, from, rules.unwrap_or(Rules::Kiswahili)) {
        games += 1;
        problems.extend(found.warnings);
        let problem = |severity, fault| Problem {
            game: games,
            place: None,
            ply: None,
            severity,
            fault: Box::new(fault),
        };
        match found.record {
            Err(lost) => problems.push(lost),
            Ok(record) => match writer.add(&record) {
                Err(fault) => problems.push(problem(Severity::Error, fault)),
                Ok(left_out) => {
                    let fault = |what| Fault::Unfit { format: to, what };
                    let warn = |what| problem(Severity::Warning, fault(what));
                    problems.extend(left_out.into_iter().map(warn));
                }
            },
        }
    }
    if games == 0 {
        let found = "none".to_owned();
        let fault = Fault::Found { field: "games", found, expected: "at least one" };
        let (severity, fault) = (Severity::Error, Box::new(fault));
        problems.push(Problem { game: 1, place: None, ply: None, severity, fault });
    }
    let records = writer.records;
    Converted { output: writer.finish(), records, problems }
}

/// Writes records one after another in a form.
///
/// ```
/// use bingwa_record::{Builder, Format, Record, Writer};
/// use bingwa_rules::{AnyPosition, Rules};
/// let mut builder = Builder::new(AnyPosition::start(Rules::Kigogo));
/// builder.read_move("A7")?;
/// let mut writer = Writer::new(Format::Bao, false);
/// writer.add(&Record::new(builder.finish()?))?;
/// assert!(writer.finish().ends_with("\n\n1. A7 *\n\n"));
/// # Ok::<(), bingwa_record::Fault>(())
/// ```
#[derive(Clone, Debug)]
pub struct Writer {
    format: Format,
    traces: bool,
    output: String,
    records: usize,
}

impl Writer {
    /// A writer; with `traces`, JSON has each move's events and the position after it.
    pub const fn new(format: Format, traces: bool) -> Self {
        Self { format, traces, output: String::new(), records: 0 }
    }

    /// Writes a record. What the form has no room for is left out and named.
    ///
    /// # Errors
    ///
    /// Where the form has no room for the game itself; nothing is written then.
    pub fn add(&mut self, record: &Record) -> Result<Vec<&'static str>, Fault> {
        let mut left_out = Vec::new();
        match self.format {
            Format::Bao => bao::write::write(record, &mut self.output),
            Format::Ndjson => {
                self.output += &write_json(record, self.traces, Layout::Compact);
                self.output.push('\n');
            }
            Format::Json => {
                if self.records > 0 {
                    self.output += ",\n";
                }
                self.output += &write_json(record, self.traces, Layout::Pretty);
            }
            Format::Donkers | Format::Bga => {
                if self.format == Format::Donkers {
                    transcript::write_donkers(record, &mut self.output)?;
                } else {
                    transcript::write_bga(record, &mut self.output)?;
                }
                left_out = transcript::left_out(record);
            }
        }
        self.records += 1;
        Ok(left_out)
    }

    /// The whole text.
    pub fn finish(self) -> String {
        match (self.format, self.records) {
            (Format::Json, 0) => "[]\n".to_owned(),
            (Format::Json, 1) => self.output + "\n",
            (Format::Json, _) => format!("[\n{}\n]\n", self.output),
            _ => self.output,
        }
    }
}
