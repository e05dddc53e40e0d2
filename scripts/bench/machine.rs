//! What the figures were measured on.

use std::env::{self, consts};
use std::fs;
use std::process::Command;

/// The processor and the compiler, as far as they can be told.
pub fn machine() -> String {
    let processor = processor().unwrap_or_else(|| format!("{} on {}", consts::ARCH, consts::OS));
    match compiler() {
        Some(compiler) => format!("{processor}, {compiler}"),
        None => processor,
    }
}

fn processor() -> Option<String> {
    let information = fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = information.lines().find(|line| line.starts_with("model name"))?;
    Some(line.split_once(':')?.1.trim().to_string())
}

/// The version of the `rustc` that cargo calls, without its commit and date.
fn compiler() -> Option<String> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = String::from_utf8(Command::new(rustc).arg("--version").output().ok()?.stdout).ok()?;
    Some(version.split(" (").next()?.trim().to_string()).filter(|version| !version.is_empty())
}
