//! The parts of the pages that the program `bingwa` writes itself.
//!
//! A page asks for a block, and holds what the program answered:
//!
//! ````text
//! <!-- bingwa: show kigogo -->
//! ```text
//! (what `bingwa show kigogo` prints)
//! ```
//! <!-- /bingwa -->
//! ````
//!
//! - The arguments are split as a shell would split them; `< FILE` at the end is read as stdin.
//! - Files are named from `docs/src/examples`.
//! - In a block fenced as `console`, the command itself stands first, after `$`.
//! - `<!-- bingwa exit 3: ... -->` is a command that must end with exit code 3; without it, 0.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

use crate::workspace::{Workspace, none_found};

const OPEN: &str = "<!-- bingwa";
const CLOSE: &str = "<!-- /bingwa -->";
const FENCE: &str = "```";

/// Compares each block with what the program prints now.
pub fn check(workspace: &Workspace) -> Result<()> {
    let program = Program::build(workspace)?;
    let mut found = Vec::new();
    let mut count = 0;
    for path in pages(workspace)? {
        let shown = workspace.relative(&path);
        let page = fs::read_to_string(&path)?;
        let fresh = refresh(&page, |block| program.print(block)).context(shown.to_string())?;
        count += fresh.blocks;
        found.extend(fresh.stale.iter().map(|line| format!("{shown}:{line}: prints other now")));
    }
    none_found("examples (`cargo xtask docs --update` writes them anew)", &found)?;
    println!("{count} examples print what they say");
    Ok(())
}

/// Writes into each block what the program prints now.
pub fn update(workspace: &Workspace) -> Result<()> {
    let program = Program::build(workspace)?;
    for path in pages(workspace)? {
        let shown = workspace.relative(&path);
        let page = fs::read_to_string(&path)?;
        let fresh = refresh(&page, |block| program.print(block)).context(shown.to_string())?;
        if !fresh.stale.is_empty() {
            fs::write(&path, fresh.text)?;
            println!("{shown}: {} examples written anew", fresh.stale.len());
        }
    }
    Ok(())
}

/// The Markdown files of the repository.
fn pages(workspace: &Workspace) -> Result<Vec<PathBuf>> {
    let mut files = workspace.files()?;
    files.retain(|path| path.extension().is_some_and(|extension| extension == "md"));
    Ok(files)
}

/// What one block asks for.
struct Block {
    /// The text between `bingwa:` and the end of the comment.
    line: String,
    args: Vec<String>,
    stdin: Option<String>,
    exit: i32,
}

impl Block {
    fn parse(comment: &str) -> Result<Self> {
        let inner = comment
            .strip_prefix(OPEN)
            .and_then(|rest| rest.trim_end().strip_suffix("-->"))
            .context("the comment must end on its own line with `-->`")?;
        let (condition, line) = inner
            .split_once(':')
            .context("write `<!-- bingwa: ARGUMENTS -->` or `<!-- bingwa exit N: ARGUMENTS -->`")?;
        let exit = match condition.trim() {
            "" => 0,
            words => words
                .strip_prefix("exit ")
                .and_then(|code| code.trim().parse().ok())
                .with_context(|| format!("`{words}` is not `exit N`"))?,
        };
        let line = line.trim().to_owned();
        let mut args = shlex::split(&line).context("a quote is not closed")?;
        let stdin = match args.iter().position(|arg| arg == "<") {
            None => None,
            Some(at) if at + 2 == args.len() => args.drain(at..).next_back(),
            Some(_) => bail!("after `<`, write one file, last"),
        };
        Ok(Self { line, args, stdin, exit })
    }
}

/// The built program and where it is run.
struct Program {
    path: PathBuf,
    examples: PathBuf,
}

impl Program {
    fn build(workspace: &Workspace) -> Result<Self> {
        let path = workspace.program()?;
        Ok(Self { path, examples: workspace.root.join("docs/src/examples") })
    }

    /// What the program writes to stdout for a block, then what it writes to stderr.
    fn print(&self, block: &Block) -> Result<String> {
        let stdin = match &block.stdin {
            None => Stdio::null(),
            Some(name) => File::open(self.examples.join(name)).context(name.clone())?.into(),
        };
        let output = Command::new(&self.path)
            .args(&block.args)
            .current_dir(&self.examples)
            .env("NO_COLOR", "1")
            .env("COLUMNS", "80")
            .stdin(stdin)
            .output()
            .with_context(|| format!("can't start {}", self.path.display()))?;
        let complaint = String::from_utf8_lossy(&output.stderr);
        ensure!(
            output.status.code() == Some(block.exit),
            "`bingwa {}` ended with {}, not with exit code {}: {}",
            block.line,
            output.status,
            block.exit,
            complaint.trim()
        );
        Ok(String::from_utf8(output.stdout)? + &complaint)
    }
}

/// A page with its blocks as the program prints them.
struct Fresh {
    text: String,
    blocks: usize,
    /// Lines, from 1, of the blocks that differ from the old page.
    stale: Vec<usize>,
}

/// Rewrites the blocks of a page by what `print` answers; an error names its line, from 1.
fn refresh(page: &str, mut print: impl FnMut(&Block) -> Result<String>) -> Result<Fresh> {
    let mut fresh = Fresh { text: String::with_capacity(page.len()), blocks: 0, stale: Vec::new() };
    let mut lines = page.lines().zip(1..);
    let mut fenced = false;
    while let Some((line, number)) = lines.next() {
        push(&mut fresh.text, line);
        if line.trim_start().starts_with(FENCE) {
            fenced = !fenced;
        }
        if fenced || !line.starts_with(OPEN) {
            continue;
        }
        let place = || format!("line {number}");
        let block = Block::parse(line).with_context(place)?;
        let (fence, old) = body(&mut lines).with_context(place)?;
        let mut new = String::new();
        if fence == "```console" {
            push(&mut new, &format!("$ bingwa {}", block.line));
        }
        for line in print(&block).with_context(place)?.trim_end().lines() {
            push(&mut new, line.trim_end());
        }
        fresh.blocks += 1;
        if new != old {
            fresh.stale.push(number);
        }
        push(&mut fresh.text, fence);
        fresh.text.push_str(&new);
        push(&mut fresh.text, FENCE);
        push(&mut fresh.text, CLOSE);
    }
    Ok(fresh)
}

/// The opening fence that must follow a comment, and what stands inside, up to the closing comment.
fn body<'a>(lines: &mut impl Iterator<Item = (&'a str, usize)>) -> Result<(&'a str, String)> {
    let mut next = || lines.next().map(|(line, _)| line);
    let fence = next()
        .filter(|fence| fence.starts_with(FENCE))
        .with_context(|| format!("the next line must open a fence, as {FENCE}text"))?;
    let mut inside = String::new();
    loop {
        match next().with_context(|| format!("the fence is not closed by {FENCE}"))? {
            FENCE => break,
            line => push(&mut inside, line),
        }
    }
    ensure!(next() == Some(CLOSE), "after the fence must come {CLOSE}");
    Ok((fence, inside))
}

fn push(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;

    fn echo(block: &Block) -> Result<String> {
        Ok(format!("{:?} {:?} {}\n\n", block.args, block.stdin, block.exit))
    }

    fn page(comment: &str, fence: &str, body: &str) -> String {
        format!("Before.\n\n{comment}\n{fence}\n{body}```\n{CLOSE}\n\nAfter.\n")
    }

    #[test]
    fn a_block_is_filled_once_and_then_left_alone() -> Result<()> {
        let comment = "<!-- bingwa: trace kujifunza 'A2><' -->";
        let full = refresh(&page(comment, "```text", ""), echo)?;
        assert_eq!((full.blocks, &full.stale[..]), (1, &[3][..]));
        let body = "[\"trace\", \"kujifunza\", \"A2><\"] None 0\n";
        assert_eq!(full.text, page(comment, "```text", body));
        let again = refresh(&full.text, echo)?;
        assert_eq!((again.text, again.stale.len()), (full.text, 0));
        Ok(())
    }

    #[test]
    fn a_console_block_shows_its_command_and_stdin_is_a_file() -> Result<()> {
        let comment = "<!-- bingwa exit 3: moves kigogo --stdin < a.txt -->";
        let text = refresh(&page(comment, "```console", ""), echo)?.text;
        assert!(text.contains("```console\n$ bingwa moves kigogo --stdin < a.txt\n"), "{text}");
        assert!(
            text.contains("[\"moves\", \"kigogo\", \"--stdin\"] Some(\"a.txt\") 3\n"),
            "{text}"
        );
        Ok(())
    }

    #[test]
    fn a_comment_inside_a_fence_is_text() -> Result<()> {
        let text = format!("```text\n{OPEN}: show kigogo -->\n```\n");
        let fresh = refresh(&text, echo)?;
        assert_eq!((fresh.text, fresh.blocks), (text, 0));
        Ok(())
    }

    #[test]
    fn broken_blocks_are_named_by_their_line() {
        for (text, part) in [
            (page("<!-- bingwa show -->", "```text", ""), "write `<!-- bingwa: ARGUMENTS -->`"),
            (page("<!-- bingwa: 'show -->", "```text", ""), "a quote is not closed"),
            (page("<!-- bingwa exit x: show -->", "```text", ""), "is not `exit N`"),
            (page("<!-- bingwa: a < b c -->", "```text", ""), "one file, last"),
            (page("<!-- bingwa: show", "```text", ""), "must end on its own line"),
            (page("<!-- bingwa: show -->", "text", ""), "must open a fence"),
            ("\n\n<!-- bingwa: show -->\n```text\n".to_owned(), "is not closed"),
            ("\n\n<!-- bingwa: show -->\n```text\n```\nmore\n".to_owned(), "must come"),
        ] {
            let message = refresh(&text, echo).err().map(|error| format!("{error:#}"));
            let message = message.unwrap_or_default();
            assert!(message.starts_with("line 3: ") && message.contains(part), "{message}");
        }
    }

    #[test]
    fn a_command_that_fails_stops_the_update() {
        let text = page("<!-- bingwa: show kigogo -->", "```text", "old\n");
        assert!(refresh(&text, |_| bail!("no such rules")).is_err());
    }
}
