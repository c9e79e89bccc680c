//! The same results with every instruction set that this machine has.

mod common;

use bingwa_rules::{
    AnyPosition, Move, Position, Rules,
    isa::{self, Isa, Job, Portable},
};
use common::{random_positions, rng};

fn expanded(isa: impl Isa, position: &AnyPosition) -> Vec<(Move, AnyPosition)> {
    let mut moves = Vec::new();
    position.expand_on(isa, |played, after| moves.push((played, after)));
    moves
}

/// The name of the instruction set that is taken when nobody names one.
struct Name;

impl Job for Name {
    type Output = &'static str;

    #[inline(always)]
    fn run<I: Isa>(self, _: I) -> &'static str {
        I::NAME
    }
}

#[test]
fn every_instruction_set_makes_the_same_moves_in_the_same_order() {
    println!("the best here: {}", isa::run(Name));
    for rules in Rules::ALL {
        random_positions(rules, 3_000, &mut rng(rules, 0x15a), |position| {
            let wanted = expanded(Portable, position);
            let mut best = Vec::new();
            position.expand(|played, after| best.push((played, after)));
            assert_eq!(best, wanted, "{position:?}");
            #[cfg(target_arch = "x86_64")]
            {
                if let Some(isa) = isa::Avx2::new() {
                    assert_eq!(expanded(isa, position), wanted, "avx2 {position:?}");
                }
                if let Some(isa) = isa::Avx512::new() {
                    assert_eq!(expanded(isa, position), wanted, "avx512 {position:?}");
                }
            }
        });
    }
}
