//! `cargo xtask wasm`: rules, records and player, in three modules, compiled for the browser with its 128-bit vectors.
//!
//! Where the toolchain has the target (`rustup target add wasm32-unknown-unknown`) it is used.
//! Elsewhere, on Debian, the distribution's own compiler does it: its package of sources lets the
//! standard library be compiled once, into a sysroot under `target/`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::workspace::{Workspace, install, output, run as run_command};

/// The machine that browsers have in common.
const TARGET: &str = "wasm32-unknown-unknown";

/// What every browser of today can do.
const FEATURES: &str = "-Ctarget-feature=+simd128";

/// A module that the browser app loads: the crate `bingwa-wasm` with some of its features.
pub struct Module {
    /// What its files are called.
    pub name: &'static str,
    features: &'static str,
    profile: &'static str,
    /// How wasm-opt makes it better: smaller, or faster.
    pub optimise: &'static [&'static str],
}

/// What the rules say, sent first; what reads records and thinks about moves; and what is proven.
pub const MODULES: [Module; 3] = [
    Module {
        name: "bingwa",
        features: "rules",
        profile: "browser",
        optimise: &[
            "-Oz",
            "--converge",
            "--strip-debug",
            "--strip-producers",
            "--strip-target-features",
        ],
    },
    Module {
        name: "player",
        features: "records,player",
        profile: "browser-player",
        optimise: &["-O3"],
    },
    Module { name: "known", features: "known", profile: "browser-player", optimise: &["-O3"] },
];

/// Debian's packages, and a file of each.
const DEBIAN: &[(&str, &str)] = &[
    ("rustc-web", "/usr/bin/rustc"),
    ("cargo-web", "/usr/bin/cargo"),
    ("rust-web-src", "/usr/lib/rustlib/src/rust/library/std/Cargo.toml"),
    ("lld-22", "/usr/bin/wasm-ld-22"),
];

/// What settings of the caller's cargo would disturb a compiler that is not its own.
const DISTURBING: &[&str] = &["CARGO", "RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "RUSTUP_TOOLCHAIN"];

/// A compiler for the target.
struct Compiler {
    cargo: PathBuf,
    rustc: PathBuf,
    linker: Option<PathBuf>,
    sysroot: Option<PathBuf>,
}

/// Compiles what the browser needs.
pub fn run(workspace: &Workspace) -> Result<()> {
    build(workspace)?;
    println!("{} compiled for {TARGET} with simd128", MODULES.map(|module| module.name).join(", "));
    Ok(())
}

/// Compiles what the browser needs, and tells where each of the [`MODULES`] is.
pub fn build(workspace: &Workspace) -> Result<[PathBuf; 3]> {
    let compiler = if has_target(Path::new("rustc")) {
        Compiler { cargo: "cargo".into(), rustc: "rustc".into(), linker: None, sysroot: None }
    } else {
        debian(workspace)?
    };
    let folder = workspace.target.join("wasm");
    let mut flags = FEATURES.to_owned();
    if let Some(sysroot) = &compiler.sysroot {
        flags.push_str(&format!(" --sysroot={}", sysroot.display()));
    }
    let built = MODULES.map(|module| folder.join(module.name).with_extension("wasm"));
    for (module, built) in MODULES.iter().zip(&built) {
        let mut build = compiler.command("build", &flags);
        build.current_dir(&workspace.root).args(["--lib", "--package", "bingwa-wasm"]);
        build.args(["--no-default-features", "--features", module.features]);
        build.args(["--profile", module.profile, "--target", TARGET, "--target-dir"]).arg(&folder);
        run_command(&mut build)?;
        // The next module of the same profile takes its place.
        fs::copy(folder.join(TARGET).join(module.profile).join("bingwa_wasm.wasm"), built)?;
    }
    Ok(built)
}

impl Compiler {
    /// A cargo command with this compiler and these flags for the target.
    fn command(&self, name: &str, flags: &str) -> Command {
        let mut command = Command::new(&self.cargo);
        for variable in DISTURBING {
            command.env_remove(variable);
        }
        command
            .arg(name)
            .env("RUSTC", &self.rustc)
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags);
        if let Some(linker) = &self.linker {
            command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
        }
        command
    }
}

/// Debian's compiler, installed if it may be, with a sysroot of its own.
fn debian(workspace: &Workspace) -> Result<Compiler> {
    let cure = format!("a compiler for {TARGET} (`rustup target add {TARGET}` gives one, too)");
    install(&cure, DEBIAN)?;
    let mut compiler = Compiler {
        cargo: "/usr/bin/cargo".into(),
        rustc: "/usr/bin/rustc".into(),
        linker: Some("/usr/bin/wasm-ld-22".into()),
        sysroot: None,
    };
    if !has_target(&compiler.rustc) {
        compiler.sysroot = Some(sysroot(workspace, &compiler)?);
    }
    Ok(compiler)
}

/// A sysroot with the standard library for the target, compiled from its sources if need be. It is
/// kept by the compiler's version: the two must match.
fn sysroot(workspace: &Workspace, compiler: &Compiler) -> Result<PathBuf> {
    let version = output(Command::new(&compiler.rustc).arg("-V"))?;
    let name: String =
        version.trim().chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    let sysroot = workspace.target.join("wasm-sysroot").join(name);
    let libraries = sysroot.join("lib/rustlib").join(TARGET).join("lib");
    if libraries.exists() {
        return Ok(sysroot);
    }
    println!("compiling the standard library for {TARGET}, once");
    let seed = sysroot.join("seed");
    fs::create_dir_all(seed.join("src"))?;
    fs::write(seed.join("src/lib.rs"), "")?;
    fs::write(
        seed.join("Cargo.toml"),
        "[package]\nname = \"seed\"\nedition = \"2024\"\n[workspace]\n\
         [profile.release]\ncodegen-units = 1\n",
    )?;
    let mut build = compiler.command("build", "-Cembed-bitcode=yes -Zforce-unstable-if-unmarked");
    build.current_dir(&seed).args(["--quiet", "--release", "--target", TARGET, "--target-dir"]);
    build.args(["target", "-Zbuild-std=std,panic_abort,test"]);
    // Only the standard library itself is compiled with what is not stable.
    run_command(build.env("RUSTC_BOOTSTRAP", "1"))?;
    let built = seed.join("target").join(TARGET).join("release/deps");
    let complete = sysroot.join("complete");
    fs::create_dir_all(&complete)?;
    for entry in fs::read_dir(built)? {
        let path = entry?.path();
        let file = path.file_name().unwrap_or_default();
        if path.extension().is_some_and(|extension| extension == "rlib")
            && !file.to_string_lossy().starts_with("libseed-")
        {
            fs::copy(&path, complete.join(file))?;
        }
    }
    // A folder that is there is whole: it gets its name last.
    fs::create_dir_all(libraries.parent().unwrap_or(&sysroot))?;
    fs::rename(complete, &libraries)?;
    fs::remove_dir_all(seed)?;
    Ok(sysroot)
}

/// Whether a compiler has the standard library for the target.
fn has_target(rustc: &Path) -> bool {
    let mut command = Command::new(rustc);
    command.args(["--print", "target-libdir", "--target", TARGET]);
    let Ok(folder) = output(&mut command) else { return false };
    fs::read_dir(folder.trim()).is_ok_and(|entries| {
        entries.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with("libstd-"))
    })
}
