//! The kit's programs, built by cargo.

use crate::system::temporary::Folder;
use crate::text::json::Json;
use std::collections::BTreeMap;
use std::env::{self, consts::EXE_SUFFIX};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the repository.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("scripts is a folder of the repository")
}

/// Returns the files of a folder, sorted.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let read = || -> io::Result<Vec<PathBuf>> { fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect() };
    let mut files = read().map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
    files.sort();
    Ok(files)
}

/// The profile of this build, as cargo's `--profile` names it.
pub const PROFILE: &str = env!("PROFILE");

/// Builds a program or tool in the profile of this build and in cargo's usual folder, and returns its file.
pub fn built(program: &str) -> Result<PathBuf, String> {
    let mut programs = build(cargo().current_dir(root()).args(["build", "--profile", PROFILE, "--bin", program]))?;
    programs.remove(program).ok_or_else(|| format!("cargo builds no program {program}"))
}

/// Bundles a program of the kit, and compiles the bundle as a judge does.
pub fn bundled(program: &str) -> Result<PathBuf, String> {
    let bundler = built("bundle")?;
    let judged = bundler.with_file_name("judged");
    let unmade = |error| format!("cannot make {}: {error}", judged.display());
    fs::create_dir_all(&judged).map_err(unmade)?;
    // Another judge may make or run the same program at the same time.
    let folder = Folder::new(&judged, program).map_err(unmade)?;
    let (source, compiled) = (folder.path.join("bundle.rs"), folder.path.join("compiled".to_string() + EXE_SUFFIX));
    // One that is too long to be pasted is judged all the same.
    let any_length = usize::MAX.to_string();
    succeed(Command::new(&bundler).current_dir(root()).args([program, "--limit", &any_length, "-o"]).arg(&source))?;
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    succeed(Command::new(rustc).args(["-O", "-o"]).arg(&compiled).arg(&source))?;
    let kept = judged.join(program.to_string() + EXE_SUFFIX);
    fs::rename(compiled, &kept).map_err(unmade)?;
    Ok(kept)
}

/// Returns the command that runs cargo: the cargo that runs the calling program, if any does.
pub fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs a `cargo build`, and returns the file of each program that it builds.
pub fn build(cargo: &mut Command) -> Result<BTreeMap<String, PathBuf>, String> {
    let said = succeed(cargo.args(["--quiet", "--message-format=json-render-diagnostics"]))?;
    let program = |built: Json| Some((built.get("target")?.text("name").to_string(), built.text("executable").into()));
    let built = said.lines().filter_map(Json::read).filter(|built| !built.text("executable").is_empty());
    Ok(built.filter_map(program).collect())
}

/// The folder in which cargo keeps what it builds.
pub fn target() -> Result<PathBuf, String> {
    let said = succeed(cargo().current_dir(root()).args(["metadata", "--no-deps", "--offline", "--format-version=1"]))?;
    let known = Json::read(&said).map(|known| known.text("target_directory").into());
    known.ok_or_else(|| "cargo names no target folder".to_string())
}

/// Runs a command and returns what it prints; shows its standard error if it fails.
///
/// # Errors
/// It cannot be run, or fails.
pub fn succeed(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("cannot run {command:?}: {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).to_string());
    }
    eprint!("{}", String::from_utf8_lossy(&output.stderr));
    Err(format!("{command:?} fails: {}", output.status))
}
