//! Real sources for the tests to read.

use scripts::programs::root;
use std::path::{Path, PathBuf};

/// Every `.rs` file below `folder`, in order.
pub fn sources_below(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = match std::fs::read_dir(folder) {
        Ok(entries) => entries.filter_map(|entry| Some(entry.ok()?.path())).collect(),
        Err(_) => return,
    };
    entries.sort();
    for path in entries {
        if path.is_dir() {
            sources_below(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

/// This package's sources, and the standard library's when installed.
pub fn all_sources() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for folder in ["src", "scripts"] {
        sources_below(&root().join(folder), &mut found);
    }
    assert!(!found.is_empty());
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_string());
    if let Ok(answer) = std::process::Command::new(rustc).args(["--print", "sysroot"]).output() {
        let root = String::from_utf8_lossy(&answer.stdout).trim().to_string();
        sources_below(&Path::new(&root).join("lib/rustlib/src"), &mut found);
    }
    found
}
