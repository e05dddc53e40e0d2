//! The bundle of a kit's program.

use scripts::programs::{built, root, succeed};
use std::env;
use std::path::PathBuf;
use std::process::Command;

/// Bundles a program, and compiles the bundle as a judge does.
pub fn bundled(program: &str) -> Result<PathBuf, String> {
    let bundler = built("bundle")?;
    let folder = bundler.with_file_name("judged");
    std::fs::create_dir_all(&folder).map_err(|error| format!("cannot make {}: {}", folder.display(), error))?;
    let source = folder.join(format!("{program}.rs"));
    let program_file = folder.join(program.to_string() + env::consts::EXE_SUFFIX);
    let mut bundle = Command::new(bundler);
    succeed(bundle.current_dir(root()).args([program, "-o"]).arg(&source))?;
    let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    succeed(rustc.args(["-O", "-o"]).arg(&program_file).arg(&source))?;
    Ok(program_file)
}
