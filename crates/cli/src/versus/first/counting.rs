//! What a position looks like to the first opponent, who counts.

use bingwa_rules::{
    Hole, Position, Row, Seat, Setup, kigogo::Kigogo, kimasai::Kimasai, kingulu::Kingulu,
    kiswahili, kujifunza,
};

/// What the first opponent asks of a game besides its rules.
pub(super) trait Counting: Position + Copy {
    /// About how many centi-seeds the player to move is ahead.
    fn worth(&self) -> i32;

    /// The winner, should the game end here because the position came back (COM-7).
    fn repeated(&self) -> Option<Seat> {
        None
    }
}

/// What a player has on the board and in hand.
#[derive(Default)]
struct Wealth {
    seeds: i32,
    /// Occupied holes of the front row.
    front: i32,
    /// Holes with two or more seeds.
    heaps: i32,
    house: i32,
}

impl Wealth {
    fn of(setup: &Setup, seat: Seat) -> Self {
        let index = seat.index();
        let mut wealth = Self {
            seeds: i32::from(setup.hand[index]),
            house: i32::from(setup.houses[index]),
            ..Self::default()
        };
        for row in [Row::Front, Row::Back] {
            for number in 1..=setup.rules().columns() as u8 {
                let seeds = setup.seeds(Hole::new(seat, row, number));
                wealth.seeds += i32::from(seeds);
                wealth.front += i32::from(row == Row::Front && seeds > 0);
                wealth.heaps += i32::from(seeds > 1);
            }
        }
        wealth
    }
}

/// The worth by a linear measure of each player's wealth.
fn compare(position: &impl Position, measure: impl Fn(&Wealth) -> i32) -> i32 {
    let (setup, turn) = (position.setup(), position.turn());
    measure(&Wealth::of(&setup, turn)) - measure(&Wealth::of(&setup, turn.other()))
}

/// On the coast a front row that thins out loses, and a house holds its seeds together.
fn coast(position: &impl Position) -> i32 {
    compare(position, |own| 100 * own.seeds + 40 * own.front + 20 * own.heaps + 250 * own.house)
}

impl<R: kiswahili::Reading> Counting for kiswahili::Kiswahili<R> {
    fn worth(&self) -> i32 {
        coast(self)
    }
}

impl<R: kujifunza::Reading> Counting for kujifunza::Kujifunza<R> {
    fn worth(&self) -> i32 {
        coast(self)
    }
}

impl Counting for Kigogo {
    fn worth(&self) -> i32 {
        compare(self, |own| 100 * own.seeds + 10 * own.heaps)
    }
}

impl Counting for Kimasai {
    fn worth(&self) -> i32 {
        // A stone in front can be taken, and can take.
        compare(self, |own| 100 * own.seeds + 5 * own.front)
    }
}

impl Counting for Kingulu {
    fn worth(&self) -> i32 {
        let [south, north] = self.score().map(i32::from);
        let margin = 100 * (south - north);
        if self.turn() == Seat::South { margin } else { -margin }
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
