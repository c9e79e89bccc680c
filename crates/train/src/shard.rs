//! A shard: a file of games that the engine played against itself, all under the same conditions.
//!
//! A game is its moves and what the search said before each; positions follow by the rules. So a
//! position takes four bytes, and a game that the rules don't allow is found out.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `BAOGAME` and the version, 1 |
//! | 24 | the rules id, filled up with zeros |
//! | 8 | the seed |
//! | 8 | positions looked at for a move; 0 without such a limit |
//! | 4 | milliseconds for a move; 0 without such a limit |
//! | 4 | the checksum of the network that judged; 0 where none did |
//! | 4 | CRC-32 of all before |
//!
//! Then each game:
//!
//! | bytes | what |
//! |---|---|
//! | 2 | moves of the opening |
//! | 2 | moves thought about |
//! | 1 | 0 where North won, 1 for a draw, 2 where South won, 3 where the game was left |
//! | 2 | the lower half of the CRC-32 of these five bytes |
//! | 2 each | a move of the opening |
//! | 4 each | a move thought about: its bits, with the highest where chance made it; the score |
//! | 4 | CRC-32 of the game |
//!
//! Numbers are little-endian. A score is in centi-seeds for the player to move; a win that is proven
//! in `n` plies is 30000 - n, a loss the same below zero.

use std::{
    fs::File,
    io::{self, BufReader, Read},
    path::{Path, PathBuf},
};

use bingwa_engine::Score;
use bingwa_rules::{AnyPosition, Move, Position as _, Rules, Seat};

const MAGIC: [u8; 8] = *b"BAOGAME\x01";

/// Bytes before the games.
pub(crate) const HEADER: usize = 60;

/// Bytes of a game before its moves, and how many of them are not their checksum.
const HEAD: usize = 7;
const TOLD: usize = 5;

/// The most moves that a game has, its opening apart.
pub const LONGEST: usize = 1_000;

/// The most moves of an opening.
pub(crate) const LONGEST_OPENING: usize = 64;

/// Marks a move that chance made.
const STRAY: u16 = 1 << 15;

/// The score of a game that is won now; the engine's own estimates stay far below.
const WON: i32 = 30_000;

/// What all games of a shard have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conditions {
    /// The rules.
    pub rules: Rules,
    /// Chooses openings, and the moves that chance makes.
    pub seed: u64,
    /// How long the engine thought about a move.
    pub pace: Pace,
    /// The checksum of the network that judged; 0 where none did.
    pub network: u32,
}

/// How long the engine thinks about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Until it has looked at so many positions: the same moves on every machine.
    Nodes(u64),
    /// So many milliseconds.
    Time(u32),
}

/// Why a shard can't be used.
#[derive(Debug, thiserror::Error)]
pub enum ShardError {
    /// It can't be opened, read or written.
    #[error("{path}: {error}: give another path", path = .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// It is no shard, or was made under other conditions.
    #[error("{path}: {why}", path = .path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
        /// What was found, and the cure.
        why: String,
    },
    /// Its bytes are not those that were written.
    #[error("{path}: game {game} is damaged: {why}; delete the shard and play it again", path = .path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The game's number in the file, from 1 on.
        game: usize,
        /// What is wrong with it.
        why: &'static str,
    },
    /// Another process is filling it.
    #[error("{path}: another process is filling it: give another seed or folder", path = .path.display())]
    Taken {
        /// The file.
        path: PathBuf,
    },
    /// There are not so many openings.
    #[error("openings: found {found} that differ, expected {wanted}: ask for fewer games")]
    Openings {
        /// How many there are.
        found: usize,
        /// How many were asked for.
        wanted: usize,
    },
    /// The engine has no memory.
    #[error(transparent)]
    Memory(#[from] bingwa_engine::NoMemory),
}

/// A move of a game that was thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The move that was made.
    pub played: Move,
    /// Whether chance made it, and not the search.
    pub is_stray: bool,
    /// What the search said, for the player to move.
    pub score: Score,
}

/// A game from the start of its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The random moves that it began with.
    pub opening: Vec<Move>,
    /// The moves after them.
    pub plies: Vec<Ply>,
    /// How it ended; none where it was left because it had no end.
    pub result: Option<Ended>,
}

/// How a game ended, by its rules or by proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// A player won.
    Won(Seat),
    /// Nobody did.
    Drawn,
}

/// A position that was thought about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    /// The position.
    pub position: AnyPosition,
    /// What the search said of it.
    pub score: Score,
    /// 1 where its mover won the game, 1/2 for a draw, 0 for a loss; none where the game was left.
    pub result: Option<f32>,
}

impl Played {
    /// Calls `each` with every position that was thought about.
    ///
    /// # Errors
    ///
    /// What is wrong with a game that the rules don't allow.
    pub fn samples(&self, rules: Rules, mut each: impl FnMut(Sample)) -> Result<(), &'static str> {
        const ILLEGAL: &str = "a move is not legal";
        let mut position = AnyPosition::start(rules);
        for &played in &self.opening {
            position = position.play(played).map_err(|_| ILLEGAL)?;
        }
        for ply in &self.plies {
            let result = self.result.map(|ended| match ended {
                Ended::Drawn => 0.5,
                Ended::Won(seat) => f32::from(u8::from(seat == position.turn())),
            });
            each(Sample { position, score: ply.score, result });
            position = position.play(ply.played).map_err(|_| ILLEGAL)?;
        }
        Ok(())
    }

    /// The game as it stands in a shard.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let mut bytes =
            Vec::with_capacity(HEAD + 2 * self.opening.len() + 4 * self.plies.len() + 4);
        bytes.extend((self.opening.len() as u16).to_le_bytes());
        bytes.extend((self.plies.len() as u16).to_le_bytes());
        bytes.push(match self.result {
            Some(Ended::Won(Seat::North)) => 0,
            Some(Ended::Drawn) => 1,
            Some(Ended::Won(Seat::South)) => 2,
            None => 3,
        });
        bytes.extend(head_sum(&bytes));
        bytes.extend(self.opening.iter().flat_map(|played| played.to_bits().to_le_bytes()));
        for ply in &self.plies {
            let stray = if ply.is_stray { STRAY } else { 0 };
            bytes.extend((ply.played.to_bits() | stray).to_le_bytes());
            bytes.extend(to_number(ply.score).to_le_bytes());
        }
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        bytes
    }

    /// Reads the next game; none at the end, or where the file was cut short inside it.
    fn read(from: &mut impl Read) -> io::Result<Result<Option<Self>, &'static str>> {
        let mut bytes = vec![0; HEAD];
        if !filled(from, &mut bytes)? {
            return Ok(Ok(None));
        }
        let word = |bytes: &[u8], at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
        let (opening, plies) = (usize::from(word(&bytes, 0)), usize::from(word(&bytes, 2)));
        // Without a sum of its own a wrong length would pass for a file that was cut short.
        let is_whole = head_sum(&bytes[..TOLD]) == bytes[TOLD..];
        if !is_whole || opening > LONGEST_OPENING || plies > LONGEST {
            return Ok(Err("its length is damaged"));
        }
        let end = HEAD + 2 * opening + 4 * plies;
        bytes.resize(end + 4, 0);
        if !filled(from, &mut bytes[HEAD..])? {
            return Ok(Ok(None));
        }
        if crc32fast::hash(&bytes[..end]).to_le_bytes() != bytes[end..] {
            return Ok(Err("its checksum is another"));
        }
        Ok(Self::parsed(&bytes[..end], opening).map(Some).ok_or("no such game can be"))
    }

    /// A game whose bytes are known to be those that were written.
    fn parsed(bytes: &[u8], opening: usize) -> Option<Self> {
        let result = match bytes[TOLD - 1] {
            0 => Some(Ended::Won(Seat::North)),
            1 => Some(Ended::Drawn),
            2 => Some(Ended::Won(Seat::South)),
            3 => None,
            _ => return None,
        };
        let (first, rest) = bytes[HEAD..].split_at(2 * opening);
        let first = first.as_chunks::<2>().0.iter();
        let opening = first.map(|&bits| Move::from_bits(u16::from_le_bytes(bits)));
        let plies = rest.as_chunks::<4>().0.iter().map(|&[low, high, score, more]| {
            let bits = u16::from_le_bytes([low, high]);
            Some(Ply {
                played: Move::from_bits(bits & !STRAY)?,
                is_stray: bits & STRAY != 0,
                score: from_number(i16::from_le_bytes([score, more])),
            })
        });
        Some(Self {
            opening: opening.collect::<Option<_>>()?,
            plies: plies.collect::<Option<_>>()?,
            result,
        })
    }
}

/// The checksum of the first bytes of a game.
fn head_sum(told: &[u8]) -> [u8; 2] {
    (crc32fast::hash(told) as u16).to_le_bytes()
}

/// Fills `into` from a file; whether there was so much.
fn filled(from: &mut impl Read, into: &mut [u8]) -> io::Result<bool> {
    match from.read_exact(into) {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        other => other.map(|()| true),
    }
}

/// A score in two bytes.
fn to_number(score: Score) -> i16 {
    let proven = |plies: u32| WON - plies.min(LONGEST as u32) as i32;
    let number = match score {
        Score::Win(plies) => proven(plies),
        Score::Loss(plies) => -proven(plies),
        Score::Seeds(score) => {
            let most = WON - LONGEST as i32 - 1;
            score.clamp(-most, most)
        }
    };
    number as i16
}

fn from_number(number: i16) -> Score {
    let number = i32::from(number);
    let plies = (WON - number.abs()).max(0) as u32;
    match number {
        _ if plies > LONGEST as u32 => Score::Seeds(number),
        1.. => Score::Win(plies),
        _ => Score::Loss(plies),
    }
}

impl Conditions {
    pub(crate) fn header(&self) -> [u8; HEADER] {
        let mut header = [0; HEADER];
        header[..8].copy_from_slice(&MAGIC);
        let id = self.rules.id().as_bytes();
        header[8..8 + id.len()].copy_from_slice(id);
        header[32..40].copy_from_slice(&self.seed.to_le_bytes());
        let (nodes, time) = match self.pace {
            Pace::Nodes(nodes) => (nodes, 0),
            Pace::Time(time) => (0, time),
        };
        header[40..48].copy_from_slice(&nodes.to_le_bytes());
        header[48..52].copy_from_slice(&time.to_le_bytes());
        header[52..56].copy_from_slice(&self.network.to_le_bytes());
        let sum = crc32fast::hash(&header[..56]);
        header[56..].copy_from_slice(&sum.to_le_bytes());
        header
    }

    fn read(header: &[u8; HEADER]) -> Result<Self, &'static str> {
        if header[..7] != MAGIC[..7] {
            return Err("this is no shard: name files that `bingwa selfplay` made");
        }
        if header[7] != MAGIC[7] {
            return Err("this shard is of another version: play its games again");
        }
        let four = |at: usize| [0, 1, 2, 3].map(|byte| header[at + byte]);
        let eight = |at: usize| [0, 1, 2, 3, 4, 5, 6, 7].map(|byte| header[at + byte]);
        if u32::from_le_bytes(four(56)) != crc32fast::hash(&header[..56]) {
            return Err("the head of this shard is damaged: delete it and play its games again");
        }
        let pace = match (u64::from_le_bytes(eight(40)), u32::from_le_bytes(four(48))) {
            (0, time) => Pace::Time(time),
            (nodes, _) => Pace::Nodes(nodes),
        };
        let (seed, network) = (u64::from_le_bytes(eight(32)), u32::from_le_bytes(four(52)));
        let all = Rules::ALL.into_iter().map(|rules| Self { rules, seed, pace, network });
        all.into_iter()
            .find(|conditions| conditions.header() == *header)
            .ok_or("this shard is of rules that this program does not know")
    }
}

/// A shard, open for reading.
pub struct Shard {
    path: PathBuf,
    file: BufReader<File>,
    conditions: Conditions,
    /// Games read so far.
    games: usize,
    /// Bytes up to the last game read.
    whole: u64,
}

impl Shard {
    /// Opens a shard.
    ///
    /// # Errors
    ///
    /// Where it can't be read, or is none.
    pub fn open(path: &Path) -> Result<Self, ShardError> {
        let failed = |error| ShardError::File { path: path.to_owned(), error };
        Self::over(path, File::open(path).map_err(failed)?)
    }

    /// Opens a shard of games under `rules`.
    ///
    /// # Errors
    ///
    /// Where it can't be read, is none, or has games under others.
    pub fn open_for(path: &Path, rules: Rules) -> Result<Self, ShardError> {
        let shard = Self::open(path)?;
        let found = shard.conditions.rules;
        if found == rules {
            return Ok(shard);
        }
        let why = format!("games of {found}, expected {rules}: name other shards");
        Err(ShardError::Foreign { path: path.to_owned(), why })
    }

    /// Reads a file that is open.
    pub(crate) fn over(path: &Path, file: File) -> Result<Self, ShardError> {
        let path = path.to_owned();
        let mut file = BufReader::with_capacity(1 << 16, file);
        let mut header = [0; HEADER];
        match filled(&mut file, &mut header) {
            Ok(true) => {}
            Ok(false) => {
                let why = "this is no shard, or cut short: name files that `bingwa selfplay` made";
                return Err(ShardError::Foreign { path, why: why.to_owned() });
            }
            Err(error) => return Err(ShardError::File { path, error }),
        }
        match Conditions::read(&header) {
            Ok(conditions) => Ok(Self { path, file, conditions, games: 0, whole: HEADER as u64 }),
            Err(why) => Err(ShardError::Foreign { path, why: why.to_owned() }),
        }
    }

    /// Under what conditions the games were played.
    pub const fn conditions(&self) -> Conditions {
        self.conditions
    }

    /// Games read so far.
    pub const fn games(&self) -> usize {
        self.games
    }

    /// Bytes up to the last game read.
    pub(crate) const fn whole(&self) -> u64 {
        self.whole
    }

    /// What is wrong with the game last read.
    pub fn damaged(&self, why: &'static str) -> ShardError {
        ShardError::Damaged { path: self.path.clone(), game: self.games, why }
    }
}

impl Iterator for Shard {
    type Item = Result<Played, ShardError>;

    /// The next game; none after the last that is whole.
    fn next(&mut self) -> Option<Self::Item> {
        let read = Played::read(&mut self.file);
        let game = match read {
            Err(error) => return Some(Err(ShardError::File { path: self.path.clone(), error })),
            Ok(Ok(None)) => return None,
            Ok(Ok(Some(game))) => Ok(game),
            Ok(Err(why)) => Err(why),
        };
        self.games += 1;
        Some(match game {
            Ok(game) => {
                self.whole += game.bytes().len() as u64;
                Ok(game)
            }
            Err(why) => Err(self.damaged(why)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_come_back() {
        let scores = [0, 1, -1, 12_345, -28_000].map(Score::Seeds);
        let ends = [Score::Win(0), Score::Win(1_000), Score::Loss(0), Score::Loss(17)];
        for score in scores.into_iter().chain(ends) {
            assert_eq!(from_number(to_number(score)), score);
        }
        assert_eq!(from_number(to_number(Score::Seeds(99_999))), Score::Seeds(28_999));
    }

    #[test]
    fn conditions_come_back() {
        for rules in Rules::ALL {
            for pace in [Pace::Nodes(1), Pace::Time(20), Pace::Nodes(u64::MAX)] {
                let conditions = Conditions { rules, seed: u64::MAX - 3, pace, network: 7 };
                assert_eq!(Conditions::read(&conditions.header()), Ok(conditions));
            }
        }
    }

    #[test]
    fn no_flipped_bit_goes_unseen() {
        let conditions =
            Conditions { rules: Rules::Kigogo, seed: 1, pace: Pace::Nodes(9), network: 0 };
        let header = conditions.header();
        for bit in 0..8 * HEADER {
            let mut damaged = header;
            damaged[bit / 8] ^= 1 << (bit % 8);
            assert!(Conditions::read(&damaged).is_err(), "bit {bit}");
        }
    }
}
