//! The browser app: built, checked, and laid out as a folder for any web host.

use std::env::consts::EXE_SUFFIX;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::wasm;
use crate::workspace::{Workspace, install, output, run as run_command};

/// The first version of Node.js that the tools of the app run on.
const NODE: (u32, u32) = (20, 19);

/// What every engine of today's browsers knows, as wasm-opt names it.
const WASM_FEATURES: &[&str] = &[
    "--enable-simd",
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
    "--enable-call-indirect-overlong",
];

/// `cargo xtask site`: the app as a folder of files for any web host.
pub fn site(workspace: &Workspace) -> Result<()> {
    let built = build(workspace)?;
    let site = workspace.target.join("site");
    if site.exists() {
        fs::remove_dir_all(&site)?;
    }
    copy(&built, &site)?;
    println!("the app is in {}", workspace.relative(&site));
    Ok(())
}

/// The step `web` of the tests: types, style, unit tests and sizes.
pub fn check(workspace: &Workspace) -> Result<()> {
    build(workspace)?;
    run_command(&mut npm(workspace, &["run", "check"]))?;
    run_command(&mut npm(workspace, &["run", "test"]))
}

/// `cargo xtask browser`, and the step `browser`: the app in a real browser, used as people use it,
/// served by the program.
pub fn browser(workspace: &Workspace) -> Result<()> {
    build(workspace)?;
    chromium()?;
    let program = workspace.program()?;
    run_command(npm(workspace, &["run", "test:browser"]).env("BINGWA_PROGRAM", program))
}

/// `cargo xtask measure`: what is promised of the app, measured beside the program.
pub fn measure(workspace: &Workspace) -> Result<()> {
    build(workspace)?;
    chromium()?;
    run_command(&mut workspace.cargo(&["build", "--quiet", "--release", "--package", "bingwa"]))?;
    let program = workspace.target.join("release").join(format!("bingwa{EXE_SUFFIX}"));
    run_command(npm(workspace, &["run", "measure", "--"]).arg(program))
}

/// Sees to it that there is a browser.
pub fn chromium() -> Result<()> {
    install("the browser", &[("chromium", "/usr/bin/chromium")])
}

/// Builds the app with everything that it needs, and tells where it is.
pub fn build(workspace: &Workspace) -> Result<PathBuf> {
    tools(workspace)?;
    modules(workspace)?;
    run_command(&mut npm(workspace, &["run", "build"]))?;
    Ok(folder(workspace).join("dist"))
}

/// The folder of the app.
fn folder(workspace: &Workspace) -> PathBuf {
    workspace.root.join("web")
}

/// The packages that the app is built with, installed if they are not what the lock file says.
fn tools(workspace: &Workspace) -> Result<()> {
    let version = output(Command::new("node").arg("--version"))
        .context("the app is built with Node.js: install version 20.19 or newer")?;
    if number(&version).is_none_or(|found| found < NODE) {
        bail!("node {} is too old: install version 20.19 or newer", version.trim());
    }
    let lock = fs::read(folder(workspace).join("package-lock.json"))?;
    let installed = folder(workspace).join("node_modules/.installed-lock.json");
    if fs::read(&installed).is_ok_and(|known| known == lock) {
        return Ok(());
    }
    run_command(&mut npm(workspace, &["ci", "--loglevel=error"]))?;
    Ok(fs::write(installed, lock)?)
}

/// Major and minor number of a version such as `v20.19.1`.
fn number(version: &str) -> Option<(u32, u32)> {
    let mut parts = version.trim().trim_start_matches('v').split('.');
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

/// The modules of WebAssembly, each with its glue and its types.
fn modules(workspace: &Workspace) -> Result<()> {
    let compiled = wasm::build(workspace)?;
    for (module, compiled) in wasm::MODULES.iter().zip(compiled) {
        glue(workspace, module, &compiled)?;
    }
    Ok(())
}

/// Makes the glue of a module, and the module small, where it has changed.
fn glue(workspace: &Workspace, module: &wasm::Module, compiled: &Path) -> Result<()> {
    let folder = folder(workspace).join("src/wasm");
    let name = module.name;
    let made = folder.join(format!("{name}_bg.wasm"));
    let source = folder.join(format!("{name}.source.wasm"));
    let bytes = fs::read(compiled)?;
    if made.exists() && fs::read(&source).is_ok_and(|known| known == bytes) {
        return Ok(());
    }
    fs::create_dir_all(&folder)?;
    println!("making the module `{name}` ready for the browser");
    let mut glue = workspace.cargo(&["run", "--quiet", "--package", "bingwa-bindgen", "--"]);
    run_command(glue.arg(compiled).arg(&folder).arg(name))?;
    let mut optimise = npm(workspace, &["exec", "--", "wasm-opt"]);
    optimise.args(module.optimise).args(WASM_FEATURES).arg(&made).arg("-o").arg(&made);
    run_command(&mut optimise)?;
    Ok(fs::write(source, bytes)?)
}

/// An npm command in the folder of the app.
pub fn npm(workspace: &Workspace, args: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(args).current_dir(folder(workspace));
    command
}

/// Copies a folder.
fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let target = to.join(path.file_name().unwrap_or(OsStr::new("")));
        if path.is_dir() {
            copy(&path, &target)?;
        } else {
            fs::copy(&path, target)?;
        }
    }
    Ok(())
}
