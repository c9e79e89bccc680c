//! The tables in the repository, held to the rules; and tables built anew, held to them.

use std::{
    collections::HashMap,
    fs,
    num::NonZeroUsize,
    ops::ControlFlow,
    path::{Path, PathBuf},
    sync::Arc,
};

use bingwa_rules::{AnyPosition, Position, Rules, Seat, Variant, kigogo::Kigogo, kimasai::Kimasai};
use bingwa_solve::{
    pn::{self, Settled, Stage, Table, Value},
    tables::{Build, Entry, Halved, Progress, TableError, Tables, Winners, build, check, facts},
};

const GAMES: [Rules; 2] = [Rules::Kimasai, Rules::Kigogo];

/// The folder of the tables that are kept.
fn kept() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/tables")
}

/// A folder of this test's own, emptied first.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    match fs::remove_dir_all(&folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => panic!("{error}"),
        _ => fs::create_dir_all(&folder).expect("a folder"),
    }
    folder
}

fn order(folder: &Path, seeds: u8) -> Build {
    let threads = NonZeroUsize::new(2).expect("two");
    Build { folder: folder.to_owned(), seeds, threads, memory: 1 << 30 }
}

/// The tables in a folder, by name.
fn files(folder: &Path, rules: Rules) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "table"))
        .map(|path| (path.file_name().expect("a name").to_string_lossy().into_owned(), path))
        .filter(|(name, _)| name.starts_with(rules.id()))
        .map(|(name, path)| (name, fs::read(path).expect("a file")))
        .collect();
    files.sort();
    files
}

/// Calls `each` with every way to lay `seeds` seeds into holes of which each takes `most`.
fn lay(holes: &mut [u8], seeds: u8, most: u8, each: &mut impl FnMut(&[u8])) {
    fn from(holes: &mut [u8], at: usize, seeds: u8, most: u8, each: &mut impl FnMut(&[u8])) {
        if at == holes.len() {
            if seeds == 0 {
                each(holes);
            }
            return;
        }
        for here in 0..=seeds.min(most) {
            holes[at] = here;
            from(holes, at + 1, seeds - here, most, each);
        }
        holes[at] = 0;
    }
    from(holes, 0, seeds, most, each);
}

/// Every position of a game with up to so many seeds in which both players have some, South to move.
fn positions<P>(seeds: u8, most: u8, make: impl Fn([[u8; 24]; 2]) -> P) -> Vec<P> {
    let mut positions = Vec::new();
    for seeds in 2..=seeds {
        lay(&mut [0; 48], seeds, most, &mut |holes| {
            let (mine, theirs) = holes.split_at(24);
            let halves = [mine, theirs].map(|half| half.try_into().expect("twenty-four"));
            if halves.iter().all(|half| half != &[0; 24]) {
                positions.push(make(halves));
            }
        });
    }
    positions
}

fn kimasai(seeds: u8) -> Vec<Kimasai> {
    let set = |half: [u8; 24]| half.iter().rev().fold(0, |set, &stone| set << 1 | u32::from(stone));
    positions(seeds, 1, |halves| Kimasai::from_stones(halves.map(set), Seat::South))
}

fn kigogo(seeds: u8) -> Vec<Kigogo> {
    positions(seeds, seeds, |halves| Kigogo::from_rings(halves, Seat::South).expect("few seeds"))
}

/// The plain solution: round by round, those positions get their value whose end is a ply further
/// off; what never gets one is a draw.
fn plain<P: Position>(positions: &[P]) -> Vec<Entry> {
    let numbers: HashMap<P, u32> = positions.iter().cloned().zip(0..).collect();
    let (mut after, mut ends) = (Vec::new(), Vec::new());
    for position in positions {
        let from = after.len();
        // A position without seeds of the player to move is lost at once.
        position.expand(|_, next| {
            let next = if next.turn() == Seat::South { next } else { next.rotated() };
            after.push(numbers.get(&next).copied());
        });
        ends.push(from..after.len());
    }
    let mut values = vec![Entry::Draw; positions.len()];
    let mut open: Vec<usize> = (0..positions.len()).collect();
    for plies in 0.. {
        let lost = |next: &Option<u32>| match next {
            None => plies == 1,
            Some(next) => {
                matches!(values[*next as usize], Entry::Loss { plies: p } if p + 1 == plies)
            }
        };
        let won = |next: &Option<u32>| {
            next.is_some_and(|next| matches!(values[next as usize], Entry::Win { .. }))
        };
        let settled: Vec<usize> = open
            .iter()
            .copied()
            .filter(|&at| {
                let mut next = after[ends[at].clone()].iter();
                if plies % 2 == 1 { next.any(lost) } else { next.all(won) }
            })
            .collect();
        for &at in &settled {
            values[at] = if plies % 2 == 1 { Entry::Win { plies } } else { Entry::Loss { plies } };
        }
        open.retain(|&at| values[at] == Entry::Draw);
        // Two rounds without a new value, and no later one will have any.
        if plies == u8::MAX || open.is_empty() {
            break;
        }
    }
    values
}

/// Holds every entry to the plain solution, and to itself with the board turned round.
fn agree<G: Halved>(positions: &[G]) {
    let tables = Tables::open(&kept(), G::RULES).expect("tables");
    for (position, value) in positions.iter().zip(plain(positions)) {
        assert_eq!(tables.probe(position), Some(value), "{position:?}");
        assert_eq!(tables.probe(&position.rotated()), Some(value), "{position:?} turned");
    }
}

#[test]
fn every_entry_of_kimasai_is_that_of_the_plain_solution() {
    agree(&kimasai(5));
}

#[test]
fn every_entry_of_kigogo_is_that_of_the_plain_solution() {
    agree(&kigogo(5));
}

#[test]
fn every_position_has_one_entry() {
    // Boards with n stones, less those on which a player has none.
    let kimasai: Vec<u64> = vec![576, 13_248, 173_328, 1_627_296];
    let kigogo: Vec<u64> = vec![576, 14_400, 214_800, 2_402_400];
    for (rules, wanted) in GAMES.into_iter().zip([kimasai, kigogo]) {
        let facts = facts(rules, &kept()).expect("tables");
        let found: Vec<u64> = facts.iter().map(|layer| layer.positions).collect();
        assert_eq!(found, wanted, "{rules}");
        for layer in facts {
            assert_eq!(layer.wins + layer.losses + layer.draws, layer.positions, "{rules}");
        }
    }
}

#[test]
fn the_tables_kept_are_what_a_build_gives() {
    for rules in GAMES {
        let folder = folder(&format!("anew-{rules}"));
        build(rules, &order(&folder, 5), &|_| ()).expect("a build");
        assert_eq!(files(&folder, rules), files(&kept(), rules), "{rules}");
        let checked = check(rules, &folder, None, NonZeroUsize::MIN, &|_| ()).expect("a check");
        assert_eq!((checked.seeds, checked.wrong), (5, 0), "{rules}: {:?}", checked.example);
    }
}

#[test]
fn a_build_goes_on_from_what_is_there() {
    let rules = Rules::Kimasai;
    let folder = folder("goes-on");
    build(rules, &order(&folder, 3), &|_| ()).expect("a build");
    // One block is missing, one was cut off, and a half-written one lies about.
    fs::remove_file(folder.join("kimasai-1-1.table")).expect("removed");
    fs::write(folder.join("kimasai-1-2.table"), b"BAOTABL").expect("written");
    fs::write(folder.join("kimasai-2-2.part"), [7; 100_000]).expect("written");
    let built = std::sync::Mutex::new(Vec::new());
    let tell = |progress| {
        if let Progress::Done { split, .. } = progress {
            built.lock().expect("a lock").push(split.to_string());
        }
    };
    build(rules, &order(&folder, 4), &tell).expect("a build");
    let mut built = built.into_inner().expect("a lock");
    built.sort();
    assert_eq!(built, ["1+1", "1+2", "1+3", "2+2"]);
    let mut wanted = files(&kept(), rules);
    wanted.retain(|(name, _)| !name.contains("1-4") && !name.contains("2-3"));
    assert_eq!(files(&folder, rules), wanted);
    assert!(!folder.join("kimasai-2-2.part").exists());
}

#[test]
fn tables_are_read_from_memory_too() {
    for rules in GAMES {
        let files = files(&kept(), rules).into_iter().map(|(_, bytes)| Arc::from(bytes));
        let memory = Tables::from_bytes(rules, files).expect("tables");
        let disk = Tables::open(&kept(), rules).expect("tables");
        assert_eq!((memory.seeds(), memory.bytes()), (disk.seeds(), disk.bytes()));
        let mut position = AnyPosition::start(rules);
        let mut rng = fastrand::Rng::with_seed(1);
        let mut probed = 0;
        while position.outcome().is_none() {
            let moves = position.legal_moves();
            position = position.play(moves[rng.usize(..moves.len())]).expect("a legal move");
            let entry = memory.probe_any(&position);
            assert_eq!(entry, disk.probe_any(&position), "{position}");
            probed += u32::from(entry.is_some());
        }
        assert!(probed > 0, "{rules}: the game ended early");
    }
}

#[test]
fn what_tables_do_not_have_is_told() {
    let tables = Tables::open(&kept(), Rules::Kimasai).expect("tables");
    assert_eq!(tables.seeds(), 5);
    assert_eq!(tables.probe(&Kimasai::start()), None);
    assert_eq!(tables.probe(&Kigogo::start()), None);
    let none = Tables::open(&folder("none"), Rules::Kigogo).expect("no tables");
    assert_eq!((none.seeds(), none.bytes()), (0, 0));
    let lone = Kigogo::from_rings([[0; 24], [1; 24]], Seat::South).expect("few seeds");
    assert_eq!(none.probe(&lone), Some(Entry::Loss { plies: 0 }));
    let absent = kept().join("absent");
    assert!(matches!(Tables::open(&absent, Rules::Kigogo), Err(TableError::Read { .. })));
    for rules in [Rules::Kiswahili, Rules::Kingulu] {
        assert!(matches!(Tables::open(&kept(), rules), Err(TableError::Rules(_))));
        assert!(matches!(Tables::from_bytes(rules, []), Err(TableError::Rules(_))));
    }
}

#[test]
fn a_build_that_can_not_be_says_why() {
    let folder = folder("refused");
    for seeds in [0, 1, 12, 255] {
        let refused = build(Rules::Kimasai, &order(&folder, seeds), &|_| ());
        assert!(matches!(refused, Err(TableError::Seeds { .. })), "{seeds}");
    }
    let mut small = order(&folder, 5);
    small.memory = 1 << 20;
    let refused = build(Rules::Kimasai, &small, &|_| ());
    assert!(matches!(refused, Err(TableError::Memory { .. })));
    let lock = fs::File::create(folder.join("kimasai.lock")).expect("a file");
    lock.lock().expect("nobody holds it");
    let refused = build(Rules::Kimasai, &order(&folder, 2), &|_| ());
    assert!(matches!(refused, Err(TableError::Busy(_))));
}

/// Whether tables with this file among them pass unnoticed.
fn passes(folder: &Path, name: &str, bytes: &[u8]) -> bool {
    fs::write(folder.join(name), bytes).expect("written");
    check(Rules::Kimasai, folder, None, NonZeroUsize::MIN, &|_| ()).is_ok()
}

#[test]
fn damaged_files_are_refused() {
    let folder = folder("damaged");
    let name = "kimasai-1-2.table";
    let whole = fs::read(kept().join(name)).expect("a file");
    fs::copy(kept().join("kimasai-1-1.table"), folder.join("kimasai-1-1.table")).expect("copied");
    assert!(passes(&folder, name, &whole));
    for bit in (0..8 * whole.len()).step_by(13).chain(0..8 * 48) {
        let mut bytes = whole.clone();
        bytes[bit / 8] ^= 1 << (bit % 8);
        assert!(!passes(&folder, name, &bytes), "bit {bit}");
    }
    for length in (0..whole.len()).step_by(7) {
        assert!(!passes(&folder, name, &whole[..length]), "cut to {length}");
    }
    assert!(!passes(&folder, name, &[&whole[..], b"x"].concat()));
    let other = fs::read(kept().join("kigogo-1-2.table")).expect("a file");
    assert!(!passes(&folder, name, &other));
    let memory = Tables::from_bytes(Rules::Kimasai, [Arc::from(other)]);
    assert!(matches!(memory, Err(TableError::Damaged { .. })));
}

/// Who wins by an entry.
fn winner<G: Halved>(position: &G, entry: Entry) -> Option<Seat> {
    match entry {
        Entry::Win { .. } => Some(position.turn()),
        Entry::Loss { .. } => Some(position.turn().other()),
        Entry::Draw => None,
    }
}

fn winners_agree<G: Halved>(positions: &[G]) {
    let (tables, winners) = (Tables::open(&kept(), G::RULES), Winners::open::<G>(&kept(), 11));
    let (tables, winners) = (tables.expect("tables"), winners.expect("tables"));
    assert_eq!((tables.seeds(), winners.seeds()), (5, 5));
    for position in positions {
        for position in [*position, position.rotated()] {
            let entry = tables.probe(&position).expect("an entry");
            assert_eq!(winners.winner(&position), winner(&position, entry), "{}", position.setup());
        }
    }
}

#[test]
fn winners_are_those_of_the_entries() {
    winners_agree(&kimasai(4));
    winners_agree(&kigogo(4));
    let few = Winners::open::<Kimasai>(&kept(), 3).expect("tables");
    assert_eq!(few.seeds(), 3);
    assert!(few.bytes() >= (576 + 13_248) / 8 && few.bytes() < 2000, "{}", few.bytes());
    let asked = kimasai(4).iter().filter(|position| few.winner(*position).is_some()).count();
    assert_eq!(asked, kimasai(3).len());
    assert_eq!(few.winner(&Kigogo::start()), None);
    assert_eq!(few.winner(&kigogo(2)[0]), None, "of another game");
    let none = Winners::open::<Kimasai>(&folder("no-winners"), 11).expect("a folder");
    assert_eq!((none.seeds(), none.winner(&kimasai(2)[0])), (0, None));
    let absent = Winners::open::<Kimasai>("no-such-folder".as_ref(), 11);
    assert!(matches!(absent, Err(TableError::Read { .. })));
}

/// Searches positions with and without tables; the nodes that each took, together.
fn search_agrees<G: Halved>(positions: impl Iterator<Item = G>) -> [u64; 2] {
    let winners = Winners::open::<G>(&kept(), 11).expect("tables");
    let table = Table::new(16).expect("some memory");
    let mut nodes = [0; 2];
    for position in positions {
        table.clear();
        let stage = Stage::first(&position);
        let go_on = |_: &pn::Progress| ControlFlow::Continue(());
        let knows = |position: &G| winners.winner(position);
        let Settled { value, proof, stage: aided, best, .. } =
            pn::settle_aided(&position, &knows, &table, stage, 1, go_on).expect("a strategy");
        table.clear();
        let alone = pn::settle(&position, &table, stage, 1, go_on).expect("a strategy");
        assert_eq!(value, alone.value, "{}", position.setup());
        let Some(Value::Wins(seat)) = value else { panic!("{} is drawn", position.setup()) };
        let walked = proof.expect("a win has a strategy");
        assert!(walked.known <= walked.positions && walked.known > 0, "{walked:?}");
        assert_eq!(best.is_empty(), seat != position.turn(), "{}", position.setup());
        nodes[0] += aided.nodes;
        nodes[1] += alone.stage.nodes;
    }
    nodes
}

#[test]
fn a_search_with_tables_finds_the_same_winner_sooner() {
    let mut rng = fastrand::Rng::with_seed(12);
    let stones = std::iter::repeat_with(move || {
        let half = |rng: &mut fastrand::Rng| (0..3).fold(0, |set, _| set | 1 << rng.u32(0..24));
        Kimasai::from_stones([half(&mut rng), half(&mut rng)], Seat::South)
    });
    let six = |position: &Kimasai| position.stones().map(u32::count_ones) == [3, 3];
    let [aided, alone] = search_agrees(stones.filter(six).take(12));
    assert!(aided * 4 < alone, "{aided} nodes with tables, {alone} without");
    let mut rng = fastrand::Rng::with_seed(13);
    let seeds = std::iter::repeat_with(move || {
        let mut half = || {
            let mut half = [0; 24];
            (0..3).for_each(|_| half[rng.usize(0..24)] += 1);
            half
        };
        Kigogo::from_rings([half(), half()], Seat::South).expect("few seeds")
    });
    let [aided, alone] = search_agrees(seeds.take(4));
    assert!(aided * 4 < alone, "{aided} nodes with tables, {alone} without");
}
