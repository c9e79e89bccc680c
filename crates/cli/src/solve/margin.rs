//! `bingwa solve kingulu`: the margin, and the proofs that it is no less and no more.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use bingwa_rules::{AnyPosition, Move, Position, Seat, kingulu::Kingulu};
use bingwa_solve::{
    kingulu::{Answer, Bounds, Solver, tables::Tables},
    proof::{Claim, Goal, Proof},
};
use serde::Serialize;

use super::{Args, Kept, SCHEMA, Watch, write_proof};
use crate::{
    exit::{Exit, Failure},
    json, prose,
};

#[derive(Serialize)]
struct Told<'a> {
    schema: &'static str,
    rules: &'static str,
    #[serde(serialize_with = "json::text")]
    position: AnyPosition,
    value: Option<&'static str>,
    /// South's seeds less North's at the end.
    margin: Option<i32>,
    #[serde(serialize_with = "json::texts")]
    best: &'a [Move],
    #[serde(serialize_with = "json::texts")]
    line: &'a [Move],
    nodes: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    proofs: Vec<Written<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bounds: Option<[i32; 2]>,
}

/// A proof that was written to a file.
#[derive(Serialize)]
struct Written<'a> {
    file: String,
    claim: String,
    #[serde(flatten)]
    kept: &'a Kept,
}

/// The best play of both, and the proofs of it.
struct Found {
    best: Vec<Move>,
    line: Vec<Move>,
    proofs: Vec<(PathBuf, Claim, Kept)>,
}

/// Finds the margin of a position, or what it lies between when the time is up.
pub(super) fn run(args: &Args, position: &Kingulu, out: &mut impl Write) -> Result<Exit, Failure> {
    if args.resume.is_some() {
        return Err(Failure::unreadable(
            "resume: kingulu is solved so soon that nothing is put aside: leave it out",
        ));
    }
    let mut watch = Watch::new(args, 0)?;
    let mut go_on = |nodes| {
        watch.at(nodes, |_, _| format!("South's seeds less North's; {}", prose::left(None)))
    };
    let mut solver = Solver::new(Tables::new(), args.hash.get() << 20);
    let Answer { bounds, best } = solver.solve(position, &mut go_on);
    let south = match position.turn() {
        Seat::South => bounds,
        Seat::North => bounds.behind(0),
    };
    let line = solver.line(position, &mut go_on);
    let mut found = Found { best: best.to_vec(), line, proofs: Vec::new() };
    if let (Some(path), Some(margin)) = (&args.proof, south.margin()) {
        for (seat, margin) in [(Seat::South, margin), (Seat::North, -margin)] {
            let claim = Claim { seat, goal: Goal::Margin(margin as i8) };
            let proof = Proof::walk(position, claim, |at| solver.choose(at, margin, &mut go_on))
                .map_err(Failure::could_not)?;
            let path = beside(path, seat);
            write_proof(&path, &proof)?;
            found.proofs.push((path, claim, Kept::from(&proof)));
        }
    }
    let (nodes, seconds) = (solver.nodes(), watch.begin.elapsed().as_secs_f64());
    watch.end();
    if args.json {
        let told = Told {
            schema: SCHEMA,
            rules: args.board.rules.id(),
            position: (*position).into(),
            value: south.margin().map(|margin| match margin {
                1.. => "S",
                0 => "draw",
                _ => "N",
            }),
            margin: south.margin(),
            best: &found.best,
            line: &found.line,
            nodes,
            seconds,
            proofs: found.proofs.iter().map(Written::of).collect(),
            bounds: south.margin().is_none().then_some([south.low, south.high]),
        };
        json::line(out, &told)?;
    } else {
        tell(position, south, &found, out)?;
        writeln!(out, "  searched: {}, {seconds:.1} s", prose::many(nodes, "position"))?;
    }
    Ok(if south.margin().is_some() { Exit::Done } else { Exit::CouldNot })
}

impl<'a> Written<'a> {
    fn of((path, claim, kept): &'a (PathBuf, Claim, Kept)) -> Self {
        Self { file: path.display().to_string(), claim: claim.to_string(), kept }
    }
}

/// The file for a player's claim: his seat is put into the name that was given.
fn beside(path: &Path, seat: Seat) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_os_string();
    name.push(match seat {
        Seat::South => "-south",
        Seat::North => "-north",
    });
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

/// Tells it in words; `south` are the bounds of South's margin.
fn tell(
    position: &Kingulu,
    south: Bounds,
    found: &Found,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let seeds: i32 = position.score().iter().map(|&seeds| i32::from(seeds)).sum();
    match south.margin() {
        Some(0) => writeln!(out, "Drawn, {0} to {0}.", seeds / 2)?,
        Some(margin) => {
            let winner = if margin > 0 { Seat::South } else { Seat::North };
            let (by, less) = (margin.abs(), (seeds - margin.abs()) / 2);
            writeln!(out, "{winner} wins by {by}, {} to {less}.", less + by)?;
        }
        None => writeln!(out, "Not settled: South's seeds less North's will be {south}.")?,
    }
    if !found.best.is_empty() {
        writeln!(out, "  best: {}", prose::list(&found.best, "and"))?;
    }
    if !found.line.is_empty() {
        let line: Vec<String> = found.line.iter().map(Move::to_string).collect();
        writeln!(out, "  line: {}", line.join(" "))?;
    }
    for (path, claim, kept) in &found.proofs {
        writeln!(out, "  {}: {claim}; {kept}", path.display())?;
    }
    Ok(())
}
