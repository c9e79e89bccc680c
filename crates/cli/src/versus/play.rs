//! One game between two engines, and its record.

use std::time::Duration;

use bingwa_record::{Format, GameResult, Record, Termination, Tree, Writer};
use bingwa_rules::{Game, Position as _, Seat};

use super::engine::{Forfeit, Player};

/// A game that is over.
pub(super) struct Played {
    pub(super) game: Game,
    /// The winner; none where it is drawn.
    pub(super) winner: Option<Seat>,
    /// Who lost otherwise than on the board, and how.
    pub(super) forfeit: Option<(Seat, Forfeit)>,
}

/// Plays a game on from its opening; `players` sit South and North.
pub(super) fn play(mut game: Game, players: [&mut Player; 2], margin: Duration) -> Played {
    for seat in Seat::ALL {
        if let Err(forfeit) = players[seat.index()].begin(&game) {
            return Played { game, winner: Some(seat.other()), forfeit: Some((seat, forfeit)) };
        }
    }
    loop {
        if let Some(outcome) = game.outcome() {
            return Played { game, winner: outcome.winner, forfeit: None };
        }
        let seat = game.position().turn();
        let made = players[seat.index()].think(&game, margin).and_then(|played| {
            game.play(played).map_err(|_| Forfeit::Illegal(played.to_string())).map(|_| ())
        });
        if let Err(forfeit) = made {
            return Played { game, winner: Some(seat.other()), forfeit: Some((seat, forfeit)) };
        }
    }
}

impl Played {
    /// The record of the game, as text.
    pub(super) fn record(
        &self,
        event: &str,
        names: [&str; 2],
        round: &str,
        opening: usize,
    ) -> String {
        let mut record = Record::new(Tree::of_game(&self.game));
        if let Some((seat, forfeit)) = &self.forfeit {
            record.result = GameResult::Won(seat.other());
            record.termination = Some(match forfeit {
                Forfeit::Time(_) => Termination::Time,
                Forfeit::Crash(_) | Forfeit::Illegal(_) => Termination::Abandoned,
            });
        }
        let opening = opening.to_string();
        let mut tags = vec![
            ("Event", event),
            ("Round", round),
            ("South", names[0]),
            ("North", names[1]),
            ("OpeningPlies", opening.as_str()),
        ];
        let forfeit = self.forfeit.as_ref().map(|(seat, forfeit)| format!("{seat}, {forfeit}"));
        tags.extend(forfeit.as_deref().map(|forfeit| ("Forfeit", forfeit)));
        for (name, value) in tags {
            // These are plain text, and few.
            let _ = record.tags.set(name, value);
        }
        let mut writer = Writer::new(Format::Bao, false);
        // The form has room for every game.
        let _ = writer.add(&record);
        writer.finish() + "\n"
    }
}
