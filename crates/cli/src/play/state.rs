//! A game on the screen, without the screen: what is shown, chosen, asked and said.

use std::time::Duration;

use bingwa_rules::{
    Clause, Explanation, Hole, Move, Moves, Position, ReadMoveError, Refusal, Row, Seat, Setup,
    Sign, explain, read_move,
};

use super::{
    animation::{Replay, Speed},
    choice::{Answer, Choice},
    command::{Command, Effect, Errand, Overlay},
    grid::Grid,
    table::Table,
    thinker::Found,
};
use crate::{known::Chosen, prose};

/// The longest text of a move that is typed; none needs as many characters.
const LONGEST_TYPED: usize = 12;

/// A sentence to the player.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct Said {
    pub(super) text: String,
    /// The clause that it rests on.
    pub(super) clause: Option<Clause>,
    /// The holes that it is about.
    pub(super) lit: Vec<Hole>,
}

/// A game on the screen.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) table: Table,
    pub(super) grid: Grid,
    pub(super) cursor: Hole,
    pub(super) choice: Option<Choice>,
    pub(super) typed: Option<String>,
    pub(super) said: Said,
    pub(super) replay: Option<Replay>,
    pub(super) speed: Speed,
    pub(super) overlay: Option<Overlay>,
    legal: Moves,
    hint: bool,
    /// The computer's move, until the one before has been shown.
    answer: Option<(Move, Option<String>)>,
    /// What the computer said of its last move.
    pub(super) note: Option<String>,
    version: u64,
}

impl State {
    /// A game that begins or goes on.
    pub(super) fn new(table: Table) -> Self {
        let rules = table.rules();
        let mut grid = Grid::new(rules);
        if table.is_human(Seat::North) && !table.is_human(Seat::South) {
            grid.flip();
        }
        let cursor = Hole::new(Seat::South, Row::Front, 1);
        let mut state = Self {
            table,
            grid,
            cursor,
            choice: None,
            typed: None,
            said: Said::default(),
            replay: None,
            speed: Speed::default(),
            overlay: None,
            legal: Moves::new(),
            hint: false,
            answer: None,
            note: None,
            version: 0,
        };
        state.refresh();
        state
    }

    /// Grows with every change of the game itself.
    pub(super) const fn version(&self) -> u64 {
        self.version
    }

    /// The board as it is shown.
    pub(super) fn board(&self) -> Setup {
        match &self.replay {
            Some(replay) => replay.board().clone(),
            None => self.table.position().setup(),
        }
    }

    /// Whether a move is being shown or looked through.
    pub(super) fn is_showing(&self) -> bool {
        self.replay.as_ref().is_some_and(|replay| !replay.is_over())
    }

    /// Whether what is shown changes by itself.
    pub(super) fn is_moving(&self) -> bool {
        self.replay.as_ref().is_some_and(Replay::is_running)
    }

    /// Whether a human may move now.
    pub(super) fn may_move(&self) -> bool {
        self.table.ending().is_none() && self.table.is_human(self.table.turn())
    }

    /// The legal moves that begin in a hole, while a human may choose one.
    pub(super) fn moves_from(&self, hole: Hole) -> impl Iterator<Item = Move> + '_ {
        let human = self.may_move();
        self.legal.iter().copied().filter(move |legal| human && legal.hole() == hole)
    }

    /// The search that is waited for.
    pub(super) fn errand(&self) -> Option<Errand> {
        match self.table.errand() {
            Some(errand) => self.answer.is_none().then_some(errand),
            None => self.hint.then_some(Errand::Hint),
        }
    }

    /// The answers of a question in the order in which they lie on the screen.
    pub(super) fn answers(&self) -> impl Iterator<Item = (usize, &Answer)> {
        let mut answers: Vec<_> =
            self.choice.iter().flat_map(|choice| choice.answers.iter().enumerate()).collect();
        answers.sort_by_key(|(_, answer)| self.grid.place(answer.hole).1);
        answers.into_iter()
    }

    /// The move looked at: the answer's, or the first that the hole can begin.
    pub(super) fn looked_at(&self) -> Option<Move> {
        match &self.choice {
            Some(choice) => choice.answers.get(choice.focus).map(Answer::shown),
            None => self.moves_from(self.cursor).next(),
        }
    }

    /// Lets time pass; whether there is something new to draw.
    pub(super) fn tick(&mut self, passed: Duration) -> bool {
        let speed = self.speed;
        let moved = self.replay.as_mut().is_some_and(|replay| replay.tick(passed, speed));
        if !self.is_showing()
            && let Some((played, note)) = self.answer.take()
        {
            self.play(played);
            self.note = note;
            return true;
        }
        moved
    }

    /// Takes what a search has found.
    pub(super) fn found(&mut self, errand: Errand, found: Found) {
        match (errand, found) {
            (Errand::Hint, Found::Chosen(Chosen { played, said })) => {
                self.point_out(played);
                self.say(said);
            }
            (_, Found::Chosen(Chosen { played, said })) => self.answer = Some((played, Some(said))),
            (Errand::Play(_) | Errand::Perfect, Found::Searched(found)) => {
                self.answer = Some((found.best, None));
            }
            (Errand::Hint, Found::Searched(found)) => {
                self.point_out(found.best);
                let line: Vec<_> = found.line.iter().take(5).map(Move::to_string).collect();
                self.say(format!(
                    "Hint: {} ({}, {} deep): {}",
                    found.best,
                    found.score,
                    found.depth,
                    line.join(" ")
                ));
            }
        }
    }

    /// Puts the cursor on the hole of a hint.
    fn point_out(&mut self, hint: Move) {
        self.hint = false;
        self.choice = None;
        self.cursor = hint.hole();
    }

    /// Tells the player something.
    pub(super) fn say(&mut self, text: impl Into<String>) {
        self.said = Said { text: text.into(), ..Said::default() };
    }

    fn refuse(&mut self, refusal: &Refusal) {
        self.said = Said {
            text: prose::refusal(self.table.position(), refusal),
            clause: Some(refusal.clause),
            lit: refusal.holes.clone(),
        };
    }

    /// After a change of the game.
    fn refresh(&mut self) {
        self.legal = self.table.position().legal_moves();
        self.choice = None;
        self.typed = None;
        self.hint = false;
        self.answer = None;
        let own = |legal: &Move| legal.hole() == self.cursor;
        if self.may_move()
            && !self.legal.iter().any(own)
            && let Some(first) = self.legal.first()
        {
            self.cursor = first.hole();
        }
    }

    fn play(&mut self, played: Move) {
        let replay = Replay::new(self.table.position(), played);
        if self.table.play(played).is_err() {
            return;
        }
        self.replay = replay.ok();
        if self.speed.is_instant()
            && let Some(replay) = &mut self.replay
        {
            replay.skip();
        }
        self.said = Said::default();
        self.note = None;
        self.version += 1;
        self.refresh();
    }

    /// Does what is asked.
    pub(super) fn handle(&mut self, command: Command) -> Effect {
        if let Some(overlay) = self.overlay {
            return self.over(overlay, command);
        }
        if let Some(replay) = &mut self.replay
            && !replay.is_over()
            && matches!(command, Command::Choose | Command::Point(_) | Command::Back)
        {
            replay.skip();
            return Effect::Stay;
        }
        match command {
            Command::Move(down, right) if self.choice.is_some() => self.turn(down + right),
            Command::Move(down, right) => {
                self.cursor = self.grid.beside(self.cursor, down, right);
                self.said = Said::default();
            }
            Command::Next(on) if self.choice.is_some() => self.turn(if on { 1 } else { -1 }),
            Command::Next(on) => self.next(on),
            Command::Look(hole) if self.choice.is_none() && self.cursor != hole => {
                self.cursor = hole;
                self.said = Said::default();
            }
            Command::Choose if self.typed.is_some() => self.submit(),
            Command::Choose => match &self.choice {
                Some(choice) => self.answer(choice.focus),
                None => self.choose(self.cursor),
            },
            Command::Point(hole) => self.point(hole),
            Command::Answer(index) => self.answer(index),
            Command::Sign(sign) => self.sign(sign),
            Command::Back => {
                if self.typed.take().is_none() && self.choice.take().is_none() {
                    self.said = Said::default();
                }
            }
            Command::Type(letter) => self.letter(letter),
            Command::Erase => {
                if let Some(typed) = &mut self.typed {
                    typed.pop();
                }
                self.typed = self.typed.take().filter(|typed| !typed.is_empty());
            }
            Command::Speed(up) => {
                self.speed = if up { self.speed.faster() } else { self.speed.slower() };
            }
            Command::Skip if !self.is_showing() && self.errand().is_some() => return Effect::Hurry,
            Command::Toggle
            | Command::Step(_)
            | Command::Lap(_)
            | Command::ShowLap(_)
            | Command::Skip
            | Command::Replay => self.transport(command),
            Command::Hint => self.ask_hint(),
            Command::Undo => self.undo(),
            Command::Flip => self.grid.flip(),
            Command::Moves => self.overlay = Some(Overlay::Moves),
            Command::Help => self.overlay = Some(Overlay::Help),
            Command::Resign if self.table.ending().is_none() => {
                self.overlay = Some(Overlay::Resign);
            }
            Command::New if self.table.ending().is_some() || self.table.game().is_empty() => {
                return Effect::New;
            }
            Command::New => self.overlay = Some(Overlay::New),
            Command::Quit => return Effect::Quit,
            Command::Look(_) | Command::Resign | Command::Reply(_) => {}
        }
        Effect::Stay
    }

    /// Something lies over the game: any command but an answer closes it.
    fn over(&mut self, overlay: Overlay, command: Command) -> Effect {
        if matches!(command, Command::Look(_)) {
            return Effect::Stay;
        }
        self.overlay = None;
        match (overlay, command) {
            (_, Command::Quit) => return Effect::Quit,
            (Overlay::New, Command::Reply(true)) => return Effect::New,
            (Overlay::Resign, Command::Reply(true)) if self.table.resign().is_some() => {
                self.version += 1;
                self.refresh();
            }
            _ => {}
        }
        Effect::Stay
    }

    /// Looks at the next answer on the screen, to the right where `by` is positive.
    fn turn(&mut self, by: isize) {
        let order: Vec<_> = self.answers().map(|(index, _)| index).collect();
        if let Some(choice) = &mut self.choice {
            let at = order.iter().position(|index| *index == choice.focus).unwrap_or_default();
            choice.focus = order[at.saturating_add_signed(by.signum()).min(order.len() - 1)];
        }
    }

    fn next(&mut self, on: bool) {
        let mut holes: Vec<_> = self.grid.rows().flatten().copied().collect();
        if !on {
            holes.reverse();
        }
        let at = holes.iter().position(|hole| *hole == self.cursor).unwrap_or_default();
        holes.rotate_left(at);
        let next = holes.iter().skip(1).find(|hole| self.moves_from(**hole).next().is_some());
        if let Some(hole) = next {
            self.cursor = *hole;
            self.said = Said::default();
        }
    }

    fn point(&mut self, hole: Hole) {
        let answer = self.answers().find(|(_, answer)| answer.hole == hole).map(|(index, _)| index);
        match answer {
            Some(index) => self.answer(index),
            None => {
                self.choice = None;
                self.cursor = hole;
                self.choose(hole);
            }
        }
    }

    /// Plays from a hole, asks what there is to ask, or says why not.
    fn choose(&mut self, hole: Hole) {
        if self.table.ending().is_some() {
            return self.say("The game is over: u takes the last move back, n begins another.");
        }
        if !self.may_move() {
            return self.say("The computer is to move; s makes it play what it has found.");
        }
        if hole.seat() != self.table.turn() {
            let (owner, turn) = (hole.seat(), self.table.turn());
            self.said = Said {
                text: format!("{hole} is {owner}'s, and {turn} is to move."),
                clause: Some(Clause::Com1),
                lit: Vec::new(),
            };
            return;
        }
        let moves: Vec<_> = self.moves_from(hole).collect();
        match moves.as_slice() {
            [] => self.why(&hole.to_string()),
            moves => self.among(moves),
        }
    }

    /// Plays the only move of some, or asks for what tells them apart.
    fn among(&mut self, moves: &[Move]) {
        match Choice::between(self.table.position(), moves) {
            Some(choice) => {
                self.cursor = moves[0].hole();
                self.said = Said::default();
                self.choice = Some(choice);
                // The answer on the left is looked at first.
                let first = self.answers().next().map(|(index, _)| index);
                if let (Some(choice), Some(first)) = (&mut self.choice, first) {
                    choice.focus = first;
                }
            }
            None => self.play(moves[0]),
        }
    }

    fn answer(&mut self, index: usize) {
        let answer = self.choice.as_ref().and_then(|choice| choice.answers.get(index));
        if let Some(moves) = answer.map(|answer| answer.moves.clone()) {
            self.among(&moves);
        }
    }

    fn sign(&mut self, sign: Sign) {
        let Some(choice) = &self.choice else {
            return self.transport(Command::Lap(sign == Sign::Right));
        };
        if let Some(index) = choice.answers.iter().position(|answer| answer.sign == Some(sign)) {
            self.answer(index);
        }
    }

    fn letter(&mut self, letter: char) {
        let typed = self.typed.get_or_insert_default();
        if typed.chars().count() < LONGEST_TYPED && !letter.is_control() {
            typed.push(letter);
        }
        if let Some(replay) = &mut self.replay {
            replay.skip();
        }
        self.choice = None;
    }

    fn submit(&mut self) {
        let text = self.typed.take().unwrap_or_default();
        if !self.may_move() {
            return self.choose(self.cursor);
        }
        match read_move(self.table.position(), text.trim()) {
            Ok(played) => self.play(played),
            Err(ReadMoveError::Ambiguous { moves, .. }) => self.among(&moves),
            Err(ReadMoveError::Illegal { refusal, .. }) => self.refuse(&refusal),
            Err(error @ ReadMoveError::Text(_)) => self.say(error.to_string()),
        }
    }

    /// Says why no move of this text is legal.
    fn why(&mut self, text: &str) {
        if let Ok(text) = text.parse()
            && let Explanation::Illegal(refusal) = explain(self.table.position(), &text)
        {
            self.refuse(&refusal);
        }
    }

    fn transport(&mut self, command: Command) {
        let Some(replay) = &mut self.replay else {
            return self.say("No move has been made yet.");
        };
        self.choice = None;
        match command {
            Command::Toggle => replay.toggle(),
            Command::Step(true) => replay.step(),
            Command::Step(false) => replay.back(),
            Command::Lap(true) => replay.lap_on(),
            Command::Lap(false) => replay.lap_back(),
            Command::ShowLap(lap) => replay.show_lap(lap),
            Command::Replay => replay.restart(),
            _ => replay.skip(),
        }
    }

    fn ask_hint(&mut self) {
        if self.may_move() {
            self.hint = true;
            self.say("Looking for a good move; s shows what is found so far.");
        }
    }

    fn undo(&mut self) {
        let ended = self.table.ending().is_some();
        let taken = self.table.undo();
        if taken == 0 && !(ended && self.table.ending().is_none()) {
            return self.say("There is no move of yours to take back.");
        }
        self.replay = None;
        self.version += 1;
        self.refresh();
        self.say(match taken {
            0 => "The game goes on.".to_owned(),
            1 => "One move is taken back.".to_owned(),
            taken => format!("{taken} moves are taken back."),
        });
    }
}

#[cfg(test)]
mod tests;
