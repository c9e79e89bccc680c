//! Walking a strategy from its root, position by position.

use std::{collections::HashMap, hash::Hash, io};

use bingwa_rules::{Move, Position, Seat};

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

/// What there is to tell of a strategy that was walked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Walked {
    /// Positions in it, the last ones of its lines included.
    pub positions: u32,
    /// Those of the player who has it: a move is kept for each.
    pub choices: usize,
    /// Moves in the longest line.
    pub longest: u32,
    /// Lines' ends whose winner is told by what was known beforehand.
    pub known: u32,
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
enum Met {
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
        choose: impl FnMut(&P) -> Option<Move>,
    ) -> Result<Self, ProofError> {
        let (walk, longest) = Walk::from(root, claim, choose, |_| None)?;
        let (rules, position) = (root.rules().id(), text(root));
        let positions = walk.positions()?;
        Ok(Self { rules, position, claim, choices: walk.choices, positions, longest })
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

impl Walked {
    /// Walks the strategy of a player who is to win, as [`Proof::walk`] does, but no further than to
    /// positions whose winner is known.
    ///
    /// # Errors
    ///
    /// [`ProofError`], where the strategy doesn't hold.
    pub fn walk<P: Position>(
        root: &P,
        winner: Seat,
        choose: impl FnMut(&P) -> Option<Move>,
        known: impl Fn(&P) -> Option<Seat>,
    ) -> Result<Self, ProofError> {
        let claim = Claim { seat: winner, goal: Goal::Win };
        let (walk, longest) = Walk::from(root, claim, choose, known)?;
        let positions = walk.positions()?;
        Ok(Self { positions, choices: walk.choices.len(), longest, known: walk.known })
    }
}

/// A walk over the strategy of `claim.seat`.
struct Walk<P, C, K> {
    claim: Claim,
    choose: C,
    /// Who wins, where it is known and the walk may end.
    knows: K,
    choices: Vec<u8>,
    met: HashMap<P, Met>,
    known: u32,
}

impl<P, C, K> Walk<P, C, K>
where
    P: Position + Hash,
    C: FnMut(&P) -> Option<Move>,
    K: Fn(&P) -> Option<Seat>,
{
    /// A whole walk, and the moves in its longest line.
    fn from(root: &P, claim: Claim, choose: C, knows: K) -> Result<(Self, u32), ProofError> {
        let mut walk =
            Self { claim, choose, knows, choices: Vec::new(), met: HashMap::new(), known: 0 };
        let mut line = vec![walk.enter(root.clone())?];
        let mut longest = 0;
        while let Some(step) = line.last_mut() {
            let Some(next) = step.next.pop() else {
                longest = step.longest;
                walk.met.insert(step.position.clone(), Met::Holds(longest));
                line.pop();
                if let Some(before) = line.last_mut() {
                    before.longest = before.longest.max(longest + 1);
                }
                continue;
            };
            match walk.met.get(&next) {
                Some(Met::Holds(left)) => step.longest = step.longest.max(left + 1),
                Some(Met::Open) => return Err(ProofError::Cycle(text(&next))),
                None => line.push(walk.enter(next)?),
            }
        }
        Ok((walk, longest))
    }

    fn positions(&self) -> Result<u32, ProofError> {
        u32::try_from(self.met.len()).map_err(|_| ProofError::TooLong)
    }

    /// Enters a position that was not met before.
    fn enter(&mut self, position: P) -> Result<Step<P>, ProofError> {
        self.met.insert(position.clone(), Met::Open);
        if let Some(winner) = (self.knows)(&position) {
            self.known += 1;
            return match winner == self.claim.seat {
                true => Ok(Step { position, next: Vec::new(), longest: 0 }),
                false => Err(ProofError::Fails(text(&position))),
            };
        }
        let mut moves = Vec::new();
        position.expand(|played, after| moves.push((played.to_string(), played, after)));
        moves.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        if moves.is_empty() {
            self.check_end(&position)?;
        } else if position.turn() == self.claim.seat {
            let played =
                (self.choose)(&position).ok_or_else(|| ProofError::NoMove(text(&position)))?;
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
