//! The choices of a move, one after another: direction, kichwa, stop or safari.

use bingwa_rules::{AnyPosition, Event, Hole, Move, Position, Seat, Setup, Sign};

use super::animation::laps;

/// What is being asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Question {
    /// Which way the first seed goes.
    Direction,
    /// By which kichwa captured seeds enter.
    Kichwa,
    /// Whether to stop at the house or to play on.
    Safari,
}

/// One answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Answer {
    /// The moves that are left with it; never none.
    pub(super) moves: Vec<Move>,
    /// The sign that names it; none for the house.
    pub(super) sign: Option<Sign>,
    /// The hole that stands for it: the neighbour, the kichwa, or the house.
    pub(super) hole: Hole,
}

impl Answer {
    /// The move that is previewed: the only one, or the one that stops at the house.
    pub(super) fn shown(&self) -> Move {
        self.moves[0]
    }
}

/// A question about the moves that begin in a hole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    pub(super) question: Question,
    pub(super) answers: Vec<Answer>,
    /// The answer looked at.
    pub(super) focus: usize,
}

impl Choice {
    /// What has to be asked to tell `moves` apart; `None` where there is nothing to tell.
    pub(super) fn between(position: &AnyPosition, moves: &[Move]) -> Option<Self> {
        let differs = |facet: fn(Move) -> Option<Sign>| {
            moves.windows(2).any(|pair| facet(pair[0]) != facet(pair[1]))
        };
        let (facet, second): (fn(Move) -> Option<Sign>, bool) = if differs(Move::first) {
            (Move::first, false)
        } else if differs(Move::second) {
            (Move::second, true)
        } else if moves.len() > 1 {
            return Some(Self::safari(position, moves));
        } else {
            return None;
        };
        let mut question = Question::Direction;
        let mut answers = Vec::new();
        for sign in Sign::ALL {
            let moves: Vec<_> =
                moves.iter().copied().filter(|legal| facet(*legal) == Some(sign)).collect();
            let Some(&shown) = moves.first() else { continue };
            let events = position.watch(shown).map(|(events, _)| events).unwrap_or_default();
            let hole = if second || kichwa_first(&events) {
                question = Question::Kichwa;
                entered(&events)
            } else {
                neighbour(&events)
            };
            let hole = hole.unwrap_or_else(|| shown.hole());
            answers.push(Answer { moves, sign: Some(sign), hole });
        }
        Some(Self { question, answers, focus: 0 })
    }

    fn safari(position: &AnyPosition, moves: &[Move]) -> Self {
        let answer = |&legal: &Move| {
            let events = position.watch(legal).map(|(events, _)| events).unwrap_or_default();
            let house = events.iter().find_map(|event| match event {
                Event::HouseAsked { house, .. } => Some(*house),
                _ => None,
            });
            Answer { moves: vec![legal], sign: None, hole: house.unwrap_or_else(|| legal.hole()) }
        };
        Self { question: Question::Safari, answers: moves.iter().map(answer).collect(), focus: 0 }
    }
}

/// Whether captured seeds enter before anything is lifted, so that the first sign names a kichwa.
fn kichwa_first(events: &[Event]) -> bool {
    let sown = events.iter().find_map(|event| match event {
        Event::Captured { .. } => Some(true),
        Event::Lifted { .. } | Event::Taxed { .. } => Some(false),
        _ => None,
    });
    sown == Some(true)
}

fn entered(events: &[Event]) -> Option<Hole> {
    events.iter().find_map(|event| match event {
        Event::Entered { kichwa, .. } => Some(*kichwa),
        _ => None,
    })
}

fn neighbour(events: &[Event]) -> Option<Hole> {
    events.iter().find_map(|event| match event {
        Event::Dropped { hole, .. } => Some(*hole),
        _ => None,
    })
}

/// What a move would do, in numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Preview {
    /// Where the first lap ends.
    pub(super) first_end: Hole,
    /// Laps in all.
    pub(super) laps: usize,
    /// Seeds captured or taken.
    pub(super) took: u32,
    /// Where the move ends.
    pub(super) end: Hole,
    /// Seeds of South and North afterwards, on the board and in hand.
    pub(super) seeds: [u32; 2],
    /// The board afterwards.
    pub(super) after: Setup,
    /// Whether the mover has won with it.
    pub(super) wins: bool,
}

impl Preview {
    /// Of a legal move; `None` for any other.
    pub(super) fn of(position: &AnyPosition, played: Move) -> Option<Self> {
        let (events, next) = position.watch(played).ok()?;
        let laps = laps(&events);
        let after = next.setup();
        Some(Self {
            first_end: laps.iter().find(|lap| !lap.placed).map_or(played.hole(), |lap| lap.to),
            laps: laps.iter().filter(|lap| !lap.placed).count(),
            took: laps.iter().map(|lap| lap.took).sum(),
            end: laps.last().map_or(played.hole(), |lap| lap.to),
            seeds: Seat::ALL.map(|seat| seeds(&after, seat)),
            after,
            wins: next.outcome().is_some_and(|outcome| outcome.winner == Some(played.seat())),
        })
    }

    /// Seeds that a hole would gain or lose.
    pub(super) fn delta(&self, before: &Setup, hole: Hole) -> i32 {
        i32::from(self.after.seeds(hole)) - i32::from(before.seeds(hole))
    }
}

/// All seeds in a player's holes and in his hand.
pub(super) fn seeds(setup: &Setup, seat: Seat) -> u32 {
    let holes = setup.holes().filter(|hole| hole.seat() == seat);
    holes.map(|hole| u32::from(setup.seeds(hole))).sum::<u32>()
        + u32::from(setup.hand[seat.index()])
}

#[cfg(test)]
mod tests {
    use super::*;
    use bingwa_rules::Rules;

    fn choice(rules: Rules, text: Option<&str>, hole: &str) -> Option<Choice> {
        let position = match text {
            None => AnyPosition::start(rules),
            Some(text) => AnyPosition::parse(rules, text).expect("a position"),
        };
        let moves: Vec<_> = position
            .legal_moves()
            .into_iter()
            .filter(|legal| legal.hole().to_string() == hole)
            .collect();
        Choice::between(&position, &moves)
    }

    fn holes(choice: &Choice) -> Vec<String> {
        choice.answers.iter().map(|answer| answer.hole.to_string()).collect()
    }

    #[test]
    fn a_direction_is_named_by_the_neighbour() {
        let asked = choice(Rules::Kiswahili, None, "A6").expect("a choice");
        assert_eq!(
            (asked.question, holes(&asked)),
            (Question::Direction, vec!["A5".into(), "A7".into()])
        );
    }

    #[test]
    fn a_capture_in_namua_asks_for_the_kichwa() {
        let text = "0,0,0,0,0,0,0,0/0,3,4,8,0,2,5,6/0,2,1,3,8,0,3,4/0,0,0,0,0,0,0,0 S 7,8 SN -";
        let asked = choice(Rules::Kiswahili, Some(text), "A4").expect("a choice");
        assert_eq!(
            (asked.question, holes(&asked)),
            (Question::Kichwa, vec!["A1".into(), "A8".into()])
        );
    }

    #[test]
    fn the_house_asks_for_stop_or_safari() {
        let text = "0,0,0,0,0,0,0,0/0,3,4,8,0,2,5,6/0,2,1,0,8,0,3,4/0,0,0,0,0,0,0,0 S 9,9 SN -";
        let asked = choice(Rules::Kiswahili, Some(text), "A8").expect("a choice");
        assert_eq!(
            (asked.question, holes(&asked)),
            (Question::Safari, vec!["A5".into(), "A5".into()])
        );
        assert_eq!(asked.answers[1].shown().to_string(), "A8>+");
    }

    #[test]
    fn kujifunza_asks_twice_in_the_middle() {
        let first = choice(Rules::Kujifunza, None, "A4").expect("a choice");
        assert_eq!(first.question, Question::Direction);
        let position = AnyPosition::start(Rules::Kujifunza);
        let second = Choice::between(&position, &first.answers[1].moves).expect("a choice");
        assert_eq!(
            (second.question, holes(&second)),
            (Question::Kichwa, vec!["A1".into(), "A8".into()])
        );
        assert_eq!(Choice::between(&position, &second.answers[0].moves), None);
    }

    #[test]
    fn a_preview_tells_what_happens() {
        let position = AnyPosition::start(Rules::Kujifunza);
        let played = bingwa_rules::read_move(&position, "A1><").expect("legal");
        let preview = Preview::of(&position, played).expect("legal");
        assert_eq!((preview.laps, preview.seeds, preview.wins), (10, [40, 24], false));
        assert_eq!(preview.first_end.to_string(), "A3");
    }
}
