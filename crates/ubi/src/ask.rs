//! What a line asks for.

use std::{str::SplitWhitespace, time::Duration};

use crate::fault::Fault;

/// A command.
#[derive(Debug)]
pub(crate) enum Ask<'a> {
    Ubi,
    Uci,
    IsReady,
    SetOption {
        name: String,
        value: String,
    },
    NewGame {
        rules: Option<&'a str>,
    },
    /// The text of a position, or none for the start, and moves from there.
    Position {
        text: Option<String>,
        moves: Vec<&'a str>,
    },
    Go(Go),
    Stop,
    PonderHit,
    Quit,
    Moves,
    Explain(&'a str),
    Trace(&'a str),
    Draw,
    Eval,
    Perft(u32),
    Bench(Option<u32>),
}

/// How to search.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Go {
    /// The time left to South and North, and what each gets for a move.
    pub(crate) time: [Option<Duration>; 2],
    pub(crate) increment: [Duration; 2],
    pub(crate) moves_to_go: Option<u32>,
    pub(crate) move_time: Option<Duration>,
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: Option<u64>,
    pub(crate) win: Option<u32>,
    pub(crate) infinite: bool,
    pub(crate) ponder: bool,
    pub(crate) only: Vec<String>,
}

/// Reads a line. `None` where nothing on it is a command: unknown words are passed over.
pub(crate) fn read(line: &str) -> Result<Option<Ask<'_>>, Fault> {
    let mut words = line.split_whitespace();
    while let Some(word) = words.next() {
        return Ok(Some(match word {
            "ubi" => Ask::Ubi,
            "uci" => Ask::Uci,
            "isready" => Ask::IsReady,
            "setoption" => set_option(words)?,
            "ubinewgame" | "ucinewgame" => new_game(words),
            "position" => position(words)?,
            "go" => Ask::Go(go(words)?),
            "stop" => Ask::Stop,
            "ponderhit" => Ask::PonderHit,
            "quit" => Ask::Quit,
            "moves" => Ask::Moves,
            "explain" => Ask::Explain(words.next().ok_or(NO_MOVE)?),
            "trace" => Ask::Trace(words.next().ok_or(NO_MOVE)?),
            "d" => Ask::Draw,
            "eval" => Ask::Eval,
            "perft" => Ask::Perft(number("perft", words.next())?),
            "bench" => match words.next() {
                None => Ask::Bench(None),
                depth => Ask::Bench(Some(number("bench", depth)?)),
            },
            _ => continue,
        }));
    }
    Ok(None)
}

const NO_MOVE: Fault = Fault::Said("move: found nothing, expected a move such as A5<");

fn number<T: std::str::FromStr>(field: &str, word: Option<&str>) -> Result<T, Fault> {
    let word = word.unwrap_or_default();
    word.parse().map_err(|_| Fault::value(field, word, "a whole number"))
}

fn set_option(words: SplitWhitespace<'_>) -> Result<Ask<'static>, Fault> {
    let words: Vec<&str> = words.skip_while(|word| *word != "name").skip(1).collect();
    let mut parts = words.split(|word| *word == "value");
    let name = parts.next().unwrap_or_default().join(" ");
    if name.is_empty() {
        return Err(Fault::Said("setoption: found no name, expected `name X value V`"));
    }
    Ok(Ask::SetOption { name, value: parts.next().unwrap_or_default().join(" ") })
}

fn new_game(mut words: SplitWhitespace<'_>) -> Ask<'_> {
    let rules = words.find(|word| *word == "rules").and_then(|_| words.next());
    Ask::NewGame { rules }
}

fn position(mut words: SplitWhitespace<'_>) -> Result<Ask<'_>, Fault> {
    let expected = "startpos, or text and a position";
    let text = match words.next() {
        Some("startpos") => None,
        Some("text") => {
            let fields: Vec<&str> = words.by_ref().take_while(|word| *word != "moves").collect();
            return Ok(Ask::Position { text: Some(fields.join(" ")), moves: words.collect() });
        }
        word => return Err(Fault::value("position", word.unwrap_or_default(), expected)),
    };
    let moves = words.skip_while(|word| *word != "moves").skip(1).collect();
    Ok(Ask::Position { text, moves })
}

fn go(words: SplitWhitespace<'_>) -> Result<Go, Fault> {
    let mut go = Go::default();
    let mut words = words.peekable();
    while let Some(word) = words.next() {
        let mut ms = || {
            // A clock may be overdrawn.
            let ms: i64 = number(word, words.next())?;
            Ok::<_, Fault>(Duration::from_millis(ms.max(0).unsigned_abs()))
        };
        match word {
            "stime" => go.time[0] = Some(ms()?),
            "ntime" => go.time[1] = Some(ms()?),
            "sinc" => go.increment[0] = ms()?,
            "ninc" => go.increment[1] = ms()?,
            "movetime" => go.move_time = Some(ms()?),
            "movestogo" => go.moves_to_go = Some(number(word, words.next())?),
            "depth" => go.depth = Some(number(word, words.next())?),
            "nodes" => go.nodes = Some(number(word, words.next())?),
            "win" => go.win = Some(number(word, words.next())?),
            "infinite" => go.infinite = true,
            "ponder" => go.ponder = true,
            "searchmoves" => {
                let is_move = |word: &&str| word.starts_with(['A', 'B', 'a', 'b']);
                while let Some(word) = words.next_if(is_move) {
                    go.only.push(word.to_owned());
                }
            }
            _ => {}
        }
    }
    Ok(go)
}
