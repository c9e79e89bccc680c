//! The state of a dialogue, and how it answers.

use std::{
    collections::VecDeque,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
        mpsc::SyncSender,
    },
    time::{Duration, Instant},
};

use bingwa_engine::{BookMove, Engine, Limits, MOST_DEPTH};
use bingwa_rules::{AnyPosition, Game, Move, Position as _, Rules, read_move};
use bingwa_solve::known::Knowledge;

use crate::{
    ask::{self, Ask, Go},
    bench,
    clock::Time,
    fault::Fault,
    known::Endings,
    lines::Line,
    options::Options,
    say,
    work::{Event, Work},
};

/// The deepest perft: no machine counts further.
const MOST_PERFT: u32 = 30;

/// Lines that may wait for the end of a search.
const MOST_WAITING: usize = 256;

/// Work under way.
struct Busy {
    stop: Arc<AtomicBool>,
    /// Whether its answer waits until somebody says `stop` or `ponderhit`.
    waits: bool,
    /// Its answer, while that waits.
    answer: Option<Vec<String>>,
    /// The time that a search on the opponent's time will have, should he play as expected.
    time: Time,
    /// When it is stopped.
    until: Option<Instant>,
}

/// A dialogue.
pub(crate) struct Session {
    told: SyncSender<Event>,
    game: Game,
    options: Options,
    /// What is known of endings.
    known: Option<Arc<Knowledge>>,
    /// Made when it is first needed, since its memory may be asked for before.
    engine: Option<Arc<Engine>>,
    busy: Option<Busy>,
    /// Lines that are answered once the work under way has ended.
    waiting: VecDeque<Line>,
    /// Whether nothing more will be said to it.
    is_deaf: bool,
}

impl Session {
    /// A dialogue whose work tells what happens by `told`.
    pub(crate) fn new(told: SyncSender<Event>) -> Self {
        let game = Game::new(AnyPosition::start(Rules::Kiswahili));
        Self {
            told,
            game,
            options: Options::default(),
            known: None,
            engine: None,
            busy: None,
            waiting: VecDeque::new(),
            is_deaf: false,
        }
    }

    /// Whether anything can still happen.
    pub(crate) const fn goes_on(&self) -> bool {
        !self.is_deaf || self.busy.is_some()
    }

    /// How long to wait for an event.
    pub(crate) fn wait(&self) -> Option<Duration> {
        let until = self.busy.as_ref()?.until?;
        Some(until.saturating_duration_since(Instant::now()))
    }

    /// The lines that answer an event.
    pub(crate) fn answer(&mut self, event: Event) -> Vec<String> {
        match event {
            // Who has said quit is not listened to any more.
            Event::Line(_) if self.is_deaf => Vec::new(),
            Event::Line(line) if self.must_wait(&line) => {
                self.waiting.push_back(line);
                Vec::new()
            }
            Event::Line(line) => self.reply(&line),
            Event::End => {
                self.is_deaf = true;
                match &self.busy {
                    Some(busy) if busy.waits => self.stop(),
                    _ => Vec::new(),
                }
            }
            Event::Say(lines) => lines,
            Event::Done(lines) => match &mut self.busy {
                Some(busy) if busy.waits => {
                    busy.answer = Some(lines);
                    Vec::new()
                }
                _ => {
                    self.busy = None;
                    self.go_on(lines)
                }
            },
            Event::Late => {
                if let Some(busy) = &mut self.busy {
                    busy.until = None;
                }
                self.stop()
            }
        }
    }

    /// Whether a line has to wait for the end of a search that will end by itself, or was told to.
    fn must_wait(&self, line: &Line) -> bool {
        let ends = self.busy.as_ref().is_some_and(|busy| !busy.waits);
        let asked = line.as_ref().ok().and_then(|line| ask::read(line).ok().flatten());
        let is_urgent = match asked {
            Some(Ask::IsReady | Ask::Ubi | Ask::Uci | Ask::Stop | Ask::PonderHit | Ask::Quit) => {
                true
            }
            Some(_) => false,
            // A fault is told at once, and what is no command has no answer.
            None => true,
        };
        ends && !is_urgent && self.waiting.len() < MOST_WAITING
    }

    /// Answers the lines that have waited, after `lines`.
    fn go_on(&mut self, mut lines: Vec<String>) -> Vec<String> {
        while self.busy.is_none()
            && let Some(line) = self.waiting.pop_front()
        {
            lines.extend(self.reply(&line));
        }
        lines
    }

    fn reply(&mut self, line: &Line) -> Vec<String> {
        self.obey(line).unwrap_or_else(|fault| vec![say::error(&fault)])
    }

    fn obey(&mut self, line: &Line) -> Result<Vec<String>, Fault> {
        let line = line.as_ref().map_err(|wrong| Fault::Said(wrong))?;
        let Some(asked) = ask::read(line)? else { return Ok(Vec::new()) };
        Ok(match asked {
            Ask::Ubi => say::who("ubiok"),
            Ask::Uci => say::who("uciok"),
            Ask::IsReady => vec!["readyok".to_owned()],
            Ask::Stop => self.stop(),
            Ask::PonderHit => self.ponder_hit(),
            Ask::Quit => {
                self.is_deaf = true;
                self.waiting.clear();
                self.stop()
            }
            Ask::Moves => vec![say::moves(&self.game)],
            Ask::Explain(text) => vec![say::verdict(&self.game, text)?],
            Ask::Trace(text) => say::trace(&self.game, text)?,
            Ask::Draw => say::draw(&self.game),
            Ask::Eval => say::eval(&self.game, &self.options.judgement),
            Ask::SetOption { name, value } => self.idle()?.set(&name, &value)?,
            Ask::NewGame { rules } => self.idle()?.new_game(rules)?,
            Ask::Position { text, moves } => self.idle()?.position(text, &moves)?,
            Ask::Go(go) => self.idle()?.go(&go)?,
            Ask::Perft(depth) if depth > MOST_PERFT => {
                let expected = format!("a depth of {MOST_PERFT} at the most");
                return Err(Fault::value("perft", &depth.to_string(), expected));
            }
            Ask::Perft(depth) => {
                let position = *self.game.position();
                self.idle()?.begin(Work::Perft { position, depth }, Time::default(), false)?
            }
            Ask::Bench(depth) => {
                let depth = depth.unwrap_or(bench::DEPTH).clamp(1, MOST_DEPTH);
                self.idle()?.begin(Work::Bench { depth }, Time::default(), false)?
            }
        })
    }

    /// Itself, unless work is under way.
    fn idle(&mut self) -> Result<&mut Self, Fault> {
        match self.busy {
            None => Ok(self),
            Some(_) => Err(Fault::Said("busy: a search is under way: say stop first")),
        }
    }

    fn set(&mut self, name: &str, value: &str) -> Result<Vec<String>, Fault> {
        let options = self.options.with(name, value)?;
        if options.tables != self.options.tables {
            self.known = Some(known(&options.tables)?);
            self.engine = None;
        }
        if (options.hash, options.threads) != (self.options.hash, self.options.threads) {
            // Two tables at once might be more than there is memory for.
            self.engine = None;
            let engine = self.new_engine(&options)?;
            self.engine = Some(Arc::new(engine));
        }
        let is_other = options.level.is_none() != self.options.level.is_none()
            || options.judgement != self.options.judgement;
        if is_other {
            self.engine = None;
        }
        let plays_on = (options.level, options.seed) == (self.options.level, self.options.seed);
        self.options = options;
        if let (false, Some(engine)) = (plays_on, &self.engine) {
            // What a weak player has found must not help, or mislead, a strong one.
            engine.forget();
        }
        Ok(Vec::new())
    }

    fn engine(&mut self) -> Result<Arc<Engine>, Fault> {
        if let Some(engine) = &self.engine {
            return Ok(Arc::clone(engine));
        }
        let engine = Arc::new(self.new_engine(&self.options.clone())?);
        Ok(Arc::clone(self.engine.insert(engine)))
    }

    /// An engine that asks the tables, unless it is to play less well than it can.
    fn new_engine(&mut self, options: &Options) -> Result<Engine, Fault> {
        let mut engine = Engine::new(options.hash, options.threads)?;
        engine.judge_by(options.judgement.clone());
        if options.level.is_none() {
            engine.ask(Arc::new(Endings(self.known()?)));
        }
        Ok(engine)
    }

    fn known(&mut self) -> Result<Arc<Knowledge>, Fault> {
        if let Some(known) = &self.known {
            return Ok(Arc::clone(known));
        }
        let known = known(&self.options.tables)?;
        Ok(Arc::clone(self.known.insert(known)))
    }

    fn new_game(&mut self, rules: Option<&str>) -> Result<Vec<String>, Fault> {
        let rules = match rules {
            Some(rules) => rules.parse()?,
            None => self.game.position().rules(),
        };
        self.game = Game::new(AnyPosition::start(rules));
        if let Some(engine) = &self.engine {
            engine.forget();
        }
        Ok(Vec::new())
    }

    fn position(&mut self, text: Option<String>, moves: &[&str]) -> Result<Vec<String>, Fault> {
        let rules = self.game.position().rules();
        let start = match text {
            None => AnyPosition::start(rules),
            Some(text) => AnyPosition::parse(rules, &text)?,
        };
        let mut game = Game::new(start);
        for text in moves {
            let played = read_move(game.position(), text)?;
            game.play(played)?;
        }
        self.game = game;
        Ok(Vec::new())
    }

    fn go(&mut self, go: &Go) -> Result<Vec<String>, Fault> {
        let read = |text: &String| read_move(self.game.position(), text);
        let only: Vec<Move> = go.only.iter().map(read).collect::<Result<_, _>>()?;
        if let Some(found) = self.book_move(go) {
            return Ok(say::book_move(self.game.position().rules(), &found));
        }
        let engine = self.engine()?;
        let time = Time::of(go, self.game.position().turn());
        let mut limits = match self.options.level {
            None => Limits::default(),
            Some(level) => {
                let seed = self.options.seed.wrapping_add(self.game.len() as u64);
                level.limits(self.game.position().rules(), seed)
            }
        };
        limits.depth = limits.depth.min(go.depth.unwrap_or(MOST_DEPTH));
        limits.nodes = [limits.nodes, go.nodes].into_iter().flatten().min();
        limits.win = go.win;
        limits.lines = self.options.lines;
        let waits = go.infinite || go.ponder;
        if !waits {
            limits.time = [limits.time, time.most].into_iter().flatten().min();
            limits.ease = time.ease;
        }
        let game = Box::new(self.game.clone());
        let known = self.known()?;
        self.begin(Work::Search { game, limits, only, engine, known }, time, waits)
    }

    /// The move of the opening book, where any will do and the book has one.
    fn book_move(&self, go: &Go) -> Option<BookMove> {
        let is_free = !go.infinite && !go.ponder && go.win.is_none() && go.only.is_empty();
        if !is_free || self.options.lines > 1 {
            return None;
        }
        let book = self.options.book(self.game.position().rules())?;
        book.choose(&self.game, self.options.seed.wrapping_add(self.game.len() as u64))
    }

    fn begin(&mut self, work: Work, time: Time, waits: bool) -> Result<Vec<String>, Fault> {
        let stop = Arc::new(AtomicBool::new(false));
        work.begin(self.told.clone(), Arc::clone(&stop))?;
        self.busy = Some(Busy { stop, waits, answer: None, time, until: None });
        Ok(Vec::new())
    }

    /// Ends what is under way; its answer follows, or is here already.
    fn stop(&mut self) -> Vec<String> {
        let Some(busy) = &mut self.busy else { return Vec::new() };
        busy.stop.store(true, Relaxed);
        self.release()
    }

    /// The opponent has played as expected: his time is over, and the engine's begins.
    fn ponder_hit(&mut self) -> Vec<String> {
        let Some(busy) = &mut self.busy else { return Vec::new() };
        let time = busy.time.ease.or(busy.time.most);
        busy.until = time.and_then(|time| Instant::now().checked_add(time));
        self.release()
    }

    /// Lets the answer out, now or once it is there.
    fn release(&mut self) -> Vec<String> {
        let Some(busy) = &mut self.busy else { return Vec::new() };
        busy.waits = false;
        match busy.answer.take() {
            None => Vec::new(),
            Some(lines) => {
                self.busy = None;
                self.go_on(lines)
            }
        }
    }
}

/// What the program knows of endings, and what the tables in these folders know.
fn known(folders: &[PathBuf]) -> Result<Arc<Knowledge>, Fault> {
    let mut known = Knowledge::built_in();
    for folder in folders {
        known.add_tables(folder)?;
    }
    Ok(Arc::new(known))
}
