//! A game under way: the moves made, and what only they can tell (COM-7).

use std::collections::HashMap;

use crate::{AnyPosition, By, Move, NotLegal, Outcome, Position};

/// A game: the position that it started from, and every move since.
///
/// Repetition is a property of the game, not of a position, so it is known here and nowhere else.
///
/// ```
/// use bingwa_rules::{AnyPosition, Game, Position, Rules};
/// let mut game = Game::new(AnyPosition::start(Rules::Kimasai));
/// let first = game.position().legal_moves()[0];
/// game.play(first)?;
/// assert_eq!(game.moves().collect::<Vec<_>>(), [first]);
/// # Ok::<(), bingwa_rules::PlayError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    start: AnyPosition,
    plies: Vec<(Move, AnyPosition)>,
    seen: HashMap<AnyPosition, usize>,
}

/// A move can't be made in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// The move is not legal in the position.
    #[error(transparent)]
    NotLegal(#[from] NotLegal),
    /// The game is over.
    #[error("move: the game is over by {}", .0.by.word())]
    Over(Outcome),
}

impl Game {
    /// A game that starts from a position.
    pub fn new(start: impl Into<AnyPosition>) -> Self {
        let start = start.into();
        Self { start, plies: Vec::new(), seen: HashMap::from([(start, 1)]) }
    }

    /// The position that the game started from.
    pub const fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &AnyPosition {
        self.plies.last().map_or(&self.start, |(_, position)| position)
    }

    /// The position after `plies` moves; the last one where there were fewer.
    pub fn position_after(&self, plies: usize) -> &AnyPosition {
        let made = plies.min(self.plies.len());
        made.checked_sub(1).map_or(&self.start, |last| &self.plies[last].1)
    }

    /// The moves made.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = Move> + '_ {
        self.plies.iter().map(|(played, _)| *played)
    }

    /// How many moves were made.
    pub const fn len(&self) -> usize {
        self.plies.len()
    }

    /// Whether no move was made.
    pub const fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// How often the position now has occurred in this game, this time included.
    pub fn occurrences(&self) -> usize {
        self.seen.get(self.position()).copied().unwrap_or_default()
    }

    /// The result, if the game is over: by the position, or by its repetition.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position().outcome().or_else(|| self.repeated())
    }

    fn repeated(&self) -> Option<Outcome> {
        let position = self.position();
        if self.occurrences() < position.rules().repetitions() {
            return None;
        }
        let drawn = Outcome { winner: None, by: By::Repetition, score: None };
        Some(position.scored(By::Repetition).unwrap_or(drawn))
    }

    /// Makes a move.
    ///
    /// # Errors
    ///
    /// Where the move is not legal or the game is over; the game is as it was.
    pub fn play(&mut self, played: Move) -> Result<&AnyPosition, PlayError> {
        if let Some(outcome) = self.outcome() {
            return Err(PlayError::Over(outcome));
        }
        let after = self.position().play(played)?;
        *self.seen.entry(after).or_default() += 1;
        self.plies.push((played, after));
        Ok(self.position())
    }

    /// Takes the last move back.
    pub fn undo(&mut self) -> Option<Move> {
        let (played, after) = self.plies.pop()?;
        if let Some(times) = self.seen.get_mut(&after) {
            *times -= 1;
        }
        Some(played)
    }
}
