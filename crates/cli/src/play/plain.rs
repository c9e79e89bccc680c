//! A game line by line: for a screen reader, a script, a pipe.

use std::{
    io::{self, BufRead, Write},
    path::Path,
    sync::atomic::AtomicBool,
};

use bingwa_rules::{
    Explanation, Move, MoveText, Position as _, ReadMoveError, Refusal, explain, read_move,
};

use super::{
    command::Errand,
    save::Store,
    table::Table,
    thinker::{self, Found, Pace},
};
use crate::{
    board,
    exit::{Exit, Failure, one_line},
    input::{BadLine, Lines},
    known::Perfect,
    prose,
};

const HELP: &str = "\
a move such as A5<   plays it
moves                tells the legal moves
why MOVE             tells why a move is legal or not
hint                 tells the best move: what is proven, or the engine's
undo                 takes your last move back
board                tells the position
save FILE            writes the record to a file
resign               gives the game up
quit                 leaves; the game stays saved if it has a file";

/// Plays a game until it is over, or until its reader has left.
pub(super) fn run(
    table: Table,
    store: &Store,
    pace: Pace,
    perfect: &Perfect,
) -> Result<Exit, Failure> {
    let mut lines = Lines::stdin();
    let mut out = anstream::stdout().lock();
    let mut plain = Plain { table, store, pace, perfect };
    plain.play(&mut lines, &mut out)?;
    if let Some(path) = store.path()
        && !plain.table.game().is_empty()
    {
        writeln!(out, "Saved in {}.", path.display())?;
    }
    Ok(Exit::Done)
}

/// Asks whether to go on with a game that was left.
pub(super) fn goes_on(line: &str) -> Result<bool, Failure> {
    let mut out = anstream::stdout().lock();
    let mut lines = Lines::stdin();
    write!(out, "A game was left: {line}. Go on with it, yes or no> ")?;
    loop {
        out.flush()?;
        let answer = lines.next().transpose()?;
        match answer.as_ref().map(|text| text.as_ref().map_or("", |text| text.trim())) {
            Some("y" | "yes" | "Y" | "Yes" | "YES") => return Ok(true),
            Some("n" | "no" | "N" | "No" | "NO") | None => return Ok(false),
            Some(_) => write!(out, "Please answer yes or no> ")?,
        }
    }
}

struct Plain<'a> {
    table: Table,
    store: &'a Store,
    pace: Pace,
    perfect: &'a Perfect,
}

impl Plain<'_> {
    fn play<R: BufRead>(
        &mut self,
        lines: &mut Lines<R>,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        writeln!(out, "{}. Write help for the commands.", self.table.rules().name())?;
        self.board(out)?;
        loop {
            if let Some(ending) = self.table.ending() {
                writeln!(out, "{}", ending.sentence(&self.table.position().setup()))?;
                return Ok(());
            }
            if let Some(errand) = self.table.errand() {
                match self.think(errand) {
                    Some(Found::Chosen(chosen)) => {
                        writeln!(out, "{}", chosen.said)?;
                        self.make(chosen.played, out)?;
                    }
                    Some(Found::Searched(found)) => self.make(found.best, out)?,
                    None => {}
                }
                continue;
            }
            write!(out, "{} to move> ", self.table.turn())?;
            out.flush()?;
            let Some(line) = lines.next() else {
                writeln!(out)?;
                return Ok(());
            };
            match line? {
                Ok(line) => {
                    if !self.obey(line.trim(), out)? {
                        return Ok(());
                    }
                }
                Err(BadLine::TooLong) => writeln!(out, "The line is too long for a command.")?,
                Err(BadLine::NotText) => writeln!(out, "The line is not UTF-8 text.")?,
            }
        }
    }

    fn think(&self, errand: Errand) -> Option<Found> {
        let stop = AtomicBool::new(false);
        thinker::think(errand, self.perfect, self.table.game(), self.pace, &stop)
    }

    /// Does what a line asks; whether to go on.
    fn obey(&mut self, line: &str, out: &mut impl Write) -> Result<bool, Failure> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_ascii_lowercase().as_str(), rest) {
            ("", _) => {}
            ("help" | "?", "") => writeln!(out, "{HELP}")?,
            ("moves", "") => {
                let legal = self.table.position().legal_moves();
                writeln!(out, "{} legal: {}.", legal.len(), prose::list(&legal, "and"))?;
            }
            ("board", "") => self.board(out)?,
            ("hint", "") => self.hint(out)?,
            ("undo", "") => self.undo(out)?,
            ("resign", "") => {
                self.table.resign();
                self.store.save(&self.table)?;
            }
            ("quit" | "exit", "") => return Ok(false),
            ("why", "") => writeln!(out, "why: name a move, such as why A5.")?,
            ("why", text) => self.why(text, out)?,
            ("save", "") => writeln!(out, "save: name a file.")?,
            ("save", file) => self.save(Path::new(file), out)?,
            _ => match read_move(self.table.position(), line) {
                Ok(played) => self.make(played, out)?,
                Err(ReadMoveError::Illegal { refusal, .. }) => self.refuse(&refusal, out)?,
                Err(error) => writeln!(out, "{}", one_line(&error.to_string()))?,
            },
        }
        Ok(true)
    }

    fn board(&self, out: &mut impl Write) -> io::Result<()> {
        for line in board::describe(&self.table.position().setup()) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    fn make(&mut self, played: Move, out: &mut impl Write) -> Result<(), Failure> {
        let Ok((events, after)) = self.table.position().watch(played) else { return Ok(()) };
        if self.table.play(played).is_err() {
            return Ok(());
        }
        self.store.save(&self.table)?;
        writeln!(
            out,
            "{} plays {played}: {}",
            played.seat(),
            prose::summary(self.table.rules(), &events)
        )?;
        for line in board::describe(&after.setup()) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    fn hint(&self, out: &mut impl Write) -> io::Result<()> {
        match self.think(Errand::Hint) {
            Some(Found::Chosen(chosen)) => writeln!(out, "{}", chosen.said),
            Some(Found::Searched(found)) => {
                let line: Vec<_> = found.line.iter().map(Move::to_string).collect();
                let line = line.join(" ");
                writeln!(out, "Hint: {}, {}. The line: {line}.", found.best, found.score)
            }
            None => Ok(()),
        }
    }

    fn undo(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        match self.table.undo() {
            0 => writeln!(out, "There is no move of yours to take back.")?,
            taken => {
                self.store.save(&self.table)?;
                let moves = if taken == 1 { "move is" } else { "moves are" };
                writeln!(out, "{taken} {moves} taken back.")?;
                self.board(out)?;
            }
        }
        Ok(())
    }

    fn why(&self, text: &str, out: &mut impl Write) -> io::Result<()> {
        let position = self.table.position();
        let text: MoveText = match text.parse() {
            Ok(text) => text,
            Err(error) => return writeln!(out, "{}", one_line(&format!("{error}"))),
        };
        match explain(position, &text) {
            Explanation::Legal(played, grounds) => {
                let clauses: Vec<_> = grounds
                    .clauses
                    .iter()
                    .map(|clause| format!("{clause}, {}", clause.title()))
                    .collect();
                write!(out, "{played} is legal. {}.", clauses.join("; "))?;
                match grounds.forced {
                    Some(clause) => writeln!(out, " No other kind of move is: {clause}."),
                    None => writeln!(out),
                }
            }
            Explanation::Illegal(refusal) => self.refuse(&refusal, out),
            Explanation::Ambiguous(moves) => {
                writeln!(out, "It may mean {}.", prose::list(&moves, "or"))
            }
        }
    }

    fn refuse(&self, refusal: &Refusal, out: &mut impl Write) -> io::Result<()> {
        let sentence = prose::refusal(self.table.position(), refusal);
        writeln!(out, "Not legal by {}. {sentence}", refusal.clause)
    }

    fn save(&self, path: &Path, out: &mut impl Write) -> io::Result<()> {
        if path.exists() && Some(path) != self.store.path() {
            let name = one_line(&path.display().to_string());
            return writeln!(out, "{name}: is there already: name a new file.");
        }
        match self.store.save_to(path, &self.table) {
            Ok(()) => writeln!(out, "Saved in {}.", one_line(&path.display().to_string())),
            Err(Failure::Said(_, why)) => writeln!(out, "{}", one_line(&why)),
            Err(Failure::Closed) => Ok(()),
        }
    }
}
