//! A Cargo package, as cargo itself reads its manifest, and what makes it impossible to bundle.

use crate::fault::{Fault, Outcome};
use crate::json::Json;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The feature of a package for judges that limit the length of a source.
pub const SHORT: &str = "short";

/// What the manifest and the folders say.
pub struct Package {
    /// The folder of the manifest.
    pub root: PathBuf,
    /// The package's name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence, or else the file that says it; empty for neither.
    pub licence: String,
    /// The year of its edition.
    pub edition: String,
    /// The library's name and file, when there is one.
    pub library: Option<(String, String)>,
    /// Every program's file by its name, both relative to the root.
    pub programs: BTreeMap<String, String>,
    /// The features that cargo turns on when nobody says anything.
    pub features: Vec<String>,
    /// Whether it has the feature `short`.
    pub has_short: bool,
}

impl Package {
    /// Reads the package of a `Cargo.toml`.
    ///
    /// Errors: an unreadable manifest, a dependency, a procedural macro, a build script.
    pub fn open(manifest: &Path) -> Outcome<Package> {
        let unread = |error| Fault::plain(format!("cannot read {}: {error}", manifest.display()));
        let text = fs::read_to_string(manifest).map_err(unread)?;
        let path = manifest.canonicalize().map_err(unread)?;
        let known = metadata(&path)?;
        let is_this =
            |one: &&Json| Path::new(one.text("manifest_path")).canonicalize().is_ok_and(|found| found == path);
        let this = known.list("packages").iter().find(is_this);
        let this = this.ok_or_else(|| Fault::at("Cargo.toml", 1, "no package with a name"))?;
        let root = Path::new(this.text("manifest_path")).parent().unwrap_or(Path::new("")).to_path_buf();
        refuse_what_needs_cargo(this, &text)?;
        let mut library = None;
        let mut programs = BTreeMap::new();
        for target in this.list("targets") {
            let name = target.text("name").to_string();
            if is_of_kind(target, "bin") {
                programs.insert(name, source(target, &root)?);
            } else if ["lib", "rlib", "dylib", "cdylib", "staticlib"].iter().any(|kind| is_of_kind(target, kind)) {
                library = Some((name.replace('-', "_"), source(target, &root)?));
            }
        }
        Ok(Package {
            name: this.text("name").to_string(),
            version: this.text("version").to_string(),
            licence: ["license", "license_file"].map(|key| this.text(key)).concat(),
            edition: this.text("edition").to_string(),
            features: this.get("features").map_or(Vec::new(), default_features),
            has_short: this.get("features").is_some_and(|features| features.get(SHORT).is_some()),
            library,
            programs,
            root,
        })
    }

    /// The names of the programs.
    pub fn judged(&self) -> Vec<String> {
        self.programs.keys().cloned().collect()
    }

    /// The file of a program.
    ///
    /// Errors: an unknown name, answered with the known ones.
    pub fn program(&self, name: &str) -> Outcome<&str> {
        self.programs.get(name).map(String::as_str).ok_or_else(|| {
            Fault::plain(format!("no program {} in {}, only: {}", name, self.name, self.judged().join(", ")))
        })
    }

    /// The features that are on in a bundle.
    pub fn features_with(&self, short: bool) -> Vec<String> {
        self.features.iter().cloned().chain(short.then(|| SHORT.to_string())).collect()
    }
}

/// The command that runs cargo.
pub fn cargo() -> Command {
    Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_string()))
}

/// What cargo knows of a manifest.
fn metadata(manifest: &Path) -> Outcome<Json> {
    let mut command = cargo();
    command.args(["metadata", "--no-deps", "--format-version=1", "--quiet", "--manifest-path"]).arg(manifest);
    let output = command.output().map_err(|error| Fault::plain(format!("cannot run cargo: {error}")))?;
    let known = output.status.success().then(|| Json::read(&String::from_utf8_lossy(&output.stdout))).flatten();
    known.ok_or_else(|| complaint(&String::from_utf8_lossy(&output.stderr)))
}

/// What cargo says of a manifest that it cannot read: the first line of the last cause, at the line that it names.
fn complaint(said: &str) -> Fault {
    let line = said.split("Cargo.toml:").nth(1).and_then(|rest| rest.split(':').next()?.parse().ok());
    let cause = said.rsplit("Caused by:\n").next().and_then(|cause| cause.lines().next()).unwrap_or("cargo fails");
    Fault::at("Cargo.toml", line.unwrap_or(1), cause.trim().trim_start_matches("error: "))
}

fn is_of_kind(target: &Json, kind: &str) -> bool {
    target.list("kind").iter().any(|known| known.is(kind))
}

/// A target's file, relative to the package.
fn source(target: &Json, root: &Path) -> Outcome<String> {
    let path = target.text("src_path");
    let file = Path::new(path).strip_prefix(root);
    let file = file.map_err(|_| Fault::plain(format!("{path} is not in the package's folder")))?;
    Ok(file.to_string_lossy().replace('\\', "/"))
}

/// The default features and those that they turn on in turn.
fn default_features(all: &Json) -> Vec<String> {
    let mut on = vec!["default".to_string()];
    let mut next = 0;
    while next < on.len() {
        for name in all.list(&on[next]) {
            match name {
                Json::Text(name) if !on.contains(name) => on.push(name.clone()),
                _ => {}
            }
        }
        next += 1;
    }
    on.split_off(1)
}

/// Looks for what only cargo can give; the line in the manifest is the first that names it.
fn refuse_what_needs_cargo(package: &Json, manifest: &str) -> Outcome<()> {
    let line = |names: &dyn Fn(&str) -> bool| manifest.lines().position(names).map(|at| at + 1);
    if let Some(dependency) = package.list("dependencies").iter().find(|one| one.text("kind").is_empty()) {
        let table = line(&|text| text.contains("dependencies")).unwrap_or(1);
        let name = [dependency.text("rename"), dependency.text("name")].into_iter().find(|name| !name.is_empty());
        let at = manifest.lines().skip(table - 1).position(|text| name.is_some_and(|name| text.contains(name)));
        let reason = "a package with dependencies cannot be one file";
        return Err(Fault::at("Cargo.toml", table + at.unwrap_or(0), reason));
    }
    let has = |kind: &str| package.list("targets").iter().any(|target| is_of_kind(target, kind));
    if has("proc-macro") {
        let at = line(&|text| text.contains("proc-macro") || text.contains("proc_macro"));
        return Err(Fault::at("Cargo.toml", at.unwrap_or(1), "a procedural macro cannot be in a bundle"));
    }
    if has("custom-build") {
        let at = line(&|text| {
            text.trim_start().strip_prefix("build").is_some_and(|rest| rest.trim_start().starts_with('='))
        });
        let (file, line) = at.map_or(("build.rs", 1), |line| ("Cargo.toml", line));
        return Err(Fault::at(file, line, "a build script cannot run at a judge"));
    }
    Ok(())
}
