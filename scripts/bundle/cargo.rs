//! Runs cargo.

use crate::complaints::{about_manifest, error};
use crate::fault::{Fault, Outcome};
use crate::scratch::{scratch, write};
use scripts::system::programs::cargo;
use scripts::text::json::Json;
use std::path::Path;
use std::process::{Command, Output};

/// The manifest of a package of its own workspace, without its dependencies.
const DEPENDENT: &str =
    "[package]\nname = \"dependent\"\nversion = \"0.0.0\"\n[lib]\npath = \"none.rs\"\n[workspace]\n";

/// Runs `cargo metadata` on a manifest, with `--no-deps` or `--offline`.
pub fn metadata(manifest: &Path, extent: &str) -> Outcome<Json> {
    let mut command = cargo();
    command.args(["metadata", extent, "--format-version=1", "--quiet", "--manifest-path"]).arg(manifest);
    let output = output(&mut command)?;
    let report = output.status.success().then(|| Json::read(&String::from_utf8_lossy(&output.stdout))).flatten();
    report.ok_or_else(|| about_manifest(&String::from_utf8_lossy(&output.stderr), manifest))
}

/// Runs `cargo metadata` on a package that depends on that of a manifest: cargo never loads the other members of a
/// dependency's workspace, which may be missing.
pub fn metadata_of_dependency(name: &str, manifest: &Path) -> Outcome<Json> {
    let (scratch, folder) = (scratch()?, manifest.parent().unwrap_or(manifest).display());
    let own = scratch.path.join("Cargo.toml");
    let path = format!("[dependencies.{name}]\npath = '''{folder}'''\ndefault-features = false\n");
    write(&own, DEPENDENT.to_owned() + &path)?;
    metadata(&own, "--offline")
}

/// Builds a program of a package in a folder, such as `--bin name`, with these features only, and returns cargo's messages and
/// its complaints; errors of the build are ignored.
///
/// Errors: cargo cannot be run.
pub fn build(root: &Path, program: [&str; 2], features: &str, folder: &Path) -> Outcome<(Vec<Json>, String)> {
    let mut command = cargo();
    command.current_dir(root).args(["build", "--release", "--quiet", "--message-format=json"]).args(program);
    command.args(["--no-default-features", "--features", features, "--target-dir"]).arg(folder);
    let output = output(&mut command)?;
    let messages: Vec<Json> = String::from_utf8_lossy(&output.stdout).lines().filter_map(Json::read).collect();
    let errors = messages.iter().filter_map(error).map(|error| error.text("rendered"));
    let complaints = errors.chain([&*String::from_utf8_lossy(&output.stderr)]).collect();
    Ok((messages, complaints))
}

fn output(command: &mut Command) -> Outcome<Output> {
    command.output().map_err(|error| Fault::plain(format!("cannot run cargo: {error}")))
}
