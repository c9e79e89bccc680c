//! A move as it happens: seed by seed, with the board right at every instant.

use std::{fmt, ops::Range, time::Duration};

use bingwa_rules::{AnyPosition, Clause, Event, Hole, Move, NotLegal, Position, Seat, Setup};

/// About how long a move is shown at normal speed, as long as no seed gets less than the least.
const WHOLE: Duration = Duration::from_secs(5);
const LEAST: Duration = Duration::from_millis(40);
const MOST: Duration = Duration::from_millis(250);

/// How fast moves are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Speed(usize);

impl Speed {
    /// Quarters of the normal speed; the last stands for no time at all.
    const QUARTERS: [u32; 7] = [1, 2, 4, 8, 16, 32, 0];

    pub(super) fn faster(self) -> Self {
        Self((self.0 + 1).min(Self::QUARTERS.len() - 1))
    }

    pub(super) const fn slower(self) -> Self {
        Self(self.0.saturating_sub(1))
    }

    /// Whether moves aren't shown but told at once.
    pub(super) const fn is_instant(self) -> bool {
        self.0 + 1 == Self::QUARTERS.len()
    }
}

impl Default for Speed {
    fn default() -> Self {
        Self(2)
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Self::QUARTERS[self.0] {
            0 => f.write_str("instant"),
            quarters => write!(f, "{}x", f64::from(quarters) / 4.0),
        }
    }
}

/// One lift and sow, or the seed placed before the first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Lap {
    /// Whether it is no lap but the seed placed before the first.
    pub(super) placed: bool,
    /// Its events.
    pub(super) events: Range<usize>,
    /// Where its seeds were: the hole lifted, the kichwa entered, the hole of the placed seed.
    pub(super) from: Hole,
    /// How many are sown.
    pub(super) seeds: u32,
    /// Where the last one fell.
    pub(super) to: Hole,
    /// Seeds captured or taken at its end.
    pub(super) took: u32,
    /// Whether the mover was asked for a safari at its end, and went on.
    pub(super) asked: Option<bool>,
}

/// The laps of a move.
pub(super) fn laps(events: &[Event]) -> Vec<Lap> {
    let mut laps: Vec<Lap> = Vec::new();
    for (index, event) in events.iter().enumerate() {
        let begins = match *event {
            Event::Placed { hole, .. } | Event::Lifted { hole, .. } | Event::Taxed { hole, .. } => {
                Some(hole)
            }
            Event::Entered { kichwa, .. } => Some(kichwa),
            _ => None,
        };
        if let Some(from) = begins {
            let events = index..index;
            let placed = matches!(event, Event::Placed { .. });
            laps.push(Lap { placed, events, from, seeds: 0, to: from, took: 0, asked: None });
        }
        let Some(lap) = laps.last_mut() else { continue };
        lap.events.end = index + 1;
        match *event {
            Event::Placed { hole, .. } | Event::Dropped { hole, .. } => {
                lap.to = hole;
                lap.seeds += 1;
            }
            Event::Captured { seeds, .. } | Event::Taken { seeds, .. } => {
                lap.took += u32::from(seeds);
            }
            Event::HouseAsked { safari, .. } => lap.asked = Some(safari),
            _ => {}
        }
    }
    laps
}

/// Whether somebody who steps through a move sees something happen.
const fn is_seen(event: Event) -> bool {
    !matches!(event, Event::Entered { .. } | Event::Ended { .. })
}

/// A move being shown, or shown.
#[derive(Clone, Debug)]
pub(super) struct Replay {
    pub(super) played: Move,
    before: Setup,
    after: Setup,
    events: Vec<Event>,
    laps: Vec<Lap>,
    /// How many events have happened.
    at: usize,
    board: Setup,
    beat: Duration,
    waited: Duration,
    running: bool,
}

impl Replay {
    /// A legal move, about to be shown.
    pub(super) fn new(position: &AnyPosition, played: Move) -> Result<Self, NotLegal> {
        let (events, after) = position.watch(played)?;
        let seeds = events.iter().filter(|event| is_seen(**event)).count().max(1);
        let beat = WHOLE / u32::try_from(seeds).unwrap_or(u32::MAX);
        let before = position.setup();
        Ok(Self {
            played,
            board: before.clone(),
            before,
            after: after.setup(),
            laps: laps(&events),
            events,
            at: 0,
            beat: beat.clamp(LEAST, MOST),
            waited: Duration::ZERO,
            running: true,
        })
    }

    /// The board at this instant.
    pub(super) const fn board(&self) -> &Setup {
        if self.is_over() { &self.after } else { &self.board }
    }

    pub(super) const fn is_over(&self) -> bool {
        self.at >= self.events.len()
    }

    pub(super) const fn is_running(&self) -> bool {
        self.running && !self.is_over()
    }

    pub(super) fn laps(&self) -> &[Lap] {
        &self.laps
    }

    /// Events that happened, and all of them.
    pub(super) const fn progress(&self) -> (usize, usize) {
        (self.at, self.events.len())
    }

    /// The lap that is sown at this instant.
    pub(super) fn lap(&self) -> Option<usize> {
        let last = self.at.checked_sub(1)?;
        self.laps.iter().position(|lap| lap.events.contains(&last))
    }

    /// What happened last.
    pub(super) fn last(&self) -> Option<Event> {
        self.at.checked_sub(1).map(|last| self.events[last])
    }

    /// The clause that ended the move.
    pub(super) fn ended_by(&self) -> Option<Clause> {
        self.events.iter().rev().find_map(|event| match event {
            Event::Ended { clause, .. } => Some(*clause),
            _ => None,
        })
    }

    /// Seeds gained or lost by a hole in the whole move.
    pub(super) fn delta(&self, hole: Hole) -> i32 {
        i32::from(self.after.seeds(hole)) - i32::from(self.before.seeds(hole))
    }

    /// Seeds gained or lost by a player in the whole move, on the board and in hand.
    pub(super) fn gain(&self, seat: Seat) -> i32 {
        let holes: i32 = self
            .after
            .holes()
            .filter(|hole| hole.seat() == seat)
            .map(|hole| self.delta(hole))
            .sum();
        let hand = |setup: &Setup| i32::from(setup.hand[seat.index()]);
        holes + hand(&self.after) - hand(&self.before)
    }

    /// The number of a lap, from 1; 0 for the seed placed before the first.
    pub(super) fn number(&self, lap: usize) -> usize {
        self.laps.iter().take(lap + 1).filter(|lap| !lap.placed).count()
    }

    /// The number of the last lap that ended in a hole.
    pub(super) fn ghost(&self, hole: Hole) -> Option<usize> {
        let last = self.laps.iter().rposition(|lap| lap.to == hole && !lap.placed)?;
        Some(self.number(last))
    }

    /// Goes to the instant after `at` events.
    pub(super) fn seek(&mut self, at: usize) {
        self.at = at.min(self.events.len());
        self.waited = Duration::ZERO;
        self.board = self.before.clone();
        for event in &self.events[..self.at] {
            self.board.apply(*event);
        }
    }

    /// Lets time pass; whether anything happened.
    pub(super) fn tick(&mut self, passed: Duration, speed: Speed) -> bool {
        let before = self.at;
        if speed.is_instant() && self.is_running() {
            self.seek(self.events.len());
        }
        if self.is_running() {
            self.waited += passed * Speed::QUARTERS[speed.0] / 4;
        }
        while let Some(event) = self.events.get(self.at).filter(|_| self.running) {
            let cost = match event {
                _ if !is_seen(*event) => Duration::ZERO,
                // The eye needs a little longer for what leaves the board.
                Event::Captured { .. } | Event::Taken { .. } | Event::Brought { .. } => {
                    3 * self.beat
                }
                _ => self.beat,
            };
            let Some(left) = self.waited.checked_sub(cost) else { break };
            self.waited = left;
            self.board.apply(*event);
            self.at += 1;
        }
        self.at != before
    }

    pub(super) const fn pause(&mut self) {
        self.running = false;
    }

    /// Pauses, goes on, or starts over.
    pub(super) fn toggle(&mut self) {
        if self.is_over() {
            self.restart();
        } else {
            self.running = !self.running;
        }
    }

    pub(super) fn restart(&mut self) {
        self.seek(0);
        self.running = true;
    }

    pub(super) fn skip(&mut self) {
        self.seek(self.events.len());
    }

    /// One seed on.
    pub(super) fn step(&mut self) {
        let next = self.events[self.at..].iter().position(|event| is_seen(*event));
        let next = next.map_or(self.events.len(), |index| self.at + index + 1);
        // What nobody sees belongs to the seed before it.
        let hidden = self.events[next..].iter().take_while(|event| !is_seen(**event)).count();
        self.pause();
        self.seek(next + hidden);
    }

    /// One seed back.
    pub(super) fn back(&mut self) {
        let seen = self.events[..self.at].iter().rposition(|event| is_seen(*event));
        self.pause();
        self.seek(seen.unwrap_or(0));
    }

    /// To the end of this lap, or of the next one.
    pub(super) fn lap_on(&mut self) {
        let next = self.laps.iter().map(|lap| lap.events.end).find(|end| *end > self.at);
        self.pause();
        self.seek(next.unwrap_or(self.events.len()));
    }

    /// To the start of this lap, or of the one before.
    pub(super) fn lap_back(&mut self) {
        let start =
            self.laps.iter().rev().map(|lap| lap.events.start).find(|start| *start < self.at);
        self.pause();
        self.seek(start.unwrap_or(0));
    }

    /// To the end of a lap, counted from 0.
    pub(super) fn show_lap(&mut self, lap: usize) {
        if let Some(lap) = self.laps.get(lap) {
            let end = lap.events.end;
            self.pause();
            self.seek(end);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bingwa_rules::{Rules, read_move};

    fn replay(rules: Rules, played: &str) -> Replay {
        let start = AnyPosition::start(rules);
        Replay::new(&start, read_move(&start, played).expect("legal")).expect("legal")
    }

    #[test]
    fn it_ends_on_the_position_after_the_move() {
        for rules in Rules::ALL {
            let start = AnyPosition::start(rules);
            for played in start.legal_moves() {
                let mut replay = Replay::new(&start, played).expect("legal");
                assert_eq!(replay.board(), &start.setup());
                replay.seek(replay.events.len());
                let after = start.play(played).expect("legal").setup();
                assert_eq!(replay.board, after, "{rules} {played}: the events tell all");
                assert_eq!(replay.board(), &after);
            }
        }
    }

    #[test]
    fn stepping_there_and_back_meets_every_seed() {
        let mut replay = replay(Rules::Kujifunza, "A1><");
        let mut boards = vec![replay.board().clone()];
        while !replay.is_over() {
            replay.step();
            boards.push(replay.board().clone());
        }
        assert!(boards.len() > 20);
        assert!(boards.windows(2).all(|pair| pair[0] != pair[1]), "each step is seen");
        for board in boards.iter().rev().skip(1) {
            replay.back();
            assert_eq!(replay.board(), board);
        }
        replay.back();
        assert_eq!(replay.progress().0, 0);
    }

    #[test]
    fn laps_follow_one_another() {
        let mut replay = replay(Rules::Kujifunza, "A1><");
        // Ten laps are sown, four of them captured seeds: as the rules' page tells.
        assert_eq!(replay.laps().len(), 10);
        assert_eq!(replay.laps().iter().filter(|lap| lap.took > 0).count(), 4);
        for lap in 0..replay.laps().len() {
            replay.lap_on();
            assert_eq!(replay.lap(), Some(lap));
        }
        assert!(replay.is_over());
        replay.lap_back();
        assert_eq!(replay.progress().0, replay.laps()[9].events.start);
        replay.show_lap(3);
        assert_eq!(replay.lap(), Some(3));
    }

    #[test]
    fn time_shows_it_whole_and_speed_shortens_it() {
        let length = |speed: Speed| {
            let mut replay = replay(Rules::Kujifunza, "A1><");
            let mut ticks = 0;
            while !replay.is_over() {
                replay.tick(Duration::from_millis(10), speed);
                ticks += 1;
            }
            ticks
        };
        let normal = length(Speed::default());
        assert!((450..700).contains(&normal), "{normal} hundredths of a second");
        assert!(length(Speed::default().slower()) > normal * 19 / 10);
        assert!(length(Speed::default().faster()) < normal * 6 / 10);
        assert_eq!(length(Speed(6)), 1);
    }

    #[test]
    fn a_pause_holds_until_it_is_ended() {
        let mut replay = replay(Rules::Kigogo, "A12");
        replay.toggle();
        assert!(!replay.tick(Duration::from_secs(60), Speed::default()));
        replay.toggle();
        assert!(replay.tick(Duration::from_secs(60), Speed::default()));
        assert!(replay.is_over());
        replay.toggle();
        assert!(replay.is_running() && replay.progress().0 == 0);
    }

    #[test]
    fn gains_are_told_a_player() {
        let replay = replay(Rules::Kigogo, "A12");
        assert_eq!((replay.gain(Seat::South), replay.gain(Seat::North)), (0, -4));
    }
}
