//! The crates that a program may need, and the names by which each knows the others.

use crate::fault::{Fault, Outcome};
use crate::options::Options;
use crate::package::{Dependency, Package};
use scripts::text::json::Json;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// One crate.
pub struct Crate<'a> {
    /// The name of a library.
    pub name: &'static str,
    /// Its root file, relative to the program's package.
    pub file: &'a str,
    /// Its package.
    pub package: &'a Package,
    /// The features that are on.
    pub features: Vec<String>,
    /// What the names of crates mean in it.
    pub names: BTreeMap<&'static str, Meaning<usize>>,
}

/// What a crate's name means.
#[derive(Clone, Copy)]
pub enum Meaning<Of> {
    /// A crate whose code is there: its number, or what it becomes.
    Crate(Of),
    /// A crate that the judge provides, by this name.
    Judge(&'static str),
    /// A crate that cannot be in a bundle, and why.
    Refused(&'static str),
}

/// Returns the program and the libraries that it may need, each before those that it names.
///
/// Errors: a manifest that cannot be read.
pub fn crates<'a>(package: &'a Package, program: &str, options: &Options) -> Outcome<Vec<Crate<'a>>> {
    if let Some(feature) = package.missing(program, options.features(package)) {
        return Err(Fault::plain(format!("{program} requires feature {feature}: --features {feature}")));
    }
    let program_file = package.program(program);
    let is_example = package.is_example(program);
    let graph = Graph::new(package, is_example);
    let mut requested = BTreeMap::from([(graph.manifest.clone(), options.features(package))]);
    let mut found = Vec::new();
    for (number, manifest) in std::iter::once(&graph.manifest).chain(&graph.order).enumerate() {
        let is_program = number == 0;
        let package = graph.packages[manifest].clone()?;
        let library = package.library.as_ref().map(|(name, file)| (*name, file.as_str()));
        let (name, file) = library.filter(|_| !is_program).unwrap_or(("", program_file));
        let features = package.features_for(requested.get(manifest).cloned().unwrap_or_default());
        let dependencies = package.dependencies.iter().filter(|one| (is_program && is_example) || !one.is_for_examples);
        let mut names = graph.names_in(dependencies, &features, options, &mut requested);
        if let (true, Some((name, _)), Some(number)) = (is_program, library, graph.number(manifest)) {
            names.insert(name, Meaning::Crate(number));
        }
        found.push(Crate { name, file, package, features, names });
    }
    Ok(found)
}

/// The packages that a program may need.
struct Graph<'a> {
    own: &'a Package,
    /// The manifest of the program's own package.
    manifest: PathBuf,
    /// The packages by their manifests, or why one of them cannot be in a bundle; they are never freed.
    packages: BTreeMap<PathBuf, Outcome<&'a Package>>,
    /// The manifests of those that have a library, each before those that it names.
    order: Vec<PathBuf>,
    /// What cargo reports of their workspaces.
    reports: Vec<Arc<Json>>,
}

impl<'a> Graph<'a> {
    fn new(own: &'a Package, is_example: bool) -> Graph<'a> {
        let manifest = own.root.join("Cargo.toml");
        let (packages, order, reports) = (BTreeMap::new(), Vec::new(), vec![own.report.clone()]);
        let mut graph = Graph { own, manifest: manifest.clone(), packages, order, reports };
        let last = (own.name.as_str(), manifest);
        manifests(own, is_example).into_iter().chain([last]).for_each(|(name, next)| graph.visit(name, next));
        graph.order.reverse();
        graph
    }

    /// Adds a package after those that it names.
    fn visit(&mut self, name: &str, manifest: PathBuf) {
        if self.packages.contains_key(&manifest) {
            return;
        }
        let package = if manifest == self.manifest {
            Ok(self.own)
        } else {
            let package = Package::open(name, &manifest, &self.own.root, &mut self.reports);
            package.map(|package| &*Box::leak(Box::new(package)))
        };
        self.packages.insert(manifest.clone(), package.clone());
        let Ok(package) = package else { return };
        manifests(package, false).into_iter().for_each(|(name, next)| self.visit(name, next));
        if package.library.is_some() {
            self.order.push(manifest);
        }
    }

    /// Returns the number of a library among all crates.
    fn number(&self, manifest: &Path) -> Option<usize> {
        self.order.iter().position(|known| known == manifest).map(|place| place + 1)
    }

    /// Returns the crates that a crate with these features knows, and adds the features that it requests of them.
    fn names_in<'b>(
        &self,
        dependencies: impl Iterator<Item = &'b Dependency>,
        features: &[String],
        options: &Options,
        requested: &mut BTreeMap<PathBuf, Vec<String>>,
    ) -> BTreeMap<&'static str, Meaning<usize>> {
        let mut names = BTreeMap::new();
        for dependency in dependencies {
            let (name, other) = self.meant(dependency, options.c);
            let at_judge = [name, &own_name(dependency)]
                .into_iter()
                .find_map(|one| options.externs.iter().find(|other| **other == one));
            names.insert(name, at_judge.map_or(other, |name| Meaning::Judge(name)));
            if let Some(manifest) = &dependency.manifest {
                let asked = requested.entry(manifest.clone()).or_default();
                asked.extend(dependency.features.iter().cloned());
                asked.extend(features.iter().filter_map(|feature| dependency.asked_by(feature)));
            }
        }
        names.extend(options.externs.iter().map(|name| (*name, Meaning::Judge(name))));
        names
    }

    /// Returns the name of a dependency in code, and what it means; in C, no judge provides it.
    fn meant(&self, dependency: &Dependency, is_for_c: bool) -> (&'static str, Meaning<usize>) {
        let name: &str = dependency.name.replace('-', "_").leak();
        let Some(manifest) = &dependency.manifest else {
            let name = if dependency.is_renamed { name } else { own_name(dependency).leak() };
            let reason = format!("crate {name} is from {}: only path dependencies are bundled", dependency.source);
            let advice = if is_for_c { String::new() } else { format!("; --extern {name} if the judge has it") };
            return (name, Meaning::Refused((reason + &advice).leak()));
        };
        match (self.packages[manifest].clone(), self.number(manifest)) {
            (Ok(Package { library: Some((own, _)), .. }), Some(number)) => {
                (if dependency.is_renamed { name } else { own }, Meaning::Crate(number))
            }
            (package, _) => {
                let reason = package.err().map_or("it has no library".to_string(), |fault| fault.reason);
                (name, Meaning::Refused(format!("crate {name} cannot be in a bundle: {reason}").leak()))
            }
        }
    }
}

/// Returns the name of the crate of a dependency that is not here, unless the manifest renames it.
fn own_name(dependency: &Dependency) -> String {
    match dependency.package.as_str() {
        // The only package on AtCoder whose crate has another name.
        "ac-library-rs" => "ac_library".to_string(),
        package => package.replace('-', "_"),
    }
}

/// Returns the packages and the manifests of a package's path dependencies, the last first.
fn manifests(package: &Package, is_example: bool) -> Vec<(&str, PathBuf)> {
    let dependencies = package.dependencies.iter().rev().filter(|one| is_example || !one.is_for_examples);
    dependencies.filter_map(|one| Some((one.package.as_str(), one.manifest.clone()?))).collect()
}
