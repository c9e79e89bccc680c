//! How long to think.

use std::time::Duration;

use bingwa_rules::Seat;

use crate::ask::Go;

/// Moves that a game without a time control is thought to last still.
const MOVES_LEFT: u32 = 25;
/// Kept back for what happens between the engine and the clock.
const MARGIN: Duration = Duration::from_millis(10);

/// The time for a move.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Time {
    /// No further depth is begun after it.
    pub(crate) ease: Option<Duration>,
    /// The search ends with it.
    pub(crate) most: Option<Duration>,
}

impl Time {
    /// The time that `go` gives the player to move.
    pub(crate) fn of(go: &Go, turn: Seat) -> Self {
        if let Some(time) = go.move_time {
            return Self { ease: None, most: Some(time) };
        }
        let Some(left) = go.time[turn.index()] else { return Self::default() };
        let increment = go.increment[turn.index()];
        let left = left.saturating_sub(MARGIN);
        let moves = go.moves_to_go.unwrap_or(MOVES_LEFT).clamp(1, MOVES_LEFT);
        let share = (left / moves).saturating_add(increment * 3 / 4);
        let most = match moves {
            1 => left,
            _ => (left / 2).min(share.saturating_mul(3)),
        };
        // The next depth takes longer than all before it.
        Self { ease: Some(share.min(most) / 2), most: Some(most.max(Duration::from_millis(1))) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go(left: u64, increment: u64, moves_to_go: Option<u32>) -> Go {
        let ms = Duration::from_millis;
        Go {
            time: [Some(ms(left)), None],
            increment: [ms(increment); 2],
            moves_to_go,
            ..Go::default()
        }
    }

    #[test]
    fn the_clock_is_never_overdrawn() {
        for left in [0, 1, 5, 11, 50, 1_000, 300_000, u64::MAX >> 1] {
            for increment in [0, 10, 5_000] {
                for moves in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    let time = Time::of(&go(left, increment, moves), Seat::South);
                    let (ease, most) = (time.ease.expect("a share"), time.most.expect("an end"));
                    assert!(ease <= most);
                    assert!(most <= Duration::from_millis(left.saturating_sub(10).max(1)));
                }
            }
        }
    }

    #[test]
    fn each_has_his_own_clock() {
        assert_eq!(Time::of(&go(1_000, 0, None), Seat::North), Time::default());
        let by_move = Go { move_time: Some(Duration::from_secs(2)), ..go(1, 0, None) };
        assert_eq!(Time::of(&by_move, Seat::South).most, Some(Duration::from_secs(2)));
    }
}
