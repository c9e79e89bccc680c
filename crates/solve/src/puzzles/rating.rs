//! How hard a puzzle is.

use bingwa_rules::{AnyPosition, Event, Move, Position};

use super::lead;

/// The rating of a puzzle that was found by looking at so many moves.
///
/// It has four parts: how much there is to see, how long the way is, how many seeds must be sown in
/// the head, and how many other moves look better to somebody who counts seeds after one move. Whole
/// numbers only, so that it is the same on every machine.
pub(super) fn rate(position: &AnyPosition, solution: &[Move], nodes: u64) -> u32 {
    let moves = solution.len().div_ceil(2) as u32;
    let seen = 50 * log(nodes) / 64 + 40 * log(sown(position, solution)) / 64;
    let rating = 300 + seen + 100 * moves.saturating_sub(1) + 3 * tempting(position, solution[0]);
    rating / 10 * 10
}

/// The seeds that fall in the right moves.
fn sown(position: &AnyPosition, solution: &[Move]) -> u64 {
    let (mut now, mut sown) = (*position, 0);
    for (ply, &played) in solution.iter().enumerate() {
        let Ok((events, after)) = now.watch(played) else { break };
        if ply % 2 == 0 {
            let falls = |event: &&Event| matches!(event, Event::Dropped { .. });
            sown += events.iter().filter(falls).count() as u64;
        }
        now = after;
    }
    sown
}

/// 64 times the logarithm to base 2, straight between the powers of 2.
fn log(number: u64) -> u32 {
    let number = number.max(1);
    let power = number.ilog2();
    let rest = (u128::from(number) << 6 >> power) as u32 - 64;
    64 * power + rest
}

/// How many of a hundred other moves leave their player with as many seeds or more.
fn tempting(position: &AnyPosition, right: Move) -> u32 {
    let (mut of_right, mut others) = (0, Vec::new());
    position.expand(|played, after| {
        let lead = lead(&after, position.turn());
        if played == right {
            of_right = lead;
        } else {
            others.push(lead);
        }
    });
    let tempting = others.iter().filter(|&&lead| lead >= of_right).count();
    100 * tempting as u32 / others.len().max(1) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_whole_numbers() {
        assert_eq!([0, 1, 2, 3, 4, 1 << 20].map(log), [0, 0, 64, 96, 128, 64 * 20]);
        assert_eq!(log(u64::MAX), 64 * 64 - 1);
    }
}
