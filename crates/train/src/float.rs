//! The twin of a network in floating point, which learns.

use bingwa_engine::{Network, NetworkError, ONE, WIDTH, unit};
use bingwa_rules::Rules;

/// A row of numbers.
pub(crate) type Row = [f32; WIDTH];

/// A network whose numbers change by little and little: the first sum is a chance on the logistic
/// scale, the others are hidden units from 0 to 1, and output weights are chances likewise.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Float {
    /// A row for each input, the bias, and the output weights.
    pub(crate) rows: Vec<Row>,
}

/// What a position brought about in a network.
pub(crate) struct Seen {
    pub(crate) sums: Row,
    /// The chance of its mover on the logistic scale.
    pub(crate) worth: f32,
}

/// The chance of a worth on the logistic scale.
pub(crate) fn logistic(worth: f32) -> f32 {
    1.0 / (1.0 + (-worth).exp())
}

/// How far a chance is from what it should be, as cross-entropy.
pub(crate) fn entropy(target: f32, chance: f32) -> f32 {
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
}

impl Float {
    /// A network that knows nothing; inputs that are never on count nothing.
    pub(crate) fn new(counts: &[u32], dice: &mut fastrand::Rng) -> Self {
        let mut row = |spread: f32, middle: f32| -> Row {
            let mut row = std::array::from_fn(|_| middle + spread * (2.0 * dice.f32() - 1.0));
            row[0] = 0.0;
            row
        };
        let mut rows: Vec<Row> = counts
            .iter()
            .map(|&count| {
                let row = row(0.1, 0.0);
                if count > 0 { row } else { [0.0; WIDTH] }
            })
            .collect();
        rows.push(row(0.2, 0.3));
        rows.push(row(0.5, 0.0));
        Self { rows }
    }

    /// The output weights.
    #[inline(always)]
    pub(crate) fn output(&self) -> &Row {
        &self.rows[self.rows.len() - 1]
    }

    /// Looks at a position whose inputs are on at `places`.
    #[inline(always)]
    pub(crate) fn see(&self, places: &[u16]) -> Seen {
        let mut sums = self.rows[self.rows.len() - 2];
        for &place in places {
            let row = &self.rows[usize::from(place)];
            for (sum, more) in sums.iter_mut().zip(row) {
                *sum += more;
            }
        }
        let mut parts: Row = [0.0; WIDTH];
        for ((part, &sum), &weight) in parts.iter_mut().zip(&sums).zip(self.output()) {
            *part = sum.clamp(0.0, 1.0) * weight;
        }
        // Halves are added up, which a vector does at once.
        let mut half = WIDTH / 2;
        while half > 0 {
            let (low, high) = parts.split_at_mut(half);
            for (low, high) in low.iter_mut().zip(high) {
                *low += *high;
            }
            half /= 2;
        }
        Seen { sums, worth: sums[0] + parts[0] }
    }

    /// The network in integers.
    pub(crate) fn network(&self, rules: Rules) -> Result<Network, NetworkError> {
        let scale = unit(rules) as f32;
        let whole =
            |number: f32| number.round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16;
        let sums = |row: &Row| -> [i16; WIDTH] {
            std::array::from_fn(|at| whole(row[at] * if at == 0 { scale } else { f32::from(ONE) }))
        };
        let inputs = self.rows.len() - 2;
        let rows: Vec<[i16; WIDTH]> = self.rows[..inputs].iter().map(sums).collect();
        let output = self.output().map(|weight| whole(weight * scale));
        Network::new(rules, &rows, sums(&self.rows[inputs]), output)
    }
}

#[cfg(test)]
mod tests {
    use bingwa_engine::{features, network_inputs};
    use bingwa_rules::{AnyPosition, Game, Position as _};

    use super::*;

    #[test]
    fn integers_say_what_their_twin_does() {
        for rules in Rules::ALL {
            let dice = &mut fastrand::Rng::with_seed(rules as u64);
            let mut float = Float::new(&vec![1; network_inputs(rules)], dice);
            let inputs = network_inputs(rules);
            for row in &mut float.rows[..inputs] {
                row[0] = dice.f32() - 0.5;
            }
            let network = float.network(rules).expect("a network of this shape");
            let scale = unit(rules) as f32;
            let mut game = Game::new(AnyPosition::start(rules));
            while game.outcome().is_none() && game.len() < 200 {
                let legal = game.position().legal_moves();
                game.play(legal[dice.usize(0..legal.len())]).expect("a legal move");
                let places: Vec<u16> =
                    features(game.position()).iter().map(|&place| place as u16).collect();
                let float = float.see(&places).worth;
                let whole = network.worth(game.position()) as f32 / scale;
                assert!((float - whole).abs() < 0.1, "{rules}: {float} and {whole}");
            }
        }
    }
}
