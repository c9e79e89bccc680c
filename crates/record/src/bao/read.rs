//! The reader.

use bingwa_rules::{AnyPosition, Rules};

use super::lex::{Lexer, Spanned, Token};
use crate::{
    Builder, Fault, GameResult, Problem, Record, Severity, Tags, fault::Locator, reading::Found,
    record::read_score,
};

/// Reads the records of a text one after another.
pub(crate) struct Reader<'a> {
    lexer: Lexer<'a>,
    peeked: Option<Spanned<'a>>,
    locator: Locator<'a>,
    rules: Rules,
    games: usize,
    warnings: Vec<Problem>,
}

/// What stands before the moves, and where the values stand that have to be read.
#[derive(Default)]
struct Header<'a> {
    tags: Tags,
    values: Vec<(&'a str, String, usize)>,
    names: Vec<&'a str>,
    comments: Vec<&'a str>,
}

impl Header<'_> {
    fn value(&self, name: &str) -> Option<(&str, usize)> {
        let found = self.values.iter().find(|(known, ..)| *known == name);
        found.map(|(_, text, at)| (text.as_str(), *at))
    }

    /// A record of what was read of the moves.
    fn so_far(&self, builder: Builder) -> Box<Record> {
        let mut record = Record::new(builder.so_far());
        record.tags = self.tags.clone();
        Box::new(record)
    }
}

/// A fault that loses the game: where, at which ply, what, and what is left of the game.
struct Lost {
    at: usize,
    ply: Option<usize>,
    fault: Fault,
    rest: Rest,
    /// The game as far as it was read.
    before: Option<Box<Record>>,
}

/// What is left of a game where its reading broke off.
enum Rest {
    /// No word could be made out; perhaps there are tags, then perhaps moves.
    Unread { among_tags: bool },
    /// Tags, then perhaps moves.
    Tags,
    /// Moves, so deep in variations.
    Moves { depth: usize },
}

impl Lost {
    fn in_tag(at: usize, fault: impl Into<Fault>) -> Self {
        Self { at, ply: None, fault: fault.into(), rest: Rest::Tags, before: None }
    }
}

impl<'a> Reader<'a> {
    /// A reader of a text; games without a tag that tells their rules are of `rules`.
    pub(crate) fn new(text: &'a str, rules: Rules) -> Self {
        Self {
            lexer: Lexer::new(text),
            peeked: None,
            locator: Locator::new(text),
            rules,
            games: 0,
            warnings: Vec::new(),
        }
    }

    fn peek(&mut self) -> Option<&Spanned<'a>> {
        if self.peeked.is_none() {
            self.peeked = self.lexer.next();
        }
        self.peeked.as_ref()
    }

    fn take(&mut self) -> Option<Spanned<'a>> {
        self.peeked.take().or_else(|| self.lexer.next())
    }

    fn problem(&mut self, severity: Severity, at: usize, fault: Fault) -> Problem {
        let place = Some(self.locator.place(at));
        Problem { game: self.games, place, ply: None, severity, fault: Box::new(fault) }
    }

    fn warn(&mut self, at: usize, fault: Fault) {
        let warning = self.problem(Severity::Warning, at, fault);
        self.warnings.push(warning);
    }

    /// Reads the tags, and the comments among them.
    fn header(&mut self) -> Result<Header<'a>, Lost> {
        let mut header = Header::default();
        while let Some(Spanned { at, token }) = self.take() {
            match token {
                Ok(Token::Tag("Event", value)) if header.names.contains(&"Event") => {
                    self.peeked = Some(Spanned { at, token: Ok(Token::Tag("Event", value)) });
                    break;
                }
                Ok(Token::Tag(name, value)) => self.tag(&mut header, at, name, value)?,
                Ok(Token::Comment(text)) => header.comments.push(text),
                Err(fault) => {
                    let rest = Rest::Unread { among_tags: true };
                    return Err(Lost { at, ply: None, fault, rest, before: None });
                }
                token => {
                    self.peeked = Some(Spanned { at, token });
                    break;
                }
            }
        }
        Ok(header)
    }

    fn tag(
        &mut self,
        header: &mut Header<'a>,
        at: usize,
        name: &'a str,
        value: String,
    ) -> Result<(), Lost> {
        if header.names.contains(&name) {
            let expected = "each tag once; the first one holds";
            self.warn(at, Fault::Found { field: "tag", found: format!("{name} again"), expected });
            return Ok(());
        }
        match name {
            "Result" | "Rules" | "SetUp" | "Position" | "Score" | "Termination" => {
                header.values.push((name, value, at));
            }
            _ => header.tags.set(name, &value).map_err(|error| Lost::in_tag(at, error))?,
        }
        header.names.push(name);
        Ok(())
    }

    /// The place where the game begins.
    fn begin(&mut self, header: &Header<'_>) -> Result<Builder, Lost> {
        let mut rules = self.rules;
        let lost = |at, fault| Lost { rest: Rest::Moves { depth: 0 }, ..Lost::in_tag(at, fault) };
        if let Some((text, at)) = header.value("Rules") {
            rules = text.parse().map_err(|error| lost(at, Fault::Rules(error)))?;
        }
        let mut start = AnyPosition::start(rules);
        if let Some((text, at)) = header.value("Position") {
            start = AnyPosition::parse(rules, text).map_err(|error| lost(at, error.into()))?;
        } else if let Some(("1", at)) = header.value("SetUp") {
            let expected = "a tag Position as well; read from the start";
            self.warn(at, Fault::Found { field: "SetUp", found: "`1`".to_owned(), expected });
        }
        Ok(Builder::new(start))
    }

    /// Reads the moves to the result, which is taken, or to the next game.
    fn moves(&mut self, builder: &mut Builder) -> Result<Option<(GameResult, usize)>, Lost> {
        while let Some(spanned) = self.peek() {
            if begins_tags(spanned) {
                return Ok(None);
            }
            let Some(Spanned { at, token }) = self.take() else { break };
            let mut ply = None;
            let done = match token {
                Err(fault) => {
                    let rest = Rest::Unread { among_tags: false };
                    return Err(Lost { at, ply, fault, rest, before: None });
                }
                Ok(Token::Tag(..)) => Ok(()),
                Ok(Token::Open) => builder.open(),
                Ok(Token::Close) => builder.close(),
                Ok(Token::Nag(nag)) => builder.nag(nag),
                Ok(Token::Comment(text)) => {
                    builder.comment(text);
                    Ok(())
                }
                Ok(Token::Word(word)) => match word.parse() {
                    Ok(result) if builder.depth() == 0 => return Ok(Some((result, at))),
                    // What would have come of a variation is sometimes told by a result.
                    Ok(_) => Ok(()),
                    Err(_) => {
                        ply = Some(builder.game().len() + 1);
                        builder.read_move(word)
                    }
                },
            };
            let rest = Rest::Moves { depth: builder.depth() };
            done.map_err(|fault| Lost { at, ply, fault, rest, before: None })?;
        }
        Ok(None)
    }

    /// Comments after the result.
    fn afterthoughts(&mut self, builder: &mut Builder) {
        while let Some(Spanned { token: Ok(Token::Comment(text)), .. }) = self.peek() {
            builder.comment(text);
            self.take();
        }
    }

    fn game(&mut self, begin: usize) -> Result<Record, Lost> {
        let header = self.header()?;
        let mut builder = self.begin(&header)?;
        for text in &header.comments {
            builder.comment(text);
        }
        let marker = match self.moves(&mut builder) {
            Ok(marker) => marker,
            Err(lost) => return Err(Lost { before: Some(header.so_far(builder)), ..lost }),
        };
        let end = marker.map_or(begin, |(_, at)| at);
        self.afterthoughts(&mut builder);
        let rest = Rest::Moves { depth: 0 };
        let before = (builder.depth() > 0).then(|| header.so_far(builder.clone()));
        let lost = |fault| Lost { at: begin, ply: None, fault, rest, before };
        let tree = builder.finish().map_err(lost)?;
        let mut record = Record::new(tree);
        self.end(&mut record, &header, marker, begin);
        record.tags = header.tags;
        for fault in record.check() {
            self.warn(end, fault);
        }
        Ok(record)
    }

    /// How the record says that the game ended.
    fn end(
        &mut self,
        record: &mut Record,
        header: &Header<'_>,
        marker: Option<(GameResult, usize)>,
        begin: usize,
    ) {
        let mut told = None;
        if let Some((text, at)) = header.value("Result") {
            match text.parse::<GameResult>() {
                Ok(result) => told = Some((result, at)),
                Err(fault) => self.warn(at, fault),
            }
        }
        match (marker, told) {
            (Some((result, at)), Some((tag, _))) if result != tag => {
                let expected = "what the tag says; the one after the moves holds";
                self.warn(
                    at,
                    Fault::Found { field: "result", found: result.to_string(), expected },
                );
            }
            (None, _) => self.warn(begin, Fault::NoResult),
            _ => {}
        }
        // A text that tells nothing of its end says what the rules say.
        if marker.or(told).is_some() {
            record.result = marker.or(told).map(|(result, _)| result).unwrap_or_default();
            record.termination = None;
            record.score = None;
        }
        if let Some((text, at)) = header.value("Termination") {
            match text.parse() {
                Ok(termination) => record.termination = Some(termination),
                Err(fault) => self.warn(at, fault),
            }
        }
        if let Some((text, at)) = header.value("Score") {
            match read_score(text) {
                Ok(score) => record.score = Some(score),
                Err(fault) => self.warn(at, fault),
            }
        }
    }

    /// Passes over the rest of a game that is lost.
    fn skip(&mut self, rest: Rest, at: usize) {
        let (mut among_tags, mut depth) = match rest {
            Rest::Unread { among_tags } => return self.resume(at, among_tags),
            Rest::Tags => (true, 0),
            Rest::Moves { depth } => (false, depth),
        };
        while let Some(spanned) = self.peek() {
            if begins_tags(spanned) && !among_tags {
                return;
            }
            let Some(Spanned { at, token }) = self.take() else { return };
            match token {
                Err(_) => return self.resume(at, among_tags),
                Ok(Token::Tag(..) | Token::Comment(_)) => continue,
                Ok(Token::Word(word)) if depth == 0 && word.parse::<GameResult>().is_ok() => return,
                Ok(Token::Open) => depth += 1,
                Ok(Token::Close) => depth = depth.saturating_sub(1),
                Ok(Token::Word(_) | Token::Nag(_)) => {}
            }
            among_tags = false;
        }
    }

    fn resume(&mut self, at: usize, among_tags: bool) {
        self.peeked = None;
        self.lexer.resume(at, among_tags);
    }
}

impl Iterator for Reader<'_> {
    type Item = Found;

    fn next(&mut self) -> Option<Found> {
        let begin = self.peek()?.at;
        self.games += 1;
        let mut before = None;
        let record = self.game(begin).map_err(|lost| {
            let problem = self.problem(Severity::Error, lost.at, lost.fault);
            self.skip(lost.rest, lost.at);
            before = lost.before.map(|record| *record);
            Problem { ply: lost.ply, ..problem }
        });
        Some(Found { record, warnings: std::mem::take(&mut self.warnings), before })
    }
}

/// Whether the tags of the next game begin here, readable or not.
fn begins_tags(spanned: &Spanned<'_>) -> bool {
    matches!(spanned.token, Ok(Token::Tag(..)) | Err(Fault::Found { field: "tag", .. }))
}
