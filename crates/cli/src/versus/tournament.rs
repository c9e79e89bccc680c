//! `bingwa tournament`: each of several engines against each other.

use std::{cmp::Ordering, io::Write};

use bingwa_rules::Rules;
use serde::Serialize;

use super::{
    engine::Spec,
    meeting::{Conditions, Forfeits, Meeting, More, Standing},
    rating::{Rating, ratings},
};
use crate::{
    exit::{Exit, Failure, say},
    input::RulesParser,
    json,
};

/// Shown under the help.
pub(crate) const EXAMPLES: &str = "\
Examples:
  bingwa tournament kigogo computer:8 computer:10 computer:12
  bingwa tournament kiswahili nodes=500 nodes=2000 nodes=8000 --games 40
  bingwa tournament kujifunza computer './a --ubi' './b --ubi' --ms 50 --records games.bao

An engine is what it is for `bingwa match`. Each two of them play the same
openings, each opening twice, with the seats exchanged; round after round, an
opening each.

The ratings are those under which the results are likeliest. All engines
together have 0, and each rating lies within its error with 95 %.";

/// The most engines.
const MOST: usize = 100;
/// The longest name in the table, in letters.
const LONGEST_NAME: usize = 32;

/// What `bingwa tournament` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The rules id
    #[arg(value_parser = RulesParser)]
    rules: Rules,
    /// The engines: two at least
    #[arg(value_name = "ENGINE", required = true, num_args = 2..=MOST)]
    engines: Vec<Spec>,
    /// Games of each two engines; an even number
    #[arg(long, value_name = "NUMBER", default_value = "20", value_parser = super::even)]
    games: usize,
    #[command(flatten)]
    conditions: Conditions,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Names the schema of the answer.
pub(crate) const SCHEMA: &str = "bingwa.tournament/1";

/// What each engine did against each other, by their places.
struct Table(Vec<Vec<Standing>>);

/// What an engine did against all others, and how strong that makes it.
#[derive(Clone, Copy)]
struct Place {
    engine: usize,
    /// Half points.
    points: u32,
    games: u32,
    forfeits: Forfeits,
    rating: Rating,
}

/// Plays the tournament.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Exit, Failure> {
    let count = args.engines.len();
    let meetings = round_robin(count, args.games / 2);
    let (all, mut games) = (2 * meetings.len(), 0);
    let mut table = Table(vec![vec![Standing::default(); count]; count]);
    let event = "bingwa tournament";
    args.conditions.hold(event, args.rules, &args.engines, &meetings, |meeting, pair| {
        let [first, second] = meeting.engines;
        table.0[first][second].add(pair);
        table.0[second][first] = table.0[first][second].turned();
        games += 2;
        if games % 20 == 0 {
            say(&format!("{games} of {all} games"));
        }
        More::Wanted
    })?;
    let places = table.places();
    if args.json {
        json::line(out, &Answer::new(args, &table, &places))?;
    } else {
        tell(args, &table, &places, out)?;
    }
    Ok(Exit::Done)
}

/// Each two of so many engines, opening after opening.
fn round_robin(engines: usize, openings: usize) -> Vec<Meeting> {
    let pairs = move || (0..engines).flat_map(move |a| (a + 1..engines).map(move |b| [a, b]));
    (0..openings)
        .flat_map(|opening| pairs().map(move |engines| Meeting { engines, opening }))
        .collect()
}

impl Table {
    /// Each two engines, with what the first did against the second.
    fn meetings(&self) -> impl Iterator<Item = ([usize; 2], &Standing)> {
        let row = |(a, row): (usize, &Vec<Standing>)| (a + 1..row.len()).map(move |b| [a, b]);
        let pairs: Vec<[usize; 2]> = self.0.iter().enumerate().flat_map(row).collect();
        pairs.into_iter().map(|[a, b]| ([a, b], &self.0[a][b]))
    }

    /// The engines, the strongest first.
    fn places(&self) -> Vec<Place> {
        let results = self.meetings().map(|(engines, standing)| (engines, standing.pairs));
        let ratings = ratings(self.0.len(), results);
        let place = |(engine, rating): (usize, Rating)| {
            let mut place =
                Place { engine, points: 0, games: 0, forfeits: Forfeits::default(), rating };
            for standing in &self.0[engine] {
                place.points += standing.half_points();
                place.games += 2 * standing.pairs.count();
                place.forfeits += standing.forfeits[0];
            }
            place
        };
        let mut places: Vec<Place> = ratings.into_iter().enumerate().map(place).collect();
        let stronger = |a: &Place, b: &Place| {
            // Numbers that are not more than rounded differently shall not decide.
            let elo = |place: &Place| (place.rating.elo * 1e6).round();
            elo(b).partial_cmp(&elo(a)).unwrap_or(Ordering::Equal)
        };
        places.sort_by(stronger);
        places
    }
}

/// Half points as points.
fn points(half: u32) -> String {
    format!("{:.1}", f64::from(half) / 2.0)
}

/// A name that fits the table.
fn short(name: &str) -> String {
    let mut letters: Vec<char> =
        name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    if letters.len() > LONGEST_NAME {
        letters.truncate(LONGEST_NAME - 1);
        letters.push('…');
    }
    letters.into_iter().collect()
}

fn tell(args: &Args, table: &Table, places: &[Place], out: &mut impl Write) -> Result<(), Failure> {
    let (count, games) = (places.len(), args.games);
    writeln!(out, "{}: {count} engines, {games} games of each two", args.rules)?;
    writeln!(out, "{}", args.conditions.openings())?;
    writeln!(out)?;
    let names: Vec<String> = args.engines.iter().map(|engine| short(&engine.text)).collect();
    let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(6);
    write!(out, "  #  {:longest$}    Elo     ±  points  games  score ", "engine")?;
    let wide = points(2 * args.games as u32).len().max(2) + 2;
    for number in 1..=count {
        write!(out, "{number:>wide$}")?;
    }
    writeln!(out)?;
    for (number, place) in (1..).zip(places) {
        let Place { engine, games, rating: Rating { elo, error }, .. } = place;
        let (name, score) = (&names[*engine], 50.0 * f64::from(place.points) / f64::from(*games));
        let points_text = points(place.points);
        write!(out, "{number:>3}  {name:longest$}  {elo:+5.0} {error:5.0} {points_text:>7} ")?;
        write!(out, "{games:>6} {score:5.1}% ")?;
        for other in places {
            let cell = match other.engine == *engine {
                true => "·".to_owned(),
                false => points(table.0[*engine][other.engine].half_points()),
            };
            write!(out, "{cell:>wide$}")?;
        }
        writeln!(out)?;
    }
    for line in places.iter().filter_map(|p| p.forfeits.sentence(&args.engines[p.engine].text)) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

#[derive(Serialize)]
struct Answer<'a> {
    schema: &'static str,
    rules: &'static str,
    seed: u64,
    opening: u16,
    even: Option<u8>,
    /// In the order in which they were named.
    engines: Vec<Entrant<'a>>,
    meetings: Vec<Against>,
}

#[derive(Serialize)]
struct Entrant<'a> {
    name: &'a str,
    rank: usize,
    elo: f64,
    error: f64,
    points: f64,
    games: u32,
    forfeits: Forfeits,
}

/// What one engine did against another, both by their places among the engines.
#[derive(Serialize)]
struct Against {
    engines: [usize; 2],
    wins: u32,
    draws: u32,
    losses: u32,
    pairs: [u32; 5],
}

impl<'a> Answer<'a> {
    fn new(args: &'a Args, table: &Table, places: &[Place]) -> Self {
        let mut engines: Vec<(usize, Entrant)> = (1..)
            .zip(places)
            .map(|(rank, place)| {
                let Place { engine, points, games, forfeits, rating: Rating { elo, error } } =
                    *place;
                let (name, points) = (args.engines[engine].text.as_str(), f64::from(points) / 2.0);
                (engine, Entrant { name, rank, elo, error, points, games, forfeits })
            })
            .collect();
        engines.sort_by_key(|(engine, _)| *engine);
        let against = |(engines, standing): ([usize; 2], &Standing)| Against {
            engines,
            wins: standing.wins,
            draws: standing.draws,
            losses: standing.losses,
            pairs: standing.pairs.0,
        };
        Self {
            schema: SCHEMA,
            rules: args.rules.id(),
            seed: args.conditions.seed,
            opening: args.conditions.opening,
            even: args.conditions.even,
            engines: engines.into_iter().map(|(_, entrant)| entrant).collect(),
            meetings: table.meetings().map(against).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_two_meet_once_an_opening() {
        let meetings = round_robin(4, 3);
        assert_eq!(meetings.len(), 18);
        for (number, meeting) in meetings.iter().enumerate() {
            let [a, b] = meeting.engines;
            assert!(a < b && b < 4 && meeting.opening == number / 6, "{meeting:?}");
            assert_eq!(meetings.iter().filter(|other| *other == meeting).count(), 1);
        }
    }

    #[test]
    fn names_fit_the_table() {
        assert_eq!(short("nodes=5"), "nodes=5");
        assert_eq!(short("a\tb"), "a b");
        assert_eq!(short(&"x".repeat(40)).chars().count(), LONGEST_NAME);
    }
}
