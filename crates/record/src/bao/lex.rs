//! The words of the form.

use crate::{Fault, fault::quoted};

/// A word, and where it begins.
pub(crate) struct Spanned<'a> {
    pub(crate) at: usize,
    pub(crate) token: Result<Token<'a>, Fault>,
}

pub(crate) enum Token<'a> {
    /// `[Name "text"]`, with the escapes in the text undone.
    Tag(&'a str, String),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `{...}`, or `;` to the end of the line.
    Comment(&'a str),
    /// `$3`, `!?`.
    Nag(u8),
    /// A move or a result.
    Word(&'a str),
}

/// What `!`, `?` and their like mean.
const SUFFIXES: [(&str, u8); 6] = [("!", 1), ("?", 2), ("!!", 3), ("??", 4), ("!?", 5), ("?!", 6)];

pub(crate) struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Lexer<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn at_line_start(&self) -> bool {
        self.at == 0 || self.text.as_bytes()[self.at - 1] == b'\n'
    }

    fn skip_line(&mut self) {
        self.at += self.rest().find('\n').map_or(self.rest().len(), |end| end + 1);
    }

    /// Takes what stands before the first character that `ends`.
    fn until(&mut self, ends: impl FnMut(char) -> bool) -> &'a str {
        let rest = self.rest();
        let taken = &rest[..rest.find(ends).unwrap_or(rest.len())];
        self.at += taken.len();
        taken
    }

    /// Passes over blanks, lines that begin with `%`, move numbers and the dots after them.
    fn skip_between(&mut self) {
        while let Some(first) = self.rest().chars().next() {
            if first.is_whitespace() {
                self.at += first.len_utf8();
            } else if first == '%' && self.at_line_start() {
                self.skip_line();
            } else {
                let number = self.rest().trim_start_matches(|c: char| c.is_ascii_digit());
                if !number.starts_with('.') {
                    return;
                }
                self.at = self.text.len() - number.trim_start_matches('.').len();
            }
        }
    }

    fn token(&mut self, first: char) -> Result<Token<'a>, Fault> {
        match first {
            '[' => self.tag(),
            '{' => {
                self.at += 1;
                let text = self.until(|c| c == '}');
                if self.rest().is_empty() {
                    return Err(unclosed("comment", text, "a `}` after it"));
                }
                self.at += 1;
                Ok(Token::Comment(text))
            }
            ';' => {
                self.at += 1;
                Ok(Token::Comment(self.until(|c| c == '\n')))
            }
            '(' | ')' => {
                self.at += 1;
                Ok(if first == '(' { Token::Open } else { Token::Close })
            }
            '$' => {
                self.at += 1;
                let digits = self.until(|c| !c.is_ascii_digit());
                let found = || quoted(&format!("${digits}"));
                let expected = "a number from $0 to $255";
                let nag = digits.parse();
                nag.map(Token::Nag).map_err(|_| Fault::Found {
                    field: "nag",
                    found: found(),
                    expected,
                })
            }
            '!' | '?' => {
                let marks = self.until(|c| c != '!' && c != '?');
                let known = SUFFIXES.iter().find(|(text, _)| *text == marks);
                let expected = "!, ?, !!, ??, !? or ?!";
                let found = || Fault::Found { field: "nag", found: quoted(marks), expected };
                known.map(|(_, nag)| Token::Nag(*nag)).ok_or_else(found)
            }
            '}' | ']' | '"' => {
                self.at += 1;
                let expected = "a move, a comment, a variation or a result";
                Err(Fault::Found { field: "moves", found: format!("`{first}`"), expected })
            }
            _ => Ok(Token::Word(self.until(|c| c.is_whitespace() || "{}()[];$!?\"".contains(c)))),
        }
    }

    fn tag(&mut self) -> Result<Token<'a>, Fault> {
        let begin = self.at;
        let fail = |expected| Err(unclosed("tag", &self.text[begin..], expected));
        let mut scan = Self { text: self.text, at: begin + 1 };
        scan.until(|c| !c.is_whitespace());
        let name = scan.until(|c| !c.is_ascii_alphanumeric() && c != '_');
        if name.is_empty() {
            return fail("a name after `[`");
        }
        scan.until(|c| !c.is_whitespace());
        if !scan.rest().starts_with('"') {
            return fail("a text in \" after the name");
        }
        scan.at += 1;
        let mut value = String::new();
        loop {
            value.push_str(scan.until(|c| matches!(c, '"' | '\\' | '\n')));
            let mut rest = scan.rest().chars();
            match (rest.next(), rest.next()) {
                (Some('\\'), Some(escaped @ ('"' | '\\'))) => {
                    value.push(escaped);
                    scan.at += 2;
                }
                (Some('\\'), _) => {
                    value.push('\\');
                    scan.at += 1;
                }
                (Some('"'), _) => {
                    scan.at += 1;
                    break;
                }
                _ => return fail("a \" at the end of the text, in the same line"),
            }
        }
        scan.until(|c| !c.is_whitespace());
        if !scan.rest().starts_with(']') {
            return fail("a `]` after the text");
        }
        self.at = scan.at + 1;
        Ok(Token::Tag(name, value))
    }

    /// After a fault in the word at `at`, goes on where the next game seems to begin: at a line of
    /// tags after lines that are none.
    pub(crate) fn resume(&mut self, at: usize, mut among_tags: bool) {
        self.at = at;
        self.skip_line();
        while !self.rest().is_empty() {
            let line = self.rest().lines().next().unwrap_or_default().trim();
            let is_tag = looks_like_tag(line);
            if is_tag && !among_tags {
                return;
            }
            if !is_tag && !line.is_empty() && !line.starts_with('%') {
                among_tags = false;
            }
            self.skip_line();
        }
    }
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Spanned<'a>;

    fn next(&mut self) -> Option<Spanned<'a>> {
        self.skip_between();
        let first = self.rest().chars().next()?;
        Some(Spanned { at: self.at, token: self.token(first) })
    }
}

/// Whether a line begins as a tag does: `[Name "`.
fn looks_like_tag(line: &str) -> bool {
    line.strip_prefix('[').is_some_and(|rest| {
        let rest = rest.trim_start();
        let name = rest.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_');
        name.len() < rest.len() && name.trim_start().starts_with('"')
    })
}

fn unclosed(field: &'static str, text: &str, expected: &'static str) -> Fault {
    let line = text.lines().next().unwrap_or_default();
    Fault::Found { field, found: quoted(line.trim()), expected }
}
