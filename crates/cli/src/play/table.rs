//! A game at the table: who plays, what was played, how it ended.

use std::{fmt, str::FromStr};

use bingwa_engine::{Level, UnknownLevel};
use bingwa_rules::{AnyPosition, Game, Move, Outcome, PlayError, Position, Rules, Seat, Setup};

use super::command::Errand;
use crate::prose;

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Somebody at the terminal.
    Human,
    /// The engine.
    Computer(Level),
    /// What is known for sure, and the engine where nothing is.
    Perfect,
}

/// The text names no player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum UnknownPlayer {
    Player(String),
    Level(UnknownLevel),
}

impl std::error::Error for UnknownPlayer {}

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(found) => {
                write!(
                    f,
                    "found `{found}`, expected human, computer, computer:LEVEL or computer:perfect"
                )
            }
            Self::Level(error) => write!(f, "{error}, perfect"),
        }
    }
}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, UnknownPlayer> {
        match text.split_once(':') {
            None if text == "human" => Ok(Self::Human),
            None if text == "computer" => Ok(Self::Computer(Level::default())),
            Some(("computer", "perfect")) => Ok(Self::Perfect),
            Some(("computer", level)) => {
                level.parse().map(Self::Computer).map_err(UnknownPlayer::Level)
            }
            _ => Err(UnknownPlayer::Player(text.chars().take(40).collect())),
        }
    }
}

/// As [`FromStr`] reads it.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Computer(level) => write!(f, "computer:{}", level.number()),
            Self::Perfect => f.write_str("computer:perfect"),
        }
    }
}

impl Player {
    /// How the player is called on the screen.
    pub(crate) fn title(self) -> String {
        match self {
            Self::Human => "human".to_owned(),
            Self::Computer(level) => format!("computer, {level}"),
            Self::Perfect => "computer, perfect".to_owned(),
        }
    }

    /// The player that a person chooses next, going through all of them.
    pub(crate) fn next(self) -> Self {
        match self {
            Self::Human => Level::new(1).map_or(Self::Human, Self::Computer),
            Self::Computer(level) => {
                Level::new(level.number() + 1).map_or(Self::Perfect, Self::Computer)
            }
            Self::Perfect => Self::Human,
        }
    }

    /// The player of whom this one is the next.
    pub(crate) fn previous(self) -> Self {
        match self {
            Self::Human => Self::Perfect,
            Self::Computer(level) => {
                Level::new(level.number() - 1).map_or(Self::Human, Self::Computer)
            }
            Self::Perfect => Self::Computer(Level::MOST),
        }
    }

    /// The player whom a record names that was saved when there were six levels: the one of today
    /// who plays about as well.
    pub(crate) fn of_six(self) -> Self {
        const TODAY: [u8; 6] = [5, 7, 11, 13, 17, 20];
        match self {
            Self::Computer(level) => {
                let today = TODAY.get(usize::from(level.number()) - 1);
                Self::Computer(today.and_then(|&number| Level::new(number)).unwrap_or(level))
            }
            other => other,
        }
    }
}

/// How a game at the table ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// By the rules of the game.
    Played(Outcome),
    /// The seat resigned (COM-8).
    Resigned(Seat),
}

impl Ending {
    /// How the game ended in `setup`, in a sentence.
    pub(crate) fn sentence(self, setup: &Setup) -> String {
        match self {
            Self::Played(outcome) => prose::outcome(setup, outcome),
            Self::Resigned(seat) => format!("{seat} has resigned: {} has won.", seat.other()),
        }
    }
}

/// A game, its players, and whether somebody resigned.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    game: Game,
    players: [Player; 2],
    resigned: Option<Seat>,
}

impl Table {
    /// A game that is new or goes on.
    pub(crate) const fn new(game: Game, players: [Player; 2]) -> Self {
        Self { game, players, resigned: None }
    }

    /// The same game with other players.
    pub(crate) const fn with_players(mut self, players: [Player; 2]) -> Self {
        self.players = players;
        self
    }

    pub(crate) const fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) fn position(&self) -> &AnyPosition {
        self.game.position()
    }

    /// The players, South first.
    pub(crate) const fn players(&self) -> [Player; 2] {
        self.players
    }

    /// Who is to move.
    pub(crate) fn turn(&self) -> Seat {
        self.position().turn()
    }

    /// Who plays the seat that is to move.
    pub(crate) fn mover(&self) -> Player {
        self.players[self.turn().index()]
    }

    pub(crate) fn is_human(&self, seat: Seat) -> bool {
        self.players[seat.index()] == Player::Human
    }

    /// How the game ended, if it did.
    pub(crate) fn ending(&self) -> Option<Ending> {
        let resigned = self.resigned.map(Ending::Resigned);
        resigned.or_else(|| self.game.outcome().map(Ending::Played))
    }

    /// What the computer is to find, if it is its turn and the game goes on.
    pub(crate) fn errand(&self) -> Option<Errand> {
        match self.mover() {
            _ if self.ending().is_some() => None,
            Player::Human => None,
            Player::Computer(level) => Some(Errand::Play(level)),
            Player::Perfect => Some(Errand::Perfect),
        }
    }

    /// Makes a move.
    pub(crate) fn play(&mut self, played: Move) -> Result<(), PlayError> {
        self.game.play(played)?;
        Ok(())
    }

    /// Takes moves back until a human is to move; how many were taken.
    ///
    /// Nothing happens where no human moved yet. A resignation is taken back first, alone.
    pub(crate) fn undo(&mut self) -> usize {
        if self.resigned.take().is_some() {
            return 0;
        }
        let made = self.game.len();
        let before = |plies: &usize| self.is_human(self.game.position_after(*plies).turn());
        let Some(left) = (0..made).rev().find(before) else { return 0 };
        for _ in left..made {
            self.game.undo();
        }
        made - left
    }

    /// The human to move, or else the one who waits, resigns; who it was.
    pub(crate) fn resign(&mut self) -> Option<Seat> {
        if self.ending().is_some() {
            return None;
        }
        let turn = self.turn();
        self.resigned = [turn, turn.other()].into_iter().find(|seat| self.is_human(*seat));
        self.resigned
    }

    /// Notes that a seat resigned, as a record tells it.
    pub(crate) const fn resigned_by(&mut self, seat: Seat) {
        self.resigned = Some(seat);
    }

    /// The rules of the game.
    pub(crate) fn rules(&self) -> Rules {
        self.position().rules()
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use bingwa_rules::read_move;

    pub(crate) fn table(rules: Rules, moves: &str) -> Table {
        let mut table =
            Table::new(Game::new(AnyPosition::start(rules)), [Player::Human, Player::Human]);
        for text in moves.split_whitespace() {
            let played = read_move(table.position(), text).expect("a legal move");
            table.play(played).expect("a game under way");
        }
        table
    }

    #[test]
    fn players_are_read_as_written() {
        for text in ["human", "computer:1", "computer:20", "computer:perfect"] {
            assert_eq!(text.parse::<Player>().expect("a player").to_string(), text);
        }
        assert_eq!(
            "computer:fundi".parse::<Player>().expect("a player").to_string(),
            "computer:15"
        );
        let wrong = |text: &str| text.parse::<Player>().expect_err("no player").to_string();
        let expected = "expected human, computer, computer:LEVEL or computer:perfect";
        assert_eq!(wrong("robot"), format!("found `robot`, {expected}"));
        assert!(wrong("computer:21").contains("expected 1 to 20"));
    }

    #[test]
    fn every_player_can_be_chosen() {
        let mut player = Player::Human;
        for _ in 0..22 {
            player = player.next();
        }
        assert_eq!(player, Player::Human);
        for _ in 0..22 {
            assert_eq!(player.next().previous(), player);
            player = player.next();
        }
    }

    #[test]
    fn undo_goes_back_to_a_human() {
        let mut both = table(Rules::Kigogo, "A12 a11");
        assert_eq!(both.undo(), 1);
        let mut against = table(Rules::Kigogo, "A12 a11");
        against.players[1] = Player::Computer(Level::default());
        assert_eq!(against.undo(), 2);
        assert_eq!(against.undo(), 0);
        let mut none = table(Rules::Kigogo, "A12");
        none.players = [Player::Computer(Level::default()); 2];
        assert_eq!(none.undo(), 0);
        assert_eq!(none.resign(), None);
    }

    /// COM-8: resigning loses.
    #[test]
    fn the_human_resigns_also_while_the_computer_thinks() {
        let mut table = table(Rules::Kigogo, "A12");
        table.players[1] = Player::Computer(Level::default());
        assert_eq!(table.resign(), Some(Seat::South));
        assert_eq!(table.ending(), Some(Ending::Resigned(Seat::South)));
        let told = table.ending().map(|end| end.sentence(&table.position().setup()));
        assert_eq!(told.as_deref(), Some("South has resigned: North has won."));
        assert_eq!(table.resign(), None);
        assert_eq!(table.undo(), 0);
        assert_eq!(table.ending(), None);
    }
}
