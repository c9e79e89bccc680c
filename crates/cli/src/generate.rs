//! `bingwa completions` and `bingwa man`: what a package installs beside the program.

use std::io::Write;

use clap::CommandFactory;
use clap_complete::Shell;
use clap_mangen::Man;

use crate::{
    cli::Cli,
    exit::{Exit, Failure},
    prose,
};

/// Prints the completions of a shell.
pub(crate) fn completions(shell: Shell, out: &mut impl Write) -> Result<Exit, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "bingwa", &mut script);
    out.write_all(&script)?;
    Ok(Exit::Done)
}

/// Prints the man page of the program, or of one of its commands.
pub(crate) fn man(name: Option<&str>, out: &mut impl Write) -> Result<Exit, Failure> {
    let mut program = Cli::command();
    program.build();
    let page = match name {
        None => program,
        Some(name) => program.find_subcommand(name).cloned().ok_or_else(|| {
            let known: Vec<&str> = program.get_subcommands().map(|c| c.get_name()).collect();
            let known = prose::list(&known, "or");
            Failure::unreadable(format_args!("command: found `{name}`, expected {known}"))
        })?,
    };
    Man::new(page).render(out)?;
    Ok(Exit::Done)
}
