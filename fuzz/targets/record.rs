//! The readers of records: whatever they accept is written and reads back the same.

#![no_main]

use bingwa_fuzz::Bytes;
use bingwa_record::{Format, Record, Writer, read};
use bingwa_rules::Rules;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes(data);
    let rules = Rules::ALL[usize::from(bytes.byte()) % Rules::ALL.len()];
    let Ok(text) = std::str::from_utf8(bytes.0) else { return };
    for format in Format::ALL {
        for found in read(text, format, rules) {
            let warnings = found.warnings.iter().map(ToString::to_string).collect::<String>();
            assert!(!warnings.contains('\n'), "a warning is one line: {warnings}");
            match found.record {
                Ok(record) => check(&record),
                Err(problem) => assert!(!problem.to_string().contains('\n'), "{problem}"),
            }
        }
    }
});

/// Writes a record in every form and reads it back.
fn check(record: &Record) {
    for format in Format::ALL {
        for traces in [false, true] {
            let mut writer = Writer::new(format, traces);
            // The transcripts have no room for some games, and say so.
            let Ok(left_out) = writer.add(record) else { continue };
            let text = writer.finish();
            let again: Vec<_> = read(&text, format, record.rules()).collect();
            assert_eq!(again.len(), 1, "{format}: {text}");
            let read = again[0].record.as_ref().unwrap_or_else(|e| panic!("{format}: {e}\n{text}"));
            if matches!(format, Format::Bao | Format::Json | Format::Ndjson) {
                assert!(left_out.is_empty(), "{format} leaves out {left_out:?}");
                assert_eq!(read, record, "{format}: {text}");
            } else {
                assert!(moves(read).eq(moves(record)), "{format}: {text}");
            }
        }
    }
    assert_eq!(record.game().len(), moves(record).count());
    // What it says of the end may be doubted; it must be possible to ask.
    record.check();
}

/// The moves of the main line.
fn moves(record: &Record) -> impl Iterator<Item = bingwa_rules::Move> {
    record.tree().main().moves().iter().map(|node| node.played())
}
