//! By what an engine judges positions: a network or weights.

use std::sync::Arc;

use bingwa_rules::{AnyPosition, Position as _, Rules};

use crate::{Network, worth};

/// By what an engine judges positions.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub enum Judgement {
    /// By the network that the program has for the game; by the weights where it has none.
    #[default]
    BuiltIn,
    /// By the weights of the game.
    Weights,
    /// By this network in the games that it serves; in others as if nothing had been said.
    Network(Arc<Network>),
}

impl Judgement {
    /// The network that judges; none where the game's weights do.
    pub fn network(&self, rules: Rules) -> Option<&Network> {
        match self {
            Self::Weights => None,
            Self::Network(network) if network.serves(rules) => Some(network),
            Self::BuiltIn | Self::Network(_) => built_in(rules),
        }
    }

    /// About how many centi-seeds the player to move is ahead, without a search.
    pub fn worth(&self, position: &AnyPosition) -> i32 {
        let network = self.network(position.rules());
        network.map_or_else(|| worth(position), |network| network.worth(position))
    }
}

/// The program's network for a game, which won its match at equal time. A test holds that the files
/// are networks.
#[cfg(feature = "networks")]
fn built_in(rules: Rules) -> Option<&'static Network> {
    macro_rules! network {
        ($file:literal) => {{
            static NETWORK: std::sync::LazyLock<Option<Network>> = std::sync::LazyLock::new(|| {
                let bytes = include_bytes!(concat!("../../../data/networks/", $file));
                Network::read(bytes).ok()
            });
            NETWORK.as_ref()
        }};
    }
    match rules {
        Rules::Kiswahili | Rules::KiswahiliZanzibar => network!("kiswahili.network"),
        Rules::Kigogo => network!("kigogo.network"),
        Rules::Kimasai => network!("kimasai.network"),
        Rules::Kujifunza | Rules::KujifunzaZanzibar | Rules::Kingulu => None,
    }
}

/// Without networks of its own the program has none.
#[cfg(not(feature = "networks"))]
const fn built_in(_: Rules) -> Option<&'static Network> {
    None
}

#[cfg(all(test, feature = "networks"))]
mod tests {
    use super::*;

    #[test]
    fn the_networks_of_the_program_are_those_of_their_log() {
        let built_in = |rules| Judgement::BuiltIn.network(rules).map(Network::checksum);
        for rules in Rules::ALL {
            let expected = match rules {
                Rules::Kiswahili | Rules::KiswahiliZanzibar => Some(0x3a1d_f594),
                Rules::Kigogo => Some(0x6fc0_9e27),
                Rules::Kimasai => Some(0x944a_0436),
                Rules::Kujifunza | Rules::KujifunzaZanzibar | Rules::Kingulu => None,
            };
            assert_eq!(built_in(rules), expected, "{rules}");
        }
    }

    #[test]
    fn each_judges_by_its_own() {
        let start = AnyPosition::start(Rules::Kiswahili);
        let [by_weights, built_in] =
            [Judgement::Weights, Judgement::BuiltIn].map(|by| by.worth(&start));
        assert_eq!(by_weights, worth(&start));
        assert_ne!(built_in, by_weights);
        let network = Judgement::BuiltIn.network(Rules::Kiswahili).cloned().expect("a network");
        let given = Judgement::Network(Arc::new(network));
        assert_eq!(given.worth(&start), built_in);
        assert_eq!(given.network(Rules::Kigogo), Judgement::BuiltIn.network(Rules::Kigogo));
        assert_eq!(given.network(Rules::Kingulu), None);
    }
}
