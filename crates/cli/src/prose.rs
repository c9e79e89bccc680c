//! English sentences about rules, made from what `bingwa-rules` says: the one place for them.

use std::fmt::Display;

use bingwa_rules::{
    AnyPosition, By, Event, Outcome, Position, Reason, Refusal, Rules, Seat, Setup,
};

/// Why a move is refused, in a sentence for the player who asked for it.
pub(crate) fn refusal(position: &AnyPosition, refusal: &Refusal) -> String {
    let Refusal { reason, hole, holes, number, .. } = refusal;
    let setup = position.setup();
    let rules = setup.rules();
    let number = number.unwrap_or_default();
    let any = list(holes, "or");
    let all = list(holes, "and");
    match reason {
        Reason::Over => match position.outcome() {
            Some(outcome) => format!("The game is over. {}", self::outcome(&setup, outcome)),
            None => "The game is over.".to_owned(),
        },
        Reason::NoSuchHole => {
            let rows = if rules.rows() == 1 { "one row" } else { "two rows" };
            format!("The board has no {hole}: each player has {rows} of {number} holes.")
        }
        Reason::Empty if setup.is_namua(position.turn()) => {
            format!("{hole} is empty: a seed is placed only in an occupied hole.")
        }
        Reason::Empty => format!("{hole} is empty: there is nothing in it to move."),
        Reason::Singleton => {
            let less = format!("{hole} holds a single seed, and that is too few to begin with");
            other(&less, "can", &any)
        }
        Reason::BackRow if setup.is_namua(position.turn()) => {
            let less = "A seed from the reserve is placed in the front row".to_owned();
            other(&less, "can take it", &any)
        }
        Reason::BackRow => other("The back row begins only when the front row can't", "can", &any),
        Reason::MustCapture => format!("You must capture: {any} can."),
        Reason::Captures => {
            format!("{hole} captures {all}, so it is no takata: write it without the star.")
        }
        Reason::TooMany => format!(
            "{hole} holds {number} seeds, and a first lap of so many never captures. \
             You must capture: {any} can."
        ),
        Reason::House => {
            let be = if holes.len() == 1 { "is" } else { "are" };
            format!(
                "{hole} is the functional house, from which a move begins only where all other \
                 front holes are empty; {all} {be} occupied."
            )
        }
        Reason::OtherKichwa => format!("The captured seeds must enter by the other kichwa, {all}."),
        Reason::Outwards => format!(
            "{hole} is a kichwa, and the only occupied front hole: it is sown only towards the \
             centre, the first seed into {all}."
        ),
        Reason::Takasiaed => {
            other(&format!("{hole} is takasiaed: no move may begin from it now"), "can", &any)
        }
        Reason::NoSafari => "No lap of this move ends in the functional house while there is a \
                             choice to go on from it: write the move without the plus."
            .to_owned(),
        Reason::Endless => format!(
            "The move has not ended after {number} laps: it is taken to be endless, and endless \
             moves are not legal."
        ),
        Reason::Blocked => format!("The next hole, {all}, is occupied: it would have to be empty."),
        Reason::OwnOccupied => format!(
            "The first lap would end in {all}, a hole of your own row that is occupied: \
             that is not allowed."
        ),
        Reason::Reserved => format!("{hole} is reserved: nobody ever lifts from it."),
        Reason::NoSign => format!("There is one way to sow: write the hole alone, {hole}."),
        Reason::NoChoice if holes.is_empty() => {
            "There is no kichwa to choose: write the move without the second sign.".to_owned()
        }
        Reason::NoChoice => format!(
            "The captured seeds enter by {all}, and there is no choice: write the move without \
             the second sign."
        ),
    }
}

/// A sentence, and which holes could do instead, where there are any.
fn other(sentence: &str, verb: &str, holes: &str) -> String {
    match holes {
        "" => format!("{sentence}."),
        holes => format!("{sentence}; {holes} {verb}."),
    }
}

/// How a game ended.
pub(crate) fn outcome(setup: &Setup, outcome: Outcome) -> String {
    let by_count = outcome.score.map(|[south, north]| match outcome.winner {
        Some(Seat::North) => format!("{north} to {south}"),
        _ => format!("{south} to {north}"),
    });
    let why = |loser: Seat| match outcome.by {
        By::Hamna => format!("{loser}'s front row is empty"),
        By::NoMoves => format!("{loser} has no legal move"),
        By::NoSeeds if setup.rules() == Rules::Kimasai => format!("{loser} has no stones"),
        By::NoSeeds => format!("{loser} has no seeds"),
        By::Score => "the seeds are counted".to_owned(),
        By::Repetition => "the position has come back".to_owned(),
    };
    match (outcome.winner, by_count) {
        (Some(winner), Some(score)) => format!("{winner} has won, {score}."),
        (Some(winner), None) => format!("{winner} has won: {}.", why(winner.other())),
        (None, Some(score)) => format!("Drawn, {score}."),
        (None, None) => format!("Drawn: {}.", why(setup.turn)),
    }
}

/// What a move did, told by its events.
pub(crate) fn summary(rules: Rules, events: &[Event]) -> String {
    let (mut laps, mut holes, mut seeds, mut end) = (0u32, 0u32, 0, String::new());
    let mut more = String::new();
    for event in events {
        match *event {
            Event::Lifted { .. } | Event::Entered { .. } | Event::Taxed { .. } => laps += 1,
            Event::Captured { seeds: taken, .. } | Event::Taken { seeds: taken, .. } => {
                holes += 1;
                seeds += u32::from(taken);
            }
            Event::HouseLost { seat } => more += &format!(" {seat} loses the house."),
            Event::Reserved { hole } => more += &format!(" {hole} is reserved."),
            Event::Takasiaed { hole } => more += &format!(" {hole} is takasiaed."),
            Event::Ended { hole, .. } => end = format!("ends in {hole}"),
            _ => {}
        }
    }
    let mut parts = Vec::new();
    if rules != Rules::Kimasai {
        parts.push(format!("takes {}", many(laps.into(), "lap")));
    }
    if holes > 0 {
        parts.push(format!(
            "captures {} from {}",
            self::seeds(rules, seeds),
            many(holes.into(), "hole")
        ));
    }
    parts.push(end);
    format!("It {}.{more}", list(&parts, "and"))
}

/// `1 lap`, `2 laps`.
pub(crate) fn many(number: u64, word: &str) -> String {
    format!("{number} {word}{}", if number == 1 { "" } else { "s" })
}

/// A time, of which nobody wants to know more than that it was short.
pub(crate) fn seconds(seconds: f64) -> String {
    if seconds < 1.0 { "less than a second".to_owned() } else { format!("{seconds:.1} s") }
}

/// How long something may still take, in round numbers; `None` where there is nothing to tell by.
pub(crate) fn left(seconds: Option<f64>) -> String {
    const UNITS: [(f64, f64, &str); 4] = [
        (100.0, 1.0, "s"),
        (100.0 * 60.0, 60.0, "min"),
        (48.0 * 3600.0, 3600.0, "h"),
        (1000.0 * 86_400.0, 86_400.0, "days"),
    ];
    let Some(seconds) = seconds else { return "no estimate yet".to_owned() };
    match UNITS.iter().find(|(below, ..)| seconds < *below) {
        Some((_, unit, name)) => format!("some {:.0} {name} left", (seconds / unit).ceil()),
        None => "years left".to_owned(),
    }
}

/// A number of seeds, or of stones in the game that has stones.
pub(crate) fn seeds(rules: Rules, number: u32) -> String {
    let word = if rules == Rules::Kimasai { "stone" } else { "seed" };
    format!("{number} {word}{}", if number == 1 { "" } else { "s" })
}

/// `A1`, `A1 or A2`, `A1, A2 or A3`.
pub(crate) fn list<T: Display>(items: &[T], word: &str) -> String {
    let texts: Vec<String> = items.iter().map(T::to_string).collect();
    match texts.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} {word} {last}", rest.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::left;

    #[test]
    fn what_is_left_is_told_in_round_numbers() {
        let days = 86_400.0;
        let told =
            [0.0, 3.2, 101.0, 7200.0, 50.0 * 3600.0, 900.0 * days, 2000.0 * days, f64::INFINITY]
                .map(|seconds| left(Some(seconds)));
        let wanted = ["0 s", "4 s", "2 min", "2 h", "3 days", "900 days"];
        assert_eq!(told[..6], wanted.map(|wanted| format!("some {wanted} left")));
        assert_eq!(told[6..], ["years left", "years left"]);
        assert_eq!(left(None), "no estimate yet");
    }
}
