//! What a position looks like to somebody who does not search: one judge a game.

use bingwa_rules::{
    AnyPosition, Position, Seat, kigogo::Kigogo, kimasai::Kimasai, kingulu::Kingulu, kiswahili,
    kujifunza,
};

use crate::{
    Network,
    weights::{read, ring_features, ring_weights},
};

/// Evaluates an expression with the position of whichever game.
macro_rules! inside {
    ($any:expr, $inner:ident => $body:expr) => {
        match $any {
            AnyPosition::Kiswahili($inner) => $body,
            AnyPosition::KiswahiliZanzibar($inner) => $body,
            AnyPosition::Kujifunza($inner) => $body,
            AnyPosition::KujifunzaZanzibar($inner) => $body,
            AnyPosition::Kigogo($inner) => $body,
            AnyPosition::Kimasai($inner) => $body,
            AnyPosition::Kingulu($inner) => $body,
        }
    };
}
pub(crate) use inside;

/// What the search asks of a game besides its rules.
pub(crate) trait Judge: Position + Copy {
    /// About how many centi-seeds the player to move is ahead.
    fn worth(&self) -> i32;

    /// Calls `each` with the place of every weight whose sum is the worth; of none where it is
    /// reckoned otherwise.
    #[inline(always)]
    fn features(&self, _: impl FnMut(usize)) {}

    /// Whether the game may be over here: asked before the costly
    /// [`outcome`](Position::outcome). Where all the moves left would be endless it may be wrong.
    fn may_be_over(&self) -> bool;

    /// A number that no move lowers. A position that differs in it from a later one of the same
    /// game can't come back (COM-7).
    fn age(&self) -> u32;

    /// Itself, in games whose endings somebody may know, if it has no more than `most` seeds.
    fn with_few(&self, most: u32) -> Option<AnyPosition> {
        let _ = most;
        None
    }

    /// The winner, should the game end here because the position came back (COM-7).
    fn repeated(&self) -> Option<Seat> {
        None
    }
}

/// Weights of the rings of a four-by-eight board.
const RING16: usize = ring_weights(16);
/// Weights of a stage of Bao la Kiswahili: of the rings, the houses and the mover's reserve.
const KISWAHILI_STAGE: usize = RING16 + 4 + 24;

/// Learnt by the example `fit` of `bingwa-train`, which writes the files.
static KISWAHILI: [i16; 2 * KISWAHILI_STAGE] = read(include_bytes!("weights/kiswahili.weights"));
static KUJIFUNZA: [i16; RING16] = read(include_bytes!("weights/kujifunza.weights"));
static KIGOGO: [i16; ring_weights(24)] = read(include_bytes!("weights/kigogo.weights"));
static KIMASAI: [i16; ring_weights(24)] = read(include_bytes!("weights/kimasai.weights"));

/// States told apart in a hole of Bao Kingulu: its counts, of which the last stands for all greater
/// ones, and being reserved.
const KINGULU_COUNTS: usize = 16;
/// How many seeds more than the opponent a player can have secured.
const KINGULU_LEAD: usize = 48;
/// Inputs of its networks: the holes, and the lead.
const KINGULU: usize = 12 * KINGULU_COUNTS + 2 * KINGULU_LEAD + 1;

/// The sum of the weights that count in a position.
#[inline(always)]
fn sum(position: &impl Judge, weights: &[i16]) -> i32 {
    let mut sum = 0;
    position.features(|place| sum += i32::from(weights.get(place).copied().unwrap_or_default()));
    sum
}

/// Whether a front row is empty, or the player to move has nothing to lift.
fn coast_may_be_over([mine, theirs]: [&[u8; 16]; 2], in_reserve: bool) -> bool {
    let is_bare = |ring: &[u8; 16]| ring[..8] == [0; 8];
    is_bare(mine) || is_bare(theirs) || (!in_reserve && mine.iter().all(|&seeds| seeds < 2))
}

impl<R: kiswahili::Reading> Judge for kiswahili::Kiswahili<R> {
    fn worth(&self) -> i32 {
        sum(self, &KISWAHILI)
    }

    #[inline(always)]
    fn features(&self, mut each: impl FnMut(usize)) {
        let [mine, theirs] = self.rings();
        let [reserve, their_reserve] = self.reserves().map(usize::from);
        let [house, their_house] = self.houses().map(usize::from);
        // The two stages are two games.
        let stage = usize::from(reserve + their_reserve == 0) * KISWAHILI_STAGE;
        ring_features(mine, theirs, |place| each(stage + place));
        each(stage + RING16 + house * 2 + their_house);
        each(stage + RING16 + 4 + reserve.min(23));
    }

    fn may_be_over(&self) -> bool {
        coast_may_be_over(self.rings(), self.reserves()[0] > 0)
    }

    fn age(&self) -> u32 {
        // Until somebody has won, every move of the namua stage spends a seed.
        let [mine, theirs] = self.reserves().map(u32::from);
        u32::from(u8::MAX) * 2 - mine - theirs
    }
}

impl<R: kujifunza::Reading> Judge for kujifunza::Kujifunza<R> {
    fn worth(&self) -> i32 {
        sum(self, &KUJIFUNZA)
    }

    #[inline(always)]
    fn features(&self, each: impl FnMut(usize)) {
        let [mine, theirs] = self.rings();
        ring_features(mine, theirs, each);
    }

    fn may_be_over(&self) -> bool {
        coast_may_be_over(self.rings(), false)
    }

    fn age(&self) -> u32 {
        0
    }
}

impl Judge for Kigogo {
    fn worth(&self) -> i32 {
        sum(self, &KIGOGO)
    }

    #[inline(always)]
    fn features(&self, each: impl FnMut(usize)) {
        let [mine, theirs] = self.rings();
        ring_features(mine, theirs, each);
    }

    fn may_be_over(&self) -> bool {
        let [mine, theirs] = self.rings();
        *theirs == [0; 24] || mine.iter().all(|&seeds| seeds < 2)
    }

    fn with_few(&self, most: u32) -> Option<AnyPosition> {
        let seeds = |ring: &[u8; 24]| ring.iter().map(|&seeds| u32::from(seeds)).sum::<u32>();
        (self.rings().map(seeds).iter().sum::<u32>() <= most).then(|| (*self).into())
    }

    fn age(&self) -> u32 {
        let gone = self.rings().map(|ring| 2 * 92 - u32::from(ring.iter().sum::<u8>()));
        gone[0] + gone[1]
    }
}

impl Judge for Kimasai {
    fn worth(&self) -> i32 {
        sum(self, &KIMASAI)
    }

    #[inline(always)]
    fn features(&self, each: impl FnMut(usize)) {
        let ring = |stones: u32| std::array::from_fn::<u8, 24, _>(|i| (stones >> i & 1) as u8);
        let [mine, theirs] = self.stones().map(ring);
        ring_features(&mine, &theirs, each);
    }

    fn may_be_over(&self) -> bool {
        let [mine, theirs] = self.stones();
        mine == 0 || theirs == 0 || mine == 0xff_ffff
    }

    fn with_few(&self, most: u32) -> Option<AnyPosition> {
        let [mine, theirs] = self.stones();
        (mine.count_ones() + theirs.count_ones() <= most).then(|| (*self).into())
    }

    fn age(&self) -> u32 {
        let [mine, theirs] = self.stones();
        2 * 24 - mine.count_ones() - theirs.count_ones()
    }
}

impl Judge for Kingulu {
    fn worth(&self) -> i32 {
        let [south, north] = self.score().map(i32::from);
        let margin = 100 * (south - north);
        if self.turn() == Seat::South { margin } else { -margin }
    }

    #[inline(always)]
    fn features(&self, mut each: impl FnMut(usize)) {
        let (seeds, reserved) = (self.in_play(), self.reserved());
        let [south, north] = self.secured().map(usize::from);
        let (mine, theirs, first) = match self.turn() {
            Seat::South => (south, north, 0),
            Seat::North => (north, south, 6),
        };
        // The mover's row comes first, in the order in which it is sown.
        for place in 0..12 {
            let index = (first + place) % 12;
            let is_reserved = reserved >> index & 1 != 0;
            let most = KINGULU_COUNTS - 2;
            let state = if is_reserved { most + 1 } else { usize::from(seeds[index]).min(most) };
            each(place * KINGULU_COUNTS + state);
        }
        each(12 * KINGULU_COUNTS + KINGULU_LEAD + mine - theirs);
    }

    fn may_be_over(&self) -> bool {
        // There are six moves at the most, and nothing tells beforehand which ones are legal.
        true
    }

    fn age(&self) -> u32 {
        self.secured().iter().map(|&seeds| u32::from(seeds)).sum()
    }

    fn repeated(&self) -> Option<Seat> {
        let [south, north] = self.score();
        match south.cmp(&north) {
            std::cmp::Ordering::Greater => Some(Seat::South),
            std::cmp::Ordering::Less => Some(Seat::North),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// [`Judge::features`] of a position of any game.
pub(crate) fn features(position: &AnyPosition) -> Vec<usize> {
    let mut places = Vec::new();
    inside!(position, position => position.features(|place| places.push(place)));
    places
}

/// How many places [`Judge::features`] has in the game of a position.
pub(crate) fn inputs(position: &AnyPosition) -> usize {
    match position {
        AnyPosition::Kiswahili(_) | AnyPosition::KiswahiliZanzibar(_) => KISWAHILI.len(),
        AnyPosition::Kujifunza(_) | AnyPosition::KujifunzaZanzibar(_) => KUJIFUNZA.len(),
        AnyPosition::Kigogo(_) => KIGOGO.len(),
        AnyPosition::Kimasai(_) => KIMASAI.len(),
        AnyPosition::Kingulu(_) => KINGULU,
    }
}

/// Tells each of some items what the position that it stands for is worth: by a network where there
/// is one, by the game's weights otherwise.
#[inline]
pub(crate) fn judge<T, P: Judge>(
    network: Option<&Network>,
    items: &mut [T],
    position: impl Fn(&T) -> P,
    mut tell: impl FnMut(&mut T, i32),
) {
    match network {
        Some(network) => network.judge(items, position, tell),
        None => {
            for item in items {
                let worth = position(item).worth();
                tell(item, worth);
            }
        }
    }
}

/// [`Judge::worth`] of a position of any game.
pub(crate) fn worth(position: &AnyPosition) -> i32 {
    inside!(position, position => position.worth())
}

/// [`Judge::age`] of a position of any game.
pub(crate) fn age(position: &AnyPosition) -> u32 {
    inside!(position, position => position.age())
}
