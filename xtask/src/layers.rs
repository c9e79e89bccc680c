//! Which crate of ours may stand on which.

use std::collections::BTreeSet;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::workspace::{Workspace, none_found};

/// Each crate with those of ours that it may depend on, tests aside. Nothing points up, and the
/// slow twin shares no code with the rules that it checks.
const MAY_USE: &[(&str, &[&str])] = &[
    ("bingwa-rules", &[]),
    ("bingwa-twin", &[]),
    ("bingwa-record", &["bingwa-rules"]),
    ("bingwa-engine", &["bingwa-rules"]),
    ("bingwa-solve", &["bingwa-rules"]),
    ("bingwa-ubi", &["bingwa-rules", "bingwa-engine", "bingwa-solve"]),
    ("bingwa-train", &["bingwa-rules", "bingwa-engine"]),
    ("bingwa-verify", &["bingwa-twin"]),
    ("bingwa-server", &[]),
    ("bingwa-wasm", &["bingwa-rules", "bingwa-record", "bingwa-engine", "bingwa-solve"]),
    ("bingwa-bindgen", &[]),
    (
        "bingwa",
        &[
            "bingwa-rules",
            "bingwa-record",
            "bingwa-engine",
            "bingwa-ubi",
            "bingwa-server",
            "bingwa-solve",
            "bingwa-train",
            "bingwa-verify",
        ],
    ),
    ("xtask", &[]),
];

/// Compares what the manifests say with what is allowed.
pub fn check(workspace: &Workspace) -> Result<()> {
    let packages = workspace.metadata["packages"].as_array().context("cargo metadata: packages")?;
    none_found("layers", &findings(packages))
}

/// What the packages depend on and may not.
fn findings(packages: &[Value]) -> Vec<String> {
    let ours: BTreeSet<&str> = packages.iter().filter_map(|p| p["name"].as_str()).collect();
    let mut found = Vec::new();
    for package in packages {
        let name = package["name"].as_str().unwrap_or_default();
        let Some((_, allowed)) = MAY_USE.iter().find(|(known, _)| *known == name) else {
            found.push(format!("{name}: not in xtask/src/layers.rs; say there what it may use"));
            continue;
        };
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let used = dependency["name"].as_str().unwrap_or_default();
            let for_tests = dependency["kind"] == "dev";
            if ours.contains(used) && !for_tests && !allowed.contains(&used) {
                found.push(format!("{name} depends on {used}; it may use {allowed:?}"));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn findings_of(twin: &Value) -> Vec<String> {
        let rules = json!({"name": "bingwa-rules", "dependencies": []});
        findings(&[rules, json!({"name": "bingwa-twin", "dependencies": [twin]})])
    }

    #[test]
    fn the_twin_may_not_use_the_rules() {
        let found = findings_of(&json!({"name": "bingwa-rules", "kind": null}));
        assert_eq!(found, ["bingwa-twin depends on bingwa-rules; it may use []"]);
    }

    #[test]
    fn tests_and_strangers_are_free() {
        assert!(findings_of(&json!({"name": "bingwa-rules", "kind": "dev"})).is_empty());
        assert!(findings_of(&json!({"name": "arrayvec", "kind": null})).is_empty());
    }

    #[test]
    fn an_unknown_crate_is_named() {
        let found = findings(&[json!({"name": "bingwa-new", "dependencies": []})]);
        assert!(found[0].starts_with("bingwa-new: not in"), "{found:?}");
    }
}
