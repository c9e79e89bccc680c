//! Engines that meet at boards: what a match and a tournament have in common.

use std::{
    fs,
    io::Write as _,
    num::NonZero,
    path::PathBuf,
    sync::{
        atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
        mpsc::{self, Sender},
    },
    thread,
    time::Duration,
};

use bingwa_rules::{Game, Rules, Seat};
use serde::Serialize;

use super::{
    engine::{Forfeit, Pace, Player, Spec},
    opening,
    play::{Played, play},
    statistics::Pairs,
};
use crate::{
    exit::{Failure, one_line, say},
    known::{Tables, tell_fault},
};

/// Under which conditions engines play.
#[derive(clap::Args)]
pub(super) struct Conditions {
    /// The random moves of an opening
    #[arg(long, value_name = "PLIES", default_value = "4", value_parser = clap::value_parser!(u16).range(0..=60))]
    pub(super) opening: u16,
    /// Only openings in which a search gives neither player a greater chance to win, in percent
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(51..=99))]
    pub(super) even: Option<u8>,
    /// Chooses the openings: the same number, the same openings
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    pub(super) seed: u64,
    /// Milliseconds for a move
    #[arg(long, value_name = "MS", conflicts_with = "nodes", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    ms: Option<u64>,
    /// Positions looked at for a move [default: 10000]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// How many milliseconds too late a move may come
    #[arg(long, value_name = "MS", default_value = "100")]
    margin: u32,
    /// Games played at the same time
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    concurrency: NonZero<u8>,
    /// Write the records of the games to this file
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    #[command(flatten)]
    tables: Tables,
}

/// Two engines, by their places, play an opening from both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Meeting {
    pub(super) engines: [usize; 2],
    /// The number of the opening.
    pub(super) opening: usize,
}

/// The two games of a meeting; the first engine sat South in the first.
pub(super) type Pair = [Played; 2];

/// Whether further meetings are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum More {
    Wanted,
    Enough,
}

impl Conditions {
    /// How long an engine without a pace of its own may think.
    fn pace(&self) -> Pace {
        let time = self.ms.map(Duration::from_millis);
        let nodes = if time.is_none() { Some(self.nodes.unwrap_or(10_000)) } else { None };
        Pace { time, nodes, depth: None }
    }

    /// The openings, in words.
    pub(super) fn openings(&self) -> String {
        let Self { opening, seed, even, .. } = self;
        let even = even.map_or(String::new(), |most| format!(", neither player above {most} %"));
        format!("openings of {opening} random moves{even}, seed {seed}")
    }

    /// Lets the engines play each meeting, several at the same time; forfeits are told and records
    /// written, and `each` is told of every meeting that is over, until it has enough.
    pub(super) fn hold(
        &self,
        event: &str,
        rules: Rules,
        engines: &[Spec],
        meetings: &[Meeting],
        mut each: impl FnMut(Meeting, &Pair) -> More,
    ) -> Result<(), Failure> {
        let count = meetings.iter().map(|meeting| meeting.opening + 1).max().unwrap_or(0);
        let openings = opening::openings(rules, count, self.opening.into(), self.seed, self.even)?;
        let mut records = self.records.as_ref().map(create).transpose()?;
        // Whatever can't start is told before anything is played.
        let (mut tables, mut all_known) = (Vec::new(), Vec::new());
        for _ in 0..usize::from(self.concurrency.get()).min(meetings.len()) {
            let known = self.tables.open()?;
            let player = |spec| Player::new(spec, rules, self.pace(), &known);
            let players: Result<Vec<Player>, String> = engines.iter().map(player).collect();
            tables.push(players.map_err(Failure::could_not)?);
            all_known.push(known);
        }
        let hall = Hall {
            openings: &openings,
            meetings,
            margin: Duration::from_millis(self.margin.into()),
            next: AtomicUsize::new(0),
            is_over: AtomicBool::new(false),
        };
        let (told, pairs) = mpsc::channel();
        thread::scope(|scope| {
            for table in tables {
                let (hall, told) = (&hall, told.clone());
                scope.spawn(move || hall.sit(table, &told));
            }
            drop(told);
            let mut result = Ok(());
            for (number, pair) in pairs {
                // What is still under way counts for nothing.
                if hall.is_over.load(Relaxed) {
                    continue;
                }
                let meeting = meetings[number];
                let names = meeting.engines.map(|engine| engines[engine].text.as_str());
                result = self.report(event, names, number, &pair, records.as_mut());
                if result.is_err() || each(meeting, &pair) == More::Enough {
                    hall.is_over.store(true, Relaxed);
                }
            }
            result
        })?;
        tell_fault(&all_known);
        Ok(())
    }

    /// Tells of forfeits on stderr, and writes the records of a meeting.
    fn report(
        &self,
        event: &str,
        [first, second]: [&str; 2],
        number: usize,
        pair: &Pair,
        records: Option<&mut fs::File>,
    ) -> Result<(), Failure> {
        let mut text = String::new();
        for (seat, played) in Seat::ALL.into_iter().zip(pair) {
            let seated = if seat == Seat::South { [first, second] } else { [second, first] };
            let round = format!("{}.{}", number + 1, seat.index() + 1);
            text += &played.record(event, seated, &round, usize::from(self.opening));
            if let Some((loser, forfeit)) = &played.forfeit {
                say(&format!("game {round}: {} loses, {forfeit}", seated[loser.index()]));
            }
        }
        if let (Some(file), Some(path)) = (records, &self.records) {
            file.write_all(text.as_bytes()).map_err(|error| {
                let path = one_line(&path.display().to_string());
                Failure::could_not(format_args!("{path}: {error}: write elsewhere"))
            })?;
        }
        Ok(())
    }
}

/// What the boards of an event share.
struct Hall<'a> {
    openings: &'a [Game],
    meetings: &'a [Meeting],
    margin: Duration,
    next: AtomicUsize,
    is_over: AtomicBool,
}

impl Hall<'_> {
    /// Plays meeting after meeting until there are no more, or enough.
    fn sit(&self, mut players: Vec<Player>, told: &Sender<(usize, Pair)>) {
        while !self.is_over.load(Relaxed) {
            let number = self.next.fetch_add(1, Relaxed);
            let Some(meeting) = self.meetings.get(number) else { return };
            // Nobody meets himself.
            let Ok([first, second]) = players.get_disjoint_mut(meeting.engines) else { return };
            let opening = &self.openings[meeting.opening];
            let pair = [
                play(opening.clone(), [&mut *first, &mut *second], self.margin),
                play(opening.clone(), [second, first], self.margin),
            ];
            if told.send((number, pair)).is_err() {
                return;
            }
        }
    }
}

fn create(path: &PathBuf) -> Result<fs::File, Failure> {
    fs::File::create_new(path).map_err(|error| {
        Failure::could_not(format_args!("{}: {error}: name a new file", path.display()))
    })
}

/// What is known of two engines so far; points and losses are those of the first.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Standing {
    pub(super) wins: u32,
    pub(super) draws: u32,
    pub(super) losses: u32,
    pub(super) pairs: Pairs,
    pub(super) forfeits: [Forfeits; 2],
}

/// Games that an engine lost otherwise than on the board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Debug)]
pub(super) struct Forfeits {
    crash: u32,
    illegal: u32,
    time: u32,
}

impl Standing {
    /// Counts a meeting.
    pub(super) fn add(&mut self, pair: &Pair) {
        let mut half_points = 0;
        for (seat, played) in Seat::ALL.into_iter().zip(pair) {
            match played.winner {
                None => (self.draws, half_points) = (self.draws + 1, half_points + 1),
                Some(winner) if winner == seat => {
                    (self.wins, half_points) = (self.wins + 1, half_points + 2);
                }
                Some(_) => self.losses += 1,
            }
            if let Some((loser, forfeit)) = &played.forfeit {
                self.forfeits[usize::from(*loser != seat)].add(forfeit);
            }
        }
        self.pairs.add(half_points);
    }

    /// The same, as the second engine sees it.
    pub(super) fn turned(self) -> Self {
        let Pairs([a, b, c, d, e]) = self.pairs;
        let [mine, theirs] = self.forfeits;
        Self {
            wins: self.losses,
            draws: self.draws,
            losses: self.wins,
            pairs: Pairs([e, d, c, b, a]),
            forfeits: [theirs, mine],
        }
    }

    /// Half points of the first engine.
    pub(super) const fn half_points(&self) -> u32 {
        2 * self.wins + self.draws
    }

    pub(super) fn results(&self) -> String {
        format!("+{} ={} -{}", self.wins, self.draws, self.losses)
    }
}

impl Forfeits {
    fn add(&mut self, forfeit: &Forfeit) {
        match forfeit {
            Forfeit::Crash(_) => self.crash += 1,
            Forfeit::Illegal(_) => self.illegal += 1,
            Forfeit::Time(_) => self.time += 1,
        }
    }

    /// What is told of an engine that lost games so.
    pub(super) fn sentence(self, name: &str) -> Option<String> {
        let Self { crash, illegal, time } = self;
        (self != Self::default()).then(|| {
            format!("{name}: lost by crash {crash}, by illegal move {illegal}, on time {time}")
        })
    }
}

impl std::ops::AddAssign for Forfeits {
    fn add_assign(&mut self, more: Self) {
        self.crash += more.crash;
        self.illegal += more.illegal;
        self.time += more.time;
    }
}
