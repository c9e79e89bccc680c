//! What a score says of the result.

use bingwa_rules::Rules;

use crate::Score;

/// How likely the player to move wins, draws and loses.
///
/// A score of so many centi-seeds wins with the chance `1 / (1 + exp((draw - score) / scale))`, and
/// the opponent likewise with the score turned round; what is left is drawn. Both numbers are those
/// under which the results of the engine's own games were likeliest, given what it said in them:
/// `bingwa calibrate` finds them from games of `bingwa selfplay`.
///
/// ```
/// use bingwa_engine::{Chances, Score};
/// use bingwa_rules::Rules;
/// assert_eq!(Chances::of(Rules::Kiswahili, Score::Win(3)).permille(), [1000, 0, 0]);
/// assert_eq!(Chances::of(Rules::Kiswahili, Score::Seeds(0)).points(), 500);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chances {
    win: f64,
    loss: f64,
}

/// The scale and the half-width of draws, in centi-seeds.
const fn fitted(rules: Rules) -> (f64, f64) {
    match rules {
        Rules::Kiswahili | Rules::KiswahiliZanzibar => (1513.0, 0.0),
        Rules::Kujifunza | Rules::KujifunzaZanzibar => (1845.0, 0.0),
        Rules::Kigogo => (350.0, 0.0),
        Rules::Kimasai => (138.0, 0.0),
        Rules::Kingulu => (175.0, 224.0),
    }
}

/// The centi-seeds that a judge means by odds of e to 1, without a search: what the numbers of
/// networks, the errors of weak levels and the margins of the search are measured by.
pub const fn unit(rules: Rules) -> f64 {
    match rules {
        Rules::Kiswahili | Rules::KiswahiliZanzibar => 1267.0,
        Rules::Kujifunza | Rules::KujifunzaZanzibar => 1173.0,
        Rules::Kigogo => 399.0,
        Rules::Kimasai => 185.0,
        Rules::Kingulu => 200.0,
    }
}

impl Chances {
    /// The score that wins with a chance of e to 1, in centi-seeds.
    pub const fn scale(rules: Rules) -> f64 {
        fitted(rules).0
    }

    /// The half-width of draws, in centi-seeds: how much more a win asks for than no loss.
    pub const fn draw(rules: Rules) -> f64 {
        fitted(rules).1
    }

    /// What a score says to the player to move.
    pub fn of(rules: Rules, score: Score) -> Self {
        let (scale, draw) = fitted(rules);
        let chance = |score: f64| 1.0 / (1.0 + ((draw - score) / scale).exp());
        match score {
            Score::Win(_) => Self { win: 1.0, loss: 0.0 },
            Score::Loss(_) => Self { win: 0.0, loss: 1.0 },
            Score::Seeds(score) => {
                let score = f64::from(score);
                Self { win: chance(score), loss: chance(-score) }
            }
        }
    }

    /// The chances of a win, a draw and a loss in permille; they add up to 1000.
    pub fn permille(self) -> [u32; 3] {
        let win = (self.win * 1000.0).round() as u32;
        let loss = ((self.loss * 1000.0).round() as u32).min(1000 - win);
        [win, 1000 - win - loss, loss]
    }

    /// The points to be expected in permille of a won game, a draw being half of one.
    pub fn points(self) -> u32 {
        (500.0 + 500.0 * (self.win - self.loss)).round() as u32
    }
}
