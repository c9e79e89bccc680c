//! The switches in which the two readings of Bao la Kiswahili differ.

use std::{fmt::Debug, hash::Hash};

use crate::Rules;

/// A reading of the rules: a table of switches that the compiler sees through.
pub trait Reading: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The rules id of this reading.
    const RULES: Rules;
    /// KIS-12: in the namua stage singletons may be played while the house is owned, though dormant.
    const SINGLETONS_WHILE_OWNED: bool;
    /// KIS-5: the first capture in the mtaji stage loses both houses.
    const MTAJI_CAPTURE_LOSES_HOUSES: bool;
    /// KIS-41: an owned house is never takasiaed, whatever it holds.
    const OWNED_HOUSE_EXEMPT: bool;
    /// KIS-43: a first lap from the functional house goes on from the takasiaed hole.
    const HOUSE_GOES_ON: bool;
}

/// As Mancala World describes the game: `kiswahili`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Standard {}

impl Reading for Standard {
    const RULES: Rules = Rules::Kiswahili;
    const SINGLETONS_WHILE_OWNED: bool = false;
    const MTAJI_CAPTURE_LOSES_HOUSES: bool = false;
    const OWNED_HOUSE_EXEMPT: bool = false;
    const HOUSE_GOES_ON: bool = true;
}

/// After de Voogt and Donkers: `kiswahili/zanzibar`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Zanzibar {}

impl Reading for Zanzibar {
    const RULES: Rules = Rules::KiswahiliZanzibar;
    const SINGLETONS_WHILE_OWNED: bool = true;
    const MTAJI_CAPTURE_LOSES_HOUSES: bool = true;
    const OWNED_HOUSE_EXEMPT: bool = true;
    const HOUSE_GOES_ON: bool = false;
}
