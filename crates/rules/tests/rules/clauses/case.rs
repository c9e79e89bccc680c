//! Claims about a position, made for South and, rotated, for North.

use std::collections::BTreeSet;

use bingwa_rules::{AnyPosition, By, Clause, Event, Move, Outcome, Position, Rules, Seat};

use crate::common::{other_case, position, rotate_text};

/// Both readings of Bao la Kiswahili.
pub const KISWAHILI: &[Rules] = &[Rules::Kiswahili, Rules::KiswahiliZanzibar];

/// Both readings of Bao la Kujifunza.
pub const KUJIFUNZA: &[Rules] = &[Rules::Kujifunza, Rules::KujifunzaZanzibar];

/// A position under some rules, and its rotation.
pub struct Case {
    views: Vec<(AnyPosition, bool)>,
}

/// The position that `text` stands for under each of `rules`.
pub fn at(rules: &[Rules], text: &str) -> Case {
    let views = rules.iter().flat_map(|&rules| {
        [(position(rules, text), false), (position(rules, &rotate_text(text)), true)]
    });
    Case { views: views.collect() }
}

/// What is said of South, said of North where `rotated`: letters change their case, and the seats
/// in events change sides.
fn seen(text: &str, rotated: bool) -> String {
    let word = |word: &str| match word {
        "S" => "N".to_owned(),
        "N" => "S".to_owned(),
        hole if hole.starts_with(['A', 'B', 'a', 'b']) => other_case(hole),
        other => other.to_owned(),
    };
    if rotated {
        text.split(' ')
            .map(|part| if is_event_word(part) { part.to_owned() } else { word(part) })
            .collect::<Vec<_>>()
            .join(" ")
    } else {
        text.to_owned()
    }
}

/// Whether a word is one of an event's own (`bring`) and no hole or move (`b3`).
fn is_event_word(word: &str) -> bool {
    word.bytes().skip(1).any(|byte| byte.is_ascii_alphabetic())
}

impl Case {
    /// The legal moves are these and no others, separated by blanks.
    #[track_caller]
    pub fn moves(&self, wanted: &str) -> &Self {
        for (position, rotated) in &self.views {
            let wanted = seen(wanted, *rotated);
            let wanted: BTreeSet<&str> = wanted.split_whitespace().collect();
            let found: Vec<String> = position.legal_moves().iter().map(Move::to_string).collect();
            let found: BTreeSet<&str> = found.iter().map(String::as_str).collect();
            assert_eq!(found, wanted, "{position:?}: the moves found (left) and wanted (right)");
        }
        self
    }

    /// These are legal, whatever else is.
    #[track_caller]
    pub fn allows(&self, wanted: &str) -> &Self {
        for text in wanted.split(' ') {
            self.each(text, |_, _, _| {});
        }
        self
    }

    /// None of these is legal.
    #[track_caller]
    pub fn forbids(&self, unwanted: &str) -> &Self {
        for text in unwanted.split(' ') {
            for (position, rotated) in &self.views {
                let text = seen(text, *rotated);
                let found = find(position, &text);
                assert!(found.is_none(), "{position:?}: {text} is legal");
            }
        }
        self
    }

    /// The move gives this position.
    #[track_caller]
    pub fn gives(&self, played: &str, after: &str) -> &Self {
        self.each(played, |position, rotated, played| {
            let after = if rotated { rotate_text(after) } else { after.to_owned() };
            let found = position.play(played).expect("a legal move").to_string();
            assert_eq!(found, after, "{position:?}: {played} gives (left), wanted (right)");
        })
    }

    /// The move happens so: these events and no others, in this order, separated by `; `.
    #[track_caller]
    pub fn traces(&self, played: &str, wanted: &str) -> &Self {
        self.each(played, |position, rotated, played| {
            let (events, _) = position.watch(played).expect("a legal move");
            let found: Vec<String> = events.iter().map(Event::to_string).collect();
            let wanted: Vec<String> =
                wanted.split("; ").map(|event| seen(event, rotated)).collect();
            assert_eq!(found, wanted, "{position:?}: {played}: events found and wanted");
        })
    }

    /// The move has these events, in this order, among others.
    #[track_caller]
    pub fn tells(&self, played: &str, wanted: &str) -> &Self {
        self.each(played, |position, rotated, played| {
            let (events, _) = position.watch(played).expect("a legal move");
            let found: Vec<String> = events.iter().map(Event::to_string).collect();
            let mut left = found.iter();
            for event in wanted.split("; ") {
                let event = seen(event, rotated);
                assert!(
                    left.any(|told| *told == event),
                    "{position:?}: {played}: no `{event}` where it should be in {found:#?}"
                );
            }
        })
    }

    /// The move takes so many laps, each captured heap that is sown counted as one.
    #[track_caller]
    pub fn takes_laps(&self, played: &str, laps: usize) -> &Self {
        self.each(played, |position, _, played| {
            let (events, _) = position.watch(played).expect("a legal move");
            assert_eq!(count_laps(&events), laps, "{position:?}: laps of {played}");
        })
    }

    /// The last seed falls into `hole`, and `clause` ends the move.
    #[track_caller]
    pub fn ends(&self, played: &str, hole: &str, clause: Clause) -> &Self {
        self.tells(played, &format!("end {hole} {clause}"))
    }

    /// Nobody has won yet.
    #[track_caller]
    pub fn goes_on(&self) -> &Self {
        for (position, _) in &self.views {
            assert_eq!(position.outcome(), None, "{position:?}");
            assert!(!position.legal_moves().is_empty(), "{position:?}: no move");
        }
        self
    }

    /// The game is over, and there is no move.
    #[track_caller]
    pub fn is_won(&self, winner: Seat, by: By) -> &Self {
        self.is_over(Outcome { winner: Some(winner), by, score: None })
    }

    /// The game is over by the count of South's and North's seeds.
    #[track_caller]
    pub fn is_scored(&self, winner: Option<Seat>, score: [u8; 2]) -> &Self {
        self.is_over(Outcome { winner, by: By::Score, score: Some(score) })
    }

    #[track_caller]
    fn is_over(&self, outcome: Outcome) -> &Self {
        for (position, rotated) in &self.views {
            let wanted = if *rotated { outcome.rotated() } else { outcome };
            assert_eq!(position.outcome(), Some(wanted), "{position:?}");
            assert!(position.legal_moves().is_empty(), "{position:?}: has moves");
        }
        self
    }

    /// Calls `claim` with each view and the legal move that `text` is there.
    #[track_caller]
    fn each(&self, text: &str, claim: impl Fn(&AnyPosition, bool, Move)) -> &Self {
        for (position, rotated) in &self.views {
            let text = seen(text, *rotated);
            let Some(found) = find(position, &text) else {
                panic!("{position:?}: {text} is not legal, {:?} are", position.legal_moves());
            };
            claim(position, *rotated, found);
        }
        self
    }
}

/// The legal move with exactly this canonical text.
fn find(position: &AnyPosition, text: &str) -> Option<Move> {
    position.legal_moves().into_iter().find(|legal| legal.to_string() == text)
}

/// How many laps were sown: each begins with a hole lifted or taxed, or with captured seeds.
pub fn count_laps(events: &[Event]) -> usize {
    let begins = |event: &&Event| {
        matches!(event, Event::Lifted { .. } | Event::Taxed { .. } | Event::Entered { .. })
    };
    events.iter().filter(begins).count()
}
