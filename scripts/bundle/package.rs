//! A Cargo package: its name, version, edition, library and programs, and what makes it impossible to bundle.

use crate::fault::{Fault, Outcome};
use crate::toml::{self, Entry};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// What the manifest and the folders say.
pub struct Package {
    /// The folder of the manifest.
    pub root: PathBuf,
    /// The package's name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The year of its edition.
    pub edition: String,
    /// The library's name and file, when there is one.
    pub library: Option<(String, String)>,
    /// Every program's file by its name, both relative to the root.
    pub programs: BTreeMap<String, String>,
    /// The features that cargo turns on when nobody says anything.
    pub features: Vec<String>,
    /// All features that it has.
    known_features: Vec<String>,
}

impl Package {
    /// Reads the package of a `Cargo.toml`.
    ///
    /// Errors: an unreadable manifest, a dependency, a procedural macro, a build script.
    pub fn open(manifest: &Path) -> Outcome<Package> {
        let text = fs::read_to_string(manifest)
            .map_err(|error| Fault::plain(format!("cannot read {}: {}", manifest.display(), error)))?;
        let root = match manifest.parent() {
            Some(folder) if folder != Path::new("") => folder.to_path_buf(),
            _ => PathBuf::from("."),
        };
        let entries = toml::entries(&text);
        let manifest = Manifest { root: &root, entries: &entries };
        manifest.refuse_what_needs_cargo()?;
        let name =
            manifest.string("package", "name").ok_or_else(|| Fault::at("Cargo.toml", 1, "no package with a name"))?;
        Ok(Package {
            version: manifest.shared("version").unwrap_or_else(|| "0.0.0".to_string()),
            edition: manifest.shared("edition").unwrap_or_else(|| "2015".to_string()),
            library: manifest.library(&name),
            programs: manifest.programs(&name)?,
            features: manifest.features(),
            known_features: manifest.known_features(),
            name,
            root,
        })
    }

    /// The names of the programs.
    pub fn judged(&self) -> Vec<String> {
        self.programs.keys().cloned().collect()
    }

    /// Whether the package has a feature of this name.
    pub fn has_feature(&self, name: &str) -> bool {
        self.known_features.iter().any(|known| known == name)
    }

    /// The file of a program.
    ///
    /// Errors: an unknown name, answered with the known ones.
    pub fn program(&self, name: &str) -> Outcome<&str> {
        self.programs.get(name).map(String::as_str).ok_or_else(|| {
            Fault::plain(format!("no program {} in {}, only: {}", name, self.name, self.judged().join(", ")))
        })
    }
}

struct Manifest<'a> {
    root: &'a Path,
    entries: &'a [Entry],
}

impl Manifest<'_> {
    fn entry(&self, table: &str, key: &str) -> Option<&Entry> {
        let dotted = format!("{}.{}", table, key);
        let wanted = |entry: &&Entry| {
            (entry.table == table && entry.key == key) || (entry.table.is_empty() && entry.key == dotted)
        };
        self.entries.iter().find(wanted)
    }

    fn string(&self, table: &str, key: &str) -> Option<String> {
        self.entry(table, key).map(Entry::string)
    }

    /// A key of the package that may stand in the workspace's manifest instead.
    fn shared(&self, key: &str) -> Option<String> {
        let inherited = self.entry("package", &format!("{}.workspace", key)).is_some()
            || self.entry("package", key).is_some_and(|entry| entry.value.contains("workspace"));
        if !inherited {
            return self.string("package", key);
        }
        let root = self.root.canonicalize().ok()?;
        root.ancestors().find_map(|folder| {
            let text = fs::read_to_string(folder.join("Cargo.toml")).ok()?;
            let entries = toml::entries(&text);
            Manifest { root: folder, entries: &entries }.string("workspace.package", key)
        })
    }

    fn refuse_what_needs_cargo(&self) -> Outcome<()> {
        for entry in self.entries {
            if let Some(reason) = needs_cargo(entry) {
                return Err(Fault::at("Cargo.toml", entry.line, reason));
            }
        }
        match self.entry("package", "build") {
            Some(entry) if entry.value == "false" => Ok(()),
            Some(entry) => Err(Fault::at("Cargo.toml", entry.line, "a build script cannot run at a judge")),
            None if self.root.join("build.rs").exists() => {
                Err(Fault::at("build.rs", 1, "a build script cannot run at a judge"))
            }
            None => Ok(()),
        }
    }

    fn library(&self, package: &str) -> Option<(String, String)> {
        let written = self.string("lib", "path");
        let file = written.unwrap_or_else(|| "src/lib.rs".to_string());
        if !self.root.join(&file).is_file() {
            return None;
        }
        let name = self.string("lib", "name").unwrap_or_else(|| package.replace('-', "_"));
        Some((name, file))
    }

    fn programs(&self, package: &str) -> Outcome<BTreeMap<String, String>> {
        let mut found = BTreeMap::new();
        if self.string("package", "autobins").is_none_or(|value| value != "false") {
            self.discover(package, &mut found);
        }
        for entry in self.entries.iter().filter(|entry| entry.table.starts_with("bin#") && entry.key == "name") {
            let name = entry.string();
            let usual =
                [format!("src/bin/{}.rs", name), format!("src/bin/{}/main.rs", name), "src/main.rs".to_string()];
            let usual = usual.iter().find(|file| self.root.join(file).is_file()).cloned();
            let file = self
                .string(&entry.table, "path")
                .or(usual)
                .ok_or_else(|| Fault::at("Cargo.toml", entry.line, format!("no source file for program {}", name)))?;
            found.retain(|_, known| *known != file);
            found.insert(name, file);
        }
        Ok(found)
    }

    /// The programs that cargo finds without being told.
    fn discover(&self, package: &str, found: &mut BTreeMap<String, String>) {
        if self.root.join("src/main.rs").is_file() {
            found.insert(package.to_string(), "src/main.rs".to_string());
        }
        let folder = match fs::read_dir(self.root.join("src/bin")) {
            Ok(folder) => folder,
            Err(_) => return,
        };
        for entry in folder.flatten() {
            let name = entry.file_name().to_string_lossy().to_string();
            if entry.path().join("main.rs").is_file() {
                found.insert(name.clone(), format!("src/bin/{}/main.rs", name));
            } else if let Some(stem) = name.strip_suffix(".rs") {
                found.insert(stem.to_string(), format!("src/bin/{}", name));
            }
        }
    }

    fn known_features(&self) -> Vec<String> {
        let dotted = |entry: &Entry| entry.key.strip_prefix("features.").map(str::to_string);
        let name = |entry: &Entry| match entry.table.as_str() {
            "features" => Some(entry.key.clone()),
            "" => dotted(entry),
            _ => None,
        };
        self.entries.iter().filter_map(name).collect()
    }

    /// The default features and those that they turn on in turn.
    fn features(&self) -> Vec<String> {
        let mut on = vec!["default".to_string()];
        let mut next = 0;
        while next < on.len() {
            for name in self.entry("features", &on[next]).map_or(Vec::new(), Entry::strings) {
                if !on.contains(&name) {
                    on.push(name);
                }
            }
            next += 1;
        }
        on.split_off(1)
    }
}

/// Why an entry of the manifest asks for something that only cargo can give.
fn needs_cargo(entry: &Entry) -> Option<String> {
    let path = if entry.table.is_empty() { entry.key.clone() } else { format!("{}.{}", entry.table, entry.key) };
    let target = path.starts_with("target.");
    let named =
        |table: &str| path.starts_with(&format!("{}.", table)) || (target && path.contains(&format!(".{}.", table)));
    if named("dependencies") || (path == "dependencies" && entry.value.contains('=')) {
        return Some("a package with dependencies cannot be one file".to_string());
    }
    if matches!(path.as_str(), "lib.proc-macro" | "lib.proc_macro") && entry.value == "true" {
        return Some("a procedural macro cannot be in a bundle".to_string());
    }
    None
}
