//! Bytes of a file as text.

use std::borrow::Cow;

/// The text of a file's bytes. A line that is not UTF-8 is read as Latin-1, in which PGN files were
/// written of old; the second value is the number of the first such line, counted from 1.
///
/// ```
/// use bingwa_record::decode;
/// let (text, latin) = decode(b"[Rules \"kigogo\"]\n[South \"Jos\xe9\"]\n");
/// assert!(text.ends_with("[South \"Jos\u{e9}\"]\n"));
/// assert_eq!(latin, Some(2));
/// ```
pub fn decode(bytes: &[u8]) -> (Cow<'_, str>, Option<usize>) {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return (Cow::Borrowed(text), None);
    }
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 8);
    let mut first = None;
    for (index, line) in bytes.split_inclusive(|&byte| byte == b'\n').enumerate() {
        match std::str::from_utf8(line) {
            Ok(line) => text.push_str(line),
            Err(_) => {
                first = first.or(Some(index + 1));
                text.extend(line.iter().map(|&byte| char::from(byte)));
            }
        }
    }
    (Cow::Owned(text), first)
}
