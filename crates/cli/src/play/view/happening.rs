//! What happens in a move, an event in a few words.

use bingwa_rules::Event;

/// What has just happened, as said of the mover.
pub(super) fn happening(event: Event) -> String {
    match event {
        Event::Placed { hole, .. } => format!("a seed from the reserve into {hole}"),
        Event::Lifted { hole, seeds } => format!("lifts {seeds} from {hole}"),
        Event::Taxed { hole, .. } => format!("takes the tax from the house {hole}"),
        Event::Dropped { hole, .. } => format!("a seed into {hole}"),
        Event::Captured { by, from, seeds } => format!("{by} captures {seeds} from {from}"),
        Event::Entered { kichwa, seeds } => format!("sows {seeds} from the kichwa {kichwa}"),
        Event::Taken { from, seeds, .. } => format!("takes {seeds} from {from}"),
        Event::Won { seeds, .. } => format!("wins with {seeds} captured"),
        Event::HouseAsked { house, safari: true } => format!("plays on from the house {house}"),
        Event::HouseAsked { house, safari: false } => format!("stops at the house {house}"),
        Event::HouseLost { seat } => format!("{seat} loses the house"),
        Event::Reserved { hole } => format!("{hole} is reserved"),
        Event::Brought { from, to, .. } => format!("brings a seed from {from} to {to}"),
        Event::Ended { hole, clause } => format!("ends in {hole} ({clause})"),
        Event::Takasiaed { hole } => format!("{hole} is takasiaed"),
    }
}
