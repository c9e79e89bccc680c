//! What a set-up says of houses and stages, for callers that show it.

use crate::{
    Hole, Seat, Setup,
    ring8::{self, FUNCTIONAL, HOUSE},
};

impl Setup {
    /// The house of a player who owns it (KIS-4); `None` in games without houses.
    ///
    /// ```
    /// use bingwa_rules::{AnyPosition, Position, Rules, Seat};
    /// let start = AnyPosition::start(Rules::Kiswahili).setup();
    /// assert_eq!(start.house(Seat::South).map(|hole| hole.to_string()), Some("A5".to_owned()));
    /// ```
    pub fn house(&self, seat: Seat) -> Option<Hole> {
        self.houses[seat.index()].then(|| ring8::hole(seat, HOUSE as u8))
    }

    /// Whether a player owns a house that is functional (KIS-4).
    pub fn is_functional(&self, seat: Seat) -> bool {
        self.house(seat).is_some_and(|house| self.seeds(house) >= FUNCTIONAL)
    }

    /// Whether a player of Bao la Kiswahili is in the namua stage (KIS-3).
    pub fn is_namua(&self, seat: Seat) -> bool {
        self.rules().is_kiswahili() && self.hand[seat.index()] > 0
    }
}
