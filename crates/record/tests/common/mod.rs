//! What the tests of records share.

#![allow(dead_code, reason = "no test file uses all of it")]

use std::{fs, path::PathBuf};

use bingwa_record::{Format, Record, Writer, read};
use bingwa_rules::Rules;

/// A file of `testdata/records`.
pub fn data(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/records").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The records of a file in which nothing is wrong.
pub fn records(name: &str, format: Format) -> Vec<Record> {
    let one = |found: bingwa_record::Found| {
        assert_eq!(found.warnings, [], "{name}");
        found.record.unwrap_or_else(|problem| panic!("{name}: {problem}"))
    };
    read(&data(name), format, Rules::Kiswahili).map(one).collect()
}

/// The text of records in a form.
pub fn write(records: &[Record], format: Format) -> String {
    let mut writer = Writer::new(format, false);
    for record in records {
        writer.add(record).unwrap_or_else(|fault| panic!("{fault}"));
    }
    writer.finish()
}
