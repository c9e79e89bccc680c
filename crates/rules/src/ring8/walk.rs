//! Moves of positions of the four-by-eight games: those of many side by side, or one that is watched.

use std::{ops::Range, slice};

use super::{
    HOLES, hole, is_over,
    sweep::{Found, Owners, Sweep},
};
use crate::{
    Move, Observer, Position,
    isa::Isa,
    sow::{Begin, Begins, Byte, Facing, Lots, MOST_PLACES, Queue, Side, Sides, WatchedSide},
};

/// What is known of moves when they begin.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// They capture.
    Capture,
    /// They are takata.
    Takata,
    /// They capture by a seed put in a hole, and end with the lap of what they capture.
    OnlyLap,
}

/// Moves that wait to be sown, a queue for each of the first `KINDS` kinds.
pub(crate) struct Waiting<const KINDS: usize>([Queue; KINDS]);

/// A position of a four-by-eight game, in which there are the first `KINDS` kinds of moves.
pub(crate) trait Sown<const KINDS: usize>: Position {
    /// Whether the game has houses.
    const HOUSES: bool;

    /// The holes of the player to move and of the opponent.
    fn sides(&self) -> [&[u8; HOLES]; 2];

    /// Whether the player to move and the opponent own their houses.
    fn owned(&self) -> [bool; 2];

    /// Whether moves of this position and of the other can be sown together: the same player is to
    /// move, and in the same stage.
    fn is_like(&self, other: &Self) -> bool;

    /// Adds the beginnings of the moves of a position that may be played on: of captures, or, where
    /// there is none, of takata.
    fn begin<I: Isa>(&self, place: usize, waiting: &mut Waiting<KINDS>);

    /// The move with a beginning.
    fn named(&self, begin: Begin, kind: Kind) -> Move;

    /// Sows moves of one kind to their ends; those that are endless stay under way (COM-4).
    fn sow<T: Side, F: Sides<Byte = T::Byte>>(
        positions: &[Self],
        sweep: &mut Sweep<T, F>,
        lots: &Lots<T::Byte>,
        kind: Kind,
    );

    /// The position after a move of that kind that left these holes to its player and the opponent.
    fn after<S: Facing>(
        &self,
        mine: &[u8; HOLES],
        theirs: &[u8; HOLES],
        found: Found,
        kind: Kind,
    ) -> Self;
}

impl<const KINDS: usize> Waiting<KINDS> {
    /// Every kind, those that every game has first.
    const KINDS: [Kind; 3] = [Kind::Capture, Kind::Takata, Kind::OnlyLap];

    /// Adds beginnings of a position's moves, and whether its mover owns his house.
    #[inline(always)]
    pub(crate) fn add<I: Isa>(
        &mut self,
        kind: Kind,
        place: usize,
        begins: Begins<HOLES>,
        owner: bool,
    ) {
        self.0[kind as usize].add::<I>(place, begins, owner);
    }

    /// Adds moves of the positions at some places, as long as there is room; whether there are any.
    #[inline(always)]
    fn fill<P: Sown<KINDS>, I: Isa>(&mut self, positions: &[P], places: &mut Range<usize>) -> bool {
        let mut any = false;
        while !self.0.iter().any(Queue::is_full)
            && let Some(place) = places.next()
        {
            any = true;
            let position = &positions[place];
            if !is_over(position) {
                position.begin::<I>(place, self);
            }
        }
        any
    }

    /// Takes moves of one kind.
    #[inline(always)]
    fn take_lots<B: Byte>(&mut self) -> Option<(Lots<B>, Kind)> {
        for (queue, kind) in self.0.iter_mut().zip(Self::KINDS) {
            if let Some(lots) = queue.take_lots() {
                return Some((lots, kind));
            }
        }
        None
    }
}

/// Every legal move of each of some positions, with the position's place among them and the position
/// after it. One that could go on from the house comes again with that choice, after the other
/// captures.
#[inline(always)]
pub(crate) fn expand_all<const KINDS: usize, P: Sown<KINDS>, I: Isa>(
    positions: &[P],
    mut each: impl FnMut(usize, Move, P),
) {
    let mut before = 0;
    let alike = positions.chunk_by(P::is_like);
    for alike in alike.flat_map(|alike| alike.chunks(MOST_PLACES)) {
        expand::<KINDS, P, I>(alike, |place, played, after| each(before + place, played, after));
        before += alike.len();
    }
}

/// The same of at most [`MOST_PLACES`] positions that are alike.
#[inline(always)]
pub(crate) fn expand<const KINDS: usize, P: Sown<KINDS>, I: Isa>(
    positions: &[P],
    mut each: impl FnMut(usize, Move, P),
) {
    let mut waiting = Waiting(std::array::from_fn(|_| Queue::new()));
    let mut places = 0..positions.len();
    while waiting.fill::<P, I>(positions, &mut places) {
        while let Some((lots, kind)) = waiting.take_lots() {
            let ring = I::Side::gather(|lane| positions[lots.place(lane)].sides()[0]);
            let mut sweep = sweep::<KINDS, P, _, I::Side>(positions, ring, &lots);
            P::sow(positions, &mut sweep, &lots, kind);
            if P::HOUSES && sweep.stopped.any() {
                for lane in (0..lots.count).filter(|&lane| sweep.stopped.lane(lane) != 0) {
                    waiting.0[Kind::Capture as usize].add_choosing(&lots, lane);
                }
            }
            let endless = sweep.live.any();
            sweep.finish();
            let (mine, theirs) = sweep.boards();
            let boards = mine.as_ref().iter().zip(theirs.as_ref()).take(lots.count);
            for (lane, (mine, theirs)) in boards.enumerate() {
                if !(endless && sweep.live.is(lane)) {
                    let before = &positions[lots.place(lane)];
                    let played = before.named(lots.begin(lane), kind);
                    let found = sweep.found(lane, before.owned());
                    let after = before.after::<I::Single>(mine, theirs, found, kind);
                    each(lots.place(lane), played, after);
                }
            }
        }
    }
}

/// Follows one move, and gives the position after it, what was found beside the boards, and the
/// mover's side as it is watched; `None` where the move is endless.
pub(crate) fn follow<const KINDS: usize, P: Sown<KINDS>>(
    position: &P,
    begin: Begin,
    kind: Kind,
    observer: impl Observer,
) -> Option<(P, Found, impl Side<Byte = u8>)> {
    let turn = position.turn();
    let lots = Lots::one(begin, position.owned()[0]);
    let ring = WatchedSide::new(*position.sides()[0], observer, move |index| hole(turn, index));
    let positions = slice::from_ref(position);
    let mut sweep = sweep::<KINDS, P, _, [u8; HOLES]>(positions, ring, &lots);
    P::sow(positions, &mut sweep, &lots, kind);
    if sweep.live != 0 {
        return None;
    }
    sweep.finish();
    let found = sweep.found(0, position.owned());
    let after = {
        let (mine, theirs) = sweep.boards();
        let (mine, theirs) = (mine.as_ref().first()?, theirs.as_ref().first()?);
        position.after::<[u8; HOLES]>(mine, theirs, found, kind)
    };
    Some((after, found, sweep.ring))
}

#[inline(always)]
fn sweep<const KINDS: usize, P: Sown<KINDS>, T: Side, F: Sides<Byte = T::Byte>>(
    positions: &[P],
    ring: T,
    lots: &Lots<T::Byte>,
) -> Sweep<T, F> {
    let of = |lane| &positions[lots.place(lane)];
    let owners = if P::HOUSES {
        let opponent = T::Byte::each(|lane| if of(lane).owned()[1] { 0xff } else { 0 });
        Owners { mover: lots.owners(), any: lots.any_owner(), opponent }
    } else {
        Owners::none()
    };
    Sweep::new(ring, F::gather(|lane| of(lane).sides()[1]), owners, positions[0].turn(), lots)
}
