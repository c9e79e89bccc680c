//! Kujifunza, Kingulu and Kimasai on boards of other sizes, the first two with other seeds too, and
//! Kujifunza under other readings of its clauses: the games of which the book's page *Values of small boards* tells.
//!
//! A plain generator of its own, so that the one in `bingwa-rules` need not know of sizes.

pub mod kimasai;
pub mod kingulu;
pub mod kujifunza;
pub mod value;

/// The laps after which a move is endless, and not legal (COM-4).
const MOST_LAPS: u32 = 10_000;
