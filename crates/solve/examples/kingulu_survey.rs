//! How soon Kingulu is solved at each ply of a game, and how much of it tables would hold.
//!
//! ```sh
//! cargo run --release -p bingwa-solve --example kingulu_survey -- 100 50000000
//! ```
//!
//! The number is that of the games of each kind: at random, and good ones, in which five moves of six
//! are best moves. Each position is solved from nothing, without tables, in 4 MiB of memory. A second
//! number counts the positions that can be reached, ply by ply, until there are so many.

use std::{
    collections::HashSet,
    env,
    ops::ControlFlow,
    time::{Duration, Instant},
};

use bingwa_rules::{Game, Position, Variant, kingulu::Kingulu};
use bingwa_solve::kingulu::{InPlay, Solver, tables};
use fastrand::Rng;

/// Tables whose share is told: those with up to so many seeds in play.
const TABLES: [u8; 3] = [6, 10, 14];

/// Tables whose part of what can be reached is told: those with up to so many seeds in play.
const LARGEST: u8 = 13;

/// What is told of a ply.
#[derive(Default)]
struct Ply {
    positions: u32,
    held: [u32; TABLES.len()],
    unsettled: u32,
    sum: Duration,
    longest: Duration,
}

fn main() {
    let games = env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(100);
    let all: u64 = (0..=48).map(|seeds| tables::positions(seeds) as u64).sum();
    println!("positions by seeds in play and reserved holes: {all}");
    for most in TABLES {
        let held: u64 = (0..=most).map(|seeds| tables::positions(seeds) as u64).sum();
        println!("up to {most} seeds in play: {held}");
    }
    if let Some(most) = env::args().nth(2).and_then(|text| text.parse().ok()) {
        reach(most);
    }
    for (name, best) in [("at random", 0), ("good", 5)] {
        let mut random = Rng::with_seed(48);
        let mut plies = Vec::new();
        for _ in 0..games {
            play(best, &mut random, &mut plies);
        }
        println!("\n{games} games, {name}");
        println!(
            "| ply | positions | {TABLES:?} seeds or fewer | unsettled | mean ms | longest ms |"
        );
        for (number, ply) in plies.iter().enumerate() {
            let Ply { positions, held, unsettled, sum, longest } = ply;
            let held = held.map(|held| held * 100 / positions);
            let ms = |time: Duration| time.as_secs_f64() * 1e3;
            let mean = ms(*sum) / f64::from(*positions);
            let longest = ms(*longest);
            println!(
                "| {number} | {positions} | {held:?} % | {unsettled} | {mean:.2} | {longest:.1} |"
            );
        }
    }
}

/// Counts what can be reached: positions that differ in what lies ahead, each at its first ply.
fn reach(most: usize) {
    println!(
        "\n| ply | new positions | all so far | of these with up to {LARGEST} seeds in play |"
    );
    let (start, _) = InPlay::of(&Kingulu::start());
    let mut seen = HashSet::from([start.position().key()]);
    let mut ply = vec![start];
    let mut held = 0u64;
    for number in 0.. {
        held += ply.iter().filter(|play| play.seeds() <= LARGEST).count() as u64;
        println!("| {number} | {} | {} | {held} |", ply.len(), seen.len());
        if seen.len() >= most || ply.is_empty() {
            return;
        }
        let mut next = Vec::new();
        for play in ply {
            play.expand(|step| {
                if seen.insert(step.after.position().key()) {
                    next.push(step.after);
                }
            });
        }
        ply = next;
    }
}

/// Plays a game, `best` moves of six being best ones, and looks at each position.
fn play(best: u8, random: &mut Rng, plies: &mut Vec<Ply>) {
    let mut game = Game::new(Kingulu::start());
    let mut position = Kingulu::start();
    while game.outcome().is_none() {
        let mut solver = Solver::new(tables::Tables::new(), 4 << 20);
        let begun = Instant::now();
        let bounds = solver.bounds(&position, &mut |_| ControlFlow::Continue(()));
        let took = begun.elapsed();
        plies.resize_with(plies.len().max(game.len() + 1), Ply::default);
        let ply = &mut plies[game.len()];
        let seeds: u8 = position.in_play().iter().sum();
        ply.positions += 1;
        for (held, most) in ply.held.iter_mut().zip(TABLES) {
            *held += u32::from(seeds <= most);
        }
        ply.unsettled += u32::from(bounds.margin().is_none());
        ply.sum += took;
        ply.longest = ply.longest.max(took);
        let moves = match random.u8(..6) < best {
            true => solver.solve(&position, &mut |_| ControlFlow::Continue(())).best,
            false => position.legal_moves(),
        };
        let Some(&played) = random.choice(&moves) else { return };
        let Ok(after) = position.play(played) else { return };
        if game.play(played).is_err() {
            return;
        }
        position = after;
    }
}
