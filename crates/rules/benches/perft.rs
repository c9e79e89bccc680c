//! Perft of every game on every instruction set that this machine has, in `divan`'s tables.

use bingwa_rules::{
    Rules, Variant,
    isa::{self, Isa},
    kigogo::Kigogo,
    kimasai::Kimasai,
    kingulu::Kingulu,
    kiswahili::{self, Kiswahili},
    kujifunza::{self, Kujifunza},
    perft_on,
};
use divan::{Bencher, counter::ItemsCount};

fn main() {
    divan::main();
}

/// A depth for each rules id and the count there.
const fn walk(rules: Rules) -> (u32, u64) {
    match rules {
        Rules::Kiswahili => (9, 105_596),
        Rules::KiswahiliZanzibar => (9, 105_704),
        Rules::Kujifunza => (6, 120_212),
        Rules::KujifunzaZanzibar => (5, 6_550),
        Rules::Kigogo => (4, 111_915),
        Rules::Kimasai => (12, 35_922),
        Rules::Kingulu => (10, 32_473),
    }
}

fn bench<P: Variant>(bencher: Bencher<'_, '_>, isa: impl Isa) {
    let (depth, wanted) = walk(P::RULES);
    bencher.counter(ItemsCount::new(wanted)).bench_local(|| {
        let count = perft_on(isa, &P::start(), depth);
        assert_eq!(count, wanted, "a fast wrong answer");
    });
}

/// Every rules id with one instruction set, where the machine has it.
macro_rules! with {
    ($(#[$only:meta])* $name:ident, $isa:expr) => {
        $(#[$only])*
        #[divan::bench(types = [
            Kiswahili<kiswahili::Standard>,
            Kiswahili<kiswahili::Zanzibar>,
            Kujifunza<kujifunza::Standard>,
            Kujifunza<kujifunza::Zanzibar>,
            Kigogo,
            Kimasai,
            Kingulu,
        ])]
        fn $name<P: Variant>(bencher: Bencher<'_, '_>) {
            if let Some(isa) = $isa {
                bench::<P>(bencher, isa);
            }
        }
    };
}

with!(portable, Some(isa::Portable));
with!(
    #[cfg(target_arch = "x86_64")]
    avx2,
    isa::Avx2::new()
);
with!(
    #[cfg(target_arch = "x86_64")]
    avx512,
    isa::Avx512::new()
);
