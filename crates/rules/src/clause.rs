//! Every clause of the rules, by its permanent id.

use std::{fmt, str::FromStr};

macro_rules! clauses {
    ($($name:ident = $id:literal, $title:literal;)*) => {
        /// A clause of the rules.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum Clause {
            $(
                #[doc = concat!("`", $id, "`: ", $title, ".")]
                $name,
            )*
        }

        impl Clause {
            /// Every clause, game by game, in the order of the pages.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The permanent id, `KIS-12`.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => $id),* }
            }

            /// What the clause is about, in a few words.
            pub const fn title(self) -> &'static str {
                match self { $(Self::$name => $title),* }
            }
        }
    };
}

clauses! {
    Com1 = "COM-1", "players move in turn, without passing";
    Com2 = "COM-2", "a lap skips no hole";
    Com3 = "COM-3", "relay from an occupied hole";
    Com4 = "COM-4", "endless moves are not legal";
    Com5 = "COM-5", "no legal move: lost";
    Com6 = "COM-6", "a winning capture goes to the winner's hand";
    Com7 = "COM-7", "repetition";
    Com8 = "COM-8", "resigning, agreeing to a draw";
    Kis1 = "KIS-1", "the house, the kichwa and the kimbi";
    Kis2 = "KIS-2", "the start";
    Kis3 = "KIS-3", "the stage: namua or mtaji";
    Kis4 = "KIS-4", "owned, functional and dormant houses";
    Kis5 = "KIS-5", "how a house is lost";
    Kis6 = "KIS-6", "capture if you can";
    Kis10 = "KIS-10", "namua: what captures";
    Kis11 = "KIS-11", "namua: where captured seeds enter";
    Kis12 = "KIS-12", "namua: where a takata begins";
    Kis13 = "KIS-13", "a lone kichwa is sown towards the centre";
    Kis14 = "KIS-14", "the tax";
    Kis20 = "KIS-20", "mtaji: what captures";
    Kis21 = "KIS-21", "where captured seeds enter";
    Kis22 = "KIS-22", "sixteen or more never capture";
    Kis23 = "KIS-23", "mtaji: where a takata begins";
    Kis30 = "KIS-30", "an empty hole ends the move";
    Kis31 = "KIS-31", "capturing again";
    Kis32 = "KIS-32", "a lap that ends in the mover's house";
    Kis33 = "KIS-33", "relay";
    Kis40 = "KIS-40", "takasia: when a hole is frozen";
    Kis41 = "KIS-41", "takasia: which holes are exempt";
    Kis42 = "KIS-42", "takasia: what it forbids";
    Kis43 = "KIS-43", "takasia: the functional house goes on";
    Kis44 = "KIS-44", "takasia: how long it lasts";
    Kis50 = "KIS-50", "bao hamna: the empty front row";
    Kis51 = "KIS-51", "no legal move: lost";
    Kuj1 = "KUJ-1", "the start";
    Kuj2 = "KUJ-2", "capture if you can";
    Kuj3 = "KUJ-3", "what captures";
    Kuj4 = "KUJ-4", "where a takata begins";
    Kuj5 = "KUJ-5", "a lone kichwa is sown towards the centre";
    Kuj6 = "KUJ-6", "how a move goes on";
    Kuj7 = "KUJ-7", "captures near the ends: which kichwa";
    Kuj8 = "KUJ-8", "captures in the middle: which kichwa";
    Kuj9 = "KUJ-9", "the end";
    Kig1 = "KIG-1", "the start";
    Kig2 = "KIG-2", "what moves";
    Kig3 = "KIG-3", "single seeds";
    Kig4 = "KIG-4", "relay";
    Kig5 = "KIG-5", "capture where the move ends";
    Kig6 = "KIG-6", "no duty to capture";
    Kig7 = "KIG-7", "no move or no seeds: lost";
    Kig8 = "KIG-8", "repetition draws";
    Kim1 = "KIM-1", "the start";
    Kim2 = "KIM-2", "a stone steps into an empty hole";
    Kim3 = "KIM-3", "capture by entering the front";
    Kim4 = "KIM-4", "no stone or no move: lost";
    Kim5 = "KIM-5", "repetition draws";
    Kin1 = "KIN-1", "the start";
    Kin2 = "KIN-2", "what moves";
    Kin3 = "KIN-3", "where the last seed falls";
    Kin4 = "KIN-4", "capture";
    Kin5 = "KIN-5", "kuweka mtoto: a hole is reserved";
    Kin6 = "KIN-6", "reserved holes";
    Kin7 = "KIN-7", "the end and the score";
    Kin8 = "KIN-8", "repetition ends the game";
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The text is no clause id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("clause: found `{0}`, expected an id such as KIS-12")]
pub struct UnknownClause(pub String);

impl FromStr for Clause {
    type Err = UnknownClause;

    fn from_str(text: &str) -> Result<Self, UnknownClause> {
        Self::ALL
            .iter()
            .copied()
            .find(|clause| clause.id().eq_ignore_ascii_case(text))
            .ok_or_else(|| UnknownClause(text.chars().take(40).collect()))
    }
}
