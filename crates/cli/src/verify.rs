//! `bingwa verify`: checks proof files with the slow twin's rules.

use std::{
    fs::File,
    io::{Read as _, Write},
    path::{Path, PathBuf},
    time::Instant,
};

use bingwa_verify::{Goal, Seat, Verified};
use serde::Serialize;

use crate::{
    exit::{Exit, Failure},
    json, prose,
};

/// The most bytes of a file that are read.
const MOST: u64 = 1 << 30;

/// Shown under the help.
pub(crate) const EXAMPLES: &str = "\
Examples:
  bingwa verify data/proofs/kujifunza.proof
  bingwa verify data/proofs/*.proof --json

The exit code is 0 if every proof holds, and 1 if one doesn't; the line on
stderr says what is wrong with it.";

/// What `bingwa verify` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The proof files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print JSON: an object for each file
    #[arg(long)]
    pub(crate) json: bool,
}

/// Names the schema of the answer.
pub(crate) const SCHEMA: &str = "bingwa.verify/1";

#[derive(Serialize)]
struct Answer<'a> {
    schema: &'static str,
    file: String,
    rules: &'a str,
    position: &'a str,
    claim: Claim,
    sentence: String,
    bytes: usize,
    positions: u32,
    choices: u32,
    longest: u32,
    seconds: f64,
}

/// What is claimed: that a player wins, or that his margin is no less.
#[derive(Serialize)]
struct Claim {
    player: char,
    #[serde(skip_serializing_if = "Option::is_none")]
    margin: Option<i8>,
}

/// Checks each file, and stops at the first that doesn't hold.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Exit, Failure> {
    for file in &args.files {
        let name = file.display().to_string();
        let bytes = read(file)?;
        let begin = Instant::now();
        let verified = bingwa_verify::verify(&bytes)
            .map_err(|fault| Failure::could_not(format_args!("{name}: {fault}")))?;
        let seconds = begin.elapsed().as_secs_f64();
        let sentence = sentence(&verified);
        if args.json {
            let answer = Answer {
                schema: SCHEMA,
                file: name,
                rules: &verified.rules,
                position: &verified.position,
                claim: claim(&verified),
                sentence,
                bytes: bytes.len(),
                positions: verified.positions,
                choices: verified.choices,
                longest: verified.longest,
                seconds,
            };
            json::line(out, &answer)?;
        } else {
            writeln!(out, "{name}: {sentence}")?;
            let size = [
                prose::many(bytes.len() as u64, "byte"),
                prose::many(verified.positions.into(), "position"),
                prose::many(verified.choices.into(), "move") + " kept",
                format!("longest line {}", prose::many(verified.longest.into(), "move")),
                prose::seconds(seconds),
            ];
            writeln!(out, "  holds: {}", size.join(", "))?;
        }
    }
    Ok(Exit::Done)
}

fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let unreadable = |error| {
        Failure::unreadable(format_args!("{}: {error}: give a proof's file", path.display()))
    };
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    file.take(MOST + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > MOST {
        let name = path.display();
        return Err(Failure::unreadable(format_args!("{name}: it is too long for a proof file")));
    }
    Ok(bytes)
}

fn claim(verified: &Verified) -> Claim {
    let player = match verified.claim.seat {
        Seat::South => 'S',
        Seat::North => 'N',
    };
    match verified.claim.goal {
        Goal::Win => Claim { player, margin: None },
        Goal::Margin(margin) => Claim { player, margin: Some(margin) },
    }
}

/// The claim, in words.
fn sentence(verified: &Verified) -> String {
    let Verified { rules, position, claim, .. } = verified;
    match verified.is_start {
        true => format!("{rules}: {claim} from the start."),
        false => format!("{rules}: {claim} from {position}."),
    }
}
