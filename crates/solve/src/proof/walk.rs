//! Walking a strategy from its root, position by position.

use std::{collections::HashMap, hash::Hash, io};

use bingwa_rules::{Move, Position};

use super::{Claim, Goal};

/// A strategy that was walked and holds what it claims.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    pub(super) rules: &'static str,
    pub(super) position: String,
    pub(super) claim: Claim,
    /// For each of the claimant's positions, in the order of the walk, which of the moves sorted by
    /// their texts is played.
    pub(super) choices: Vec<u8>,
    positions: u32,
    longest: u32,
}

/// Why a strategy doesn't hold what it claims, or can't be written down.
#[derive(Debug, thiserror::Error)]
pub enum ProofError {
    /// No move was given for one of the claimant's positions.
    #[error("strategy: no move for {0}")]
    NoMove(String),
    /// The move that was given is not legal.
    #[error("strategy: {1} is not legal in {0}")]
    NotLegal(String, Move),
    /// A position comes back.
    #[error("strategy: {0} comes back")]
    Cycle(String),
    /// The game ends, and not as claimed.
    #[error("strategy: the game ends against the claim in {0}")]
    Fails(String),
    /// The search has forgotten too much of what it found out.
    #[error("hash: the search forgot too much of its proof; give it more memory")]
    Forgotten,
    /// There are more positions than a file can count.
    #[error("strategy: it has more than {} positions", u32::MAX)]
    TooLong,
    /// The file can't be written.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Where the walk is with a position.
enum Walked {
    /// It is on the line from the root to here.
    Open,
    /// It holds, and this many moves are the most that are left from it.
    Holds(u32),
}

/// A position whose moves are being walked, the last one first.
struct Step<P> {
    position: P,
    next: Vec<P>,
    longest: u32,
}

impl Proof {
    /// Walks the strategy of `claim.seat` from a position and keeps its choices; `choose` tells the
    /// move in each of his positions, and is asked once for each.
    ///
    /// Every move of the opponent is followed. So what comes back holds: every line ends as claimed,
    /// and no position comes twice in one.
    ///
    /// # Errors
    ///
    /// [`ProofError`], where the strategy doesn't hold, with the position.
    pub fn walk<P: Position>(
        root: &P,
        claim: Claim,
        mut choose: impl FnMut(&P) -> Option<Move>,
    ) -> Result<Self, ProofError> {
        let mut walk = Walk { claim, choices: Vec::new(), met: HashMap::new() };
        let mut line = vec![walk.enter(root.clone(), &mut choose)?];
        let mut longest = 0;
        while let Some(step) = line.last_mut() {
            let Some(next) = step.next.pop() else {
                longest = step.longest;
                walk.met.insert(step.position.clone(), Walked::Holds(longest));
                line.pop();
                if let Some(before) = line.last_mut() {
                    before.longest = before.longest.max(longest + 1);
                }
                continue;
            };
            match walk.met.get(&next) {
                Some(Walked::Holds(left)) => step.longest = step.longest.max(left + 1),
                Some(Walked::Open) => return Err(ProofError::Cycle(text(&next))),
                None => line.push(walk.enter(next, &mut choose)?),
            }
        }
        let positions = u32::try_from(walk.met.len()).map_err(|_| ProofError::TooLong)?;
        let choices = walk.choices;
        Ok(Self {
            rules: root.rules().id(),
            position: text(root),
            claim,
            choices,
            positions,
            longest,
        })
    }

    /// What the strategy reaches.
    pub const fn claim(&self) -> Claim {
        self.claim
    }

    /// Positions in the strategy, the last ones of its lines included.
    pub const fn positions(&self) -> u32 {
        self.positions
    }

    /// Positions of the claimant: those that a move is kept for.
    pub fn choices(&self) -> usize {
        self.choices.len()
    }

    /// Moves in the longest line.
    pub const fn longest(&self) -> u32 {
        self.longest
    }
}

struct Walk<P> {
    claim: Claim,
    choices: Vec<u8>,
    met: HashMap<P, Walked>,
}

impl<P: Position + Hash> Walk<P> {
    /// Enters a position that was not met before.
    fn enter(
        &mut self,
        position: P,
        choose: &mut impl FnMut(&P) -> Option<Move>,
    ) -> Result<Step<P>, ProofError> {
        self.met.insert(position.clone(), Walked::Open);
        let mut moves = Vec::new();
        position.expand(|played, after| moves.push((played.to_string(), played, after)));
        moves.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        if moves.is_empty() {
            self.check_end(&position)?;
        } else if position.turn() == self.claim.seat {
            let played = choose(&position).ok_or_else(|| ProofError::NoMove(text(&position)))?;
            let index = moves.iter().position(|(_, legal, _)| *legal == played);
            let index = index.ok_or_else(|| ProofError::NotLegal(text(&position), played))?;
            self.choices.push(index as u8);
            moves = vec![moves.swap_remove(index)];
        }
        let next = moves.into_iter().rev().map(|(_, _, after)| after).collect();
        Ok(Step { position, next, longest: 0 })
    }

    /// Whether a game that is over ended as claimed.
    fn check_end(&self, position: &P) -> Result<(), ProofError> {
        let outcome = position.outcome();
        let holds = outcome.is_some_and(|outcome| match self.claim.goal {
            Goal::Win => outcome.winner == Some(self.claim.seat),
            Goal::Margin(least) => outcome.score.is_some_and(|score| {
                let seeds = |index: usize| i32::from(score[index]);
                let seat = self.claim.seat;
                seeds(seat.index()) - seeds(seat.other().index()) >= i32::from(least)
            }),
        });
        if holds { Ok(()) } else { Err(ProofError::Fails(text(position))) }
    }
}

fn text<P: Position>(position: &P) -> String {
    position.setup().to_string()
}
