//! `bingwa-bindgen IN.wasm FOLDER NAME`: the glue between a browser and a crate made for it.
//!
//! This is wasm-bindgen's own generator in the version that the crate was built with: both come
//! from the workspace's lock file. It stands apart from `xtask` because it takes long to compile and
//! is needed for the browser alone.

use std::env;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [input, folder, name] = arguments.as_slice() else {
        anyhow::bail!("usage: bingwa-bindgen IN.wasm FOLDER NAME");
    };
    Bindgen::new()
        .input_path(input)
        .out_name(name)
        .typescript(true)
        .web(true)?
        // The library's own default breaks a bare call of the initialiser.
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder)
        .with_context(|| format!("glue for {input}"))
}
