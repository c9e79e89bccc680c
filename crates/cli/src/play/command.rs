//! What is asked of a game on the screen, and what it asks in turn.

use bingwa_engine::Level;
use bingwa_rules::{Hole, Sign};

/// What somebody does at the keyboard or with the mouse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// Move the cursor: rows down, columns to the right.
    Move(isize, isize),
    /// To the next hole that can be played, or the one before.
    Next(bool),
    /// Look at a hole.
    Look(Hole),
    /// Choose the hole or the answer looked at.
    Choose,
    /// Choose a hole.
    Point(Hole),
    /// Give an answer, by its number.
    Answer(usize),
    /// Answer by the sign of a direction or a kichwa; without a question, a lap back or on.
    Sign(Sign),
    /// Give up what was begun.
    Back,
    /// Type a character of a move.
    Type(char),
    /// Take the last character back.
    Erase,
    /// Pause, go on, or show the last move again.
    Toggle,
    /// One seed on, or back.
    Step(bool),
    /// One lap on, or back.
    Lap(bool),
    /// To the end of a lap.
    ShowLap(usize),
    /// To the end of the move; the computer plays what it has found.
    Skip,
    /// Show the last move again.
    Replay,
    /// Faster, or slower.
    Speed(bool),
    /// Ask for a hint.
    Hint,
    /// Take a move back.
    Undo,
    /// Turn the board round.
    Flip,
    /// Show or hide the moves made.
    Moves,
    /// Show or hide the keys.
    Help,
    /// Resign, after a question.
    Resign,
    /// Another game, after a question.
    New,
    /// Answer a question with yes or no.
    Reply(bool),
    /// Save and leave.
    Quit,
}

/// What a command asks of whoever shows the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Effect {
    /// Nothing but to draw.
    Stay,
    /// The computer shall play what it has found.
    Hurry,
    /// Leave the game for another.
    New,
    /// Leave.
    Quit,
}

/// A search that the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Errand {
    /// A move of the computer's.
    Play(Level),
    /// A move that is perfect, where one is known.
    Perfect,
    /// A hint.
    Hint,
}

/// What lies over the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Overlay {
    /// The keys.
    Help,
    /// The moves made.
    Moves,
    /// Whether to resign.
    Resign,
    /// Whether to leave an unfinished game for another.
    New,
}
