//! What a table holds for a position, in one byte.
//!
//! The codes stand in the order of what the player to move prefers: losses, the longer the better;
//! the draw; wins, the shorter the better. So the best move is the one that leaves the opponent the
//! least code.

/// How a position ends when both play as well as can be: a won player hurries, a lost one delays.
///
/// Plies are moves of either player, up to and with the one that ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Entry {
    /// The player to move wins.
    Win {
        /// Plies to the end; odd.
        plies: u8,
    },
    /// The player to move loses.
    Loss {
        /// Plies to the end; even.
        plies: u8,
    },
    /// Neither can win: play goes on until a position comes back (KIG-8).
    Draw,
}

/// The code of a draw, and of a position of which nothing is known yet.
pub(super) const DRAW: u8 = 128;

/// The code of a position that is lost without a move.
pub(super) const LOST: u8 = 0;

/// The longest loss that has a code; one that long may really be longer.
pub(super) const LONGEST_LOSS: u8 = DRAW - 1;

impl Entry {
    /// The entry of a code.
    pub(super) const fn of(code: u8) -> Self {
        match code {
            DRAW => Self::Draw,
            0..DRAW => Self::Loss { plies: 2 * code },
            _ => Self::Win { plies: 2 * (u8::MAX - code) + 1 },
        }
    }

    /// Plies to the end; `None` for a draw.
    pub const fn plies(self) -> Option<u8> {
        match self {
            Self::Win { plies } | Self::Loss { plies } => Some(plies),
            Self::Draw => None,
        }
    }
}

/// The code of a position from which the best move leaves the opponent one of code `left`.
#[inline(always)]
pub(super) const fn before(left: u8) -> u8 {
    match left {
        0..DRAW => u8::MAX - left,
        DRAW => DRAW,
        // 256 - left: a win of theirs is a loss one ply longer.
        _ => left.wrapping_neg(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_stand_in_the_order_of_what_the_mover_prefers() {
        let worth = |code| match Entry::of(code) {
            Entry::Loss { plies } => i32::from(plies) - 1000,
            Entry::Draw => 0,
            Entry::Win { plies } => 1000 - i32::from(plies),
        };
        assert!((0..255).all(|code| worth(code) < worth(code + 1)));
        assert_eq!(Entry::of(LOST), Entry::Loss { plies: 0 });
    }

    #[test]
    fn a_ply_earlier_the_other_player_has_the_opposite() {
        for code in (0..=255).filter(|code| ![LONGEST_LOSS, DRAW + 1].contains(code)) {
            let wanted = match Entry::of(code) {
                Entry::Loss { plies } => Entry::Win { plies: plies + 1 },
                Entry::Draw => Entry::Draw,
                Entry::Win { plies } => Entry::Loss { plies: plies + 1 },
            };
            assert_eq!(Entry::of(before(code)), wanted);
        }
    }
}
