//! The kit's programs, built by cargo.

use crate::system::temporary::Folder;
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

/// Builds a program or tool, in the folder and profile of the calling program.
pub fn built(program: &str) -> Result<PathBuf, String> {
    Ok(build(&["--bin", program])?.join(program.to_string() + EXE_SUFFIX))
}

/// Bundles a program of the kit, and compiles the bundle as a judge does.
pub fn bundled(program: &str) -> Result<PathBuf, String> {
    let bundler = built("bundle")?;
    let judged = bundler.with_file_name("judged");
    let unmade = |error| format!("cannot make {}: {error}", judged.display());
    fs::create_dir_all(&judged).map_err(unmade)?;
    // Another judge may make or run the same program at the same time.
    let folder = Folder::new(&judged, program).map_err(unmade)?;
    let (source, compiled) = (folder.path.join("bundle.rs"), folder.path.join("compiled"));
    succeed(Command::new(&bundler).current_dir(root()).args([program, "-o"]).arg(&source))?;
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    succeed(Command::new(rustc).args(["-O", "-o"]).arg(&compiled).arg(&source))?;
    let kept = judged.join(program.to_string() + EXE_SUFFIX);
    fs::rename(compiled, &kept).map_err(unmade)?;
    Ok(kept)
}

/// Builds what these arguments of cargo select, and returns its folder.
pub fn build(chosen: &[&str]) -> Result<PathBuf, String> {
    let (folder, target) = (own_folder()?, target()?);
    let profile = folder.file_name().filter(|name| *name != "debug").unwrap_or("dev".as_ref());
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).args(["build", "--quiet", "--target-dir"]).arg(target);
    succeed(cargo.arg("--profile").arg(profile).args(chosen))?;
    Ok(folder)
}

/// The folder in which cargo keeps what it builds.
pub fn target() -> Result<PathBuf, String> {
    Ok(own_folder()?.parent().ok_or("this program is in no folder")?.to_path_buf())
}

/// The folder of the calling program.
fn own_folder() -> Result<PathBuf, String> {
    let own = env::current_exe().map_err(|error| format!("cannot find the folder of this program: {error}"))?;
    let folder = own.ancestors().skip(1).find(|folder| !folder.ends_with("deps"));
    Ok(folder.ok_or("this program is in no folder")?.to_path_buf())
}

/// Runs a command, and shows its standard error if it fails.
///
/// # Errors
/// It cannot be run, or fails.
pub fn succeed(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| format!("cannot run {command:?}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    eprint!("{}", String::from_utf8_lossy(&output.stderr));
    Err(format!("{command:?} fails: {}", output.status))
}
