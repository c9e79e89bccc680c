//! Ctrl-C and its like, in long work that can be gone on with.

use std::sync::{Arc, atomic::AtomicBool};

use crate::exit::Failure;

/// A flag that is set when somebody asks the program to end; the second time it does at once.
pub(crate) fn flag() -> Result<Arc<AtomicBool>, Failure> {
    let interrupted = Arc::new(AtomicBool::new(false));
    for &signal in signal_hook::consts::TERM_SIGNALS {
        // Whoever asks twice doesn't want to wait for the file.
        signal_hook::flag::register_conditional_shutdown(signal, 1, Arc::clone(&interrupted))
            .and_then(|_| signal_hook::flag::register(signal, Arc::clone(&interrupted)))
            .map_err(|error| Failure::could_not(format_args!("signals: {error}")))?;
    }
    Ok(interrupted)
}
