//! The full screen: the terminal, the loop, and leaving both as they were found.

use std::{
    io::{self, IsTerminal as _, stdout},
    panic,
    sync::{
        Arc, Once,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use bingwa_rules::{AnyPosition, Game, Position as _};
use crossterm::{
    event::{self, DisableMouseCapture, EnableMouseCapture},
    execute,
};
use ratatui::DefaultTerminal;

use super::{
    command::Effect,
    input,
    picker::{Picked, Picker},
    save::{self, Saved, Store},
    state::State,
    table::{Player, Table},
    thinker::{Pace, Thinker},
    view::{self, Hits, Theme},
};
use crate::{
    exit::{Exit, Failure},
    known::Perfect,
};

/// How long the loop waits for a key while a move is shown or searched: some 60 times a second.
const FRAME: Duration = Duration::from_millis(16);
/// And while only a signal can come.
const IDLE: Duration = Duration::from_millis(100);

/// What the screen begins with.
pub(super) enum Begin {
    /// The list of games: the one that was left, and a new one from a position or of any rules.
    Pick(Option<Saved>, Option<AnyPosition>),
    /// A game.
    Game(Table, Store),
}

/// How the full screen is run.
pub(super) struct Options {
    /// The players of new games.
    pub(super) players: [Player; 2],
    pub(super) pace: Pace,
    /// Where games that are new are saved.
    pub(super) store: fn() -> Store,
    pub(super) perfect: Arc<Perfect>,
}

/// The terminal in the state that the game needs; as it was when dropped.
struct Screen {
    terminal: DefaultTerminal,
}

impl Screen {
    fn open() -> Result<Self, Failure> {
        if !io::stdin().is_terminal() || !stdout().is_terminal() {
            let why = "play: the full screen needs a terminal; use --plain";
            return Err(Failure::unreadable(why));
        }
        static HOOK: Once = Once::new();
        HOOK.call_once(|| {
            let earlier = panic::take_hook();
            panic::set_hook(Box::new(move |info| {
                // Whatever can be restored is; the panic itself is what has to be told.
                let _ = execute!(stdout(), DisableMouseCapture);
                earlier(info);
            }));
        });
        Ok(Self { terminal: Self::take()? })
    }

    /// Makes the terminal this program's.
    fn take() -> Result<DefaultTerminal, Failure> {
        ratatui::try_init()
            .and_then(|terminal| execute!(stdout(), EnableMouseCapture).map(|()| terminal))
            .map_err(|error| Failure::could_not(format_args!("terminal: {error}; use --plain")))
    }

    /// Makes the terminal again what it was; one that is gone needs no restoring.
    fn give_back() {
        let _ = execute!(stdout(), DisableMouseCapture);
        let _ = ratatui::try_restore();
    }

    /// Gives the terminal back, stops as the shell wants it, and takes the terminal again when the
    /// shell says go on.
    #[cfg(unix)]
    fn sleep(&mut self) -> Result<(), Failure> {
        Self::give_back();
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)
            .map_err(|error| Failure::could_not(format_args!("signals: {error}")))?;
        self.terminal = Self::take()?;
        Ok(())
    }

    /// Elsewhere no signal asks for it.
    #[cfg(not(unix))]
    fn sleep(&mut self) -> Result<(), Failure> {
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        Self::give_back();
    }
}

/// What the system has asked for.
#[derive(Default)]
struct Signals {
    /// That the program ends.
    end: Arc<AtomicBool>,
    /// That it stops until it is called back: Ctrl-Z.
    stop: Arc<AtomicBool>,
}

impl Signals {
    fn listen() -> Result<Self, Failure> {
        let signals = Self::default();
        let mut all: Vec<_> = signal_hook::consts::TERM_SIGNALS
            .iter()
            .map(|&signal| (signal, &signals.end))
            .collect();
        #[cfg(unix)]
        all.extend([
            (signal_hook::consts::SIGHUP, &signals.end),
            (signal_hook::consts::SIGTSTP, &signals.stop),
        ]);
        for (signal, flag) in all {
            signal_hook::flag::register(signal, Arc::clone(flag))
                .map_err(|error| Failure::could_not(format_args!("signals: {error}")))?;
        }
        Ok(signals)
    }

    fn end(&self) -> bool {
        self.end.load(Ordering::Relaxed)
    }

    /// Whether the program is to stop now; it is asked once for each signal.
    fn stop(&self) -> bool {
        self.stop.swap(false, Ordering::Relaxed)
    }
}

/// How a scene ended.
enum Next {
    Quit,
    Pick,
    Play(Box<Table>, Store),
}

/// Plays games until the player has had enough.
pub(super) fn run(begin: Begin, options: &Options) -> Result<Exit, Failure> {
    let signals = Signals::listen()?;
    let theme = Theme::of_terminal();
    let mut screen = Screen::open()?;
    let mut last = None;
    let mut next = match begin {
        Begin::Game(table, store) => Next::Play(Box::new(table), store),
        Begin::Pick(saved, start) => pick(&mut screen, saved, start, options, theme, &signals)?,
    };
    loop {
        next = match next {
            Next::Quit => break,
            Next::Pick => {
                let saved = save::unfinished((options.store)().path());
                pick(&mut screen, saved, None, options, theme, &signals)?
            }
            Next::Play(table, store) => {
                let mut game = Playing {
                    state: State::new(*table),
                    store,
                    saved: 0,
                    thinker: Thinker::new(Arc::clone(&options.perfect)),
                };
                let next = game.run(&mut screen, options, theme, &signals)?;
                last = Some(game);
                next
            }
        };
    }
    drop(screen);
    if let Some(game) = last
        && !game.state.table.game().is_empty()
        && let Some(path) = game.store.path()
    {
        let over = game.state.table.ending().is_some();
        let what = if over { "The record is" } else { "The game is saved" };
        anstream::println!("{what} in {}.", path.display());
    }
    Ok(Exit::Done)
}

/// Shows the list of games until one is chosen.
fn pick(
    screen: &mut Screen,
    mut saved: Option<Saved>,
    start: Option<AnyPosition>,
    options: &Options,
    theme: Theme,
    signals: &Signals,
) -> Result<Next, Failure> {
    let mut picker = Picker::new(
        saved.as_ref().map(Saved::line),
        start.map(|start| start.rules()),
        options.players,
    );
    let mut hits = draw(screen, |frame| view::draw_picker(&picker, theme, frame))?;
    while !signals.end() {
        if signals.stop() {
            screen.sleep()?;
            hits = draw(screen, |frame| view::draw_picker(&picker, theme, frame))?;
        }
        let Some(event) = wait(IDLE)? else { continue };
        let picked =
            input::pick(&event, &hits).map_or(Picked::Nothing, |command| picker.handle(command));
        match picked {
            Picked::Nothing => {}
            Picked::Quit => break,
            Picked::Saved => {
                if let Some(saved) = saved.take() {
                    let store = (options.store)().going_on(&saved)?;
                    return Ok(Next::Play(Box::new(saved.table), store));
                }
            }
            Picked::Rules(rules) => {
                let store = (options.store)().for_new_game();
                let game = Game::new(start.unwrap_or_else(|| AnyPosition::start(rules)));
                return Ok(Next::Play(Box::new(Table::new(game, picker.players)), store));
            }
        }
        hits = draw(screen, |frame| view::draw_picker(&picker, theme, frame))?;
    }
    Ok(Next::Quit)
}

/// A game on the screen, in the file, and in the engine's thread.
struct Playing {
    state: State,
    store: Store,
    /// The version that is in the file.
    saved: u64,
    thinker: Thinker,
}

impl Playing {
    /// Runs the game until it is left; it is saved then, whatever ended it.
    fn run(
        &mut self,
        screen: &mut Screen,
        options: &Options,
        theme: Theme,
        signals: &Signals,
    ) -> Result<Next, Failure> {
        let next = self.go(screen, options, theme, signals);
        self.store.save(&self.state.table)?;
        match next {
            // A terminal that goes away with its signal is no fault.
            Err(_) if signals.end() => Ok(Next::Quit),
            next => next,
        }
    }

    fn go(
        &mut self,
        screen: &mut Screen,
        options: &Options,
        theme: Theme,
        signals: &Signals,
    ) -> Result<Next, Failure> {
        let mut now = Instant::now();
        let mut hits = Hits::default();
        let mut changed = true;
        while !signals.end() {
            if signals.stop() {
                screen.sleep()?;
                now = Instant::now();
                changed = true;
            }
            let passed = now.elapsed();
            now += passed;
            changed |= self.state.tick(passed);
            if let Some((errand, found)) = self.thinker.poll() {
                self.state.found(errand, found);
                changed = true;
            }
            let version = self.state.version();
            let game = self.state.table.game();
            self.thinker.serve(self.state.errand(), version, game, options.pace);
            if self.saved != version {
                self.saved = version;
                // The game goes on without its file; leaving it tells again.
                if let Err(Failure::Said(_, why)) = self.store.save(&self.state.table) {
                    self.state.say(format!("Not saved: {why}"));
                }
            }
            if changed {
                hits = draw(screen, |frame| view::draw(&self.state, theme, frame))?;
            }
            let waits = self.state.is_moving() || self.state.errand().is_some();
            let patience = if waits { FRAME } else { IDLE };
            changed = false;
            let Some(event) = wait(patience)? else { continue };
            changed = true;
            let Some(command) = input::command(&event, &self.state, &hits) else { continue };
            match self.state.handle(command) {
                Effect::Stay => {}
                Effect::Hurry => self.thinker.hurry(),
                Effect::New => return Ok(Next::Pick),
                Effect::Quit => break,
            }
        }
        Ok(Next::Quit)
    }
}

fn draw(
    screen: &mut Screen,
    picture: impl FnOnce(&mut ratatui::Frame<'_>) -> Hits,
) -> Result<Hits, Failure> {
    let mut hits = Hits::default();
    screen
        .terminal
        .draw(|frame| hits = picture(frame))
        .map_err(|error| Failure::could_not(format_args!("terminal: {error}; use --plain")))?;
    Ok(hits)
}

/// The next event, if one comes in time.
fn wait(patience: Duration) -> Result<Option<event::Event>, Failure> {
    let next = match event::poll(patience) {
        Ok(true) => event::read().map(Some),
        Ok(false) => Ok(None),
        Err(error) => Err(error),
    };
    match next {
        #[cfg(unix)]
        Ok(Some(event)) if input::is_stop(&event) => {
            // The terminal is raw and leaves it to the program to stop itself.
            signal_hook::low_level::raise(signal_hook::consts::SIGTSTP)
                .map_err(|error| Failure::could_not(format_args!("signals: {error}")))?;
            Ok(None)
        }
        Ok(event) => Ok(event),
        // A signal came; the loop looks at its flag.
        Err(error) if error.kind() == io::ErrorKind::Interrupted => Ok(None),
        Err(error) => Err(Failure::could_not(format_args!("terminal: {error}; use --plain"))),
    }
}
