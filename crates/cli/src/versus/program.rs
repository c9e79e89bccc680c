//! A program that speaks UBI, at the other end of two pipes.

use std::{
    fmt::Write as _,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread,
    time::{Duration, Instant},
};

use bingwa_rules::{Game, Move, Rules, read_move};

use super::engine::{Forfeit, Pace};

/// How long a program may take to get ready.
const READY: Duration = Duration::from_secs(10);
/// How long it may think where its pace names no time.
const PATIENCE: Duration = Duration::from_secs(600);
/// The longest line that is read.
const LONGEST_LINE: u64 = 1 << 16;
/// Lines read ahead.
const AHEAD: usize = 256;

/// A program under way; it is ended when nobody needs it any more.
pub(super) struct Program {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<String>,
}

impl Drop for Program {
    fn drop(&mut self) {
        // Whether it has ended already or is ended now is the same.
        let _ = writeln!(self.stdin, "quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts a program, its name first and then its arguments, with pipes to talk by.
fn spawn(words: &[String]) -> Result<Child, String> {
    let [name, arguments @ ..] = words else { return Err("no program".to_owned()) };
    Command::new(name)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| format!("{name}: {error}"))
}

impl Program {
    /// Whether there is such a program: it is started, and ended at once.
    pub(super) fn find(words: &[String]) -> Result<(), String> {
        let mut child = spawn(words)?;
        // One that has ended by itself was there too.
        let _ = child.kill();
        let _ = child.wait();
        Ok(())
    }

    /// Starts a program, and waits until it has told who it is.
    pub(super) fn start(words: &[String]) -> Result<Self, String> {
        let mut child = spawn(words)?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("no pipes".to_owned());
        };
        let (told, lines) = mpsc::sync_channel(AHEAD);
        thread::spawn(move || {
            let mut stdout = BufReader::new(stdout);
            let mut line = Vec::new();
            // Whatever is longer than a line can be comes in pieces that mean nothing.
            while let Ok(1..) = (&mut stdout).take(LONGEST_LINE).read_until(b'\n', &mut line) {
                if told.send(String::from_utf8_lossy(&line).trim().to_owned()).is_err() {
                    return;
                }
                line.clear();
            }
        });
        let mut program = Self { child, stdin, lines };
        program.say("ubi")?;
        program.hear("ubiok")?;
        Ok(program)
    }

    /// Gets ready for a game.
    pub(super) fn new_game(&mut self, rules: Rules) -> Result<(), String> {
        self.say(&format!("ubinewgame rules {rules}\nisready"))?;
        self.hear("readyok")
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.stdin, "{line}").map_err(|error| format!("nothing can be said: {error}"))
    }

    /// Waits for a word.
    fn hear(&mut self, word: &str) -> Result<(), String> {
        let until = Instant::now() + READY;
        while let Ok(line) =
            self.lines.recv_timeout(until.saturating_duration_since(Instant::now()))
        {
            if line == word {
                return Ok(());
            }
        }
        Err(format!("it does not say {word}"))
    }

    /// Asks for a move, and waits for it.
    pub(super) fn think(
        &mut self,
        game: &Game,
        pace: Pace,
        margin: Duration,
    ) -> Result<Move, Forfeit> {
        let mut asked = format!("position text {} moves", game.start());
        for played in game.moves() {
            let _ = write!(asked, " {played}");
        }
        asked += "\ngo";
        if let Some(time) = pace.time {
            let _ = write!(asked, " movetime {}", time.as_millis());
        }
        if let Some(nodes) = pace.nodes {
            let _ = write!(asked, " nodes {nodes}");
        }
        if let Some(depth) = pace.depth {
            let _ = write!(asked, " depth {depth}");
        }
        self.say(&asked).map_err(Forfeit::Crash)?;
        let begun = Instant::now();
        let until = begun + pace.time.map_or(PATIENCE, |time| time + margin);
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let line = self.lines.recv_timeout(left).map_err(|error| match error {
                RecvTimeoutError::Timeout => Forfeit::Time(begun.elapsed()),
                RecvTimeoutError::Disconnected => Forfeit::Crash("it has ended".to_owned()),
            })?;
            if let Some(answer) = line.strip_prefix("bestmove") {
                let text = answer.split_whitespace().next().unwrap_or_default();
                let cut = || text.chars().take(20).collect();
                return read_move(game.position(), text).map_err(|_| Forfeit::Illegal(cut()));
            }
        }
    }
}
