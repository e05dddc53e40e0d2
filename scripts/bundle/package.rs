//! A package's manifest, as `cargo metadata` reports it; refuses packages that cannot be bundled.

use crate::cargo::{self, metadata, metadata_of_dependency};
use crate::complaints;
use crate::fault::{Fault, Outcome};
use crate::files::{keep, real, relative};
use scripts::text::json::Json;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

/// The feature of a package for judges that limit the length of a source.
pub const SHORT: &str = "short";

/// The feature of a package for what no judge is to see; it is off in a bundle, even if it is a default feature.
pub const LOCAL: &str = "local";

/// The kinds of programs, the preferred first.
pub const PROGRAMS: [&str; 2] = ["bin", "example"];

/// The kinds of libraries.
const LIBRARIES: [&str; 5] = ["lib", "rlib", "dylib", "cdylib", "staticlib"];

/// A package's manifest and targets.
pub struct Package {
    /// The folder of the manifest.
    pub root: PathBuf,
    /// The package's name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence, or else its licence file; empty without either.
    pub licence: String,
    /// The year of its edition.
    pub edition: String,
    /// The library's name and file, when there is one.
    pub library: Option<(&'static str, String)>,
    /// The program that runs if none is named.
    pub default_run: String,
    /// The programs by their names.
    programs: BTreeMap<String, Program>,
    /// Its dependencies.
    pub dependencies: Vec<Dependency>,
    /// The values of the variables that cargo sets for `env!`.
    pub variables: BTreeMap<String, String>,
    /// Whether it has a build script.
    pub has_script: bool,
    /// The features, each with those that it turns on.
    features: Json,
    /// Where cargo builds it for the bundler: a folder of its own, for packages may share a target directory.
    builds: PathBuf,
    /// What cargo reports of its workspace.
    pub report: Arc<Json>,
}

/// A target that runs.
struct Program {
    /// `bin` or `example`.
    kind: &'static str,
    /// Its file relative to the root.
    file: String,
    /// The features without which cargo does not build it.
    required: Vec<String>,
}

/// A line of a manifest's `[dependencies]`.
pub struct Dependency {
    /// Its name in the manifest.
    pub name: String,
    /// The name of its package.
    pub package: String,
    /// Whether the manifest renames it.
    pub is_renamed: bool,
    /// Whether it is a dev-dependency.
    pub is_for_examples: bool,
    /// The requested features, with `default` unless that is off.
    pub features: Vec<String>,
    /// The manifest of a path dependency.
    pub manifest: Option<PathBuf>,
    /// Where the source of another dependency is.
    pub source: &'static str,
}

impl Dependency {
    /// Returns the feature that `name/feature` requests of it.
    pub fn asked_by(&self, feature: &str) -> Option<String> {
        let (name, asked) = feature.split_once('/')?;
        (name.trim_end_matches('?') == self.name).then(|| asked.to_string())
    }
}

impl Package {
    /// Reads the package of this name in a `Cargo.toml`, and names its files relative to a folder; what cargo reports of its
    /// workspace is added to `reports`, for it has the other members.
    ///
    /// Errors: an unreadable manifest, one without a package, a procedural macro.
    pub fn open(name: &str, manifest: &Path, base: &Path, reports: &mut Vec<Arc<Json>>) -> Outcome<Package> {
        let path = real(manifest).map_err(|error| unread(manifest, error))?;
        let report = report_on(name, &path, reports)?;
        let this = report.list("packages").iter().find(|one| is_at(one, &path));
        let this = this.ok_or_else(|| Fault::at("Cargo.toml", 1, "no package with a name"))?;
        Package::read(&report, this, Some(base), &PROGRAMS)
    }

    /// Reads one of the packages that cargo reports, with its programs of these kinds, and names its files relative to
    /// `base`, or else to its own folder.
    ///
    /// Errors: an unreadable manifest, a procedural macro.
    pub fn read(report: &Arc<Json>, this: &Json, base: Option<&Path>, kinds: &[&'static str]) -> Outcome<Package> {
        let path = Path::new(this.text("manifest_path"));
        let text = fs::read_to_string(path).map_err(|error| unread(path, error))?;
        keep(path);
        keep(&Path::new(report.text("workspace_root")).join("Cargo.toml"));
        refuse_procedural_macro(this, &text)?;
        let root = path.parent().unwrap_or(Path::new("")).to_path_buf();
        let names: PathBuf = root.components().filter(|part| matches!(part, Component::Normal(_))).collect();
        let licence = ["license", "license_file"].map(|key| this.text(key)).into_iter().find(|text| !text.is_empty());
        let mut dependencies: Vec<Dependency> = this.list("dependencies").iter().filter_map(dependency).collect();
        find_patched(report, path, &mut dependencies);
        let mut package = Package {
            name: this.text("name").to_string(),
            version: this.text("version").to_string(),
            licence: licence.unwrap_or("").to_string(),
            edition: this.text("edition").to_string(),
            dependencies,
            variables: variables(this),
            library: None,
            default_run: this.text("default_run").to_string(),
            has_script: has_target(this, "custom-build"),
            programs: BTreeMap::new(),
            features: this.get("features").cloned().unwrap_or(Json::Map(Vec::new())),
            builds: Path::new(report.text("target_directory")).join("bundle").join(names),
            report: report.clone(),
            root,
        };
        let base = base.map_or_else(|| package.root.clone(), Path::to_path_buf);
        package.add_targets(this.list("targets"), kinds, &base);
        Ok(package)
    }

    /// Adds the library and the programs of these kinds; of one name, the first kind goes before the others.
    fn add_targets(&mut self, targets: &[Json], kinds: &[&'static str], base: &Path) {
        for kind in LIBRARIES.into_iter().chain(kinds.iter().rev().copied()) {
            for target in targets.iter().filter(|target| is_of_kind(target, kind)) {
                let (name, file) = (target.text("name"), relative(Path::new(target.text("src_path")), base));
                if LIBRARIES.contains(&kind) {
                    self.library = Some((name.replace('-', "_").leak(), file));
                } else {
                    let required = texts(target, "required-features");
                    self.programs.insert(name.to_string(), Program { kind, file, required });
                }
            }
        }
    }

    /// Returns each program's name, and its file relative to the root.
    pub fn programs<'a>(&'a self, kind: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        let of_kind = self.programs.iter().filter(move |(_, program)| program.kind == kind);
        of_kind.map(|(name, program)| (name.as_str(), program.file.as_str()))
    }

    /// Returns the names of the programs.
    pub fn judged(&self) -> Vec<String> {
        self.programs.keys().cloned().collect()
    }

    /// Returns the file of a program; it is empty for an unknown name.
    pub fn program(&self, name: &str) -> &str {
        self.programs.get(name).map_or("", |program| &program.file)
    }

    /// Returns a feature that a program requires and that is not among these.
    pub fn missing(&self, program: &str, features: Vec<String>) -> Option<&str> {
        let on = self.features_for(features);
        let required = self.programs.get(program).into_iter().flat_map(|program| &program.required);
        required.map(String::as_str).find(|name| !on.iter().any(|one| one == name))
    }

    /// Whether a program is an example.
    pub fn is_example(&self, program: &str) -> bool {
        self.programs.get(program).is_some_and(|program| program.kind == "example")
    }

    /// Returns those of some features, or `dependency/feature`, that it does not have.
    pub fn unknown<'b>(&self, features: &'b [String]) -> Option<&'b String> {
        let is_asked = |name: &str| self.dependencies.iter().any(|one| one.asked_by(name).is_some());
        features.iter().find(|name| self.features.get(name).is_none() && !is_asked(name))
    }

    /// Returns those of the requested features that it has, and all that they turn on, requests to dependencies included.
    pub fn features_for(&self, asked: Vec<String>) -> Vec<String> {
        self.features_without("", asked)
    }

    /// Returns what [`Package::features_for`] does, without one feature, none if its name is empty, and what only that turns
    /// on.
    pub fn features_without(&self, off: &str, asked: Vec<String>) -> Vec<String> {
        let mut on = asked;
        on.retain(|name| name.contains('/') || self.features.get(name).is_some());
        let mut next = 0;
        while next < on.len() {
            for name in self.features.list(&on[next]).iter().filter_map(Json::as_text) {
                if name != off && !on.iter().any(|one| one == name) {
                    on.push(name.to_string());
                }
            }
            next += 1;
        }
        on
    }

    /// Builds a program and these features with cargo, and returns its messages and its complaints; errors of the build are
    /// ignored.
    ///
    /// Errors: cargo cannot be run.
    pub fn build(&self, program: &str, features: &[String]) -> Outcome<(Vec<Json>, String)> {
        let (kind, features) = (if self.is_example(program) { "--example" } else { "--bin" }, features.join(","));
        let folder = if features.is_empty() { "none".to_string() } else { features.replace([',', '/'], "+") };
        cargo::build(&self.root, [kind, program], &features, &self.builds.join(folder))
    }

    /// Returns the error that a message of cargo's build is, with its file relative to the package.
    pub fn compile_error(&self, built: &Json) -> Option<Fault> {
        let is_known = |name: &str| self.dependencies.iter().any(|one| one.name.replace('-', "_") == name);
        complaints::of_compiler(built, &self.root, is_known)
    }
}

/// Returns what cargo reports of the workspace of a package, from `reports` if it is there; otherwise it is added.
fn report_on(name: &str, manifest: &Path, reports: &mut Vec<Arc<Json>>) -> Outcome<Arc<Json>> {
    let has_it = |report: &&Arc<Json>| report.list("packages").iter().any(|one| is_at(one, manifest));
    if let Some(known) = reports.iter().find(has_it) {
        return Ok(known.clone());
    }
    match metadata(manifest, "--no-deps").map(Arc::new) {
        Ok(report) => {
            reports.push(report.clone());
            Ok(report)
        }
        Err(Fault { place, reason }) => {
            let reason = format!("cargo cannot load {}: {reason}", manifest.display());
            metadata_of_dependency(name, manifest).map(Arc::new).map_err(|_| Fault { place, reason })
        }
    }
}

/// Whether cargo reports a package as that of a manifest.
pub fn is_at(package: &Json, manifest: &Path) -> bool {
    real(Path::new(package.text("manifest_path"))).is_ok_and(|path| path == manifest)
}

/// An error for a manifest or another file that cannot be read.
pub fn unread(file: &Path, error: io::Error) -> Fault {
    Fault::plain(format!("cannot read {}: {error}", file.display()))
}

pub fn is_of_kind(target: &Json, kind: &str) -> bool {
    target.list("kind").iter().any(|known| known.as_text() == Some(kind))
}

/// Parses a dependency, unless it is for a build script.
fn dependency(entry: &Json) -> Option<Dependency> {
    if entry.text("kind") == "build" {
        return None;
    }
    let (package, other) = (entry.text("name"), entry.text("rename"));
    let is_default = matches!(entry.get("uses_default_features"), Some(Json::Word(word)) if word == "true");
    let folder = Some(entry.text("path")).filter(|path| !path.is_empty());
    Some(Dependency {
        name: if other.is_empty() { package } else { other }.to_string(),
        package: package.to_string(),
        is_renamed: !other.is_empty(),
        is_for_examples: entry.text("kind") == "dev",
        features: is_default.then(|| "default".to_string()).into_iter().chain(texts(entry, "features")).collect(),
        manifest: folder.map(|folder| Path::new(folder).join("Cargo.toml")),
        source: if entry.text("source").starts_with("git+") { "git" } else { "a registry" },
    })
}

/// Finds the manifests of dependencies that the workspace replaces by packages of this machine.
fn find_patched(report: &Json, manifest: &Path, dependencies: &mut [Dependency]) {
    let workspace = Path::new(report.text("workspace_root")).join("Cargo.toml");
    let patches = || fs::read_to_string(workspace).is_ok_and(|text| text.contains("patch"));
    if dependencies.iter().all(|one| one.manifest.is_some()) || !patches() {
        return;
    }
    let Ok(resolved) = metadata(manifest, "--offline") else { return };
    let here = resolved.list("packages").iter().filter(|one| one.text("source").is_empty());
    for package in here {
        let is_it = |one: &&mut Dependency| one.manifest.is_none() && one.package == package.text("name");
        let manifest = PathBuf::from(package.text("manifest_path"));
        dependencies.iter_mut().filter(is_it).for_each(|one| one.manifest = Some(manifest.clone()));
    }
}

/// Returns the texts in a list.
fn texts(json: &Json, key: &str) -> Vec<String> {
    json.list(key).iter().filter_map(Json::as_text).map(str::to_string).collect()
}

/// Returns the variables of `env!` that depend only on the manifest.
fn variables(package: &Json) -> BTreeMap<String, String> {
    let fields = ["name", "version", "description", "homepage", "repository", "license", "rust_version"];
    let mut values: BTreeMap<String, String> =
        fields.iter().map(|field| (field.to_uppercase(), package.text(field).to_string())).collect();
    values.insert("AUTHORS".to_string(), texts(package, "authors").join(":"));
    let version = package.text("version").split('+').next().unwrap_or("");
    let (numbers, pre) = version.split_once('-').unwrap_or((version, ""));
    let parts = ["MAJOR", "MINOR", "PATCH"].into_iter().zip(numbers.split('.')).chain([("PRE", pre)]);
    values.extend(parts.map(|(part, value)| (format!("VERSION_{part}"), value.to_string())));
    values.into_iter().map(|(name, value)| (format!("CARGO_PKG_{name}"), value)).collect()
}

/// Refuses a procedural macro, at the first line of the manifest that names it.
fn refuse_procedural_macro(package: &Json, manifest: &str) -> Outcome<()> {
    if !has_target(package, "proc-macro") {
        return Ok(());
    }
    let names = |line: &str| line.split('=').next().is_some_and(|name| name.trim().replace('_', "-") == "proc-macro");
    let line = manifest.lines().position(names).map_or(1, |at| at + 1);
    Err(Fault::at("Cargo.toml", line, "a procedural macro cannot be in a bundle"))
}

fn has_target(package: &Json, kind: &str) -> bool {
    package.list("targets").iter().any(|target| is_of_kind(target, kind))
}
