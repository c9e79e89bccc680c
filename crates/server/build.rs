//! The app is part of the program: when it is built anew, so is this crate.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var_os("CARGO_FEATURE_APP").is_none() {
        return;
    }
    println!("cargo::rerun-if-changed=../../web/dist");
    if !Path::new("../../web/dist/index.html").exists() {
        println!(
            "cargo::error=the app is not built: run `cargo xtask site` first, which needs Node.js"
        );
    }
}
