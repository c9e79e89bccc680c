//! The endgame tables as the engine asks them.

use std::sync::Arc;

use bingwa_engine::{Ending, Knowing};
use bingwa_rules::{AnyPosition, Rules};
use bingwa_solve::{known::Knowledge, tables::Entry};

/// What is known of endings, for [`Engine::ask`](bingwa_engine::Engine::ask).
pub struct Endings(pub Arc<Knowledge>);

impl Knowing for Endings {
    fn seeds(&self, rules: Rules) -> u8 {
        self.0.table_seeds(rules)
    }

    fn ending(&self, position: &AnyPosition) -> Option<Ending> {
        Some(match self.0.probe(position)? {
            Entry::Win { plies } => Ending::Win(plies),
            Entry::Draw => Ending::Draw,
            Entry::Loss { plies } => Ending::Loss(plies),
        })
    }
}
