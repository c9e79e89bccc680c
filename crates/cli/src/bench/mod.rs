//! `bingwa bench`: fixed work, and the counts that it must give; and time to depth.

mod depths;

use std::{io::Write, time::Instant};

use bingwa_rules::Rules;

use crate::{
    exit::{Exit, Failure},
    input::{self, RulesParser},
};

/// Shown under the help.
pub(crate) const EXAMPLES: &str = "\
Examples:
  bingwa bench
  bingwa bench kigogo
  bingwa bench kigogo --depths 10 --svg depths.svg";

/// What `bingwa bench` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The rules id [default: all of them]
    #[arg(value_parser = RulesParser)]
    rules: Option<Rules>,
    #[command(flatten)]
    depths: depths::Depths,
}

/// A tree to count: where it begins, how deep it is, and its number of move sequences.
struct Tree {
    rules: Rules,
    /// The position's text; `None` for the start.
    position: Option<&'static str>,
    depth: u32,
    count: u64,
}

const fn tree(rules: Rules, position: Option<&'static str>, depth: u32, count: u64) -> Tree {
    Tree { rules, position, depth, count }
}

/// The work: for each set of rules the start, and two positions from the middle of games.
const TREES: [Tree; 21] = [
    tree(Rules::Kiswahili, None, 9, 105_596),
    tree(
        Rules::Kiswahili,
        Some(
            "0,1,1,1,1,1,1,1/0,1,0,1,2,0,0,2/\
             1,1,5,0,10,2,0,1/0,0,0,0,0,0,0,0 N 15,16 S -",
        ),
        8,
        585_070,
    ),
    tree(
        Rules::Kiswahili,
        Some("2,1,0,4,2,2,0,1/6,3,1,0,0,0,0,0/0,0,2,1,4,9,5,0/0,2,3,2,4,5,4,1 S 0,0 - -"),
        12,
        1_134_740,
    ),
    tree(Rules::KiswahiliZanzibar, None, 9, 105_704),
    tree(
        Rules::KiswahiliZanzibar,
        Some(
            "1,1,0,0,0,0,0,0/1,1,1,11,1,0,3,1/\
             1,1,1,0,1,4,0,2/0,0,0,0,0,0,1,1 N 15,16 N -",
        ),
        8,
        935_008,
    ),
    tree(
        Rules::KiswahiliZanzibar,
        Some("2,1,0,4,2,2,0,1/6,3,1,0,0,0,0,0/0,0,2,1,4,9,5,0/0,2,3,2,4,5,4,1 S 0,0 - -"),
        12,
        1_134_740,
    ),
    tree(Rules::Kujifunza, None, 6, 120_212),
    tree(
        Rules::Kujifunza,
        Some("0,4,6,0,2,0,1,2/0,0,3,5,2,2,2,2/4,1,2,2,1,1,11,2/0,3,1,0,2,0,1,2 N 0,0"),
        9,
        2_845_406,
    ),
    tree(
        Rules::Kujifunza,
        Some("2,2,2,2,2,2,0,3/0,1,1,3,2,3,2,1/0,1,10,1,8,1,0,0/3,0,2,2,2,2,2,2 N 0,0"),
        9,
        1_859_679,
    ),
    tree(Rules::KujifunzaZanzibar, None, 5, 6_550),
    tree(
        Rules::KujifunzaZanzibar,
        Some("2,2,2,2,2,2,2,2/1,4,1,2,4,4,0,3/3,1,0,3,2,2,0,2/2,2,2,2,2,2,2,2 S 0,0"),
        10,
        1_606_425,
    ),
    tree(
        Rules::KujifunzaZanzibar,
        Some("2,3,0,2,0,1,0,2/0,1,9,1,0,2,1,1/5,0,5,1,0,0,4,4/3,1,6,4,2,1,3,0 S 0,0"),
        10,
        673_970,
    ),
    tree(Rules::Kigogo, None, 4, 111_915),
    tree(
        Rules::Kigogo,
        Some(
            "5,2,2,0,4,1,1,0,3,0,2,0/0,4,0,1,0,2,2,1,0,1,1,3/\
             3,1,1,3,1,2,1,2,0,6,0,2/1,2,1,0,2,3,1,3,0,2,3,1 S",
        ),
        6,
        1_121_214,
    ),
    tree(
        Rules::Kigogo,
        Some(
            "3,0,4,4,1,1,5,0,1,4,1,0/0,1,1,0,1,4,4,0,3,0,1,2/\
             2,2,0,2,1,0,3,1,4,4,2,5/1,2,0,1,2,5,0,1,5,1,2,0 N",
        ),
        6,
        925_269,
    ),
    tree(Rules::Kimasai, None, 12, 35_922),
    tree(
        Rules::Kimasai,
        Some(
            "1,1,0,0,1,1,0,1,1,1,0,0/0,0,0,0,0,1,0,1,1,1,0,0/\
             1,0,1,0,1,0,1,0,0,0,1,0/1,1,1,1,0,1,1,0,0,1,1,0 S",
        ),
        9,
        8_382_803,
    ),
    tree(
        Rules::Kimasai,
        Some(
            "0,0,0,1,0,1,1,1,1,1,1,1/0,0,0,0,1,1,0,1,1,0,1,0/\
             1,0,1,1,0,1,1,0,0,0,0,0/0,1,1,1,1,1,0,0,1,1,0,0 S",
        ),
        10,
        8_368_538,
    ),
    tree(Rules::Kingulu, None, 10, 32_473),
    tree(Rules::Kingulu, Some("2,10,0,2,0,10/11,0,5,1,0,2 S 5,0"), 15, 996_639),
    tree(Rules::Kingulu, Some("4,0,1,0,1,0/20,0,9,2,1,0 S 7,3"), 15, 771_476),
];

/// Counts every tree of the rules asked for, or measures time to depth.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Exit, Failure> {
    if let (Some(rules), Some(deepest)) = (args.rules, args.depths.depths) {
        return depths::run(rules, deepest, &args.depths, out);
    }
    for rules in Rules::ALL {
        if args.rules.is_none_or(|asked| asked == rules) {
            bench(rules, out)?;
        }
    }
    Ok(Exit::Done)
}

/// Counts the trees of a set of rules, and prints their sum and the speed.
fn bench(rules: Rules, out: &mut impl Write) -> Result<(), Failure> {
    let begin = Instant::now();
    let mut sum = 0;
    for tree in TREES.iter().filter(|tree| tree.rules == rules) {
        let count = input::position(rules, tree.position)?.perft(tree.depth);
        if count != tree.count {
            let (found, place) = (count, tree.position.unwrap_or("the start"));
            return Err(Failure::could_not(format_args!(
                "bench: {rules} from {place} at depth {} counted {found}, expected {}: \
                 build it anew, and report it if that is no cure",
                tree.depth, tree.count
            )));
        }
        sum += count;
    }
    let seconds = begin.elapsed().as_secs_f64();
    let speed = sum as f64 / seconds.max(1e-9);
    writeln!(out, "{:19} {sum:9} moves {seconds:7.3} s {speed:12.0} moves/s", rules.id())?;
    Ok(out.flush()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn starts_count_as_is_known() {
        let known = include_str!("../../../../testdata/vectors/perft.json");
        let known: serde_json::Value = serde_json::from_str(known).expect("it is JSON");
        for tree in TREES.iter().filter(|tree| tree.position.is_none()) {
            let count = &known[tree.rules.id()][tree.depth as usize - 1];
            assert_eq!(*count, tree.count, "{}", tree.rules);
        }
    }

    #[test]
    fn every_set_of_rules_has_as_much_work() {
        for rules in Rules::ALL {
            assert_eq!(TREES.iter().filter(|tree| tree.rules == rules).count(), 3, "{rules}");
        }
    }
}
