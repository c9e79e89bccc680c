//! The command line: every subcommand, and what is said when it can't be understood.

use clap::{Parser, Subcommand, error::ErrorKind};
use clap_complete::Shell;

use crate::{
    analyse, bench, book, calibrate, convert,
    exit::Exit,
    explain, games, moves, perft, play, puzzles, selfplay, serve, show, solve, tables, trace,
    train, ubi, values, verify,
    versus::{self, tournament},
};

/// Play and study the Bao games of East Africa.
///
/// Five games under seven sets of rules, each named by a rules id: see `bingwa games`.
#[derive(Parser)]
#[command(
    name = "bingwa",
    version,
    max_term_width = 80,
    arg_required_else_help = true,
    subcommand_required = true,
    mut_arg("color", |arg| arg.help("When to colour what is printed").display_order(900)),
    after_help = "\
Examples:
  bingwa serve --open                      the games in the browser
  bingwa play kiswahili                    a game against the computer
  bingwa show kingulu                      the board as the game starts
  bingwa explain kiswahili A5              why A5 can't begin it

Exit codes:
  0  done
  1  could not
  2  wrong usage, or unreadable input
  3  the move is not legal"
)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) color: colorchoice_clap::Color,
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The subcommands.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the rules ids, with name and board
    #[command(after_help = games::EXAMPLES)]
    Games(games::Args),
    /// Draw the board: holes, counts, house, reserve, whose turn it is
    #[command(after_help = show::EXAMPLES)]
    Show(show::Args),
    /// List the legal moves, and the position after each
    #[command(after_help = moves::EXAMPLES)]
    Moves(moves::Args),
    /// Count sequences of moves, depth by depth
    ///
    /// A move that ends the game counts at its ply and is not expanded; repetition is ignored.
    #[command(after_help = perft::EXAMPLES)]
    Perft(perft::Args),
    /// Tell what happens in a move, seed by seed, then the position
    #[command(after_help = trace::EXAMPLES)]
    Trace(trace::Args),
    /// Tell why a move is legal, forced or not legal
    ///
    /// The exit code is 0 for a legal move, and 3 for one that is not.
    #[command(after_help = explain::EXAMPLES)]
    Explain(explain::Args),
    /// Convert game records from one form to another
    #[command(after_help = convert::EXAMPLES)]
    Convert(convert::Args),
    /// Play a game: on the full screen, or line by line
    #[command(after_help = play::EXAMPLES)]
    Play(play::Args),
    /// Serve the browser app, at this machine or for others
    ///
    /// The app is part of the program where that was built with it, as `cargo xtask play` does.
    /// Nothing is asked of any other machine. Ctrl-C stops it.
    #[command(after_help = serve::EXAMPLES)]
    Serve(serve::Args),
    /// Find out who wins, with the proof of it
    #[command(after_help = solve::EXAMPLES)]
    Solve(solve::Args),
    /// Check proof files with rules of their own
    ///
    /// Each move of the loser is followed, and each line must end as claimed. The rules that are
    /// played by are the slow twin's, which share no code with those of `bingwa solve`.
    #[command(after_help = verify::EXAMPLES)]
    Verify(verify::Args),
    /// Measure the speed by fixed work, and check its counts
    #[command(after_help = bench::EXAMPLES)]
    Bench(bench::Args),
    /// Solve small boards, and Kujifunza under other readings
    ///
    /// Each value is that of the start position, for South, who begins: `S` where South wins, `N`
    /// where North does, and in Kingulu by how many seeds.
    #[command(after_help = values::EXAMPLES)]
    Values(values::Args),
    /// Build, check and ask endgame tables
    #[command(subcommand, after_help = tables::EXAMPLES)]
    Tables(tables::Tables),
    /// Make, check and solve puzzles
    #[command(subcommand, after_help = puzzles::EXAMPLES)]
    Puzzles(puzzles::Puzzles),
    /// Tell what the engine thinks of a position, or of every move of a game
    #[command(after_help = analyse::EXAMPLES)]
    Analyse(analyse::Args),
    /// Let two engines play a match: openings in pairs, Elo, SPRT
    #[command(after_help = versus::EXAMPLES)]
    Match(Box<versus::Args>),
    /// Let several engines play each other: cross table, ratings
    #[command(after_help = tournament::EXAMPLES)]
    Tournament(Box<tournament::Args>),
    /// Build, show and ask opening books
    #[command(subcommand, after_help = book::EXAMPLES)]
    Book(book::Books),
    /// Let the engine play itself, for games to learn from
    #[command(after_help = selfplay::EXAMPLES)]
    Selfplay(selfplay::Args),
    /// Learn a network from games of the engine against itself
    #[command(after_help = train::EXAMPLES)]
    Train(train::Args),
    /// See how well the engine's scores foretold the results of games
    #[command(after_help = calibrate::EXAMPLES)]
    Calibrate(calibrate::Args),
    /// Speak UBI, the engine protocol, on stdin and stdout
    #[command(after_help = ubi::EXAMPLES)]
    Ubi,
    /// Print the completions of a shell
    #[command(after_help = "\
Examples:
  bingwa completions fish > ~/.config/fish/completions/bingwa.fish
  source <(bingwa completions bash)")]
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the man page
    #[command(after_help = "\
Examples:
  bingwa man > bingwa.1
  bingwa man moves > bingwa-moves.1")]
    Man {
        /// The command whose page is printed [default: the program's]
        command: Option<String>,
    },
}

impl Command {
    /// The schema of the JSON asked for, so that an error can be told as data too.
    pub(crate) fn schema(&self) -> Option<&'static str> {
        let (json, schema) = match self {
            Self::Tables(args) => return args.schema(),
            Self::Puzzles(args) => return args.schema(),
            Self::Book(args) => return args.schema(),
            Self::Games(args) => (args.json, games::SCHEMA),
            Self::Moves(args) => (args.json, moves::SCHEMA),
            Self::Perft(args) => (args.json, perft::SCHEMA),
            Self::Trace(args) => (args.json, trace::SCHEMA),
            Self::Explain(args) => (args.json, explain::SCHEMA),
            Self::Analyse(args) => (args.json, analyse::SCHEMA),
            Self::Match(args) => (args.json, versus::SCHEMA),
            Self::Tournament(args) => (args.json, tournament::SCHEMA),
            Self::Values(args) => (args.json, values::SCHEMA),
            Self::Solve(args) => (args.json, solve::SCHEMA),
            Self::Verify(args) => (args.json, verify::SCHEMA),
            _ => return None,
        };
        json.then_some(schema)
    }
}

/// Says what clap has to say: help on stdout, or a line on stderr.
pub(crate) fn say(error: &clap::Error) -> Exit {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // Whoever closed stdout did not want the help.
            let _ = error.print();
            Exit::Done
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            Exit::Unreadable
        }
        _ => crate::exit::Failure::unreadable(in_one_line(&error.to_string())).end(),
    }
}

/// Beginnings of what helps nobody.
const USELESS: [&str; 2] = ["For more information", "tip: to pass"];

/// What Rust says of numbers that can't be read, and what it means.
const NUMBERS: [(&str, &str); 6] = [
    (": invalid digit found in string", ": expected a whole number"),
    (": cannot parse integer from empty string", ": expected a whole number"),
    (": invalid float literal", ": expected a number"),
    (": number would be zero for non-zero type", ": expected 1 or more"),
    (": number too large to fit in target type", ": expected a smaller number"),
    (": number too small to fit in target type", ": expected a greater number"),
];

/// Clap's message, its tips and its usage, which it spreads over several lines.
fn in_one_line(message: &str) -> String {
    let paragraph = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut parts: Vec<String> = message
        .split("\n\n")
        .map(paragraph)
        .filter(|part| !part.is_empty() && !USELESS.iter().any(|start| part.starts_with(start)))
        .collect();
    if let Some(first) = parts.first_mut() {
        *first = first.trim_start_matches("error: ").to_owned();
        for (said, meant) in NUMBERS {
            *first = first.replace(said, meant);
        }
    }
    parts.join("; ")
}
