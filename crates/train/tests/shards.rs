//! Shards as whoever fills and reads them sees them.

use std::{
    fs,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
};

use bingwa_engine::{Judgement, Network, WIDTH, network_inputs};
use bingwa_rules::{Position as _, Rules};
use bingwa_train::{
    Shard, ShardError,
    play::{Order, Progress, name, play},
    shard::{Ended, Pace, Sample},
};

fn order(folder: &Path, rules: Rules, games: usize) -> Order {
    let (folder, pace) = (folder.to_owned(), Pace::Nodes(60));
    Order { folder, rules, seed: 3, pace, judgement: Judgement::Weights, games, threads: 1 }
}

fn filled(order: &Order) -> Progress {
    play(order, &AtomicBool::new(false), |_| ()).expect("a shard")
}

fn bytes(order: &Order) -> Vec<u8> {
    fs::read(order.folder.join(name(order.rules, order.seed))).expect("the shard is there")
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

#[test]
fn games_come_back_and_follow_the_rules() {
    let folder = folder();
    for rules in Rules::ALL {
        let order = order(folder.path(), rules, 12);
        let done = filled(&order);
        let shard = Shard::open(&order.folder.join(name(rules, 3))).expect("a shard");
        assert_eq!(shard.conditions(), order.conditions());
        let (mut samples, mut openings) = (Vec::<Sample>::new(), Vec::new());
        let mut games = 0;
        for game in shard {
            let game = game.expect("a game");
            let before = samples.len();
            game.samples(rules, |sample| samples.push(sample)).expect("a game of these rules");
            openings.push(samples[before].position);
            games += 1;
            // The last score is a proof, or the game goes on to its end.
            let last = samples.last().expect("a game has a position");
            if last.score.is_proven() {
                let won = matches!(last.score, bingwa_engine::Score::Win(_));
                assert_eq!(last.result, Some(f32::from(u8::from(won))), "{rules}");
            }
            assert!((2..=12).contains(&game.opening.len()));
            let drawn = game.result == Some(Ended::Drawn);
            assert!(!drawn || samples[before].result == Some(0.5));
        }
        assert_eq!((games, samples.len()), (12, done.positions), "{rules}");
        let different: std::collections::HashSet<_> = openings.iter().collect();
        assert_eq!(different.len(), 12, "{rules}: no two games begin alike");
        assert!(samples.iter().all(|sample| sample.position.outcome().is_none()));
    }
}

#[test]
fn a_shard_is_the_same_however_it_was_filled() {
    let [at_once, in_parts, by_three] = [folder(), folder(), folder()];
    let rules = Rules::KiswahiliZanzibar;
    let whole = order(at_once.path(), rules, 9);
    filled(&whole);
    let expected = bytes(&whole);

    let parts = order(in_parts.path(), rules, 9);
    let stop = AtomicBool::new(false);
    let part = play(&parts, &stop, |progress| stop.store(progress.games >= 4, Relaxed));
    let part = part.expect("a part of the shard").games;
    assert!((4..=6).contains(&part), "{part}");
    // The machine was stopped while it wrote a game.
    let path = parts.folder.join(name(rules, 3));
    let there = bytes(&parts);
    fs::write(&path, &there[..there.len() - 5]).expect("a file");
    assert_eq!(filled(&parts).found, part - 1);
    assert!(bytes(&parts) == expected);
    // More than there are is not taken away.
    assert_eq!(filled(&order(in_parts.path(), rules, 2)).games, 9);
    assert!(bytes(&parts) == expected);
    // Not even the head was whole.
    fs::write(&path, &expected[..20]).expect("a file");
    filled(&parts);
    assert!(bytes(&parts) == expected);

    let threads = Order { threads: 3, ..order(by_three.path(), rules, 9) };
    filled(&threads);
    assert!(bytes(&threads) == expected);
}

#[test]
fn another_shard_is_not_gone_on_with() {
    let folder = folder();
    let shard = order(folder.path(), Rules::Kimasai, 3);
    filled(&shard);
    let refused = |order: &Order| {
        play(order, &AtomicBool::new(false), |_| ()).expect_err("not this shard").to_string()
    };
    let slower = refused(&Order { pace: Pace::Nodes(61), ..shard.clone() });
    assert!(slower.contains("played with kimasai, seed 3, 60 positions a move"), "{slower}");
    let rows = vec![[1; WIDTH]; network_inputs(Rules::Kimasai)];
    let network = Network::new(Rules::Kimasai, &rows, [0; WIDTH], [9; WIDTH]).expect("a network");
    let judgement = Judgement::Network(Arc::new(network));
    assert!(refused(&Order { judgement, ..shard.clone() }).contains("and no network"));
    let path = folder.path().join(name(Rules::Kimasai, 3));
    fs::write(&path, "short").expect("a file");
    assert!(refused(&shard).contains("no shard"));
    assert_eq!(fs::read(&path).expect("it is left alone"), b"short");
}

#[test]
fn a_damaged_shard_is_refused_with_its_reason() {
    let folder = folder();
    let shard = order(folder.path(), Rules::Kigogo, 3);
    filled(&shard);
    let path = folder.path().join(name(Rules::Kigogo, 3));
    let good = bytes(&shard);
    for place in (0..good.len()).step_by(7) {
        let mut bad = good.clone();
        bad[place] ^= 0x40;
        fs::write(&path, &bad).expect("a file");
        let read = Shard::open(&path).and_then(|shard| shard.collect::<Result<Vec<_>, _>>());
        assert!(read.is_err(), "byte {place} was changed");
        let play = play(&shard, &AtomicBool::new(false), |_| ());
        let known = matches!(play, Err(ShardError::Damaged { .. } | ShardError::Foreign { .. }));
        assert!(known, "byte {place} was changed");
        assert!(fs::read(&path).expect("it is left alone") == bad);
    }
    for (bytes, why) in [(&b"BAOTABL"[..], "cut short"), (&[7; 99], "no shard")] {
        fs::write(&path, bytes).expect("a file");
        let error = Shard::open(&path).err().expect("no shard").to_string();
        assert!(error.contains(why), "{error}");
    }
}
