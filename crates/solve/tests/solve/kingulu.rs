//! Kingulu's margins, held against a plain recursion on the generator of small boards, which shares no code with
//! the one that the solver and the tables use.

use std::{collections::HashMap, ops::ControlFlow};

use bingwa_rules::{Game, Position, Seat, Variant, kingulu::Kingulu};
use bingwa_solve::{
    kingulu::{
        Bounds, InPlay, Solver,
        tables::{self, Layer, TableError, Tables},
    },
    pn::Table,
    proof::{Claim, Goal, Proof},
    small::{kingulu::Kingulu as Plain, value},
};
use proptest::prelude::*;

/// Holes of the board.
const HOLES: usize = 12;

/// A plain recursion: each position from its moves, all that is possible where a position comes
/// back on the way.
#[derive(Default)]
struct Recursion {
    known: HashMap<Plain, (i16, i16)>,
    path: Vec<Plain>,
    /// Positions that came back.
    returns: u64,
}

impl Recursion {
    /// What the player to move can force and be held to.
    fn bounds(&mut self, position: Plain) -> (i16, i16) {
        self.walk(position).0
    }

    /// The bounds, and how far up the path the nearest to the root lies that they lean on.
    fn walk(&mut self, position: Plain) -> ((i16, i16), usize) {
        if let Some(&known) = self.known.get(&position) {
            return (known, usize::MAX);
        }
        if let Some(at) = self.path.iter().position(|before| *before == position) {
            self.returns += 1;
            return ((-position.in_play(), position.in_play()), at);
        }
        let mut moves = Vec::new();
        position.expand(|after, gain| moves.push((after, gain)));
        if moves.is_empty() {
            return ((position.standing(), position.standing()), usize::MAX);
        }
        let depth = self.path.len();
        self.path.push(position);
        let (mut low, mut high, mut leans) = (i16::MIN, i16::MIN, usize::MAX);
        for (after, gain) in moves {
            let ((least, most), on) = self.walk(after);
            low = low.max(gain - most);
            high = high.max(gain - least);
            leans = leans.min(on);
        }
        self.path.pop();
        // What leans on positions before this one holds on this path alone.
        if leans >= depth {
            self.known.insert(position, (low, high));
            leans = usize::MAX;
        }
        ((low, high), leans)
    }
}

/// The position in play, as the generator of small boards sees it.
fn plain(play: &InPlay) -> Plain {
    let mut holes = [0; 16];
    holes[..HOLES].copy_from_slice(&play.holes());
    Plain::new(6, holes, play.reserved())
}

/// All positions with so many seeds in play and these reserved holes.
fn positions(seeds: u8, reserved: u16) -> Vec<InPlay> {
    fn put(hole: usize, left: u8, holes: &mut [u8; HOLES], reserved: u16, all: &mut Vec<InPlay>) {
        if hole == HOLES {
            all.extend(InPlay::new(holes, reserved).filter(|_| left == 0));
            return;
        }
        let most = if reserved >> hole & 1 != 0 { 0 } else { left };
        for seeds in 0..=most {
            holes[hole] = seeds;
            put(hole + 1, left - seeds, holes, reserved, all);
        }
        holes[hole] = 0;
    }
    let mut all = Vec::new();
    put(0, seeds, &mut [0; HOLES], reserved, &mut all);
    all
}

/// Tables with at most so many seeds in play.
fn grown(most: u8) -> Tables {
    let mut tables = Tables::new();
    for _ in 0..=most {
        tables.grow(2, |_| ());
    }
    tables
}

fn go_on(_: u64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn same(found: Bounds, (low, high): (i16, i16)) -> bool {
    found == Bounds { low: low.into(), high: high.into() }
}

#[test]
fn every_entry_equals_a_plain_recursion() {
    let tables = grown(4);
    let mut recursion = Recursion::default();
    let mut compared = 0;
    for layer in tables.layers() {
        for reserved in 0..1 << HOLES {
            for play in positions(layer.seeds(), reserved) {
                let told = tables.probe(play.position()).expect("in the tables");
                let expected = recursion.bounds(plain(&play));
                // Both count the seeds in play alone; the position's reserved holes have four each.
                let (_, secured) = InPlay::of(play.position());
                assert!(same(told.plus(-secured), expected), "{play:?}: {told:?}, {expected:?}");
                compared += 1;
            }
        }
    }
    let all: usize = tables.layers().iter().map(Layer::positions).sum();
    assert_eq!(compared, all);
    assert_eq!(recursion.returns, 0);
}

#[test]
fn entries_are_checked_against_their_moves() {
    let tables = grown(5);
    for layer in tables.layers() {
        let mut checked = 0;
        assert_eq!(tables.check(layer, 2, |positions| checked += positions), Ok(()));
        assert_eq!(checked, layer.positions());
        assert_eq!(layer.unsettled(), 0);
    }
    // A sound file with a wrong entry.
    let last = tables.layers().last().expect("built");
    let mut bytes = last.as_bytes().to_vec();
    let (body, sum) = bytes.split_last_chunk_mut::<4>().expect("a foot");
    body[2000] = if body[2000] == 0 { 2 } else { 0 };
    *sum = crc32fast::hash(body).to_le_bytes();
    let forged = Layer::from_bytes(bytes).expect("a sound file");
    assert!(tables.check(&forged, 2, |_| ()).is_err());
}

/// With 7 seeds and no reserved hole, 103 positions are on a round or lead to one.
#[test]
fn positions_that_come_back_are_settled_all_the_same() {
    let mut recursion = Recursion::default();
    let mut solver = Solver::new(Tables::new(), 1 << 20);
    for play in positions(7, 0) {
        let expected = recursion.bounds(plain(&play));
        let found = solver.bounds(play.position(), &mut go_on);
        assert!(same(found, expected), "{play:?}: {found:?}, {expected:?}");
        assert!(found.margin().is_some(), "{play:?}: {found:?}");
    }
    assert!(recursion.returns > 0);
}

#[test]
fn tables_and_search_agree() {
    let tables = grown(6);
    let mut random = fastrand::Rng::with_seed(12);
    let mut solver = Solver::new(Tables::new(), 1 << 20);
    for _ in 0..3000 {
        let seeds = random.u8(0..=6);
        let all = positions(seeds, random.u16(0..1 << HOLES));
        let Some(play) = random.choice(&all) else { continue };
        let found = solver.bounds(play.position(), &mut go_on);
        assert_eq!(tables.probe(play.position()), Some(found), "{play:?}");
    }
}

/// A game's position after some moves at random.
fn strolled(seed: u64, plies: usize) -> Kingulu {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut position = Kingulu::start();
    for _ in 0..plies {
        match random.choice(&position.legal_moves()) {
            Some(&played) => position = position.play(played).expect("a legal move"),
            None => break,
        }
    }
    position
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn search_equals_a_plain_recursion(seed: u64, plies in 9usize..40) {
        let position = strolled(seed, plies);
        let (play, secured) = InPlay::of(&position);
        // Without a reserved hole positions may come back, and then a plain recursion takes ages.
        prop_assume!(play.seeds() <= if play.reserved() == 0 { 8 } else { 18 });
        let (low, high) = Recursion::default().bounds(plain(&play));
        // A small memory has to forget, and must be right all the same.
        let mut solver = Solver::new(Tables::new(), 0);
        let found = solver.bounds(&position, &mut go_on);
        prop_assert_eq!(found, Bounds { low: low.into(), high: high.into() }.plus(secured));
    }

    #[test]
    fn a_rotated_position_has_the_same_margin_and_moves(seed: u64, plies in 5usize..40) {
        let position = strolled(seed, plies);
        let mut solver = Solver::new(Tables::new(), 1 << 20);
        let answer = solver.solve(&position, &mut go_on);
        let rotated = Solver::new(Tables::new(), 1 << 20).solve(&position.rotated(), &mut go_on);
        prop_assert_eq!(answer.bounds, rotated.bounds);
        let turned: Vec<_> = answer.best.iter().map(|played| played.rotated()).collect();
        prop_assert_eq!(turned, rotated.best.to_vec());
    }

    #[test]
    fn the_line_ends_with_the_margin(seed: u64, plies in 2usize..40) {
        let position = strolled(seed, plies);
        let mut solver = Solver::new(Tables::new(), 1 << 20);
        let answer = solver.solve(&position, &mut go_on);
        let line = solver.line(&position, &mut go_on);
        prop_assert_eq!(answer.best.is_empty(), line.is_empty());
        prop_assert!(line.first().is_none_or(|first| answer.best.contains(first)));
        let mut game = Game::new(position);
        for played in line {
            game.play(played).expect("a legal move");
        }
        let score = game.outcome().and_then(|outcome| outcome.score).expect("the game is over");
        let margin = i32::from(score[position.turn().index()])
            - i32::from(score[position.turn().other().index()]);
        prop_assert_eq!(answer.bounds.margin(), Some(margin));
    }
}

#[test]
fn south_wins_from_the_start_by_four() {
    let start = Kingulu::start();
    let mut solver = Solver::new(Tables::new(), 1 << 24);
    let answer = solver.solve(&start, &mut go_on);
    assert_eq!(answer.bounds, Bounds::exact(4));
    let best: Vec<_> = answer.best.iter().map(ToString::to_string).collect();
    assert_eq!(best, ["A3"]);
    for (seat, margin) in [(Seat::South, 4), (Seat::North, -4)] {
        let mut prove = |margin: i8| {
            let claim = Claim { seat, goal: Goal::Margin(margin) };
            Proof::walk(&start, claim, |position| {
                solver.choose(position, margin.into(), &mut go_on)
            })
        };
        let proof = prove(margin).expect("a strategy");
        let verified = bingwa_verify::verify(&proof.to_bytes().expect("a short proof"));
        let verified = verified.expect("a proof that holds");
        assert!(verified.is_start);
        assert_eq!(verified.claim.to_string(), proof.claim().to_string());
        assert!(prove(margin + 1).is_err());
    }
}

#[test]
fn starts_with_fewer_seeds_have_the_values_that_proof_number_search_finds() {
    for seeds in 1..=3 {
        let table = Table::new(16).expect("16 MiB");
        let proven = value::kingulu(&table, &Plain::start(6, seeds), u64::MAX);
        let play = InPlay::new(&[seeds; HOLES], 0).expect("no more than 48 seeds");
        let found = Solver::new(Tables::new(), 1 << 20).bounds(play.position(), &mut go_on);
        assert!(same(found, (proven.least, proven.most)), "{found:?}, {proven:?}");
    }
}

#[test]
fn a_stopped_search_tells_what_it_knows() {
    let mut solver = Solver::new(Tables::new(), 1 << 20);
    let answer = solver.solve(&Kingulu::start(), &mut |_| ControlFlow::Break(()));
    assert!(answer.bounds.low <= 4 && answer.bounds.high >= 4);
    assert_eq!(answer.bounds.margin(), None);
    assert!(answer.best.is_empty());
    assert!(solver.nodes() < 10_000);
}

#[test]
fn bad_files_are_refused() {
    let tables = grown(2);
    let good = tables.layers()[2].as_bytes();
    let refused = |bytes: &[u8]| Layer::from_bytes(bytes.to_vec()).expect_err("refused");
    for bit in (0..good.len() * 8).step_by(997).chain(0..80) {
        let mut bytes = good.to_vec();
        bytes[bit / 8] ^= 1 << (bit % 8);
        refused(&bytes);
    }
    for length in (0..good.len()).step_by(991).chain(0..20) {
        refused(&good[..length]);
    }
    refused(&[good, &[0]].concat());
    let mut newer = good.to_vec();
    newer[7] = 2;
    assert!(matches!(refused(&newer), TableError::Version { found: 2, known: 1 }));
    assert!(matches!(refused(b"something else"), TableError::NoTable));
}

#[test]
fn a_folder_of_tables_is_opened_as_far_as_it_goes() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path();
    let built = grown(3);
    for layer in built.layers() {
        tables::save(path, layer).expect("room for it");
    }
    // What a build that was cut short leaves.
    std::fs::write(tables::file(path, 4).with_extension("part"), b"BAOTABK").expect("written");
    let opened = tables::open(path, 9).expect("whole tables");
    assert_eq!(opened.next(), 4);
    assert_eq!(opened.layers()[3].as_bytes(), built.layers()[3].as_bytes());
    assert_eq!(tables::open(path, 1).expect("whole tables").next(), 2);

    std::fs::copy(tables::file(path, 1), tables::file(path, 2)).expect("copied");
    let error = tables::open(path, 9).expect_err("a file of another layer");
    assert!(error.to_string().contains("kingulu-02.table: damaged"), "{error}");
}
