//! What the fuzz targets share: bytes read as a set-up of some game.

use bingwa_rules::{AnyPosition, Hole, Position, Row, Rules, Seat, Setup};

/// Reads bytes, and zeros after the last of them.
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    /// The next byte.
    pub fn byte(&mut self) -> u8 {
        self.0.split_off_first().copied().unwrap_or_default()
    }

    /// A valid position, if the bytes make one.
    pub fn position(&mut self) -> Option<AnyPosition> {
        let rules = Rules::ALL[usize::from(self.byte()) % Rules::ALL.len()];
        AnyPosition::from_setup(&self.setup(rules)).ok()
    }

    /// A set-up that may be any valid one, and often is none. A byte below 128 stands for at most
    /// seven seeds, so that random bytes spread them; there are never more than the game has.
    fn setup(&mut self, rules: Rules) -> Setup {
        let mut setup = Setup::empty(rules);
        let marks = self.byte();
        setup.turn = if marks & 1 == 0 { Seat::South } else { Seat::North };
        setup.houses = [marks & 2 != 0, marks & 4 != 0];
        let mut left = rules.seeds();
        if marks & 8 != 0 {
            for seat in Seat::ALL {
                let seeds = self.byte().min(left);
                left -= seeds;
                setup.hand[seat.index()] = seeds;
            }
        }
        for hole in Setup::holes_of(rules) {
            let byte = self.byte();
            let seeds = (if byte < 0x80 { byte & 7 } else { byte & 0x3f }).min(left);
            left -= seeds;
            setup.set_seeds(hole, seeds);
            if rules == Rules::Kingulu && byte & 0x40 != 0 {
                setup.set_reserved(hole, true);
            }
        }
        if marks & 16 != 0 {
            let number = self.byte() % rules.columns() as u8 + 1;
            setup.takasia = Some(Hole::new(setup.turn, Row::Front, number));
        }
        setup
    }
}

/// What must hold of every position: its text reads back as the same position, with the same key,
/// and it is over exactly when no move is left.
///
/// # Panics
///
/// Where it doesn't.
pub fn check_position(position: &AnyPosition) {
    let text = position.to_string();
    let again = AnyPosition::parse(position.rules(), &text)
        .unwrap_or_else(|error| panic!("{position:?} doesn't read back: {error}"));
    assert_eq!(&again, position, "the text reads back as another position");
    assert_eq!(again.key(), position.key(), "equal positions, unequal keys: {position:?}");
    assert_eq!(position.rotated().rotated(), *position, "rotated twice");
    assert_eq!(
        position.outcome().is_some(),
        position.legal_moves().is_empty(),
        "over if and only if no move is left: {position:?}"
    );
}
