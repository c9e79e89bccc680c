//! The same results with every instruction set that this machine has.

use crate::common::{random_positions, rng};
use bingwa_rules::{
    AnyPosition, Move, Position, Rules, Variant,
    isa::{self, Isa, Job, Portable},
    kigogo::Kigogo,
    kimasai::Kimasai,
    kingulu::Kingulu,
    kiswahili, kujifunza,
};

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

/// The moves of positions expanded together, sorted by place, and those of each alone.
fn together<P: Variant>(isa: impl Isa, positions: &[P]) -> [Vec<(usize, Move, String)>; 2] {
    let (mut all, mut alone) = (Vec::new(), Vec::new());
    P::expand_all_on(positions, isa, |place, played, after| {
        all.push((place, played, after.setup().to_string()));
    });
    for (place, position) in positions.iter().enumerate() {
        position.expand_on(isa, |played, after| {
            alone.push((place, played, after.setup().to_string()));
        });
    }
    all.sort_by_key(|(place, played, _)| (*place, *played));
    alone.sort_by_key(|(place, played, _)| (*place, *played));
    [all, alone]
}

/// Positions of both seats, of all stages, finished ones among them, in one go and in any order.
fn expanded_together<P: Variant>() {
    let mut positions: Vec<P> = Vec::new();
    random_positions(P::RULES, 600, &mut rng(P::RULES, 0xa11), |position| {
        positions.push(P::parse(&position.setup().to_string()).expect("a position of the game"));
    });
    for some in positions.chunks(300) {
        let [all, alone] = together(Portable, some);
        assert_eq!(all, alone, "{}", P::RULES.id());
        #[cfg(target_arch = "x86_64")]
        {
            if let Some(isa) = isa::Avx2::new() {
                assert_eq!(together(isa, some)[0], alone, "avx2 {}", P::RULES.id());
            }
            if let Some(isa) = isa::Avx512::new() {
                assert_eq!(together(isa, some)[0], alone, "avx512 {}", P::RULES.id());
            }
        }
    }
}

#[test]
fn positions_expanded_together_have_the_moves_that_each_has_alone() {
    expanded_together::<kiswahili::Kiswahili<kiswahili::Standard>>();
    expanded_together::<kiswahili::Kiswahili<kiswahili::Zanzibar>>();
    expanded_together::<kujifunza::Kujifunza<kujifunza::Standard>>();
    expanded_together::<kujifunza::Kujifunza<kujifunza::Zanzibar>>();
    expanded_together::<Kigogo>();
    expanded_together::<Kimasai>();
    expanded_together::<Kingulu>();
}
