//! What the five games have in common.

use std::{fmt, hash::Hash};

use crate::{
    Event, Grounds, Move, MoveText, Moves, Observer, Refusal, Rules, Seat, Setup, SetupError,
    isa::{self, Isa, Job},
};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum By {
    /// A front row is empty (KIS-50, KUJ-9).
    Hamna,
    /// The player to move has no legal move (COM-5).
    NoMoves,
    /// A player has no seeds left (KIG-7, KIM-4).
    NoSeeds,
    /// The seeds were counted (KIN-7).
    Score,
    /// A position came back too often (COM-7).
    Repetition,
}

impl By {
    /// The word used in records and in machine-readable output.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hamna => "hamna",
            Self::NoMoves => "no-moves",
            Self::NoSeeds => "no-seeds",
            Self::Score => "score",
            Self::Repetition => "repetition",
        }
    }
}

/// The result of a game that is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Seat>,
    /// What ended it.
    pub by: By,
    /// The seeds of South and North, in games that are scored.
    pub score: Option<[u8; 2]>,
}

impl Outcome {
    pub(crate) const fn won(winner: Seat, by: By) -> Option<Self> {
        Some(Self { winner: Some(winner), by, score: None })
    }

    /// South and North exchanged.
    #[must_use]
    pub fn rotated(mut self) -> Self {
        self.winner = self.winner.map(Seat::other);
        if let Some(score) = &mut self.score {
            score.reverse();
        }
        self
    }
}

/// The move is not legal in the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("move: {0} is not legal here")]
pub struct NotLegal(pub Move);

/// A position of some game: what is on the board, whose turn it is, and all that follows.
///
/// A position knows nothing of the moves before it; repetition (COM-7) belongs to
/// [`Game`](crate::Game).
pub trait Position: Clone + Eq + Hash + fmt::Debug + Send + Sync {
    /// The rules that the position stands under.
    fn rules(&self) -> Rules;

    /// Who is to move.
    fn turn(&self) -> Seat;

    /// Calls `each` with every legal move and the position after it, in an order that is the same on
    /// every machine.
    ///
    /// This is the fast way to walk a game: whether a move is legal is known only once it has been
    /// sown to its end (COM-4), so the position after it comes for nothing.
    #[inline]
    fn expand(&self, each: impl FnMut(Move, Self)) {
        isa::run(Expand(self, each));
    }

    /// [`expand`](Self::expand) inside a [`Job`], with the instructions already found.
    fn expand_on<I: Isa>(&self, isa: I, each: impl FnMut(Move, Self));

    /// [`expand_on`](Self::expand_on) of some positions, with the place of each, in an order that is
    /// the same on every machine. Games that sow moves side by side do so across the positions, best
    /// where the same player is to move in all.
    #[inline(always)]
    fn expand_all_on<I: Isa>(positions: &[Self], isa: I, mut each: impl FnMut(usize, Move, Self)) {
        for (place, position) in positions.iter().enumerate() {
            position.expand_on(isa, |played, after| each(place, played, after));
        }
    }

    /// Plays a move that is known to be legal, watched by `observer`.
    ///
    /// `None` where the move turns out to be endless. A move that is not legal gives `None` or some
    /// position without meaning; it never panics.
    fn follow(&self, played: Move, observer: impl Observer) -> Option<Self>;

    /// The result, if the game is over in this position whatever came before.
    fn outcome(&self) -> Option<Outcome>;

    /// The clauses behind a legal move; without meaning for any other.
    fn grounds(&self, played: Move) -> Grounds;

    /// Why a text that means no legal move means none; without meaning for any other.
    fn refuse(&self, text: &MoveText) -> Refusal;

    /// 64 bits that tell this position from others of the same rules; the same in every run.
    fn key(&self) -> u64;

    /// The position as a set-up; its `Display` is the position's text.
    fn setup(&self) -> Setup;

    /// South and North exchanged.
    #[must_use]
    fn rotated(&self) -> Self;

    /// All legal moves in canonical order: by hole, the front row first, and by sign, left first;
    /// none where the game is over.
    fn legal_moves(&self) -> Moves {
        let mut moves = Moves::new();
        self.expand(|legal, _| {
            // No game has more than 64 moves; were one to, the list would stay whole but short.
            let _ = moves.try_push(legal);
        });
        moves.sort_unstable();
        moves
    }

    /// Plays a legal move.
    ///
    /// # Errors
    ///
    /// [`NotLegal`] for any other move.
    fn play(&self, played: Move) -> Result<Self, NotLegal> {
        let mut after = None;
        self.expand(|legal, position| {
            if legal == played {
                after = Some(position);
            }
        });
        after.ok_or(NotLegal(played))
    }

    /// The events of a legal move, and the position after it.
    ///
    /// # Errors
    ///
    /// [`NotLegal`] for any other move.
    fn watch(&self, played: Move) -> Result<(Vec<Event>, Self), NotLegal> {
        if !self.legal_moves().contains(&played) {
            return Err(NotLegal(played));
        }
        let mut events = Vec::new();
        let after = self.follow(played, &mut events).ok_or(NotLegal(played))?;
        Ok((events, after))
    }
}

struct Expand<'a, P, F>(&'a P, F);

impl<P: Position, F: FnMut(Move, P)> Job for Expand<'_, P, F> {
    type Output = ();

    #[inline(always)]
    fn run<I: Isa>(self, isa: I) {
        self.0.expand_on(isa, self.1);
    }
}

/// A position whose rules are known when the program is compiled.
pub trait Variant: Position + Copy {
    /// The rules.
    const RULES: Rules;

    /// The position in which a game starts.
    fn start() -> Self;

    /// Checks a set-up of these rules.
    ///
    /// # Errors
    ///
    /// Where no game could come to such a position; see `common.md`, *Positions as text*.
    fn from_setup(setup: &Setup) -> Result<Self, SetupError>;

    /// Reads a position's text.
    ///
    /// # Errors
    ///
    /// As [`Setup::parse`] and [`from_setup`](Self::from_setup).
    fn parse(text: &str) -> Result<Self, SetupError> {
        Self::from_setup(&Setup::parse(Self::RULES, text)?)
    }
}

/// Mixes 64-bit words into a key that is the same in every run and on every machine.
///
/// The step is the folded 64x64-bit product, as in wyhash and its relatives.
#[inline]
pub(crate) fn mix(words: &[u64]) -> u64 {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    let upper = if cfg!(target_family = "wasm") { upper_by_halves } else { upper };
    let fold = |a: u64, b: u64| a.wrapping_mul(b) ^ upper(a, b);
    let mut key = ODD;
    for &word in words {
        key = fold(key.rotate_left(23) ^ word, ODD);
    }
    fold(key, ODD)
}

/// The upper half of a product.
#[inline(always)]
fn upper(a: u64, b: u64) -> u64 {
    ((u128::from(a) * u128::from(b)) >> 64) as u64
}

/// The same, for machines that would call a function for so long a product.
#[inline(always)]
fn upper_by_halves(a: u64, b: u64) -> u64 {
    let halves = |n: u64| [n & u64::from(u32::MAX), n >> 32];
    let ([a, above_a], [b, above_b]) = (halves(a), halves(b));
    let [_, carried] = halves(a * b);
    let [middle, upper] = halves(above_a * b + carried);
    let [_, carried] = halves(a * above_b + middle);
    above_a * above_b + upper + carried
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_make_the_whole_product() {
        let dice = &mut fastrand::Rng::with_seed(3);
        let edges = [0, 1, u64::from(u32::MAX), 1 << 32, u64::MAX - 1, u64::MAX];
        let some = std::array::from_fn::<u64, 1_000, _>(|_| dice.u64(..) >> dice.u32(..64));
        for &a in edges.iter().chain(&some) {
            for &b in edges.iter().chain(&some[..20]) {
                assert_eq!(upper_by_halves(a, b), upper(a, b), "{a} by {b}");
            }
        }
    }
}
