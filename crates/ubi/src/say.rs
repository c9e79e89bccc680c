//! Lines of the protocol.

use std::{fmt::Write as _, time::Duration};

use bingwa_engine::{BookMove, Chances, Judgement, Score, SearchResult};
use bingwa_rules::{
    Explanation, Game, Move, MoveText, Outcome, Position as _, ReadMoveError, Rules, explain,
    read_move,
};

use crate::{fault::Fault, options::Options};

/// An error that the engine lives with.
pub(crate) fn error(fault: &Fault) -> String {
    format!("info string error {fault}")
}

/// Who the engine is, which games it plays, and its options.
pub(crate) fn who(ok: &str) -> Vec<String> {
    let mut lines = vec![
        format!("id name Bingwa {}", env!("CARGO_PKG_VERSION")),
        "id author the Bingwa authors".to_owned(),
    ];
    lines.extend(Rules::ALL.map(|rules| format!("rules {rules}")));
    lines.extend(Options::tell());
    lines.push(ok.to_owned());
    lines
}

/// What a search has found so far, a line for each of the best moves.
pub(crate) fn infos(rules: Rules, found: &SearchResult, time: Duration) -> Vec<String> {
    let first = (found.score, &found.line);
    let further = found.further.iter().map(|line| (line.score, &line.moves));
    let nps = (found.nodes as f64 / time.as_secs_f64().max(1e-6)) as u64;
    let info = |(place, (score, line)): (usize, (Score, &Vec<Move>))| {
        let mut text = format!(
            "info depth {} seldepth {} nodes {} nps {nps} time {} hashfull {} multipv {place} {} pv",
            found.depth,
            found.deepest.max(found.depth),
            found.nodes,
            time.as_millis(),
            found.fullness,
            self::score(rules, score),
        );
        for played in line {
            let _ = write!(text, " {played}");
        }
        text
    };
    (1..).zip(std::iter::once(first).chain(further)).map(info).collect()
}

/// A score, and the chances that it stands for.
fn score(rules: Rules, score: Score) -> String {
    let chances = Chances::of(rules, score);
    let [win, draw, loss] = chances.permille();
    let score = match score {
        Score::Win(plies) => format!("win {plies}"),
        Score::Loss(plies) => format!("loss {plies}"),
        Score::Seeds(_) => format!("wp {}", chances.points()),
    };
    format!("score {score} wdl {win} {draw} {loss}")
}

/// The move chosen, and the answer expected to it.
pub(crate) fn best_move(found: Option<&SearchResult>) -> String {
    match found.map(|found| (found.best, found.line.get(1))) {
        None => "bestmove (none)".to_owned(),
        Some((best, None)) => format!("bestmove {best}"),
        Some((best, Some(answer))) => format!("bestmove {best} ponder {answer}"),
    }
}

/// A move of the opening book, and what the book says of it.
pub(crate) fn book_move(rules: Rules, found: &BookMove) -> Vec<String> {
    let score = score(rules, found.score);
    vec![
        format!("info string book {score} behind {}", found.behind),
        format!("bestmove {}", found.played),
    ]
}

/// The legal moves in canonical order.
pub(crate) fn moves(game: &Game) -> String {
    let mut line = "moves".to_owned();
    for played in legal(game) {
        let _ = write!(line, " {played}");
    }
    line
}

/// The legal moves; none where the game is over, be it by repetition.
fn legal(game: &Game) -> Vec<Move> {
    match game.outcome() {
        None => game.position().legal_moves().to_vec(),
        Some(_) => Vec::new(),
    }
}

/// Why a move is legal, forced or not legal.
pub(crate) fn verdict(game: &Game, text: &str) -> Result<String, Fault> {
    let position = game.position();
    let text: MoveText = text.parse().map_err(ReadMoveError::Text)?;
    let mut line = String::new();
    match explain(position, &text) {
        Explanation::Legal(_, grounds) => match grounds.forced {
            Some(clause) => {
                let _ = write!(line, "forced {clause}");
            }
            None => {
                line.push_str("legal");
                for clause in &grounds.clauses {
                    let _ = write!(line, " {clause}");
                }
            }
        },
        Explanation::Illegal(refusal) => {
            let _ = write!(line, "illegal {} holes {}", refusal.clause, refusal.hole);
            for hole in &refusal.holes {
                let _ = write!(line, " {hole}");
            }
            let _ = write!(line, " detail {}", refusal.reason.word());
            if let Some(number) = refusal.number {
                let _ = write!(line, " {number}");
            }
        }
        Explanation::Ambiguous(moves) => {
            let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
            let expected = format!("one of {}", moves.join(", "));
            return Err(Fault::value("move", "a text that may mean several", expected));
        }
    }
    Ok(line)
}

/// What happens in a move, and the position after it.
pub(crate) fn trace(game: &Game, text: &str) -> Result<Vec<String>, Fault> {
    let played = read_move(game.position(), text)?;
    let watched = game.position().watch(played);
    let (events, after) = watched.map_err(bingwa_rules::PlayError::from)?;
    let mut lines: Vec<String> = events.iter().map(|event| format!("event {event}")).collect();
    lines.push(format!("position {after}"));
    Ok(lines)
}

/// The position for people who debug.
pub(crate) fn draw(game: &Game) -> Vec<String> {
    let position = game.position();
    let mut lines = vec![
        format!("rules {}", position.rules()),
        format!("position {position}"),
        format!("key {:016x}", position.key()),
        format!("plies {} occurrences {}", game.len(), game.occurrences()),
        moves(game),
    ];
    lines.extend(game.outcome().as_ref().map(over));
    lines
}

/// How a game ended.
fn over(outcome: &Outcome) -> String {
    let winner = outcome.winner.map_or('-', |seat| seat.letter());
    let score = outcome.score.map_or(String::new(), |[south, north]| format!(" {south},{north}"));
    format!("over {} {winner}{score}", outcome.by.word())
}

/// What the engine thinks of the position without searching.
pub(crate) fn eval(game: &Game, by: &Judgement) -> Vec<String> {
    if let Some(outcome) = game.outcome() {
        return vec![over(&outcome)];
    }
    let (rules, seeds) = (game.position().rules(), Score::Seeds(by.worth(game.position())));
    vec![format!("eval {seeds} {}", score(rules, seeds))]
}
