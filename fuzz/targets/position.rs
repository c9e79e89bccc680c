//! The readers of positions: whatever they accept prints as it was read, and can be played.

#![no_main]

use bingwa_fuzz::check_position;
use bingwa_rules::{AnyPosition, Rules};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for rules in Rules::ALL {
        if let Ok(position) = AnyPosition::parse(rules, text) {
            assert_eq!(position.to_string(), text, "a position has one text");
            check_position(&position);
        }
    }
});
