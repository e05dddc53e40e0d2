//! The command that runs the program to judge.

use crate::options::Options;
use scripts::programs::{built, root, succeed};
use std::env;
use std::path::PathBuf;
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

/// A program's bundle, compiled as a judge does.
fn bundled(program: &str) -> Result<PathBuf, String> {
    let bundler = built("bundle")?;
    let folder = bundler.with_file_name("judged");
    std::fs::create_dir_all(&folder).map_err(|error| format!("cannot make {}: {}", folder.display(), error))?;
    let source = folder.join(format!("{program}.rs"));
    let made = folder.join(program.to_string() + env::consts::EXE_SUFFIX);
    let mut bundle = Command::new(bundler);
    succeed(bundle.current_dir(root()).args([program, "-o"]).arg(&source))?;
    let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    succeed(rustc.args(["-O", "-o"]).arg(&made).arg(&source))?;
    Ok(made)
}
