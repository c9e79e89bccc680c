//! Learning as its users see it.

use std::{
    fs,
    path::Path,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
};

use bingwa_engine::Judgement;
use bingwa_rules::Rules;
use bingwa_train::{
    curve::curve,
    learn::{Epoch, LearnError, Learnt, Lesson, Progress, learn},
    play::{Order, name, play},
    shard::Pace,
};

/// A lesson from some games of Kiswahili, played into the folder.
fn lesson(folder: &Path) -> Lesson {
    let (rules, seed, pace) = (Rules::Kiswahili, 4, Pace::Nodes(40));
    let order = Order {
        folder: folder.to_owned(),
        rules,
        seed,
        pace,
        judgement: Judgement::Weights,
        games: 100,
        threads: 1,
    };
    play(&order, &AtomicBool::new(false), |_| ()).expect("a shard");
    Lesson {
        rules,
        shards: vec![folder.join(name(rules, seed))],
        epochs: 4,
        batch: 64,
        rate: 0.005,
        mix: 0.5,
        seed: 1,
        checkpoint: folder.join("checkpoint"),
    }
}

fn learnt(lesson: &Lesson) -> Learnt {
    let learnt = learn(lesson, &AtomicBool::new(false), |_| ()).expect("it can be learnt");
    learnt.expect("nothing interrupted it")
}

#[test]
fn what_is_learnt_holds_for_games_never_seen() {
    let folder = tempfile::tempdir().expect("a folder");
    let learnt = learnt(&lesson(folder.path()));
    let [first, last] = [learnt.epochs[0], learnt.epochs[3]];
    assert!(last.learnt < first.learnt, "{first:?} {last:?}");
    // Who knows nothing errs by the logarithm of 2, 0.693.
    assert!(last.aside < 0.63 && last.results < 0.63, "{last:?}");
    let svg = curve("<none>", &learnt.epochs, 0.5);
    assert!(svg.starts_with("<svg") && svg.matches("<polyline").count() == 3);
}

#[test]
fn an_interrupted_lesson_ends_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let lesson = lesson(folder.path());
    let whole = learnt(&lesson);
    assert!(!lesson.checkpoint.exists(), "what is done is not gone on with");
    let stop = AtomicBool::new(false);
    let tell = |progress| stop.store(matches!(progress, Progress::Learnt(2, _)), Relaxed);
    assert!(learn(&lesson, &stop, tell).expect("it can be learnt").is_none());
    // Not in another lesson, and not if it is damaged.
    let other = Lesson { rate: 0.01, ..lesson.clone() };
    let refused = |lesson: &Lesson| {
        let refused = learn(lesson, &AtomicBool::new(false), |_| ()).err().expect("refused");
        assert!(matches!(refused, LearnError::Checkpoint { .. }), "{refused}");
    };
    refused(&other);
    let kept = fs::read(&lesson.checkpoint).expect("it was kept");
    let mut damaged = kept.clone();
    damaged[kept.len() / 2] ^= 1;
    fs::write(&lesson.checkpoint, damaged).expect("a file");
    refused(&lesson);
    fs::write(&lesson.checkpoint, kept).expect("a file");
    let mut heard = Vec::new();
    let rest = learn(&lesson, &AtomicBool::new(false), |progress| {
        if let Progress::Learnt(number, _) = progress {
            heard.push(number);
        }
    });
    let rest = rest.expect("it can be learnt").expect("nothing interrupted it");
    assert_eq!(heard, [3, 4]);
    assert_eq!((rest.network, rest.epochs), (whole.network, whole.epochs));
}

#[test]
fn nothing_is_learnt_from_too_little_or_of_another_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let lesson = lesson(folder.path());
    let refused = |lesson: Lesson| {
        let refused = learn(&lesson, &AtomicBool::new(false), |_| ()).err().expect("refused");
        refused.to_string()
    };
    let other = refused(Lesson { rules: Rules::Kigogo, ..lesson.clone() });
    assert!(other.contains("games of kiswahili, expected kigogo"), "{other}");
    assert!(refused(Lesson { shards: Vec::new(), ..lesson }).contains("found 0 games"));
}

#[test]
fn a_curve_of_one_epoch_is_a_drawing() {
    let epoch = Epoch { learnt: 0.5, aside: 0.5, results: 0.5 };
    assert!(!curve("one", &[epoch], 0.5).contains("NaN"));
}
