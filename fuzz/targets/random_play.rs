//! Play from any valid set-up: every position met is sound, and no seed is lost on the way.

#![no_main]

use bingwa_fuzz::{Bytes, check_position};
use bingwa_rules::{Event, Position};
use libfuzzer_sys::fuzz_target;

/// Moves played from one set-up at most.
const PLIES: usize = 64;

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes(data);
    let Some(mut position) = bytes.position() else { return };
    check_position(&position);
    for _ in 0..PLIES {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return;
        }
        let played = legal[usize::from(bytes.byte()) % legal.len()];
        let after = position.play(played).expect("a legal move can be played");
        check_position(&after);

        let (events, watched) = position.watch(played).expect("a legal move can be watched");
        assert_eq!(watched, after, "{played} watched in {position:?}");
        let mut board = position.setup();
        let mut out_of_the_game = 0;
        for event in events {
            board.apply(event);
            if let Event::Taken { seeds, to: None, .. } = event {
                out_of_the_game += u32::from(seeds);
            }
        }
        assert_eq!(board, after.setup(), "the events of {played} in {position:?}");
        let before = position.setup().total();
        assert_eq!(before, after.setup().total() + out_of_the_game, "{played} in {position:?}");

        let turned = position.rotated().play(played.rotated());
        assert_eq!(turned, Ok(after.rotated()), "{played} rotated in {position:?}");
        position = after;
    }
});
