//! The crates that the judge has: cargo builds them here, so that rustc knows them.

use crate::fault::{Fault, Outcome};
use crate::options::Options;
use crate::package::Package;
use scripts::text::json::Json;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The arguments by which rustc knows the crates that the judge has and a text names, which cargo builds.
///
/// Errors: cargo does not build one of the package's own dependencies among them.
pub fn extern_arguments(package: &Package, program: &str, options: &Options, text: &str) -> Outcome<Vec<String>> {
    let mut missing = options.externs.clone();
    missing.retain(|name| may_name(text, name));
    if missing.is_empty() {
        return Ok(Vec::new());
    }
    let messages = package.build(program, &options.features(package))?.0;
    let builds: Vec<(String, &Json)> = messages.iter().filter_map(library).collect();
    let folders = builds.iter().flat_map(|(_, built)| files(built)).filter_map(|file| Path::new(file).parent());
    let folders: BTreeSet<PathBuf> = folders.flat_map(|folder| [folder.to_path_buf(), folder.join("deps")]).collect();
    let lock = fs::read_to_string(Path::new(package.report.text("workspace_root")).join("Cargo.lock"));
    let (versions, mut crates) = (versions(&lock.unwrap_or_default().replace('\r', ""), &package.name), Vec::new());
    for name in &options.externs {
        let builds = builds.iter().filter(|(other, _)| other == name);
        if let Some((_, built)) = builds.max_by_key(|(_, built)| rank(built, &versions)) {
            missing.retain(|other| other != name);
            crates.extend(files(built).flat_map(|file| ["--extern".to_string(), format!("{name}={file}")]));
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

/// The name of a library or a procedural macro that cargo says it has built.
fn library(built: &Json) -> Option<(String, &Json)> {
    let target = built.get("target").filter(|_| files(built).next().is_some())?;
    let is_library = |kind: &Json| kind.as_text().is_some_and(|kind| kind.ends_with("lib") || kind == "proc-macro");
    target.list("kind").iter().any(is_library).then(|| (target.text("name").replace('-', "_"), built))
}

/// Its files: since 1.101, that of a library holds no metadata, which is in another one.
fn files(built: &Json) -> impl Iterator<Item = &str> {
    built.list("filenames").iter().filter_map(Json::as_text)
}

/// The program's own build of a crate ranks highest: of its version, and not as little optimised as that for a macro.
fn rank<'a>(built: &'a Json, versions: &[String]) -> (bool, &'a str) {
    let is_own = versions.iter().any(|version| built.text("package_id").ends_with(version));
    (is_own, built.get("profile").map_or("", |profile| profile.text("opt_level")))
}

/// Returns the end of the identity of each crate that a package depends on and of which the lock file has several versions.
fn versions(lock: &str, package: &str) -> Vec<String> {
    let name = format!("\nname = \"{package}\"\n");
    let own = lock.split("[[package]]").find(|one| one.contains(&name) && !one.contains("\nsource = "));
    let quoted = own.unwrap_or("").split('"').skip(1).step_by(2);
    let dependency = |text: &str| text.split(' ').take(2).collect::<Vec<_>>().join("@");
    quoted.filter(|text| text.contains(' ')).map(|text| format!("#{}", dependency(text))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_several_versions_the_own_one_is_told_in_the_lock_file() {
        let lock = "[[package]]\nname = \"kit\"\nversion = \"2.0.0\"\nsource = \"git\"\n\n[[package]]\nname = \"kit\"\n\
                    version = \"1.0.0\"\ndependencies = [\n \"either\",\n \"rand 0.7.3\",\n \"log 1.2.0 (git+x)\",\n]\n";
        assert_eq!(versions(lock, "kit"), ["#rand@0.7.3", "#log@1.2.0"]);
        assert!(versions(lock, "either").is_empty());
    }
}
