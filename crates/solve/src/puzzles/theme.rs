//! What a puzzle is about, told from what happens in its moves.

use std::fmt;

use bingwa_rules::{AnyPosition, By, Event, Move, Position, Setup};

use super::lead;

/// What happens in a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Theme {
    /// It begins in the namua stage.
    Namua,
    /// It begins in the mtaji stage.
    Mtaji,
    /// A right move captures three times or more.
    Chain,
    /// The first right move captures nothing.
    Quiet,
    /// The first right move leaves its player with fewer seeds than most others would.
    Modest,
    /// The player has fewer seeds after the opponent's answer than before.
    Sacrifice,
    /// The same move with the other kichwa is legal, and wrong.
    Kichwa,
    /// The same hole sown the other way is legal, and wrong.
    Direction,
    /// A right move plays on from the house.
    Safari,
    /// A right move stops in the house.
    Stop,
    /// A right move takes seeds out of the house, or makes a player lose his.
    House,
    /// A hole is takasiaed.
    Takasia,
    /// A right move reserves a hole.
    Reserving,
    /// Few seeds are left in play.
    Endgame,
    /// The opponent's front row is emptied.
    Hamna,
    /// The opponent has no move left.
    NoMoves,
    /// The opponent has no seeds left.
    NoSeeds,
}

impl Theme {
    /// The word for it, in files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Namua => "namua",
            Self::Mtaji => "mtaji",
            Self::Chain => "chain",
            Self::Quiet => "quiet",
            Self::Modest => "modest",
            Self::Sacrifice => "sacrifice",
            Self::Kichwa => "kichwa",
            Self::Direction => "direction",
            Self::Safari => "safari",
            Self::Stop => "stop",
            Self::House => "house",
            Self::Takasia => "takasia",
            Self::Reserving => "reserving",
            Self::Endgame => "endgame",
            Self::Hamna => "hamna",
            Self::NoMoves => "no-moves",
            Self::NoSeeds => "no-seeds",
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The themes of a puzzle, each once, in their order.
pub(super) fn themes(position: &AnyPosition, solution: &[Move]) -> Vec<Theme> {
    let mut themes = Vec::new();
    of_position(position, &mut themes);
    of_choice(position, solution, &mut themes);
    let mut now = *position;
    for (ply, &played) in solution.iter().enumerate() {
        let Ok((events, after)) = now.watch(played) else { break };
        if ply % 2 == 0 {
            of_events(&events, ply == 0, &mut themes);
        }
        if ply == 1 && lead(&after, position.turn()) < lead(position, position.turn()) {
            themes.push(Theme::Sacrifice);
        }
        now = after;
    }
    match now.outcome().map(|outcome| outcome.by) {
        Some(By::Hamna) => themes.push(Theme::Hamna),
        Some(By::NoMoves) => themes.push(Theme::NoMoves),
        Some(By::NoSeeds) => themes.push(Theme::NoSeeds),
        Some(By::Score | By::Repetition) | None => {}
    }
    themes.sort_unstable();
    themes.dedup();
    themes
}

fn of_position(position: &AnyPosition, themes: &mut Vec<Theme>) {
    let setup = position.setup();
    if setup.rules().is_kiswahili() {
        let is_namua = setup.is_namua(position.turn());
        themes.push(if is_namua { Theme::Namua } else { Theme::Mtaji });
    }
    if setup.takasia.is_some() {
        themes.push(Theme::Takasia);
    }
    // Where seeds never leave play there is no such time.
    if !setup.rules().two_ways() && in_play(&setup) * 3 <= u32::from(setup.rules().seeds()) {
        themes.push(Theme::Endgame);
    }
}

/// The seeds that can still be sown.
fn in_play(setup: &Setup) -> u32 {
    let free = setup.holes().filter(|hole| !setup.is_reserved(*hole));
    free.map(|hole| u32::from(setup.seeds(hole))).sum()
}

/// What the choice of the first move is about.
fn of_choice(position: &AnyPosition, solution: &[Move], themes: &mut Vec<Theme>) {
    let right = solution[0];
    let mut leads = Vec::new();
    let mut of_right = 0;
    position.expand(|played, after| {
        let lead = lead(&after, position.turn());
        if played == right {
            of_right = lead;
        } else {
            leads.push(lead);
        }
    });
    if 2 * leads.iter().filter(|&&lead| lead > of_right).count() > leads.len() {
        themes.push(Theme::Modest);
    }
    for other in position.legal_moves() {
        if other.hole() != right.hole() || other == right {
            continue;
        }
        let is_kichwa = other.second() != right.second()
            || (position.setup().is_namua(position.turn()) && !right.is_takata());
        if other.first() != right.first() || other.second() != right.second() {
            themes.push(if is_kichwa { Theme::Kichwa } else { Theme::Direction });
        }
    }
}

/// What happens in a right move.
fn of_events(events: &[Event], is_first: bool, themes: &mut Vec<Theme>) {
    let is_capture = |event: &&Event| matches!(event, Event::Captured { .. } | Event::Taken { .. });
    match events.iter().filter(is_capture).count() {
        0 if is_first => themes.push(Theme::Quiet),
        0..3 => {}
        _ => themes.push(Theme::Chain),
    }
    for event in events {
        themes.extend(match event {
            Event::HouseAsked { safari: true, .. } => Some(Theme::Safari),
            Event::HouseAsked { safari: false, .. } => Some(Theme::Stop),
            Event::Taxed { .. } | Event::HouseLost { .. } => Some(Theme::House),
            Event::Takasiaed { .. } => Some(Theme::Takasia),
            Event::Reserved { .. } => Some(Theme::Reserving),
            _ => None,
        });
    }
}
