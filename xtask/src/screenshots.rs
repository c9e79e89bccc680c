//! `cargo xtask screenshots`: every screen of the browser app, as it is seen.
//!
//! All pictures lie in `target/screenshots` for whoever judges the looks; the few that the book and
//! the README show are made small and kept among the book's sources.

use anyhow::Result;

use crate::web;
use crate::workspace::{Workspace, run as run_command};

/// Where the book has its pictures.
const PICTURES: &str = "docs/src/pictures";

/// Which screens are drawn.
#[derive(clap::Args)]
pub struct Args {
    /// Draw only these screens, as `web/scripts/screens.mjs` names them
    names: Vec<String>,
}

/// Draws the screens.
pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    web::build(workspace)?;
    web::chromium()?;
    let folder = workspace.target.join("screenshots");
    let mut draw = web::npm(workspace, &["exec", "--", "node", "scripts/screenshots.mjs"]);
    draw.arg(&folder).arg(workspace.root.join(PICTURES)).args(&args.names);
    run_command(&mut draw)?;
    println!("the pictures are in {}", workspace.relative(&folder));
    Ok(())
}
