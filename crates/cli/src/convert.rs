//! `bingwa convert`: game records from one form to another.

use std::{
    fs::File,
    io::{self, Read, Write},
};

use bingwa_record::Format;
use bingwa_rules::Rules;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::{
    exit::{self, Exit, Failure},
    input::RulesParser,
};

/// The most bytes of a file that are read: some hundred thousand games.
const LARGEST_FILE: u64 = 64 << 20;

/// Shown under the help.
pub(crate) const EXAMPLES: &str = r#"Examples:
  bingwa convert game.bao --to json
  bingwa convert games.bao --to ndjson --traces > games.ndjson
  bingwa convert transcript.txt --rules kiswahili/zanzibar > game.bao
  bingwa convert - --to bga < game.bao

The form of the file is told from its text. A broken game is named on stderr
with its place, the others are converted, and the exit code is 1; it is 2
where no game could be read. Lines that are not UTF-8 are read as Latin-1."#;

/// What `bingwa convert` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file of records; `-` reads stdin
    file: String,
    /// The form to write
    #[arg(long, value_name = "FORM", default_value = "bao", value_parser = format_parser())]
    to: Format,
    /// The rules id of games that don't tell theirs [default: kiswahili]
    #[arg(long, value_parser = RulesParser, hide_possible_values = true)]
    rules: Option<Rules>,
    /// Add to JSON what happens in each move, and the position after it
    #[arg(long)]
    traces: bool,
}

fn format_parser() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(Format::ALL.map(Format::name)).try_map(|name| name.parse::<Format>())
}

/// Converts every game of a file.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Exit, Failure> {
    let name = if args.file == "-" { "stdin" } else { args.file.as_str() };
    let bytes = read(&args.file).map_err(|error| {
        Failure::unreadable(format_args!("{name}: {error}: give a file of records, or - for stdin"))
    })?;
    let (text, latin) = bingwa_record::decode(&bytes);
    if let Some(line) = latin {
        let from = format_args!("line {line}: not UTF-8; read as Latin-1, as all such lines");
        exit::say(&format!("warning: {name}, {from}"));
    }
    let is_mute = matches!(Format::detect(&text), Format::Donkers | Format::Bga);
    if is_mute && args.rules.is_none() {
        let rules = "it doesn't tell its rules, and is read as kiswahili; --rules says otherwise";
        exit::say(&format!("warning: {name}: {rules}"));
    }
    let converted = bingwa_record::convert(&text, None, args.to, args.rules, args.traces);
    out.write_all(converted.output.as_bytes())?;
    out.flush()?;
    for problem in &converted.problems {
        let severity = if problem.is_error() { "" } else { "warning: " };
        exit::say(&format!("{severity}{name}, {problem}"));
    }
    Ok(match converted.records {
        _ if converted.is_whole() => Exit::Done,
        0 => Exit::Unreadable,
        _ => Exit::CouldNot,
    })
}

fn read(file: &str) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut source: Box<dyn Read> =
        if file == "-" { Box::new(io::stdin().lock()) } else { Box::new(File::open(file)?) };
    source.by_ref().take(LARGEST_FILE).read_to_end(&mut bytes)?;
    if bytes.len() as u64 == LARGEST_FILE {
        let limit = LARGEST_FILE >> 20;
        return Err(io::Error::other(format!("it has {limit} MiB or more; split it")));
    }
    Ok(bytes)
}
