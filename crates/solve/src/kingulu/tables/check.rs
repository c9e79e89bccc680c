//! Checking a layer: every entry against what its moves lead to.

use std::{
    sync::{
        atomic::{AtomicU16, Ordering},
        mpsc,
    },
    thread,
};

use bingwa_rules::kingulu::Kingulu;

use super::{
    super::{bounds::Bounds, index, play::InPlay},
    Layer, Tables,
};

/// A position of which the tables say something else than its moves do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{position}: the table says {told}, its moves say {found}")]
pub struct Wrong {
    /// The position.
    pub position: Kingulu,
    /// What the tables say of the seeds in play, for the player to move.
    pub told: Bounds,
    /// What they say of the positions after its moves.
    pub found: Bounds,
}

impl Tables {
    /// Compares every entry of a layer with those that its moves lead to, on so many threads; `done` is
    /// told of positions that were compared, some at a time.
    ///
    /// Entries that agree so are right wherever no position comes back: that is everywhere but in
    /// some positions without a reserved hole.
    ///
    /// # Errors
    ///
    /// A position that is wrong.
    pub fn check(
        &self,
        layer: &Layer,
        threads: usize,
        mut done: impl FnMut(usize),
    ) -> Result<(), Box<Wrong>> {
        let next = AtomicU16::new(0);
        let (sender, checked) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                let (next, sender) = (&next, sender.clone());
                scope.spawn(move || {
                    while let Some(reserved) = next_set(next) {
                        if sender.send(self.check_set(layer, reserved)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            for compared in checked {
                done(compared?);
            }
            Ok(())
        })
    }

    /// Compares the entries with these reserved holes; how many there are.
    fn check_set(&self, layer: &Layer, reserved: u16) -> Result<usize, Box<Wrong>> {
        let mut wrong = None;
        index::for_each(layer.seeds(), reserved, |play| {
            let (told, found) = (layer.bounds(&play), self.found(&play));
            if told != found && wrong.is_none() {
                wrong = Some(Box::new(Wrong { position: *play.position(), told, found }));
            }
        });
        wrong.map_or_else(|| Ok(index::size(layer.seeds(), reserved)), Err)
    }

    /// What the moves of a position say of it; all that is possible where they are not known.
    fn found(&self, play: &InPlay) -> Bounds {
        let mut found = Bounds::NO_MOVE;
        play.expand(|step| {
            let possible = || Bounds::possible(step.after.seeds());
            let below = self.bounds(&step.after).unwrap_or_else(possible);
            found = found.or(below.behind(step.gain));
        });
        if found == Bounds::NO_MOVE { Bounds::exact(play.standing()) } else { found }
    }
}

/// The next set of reserved holes.
fn next_set(next: &AtomicU16) -> Option<u16> {
    let reserved = next.fetch_add(1, Ordering::Relaxed);
    (usize::from(reserved) < index::SETS).then_some(reserved)
}
