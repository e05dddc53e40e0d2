//! The command that runs the program to judge.

use super::options::Options;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The user's command, or one for the kit's program, which is built first.
///
/// # Errors
/// It cannot be built.
pub fn command(program: &str, options: &Options) -> Result<Vec<String>, String> {
    if !options.command.is_empty() {
        return Ok(options.command.clone());
    }
    let path = if options.bundle { bundled(program)? } else { built(program)? };
    Ok(vec![path.display().to_string()])
}

/// A program of this package, built by cargo where and as this tool was.
fn built(program: &str) -> Result<PathBuf, String> {
    let tool = env::current_exe().map_err(|error| format!("where this tool is cannot be told: {}", error))?;
    let target = tool.parent().and_then(Path::parent).ok_or("this tool is in no folder")?;
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(env!("CARGO_MANIFEST_DIR")).args(["build", "--quiet", "--bin", program, "--target-dir"]);
    cargo.arg(target);
    if !cfg!(debug_assertions) {
        cargo.arg("--release");
    }
    succeed(&mut cargo)?;
    Ok(tool.with_file_name(program.to_string() + env::consts::EXE_SUFFIX))
}

/// A program's bundle, compiled as a judge does.
fn bundled(program: &str) -> Result<PathBuf, String> {
    let bundler = built("bundle")?;
    let folder = bundler.with_file_name("judged");
    std::fs::create_dir_all(&folder).map_err(|error| format!("cannot make {}: {}", folder.display(), error))?;
    let source = folder.join(format!("{}.rs", program));
    let made = folder.join(program.to_string() + env::consts::EXE_SUFFIX);
    let mut bundle = Command::new(bundler);
    succeed(bundle.current_dir(env!("CARGO_MANIFEST_DIR")).args([program, "-o"]).arg(&source))?;
    let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    succeed(rustc.args(["-O", "-o"]).arg(&made).arg(&source))?;
    Ok(made)
}

/// Runs a command that has to succeed, and shows what it says only when it does not.
fn succeed(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| format!("cannot run {:?}: {}", command, error))?;
    if output.status.success() {
        return Ok(());
    }
    eprint!("{}", String::from_utf8_lossy(&output.stderr));
    Err(format!("{:?} fails: {}", command, output.status))
}
