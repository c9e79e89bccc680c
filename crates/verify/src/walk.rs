//! The walk through a proof, by the slow twin's rules.

use std::collections::HashMap;

use bingwa_twin::{Seat, Why};

use crate::{Claim, Fault, Goal, Verified, file::File};

/// Where the walk is with a position.
enum Walked {
    /// It lies on the line from the root to here.
    Open,
    /// It holds, and this many moves are the most that are left from it.
    Holds(u32),
}

/// A position on the line from the root to here.
struct Step {
    position: String,
    /// The positions after it that are still to be walked, the last one first.
    next: Vec<String>,
    longest: u32,
}

struct Walk<'a> {
    file: &'a File<'a>,
    /// How many of the file's moves have been used.
    used: usize,
    met: HashMap<String, Walked>,
}

/// Walks a proof depth-first, the opponent's moves in the order of their texts.
pub fn walk(file: &File<'_>) -> Result<Verified, Fault> {
    bingwa_twin::valid(file.rules, file.position)
        .map_err(|finding| Fault::Head { field: "position", finding })?;
    let mut walk = Walk { file, used: 0, met: HashMap::new() };
    let mut line = vec![walk.enter(file.position.to_owned())?];
    let mut longest = 0;
    while let Some(step) = line.last_mut() {
        let Some(next) = step.next.pop() else {
            longest = step.longest;
            walk.met.insert(std::mem::take(&mut step.position), Walked::Holds(longest));
            line.pop();
            if let Some(before) = line.last_mut() {
                before.longest = before.longest.max(longest + 1);
            }
            continue;
        };
        match walk.met.get(&next) {
            Some(Walked::Holds(left)) => step.longest = step.longest.max(left + 1),
            Some(Walked::Open) => return Err(Fault::Cycle(next)),
            None => line.push(walk.enter(next)?),
        }
    }
    walk.end(longest)
}

impl Walk<'_> {
    /// Enters a position that was not met before.
    fn enter(&mut self, position: String) -> Result<Step, Fault> {
        let (found, said) = (self.met.len() + 1, self.file.positions);
        if found as u64 > u64::from(said) {
            return Err(Fault::Positions { found, said });
        }
        self.met.insert(position.clone(), Walked::Open);
        let finding = |finding| Fault::Position { position: position.clone(), finding };
        let mut moves = bingwa_twin::expand(self.file.rules, &position).map_err(finding)?;
        moves.sort_unstable();
        if moves.is_empty() {
            let ended = bingwa_twin::winner(self.file.rules, &position).map_err(finding)?;
            let holds = ended.is_some_and(|verdict| match self.file.claim.goal {
                Goal::Win => verdict.winner == Some(self.file.claim.seat),
                Goal::Margin(least) => margin(verdict.by, self.file.claim) >= Some(least.into()),
            });
            if !holds {
                return Err(Fault::Fails(position));
            }
        } else if turn(&position) == self.file.claim.seat {
            let &index =
                self.file.choices.get(self.used).ok_or_else(|| Fault::NoMove(position.clone()))?;
            self.used += 1;
            if usize::from(index) >= moves.len() {
                return Err(Fault::NoSuchMove { position, index, legal: moves.len() });
            }
            moves = vec![moves.swap_remove(usize::from(index))];
        }
        let next = moves.into_iter().rev().map(|(_, after)| after).collect();
        Ok(Step { position, next, longest: 0 })
    }

    /// What holds when every line has been walked.
    fn end(&self, longest: u32) -> Result<Verified, Fault> {
        let left = self.file.choices.len() - self.used;
        if left > 0 {
            return Err(Fault::MovesLeft(left));
        }
        let (found, said) = (self.met.len(), self.file.positions);
        if found as u64 != u64::from(said) {
            return Err(Fault::Positions { found, said });
        }
        Ok(Verified {
            rules: self.file.rules.to_owned(),
            position: self.file.position.to_owned(),
            is_start: bingwa_twin::start(self.file.rules) == Some(self.file.position),
            claim: self.file.claim,
            positions: said,
            choices: self.file.choices.len() as u32,
            longest,
        })
    }
}

/// Who is to move, by the second field of a position's text.
fn turn(position: &str) -> Seat {
    match position.split(' ').nth(1) {
        Some("N") => Seat::North,
        _ => Seat::South,
    }
}

/// The claimant's seeds less the opponent's, in a game that is scored.
fn margin(by: Why, claim: Claim) -> Option<i64> {
    let Why::Score { south, north } = by else { return None };
    let margin = i64::from(south) - i64::from(north);
    Some(if claim.seat == Seat::South { margin } else { -margin })
}
