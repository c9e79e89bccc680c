//! Networks: what a position is worth, by what its holes and their counts mean together.
//!
//! A network sees a position as the player to move does. It has an input for each hole and count, as
//! the weights do ([`Judge::features`]); each brings a row of [`WIDTH`] numbers, and the rows of the
//! inputs that are on, and the bias, are added up. Of the sums the first is worth what it says, in
//! centi-seeds. Each other one is cut off below nothing and above [`ONE`], and counts so many
//! centi-seeds as its output weight says, all of them where it is [`ONE`].
//!
//! All numbers are integers, and sums that leave their 16 bits stay at the end of them, so that every
//! instruction set gives the same. `bingwa-train` learns with the same in floating point.
//!
//! The file of a network:
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `BAONETW` and the version, 1 |
//! | 24 | the rules id, filled up with zeros |
//! | 2 | inputs |
//! | 2 | [`WIDTH`] |
//! | 2 | [`ONE`] |
//! | 2 each | the rows, one input after the other |
//! | 2 each | the bias |
//! | 2 each | the output weights; the first is 0 |
//! | 4 | CRC-32 of all before |
//!
//! Numbers are little-endian.

use bingwa_rules::{
    AnyPosition, Rules,
    isa::{self, Isa, Job},
};

use crate::judge::{Judge, inputs, inside};

/// Sums of a network; one is the straight way to the worth, the others are its hidden units.
pub const WIDTH: usize = 32;

/// What a hidden unit is at its most.
pub const ONE: i16 = 512;

/// How far a sum is shifted for a unit of [`ONE`] to be one.
const SHIFT: u32 = ONE.trailing_zeros();

const MAGIC: [u8; 8] = *b"BAONETW\x01";

/// Bytes of a file before its rows.
const HEADER: usize = 38;

/// A row of numbers, in one line of the processor's cache.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
struct Row([i16; WIDTH]);

/// A network that judges positions of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Network {
    rules: Rules,
    rows: Vec<Row>,
    bias: Row,
    output: Row,
    checksum: u32,
}

/// Why bytes are no network that can be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetworkError {
    /// They are something else.
    #[error("no network: name a file that `bingwa train` made")]
    Foreign,
    /// They are of a form that this program doesn't read.
    #[error("a network of another version: train it again")]
    Version,
    /// They are not what was written.
    #[error("a damaged network: {0}; get it again")]
    Damaged(&'static str),
    /// Its shape is not that of this program's networks.
    #[error("a network of {found:?} inputs, width and unit, expected {expected:?}: train it again")]
    Shape {
        /// Inputs, width and unit of the file.
        found: [usize; 3],
        /// Those that fit.
        expected: [usize; 3],
    },
    /// It was made for another game.
    #[error("a network for {found}, expected one for {expected}: name another")]
    Rules {
        /// The game that it was made for.
        found: Rules,
        /// The game that it was wanted for.
        expected: Rules,
    },
}

/// How many inputs the networks of a game have.
pub fn network_inputs(rules: Rules) -> usize {
    inputs(&AnyPosition::start(rules))
}

impl Network {
    /// No network's file has more bytes.
    pub const MOST_BYTES: u64 = 1 << 20;

    /// A network of these numbers.
    ///
    /// # Errors
    ///
    /// Where the game has not so many inputs.
    pub fn new(
        rules: Rules,
        rows: &[[i16; WIDTH]],
        bias: [i16; WIDTH],
        output: [i16; WIDTH],
    ) -> Result<Self, NetworkError> {
        let found = [rows.len(), WIDTH, ONE as usize];
        check_shape(rules, found)?;
        let rows = rows.iter().copied().map(Row).collect();
        let mut network = Self { rules, rows, bias: Row(bias), output: Row(output), checksum: 0 };
        // The first sum is worth what it says, and nothing else.
        network.output.0[0] = 0;
        network.checksum = crc32fast::hash(&network.body());
        Ok(network)
    }

    /// Reads a network's file.
    ///
    /// # Errors
    ///
    /// Where the bytes are not those of a network for such games.
    pub fn read(bytes: &[u8]) -> Result<Self, NetworkError> {
        if bytes.len() < 8 || bytes[..7] != MAGIC[..7] {
            return Err(NetworkError::Foreign);
        }
        if bytes[7] != MAGIC[7] {
            return Err(NetworkError::Version);
        }
        let Some((body, sum)) =
            bytes.split_last_chunk::<4>().filter(|(body, _)| body.len() >= HEADER)
        else {
            return Err(NetworkError::Damaged("it is cut short"));
        };
        let checksum = u32::from_le_bytes(*sum);
        if crc32fast::hash(body) != checksum {
            return Err(NetworkError::Damaged("its checksum is another"));
        }
        let (header, numbers) = body.split_at(HEADER);
        let id = header[8..32].trim_ascii_end();
        let id = std::str::from_utf8(id).unwrap_or_default().trim_end_matches('\0');
        let rules = Rules::ALL.into_iter().find(|rules| rules.id() == id);
        let rules = rules.ok_or(NetworkError::Damaged("it names no game"))?;
        let word = |at: usize| usize::from(u16::from_le_bytes([header[at], header[at + 1]]));
        let shape = [word(32), word(34), word(36)];
        check_shape(rules, shape)?;
        let (numbers, odd) = numbers.as_chunks::<2>();
        let numbers: Vec<i16> = numbers.iter().map(|&two| i16::from_le_bytes(two)).collect();
        let (rows, rest) = numbers.as_chunks::<WIDTH>();
        if rows.len() != shape[0] + 2 || !rest.is_empty() || !odd.is_empty() {
            return Err(NetworkError::Damaged("it has another length than it says"));
        }
        let (rows, last) = rows.split_at(shape[0]);
        let [bias, output] = [Row(last[0]), Row(last[1])];
        if output.0[0] != 0 {
            return Err(NetworkError::Damaged("its first output weight is not 0"));
        }
        Ok(Self { rules, rows: rows.iter().copied().map(Row).collect(), bias, output, checksum })
    }

    /// The network as a file.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.body();
        bytes.extend(self.checksum.to_le_bytes());
        bytes
    }

    fn body(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.rules.id().bytes());
        bytes.resize(32, 0);
        for number in [self.rows.len(), WIDTH, ONE as usize] {
            bytes.extend((number as u16).to_le_bytes());
        }
        let rows = self.rows.iter().chain([&self.bias, &self.output]);
        bytes.extend(rows.flat_map(|row| row.0).flat_map(i16::to_le_bytes));
        bytes
    }

    /// The rules that it was made for.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// What tells it from other networks.
    pub const fn checksum(&self) -> u32 {
        self.checksum
    }

    /// Whether it judges positions of these rules: readings of one game share networks.
    pub fn serves(&self, rules: Rules) -> bool {
        game(self.rules) == game(rules)
    }

    /// The network, for these rules.
    ///
    /// # Errors
    ///
    /// Where it was made for another game.
    pub fn for_rules(self, rules: Rules) -> Result<Self, NetworkError> {
        let found = self.rules;
        if self.serves(rules) {
            Ok(self)
        } else {
            Err(NetworkError::Rules { found, expected: rules })
        }
    }

    /// About how many centi-seeds the player to move is ahead.
    ///
    /// In a position of another game the answer has no meaning.
    pub fn worth(&self, position: &AnyPosition) -> i32 {
        let mut item = (*position, 0);
        inside!(position, inner => {
            let inner = *inner;
            self.judge(std::slice::from_mut(&mut item), |_| inner, |item, worth| item.1 = worth);
        });
        item.1
    }

    /// Tells each of some items what the position that it stands for is worth.
    #[inline]
    pub(crate) fn judge<T, P: Judge>(
        &self,
        items: &mut [T],
        position: impl Fn(&T) -> P,
        tell: impl FnMut(&mut T, i32),
    ) {
        isa::run(Look { network: self, items, position, tell });
    }

    #[inline(always)]
    fn look(&self, position: &impl Judge) -> i32 {
        let (mut sums, rows) = (self.bias, self.rows.as_slice());
        position.features(|place| {
            if let Some(row) = rows.get(place) {
                for (sum, more) in sums.0.iter_mut().zip(row.0) {
                    *sum = sum.saturating_add(more);
                }
            }
        });
        let mut units = 0;
        for (&sum, &weight) in sums.0.iter().zip(&self.output.0) {
            units += i32::from(sum.clamp(0, ONE)) * i32::from(weight);
        }
        i32::from(sums.0[0]) + (units >> SHIFT)
    }
}

/// Looking at positions, with the best instructions that there are.
struct Look<'a, T, F, G> {
    network: &'a Network,
    items: &'a mut [T],
    position: F,
    tell: G,
}

impl<T, P: Judge, F: Fn(&T) -> P, G: FnMut(&mut T, i32)> Job for Look<'_, T, F, G> {
    type Output = ();

    #[inline(always)]
    fn run<I: Isa>(mut self, _: I) {
        for item in self.items {
            let worth = self.network.look(&(self.position)(item));
            (self.tell)(item, worth);
        }
    }
}

/// The name of a game without its reading.
fn game(rules: Rules) -> &'static str {
    rules.id().split('/').next().unwrap_or_default()
}

fn check_shape(rules: Rules, found: [usize; 3]) -> Result<(), NetworkError> {
    let expected = [network_inputs(rules), WIDTH, ONE as usize];
    if found == expected { Ok(()) } else { Err(NetworkError::Shape { found, expected }) }
}

#[cfg(test)]
mod tests {
    use bingwa_rules::{Game, Position as _};

    use super::*;
    use crate::judge;

    /// A network of random numbers; the greater `spread`, the wilder.
    fn network(rules: Rules, spread: i16, dice: &mut fastrand::Rng) -> Network {
        let mut row = |spread: i16| std::array::from_fn(|_| dice.i16(-spread..=spread));
        let rows: Vec<_> = (0..network_inputs(rules)).map(|_| row(spread)).collect();
        Network::new(rules, &rows, row(spread), row(i16::MAX)).expect("a network of this shape")
    }

    /// Positions of random games.
    fn positions(rules: Rules, dice: &mut fastrand::Rng) -> Vec<AnyPosition> {
        let mut positions = Vec::new();
        while positions.len() < 500 {
            let mut game = Game::new(AnyPosition::start(rules));
            while game.outcome().is_none() && game.len() < 300 {
                let legal = game.position().legal_moves();
                game.play(legal[dice.usize(0..legal.len())]).expect("a legal move");
                positions.push(*game.position());
            }
        }
        positions
    }

    /// What a network says, number by number.
    fn plainly(network: &Network, position: &AnyPosition) -> i32 {
        let mut sums = network.bias.0.map(i64::from);
        for place in judge::features(position) {
            for (sum, more) in sums.iter_mut().zip(network.rows[place].0) {
                *sum = (*sum + i64::from(more)).clamp(i16::MIN.into(), i16::MAX.into());
            }
        }
        let units = sums.map(|sum| sum.clamp(0, ONE.into()));
        let weighed =
            units.iter().zip(network.output.0).map(|(unit, weight)| unit * i64::from(weight));
        i32::try_from(sums[0] + (weighed.sum::<i64>() >> SHIFT)).expect("a small number")
    }

    /// What a network says of positions with the instructions of `isa`.
    fn on<I: Isa>(isa: I, network: &Network, positions: &[AnyPosition]) -> Vec<i32> {
        let mut worths = Vec::new();
        for position in positions {
            inside!(position, inner => {
                let mut items = [(*inner, 0)];
                let position = |item: &(_, i32)| item.0;
                let tell = |item: &mut (_, i32), worth| item.1 = worth;
                isa.run(Look { network, items: &mut items, position, tell });
                worths.push(items[0].1);
            });
        }
        worths
    }

    #[test]
    fn every_instruction_set_says_the_same() {
        for rules in Rules::ALL {
            let dice = &mut fastrand::Rng::with_seed(rules as u64);
            let positions = positions(rules, dice);
            // The wild ones leave their 16 bits, and stay at the end of them.
            for spread in [3, 100, 2_000, i16::MAX] {
                let network = network(rules, spread, dice);
                let expected: Vec<i32> =
                    positions.iter().map(|position| plainly(&network, position)).collect();
                let found: Vec<i32> =
                    positions.iter().map(|position| network.worth(position)).collect();
                assert_eq!(found, expected, "{rules}");
                assert_eq!(on(isa::Portable, &network, &positions), expected, "{rules}");
                #[cfg(target_arch = "x86_64")]
                {
                    let avx2 = isa::Avx2::new().map(|isa| on(isa, &network, &positions));
                    assert!(avx2.is_none_or(|found| found == expected), "{rules}: AVX2");
                    let avx512 = isa::Avx512::new().map(|isa| on(isa, &network, &positions));
                    assert!(avx512.is_none_or(|found| found == expected), "{rules}: AVX-512");
                }
                #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
                assert_eq!(on(isa::Simd128, &network, &positions), expected, "{rules}");
            }
        }
    }

    #[test]
    fn a_file_comes_back() {
        for rules in Rules::ALL {
            let network = network(rules, 500, &mut fastrand::Rng::with_seed(5));
            assert_eq!(Network::read(&network.bytes()), Ok(network));
        }
    }

    #[test]
    fn what_is_no_such_file_is_refused_with_its_reason() {
        let network = network(Rules::Kimasai, 500, &mut fastrand::Rng::with_seed(6));
        let bytes = network.bytes();
        let refused = |bytes: &[u8]| Network::read(bytes).expect_err("no network");
        for (place, byte) in bytes.iter().enumerate().step_by(11).skip(1) {
            let mut damaged = bytes.clone();
            damaged[place] = byte ^ 0x10;
            assert_eq!(refused(&damaged), NetworkError::Damaged("its checksum is another"));
        }
        for length in [8, 40, bytes.len() - 1] {
            assert!(matches!(refused(&bytes[..length]), NetworkError::Damaged(_)), "{length}");
        }
        assert_eq!(refused(b""), NetworkError::Foreign);
        assert_eq!(refused(b"BAOTABL\x01 and more"), NetworkError::Foreign);
        assert_eq!(refused(b"BAONETW\x02 and more"), NetworkError::Version);
        let sealed = |mut body: Vec<u8>| {
            body.extend(crc32fast::hash(&body).to_le_bytes());
            body
        };
        let mut wide = bytes[..bytes.len() - 4].to_vec();
        wide[34] = 64;
        let shape = refused(&sealed(wide));
        assert!(matches!(shape, NetworkError::Shape { found: [_, 64, 512], .. }), "{shape}");
        let longer = [&bytes[..bytes.len() - 4], &[0; 2]].concat();
        let damaged = NetworkError::Damaged("it has another length than it says");
        assert_eq!(refused(&sealed(longer)), damaged);
    }

    #[test]
    fn a_network_serves_the_readings_of_its_game() {
        let network = network(Rules::Kujifunza, 9, &mut fastrand::Rng::with_seed(7));
        let served: Vec<Rules> = Rules::ALL.into_iter().filter(|&r| network.serves(r)).collect();
        assert_eq!(served, [Rules::Kujifunza, Rules::KujifunzaZanzibar]);
        let refused = network.for_rules(Rules::Kigogo).expect_err("of another game");
        assert_eq!(
            refused.to_string(),
            "a network for kujifunza, expected one for kigogo: name another"
        );
        assert!(Network::new(Rules::Kingulu, &[], [0; WIDTH], [0; WIDTH]).is_err());
    }
}
