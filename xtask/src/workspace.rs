//! Where things are, and how commands are run.

use std::env;
use std::path::{Display, Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;
use walkdir::{DirEntry, WalkDir};

/// The repository and where cargo puts what it builds.
pub struct Workspace {
    /// The folder that holds the workspace's `Cargo.toml`.
    pub root: PathBuf,
    /// Cargo's target folder.
    pub target: PathBuf,
    /// The answer of `cargo metadata --no-deps`.
    pub metadata: Value,
}

impl Workspace {
    /// Asks cargo about the workspace in which the command was given.
    pub fn load() -> Result<Self> {
        let mut command = Command::new(cargo_path());
        let text = output(command.args(["metadata", "--no-deps", "--format-version=1"]))?;
        let metadata: Value = serde_json::from_str(&text).context("cargo metadata")?;
        let folder = |key: &str| {
            metadata[key].as_str().map(PathBuf::from).with_context(|| format!("no {key}"))
        };
        Ok(Self { root: folder("workspace_root")?, target: folder("target_directory")?, metadata })
    }

    /// A cargo command in the root of the workspace.
    pub fn cargo(&self, args: &[&str]) -> Command {
        let mut command = Command::new(cargo_path());
        command.args(args).current_dir(&self.root);
        command
    }

    /// The program `bingwa`, built as the tests build it, so that nothing is compiled twice in a run
    /// of all of them.
    pub fn program(&self) -> Result<PathBuf> {
        run(&mut self.cargo(&["test", "--workspace", "--no-run", "--quiet"]))?;
        Ok(self.target.join("debug").join(format!("bingwa{}", env::consts::EXE_SUFFIX)))
    }

    /// Every file of the repository, sorted; built and hidden folders are left out, `.ci` and
    /// `.cargo` are not.
    pub fn files(&self) -> Result<Vec<PathBuf>> {
        let kept = |entry: &DirEntry| {
            let name = entry.file_name().to_str().unwrap_or_default();
            !entry.file_type().is_dir()
                || entry.depth() == 0
                || [".ci", ".cargo"].contains(&name)
                || !(name.starts_with('.') || ["target", "node_modules", "dist"].contains(&name))
        };
        let mut found = Vec::new();
        for entry in WalkDir::new(&self.root).sort_by_file_name().into_iter().filter_entry(kept) {
            let entry = entry?;
            if entry.file_type().is_file() {
                found.push(entry.into_path());
            }
        }
        Ok(found)
    }

    /// A path as people write it: from the root of the repository.
    pub fn relative<'a>(&self, path: &'a Path) -> Display<'a> {
        path.strip_prefix(&self.root).unwrap_or(path).display()
    }
}

/// Runs a command with this program's own input and output.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("can't start {}", shown(command)))?;
    if !status.success() {
        bail!("`{}` failed ({status})", shown(command));
    }
    Ok(())
}

/// Installs those of Debian's packages whose file is missing, or says what a person can do.
pub fn install(what: &str, packages: &[(&str, &str)]) -> Result<()> {
    let missing: Vec<&str> = packages
        .iter()
        .filter(|(_, file)| !Path::new(file).exists())
        .map(|(package, _)| *package)
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let cure = format!("no {what}; on Debian, as root: `apt-get install {}`", missing.join(" "));
    let root = output(Command::new("id").arg("-u"))? == "0\n";
    if !(root && Path::new("/usr/bin/apt-get").exists()) {
        bail!("{cure}");
    }
    println!("installing {}", missing.join(" "));
    let apt = || {
        let mut command = Command::new("/usr/bin/apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    run(apt().args(["update", "-qq"])).context(cure.clone())?;
    run(apt().args(["install", "-y", "-qq", "--no-install-recommends"]).args(&missing))
        .context(cure)
}

/// Runs a command and returns what it wrote to its output; what it says of errors is shown.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("can't start {}", shown(command)))?;
    if !output.status.success() {
        bail!("`{}` failed ({})", shown(command), output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{}`", shown(command)))
}

/// Fails with the findings, one a line, if there are any.
pub fn none_found(what: &str, findings: &[String]) -> Result<()> {
    for finding in findings {
        eprintln!("{finding}");
    }
    match findings {
        [] => Ok(()),
        [_] => bail!("{what}: 1 finding, above"),
        _ => bail!("{what}: {} findings, above", findings.len()),
    }
}

/// The cargo that runs this program.
fn cargo_path() -> PathBuf {
    env::var_os("CARGO").map_or_else(|| "cargo".into(), PathBuf::from)
}

/// A command as a person would type it.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut text = program.file_name().unwrap_or_default().to_string_lossy().into_owned();
    for argument in command.get_args() {
        text.push(' ');
        text.push_str(&argument.to_string_lossy());
    }
    text
}
