//! Finds the package and the program that a command line means, as cargo does.

use crate::cargo::metadata;
use crate::fault::{Fault, Outcome};
use crate::files::real;
use crate::package::{is_at, is_of_kind, unread, Package};
use scripts::text::json::Json;
use std::env;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What a command line says of the package and the program.
#[derive(Clone, Default)]
pub struct Choice {
    /// A manifest or its folder; without one, the nearest manifest around the current folder.
    pub manifest: Option<PathBuf>,
    /// The name of a package of the workspace.
    pub package: Option<String>,
    /// The name or the file of the program.
    pub program: Option<String>,
    /// The kinds of programs among which it is.
    pub kinds: Vec<&'static str>,
}

impl Choice {
    /// Returns the package of this name, or the manifest's own, or else the only one of the workspace that has the program.
    pub fn package(&self) -> Outcome<Package> {
        let manifest = self.manifest()?;
        let report = Arc::new(metadata(&manifest, "--no-deps")?);
        let packages = report.list("packages");
        let own = packages.iter().find(|one| is_at(one, &manifest));
        let this = match &self.package {
            Some(name) => packages.iter().find(|one| one.text("name") == name),
            None => own.filter(|own| self.program.is_none() || self.is_in(own)).or_else(|| self.only(packages)).or(own),
        };
        let names = |of: &dyn Fn(&&Json) -> bool| {
            packages.iter().filter(of).map(|one| one.text("name")).collect::<Vec<_>>().join(", ")
        };
        let having = names(&|one| self.is_in(one));
        let reason = || match (&self.package, &self.program) {
            (Some(name), _) => format!("no package {name} in the workspace, only: {}", names(&|_| true)),
            (None, Some(given)) if having.is_empty() => format!("no package of the workspace has a program {given}"),
            _ => format!("which package of the workspace, -p: {having}"),
        };
        Package::read(&report, this.ok_or_else(|| Fault::plain(reason()))?, None, &self.kinds)
    }

    /// Returns the name of the program: the one of a name or a file, or else `default-run` or the only program.
    pub fn program(&self, package: &Package) -> Result<String, String> {
        let mut programs = self.kinds.iter().flat_map(|kind| package.programs(kind));
        let chosen = match &self.program {
            Some(given) => programs.find(|(name, file)| is_meant(given, name, &package.root.join(file), &package.root)),
            None if !package.default_run.is_empty() => programs.find(|(name, _)| *name == package.default_run),
            None => {
                let kind = self.kinds.iter().find(|kind| package.programs(kind).next().is_some());
                programs.next().filter(|_| kind.is_some_and(|kind| package.programs(kind).count() == 1))
            }
        };
        let judged = package.judged().join(", ");
        chosen.map(|(name, _)| name.to_string()).ok_or_else(|| match &self.program {
            _ if judged.is_empty() => format!("no program in {}", package.name),
            Some(given) => format!("no program {given} in {}, only: {judged}", package.name),
            None => format!("which program: {judged}"),
        })
    }

    /// Returns the real path of the manifest.
    fn manifest(&self) -> Outcome<PathBuf> {
        let file = match &self.manifest {
            Some(file) if file.is_dir() => file.join("Cargo.toml"),
            Some(file) => file.clone(),
            None => {
                let here = env::current_dir().unwrap_or_default();
                let around = here.ancestors().map(|folder| folder.join("Cargo.toml")).find(|file| file.is_file());
                around.ok_or_else(|| Fault::plain("no Cargo.toml in this folder or around it"))?
            }
        };
        real(&file).map_err(|error| unread(&file, error))
    }

    /// Returns the only package that has the program.
    fn only<'a>(&self, packages: &'a [Json]) -> Option<&'a Json> {
        let mut having = packages.iter().filter(|one| self.is_in(one));
        having.next().filter(|_| having.next().is_none())
    }

    /// Whether a package has the program, or any if none is named.
    fn is_in(&self, package: &Json) -> bool {
        let root = Path::new(package.text("manifest_path")).parent().unwrap_or(Path::new(""));
        let is_this = |target: &Json| {
            let (name, file) = (target.text("name"), Path::new(target.text("src_path")));
            self.program.as_ref().is_none_or(|given| is_meant(given, name, file, root))
        };
        let is_program = |target: &&Json| self.kinds.iter().any(|kind| is_of_kind(target, kind));
        package.list("targets").iter().filter(is_program).any(is_this)
    }
}

/// Whether a program's name, or its file relative to the current folder or to its package's, is given.
fn is_meant(given: &str, name: &str, file: &Path, root: &Path) -> bool {
    let is_file = |path: PathBuf| real(&path).is_ok_and(|path| real(file).is_ok_and(|file| file == path));
    name == given || (given.ends_with(".rs") && (is_file(PathBuf::from(given)) || is_file(root.join(given))))
}
