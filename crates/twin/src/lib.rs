//! The slow twin: the five Bao games written a second time, plainly, from the clauses of the rules and nothing else.
//!
//! It shares no code with `bingwa-rules`, so that a mistake in one of the two shows as a difference. Every seed is dropped
//! by itself, every rule carries the id of its clause, and nothing is clever. It works on text: a position goes in as
//! text, and moves and positions come out as canonical text.
//!
//! ```
//! let start = bingwa_twin::start("kimasai").unwrap();
//! let moves = bingwa_twin::expand("kimasai", start).unwrap();
//! assert_eq!(moves.len(), 1);
//! assert_eq!(moves[0].0, "A2");
//! assert_eq!(bingwa_twin::winner("kimasai", start), Ok(None));
//! ```

mod board;
mod eight;
mod kigogo;
mod kimasai;
mod kingulu;
mod kiswahili;
mod kujifunza;
mod text;
mod twelve;

pub use text::Seat;

/// A move that has not ended after this many laps is endless, and not legal (COM-4).
const MOST_LAPS: u32 = 10_000;

/// How a game ended, and for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The winner; `None` is a draw.
    pub winner: Option<Seat>,
    /// What decided.
    pub by: Why,
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The loser's front row is empty (KIS-50, KUJ-9).
    Hamna,
    /// The loser, who is to move, has no legal move (COM-5).
    NoMoves,
    /// The loser has no seeds left (KIG-7, KIM-4).
    NoSeeds,
    /// The seeds were counted (KIN-7).
    Score {
        /// South's seeds.
        south: u32,
        /// North's seeds.
        north: u32,
    },
}

/// The two readings of a game that has two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reading {
    Source,
    Zanzibar,
}

/// What every game can tell about a position once it has been read and found possible.
trait Game {
    /// All legal moves, each with the position after it.
    fn moves(&self) -> Vec<(String, String)>;
    /// The result, if the game is over here.
    fn verdict(&self) -> Option<Verdict>;
}

/// The position from which a game starts, or `None` for an unknown rules id.
pub fn start(rules: &str) -> Option<&'static str> {
    match rules {
        "kiswahili" | "kiswahili/zanzibar" => Some(kiswahili::START),
        "kujifunza" | "kujifunza/zanzibar" => Some(kujifunza::START),
        "kigogo" => Some(kigogo::START),
        "kimasai" => Some(kimasai::START),
        "kingulu" => Some(kingulu::START),
        _ => None,
    }
}

/// All legal moves in canonical text, each with the text of the position after it; none where the game is over.
///
/// # Errors
/// One line, for an unknown rules id, a text that is not a position, or a position that can't be.
pub fn expand(rules: &str, position: &str) -> Result<Vec<(String, String)>, String> {
    Ok(read(rules, position)?.moves())
}

/// The result at a position, or `None` while the game goes on. Repetition (COM-7) belongs to games, not to positions.
///
/// # Errors
/// As [`expand`].
pub fn winner(rules: &str, position: &str) -> Result<Option<Verdict>, String> {
    Ok(read(rules, position)?.verdict())
}

/// Whether a text is a position that can be.
///
/// # Errors
/// As [`expand`].
pub fn valid(rules: &str, position: &str) -> Result<(), String> {
    read(rules, position).map(|_| ())
}

fn read(rules: &str, position: &str) -> Result<Box<dyn Game>, String> {
    Ok(match rules {
        "kiswahili" => Box::new(kiswahili::Position::read(position, Reading::Source)?),
        "kiswahili/zanzibar" => Box::new(kiswahili::Position::read(position, Reading::Zanzibar)?),
        "kujifunza" => Box::new(kujifunza::Position::read(position, Reading::Source)?),
        "kujifunza/zanzibar" => Box::new(kujifunza::Position::read(position, Reading::Zanzibar)?),
        "kigogo" => Box::new(kigogo::Position::read(position)?),
        "kimasai" => Box::new(kimasai::Position::read(position)?),
        "kingulu" => Box::new(kingulu::Position::read(position)?),
        _ => {
            return Err(format!(
                "rules: unknown id {rules:?}, expected one of the seven, such as \"kiswahili\""
            ));
        }
    })
}
