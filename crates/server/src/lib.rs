//! Serves the browser app over HTTP: from the program itself, which then needs no other file, or
//! from a folder.
//!
//! All files are read before the first request: what is answered is looked up by its name in a map,
//! so that no request reaches the disk. Nothing is asked of any other machine.
//!
//! ```no_run
//! use bingwa_server::{Site, interrupted, serve};
//!
//! let site = Site::folder("target/site".as_ref())?;
//! serve(site, "127.0.0.1", 6464, |at| println!("http://{at}/"), interrupted())?;
//! # Ok::<(), bingwa_server::ServeError>(())
//! ```

mod answer;
mod site;

use std::{future::Future, io, net::SocketAddr, sync::Arc, time::Duration};

use axum::{Router, extract::Request, routing::get};
use tokio::{net::TcpListener, sync::Notify};

pub use site::Site;

/// How long those who are still being answered are waited for at the end.
const LAST_ANSWERS: Duration = Duration::from_secs(2);

/// Why the app could not be served.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The program holds no app.
    #[error(
        "app: this program was built without it; `cargo xtask play` builds one with it, and \
         `--site DIR` serves the folder that `cargo xtask site` makes"
    )]
    NoApp,
    /// The folder can't be read, or holds no app.
    #[error("site {0}: {1}; `cargo xtask site` makes such a folder")]
    Site(String, String),
    /// Somebody else listens there.
    #[error(
        "port: {0} is in use at {1}; choose another with --port, or let --port 0 find a free one"
    )]
    InUse(u16, String),
    /// The address can't be listened at.
    #[error("address: can't listen at {0} port {1} ({2}); choose another with --host and --port")]
    Address(String, u16, io::Error),
    /// The network failed.
    #[error("network: {0}; start it again")]
    Network(#[from] io::Error),
}

/// Serves an app until `stop` is done. Port 0 takes any that is free. `ready` is told the address
/// once it answers.
///
/// # Errors
///
/// Where the address can't be listened at, or the network fails.
pub fn serve(
    site: Site,
    host: &str,
    port: u16,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let refused = |error: io::Error| match error.kind() {
            io::ErrorKind::AddrInUse => ServeError::InUse(port, host.to_owned()),
            _ => ServeError::Address(host.to_owned(), port, error),
        };
        let listener = TcpListener::bind((host, port)).await.map_err(refused)?;
        let at = listener.local_addr()?;
        let ending = Arc::new(Notify::new());
        let ends = Arc::clone(&ending);
        let server = axum::serve(listener, router(site))
            .with_graceful_shutdown(async move { ends.notified().await })
            .into_future();
        tokio::pin!(server);
        ready(at);
        tokio::select! {
            done = &mut server => return Ok(done?),
            () = stop => ending.notify_one(),
        }
        // Whoever holds a connection open can't hold the program.
        match tokio::time::timeout(LAST_ANSWERS, server).await {
            Ok(done) => Ok(done?),
            Err(_) => Ok(()),
        }
    })
}

/// Done once the person at the terminal, or the system, asks the program to end.
pub async fn interrupted() {
    let control_c = async {
        if tokio::signal::ctrl_c().await.is_err() {
            // Without a signal to wait for it is served until it is killed.
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => drop(terminate.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = control_c => {}
        () = terminate => {}
    }
}

/// What is answered to whom.
fn router(site: Site) -> Router {
    let site = Arc::new(site);
    Router::new().route("/healthz", get(|| async { "ok\n" })).fallback(get(
        move |request: Request| async move {
            answer::answer(&site, request.uri(), request.headers())
        },
    ))
}
