//! What tables tell of a game, layer by layer.

use std::path::Path;

use bingwa_rules::Rules;

use super::{
    Entry, MOST_SEEDS, TableError,
    block::{Codes, Split},
    by_game,
    code::DRAW,
    file::TableFile,
    half::{self, Halved, count},
};

/// What there is to tell of a layer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// Seeds on the board.
    pub seeds: u8,
    /// Positions, turned so that South is to move, in which both players have seeds.
    pub positions: u64,
    /// Those that the player to move wins.
    pub wins: u64,
    /// Those that he loses.
    pub losses: u64,
    /// Those that nobody wins.
    pub draws: u64,
    /// One of them.
    pub drawn: Option<String>,
    /// Bytes of the layer's files.
    pub bytes: u64,
    /// The longest win; `None` if nothing is won.
    pub longest: Option<Longest>,
    /// Boards on which whoever is to move loses, counted once with the same turned round.
    pub mutual: u64,
    /// One of them, the one that takes longest.
    pub mutual_example: Option<Longest>,
}

/// A position, and how far off its end is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Longest {
    /// Plies to the end.
    pub plies: u8,
    /// The position's text.
    pub position: String,
}

/// The facts of every layer that is whole in a folder, the first having two seeds.
///
/// # Errors
///
/// [`TableError::Read`] or [`TableError::Damaged`].
pub fn facts(rules: Rules, folder: &Path) -> Result<Vec<Facts>, TableError> {
    by_game!(rules, G => (2..=MOST_SEEDS).map_while(|seeds| layer::<G>(folder, seeds).transpose()).collect())
}

/// The facts of a layer; `None` where a block of it is missing.
fn layer<G: Halved>(folder: &Path, seeds: u8) -> Result<Option<Facts>, TableError> {
    let mut facts = Facts {
        seeds,
        positions: 0,
        wins: 0,
        losses: 0,
        draws: 0,
        drawn: None,
        bytes: 0,
        longest: None,
        mutual: 0,
        mutual_example: None,
    };
    for split in Split::of_layer(seeds) {
        let Some(file) = TableFile::open::<G>(folder, split)? else {
            return Ok(None);
        };
        facts.bytes += file.length();
        facts.add::<G>(split, &file.codes::<G>(split)?);
    }
    Ok(Some(facts))
}

impl Facts {
    fn add<G: Halved>(&mut self, split: Split, codes: &Codes) {
        let mut counts = [0u64; 256];
        for piece in codes.pieces() {
            piece.iter().for_each(|&code| counts[usize::from(code)] += 1);
        }
        let draw = usize::from(DRAW);
        self.positions += split.positions::<G>() as u64;
        self.losses += counts[..draw].iter().sum::<u64>();
        self.draws += counts[draw];
        if counts[draw] > 0 && self.drawn.is_none() {
            self.drawn = find::<G>(split, codes, |found| found == DRAW);
        }
        self.wins += counts[draw + 1..].iter().sum::<u64>();
        if let Some(code) = (DRAW + 1..=u8::MAX).find(|&code| counts[usize::from(code)] > 0) {
            let plies = Entry::of(code).plies().unwrap_or(0);
            if self.longest.as_ref().is_none_or(|longest| longest.plies < plies) {
                let position = find::<G>(split, codes, |found| found == code);
                self.longest = position.map(|position| Longest { plies, position });
            }
        }
        self.add_mutual::<G>(split, codes);
    }

    /// Counts the boards on which whoever is to move loses.
    fn add_mutual<G: Halved>(&mut self, split: Split, codes: &Codes) {
        let (rows, columns) = (count::<G>(split.fewer), count::<G>(split.more));
        let [one, two] = [split.fewer, split.more].map(|mover| codes.view::<G>(split, mover));
        for row in 0..rows as u32 {
            // Where both have as many seeds, a board turned round is on another place.
            let from = if split.fewer == split.more { row } else { 0 };
            for column in from..columns as u32 {
                let sides = [one.code(row, column), two.code(column, row)];
                if sides.iter().any(|&code| code >= DRAW) {
                    continue;
                }
                self.mutual += 1;
                let sides = sides.into_iter().zip([split.fewer, split.more]);
                for ((code, mover), numbers) in sides.zip([[row, column], [column, row]]) {
                    let plies = Entry::of(code).plies().unwrap_or(0);
                    if self.mutual_example.as_ref().is_none_or(|longest| longest.plies < plies) {
                        let position = text::<G>(split, mover, numbers);
                        self.mutual_example = Some(Longest { plies, position });
                    }
                }
            }
        }
    }
}

/// The text of the first position of a block whose code is as wanted.
fn find<G: Halved>(split: Split, codes: &Codes, wanted: impl Fn(u8) -> bool) -> Option<String> {
    let columns = count::<G>(split.more);
    for (piece, mover) in codes.pieces().into_iter().zip([split.fewer, split.more]) {
        if let Some(at) = piece.iter().position(|&code| wanted(code)) {
            let (row, column) = ((at / columns) as u32, (at % columns) as u32);
            let numbers = if mover == split.fewer { [row, column] } else { [column, row] };
            return Some(text::<G>(split, mover, numbers));
        }
    }
    None
}

/// The text of a position, South to move.
fn text<G: Halved>(split: Split, mover: u8, [one, other]: [u32; 2]) -> String {
    let seeds = [mover, split.seeds() - mover];
    G::joined([half::half::<G>(seeds[0], one), half::half::<G>(seeds[1], other)])
        .setup()
        .to_string()
}
