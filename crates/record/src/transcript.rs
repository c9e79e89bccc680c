//! Donkers' transcripts and Board Game Arena's log: numbered moves and nothing else.
//!
//! Both write `1: SOUTH NORTH; 2: ...`, and differ in how a move looks only; a reader of moves
//! understands both. After H. H. L. M. Donkers, *Zanzibar Bao Rules for the Computer*, and the
//! source of the game at Board Game Arena.

use bingwa_rules::{AnyPosition, Move, Position, Rules, Seat, Sign, read_move};

use crate::{
    Builder, Fault, Format, GameResult, Node, Problem, Record, Severity, fault::Locator,
    reading::Found,
};

/// The most characters of a line of Donkers' transcripts.
const WIDTH: usize = 79;

/// Reads the games of a text; each begins with `1:`.
pub(crate) struct Reader<'a> {
    text: &'a str,
    at: usize,
    locator: Locator<'a>,
    rules: Rules,
    games: usize,
}

/// A word and where it begins.
enum Word<'a> {
    Number(&'a str),
    Move(usize, &'a str),
}

impl<'a> Reader<'a> {
    pub(crate) const fn new(text: &'a str, rules: Rules) -> Self {
        Self { text, at: 0, locator: Locator::new(text), rules, games: 0 }
    }

    /// The next word, and where the one after it may begin.
    fn word(&self) -> Option<(Word<'a>, usize)> {
        let between = |c: char| c.is_whitespace() || c == ';';
        let rest = self.text[self.at..].trim_start_matches(between);
        let begin = self.text.len() - rest.len();
        let word = &rest[..rest.find(|c| between(c) || c == ':').unwrap_or(rest.len())];
        let end = begin + word.len();
        if word.bytes().all(|byte| byte.is_ascii_digit()) && rest[word.len()..].starts_with(':') {
            return Some((Word::Number(word), end + 1));
        }
        // A stray colon is a word of its own, which no move is.
        let end = if word.is_empty() { end + usize::from(!rest.is_empty()) } else { end };
        (!rest.is_empty()).then(|| (Word::Move(begin, &self.text[begin..end]), end))
    }

    /// Reads or passes over the moves to the next game.
    fn moves(&mut self, mut each: impl FnMut(&str) -> Result<(), Fault>) -> Option<(usize, Fault)> {
        let mut any = false;
        let mut lost = None;
        while let Some((word, next)) = self.word() {
            match word {
                Word::Number("1") if any => break,
                Word::Number(_) => {}
                Word::Move(at, text) if lost.is_none() => {
                    lost = each(text).err().map(|fault| (at, fault));
                }
                Word::Move(..) => {}
            }
            any = true;
            self.at = next;
        }
        lost
    }
}

impl Iterator for Reader<'_> {
    type Item = Found;

    fn next(&mut self) -> Option<Found> {
        self.word()?;
        self.games += 1;
        let mut builder = Builder::new(AnyPosition::start(self.rules));
        let lost = self.moves(|text| builder.read_move(text));
        let problem = |place, ply, fault| Problem {
            game: self.games,
            place,
            ply,
            severity: Severity::Error,
            fault: Box::new(fault),
        };
        let mut before = None;
        let record = match lost {
            None => builder.finish().map(Record::new).map_err(|fault| problem(None, None, fault)),
            Some((at, fault)) => {
                let place = Some(self.locator.place(at));
                let ply = Some(builder.game().len() + 1);
                before = Some(Record::new(builder.so_far()));
                Err(problem(place, ply, fault))
            }
        };
        Some(Found { record, warnings: Vec::new(), before })
    }
}

/// Writes a record's main line as Donkers does, lines wrapped.
///
/// # Errors
///
/// Where the game is not one that his notation knows, or doesn't begin at the start.
pub(crate) fn write_donkers(record: &Record, out: &mut String) -> Result<(), Fault> {
    let rounds = rounds(record, Format::Donkers, donkers_move)?;
    let mut column = 0;
    for (index, round) in rounds.iter().enumerate() {
        let text = format!("{round}{}", if index + 1 < rounds.len() { ";" } else { "" });
        if column > 0 {
            let breaks = column + 1 + text.len() > WIDTH;
            out.push(if breaks { '\n' } else { ' ' });
            column = if breaks { 0 } else { column + 1 };
        }
        out.push_str(&text);
        column += text.len();
    }
    out.push('\n');
    Ok(())
}

/// Writes a record's main line as Board Game Arena does, in one line.
///
/// The second sign of KUJ-8, which the site doesn't show, is written: the log could not be read
/// back without it.
///
/// # Errors
///
/// As [`write_donkers`].
pub(crate) fn write_bga(record: &Record, out: &mut String) -> Result<(), Fault> {
    let whole = record.tree().main().moves().len().is_multiple_of(2);
    let rounds = rounds(record, Format::Bga, |_, played, after| {
        let takasias = after.setup().takasia.is_some();
        format!("{played}{}", if takasias { "*" } else { "" })
    })?;
    for (index, round) in rounds.iter().enumerate() {
        let ends = whole || index + 1 < rounds.len();
        out.push_str(&format!(" {round}{}", if ends { ";" } else { "" }));
    }
    out.push('\n');
    Ok(())
}

/// The moves of the main line as `1: SOUTH NORTH`, `2: ...`.
fn rounds(
    record: &Record,
    format: Format,
    text: impl Fn(&AnyPosition, Move, &AnyPosition) -> String,
) -> Result<Vec<String>, Fault> {
    if !record.rules().two_ways() {
        return Err(Fault::Unfit { format, what: "games other than Kiswahili and Kujifunza" });
    }
    if !record.is_from_start() {
        return Err(Fault::Unfit { format, what: "a start position" });
    }
    let mut rounds: Vec<String> = Vec::new();
    let mut before = record.start();
    for node in record.tree().main().moves() {
        let text = text(before, node.played(), node.position());
        match rounds.last_mut() {
            Some(round) if node.played().seat() == Seat::North => *round += &format!(" {text}"),
            _ => rounds.push(format!("{}: {text}", rounds.len() + 1)),
        }
        before = node.position();
    }
    if rounds.is_empty() {
        return Err(Fault::Unfit { format, what: "a game without moves" });
    }
    Ok(rounds)
}

/// `7L*`, `5R>`, `8`, `b7R`: no row while there is a reserve, and there no kichwa where only one
/// will do.
fn donkers_move(before: &AnyPosition, played: Move, _: &AnyPosition) -> String {
    let hole = played.hole();
    let namua = before.rules().is_kiswahili() && before.setup().hand[played.seat().index()] > 0;
    let mut text = if namua { hole.number().to_string() } else { hole.to_string() };
    if namua && !played.is_takata() && read_move(before, &text) == Ok(played) {
        return text;
    }
    if let Some(first) = played.first() {
        text.push(if first == Sign::Left { 'L' } else { 'R' });
    }
    if let Some(second) = played.second() {
        text.push(second.letter());
    }
    if played.is_safari() {
        text.push('>');
    }
    if played.is_takata() {
        text.push('*');
    }
    text
}

/// What of a record these forms have no room for, besides tags.
pub(crate) fn left_out(record: &Record) -> Vec<&'static str> {
    let lines = record.tree().lines();
    let any = |has: fn(&Node) -> bool| lines.iter().any(|line| line.moves().iter().any(has));
    let around = lines.iter().any(|line| !line.before().is_empty() || !line.after().is_empty());
    let told = record.tree().outcome().as_ref().map_or(GameResult::Unfinished, GameResult::of);
    let all = [
        (lines.len() > 1, "variations"),
        (around || any(|node| !node.comments().is_empty()), "comments"),
        (any(|node| !node.nags().is_empty()), "NAGs"),
        (told != record.result, "a result that doesn't follow from the moves"),
    ];
    all.into_iter().filter(|(has, _)| *has).map(|(_, what)| what).collect()
}
