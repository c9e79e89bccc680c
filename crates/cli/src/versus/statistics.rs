//! What the results of paired games say of two engines.

/// The score that a difference in Elo stands for.
pub(super) fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

/// The difference in Elo that a score stands for; infinite where a side scored nothing.
pub(super) fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// Pairs of games from the same opening with seats exchanged, by the points of the first engine:
/// 0, 1/2, 1, 1 1/2, 2.
///
/// The two games of a pair depend on each other through their opening, so that pairs are counted and
/// not games.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Pairs(pub(super) [u32; 5]);

impl Pairs {
    /// Counts a pair of so many half points.
    pub(super) fn add(&mut self, half_points: usize) {
        self.0[half_points.min(4)] += 1;
    }

    pub(super) fn count(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The mean score, 0 to 1, and its variance from pair to pair. With `prior`, something of every
    /// result is counted in, so that there is some variance.
    pub(super) fn moments(&self, prior: f64) -> (f64, f64) {
        let weights = self.0.map(|count| f64::from(count) + prior);
        let count: f64 = weights.iter().sum();
        let each = || weights.iter().zip([0.0, 0.25, 0.5, 0.75, 1.0]);
        let mean = each().map(|(weight, score)| weight * score).sum::<f64>() / count;
        let variance = each().map(|(weight, score)| weight * (score - mean).powi(2)).sum::<f64>();
        (mean, variance / count)
    }

    /// The mean score; one half where nothing was played.
    pub(super) fn score(&self) -> f64 {
        if self.count() == 0 { 0.5 } else { self.moments(0.0).0 }
    }

    /// The interval in which the score lies with 95 %.
    pub(super) fn interval(&self) -> [f64; 2] {
        let (mean, variance) = self.moments(0.05);
        let width = 1.96 * (variance / f64::from(self.count().max(1))).sqrt();
        [(mean - width).max(0.0), (mean + width).min(1.0)]
    }
}

/// A sequential test of two differences in Elo against each other, with a chance of 5 % to err
/// either way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sprt {
    pub(super) elo: [f64; 2],
}

/// Where a test ends: the logarithm of 0.95 / 0.05.
pub(super) const BOUND: f64 = 2.944_438_979_166_44;

/// What is counted in of every result of a pair, so that results that are all alike don't pass for
/// certain.
pub(super) const PRIOR: f64 = 0.1;

/// Fewer pairs end no test: their spread says too little.
const LEAST: u32 = 10;

impl Sprt {
    /// By how much, as a logarithm, the results are likelier under the second difference than under
    /// the first (M. Van den Bergh, *A practical introduction to the GSPRT*, the normal
    /// approximation).
    pub(super) fn llr(self, pairs: &Pairs) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        let [low, high] = self.elo.map(expected);
        let (mean, variance) = pairs.moments(PRIOR);
        f64::from(pairs.count()) * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// Whether the second difference is accepted, once the test is over.
    pub(super) fn verdict(self, pairs: &Pairs) -> Option<bool> {
        let llr = self.llr(pairs);
        (pairs.count() >= LEAST && llr.abs() >= BOUND).then_some(llr > 0.0)
    }
}

impl std::str::FromStr for Sprt {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("found `{text}`, expected two numbers of Elo, as in 0,20");
        let (low, high) = text.split_once(',').ok_or_else(wrong)?;
        let [low, high]: [f64; 2] =
            [low.trim().parse().map_err(|_| wrong())?, high.trim().parse().map_err(|_| wrong())?];
        let fits = low < high && low > -2_000.0 && high < 2_000.0;
        if fits { Ok(Self { elo: [low, high] }) } else { Err(wrong()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_and_score_are_the_same_thing() {
        for difference in [-300.0, 0.0, 1.0, 77.0] {
            assert!((elo(expected(difference)) - difference).abs() < 1e-9);
        }
        assert!((expected(400.0) - 10.0 / 11.0).abs() < 1e-12);
    }

    #[test]
    fn pairs_are_weighed_as_pairs() {
        // Openings that decide the game: every pair is one all, and says that both are equal.
        let even = Pairs([0, 0, 50, 0, 0]);
        assert!((even.score() - 0.5).abs() < 1e-12);
        let [low, high] = even.interval();
        assert!(high - low < 0.03, "{low} {high}");
        // As many points from games that do not depend on their openings say much less.
        let wild = Pairs([12, 0, 26, 0, 12]);
        let [low, high] = wild.interval();
        assert!(high - low > 0.15, "{low} {high}");
    }

    #[test]
    fn a_test_ends_when_it_is_sure() {
        let sprt: Sprt = "0,50".parse().expect("a test");
        assert_eq!(sprt.llr(&Pairs::default()), 0.0);
        assert_eq!(sprt.verdict(&Pairs([1, 1, 2, 1, 1])), None);
        assert_eq!(sprt.verdict(&Pairs([2, 10, 60, 60, 30])), Some(true));
        assert_eq!(sprt.verdict(&Pairs([30, 60, 60, 10, 2])), Some(false));
        // The first pairs say nothing, even where they are all alike.
        assert_eq!(sprt.verdict(&Pairs([1, 0, 0, 0, 0])), None);
        assert_eq!(sprt.verdict(&Pairs([0, 0, 0, 0, 9])), None);
        assert_eq!(sprt.verdict(&Pairs([0, 0, 0, 0, 40])), Some(true));
        // Nearer to the second difference the evidence is for it, and as much the other way.
        let middle = Pairs([0, 30, 100, 30, 0]);
        let mirrored: Sprt = "-50,0".parse().expect("a test");
        assert!(sprt.llr(&middle) < 0.0);
        assert!((sprt.llr(&middle) + mirrored.llr(&middle)).abs() < 1e-9);
        for wrong in ["", "1", "5,1", "a,b", "0,inf", "NaN,2"] {
            assert!(wrong.parse::<Sprt>().is_err(), "{wrong}");
        }
    }
}
