//! What takes time, done beside the dialogue.

use std::{
    panic::{self, AssertUnwindSafe},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
        mpsc::SyncSender,
    },
    thread,
    time::Instant,
};

use bingwa_engine::{Engine, Limits};
use bingwa_rules::{AnyPosition, Game, Move, Position as _};
use bingwa_solve::known::Knowledge;

use crate::{bench, fault::Fault, lines::Line, say};

/// The stack of a thread that works: a search takes less than a tenth of it.
const STACK: usize = 8 << 20;

/// What happens to a session.
pub(crate) enum Event {
    /// Something was said to it.
    Line(Line),
    /// Nothing more will be.
    End,
    /// Work tells something.
    Say(Vec<String>),
    /// Work has ended; the lines are its answer.
    Done(Vec<String>),
    /// The time that the session waits for has passed.
    Late,
}

/// What there is to do.
pub(crate) enum Work {
    Search {
        game: Box<Game>,
        limits: Limits,
        only: Vec<Move>,
        engine: Arc<Engine>,
        known: Arc<Knowledge>,
    },
    Perft {
        position: AnyPosition,
        depth: u32,
    },
    Bench {
        depth: u32,
    },
}

impl Work {
    /// Does it in a thread of its own, until `stop` is set at the latest.
    pub(crate) fn begin(self, told: SyncSender<Event>, stop: Arc<AtomicBool>) -> Result<(), Fault> {
        let work = move || {
            let say = |lines| {
                // The session may have ended meanwhile.
                let _ = told.send(Event::Say(lines));
            };
            // Were there a mistake in the engine, the dialogue would go on without this answer.
            let done = panic::catch_unwind(AssertUnwindSafe(|| self.answer(&stop, say)));
            let broken = |_| vec!["info string error work: it came to grief: report it".to_owned()];
            let _ = told.send(Event::Done(done.unwrap_or_else(broken)));
        };
        let thread = thread::Builder::new().stack_size(STACK).spawn(work);
        thread.map(drop).map_err(Fault::Thread)
    }

    fn answer(self, stop: &AtomicBool, mut say: impl FnMut(Vec<String>)) -> Vec<String> {
        match self {
            Self::Search { game, limits, only, engine, known } => {
                let (rules, begun) = (game.position().rules(), Instant::now());
                let found = engine.search(&game, &limits, &only, stop, |found| {
                    say(say::infos(rules, found, begun.elapsed()));
                });
                // A table that is damaged is found out when it is read.
                let fault = known.fault().map(|fault| say::error(&fault.into()));
                fault.into_iter().chain([say::best_move(found.as_ref())]).collect()
            }
            Self::Perft { position, depth } => perft(&position, depth, stop),
            Self::Bench { depth } => bench::run(depth, stop, say),
        }
    }
}

/// The count of move sequences behind each move, and their sum.
fn perft(position: &AnyPosition, depth: u32, stop: &AtomicBool) -> Vec<String> {
    let mut lines = Vec::new();
    let mut all = 0;
    for played in position.legal_moves() {
        let count = match position.play(played) {
            Ok(after) => count(&after, depth.saturating_sub(1), stop),
            Err(_) => 0,
        };
        lines.push(format!("{played} {count}"));
        all += count;
    }
    if stop.load(Relaxed) {
        return vec!["info string perft stopped".to_owned()];
    }
    lines.push(format!("count {}", if depth == 0 { 1 } else { all }));
    lines
}

/// [`AnyPosition::perft`] that looks at `stop` now and then.
fn count(position: &AnyPosition, depth: u32, stop: &AtomicBool) -> u64 {
    if stop.load(Relaxed) {
        return 0;
    }
    if depth < 4 {
        return position.perft(depth);
    }
    let mut sum = 0;
    position.expand(|_, after| sum += count(&after, depth - 1, stop));
    sum
}
