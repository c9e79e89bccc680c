//! What further threads bring, and how soon a search ends when it is told to.
//!
//! For each rules id: positions looked at in a second by one thread and by two, in turns, with the
//! median of the ratios; then the time from telling a search to stop until its move is there, for
//! one thread, two and four: the middle, the 99th of 100 and the longest. Times are those of the
//! clock on the wall, so that they mean something only where the machine does nothing else.
//! `--test` looks at few positions; a rules id runs that one alone.

use std::{
    env,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    thread,
    time::{Duration, Instant},
};

use bingwa_engine::{Engine, Limits};
use bingwa_rules::{AnyPosition, Game, Position, Rules};

/// MiB of memory for what the search finds.
const HASH: usize = 64;

/// How long a search is measured.
const TIME: Duration = Duration::from_millis(100);

/// Threads whose stopping is measured.
const STOPPED: [usize; 3] = [1, 2, 4];

const PLAYED: [(Rules, &str); 7] = [
    (Rules::Kiswahili, include_str!("../../../testdata/positions/played/kiswahili.txt")),
    (
        Rules::KiswahiliZanzibar,
        include_str!("../../../testdata/positions/played/kiswahili-zanzibar.txt"),
    ),
    (Rules::Kujifunza, include_str!("../../../testdata/positions/played/kujifunza.txt")),
    (
        Rules::KujifunzaZanzibar,
        include_str!("../../../testdata/positions/played/kujifunza-zanzibar.txt"),
    ),
    (Rules::Kigogo, include_str!("../../../testdata/positions/played/kigogo.txt")),
    (Rules::Kimasai, include_str!("../../../testdata/positions/played/kimasai.txt")),
    (Rules::Kingulu, include_str!("../../../testdata/positions/played/kingulu.txt")),
];

/// Positions looked at in a second; none where the search ended before its time.
fn pace(engine: &Engine, game: &Game) -> Option<f64> {
    engine.forget();
    let (limits, begun) = (Limits { time: Some(TIME), ..Limits::default() }, Instant::now());
    let found = engine.search(game, &limits, &[], &AtomicBool::new(false), |_| ())?;
    let time = begun.elapsed();
    (time >= TIME).then(|| found.nodes as f64 / time.as_secs_f64())
}

/// How long a search goes on after it was told to stop, so long after it began; none where it had
/// ended before.
fn stop(engine: &Engine, game: &Game, after: Duration) -> Option<Duration> {
    engine.forget();
    let is_told = AtomicBool::new(false);
    thread::scope(|scope| {
        let search = scope.spawn(|| {
            let found = engine.search(game, &Limits::default(), &[], &is_told, |_| ());
            let ended = Instant::now();
            let best = found.expect("a game under way").best;
            assert!(game.position().legal_moves().contains(&best), "not legal: {best}");
            ended
        });
        thread::sleep(after);
        let told = Instant::now();
        is_told.store(true, Relaxed);
        search.join().expect("a search that ended").checked_duration_since(told)
    })
}

/// What is in the middle, after so many of 100, of sorted numbers.
fn place<T: Copy>(sorted: &[T], percent: usize) -> Option<T> {
    sorted.get((sorted.len() * percent / 100).min(sorted.len().saturating_sub(1))).copied()
}

fn measure(rules: Rules, positions: &str, test: bool) {
    let read = |text| Game::new(AnyPosition::parse(rules, text).expect("a position of a game"));
    let games = positions.lines().map(read);
    let games: Vec<Game> = games.take(if test { 2 } else { usize::MAX }).collect();
    let engines = [1, 2].map(|threads| Engine::new(HASH, threads).expect("memory"));
    let paces = games.iter().filter_map(|game| {
        let [one, two] = engines.each_ref().map(|engine| pace(engine, game));
        Some([one?, two?])
    });
    let paces: Vec<[f64; 2]> = paces.collect();
    let mut ratios: Vec<f64> = paces.iter().map(|[one, two]| two / one).collect();
    ratios.sort_by(f64::total_cmp);
    if let Some(ratio) = place(&ratios, 50) {
        let count = paces.len();
        println!(
            "{rules:18} two threads look at {ratio:.2} times as many positions ({count} searches)"
        );
    }
    for threads in STOPPED {
        let engine = Engine::new(HASH, threads).expect("memory");
        let waits = [3, 10, 20].map(Duration::from_millis);
        let stops = games.iter().flat_map(|game| waits.map(|wait| stop(&engine, game, wait)));
        let mut late: Vec<Duration> = stops.flatten().collect();
        late.sort_unstable();
        let figure = |percent| place(&late, percent).unwrap_or_default().as_secs_f64() * 1e3;
        println!(
            "{rules:18} {threads} threads stop within {:.2} ms, 99 of 100 within {:.2}, all within {:.2} ({} stops)",
            figure(50),
            figure(99),
            figure(100),
            late.len()
        );
    }
}

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let test = args.iter().any(|arg| arg == "--test");
    let chosen = |(rules, _): &(Rules, &str)| {
        let mut ids = args.iter().filter(|arg| !arg.starts_with('-')).peekable();
        ids.peek().is_none() || ids.any(|id| id == rules.id())
    };
    for (rules, positions) in PLAYED.into_iter().filter(chosen) {
        measure(rules, positions, test);
    }
}
