//! What several tests need: positions at random, and texts seen from the other seat.

use std::{fs, path::PathBuf};

use bingwa_rules::{AnyPosition, Move, Position, Row, Rules, Seat, Setup};
use fastrand::Rng;

/// A file of the repository's test data.
pub fn data_path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(name)
}

/// The text of a file of the repository's test data.
pub fn data(name: &str) -> String {
    let path = data_path(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A rules id as part of a file's name.
pub fn file_name(rules: Rules) -> String {
    rules.id().replace('/', "-")
}

/// How much a test does: what the environment says, or `otherwise`.
pub fn size_from(variable: &str, otherwise: usize) -> usize {
    match std::env::var(variable) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{variable}: not a number: {text}")),
        Err(_) => otherwise,
    }
}

/// Random numbers that are the same in every run, but others for each rules id and purpose.
pub fn rng(rules: Rules, purpose: u64) -> Rng {
    Rng::with_seed(purpose << 8 | rules as u64)
}

/// The position that a text stands for.
pub fn position(rules: Rules, text: &str) -> AnyPosition {
    AnyPosition::parse(rules, text).unwrap_or_else(|error| panic!("{rules} {text}: {error}"))
}

/// The legal moves, each with the position after it.
pub fn expanded(position: &AnyPosition) -> Vec<(Move, AnyPosition)> {
    let mut moves = Vec::new();
    position.expand(|legal, after| moves.push((legal, after)));
    moves
}

/// The text of the same position with South and North exchanged, made from the text alone: the
/// diagram is turned upside down, and every other field changes sides.
pub fn rotate_text(text: &str) -> String {
    let mut fields = text.split(' ');
    let rows: Vec<String> = fields
        .next()
        .unwrap_or_default()
        .rsplit('/')
        .map(|row| row.rsplit(',').collect::<Vec<_>>().join(","))
        .collect();
    let mut rotated = rows.join("/");
    for field in fields {
        let other = match field {
            "S" => "N".to_owned(),
            "N" => "S".to_owned(),
            pair if pair.contains(',') => pair.rsplit(',').collect::<Vec<_>>().join(","),
            "SN" | "-" => field.to_owned(),
            hole => other_case(hole),
        };
        rotated.push(' ');
        rotated.push_str(&other);
    }
    rotated
}

/// A text in which capitals and small letters change places: a hole or move of the other player.
pub fn other_case(text: &str) -> String {
    text.chars()
        .map(
            |c| {
                if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() }
            },
        )
        .collect()
}

/// Calls `each` with the positions of a random game, from `start` to its end or to 300 plies.
pub fn random_game(start: AnyPosition, rng: &mut Rng, mut each: impl FnMut(&AnyPosition)) {
    let mut position = start;
    for _ in 0..300 {
        each(&position);
        let moves = expanded(&position);
        if moves.is_empty() {
            return;
        }
        position = moves[rng.usize(..moves.len())].1;
    }
}

/// Calls `each` with `count` positions: half from random games, some of which start from a set-up,
/// and half random set-ups.
pub fn random_positions(
    rules: Rules,
    count: usize,
    rng: &mut Rng,
    mut each: impl FnMut(&AnyPosition),
) {
    let mut played = 0;
    while played < count / 2 {
        let start =
            if rng.u8(..4) == 0 { random_setup(rules, rng) } else { AnyPosition::start(rules) };
        random_game(start, rng, |position| {
            if played < count / 2 {
                played += 1;
                each(position);
            }
        });
    }
    for _ in played..count {
        each(&random_setup(rules, rng));
    }
}

/// A set-up that the game accepts, its seeds dealt at random.
pub fn random_setup(rules: Rules, rng: &mut Rng) -> AnyPosition {
    loop {
        let setup = deal(rules, rng);
        if let Ok(position) = AnyPosition::from_setup(&setup) {
            return if rng.bool() { takasiaed(&setup).unwrap_or(position) } else { position };
        }
    }
}

/// A set-up with at most as many seeds as the game has, in few holes or in many.
fn deal(rules: Rules, rng: &mut Rng) -> Setup {
    let mut setup = Setup::empty(rules);
    setup.turn = if rng.bool() { Seat::South } else { Seat::North };
    let mut left = if rng.bool() { rules.seeds() } else { rng.u8(2..=rules.seeds()) };
    if (rules.is_kiswahili() && rng.bool()) || rules == Rules::Kingulu {
        for hand in &mut setup.hand {
            *hand = if rng.u8(..4) == 0 { 0 } else { rng.u8(..=22.min(left)) };
            left -= *hand;
        }
    }
    let share = [3, 6, 10, 16][rng.usize(..4)];
    let mut holes: Vec<_> = setup.holes().filter(|_| rng.u8(..16) < share).collect();
    if rules == Rules::Kimasai {
        rng.shuffle(&mut holes);
        holes.truncate(usize::from(left));
        for hole in holes {
            setup.set_seeds(hole, 1);
        }
        return setup;
    }
    if holes.is_empty() {
        return setup;
    }
    for _ in 0..left {
        let hole = holes[rng.usize(..holes.len())];
        setup.set_seeds(hole, setup.seeds(hole) + 1);
    }
    for hole in setup.holes() {
        if rules == Rules::Kingulu && setup.seeds(hole) >= 4 && rng.u8(..4) == 0 {
            setup.set_reserved(hole, true);
        }
        if rules.is_kiswahili() && hole.row() == Row::Front && hole.number() == 5 {
            setup.houses[hole.seat().index()] = setup.seeds(hole) > 0 && rng.u8(..3) > 0;
        }
    }
    setup
}

/// The same set-up with the one hole takasiaed that the board allows, if it allows any.
fn takasiaed(setup: &Setup) -> Option<AnyPosition> {
    if !setup.rules().is_kiswahili() {
        return None;
    }
    setup.holes().find_map(|hole| {
        let mut marked = setup.clone();
        marked.takasia = Some(hole);
        AnyPosition::from_setup(&marked).ok()
    })
}
