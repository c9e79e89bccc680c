//! `cargo xtask man`: the man pages and shell completions that a package installs.

use std::fs;
use std::process::Command;

use anyhow::Result;

use crate::workspace::{Workspace, output};

/// The shells for which completions are written, each with the name that it looks for.
const SHELLS: &[(&str, &str)] = &[
    ("bash", "bingwa.bash"),
    ("zsh", "_bingwa"),
    ("fish", "bingwa.fish"),
    ("powershell", "bingwa.ps1"),
    ("elvish", "bingwa.elv"),
];

/// Writes them into `target/dist`.
pub fn run(workspace: &Workspace) -> Result<()> {
    let folder = workspace.target.join("dist");
    fs::create_dir_all(&folder)?;
    let program = workspace.program()?;
    let bingwa = |args: &[&str]| output(Command::new(&program).args(args));
    let page = bingwa(&["man"])?;
    for command in commands(&page) {
        fs::write(folder.join(format!("bingwa-{command}.1")), bingwa(&["man", command])?)?;
    }
    fs::write(folder.join("bingwa.1"), page)?;
    for (shell, name) in SHELLS {
        fs::write(folder.join(name), bingwa(&["completions", shell])?)?;
    }
    println!("{}", folder.display());
    Ok(())
}

/// The commands that the program's page refers to, each by a page of its own.
fn commands(page: &str) -> impl Iterator<Item = &str> {
    page.split("bingwa\\-").skip(1).filter_map(|rest| rest.split_once("(1)")).map(|(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_names_the_commands() {
        let page = ".TP\nbingwa\\-games(1)\nList\n.TP\nbingwa\\-show(1)\nDraw a\\-b\n";
        assert_eq!(commands(page).collect::<Vec<_>>(), ["games", "show"]);
    }
}
