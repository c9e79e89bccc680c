//! Network files that a command is told of.

use std::{path::Path, sync::Arc};

use bingwa_engine::Judgement;
use bingwa_rules::Rules;
use bingwa_ubi::read_network;

/// Judging by the network of a file, which must be for these rules.
pub(crate) fn read(path: &Path, rules: Rules) -> Result<Judgement, String> {
    let network = read_network(path).map_err(|error| error.to_string())?;
    let network = network.for_rules(rules);
    let network = network.map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(Judgement::Network(Arc::new(network)))
}
