//! The switch in which the two readings of Bao la Kujifunza differ.

use std::{fmt::Debug, hash::Hash};

use crate::Rules;

/// A reading of the rules: a table of switches that the compiler sees through.
pub trait Reading: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The rules id of this reading.
    const RULES: Rules;
    /// KUJ-8: the player chooses the kichwa of the first capture from holes 3 to 6.
    const CHOOSES_KICHWA: bool;
}

/// As Mancala World describes the game: `kujifunza`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Standard {}

impl Reading for Standard {
    const RULES: Rules = Rules::Kujifunza;
    const CHOOSES_KICHWA: bool = true;
}

/// After Donkers: `kujifunza/zanzibar`, where captured seeds keep their direction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Zanzibar {}

impl Reading for Zanzibar {
    const RULES: Rules = Rules::KujifunzaZanzibar;
    const CHOOSES_KICHWA: bool = false;
}
