//! Which positions would come back, and with what effect (COM-7).

use bingwa_rules::{AnyPosition, Game, Position};

use crate::judge::{Judge, age};

/// The deepest that a line may go, in plies.
pub(crate) const DEEPEST: usize = 127;

/// The positions before the one searched that can occur again, and the way from it to the one
/// looked at.
pub(crate) struct Past {
    /// How often each key occurred in the game, its last position left out; by key.
    game: Vec<(u64, usize)>,
    /// The key and the age of each position from the game's last one on, without the one looked at.
    path: Vec<(u64, u32)>,
    /// The age of the game's last position; the positions of `game` have it too.
    age: u32,
    /// How often a position must occur for the game to be over.
    most: usize,
    /// Whether some position of the game would end it if it came back.
    is_tight: bool,
}

impl Past {
    /// What came before the last position of a game.
    pub(crate) fn new(game: &Game) -> Self {
        let now = game.position();
        let (age_now, most) = (age(now), now.rules().repetitions());
        let mut keys: Vec<u64> = (0..game.len())
            .map(|plies| game.position_after(plies))
            .filter(|before| age(before) == age_now)
            .map(AnyPosition::key)
            .collect();
        keys.sort_unstable();
        let game: Vec<(u64, usize)> =
            keys.chunk_by(|a, b| a == b).map(|same| (same[0], same.len())).collect();
        let is_tight = game.iter().any(|(_, times)| times + 1 >= most);
        Self { game, path: Vec::with_capacity(DEEPEST + 1), age: age_now, most, is_tight }
    }

    /// How many plies lie between the game's last position and the one looked at.
    pub(crate) const fn plies(&self) -> usize {
        self.path.len()
    }

    /// Goes on from a position.
    pub(crate) fn push(&mut self, position: &impl Judge, key: u64) {
        self.path.push((key, position.age()));
    }

    /// Comes back to the position last gone on from.
    pub(crate) fn pop(&mut self) {
        self.path.pop();
    }

    /// Comes back to the game's last position.
    pub(crate) fn restart(&mut self) {
        self.path.clear();
    }

    /// Whether the position might have occurred before: costs less than its key.
    pub(crate) fn may_be_repeated(&self, position: &impl Judge) -> bool {
        self.path.last().is_none_or(|&(_, age)| age == position.age())
    }

    /// Whether the game is over here because the position occurred before.
    pub(crate) fn is_repeated(&self, position: &impl Judge, key: u64) -> bool {
        if !self.may_be_repeated(position) {
            return false;
        }
        let mut times = self.path.iter().filter(|&&(before, _)| before == key).count();
        if position.age() == self.age
            && let Ok(place) = self.game.binary_search_by_key(&key, |(before, _)| *before)
        {
            times += self.game[place].1;
        }
        times + 1 >= self.most
    }

    /// Whether a proof found on another way to this position holds on this one.
    ///
    /// A winner who keeps to the shortest way never comes to the same position twice, so that what
    /// the search itself has visited can't spoil a proof. What was played before it can.
    pub(crate) fn trusts(&self, position: &impl Judge) -> bool {
        !self.is_tight || position.age() != self.age
    }
}
