//! How strong each of several engines is, by what they scored against each other.
//!
//! The model is Bradley and Terry's: whoever is `d` Elo stronger scores
//! [`expected(d)`](super::statistics::expected), a draw counts half. The ratings are those under
//! which the results are likeliest; they are found by Newton's method.

use super::statistics::{PRIOR, Pairs};

/// Elo of one unit of the model's own scale, on which a score is 1 / (1 + e<sup>-d</sup>).
const UNIT: f64 = 400.0 / std::f64::consts::LN_10;
/// The steps that Newton's method may take; it needs about ten.
const STEPS: usize = 100;
/// The longest step, so that none leads astray.
const STRIDE: f64 = 1.0;

/// How strong an engine is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rating {
    /// In Elo; all engines together have 0 in the mean.
    pub(super) elo: f64,
    /// So far the Elo may be off either way, with 95 %.
    pub(super) error: f64,
}

/// What one engine scored against another.
#[derive(Clone, Copy)]
struct Duel {
    engines: [usize; 2],
    /// Pairs of games.
    weight: f64,
    mean: f64,
    variance: f64,
}

/// The ratings of so many engines by the results of each two.
///
/// Something of every result is counted in for each two, as in a test of two engines: about one
/// drawn game. So whoever won all his games has a rating, too.
pub(super) fn ratings(
    count: usize,
    results: impl IntoIterator<Item = ([usize; 2], Pairs)>,
) -> Vec<Rating> {
    let duel = |(engines, pairs): ([usize; 2], Pairs)| {
        let (mean, variance) = pairs.moments(PRIOR);
        Duel { engines, weight: f64::from(pairs.count()) + 5.0 * PRIOR, mean, variance }
    };
    let results: Vec<Duel> = results.into_iter().map(duel).collect();
    let mut strengths = vec![0.0; count];
    for _ in 0..STEPS {
        let (slope, curve) = slope_and_curve(&strengths, &results);
        let step: Vec<f64> = inverse(curve).iter().map(|row| dot(row, &slope)).collect();
        let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
        let scale = (STRIDE / longest).min(1.0);
        strengths.iter_mut().zip(&step).for_each(|(strength, part)| *strength += scale * part);
        if longest < 1e-9 {
            break;
        }
    }
    let errors = errors(&strengths, &results);
    let rating = |(strength, error)| Rating { elo: strength * UNIT, error: 1.96 * error * UNIT };
    strengths.into_iter().zip(errors).map(rating).collect()
}

/// The slope of the logarithm of the likelihood, and how it bends: its second derivative, turned
/// round, with 1 added everywhere. That holds the mean where it is, to which the results say
/// nothing.
fn slope_and_curve(strengths: &[f64], results: &[Duel]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let count = strengths.len();
    let (mut slope, mut curve) = (vec![0.0; count], vec![vec![1.0; count]; count]);
    for &Duel { engines: [a, b], weight, mean, .. } in results {
        let score = 1.0 / (1.0 + (strengths[b] - strengths[a]).exp());
        slope[a] += weight * (mean - score);
        slope[b] -= weight * (mean - score);
        add(&mut curve, [a, b], weight * score * (1.0 - score));
    }
    (slope, curve)
}

/// The standard error of each strength, from the spread of the pairs of games about their means.
fn errors(strengths: &[f64], results: &[Duel]) -> Vec<f64> {
    let count = strengths.len();
    let bread = inverse(slope_and_curve(strengths, results).1);
    let mut spread = vec![vec![0.0; count]; count];
    for &Duel { engines, weight, variance, .. } in results {
        add(&mut spread, engines, weight * variance);
    }
    let error = |row: &Vec<f64>| {
        let spread: Vec<f64> = spread.iter().map(|column| dot(row, column)).collect();
        dot(row, &spread).max(0.0).sqrt()
    };
    bread.iter().map(error).collect()
}

/// Adds what a difference between two engines weighs.
fn add(matrix: &mut [Vec<f64>], [a, b]: [usize; 2], weight: f64) {
    matrix[a][a] += weight;
    matrix[b][b] += weight;
    matrix[a][b] -= weight;
    matrix[b][a] -= weight;
}

fn dot(left: &[f64], right: &[f64]) -> f64 {
    left.iter().zip(right).map(|(a, b)| a * b).sum()
}

/// The inverse of a symmetric matrix whose eigenvalues are positive, by elimination; such a one
/// needs no exchange of rows.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let count = matrix.len();
    let unit = |row: usize| (0..count).map(|column| f64::from(u8::from(row == column))).collect();
    let mut inverse: Vec<Vec<f64>> = (0..count).map(unit).collect();
    for pivot in 0..count {
        let scale = matrix[pivot][pivot].recip();
        let factors: Vec<f64> = matrix.iter().map(|row| row[pivot]).collect();
        for side in [&mut matrix, &mut inverse] {
            side[pivot].iter_mut().for_each(|value| *value *= scale);
            let fixed = side[pivot].clone();
            for row in (0..count).filter(|row| *row != pivot) {
                let factor = factors[row];
                side[row].iter_mut().zip(&fixed).for_each(|(value, of)| *value -= factor * of);
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::{
        super::statistics::{elo, expected},
        *,
    };

    /// Pairs with a score, as near as whole pairs come to it; one of fifty is even.
    fn pairs(score: f64, count: f64) -> Pairs {
        let won = (score * count).round();
        let (won, lost) = ((won - 0.01 * count) as u32, (count - won - 0.01 * count) as u32);
        Pairs([lost, 0, (0.02 * count) as u32, 0, won])
    }

    #[test]
    fn an_inverse_times_its_matrix_is_one() {
        let matrix = vec![vec![4.0, 1.0, -2.0], vec![1.0, 3.0, 0.5], vec![-2.0, 0.5, 5.0]];
        let inverse = inverse(matrix.clone());
        for (number, row) in matrix.iter().enumerate() {
            for (place, column) in inverse.iter().enumerate() {
                let expected = f64::from(u8::from(number == place));
                assert!((dot(row, column) - expected).abs() < 1e-12);
            }
        }
    }

    #[test]
    fn two_engines_are_rated_as_in_a_match() {
        let pairs = Pairs([3, 10, 40, 30, 17]);
        let found = ratings(2, [([0, 1], pairs)]);
        let (mean, variance) = pairs.moments(PRIOR);
        assert!((found[0].elo - found[1].elo - elo(mean)).abs() < 1e-6);
        assert!((found[0].elo + found[1].elo).abs() < 1e-6);
        // Half of the difference, and half of what that may be off.
        let score_error = 1.96 * (variance / 100.5).sqrt();
        let slope = UNIT / (mean * (1.0 - mean));
        assert!((found[0].error - slope * score_error / 2.0).abs() < 1e-6, "{found:?}");
    }

    #[test]
    fn true_strengths_are_found_again() {
        let truth = [300.0, 40.0, -90.0, -250.0];
        let meetings = (0..4).flat_map(|a| (a + 1..4).map(move |b| [a, b]));
        let results = meetings.map(|[a, b]| ([a, b], pairs(expected(truth[a] - truth[b]), 1e6)));
        for (found, truth) in ratings(4, results).iter().zip(truth) {
            assert!((found.elo - truth).abs() < 1.0, "{found:?} {truth}");
            assert!(found.error > 0.0 && found.error < 2.0, "{found:?}");
        }
    }

    #[test]
    fn whoever_wins_all_games_has_a_rating() {
        let results = [
            ([0, 1], Pairs([0, 0, 0, 0, 30])),
            ([0, 2], Pairs([0, 0, 0, 0, 30])),
            ([1, 2], Pairs([0, 0, 30, 0, 0])),
        ];
        let found = ratings(3, results);
        assert!(found.iter().all(|rating| rating.elo.is_finite() && rating.error > 0.0));
        assert!(found[0].elo > 300.0 && (found[1].elo - found[2].elo).abs() < 1e-6, "{found:?}");
        assert!(found[0].error > found[1].error, "{found:?}");
        // Four times as many games say more.
        let more = results.map(|(engines, Pairs(pairs))| (engines, Pairs(pairs.map(|n| 4 * n))));
        assert!(ratings(3, more)[1].error < found[1].error);
    }

    #[test]
    fn a_single_opponent_is_enough() {
        // The third met only the second.
        let results = [([0, 1], pairs(0.75, 1e4)), ([1, 2], pairs(0.75, 1e4))];
        let found = ratings(3, results);
        assert!((found[0].elo - found[2].elo - 2.0 * elo(0.75)).abs() < 2.0, "{found:?}");
    }
}
