//! Which game, and who plays it.

use bingwa_engine::Level;
use bingwa_rules::{Rules, Seat};

use super::table::Player;

/// What is done in the list of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PickCommand {
    /// So many entries down.
    Move(isize),
    /// Look at an entry.
    Look(usize),
    /// Choose an entry.
    Point(usize),
    /// Choose the entry looked at.
    Choose,
    /// The next player for a seat, or the one before.
    Player(Seat, bool),
    /// Leave.
    Quit,
}

/// What was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Picked {
    /// Nothing yet.
    Nothing,
    /// To go on with the saved game.
    Saved,
    /// A new game.
    Rules(Rules),
    /// To leave.
    Quit,
}

/// The list of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Picker {
    /// The saved game, in a line, where there is one.
    pub(super) saved: Option<String>,
    /// The rules to choose from.
    rules: Vec<Rules>,
    pub(super) players: [Player; 2],
    pub(super) at: usize,
}

impl Picker {
    /// The list with the saved game, if there is one, on top, and these rules or all of them.
    pub(super) fn new(saved: Option<String>, rules: Option<Rules>, players: [Player; 2]) -> Self {
        let rules = rules.map_or(Rules::ALL.to_vec(), |rules| vec![rules]);
        Self { saved, rules, players, at: 0 }
    }

    /// Who plays where nothing else is said.
    pub(super) fn usual_players() -> [Player; 2] {
        [Player::Human, Player::Computer(Level::default())]
    }

    /// The entries from the top.
    pub(super) fn entries(&self) -> impl Iterator<Item = Picked> {
        let saved = self.saved.iter().map(|_| Picked::Saved);
        saved.chain(self.rules.iter().copied().map(Picked::Rules))
    }

    pub(super) fn handle(&mut self, command: PickCommand) -> Picked {
        let last = self.entries().count() - 1;
        match command {
            PickCommand::Move(by) => self.at = self.at.saturating_add_signed(by).min(last),
            PickCommand::Look(index) => self.at = index.min(last),
            PickCommand::Point(index) => {
                self.at = index.min(last);
                return self.chosen();
            }
            PickCommand::Choose => return self.chosen(),
            PickCommand::Player(seat, is_next) => {
                let player = &mut self.players[seat.index()];
                *player = if is_next { player.next() } else { player.previous() };
            }
            PickCommand::Quit => return Picked::Quit,
        }
        Picked::Nothing
    }

    fn chosen(&self) -> Picked {
        self.entries().nth(self.at).unwrap_or(Picked::Nothing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_and_every_player_can_be_picked() {
        let mut picker = Picker::new(None, None, Picker::usual_players());
        assert_eq!(picker.handle(PickCommand::Choose), Picked::Rules(Rules::Kiswahili));
        picker.handle(PickCommand::Move(100));
        assert_eq!(picker.handle(PickCommand::Choose), Picked::Rules(Rules::Kingulu));
        assert_eq!(picker.handle(PickCommand::Point(4)), Picked::Rules(Rules::Kigogo));
        let north = picker.players[1];
        picker.handle(PickCommand::Player(Seat::North, true));
        assert_ne!(picker.players[1], north);
        picker.handle(PickCommand::Player(Seat::North, false));
        assert_eq!(picker.players[1], north);
        assert_eq!(picker.handle(PickCommand::Quit), Picked::Quit);
    }

    #[test]
    fn a_saved_game_comes_first() {
        let mut picker =
            Picker::new(Some("a game".to_owned()), Some(Rules::Kigogo), Picker::usual_players());
        assert_eq!(picker.handle(PickCommand::Choose), Picked::Saved);
        picker.handle(PickCommand::Move(5));
        assert_eq!(picker.handle(PickCommand::Choose), Picked::Rules(Rules::Kigogo));
    }
}
