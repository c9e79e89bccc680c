//! Wins in so many plies, by looking at every move.
//!
//! Nothing is guessed and nothing left out: that a player wins within some plies is told where he has
//! a move against everything, and that he doesn't where each of his moves has an answer.
//!
//! # Repetition
//!
//! A search begins with a position that has nothing behind it, and doesn't see whether positions come
//! back (COM-7). A win within some plies doesn't rest on that: who wins takes a shortest way, each of
//! whose positions is nearer to the end than the one before, so that none comes twice. And in games
//! where a position that comes back draws, it can only spoil a win; so what is no win here is none
//! with repetition. In Kingulu it is scored instead: there this search says nothing of what is no win.

use std::{
    collections::HashMap,
    hash::{Hash, Hasher},
};

use bingwa_rules::{AnyPosition, Position, Seat};

/// The effort was spent before it was known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("wins: the effort was spent")]
pub struct Spent;

/// Looks for the wins of a player.
pub struct Wins {
    claimant: Seat,
    known: HashMap<Keyed, Span>,
    nodes: u64,
    most: u64,
}

/// A position that is hashed by its key, and compared as a whole.
#[derive(PartialEq, Eq)]
struct Keyed(AnyPosition);

impl Hash for Keyed {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.0.key());
    }
}

/// What is known of a position: within `not` plies the claimant doesn't win, within `won` he does.
#[derive(Clone, Copy)]
struct Span {
    not: Option<u32>,
    won: u32,
}

impl Wins {
    /// A search for the wins of `claimant` that looks at about `most` moves.
    pub fn new(claimant: Seat, most: u64) -> Self {
        Self { claimant, known: HashMap::new(), nodes: 0, most }
    }

    /// How many moves were looked at.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Within how many plies the claimant wins, `most` at the most; `None` where he doesn't.
    ///
    /// # Errors
    ///
    /// [`Spent`].
    pub fn distance(&mut self, position: &AnyPosition, most: u32) -> Result<Option<u32>, Spent> {
        for plies in 0..=most {
            if self.within(position, plies)? {
                return Ok(Some(plies));
            }
        }
        Ok(None)
    }

    /// Whether the claimant wins within so many plies.
    ///
    /// # Errors
    ///
    /// [`Spent`].
    pub fn within(&mut self, position: &AnyPosition, plies: u32) -> Result<bool, Spent> {
        if plies == 0 {
            let winner = position.outcome().and_then(|outcome| outcome.winner);
            return Ok(winner == Some(self.claimant));
        }
        let known = self.known.get(&Keyed(*position)).copied();
        if let Some(Span { not, won }) = known
            && let Some(is_won) = (plies >= won)
                .then_some(true)
                .or_else(|| not.is_some_and(|not| plies <= not).then_some(false))
        {
            return Ok(is_won);
        }
        let is_won = self.look(position, plies)?;
        let Span { not, won } = known.unwrap_or(Span { not: None, won: u32::MAX });
        let span = match is_won {
            true => Span { not, won: plies },
            false => Span { not: Some(plies), won },
        };
        if plies > 1 {
            self.known.insert(Keyed(*position), span);
        }
        Ok(is_won)
    }

    /// [`within`](Self::within) one ply at least, by the moves.
    fn look(&mut self, position: &AnyPosition, plies: u32) -> Result<bool, Spent> {
        if self.nodes >= self.most {
            return Err(Spent);
        }
        let mut next = Vec::new();
        position.expand(|played, after| next.push((played, after)));
        // In an order of their own, so that how much is looked at depends on the rules alone.
        next.sort_unstable_by_key(|(played, _)| *played);
        self.nodes += next.len() as u64;
        if next.is_empty() {
            return self.within(position, 0);
        }
        let is_his = position.turn() == self.claimant;
        if is_his && plies > 2 {
            // The fewer answers there are, the sooner it is known whether one holds out.
            next.sort_by_cached_key(|(_, after)| replies(after));
        }
        for (_, after) in &next {
            if self.within(after, plies - 1)? == is_his {
                return Ok(is_his);
            }
        }
        Ok(!is_his)
    }
}

fn replies(position: &AnyPosition) -> usize {
    let mut replies = 0;
    position.expand(|_, _| replies += 1);
    replies
}
