//! UBI, the engine protocol: UCI as chess programs know it, for the Bao games.
//!
//! [`run`] holds a dialogue: it reads commands, a line each, and writes answers. It translates and
//! does nothing else; rules are asked of `bingwa-rules`, moves of `bingwa-engine`. Whatever is
//! written to it, it lives: what can't be understood is answered by a line `info string error ...`,
//! and what was before stays.
//!
//! ```
//! let mut said = Vec::new();
//! bingwa_ubi::run(&b"ubinewgame rules kingulu\nmoves\nquit\n"[..], &mut said)?;
//! assert_eq!(said, b"moves A3 A4 A5 A6\n");
//! # Ok::<(), std::io::Error>(())
//! ```

mod ask;
mod bench;
mod book;
mod clock;
mod fault;
mod known;
mod lines;
mod network;
mod options;
mod say;
mod session;
mod work;

use std::{
    io::{self, BufRead, Write},
    sync::mpsc,
    thread,
};

pub use book::{BookFileError, read_book};
pub use known::Endings;
use lines::Lines;
pub use network::{NetworkFileError, read_network};
use session::Session;
use work::Event;

/// Lines read ahead while the last one is being answered.
const AHEAD: usize = 64;

/// Answers the lines of `input` until one says `quit` or there are no more; a search that has
/// limits is ended by them first.
///
/// # Errors
///
/// Where nothing more can be written.
pub fn run(input: impl BufRead + Send + 'static, output: &mut impl Write) -> io::Result<()> {
    let (told, events) = mpsc::sync_channel(AHEAD);
    let mut session = Session::new(told.clone());
    // The reader waits for a line that may never come, so that nobody waits for the reader.
    thread::Builder::new().spawn(move || {
        for line in Lines::new(input) {
            if told.send(Event::Line(line)).is_err() {
                return;
            }
        }
        let _ = told.send(Event::End);
    })?;
    while session.goes_on() {
        let event = match session.wait() {
            None => events.recv().ok(),
            Some(time) => match events.recv_timeout(time) {
                Err(mpsc::RecvTimeoutError::Timeout) => Some(Event::Late),
                event => event.ok(),
            },
        };
        let Some(event) = event else { break };
        for line in session.answer(event) {
            writeln!(output, "{line}")?;
        }
        output.flush()?;
    }
    Ok(())
}
