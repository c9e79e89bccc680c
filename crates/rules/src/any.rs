//! The games as one type, for callers that learn at run time which game is played.

use std::fmt;

use crate::{
    Grounds, Move, MoveText, Observer, Outcome, Position, Refusal, Rules, Seat, Setup, SetupError,
    Variant, isa::Isa, kigogo::Kigogo, kimasai::Kimasai, kingulu::Kingulu, kiswahili, kujifunza,
};

macro_rules! any {
    ($($name:ident($position:ty),)*) => {
        /// A position of any of the games.
        ///
        /// ```
        /// use bingwa_rules::{AnyPosition, Position, Rules};
        /// let start = AnyPosition::start(Rules::Kingulu);
        /// let after = start.play(start.legal_moves()[0]).expect("a legal move");
        /// assert_eq!(after.to_string(), "1,0,6,6,0,1/6,6,2,7,0,6 N 7,0");
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub enum AnyPosition {
            $(
                #[doc = concat!("Of [`Rules::", stringify!($name), "`].")]
                $name($position),
            )*
        }

        $(
            impl From<$position> for AnyPosition {
                fn from(position: $position) -> Self {
                    Self::$name(position)
                }
            }
        )*

        /// Calls a generic function or evaluates an expression with the position inside.
        macro_rules! inside {
            ($any:expr, $inner:ident => $body:expr) => {
                match $any { $(AnyPosition::$name($inner) => $body,)* }
            };
        }

        impl AnyPosition {
            /// The position in which a game of these rules starts.
            pub fn start(rules: Rules) -> Self {
                match rules { $(Rules::$name => Self::$name(<$position>::start()),)* }
            }

            /// Checks a set-up.
            ///
            /// # Errors
            ///
            /// As [`Variant::from_setup`].
            pub fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
                match setup.rules() {
                    $(Rules::$name => <$position>::from_setup(setup).map(Self::$name),)*
                }
            }
        }
    };
}

any! {
    Kiswahili(kiswahili::Kiswahili<kiswahili::Standard>),
    KiswahiliZanzibar(kiswahili::Kiswahili<kiswahili::Zanzibar>),
    Kujifunza(kujifunza::Kujifunza<kujifunza::Standard>),
    KujifunzaZanzibar(kujifunza::Kujifunza<kujifunza::Zanzibar>),
    Kigogo(Kigogo),
    Kimasai(Kimasai),
    Kingulu(Kingulu),
}

impl AnyPosition {
    /// Reads a position's text.
    ///
    /// # Errors
    ///
    /// As [`Variant::parse`].
    pub fn parse(rules: Rules, text: &str) -> Result<Self, SetupError> {
        Self::from_setup(&Setup::parse(rules, text)?)
    }

    /// [`perft`](crate::perft()), in code made for the game.
    pub fn perft(&self, depth: u32) -> u64 {
        inside!(self, position => crate::perft(position, depth))
    }

    /// The result by counting seeds, in games that are scored.
    pub(crate) fn scored(&self, by: crate::By) -> Option<Outcome> {
        match self {
            Self::Kingulu(position) => Some(position.scored(by)),
            _ => None,
        }
    }
}

impl Position for AnyPosition {
    fn rules(&self) -> Rules {
        inside!(self, position => position.rules())
    }

    fn turn(&self) -> Seat {
        inside!(self, position => position.turn())
    }

    fn expand(&self, mut each: impl FnMut(Move, Self)) {
        inside!(self, position => position.expand(|played, after| each(played, after.into())));
    }

    fn expand_on<I: Isa>(&self, isa: I, mut each: impl FnMut(Move, Self)) {
        inside!(self, position => {
            position.expand_on(isa, |played, after| each(played, after.into()));
        });
    }

    fn follow(&self, played: Move, observer: impl Observer) -> Option<Self> {
        inside!(self, position => position.follow(played, observer).map(Self::from))
    }

    fn outcome(&self) -> Option<Outcome> {
        inside!(self, position => position.outcome())
    }

    fn grounds(&self, played: Move) -> Grounds {
        inside!(self, position => position.grounds(played))
    }

    fn refuse(&self, text: &MoveText) -> Refusal {
        inside!(self, position => position.refuse(text))
    }

    fn key(&self) -> u64 {
        inside!(self, position => position.key())
    }

    fn setup(&self) -> Setup {
        inside!(self, position => position.setup())
    }

    fn rotated(&self) -> Self {
        inside!(self, position => position.rotated().into())
    }
}

impl fmt::Display for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        inside!(self, position => position.fmt(f))
    }
}

impl fmt::Debug for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {self}", self.rules())
    }
}
