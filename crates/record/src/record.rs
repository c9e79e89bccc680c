//! A record: the moves, who played them, and how it ended.

use std::{fmt, str::FromStr};

use bingwa_rules::{AnyPosition, By, Game, Outcome, Position, Rules, Seat};

use crate::{AtEnd, Fault, Tags, Tree, fault::quoted};

/// Who won, as records write it.
///
/// ```
/// use bingwa_record::GameResult;
/// use bingwa_rules::Seat;
/// assert_eq!("0-1".parse(), Ok(GameResult::Won(Seat::North)));
/// assert_eq!(GameResult::Drawn.to_string(), "1/2-1/2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum GameResult {
    /// `1-0` South, `0-1` North.
    Won(Seat),
    /// `1/2-1/2`.
    Drawn,
    /// `*`: unfinished.
    #[default]
    Unfinished,
}

impl GameResult {
    /// The result that the rules give.
    pub const fn of(outcome: &Outcome) -> Self {
        match outcome.winner {
            Some(winner) => Self::Won(winner),
            None => Self::Drawn,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Won(Seat::South) => "1-0",
            Self::Won(Seat::North) => "0-1",
            Self::Drawn => "1/2-1/2",
            Self::Unfinished => "*",
        })
    }
}

impl FromStr for GameResult {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        match text {
            "1-0" => Ok(Self::Won(Seat::South)),
            "0-1" => Ok(Self::Won(Seat::North)),
            "1/2-1/2" => Ok(Self::Drawn),
            "*" => Ok(Self::Unfinished),
            _ => Err(Fault::Found {
                field: "result",
                found: quoted(text),
                expected: "1-0, 0-1, 1/2-1/2 or *",
            }),
        }
    }
}

/// How a game came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Termination {
    /// By the rules of the game.
    Rules(By),
    /// A player gave up (COM-8).
    Resignation,
    /// A player's time ran out.
    Time,
    /// The players agreed to a draw (COM-8).
    Agreement,
    /// Nobody went on.
    Abandoned,
}

impl Termination {
    /// Every way to end.
    pub const ALL: [Self; 9] = [
        Self::Rules(By::Hamna),
        Self::Rules(By::NoMoves),
        Self::Rules(By::NoSeeds),
        Self::Rules(By::Score),
        Self::Rules(By::Repetition),
        Self::Resignation,
        Self::Time,
        Self::Agreement,
        Self::Abandoned,
    ];

    /// The word in records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rules(by) => by.word(),
            Self::Resignation => "resignation",
            Self::Time => "time",
            Self::Agreement => "agreement",
            Self::Abandoned => "abandoned",
        }
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Termination {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let known = Self::ALL.into_iter().find(|termination| termination.word() == text);
        known.ok_or_else(|| Fault::Found {
            field: "termination",
            found: quoted(text),
            expected: "hamna, no-moves, no-seeds, score, repetition, resignation, time, agreement \
                       or abandoned",
        })
    }
}

/// The record of a game.
///
/// Every move in it, in the main line and in variations, is legal at its place. What it says of the
/// game's end is for people to say; [`check`](Self::check) compares it with the moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Event, players and whatever else is text.
    pub tags: Tags,
    /// Who won.
    pub result: GameResult,
    /// How the game ended, where that is known.
    pub termination: Option<Termination>,
    /// The seeds of South and North, in games that are scored.
    pub score: Option<[u8; 2]>,
    tree: Tree,
}

impl Record {
    /// A record of these moves; its end is the one that the rules give, or unfinished.
    pub fn new(tree: Tree) -> Self {
        let mut record = Self {
            tags: Tags::default(),
            result: GameResult::Unfinished,
            termination: None,
            score: None,
            tree,
        };
        record.conclude();
        record
    }

    /// Sets result, termination and score to what follows from the moves, if the game is over.
    pub fn conclude(&mut self) {
        if let Some(outcome) = self.tree.outcome() {
            self.result = GameResult::of(&outcome);
            self.termination = Some(Termination::Rules(outcome.by));
            self.score = outcome.score;
        }
    }

    /// The rules that the game was played by.
    pub fn rules(&self) -> Rules {
        self.tree.start().rules()
    }

    /// The position before the first move.
    pub const fn start(&self) -> &AnyPosition {
        self.tree.start()
    }

    /// Whether the game began where games of these rules begin.
    pub fn is_from_start(&self) -> bool {
        *self.start() == AnyPosition::start(self.rules())
    }

    /// The moves, variations and comments.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The main line as a game, to go on with.
    pub fn game(&self) -> Game {
        let mut game = Game::new(*self.start());
        for node in self.tree.main().moves() {
            let made = game.play(node.played());
            debug_assert!(made.is_ok(), "a record's moves are legal");
        }
        game
    }

    /// What the record says of the game's end and the moves, or common sense, don't.
    pub fn check(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut end = |field, found, at_end| faults.push(Fault::End { field, found, at_end });
        if let Some(outcome) = self.tree.outcome() {
            let result = GameResult::of(&outcome);
            if self.result != result {
                end("result", self.result.to_string(), AtEnd::Is(result.to_string()));
            }
            if let Some(termination) = self.termination
                && termination != Termination::Rules(outcome.by)
            {
                let by = outcome.by.word().to_owned();
                end("termination", termination.to_string(), AtEnd::Is(by));
            }
            if let Some(score) = self.score
                && Some(score) != outcome.score
            {
                let counted = outcome.score.map(score_text);
                end("score", score_text(score), counted.map_or(AtEnd::NotCounted, AtEnd::Is));
            }
            return faults;
        }
        let decided = self.result != GameResult::Unfinished;
        match self.termination {
            Some(Termination::Rules(by)) => {
                end("termination", by.word().to_owned(), AtEnd::NotOver);
            }
            Some(Termination::Resignation) if !matches!(self.result, GameResult::Won(_)) => {
                end("result", self.result.to_string(), AtEnd::ResigningLoses);
            }
            Some(Termination::Agreement) if self.result != GameResult::Drawn => {
                end("result", self.result.to_string(), AtEnd::AgreementDraws);
            }
            None if decided => end("result", self.result.to_string(), AtEnd::Untold),
            _ => {}
        }
        faults
    }
}

/// `26-22`, South's seeds first.
pub(crate) fn score_text([south, north]: [u8; 2]) -> String {
    format!("{south}-{north}")
}

/// Reads what [`score_text`] writes.
pub(crate) fn read_score(text: &str) -> Result<[u8; 2], Fault> {
    let numbers = text.split_once('-').and_then(|(south, north)| {
        let number = |text: &str| {
            let plain = text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|_| plain)
        };
        Some([number(south)?, number(north)?])
    });
    numbers.ok_or_else(|| Fault::Found {
        field: "score",
        found: quoted(text),
        expected: "the seeds of South and North such as 26-22",
    })
}
