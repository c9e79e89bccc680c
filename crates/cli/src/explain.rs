//! `bingwa explain`: why a move is legal, forced or not legal.

use std::io::Write;

use bingwa_rules::{
    AnyPosition, Clause, Explanation, Game, Grounds, Hole, Move, MoveText, Position, Refusal,
};
use bingwa_solve::known::{Effort, Known};
use serde::Serialize;

use crate::{
    exit::{Exit, Failure},
    input, json,
    known::{Tables, Told, sentence, tell_fault},
    prose,
};

/// Shown under the help.
pub(crate) const EXAMPLES: &str = r#"Examples:
  bingwa explain kiswahili A5
  bingwa explain kingulu A1 --json
  bingwa explain kujifunza 'A1>>'"#;

/// What `bingwa explain` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    board: input::Board,
    /// The move; quote it, since a shell knows `<`, `>` and `*` too
    #[arg(value_name = "MOVE", allow_hyphen_values = true)]
    played: String,
    #[command(flatten)]
    tables: Tables,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Names the schema of the answer.
pub(crate) const SCHEMA: &str = "bingwa.explain/1";

#[derive(Serialize)]
struct Answer<'a> {
    schema: &'static str,
    rules: &'static str,
    #[serde(serialize_with = "json::text")]
    position: AnyPosition,
    #[serde(rename = "move")]
    played: &'a str,
    #[serde(flatten)]
    verdict: Verdict<'a>,
    sentence: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    proven: Option<Told>,
}

#[derive(Serialize)]
#[serde(tag = "verdict", rename_all = "lowercase")]
enum Verdict<'a> {
    Legal {
        #[serde(serialize_with = "json::texts")]
        clauses: &'a [Clause],
    },
    Forced {
        #[serde(serialize_with = "json::text")]
        clause: Clause,
        #[serde(serialize_with = "json::texts")]
        clauses: &'a [Clause],
    },
    Illegal {
        #[serde(serialize_with = "json::text")]
        clause: Clause,
        reason: &'static str,
        #[serde(serialize_with = "json::text")]
        hole: Hole,
        #[serde(serialize_with = "json::texts")]
        holes: &'a [Hole],
        number: Option<u32>,
    },
}

/// Tells what the rules say of a move.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Exit, Failure> {
    let position = args.board.position()?;
    let text: MoveText = args.played.parse().map_err(Failure::unreadable)?;
    match bingwa_rules::explain(&position, &text) {
        Explanation::Legal(played, grounds) => legal(args, position, played, &grounds, out),
        Explanation::Illegal(refusal) => illegal(args, position, &refusal, out),
        // What a move text may mean is told as for every other command.
        Explanation::Ambiguous(_) => input::legal_move(&position, &args.played).map(|_| Exit::Done),
    }
}

fn legal(
    args: &Args,
    position: AnyPosition,
    played: Move,
    grounds: &Grounds,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    let events = position.watch(played).map(|(events, _)| events).unwrap_or_default();
    let sentence = prose::summary(position.rules(), &events);
    let proven = proven(args, position, Some(played))?;
    let clauses = grounds.clauses.as_slice();
    if args.json {
        let verdict = match grounds.forced {
            None => Verdict::Legal { clauses },
            Some(clause) => Verdict::Forced { clause, clauses },
        };
        return answer(position, &played.to_string(), verdict, &sentence, proven.as_ref(), out);
    }
    match grounds.forced {
        None => writeln!(out, "{played} is legal.")?,
        Some(clause) => {
            writeln!(out, "{played} is legal and forced: {clause} allows no other kind of move.")?;
        }
    }
    writeln!(out, "{sentence}")?;
    let forced = grounds.forced.filter(|clause| !clauses.contains(clause));
    for clause in forced.iter().chain(clauses) {
        clause_line(*clause, out)?;
    }
    tell(proven.as_ref(), out)?;
    Ok(Exit::Done)
}

fn illegal(
    args: &Args,
    position: AnyPosition,
    refusal: &Refusal,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    let sentence = prose::refusal(&position, refusal);
    let proven = proven(args, position, None)?;
    if args.json {
        let verdict = Verdict::Illegal {
            clause: refusal.clause,
            reason: refusal.reason.word(),
            hole: refusal.hole,
            holes: &refusal.holes,
            number: refusal.number,
        };
        answer(position, &args.played, verdict, &sentence, proven.as_ref(), out)?;
    } else {
        writeln!(out, "{} is not legal.", args.played)?;
        writeln!(out, "{sentence}")?;
        clause_line(refusal.clause, out)?;
        tell(proven.as_ref(), out)?;
    }
    Ok(Exit::NotLegal)
}

fn answer(
    position: AnyPosition,
    played: &str,
    verdict: Verdict<'_>,
    sentence: &str,
    proven: Option<&Proven>,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    let rules = position.rules().id();
    let proven = proven.map(|proven| Told::from(&proven.known));
    json::line(
        out,
        &Answer { schema: SCHEMA, rules, position, played, verdict, sentence, proven },
    )?;
    Ok(Exit::Done)
}

/// What is proven of the position in which the move is asked about.
struct Proven {
    known: Known,
    /// What is proven after the move.
    after: Option<Known>,
}

fn proven(
    args: &Args,
    position: AnyPosition,
    played: Option<Move>,
) -> Result<Option<Proven>, Failure> {
    let known = args.tables.open()?;
    let mut game = Game::new(position);
    let before = known.ask(&game, Effort::default());
    let moved = before.is_some() && played.is_some_and(|played| game.play(played).is_ok());
    let after = if moved { known.ask(&game, Effort::default()) } else { None };
    tell_fault([&known]);
    Ok(before.map(|known| Proven { known, after }))
}

fn tell(proven: Option<&Proven>, out: &mut impl Write) -> Result<(), Failure> {
    let Some(Proven { known, after }) = proven else { return Ok(()) };
    writeln!(out, "{}", sentence(known))?;
    if let Some(after) = after {
        writeln!(out, "after it: {}", after.verdict)?;
    }
    Ok(())
}

fn clause_line(clause: Clause, out: &mut impl Write) -> Result<(), Failure> {
    Ok(writeln!(out, "  {:7} {}", clause.id(), clause.title())?)
}
