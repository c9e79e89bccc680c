//! The engine at work beside the screen.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver},
    },
    thread,
    time::Duration,
};

use bingwa_engine::{Book, Level, Limits, SearchResult, search};
use bingwa_rules::{Game, Position as _};

use super::command::Errand;
use crate::{
    book::percent,
    known::{Chosen, Perfect},
};

/// How long a hint may take.
const HINT: Duration = Duration::from_secs(2);

/// How the engine is told to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pace {
    /// The most time for a move.
    pub(super) time: Option<Duration>,
    /// Chooses among moves that look alike.
    pub(super) seed: u64,
}

impl Pace {
    /// The limits of a search of a game's last position.
    pub(super) fn limits(self, errand: Errand, game: &Game) -> Limits {
        let rules = game.position().rules();
        match errand {
            Errand::Hint => {
                let time = Some(self.time.unwrap_or(HINT).min(HINT));
                Limits { time, noise: 0, ..Level::MOST.limits(rules, 0) }
            }
            // What the perfect player does where nothing is known, he sees to himself.
            Errand::Perfect => Limits { time: self.time, ..Level::MOST.limits(rules, self.seed) },
            Errand::Play(level) => {
                let limits = level.limits(rules, self.seed.wrapping_add(game.len() as u64));
                match self.time {
                    // The best player takes the time that there is.
                    Some(_) if level == Level::MOST => {
                        Limits { time: self.time, nodes: None, ..limits }
                    }
                    Some(_) => Limits { time: self.time, ..limits },
                    None => limits,
                }
            }
        }
    }
}

/// At most one search, in a thread of its own.
pub(super) struct Thinker {
    perfect: Arc<Perfect>,
    job: Option<Job>,
}

/// The computer's move, or a hint.
pub(super) fn think(
    errand: Errand,
    perfect: &Perfect,
    game: &Game,
    pace: Pace,
    stop: &AtomicBool,
) -> Option<Found> {
    let limits = pace.limits(errand, game);
    match errand {
        Errand::Perfect => perfect.choose(game, pace.time, stop).map(Found::Chosen),
        Errand::Hint => hint(perfect, game, &limits, stop),
        Errand::Play(level) => opening(level, game, limits.seed)
            .or_else(|| search(game, &limits, stop, |_| ()).map(Found::Searched)),
    }
}

/// What is proven, and what the engine would play where nothing is.
fn hint(perfect: &Perfect, game: &Game, limits: &Limits, stop: &AtomicBool) -> Option<Found> {
    match perfect.hint(game, limits.time) {
        Some(chosen) => Some(Found::Chosen(chosen)),
        None => search(game, limits, stop, |_| ()).map(Found::Searched),
    }
}

/// The move of the opening book, at a level that knows it.
fn opening(level: Level, game: &Game, seed: u64) -> Option<Found> {
    let rules = game.position().rules();
    let book = Book::is_known_at(Some(level)).then(|| Book::built_in(rules))?;
    let found = book.choose(game, seed)?;
    let said = format!("From the opening book: {}.", percent(rules, &found));
    Some(Found::Chosen(Chosen { played: found.played, said }))
}

/// What was found.
pub(super) enum Found {
    /// By the engine.
    Searched(SearchResult),
    /// By what is proven, or by the perfect player.
    Chosen(Chosen),
}

struct Job {
    errand: Errand,
    version: u64,
    stop: Arc<AtomicBool>,
    found: Receiver<Found>,
}

impl Drop for Job {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Thinker {
    /// Nothing to think about yet.
    pub(super) const fn new(perfect: Arc<Perfect>) -> Self {
        Self { perfect, job: None }
    }

    /// Searches what is wanted for this version of the game, and nothing else.
    pub(super) fn serve(&mut self, wanted: Option<Errand>, version: u64, game: &Game, pace: Pace) {
        let busy = self
            .job
            .as_ref()
            .is_some_and(|job| Some(job.errand) == wanted && job.version == version);
        if busy {
            return;
        }
        self.job = wanted.map(|errand| {
            let stop = Arc::new(AtomicBool::new(false));
            let (told, found) = mpsc::channel();
            let (game, flag) = (game.clone(), Arc::clone(&stop));
            let perfect = Arc::clone(&self.perfect);
            thread::spawn(move || {
                if let Some(result) = think(errand, &perfect, &game, pace, &flag) {
                    // Nobody listens where the game has gone another way.
                    let _ = told.send(result);
                }
            });
            Job { errand, version, stop, found }
        });
    }

    /// What was found, once it is.
    pub(super) fn poll(&mut self) -> Option<(Errand, Found)> {
        let job = self.job.as_ref()?;
        let found = job.found.try_recv().ok()?;
        let errand = job.errand;
        self.job = None;
        Some((errand, found))
    }

    /// Lets the search end with what it has found.
    pub(super) fn hurry(&self) {
        if let Some(job) = &self.job {
            job.stop.store(true, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bingwa_rules::{AnyPosition, Position, Rules};

    fn thinker() -> Thinker {
        let known = Arc::new(bingwa_solve::known::Knowledge::built_in());
        Thinker::new(Arc::new(Perfect::new(known).expect("some memory")))
    }

    const PACE: Pace = Pace { time: None, seed: 0 };

    #[test]
    fn it_searches_once_what_is_wanted() {
        let game = Game::new(AnyPosition::start(Rules::Kigogo));
        let mut thinker = thinker();
        thinker.serve(Some(Errand::Play(Level::default())), 0, &game, PACE);
        let (errand, found) = loop {
            if let Some(found) = thinker.poll() {
                break found;
            }
            thread::yield_now();
        };
        assert_eq!(errand, Errand::Play(Level::default()));
        let Found::Searched(found) = found else { panic!("the engine was asked") };
        assert!(game.position().legal_moves().contains(&found.best));
        assert!(thinker.poll().is_none());
    }

    #[test]
    fn a_hint_is_what_is_proven() {
        let thinker = thinker();
        let hint = |rules| {
            let game = Game::new(AnyPosition::start(rules));
            let limits = Pace { time: Some(Duration::from_millis(50)), seed: 0 };
            let limits = limits.limits(Errand::Hint, &game);
            hint(&thinker.perfect, &game, &limits, &AtomicBool::new(false)).expect("a move")
        };
        let Found::Chosen(chosen) = hint(Rules::KujifunzaZanzibar) else { panic!("it is proven") };
        assert!(chosen.said.starts_with("Hint: A6<; proven: South wins, in "), "{}", chosen.said);
        assert!(chosen.said.contains("; best: A6<"), "{}", chosen.said);
        assert!(matches!(hint(Rules::Kiswahili), Found::Searched(_)), "nothing is proven");
    }

    #[test]
    fn a_search_that_is_no_longer_wanted_ends() {
        let game = Game::new(AnyPosition::start(Rules::Kujifunza));
        let mut thinker = thinker();
        let hour = Pace { time: Some(Duration::from_secs(3600)), seed: 0 };
        thinker.serve(Some(Errand::Play(Level::MOST)), 0, &game, hour);
        let stop = thinker.job.as_ref().map(|job| Arc::clone(&job.stop)).expect("a job");
        thinker.serve(None, 0, &game, hour);
        assert!(stop.load(Ordering::Relaxed));
        thinker.serve(Some(Errand::Play(Level::MOST)), 1, &game, hour);
        thinker.hurry();
        while thinker.poll().is_none() {
            thread::yield_now();
        }
    }
}
