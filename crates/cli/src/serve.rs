//! `bingwa serve`: the browser app.

use std::{io::Write, net::SocketAddr, path::PathBuf};

use bingwa_server::{ServeError, Site, interrupted, serve};

use crate::exit::{self, Exit, Failure};

/// Shown under the help.
pub(crate) const EXAMPLES: &str = "\
Examples:
  bingwa serve --open
  bingwa serve --port 0
  bingwa serve --host 0.0.0.0 --port 80
  bingwa serve --site target/site";

/// What `bingwa serve` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The port to listen at; 0 takes any that is free
    #[arg(long, default_value_t = 6464)]
    port: u16,
    /// The name or address to listen at; 0.0.0.0 lets other machines in
    #[arg(long, default_value = "127.0.0.1")]
    host: String,
    /// Show the app in the browser
    #[arg(long)]
    open: bool,
    /// Serve the app of this folder [default: the one in the program]
    #[arg(long, value_name = "DIR")]
    site: Option<PathBuf>,
}

/// Serves the app until it is stopped.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Exit, Failure> {
    let site = args.site.as_deref().map_or_else(Site::embedded, Site::folder)?;
    let mut told = Ok(());
    let ready = |at: SocketAddr| {
        let address = address(at);
        told = writeln!(out, "Bingwa is at {address} (Ctrl-C stops it)").and_then(|()| out.flush());
        if args.open
            && let Err(error) = open::that_detached(&address)
        {
            exit::say(&format!("browser: {error}; open {address} yourself"));
        }
    };
    serve(site, &args.host, args.port, ready, interrupted())?;
    told?;
    Ok(Exit::Done)
}

/// What to type into the browser of this machine.
fn address(at: SocketAddr) -> String {
    match at.ip().is_unspecified() {
        true => format!("http://localhost:{}/", at.port()),
        false => format!("http://{at}/"),
    }
}

impl From<ServeError> for Failure {
    fn from(error: ServeError) -> Self {
        match error {
            ServeError::Site(..) => Self::unreadable(error),
            _ => Self::could_not(error),
        }
    }
}
