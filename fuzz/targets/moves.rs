//! The reader of moves, at any valid position: what it accepts is legal, what it refuses is
//! explained, and what is legal reads back as itself.

#![no_main]

use bingwa_fuzz::Bytes;
use bingwa_rules::{Explanation, MoveText, Position, explain, read_move};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes(data);
    let Some(position) = bytes.position() else { return };
    let legal = position.legal_moves();
    if let Ok(text) = std::str::from_utf8(bytes.0)
        && let Ok(read) = text.parse::<MoveText>()
    {
        let hole = read.hole(position.turn());
        match explain(&position, &read) {
            Explanation::Legal(played, grounds) => {
                assert!(legal.contains(&played), "{text} in {position:?}");
                assert_eq!(played.hole(), hole, "{text} in {position:?}");
                assert!(!grounds.clauses.is_empty(), "{text} in {position:?}");
            }
            Explanation::Ambiguous(moves) => {
                assert!(moves.len() > 1, "{text} in {position:?}");
                assert!(moves.iter().all(|played| legal.contains(played) && played.hole() == hole));
            }
            Explanation::Illegal(refusal) => {
                assert_eq!(refusal.hole, hole, "{text} in {position:?}");
                let known = |hole| position.setup().has(hole);
                assert!(refusal.holes.into_iter().all(known), "{text} in {position:?}");
            }
        }
    }
    for played in legal {
        let text = played.to_string();
        for text in [text.to_uppercase(), text.to_lowercase(), text] {
            assert_eq!(read_move(&position, &text), Ok(played), "{text} in {position:?}");
        }
    }
});
