//! Network files that a command is told of.

use std::{fmt, fs, path::Path, sync::Arc};

use bingwa_engine::Network;
use bingwa_rules::Rules;

/// Reads the network of a file, which must be for these rules.
pub(crate) fn read(path: &Path, rules: Rules) -> Result<Arc<Network>, String> {
    let told = |why: &dyn fmt::Display| format!("{}: {why}", path.display());
    let bytes =
        fs::read(path).map_err(|error| told(&format_args!("{error}: name another file")))?;
    let network = Network::read(&bytes).and_then(|network| network.for_rules(rules));
    network.map(Arc::new).map_err(|error| told(&error))
}
