//! Builds the engine as WebAssembly, by cargo.

use scripts::system::programs::{build, cargo, root, target};
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::Command;

const TARGET: &str = "wasm32-wasip1";

/// What differs from the release profile. Level 3 makes it a third larger and no more than 7 % faster.
const PROFILE: [(&str, &str); 5] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "s"),
    ("CARGO_PROFILE_RELEASE_LTO", "true"),
    ("CARGO_PROFILE_RELEASE_PANIC", "abort"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "1"),
    ("CARGO_PROFILE_RELEASE_STRIP", "true"),
];

/// What the searches do not spend their time in is made as small as it can be.
const SMALLEST: &str = "profile.release.package.scripts.opt-level = 'z'";

/// Builds the engine, and returns its bytes.
///
/// # Errors
/// The target is not installed, or cargo fails.
pub fn engine() -> Result<Vec<u8>, String> {
    let library = printed(&["--print", "target-libdir", "--target", TARGET])?;
    if !Path::new(&library).is_dir() {
        return Err(format!("the target {TARGET} is not installed: rustup target add {TARGET}"));
    }
    let mut cargo = cargo();
    cargo.current_dir(root()).envs(PROFILE).env("CARGO_ENCODED_RUSTFLAGS", remapped(&target()?));
    cargo.args(["build", "--release", "--package", "page", "--bin", "engine", "--target", TARGET]);
    cargo.args(["--config", SMALLEST]);
    let file = build(&mut cargo)?.remove("engine").ok_or("cargo builds no engine")?;
    fs::read(&file).map_err(|error| format!("cannot read {}: {error}", file.display()))
}

/// The option of rustc by which the bytes do not depend on where the build is.
fn remapped(folder: &Path) -> OsString {
    let mut option = OsString::from("--remap-path-prefix=");
    option.push(folder);
    option.push("=target");
    option
}

/// The version of rustc, such as `rustc 1.95.0`.
///
/// # Errors
/// rustc cannot be run.
pub fn rustc_version() -> Result<String, String> {
    Ok(printed(&["--version"])?.split(" (").next().unwrap_or_default().to_string())
}

/// Returns the line that rustc prints.
fn printed(arguments: &[&str]) -> Result<String, String> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).args(arguments).output().map_err(|error| format!("cannot run rustc: {error}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim_end().to_string())
}
