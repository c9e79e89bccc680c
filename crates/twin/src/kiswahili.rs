//! Bao la Kiswahili in both readings (KIS-1 to KIS-51).

use crate::board::{Board, Hole, Row};
use crate::eight::{self, WAYS, Way};
use crate::text::{self, Seat, wrong};
use crate::{Game, MOST_LAPS, Reading, Verdict, Why};

/// KIS-2.
pub const START: &str =
    "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 SN -";

/// KIS-1: the house, fourth from the owner's right.
const HOUSE: Hole = Hole { row: Row::Front, column: 5 };

/// KIS-4: the least seeds with which an owned house is functional.
const FUNCTIONAL: u32 = 6;

#[derive(Clone, Debug)]
pub struct Position {
    reading: Reading,
    board: Board,
    turn: Seat,
    reserve: [u32; 2],
    owns_house: [bool; 2],
    takasiaed: Option<Hole>,
}

/// The stage of a move and whether it began with a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    NamuaCapture,
    NamuaTakata,
    MtajiCapture,
    MtajiTakata,
}

impl Kind {
    fn captures(self) -> bool {
        matches!(self, Kind::NamuaCapture | Kind::MtajiCapture)
    }

    fn namua(self) -> bool {
        matches!(self, Kind::NamuaCapture | Kind::NamuaTakata)
    }
}

/// Seeds in the mover's hand, and how he will sow them.
#[derive(Clone, Copy, Debug)]
struct Hand {
    seeds: u32,
    first: Hole,
    way: Way,
    /// Whether they were lifted from his functional house (KIS-43).
    from_functional_house: bool,
}

/// A move played to its end.
struct Played {
    after: Position,
    /// Whether the mover had to choose between stopping and safari (KIS-32).
    asked: bool,
}

impl Position {
    pub fn read(text: &str, reading: Reading) -> Result<Position, String> {
        let [rows, turn, reserve, houses, takasiaed] = text::fields(text)?;
        let board = Board::read(rows, 8)?;
        let turn = Seat::read(turn)?;
        let reserve = text::pair("reserve", reserve)?;
        let owns_house = match houses {
            "SN" => [true, true],
            "S" => [true, false],
            "N" => [false, true],
            "-" => [false, false],
            _ => return Err(wrong("houses", houses, "SN, S, N or -")),
        };
        let takasiaed = match takasiaed {
            "-" => None,
            name => {
                let hole = board.front_holes().into_iter().find(|hole| hole.name(turn) == name);
                Some(hole.ok_or_else(|| {
                    wrong("takasia", name, "a front hole of the player to move, or -")
                })?)
            }
        };
        let position = Position { reading, board, turn, reserve, owns_house, takasiaed };
        position.check()?;
        Ok(position)
    }

    /// What a reader rejects because it can't be.
    fn check(&self) -> Result<(), String> {
        text::at_most("rows", self.board.seeds() + self.reserve[0] + self.reserve[1], 64)?;
        eight::check_fronts(&self.board)?;
        for seat in [Seat::South, Seat::North] {
            if self.owns_house[seat.index()] && self.board.count(seat, HOUSE) == 0 {
                let expected = format!("seeds in {}, or the house not owned", HOUSE.name(seat));
                return Err(wrong("houses", "an owned house that is empty", &expected));
            }
            let reserve = self.reserve[seat.index()];
            if reserve > 22 && eight::hamna(&self.board).is_none() {
                return Err(wrong(
                    "reserve",
                    &reserve.to_string(),
                    "at most 22 while nobody has won",
                ));
            }
        }
        if let Some(hole) = self.takasiaed {
            // KIS-40, KIS-41: the player who has just moved, from no reserve, must have been able to make it.
            if self.reserve != [0, 0] || self.takasia_by(self.turn.other()) != Some(hole) {
                return Err(wrong(
                    "takasia",
                    &hole.name(self.turn),
                    "a hole that KIS-40 and KIS-41 can have takasiaed, or -",
                ));
            }
        }
        Ok(())
    }

    fn write(&self) -> String {
        let houses = match self.owns_house {
            [true, true] => "SN",
            [true, false] => "S",
            [false, true] => "N",
            [false, false] => "-",
        };
        let takasiaed = self.takasiaed.map_or("-".to_string(), |hole| hole.name(self.turn));
        let [south, north] = self.reserve;
        format!(
            "{} {} {south},{north} {houses} {takasiaed}",
            self.board.write(),
            self.turn.letter()
        )
    }

    /// KIS-4.
    fn functional_house(&self, seat: Seat) -> bool {
        self.owns_house[seat.index()] && self.board.count(seat, HOUSE) >= FUNCTIONAL
    }

    /// Lifts all seeds of a hole of the mover's, who loses his house if that is it (KIS-5).
    fn lift(&mut self, hole: Hole) -> u32 {
        if hole == HOUSE {
            self.owns_house[self.turn.index()] = false;
        }
        self.board.lift(self.turn, hole)
    }

    fn legal(&self) -> Vec<(String, Position)> {
        if eight::hamna(&self.board).is_some() {
            return Vec::new(); // KIS-50: over.
        }
        // KIS-3: the mover's own reserve decides.
        let namua = self.reserve[self.turn.index()] > 0;
        // KIS-6: a capture, if any is legal, is obligatory.
        let captures = if namua { self.namua_captures() } else { self.mtaji_captures() };
        if !captures.is_empty() {
            return captures;
        }
        if namua { self.namua_takatas() } else { self.mtaji_takatas() }
    }

    fn namua_captures(&self) -> Vec<(String, Position)> {
        let mut moves = Vec::new();
        for hole in self.board.occupied_front(self.turn) {
            let facing = self.board.facing(hole.column);
            // KIS-10: the own hole is occupied, and the facing one is.
            if self.board.count(self.turn.other(), facing) == 0 {
                continue;
            }
            for way in WAYS {
                // KIS-11: the player chooses only from holes 3 to 6.
                if eight::forced_way(hole.column).is_some_and(|forced| forced != way) {
                    continue;
                }
                let mut position = self.clone();
                position.reserve[self.turn.index()] -= 1;
                position.board.drop_seed(self.turn, hole);
                let name = format!("{}{}", hole.name(self.turn), eight::kichwa_sign(way));
                let captured = position.capture(facing, Kind::NamuaCapture);
                if position.won_by(captured) {
                    moves.push((name, position));
                    continue;
                }
                let hand = Hand {
                    seeds: captured,
                    first: eight::kichwa(way),
                    way,
                    from_functional_house: false,
                };
                moves.extend(position.both_choices(name, hand, Kind::NamuaCapture));
            }
        }
        moves
    }

    fn mtaji_captures(&self) -> Vec<(String, Position)> {
        let mut moves = Vec::new();
        for hole in self.board.holes() {
            for way in WAYS {
                // KIS-42 forbids to begin from the takasiaed hole.
                if Some(hole) == self.takasiaed
                    || eight::first_capture(&self.board, self.turn, hole, way).is_none()
                {
                    continue;
                }
                let name = format!("{}{}", hole.name(self.turn), eight::sign(hole, way));
                moves.extend(self.begin(name, hole, way, Kind::MtajiCapture));
            }
        }
        moves
    }

    fn namua_takatas(&self) -> Vec<(String, Position)> {
        let occupied = self.board.occupied_front(self.turn);
        let functional = self.functional_house(self.turn);
        let singletons_only = occupied.iter().all(|&hole| self.board.count(self.turn, hole) == 1);
        // KIS-12, Zanzibar: an owned house, dormant or not, allows singletons.
        let singletons_allowed = singletons_only
            || (self.reading == Reading::Zanzibar && self.owns_house[self.turn.index()]);
        let mut moves = Vec::new();
        for &hole in &occupied {
            let alone = occupied.len() == 1;
            let allowed = if functional {
                hole != HOUSE || alone // KIS-12, first case.
            } else {
                singletons_allowed || self.board.count(self.turn, hole) >= 2 // KIS-12, second case.
            };
            for way in WAYS {
                // KIS-13.
                if !allowed || eight::leaves_front(&self.board, self.turn, hole, way) {
                    continue;
                }
                let mut position = self.clone();
                position.reserve[self.turn.index()] -= 1;
                position.board.drop_seed(self.turn, hole);
                let name = format!("{}{}*", hole.name(self.turn), eight::sign(hole, way));
                if functional && hole == HOUSE {
                    // KIS-14: the tax, which does not lose the house (KIS-5).
                    position.board.take(self.turn, HOUSE, 2);
                    let hand = Hand {
                        seeds: 2,
                        first: eight::next(HOUSE, way),
                        way,
                        from_functional_house: false,
                    };
                    moves.extend(
                        position
                            .play(hand, Kind::NamuaTakata, false)
                            .map(|played| (name, played.after)),
                    );
                } else {
                    moves.extend(position.begin(name, hole, way, Kind::NamuaTakata));
                }
            }
        }
        moves
    }

    fn mtaji_takatas(&self) -> Vec<(String, Position)> {
        let mut moves = Vec::new();
        // KIS-23.
        for hole in eight::takata_holes(&self.board, self.turn) {
            for way in WAYS {
                // KIS-42, KIS-13.
                if Some(hole) == self.takasiaed
                    || eight::leaves_front(&self.board, self.turn, hole, way)
                {
                    continue;
                }
                let name = format!("{}{}*", hole.name(self.turn), eight::sign(hole, way));
                moves.extend(self.begin(name, hole, way, Kind::MtajiTakata));
            }
        }
        moves
    }

    /// The move that begins by lifting a hole, unless it is endless. Safari is asked only in namua captures (KIS-32), and
    /// those begin otherwise.
    fn begin(&self, name: String, hole: Hole, way: Way, kind: Kind) -> Option<(String, Position)> {
        let from_functional_house = hole == HOUSE && self.functional_house(self.turn);
        let mut position = self.clone();
        let seeds = position.lift(hole);
        let hand = Hand { seeds, first: eight::next(hole, way), way, from_functional_house };
        position.play(hand, kind, false).map(|played| (name, played.after))
    }

    /// The move that stops at the house and, where the mover is asked, the one that goes on (KIS-32).
    fn both_choices(&self, name: String, hand: Hand, kind: Kind) -> Vec<(String, Position)> {
        let mut moves = Vec::new();
        if let Some(stop) = self.clone().play(hand, kind, false) {
            if stop.asked {
                let safari = self.clone().play(hand, kind, true);
                moves.extend(safari.map(|played| (format!("{name}+"), played.after)));
            }
            moves.push((name, stop.after));
        }
        moves
    }

    /// Sows the hand, and what follows from it, until the move ends; `None` if it does not (COM-4).
    fn play(mut self, mut hand: Hand, kind: Kind, safari: bool) -> Option<Played> {
        let me = self.turn;
        // KIS-40: whether both reserves were empty before a move of the mtaji stage, which spends nothing.
        let takasia_possible = kind == Kind::MtajiTakata && self.reserve == [0, 0];
        let mut asked = false;
        let mut laps = 0;
        loop {
            if laps == MOST_LAPS {
                return None; // COM-4.
            }
            laps += 1;
            let last = eight::sow(&mut self.board, me, hand.first, hand.way, hand.seeds);
            let seeds = self.board.count(me, last);
            if seeds == 1 {
                break; // KIS-30: it was empty.
            }
            if Some(last) == self.takasiaed {
                // KIS-43: the exception, not in the Zanzibar reading.
                let goes_on =
                    laps == 1 && hand.from_functional_house && self.reading == Reading::Source;
                if !goes_on {
                    break; // KIS-42.
                }
            }
            if kind.captures()
                && let Some(facing) = eight::captured_hole(&self.board, me, last)
            {
                // KIS-31, and the first capture of mtaji, KIS-20.
                let captured = self.capture(facing, kind);
                if self.won_by(captured) {
                    return Some(Played { after: self, asked });
                }
                // KIS-21: between holes 3 and 6 the way is kept.
                let way = eight::forced_way(last.column).unwrap_or(hand.way);
                hand = Hand {
                    seeds: captured,
                    first: eight::kichwa(way),
                    way,
                    from_functional_house: false,
                };
                continue;
            }
            if last == HOUSE && self.functional_house(me) {
                // KIS-32.
                if kind == Kind::NamuaTakata {
                    break;
                }
                if kind == Kind::NamuaCapture {
                    asked = true;
                    if !safari {
                        break;
                    }
                }
            }
            // KIS-33, COM-3: relay.
            let seeds = self.lift(last);
            hand = Hand {
                seeds,
                first: eight::next(last, hand.way),
                way: hand.way,
                from_functional_house: false,
            };
        }
        self.takasiaed = if takasia_possible { self.takasia_by(me) } else { None }; // KIS-44.
        self.turn = me.other();
        Some(Played { after: self, asked })
    }

    /// Takes the seeds of an enemy hole.
    fn capture(&mut self, facing: Hole, kind: Kind) -> u32 {
        let enemy = self.turn.other();
        if facing == HOUSE {
            self.owns_house[enemy.index()] = false; // KIS-5.
        }
        if self.reading == Reading::Zanzibar && !kind.namua() {
            self.owns_house = [false, false]; // KIS-5, Zanzibar.
        }
        self.board.lift(enemy, facing)
    }

    /// Whether the capture just made wins; then nothing more is sown, the seeds stay in hand, and the turn passes (KIS-50, COM-6).
    fn won_by(&mut self, captured: u32) -> bool {
        if !self.board.occupied_front(self.turn.other()).is_empty() {
            return false;
        }
        self.reserve[self.turn.index()] += captured;
        self.takasiaed = None;
        self.turn = self.turn.other();
        true
    }

    /// The hole that a takata just made by `maker` takasias, on the board as it stands (KIS-40, KIS-41).
    fn takasia_by(&self, maker: Seat) -> Option<Hole> {
        let opponent = maker.other();
        let capturable = |by: Seat| {
            let mut found: Vec<Hole> = Vec::new();
            for hole in self.board.holes() {
                for way in WAYS {
                    if let Some((_, captured)) = eight::first_capture(&self.board, by, hole, way)
                        && !found.contains(&captured)
                    {
                        found.push(captured);
                    }
                }
            }
            found
        };
        // KIS-40.
        if !capturable(opponent).is_empty() {
            return None;
        }
        let [hole] = capturable(maker)[..] else {
            return None;
        };
        // KIS-41.
        let exempt_house = match self.reading {
            Reading::Source => self.functional_house(opponent),
            Reading::Zanzibar => self.owns_house[opponent.index()],
        };
        if hole == HOUSE && exempt_house {
            return None;
        }
        let occupied = self.board.occupied_front(opponent);
        if occupied == [hole] {
            return None;
        }
        let plural: Vec<Hole> =
            occupied.into_iter().filter(|&hole| self.board.count(opponent, hole) > 1).collect();
        if plural == [hole] {
            return None;
        }
        Some(hole)
    }
}

impl Game for Position {
    fn moves(&self) -> Vec<(String, String)> {
        self.legal().into_iter().map(|(name, after)| (name, after.write())).collect()
    }

    fn verdict(&self) -> Option<Verdict> {
        if let Some(verdict) = eight::hamna(&self.board) {
            return Some(verdict); // KIS-50.
        }
        if self.legal().is_empty() {
            return Some(Verdict { winner: Some(self.turn.other()), by: Why::NoMoves }); // KIS-51.
        }
        None
    }
}
