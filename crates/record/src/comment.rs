//! Comments, and what clocks and engines leave in them.

use std::{fmt, time::Duration};

/// A comment: words with one blank between them, at least one word.
///
/// Line ends and runs of blanks don't survive the wrapping of a record's lines, so they are not
/// kept in the first place. Nor are control characters, which a terminal would obey.
///
/// ```
/// use std::time::Duration;
/// use bingwa_record::Comment;
/// let comment = Comment::new("bold,\n  [%clk 0:04:07] [%eval wp 640]").expect("words");
/// assert_eq!(comment.as_str(), "bold, [%clk 0:04:07] [%eval wp 640]");
/// assert_eq!(comment.clock(), Some(Duration::from_secs(247)));
/// assert_eq!(comment.eval(), Some("wp 640"));
/// assert_eq!(Comment::new("a\u{1b}]b").expect("words").as_str(), "a ]b");
/// assert_eq!(Comment::new(" \n\0"), None);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Comment(String);

impl Comment {
    /// The comment of these words; `None` where there is no word.
    pub fn new(text: &str) -> Option<Self> {
        let parted = text.split(|letter: char| letter.is_whitespace() || letter.is_control());
        let words: Vec<&str> = parted.filter(|word| !word.is_empty()).collect();
        (!words.is_empty()).then(|| Self(words.join(" ")))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What stands after `name` in a command such as `[%clk 0:04:07]`.
    pub fn command(&self, name: &str) -> Option<&str> {
        self.0.split("[%").skip(1).find_map(|rest| {
            let (command, _) = rest.split_once(']')?;
            Some(command.strip_prefix(name)?.strip_prefix(' ')?.trim())
        })
    }

    /// `[%clk h:mm:ss]`: the time left to the mover after his move.
    pub fn clock(&self) -> Option<Duration> {
        read_time(self.command("clk")?)
    }

    /// `[%emt h:mm:ss]`: the time that the move took.
    pub fn elapsed(&self) -> Option<Duration> {
        read_time(self.command("emt")?)
    }

    /// `[%eval ...]`: the score that an engine gave, in its own words.
    pub fn eval(&self) -> Option<&str> {
        self.command("eval")
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// `h:mm:ss`, `m:ss` or `s`, the seconds perhaps with a fraction.
fn read_time(text: &str) -> Option<Duration> {
    let (whole, seconds) = text.rsplit_once(':').unwrap_or(("0", text));
    let mut minutes = 0u64;
    for part in whole.split(':') {
        minutes = minutes.checked_mul(60)?.checked_add(part.parse().ok()?)?;
    }
    let unsigned = seconds.starts_with(|first: char| first.is_ascii_digit());
    let seconds = Duration::try_from_secs_f64(seconds.parse().ok()?).ok()?;
    let minutes = Duration::from_secs(minutes.checked_mul(60)?);
    if unsigned { minutes.checked_add(seconds) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_in_every_usual_form_and_no_other() {
        let time = |text: &str| Comment::new(&format!("[%emt {text}]")).unwrap().elapsed();
        assert_eq!(time("1:02:03"), Some(Duration::from_secs(3723)));
        assert_eq!(time("2:03.5"), Some(Duration::from_millis(123_500)));
        assert_eq!(time("7"), Some(Duration::from_secs(7)));
        for bad in ["", "-1", "1:-2", "a:b", "99999999999999999999:00", "nan", "1::2"] {
            assert_eq!(time(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_command_is_found_by_its_whole_name() {
        let comment = Comment::new("[%clkx 1] [%clk").unwrap();
        assert_eq!(comment.command("clk"), None);
    }
}
