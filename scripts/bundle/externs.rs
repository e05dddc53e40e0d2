//! The crates that the judge has: cargo builds them here, so that rustc knows them.

use crate::fault::{Fault, Outcome};
use crate::options::Options;
use crate::package::Package;
use scripts::text::json::Json;
use std::collections::BTreeSet;
use std::path::Path;

/// The arguments by which rustc knows the crates that the judge has and a text names, which cargo builds.
///
/// Errors: cargo does not build one of the package's own dependencies among them.
pub fn extern_arguments(package: &Package, program: &str, options: &Options, text: &str) -> Outcome<Vec<String>> {
    let mut missing = options.externs.clone();
    missing.retain(|name| may_name(text, name));
    if missing.is_empty() {
        return Ok(Vec::new());
    }
    let (mut crates, mut folders) = (Vec::new(), BTreeSet::new());
    for (name, file) in package.build(program, &options.features(package))?.0.iter().flat_map(library) {
        let folder = Path::new(file).parent().unwrap_or(Path::new(""));
        folders.extend([folder.to_path_buf(), folder.join("deps")]);
        if options.externs.contains(&name.as_str()) {
            missing.retain(|other| *other != name);
            crates.extend(["--extern".to_string(), format!("{name}={file}")]);
        }
    }
    let is_wanted = |name: &&&str| package.dependencies.iter().any(|one| one.name.replace('-', "_") == **name);
    if let Some(name) = missing.iter().find(is_wanted) {
        return Err(Fault::plain(format!("cargo does not build crate {name} here (--keep-all needs none)")));
    }
    let folders = folders.iter().flat_map(|folder| ["-L".to_string(), format!("dependency={}", folder.display())]);
    Ok(crates.into_iter().chain(folders).collect())
}

/// Whether a text may name a crate: in a path, an import under another name or an `extern crate`.
fn may_name(text: &str, name: &str) -> bool {
    let parts = [format!("{name}::"), format!("crate {name}"), format!("{name} as ")];
    parts.iter().any(|part| text.contains(part))
}

/// The name of a library or a procedural macro that cargo says it has built, with its files: since 1.101, that of a library
/// holds no metadata, which is in another one.
fn library(built: &Json) -> Vec<(String, &str)> {
    let Some(target) = built.get("target") else { return Vec::new() };
    let is_library = |kind: &Json| kind.as_text().is_some_and(|kind| kind.ends_with("lib") || kind == "proc-macro");
    let files = built.list("filenames").iter().filter_map(Json::as_text);
    let named = files.map(|file| (target.text("name").replace('-', "_"), file));
    named.filter(|_| target.list("kind").iter().any(is_library)).collect()
}
