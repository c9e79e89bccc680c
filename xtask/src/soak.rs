//! `cargo xtask soak`: what takes hours, not minutes.

use anyhow::{Context, Result};
use serde_json::Value;

use crate::fuzz;
use crate::workspace::{Workspace, none_found, output, run as run_command};

/// What the long tests are told, each as an environment variable.
const SIZES: &[(&str, &str)] = &[
    ("BINGWA_TWIN_POSITIONS", "1000000"),
    ("BINGWA_KEYS", "10000000"),
    ("BINGWA_PERFT_MOVES", "2000000000"),
];

/// Seconds for each fuzz target.
const FUZZ_SECONDS: u32 = 600;

/// Games of the player against itself for each rules id, 10,000 in all and most of them where they
/// are short, and the random moves that begin them: so many that there are enough openings.
const GAMES: &[(&str, &str, &str)] = &[
    ("kiswahili", "300", "8"),
    ("kiswahili/zanzibar", "300", "8"),
    ("kujifunza", "1000", "8"),
    ("kujifunza/zanzibar", "4000", "8"),
    ("kigogo", "300", "8"),
    ("kimasai", "300", "14"),
    ("kingulu", "3800", "8"),
];

/// Who plays them.
const PLAYER: &str = "computer,threads=4";

/// Runs the tests with their sizes of a soak, lets the player play, then runs the fuzz targets.
pub fn run(workspace: &Workspace) -> Result<()> {
    let mut tests = workspace.cargo(&["test", "--release", "--package", "bingwa-rules"]);
    tests.args(["--test", "rules", "--", "--nocapture", "twin::", "keys::", "perft::"]);
    run_command(tests.envs(SIZES.iter().copied()))?;
    play(workspace)?;
    fuzz::run(workspace, &fuzz::Args { target: None, seconds: FUZZ_SECONDS, input: None })
}

/// Plays at ten milliseconds a move with four threads: no game may end by a crash, a move that is
/// not legal or one that comes too late.
fn play(workspace: &Workspace) -> Result<()> {
    let mut lost = Vec::new();
    for (rules, games, opening) in GAMES {
        let mut command = workspace.cargo(&["run", "--quiet", "--release", "--package", "bingwa"]);
        command.args(["--", "match", rules, PLAYER, PLAYER, "--ms", "10", "--json"]);
        let answer = output(command.args(["--games", games, "--opening", opening]))?;
        lost.extend(forfeits(rules, &answer)?);
    }
    none_found("games of the player", &lost)
}

/// How many games were lost otherwise than on the board, by what `bingwa match` answers.
fn forfeits(rules: &str, answer: &str) -> Result<Option<String>> {
    let answer: Value = serde_json::from_str(answer).context("bingwa match: no JSON")?;
    let sides = answer["forfeits"].as_array().context("bingwa match: no forfeits")?;
    let count = |how: &str| sides.iter().filter_map(|side| side[how].as_u64()).sum::<u64>();
    let [crash, illegal, time] = ["crash", "illegal", "time"].map(count);
    println!("{rules}: {crash} crashes, {illegal} illegal moves, {time} moves too late");
    let is_lost = crash + illegal + time > 0;
    Ok(is_lost.then(|| format!("{rules}: games were lost otherwise than on the board")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_lost_otherwise_than_on_the_board_is_found() {
        let answer = |late: u32| {
            format!(
                r#"{{"forfeits":[{{"crash":0,"illegal":0,"time":0}},{{"crash":0,"illegal":0,"time":{late}}}]}}"#
            )
        };
        assert_eq!(forfeits("kigogo", &answer(0)).expect("an answer"), None);
        assert!(forfeits("kigogo", &answer(1)).expect("an answer").is_some());
        assert!(forfeits("kigogo", "{}").is_err());
    }

    #[test]
    fn there_are_ten_thousand_games() {
        let games = GAMES.iter().filter_map(|(_, games, _)| games.parse::<u32>().ok());
        assert_eq!(games.sum::<u32>(), 10_000);
    }
}
