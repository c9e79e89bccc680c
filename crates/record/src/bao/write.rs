//! The writer: the one canonical text of a record.

use bingwa_rules::{Outcome, Position};

use crate::{Comment, Node, Record, Tree, record::score_text};

/// The most characters of a line of moves.
const WIDTH: usize = 79;

/// Writes a record, with the empty line that ends it.
pub(crate) fn write(record: &Record, out: &mut String) {
    for (name, value) in record.tags.main() {
        tag(out, name, value);
    }
    let result = record.result.to_string();
    tag(out, "Result", &result);
    tag(out, "Rules", record.rules().id());
    if !record.is_from_start() {
        tag(out, "SetUp", "1");
        tag(out, "Position", &record.start().to_string());
    }
    if let Some(termination) = record.termination {
        tag(out, "Termination", termination.word());
    }
    if let Some(score) = record.score {
        tag(out, "Score", &score_text(score));
    }
    for (name, value) in record.tags.others() {
        tag(out, name, value);
    }
    out.push('\n');
    let mut moves = Moves { tree: record.tree(), text: Wrapped::new(out) };
    moves.line(0, 0);
    moves.text.word(&result);
    moves.text.end();
    out.push('\n');
}

fn tag(out: &mut String, name: &str, value: &str) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    out.push_str(&format!("[{name} \"{value}\"]\n"));
}

struct Moves<'a> {
    tree: &'a Tree,
    text: Wrapped<'a>,
}

impl Moves<'_> {
    /// Writes a line that begins after `plies` moves. Variations are no deeper than
    /// [`MAX_DEPTH`](crate::MAX_DEPTH), and so is the recursion.
    fn line(&mut self, number: usize, plies: usize) {
        let line = &self.tree.lines()[number];
        self.comments(line.before());
        let mut numbered = false;
        for (plies, node) in (plies..).zip(line.moves()) {
            let number = self.tree.move_number(plies);
            if node.played().seat() == bingwa_rules::Seat::South {
                self.text.open(&format!("{number}. "));
            } else if !numbered {
                self.text.open(&format!("{number}... "));
            }
            self.text.word(&move_text(node));
            for nag in node.nags() {
                self.text.word(&format!("${nag}"));
            }
            self.comments(node.comments());
            for &variation in node.variations() {
                self.text.open("(");
                self.line(variation, plies);
                self.text.close(")");
                self.comments(self.tree.lines()[variation].after());
            }
            // The number is told again after anything that stands between.
            numbered = node.comments().is_empty() && node.variations().is_empty();
        }
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            let text = comment.as_str();
            if text.contains('}') {
                self.text.rest_of_line(&format!("; {text}"));
                continue;
            }
            self.text.open("{");
            for word in text.split(' ') {
                self.text.word(word);
            }
            self.text.close("}");
        }
    }
}

/// A move with the marks that records may carry: `**` where it takasias, `#` where it wins.
fn move_text(node: &Node) -> String {
    let mut text = node.played().to_string();
    if node.position().setup().takasia.is_some() {
        text.push('*');
    }
    let winner = node.position().outcome().and_then(|Outcome { winner, .. }| winner);
    if winner == Some(node.played().seat()) {
        text.push('#');
    }
    text
}

/// Words with a blank or, where the line is full, a line end between them.
struct Wrapped<'a> {
    out: &'a mut String,
    column: usize,
    /// Stands before the next word.
    prefix: String,
    /// The last word, which may still grow.
    word: String,
}

impl<'a> Wrapped<'a> {
    const fn new(out: &'a mut String) -> Self {
        Self { out, column: 0, prefix: String::new(), word: String::new() }
    }

    fn word(&mut self, word: &str) {
        self.flush();
        self.word = std::mem::take(&mut self.prefix) + word;
    }

    fn open(&mut self, mark: &str) {
        self.prefix.push_str(mark);
    }

    fn close(&mut self, mark: &str) {
        self.word.push_str(mark);
    }

    fn flush(&mut self) {
        if self.word.is_empty() {
            return;
        }
        let length = self.word.chars().count();
        // A line that begins with `%` is passed over by readers, even within a comment by some.
        let breaks = self.column + 1 + length > WIDTH && !self.word.starts_with('%');
        if self.column > 0 {
            self.out.push(if breaks { '\n' } else { ' ' });
            self.column = if breaks { 0 } else { self.column + 1 };
        }
        self.out.push_str(&self.word);
        self.column += length;
        self.word.clear();
    }

    /// Writes what only the end of a line can end.
    fn rest_of_line(&mut self, text: &str) {
        if !self.prefix.is_empty() {
            self.word("");
        }
        self.word(text);
        self.end();
    }

    fn end(&mut self) {
        self.flush();
        self.out.push('\n');
        self.column = 0;
    }
}
