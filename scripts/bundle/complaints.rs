//! What cargo, rustc and rustup say as errors of the bundler, in words and with places of the package.

use crate::fault::Fault;
use crate::files::{real, relative};
use scripts::text::json::Json;
use std::fs;
use std::path::Path;

/// Returns the error that a message of cargo's build is, with its file relative to a folder; some crates are known to the
/// manifest.
pub fn of_compiler(built: &Json, root: &Path, is_known: impl Fn(&str) -> bool) -> Option<Fault> {
    let message = error(built)?;
    let is_primary = |span: &&Json| matches!(span.get("is_primary"), Some(Json::Word(word)) if word == "true");
    let span = message.list("spans").iter().find(is_primary)?;
    let (text, label) = (message.text("message"), span.text("label"));
    let reason = match missing_crate(label).filter(|name| !is_known(name)) {
        Some(name) => format!("no module {name} here, and no crate {name} in Cargo.toml"),
        None if text.starts_with(label) => text.to_string(),
        None => format!("{text}: {label}"),
    };
    // cargo runs rustc in the folder of the package or of its workspace.
    let folders = Path::new(built.text("manifest_path")).ancestors().skip(1);
    let file = folders.map(|folder| folder.join(span.text("file_name"))).find(|file| file.is_file())?;
    Some(Fault::at(&relative(&file, root), span.number("line_start")?, reason))
}

/// Returns rustc's error in a message of cargo's build.
pub fn error(built: &Json) -> Option<&Json> {
    built.get("message").filter(|message| message.text("level") == "error")
}

/// Returns the name that a path of rustc's label begins with, if that is neither a module nor a crate.
fn missing_crate(label: &str) -> Option<&str> {
    let kinds = ["unlinked crate `", "undeclared crate or module `", "a missing crate `"];
    let (_, rest) = kinds.iter().find_map(|kind| label.split_once(kind))?;
    rest.split('`').next()
}

/// Turns cargo's error about a manifest into a fault: the first line of the last cause, at the manifest and the line that it
/// names; before the system's error, what could not be done.
pub fn about_manifest(said: &str, manifest: &Path) -> Fault {
    if let Some(fault) = missing_toolchain(said) {
        return fault;
    }
    let line = said.split("Cargo.toml:").nth(1).and_then(|rest| rest.split(':').next()?.parse().ok());
    let mut causes = said.rsplit("Caused by:\n").filter_map(|cause| cause.lines().next());
    let cause = causes.next().unwrap_or("cargo fails").trim().trim_start_matches("error: ");
    let before = causes.next().filter(|_| cause.contains("(os error ")).map(|before| format!("{}: ", before.trim()));
    let named = ["--> ", "manifest at `"].iter().find_map(|before| {
        let (folder, _) = said.split_once(before)?.1.split_once("Cargo.toml")?;
        real(&Path::new(folder).join("Cargo.toml")).ok()
    });
    let file = relative(named.as_deref().unwrap_or(manifest), manifest.parent().unwrap_or(manifest));
    Fault::at(&file, line.unwrap_or(1), before.unwrap_or_default() + cause)
}

/// Returns the error of rustup that a toolchain is not installed, at the line of the file that asks for it.
pub fn missing_toolchain(said: &str) -> Option<Fault> {
    let said = said.lines().find(|line| line.contains("toolchain '") && line.contains(" is not installed"))?;
    let (reason, toolchain) = (said.trim_start_matches("error: "), said.split('\'').nth(1)?);
    let asks = |line: &str| {
        let channel = line.split('=').next_back().unwrap_or("").trim().trim_matches('"');
        !channel.is_empty() && toolchain.starts_with(channel)
    };
    let here = std::env::current_dir().unwrap_or_default();
    let line = |name: &str| {
        let text = here.ancestors().find_map(|folder| fs::read_to_string(folder.join(name)).ok())?;
        let line = text.lines().position(asks)?;
        Some(Fault::at(name, line + 1, reason))
    };
    line("rust-toolchain").or_else(|| line("rust-toolchain.toml")).or_else(|| Some(Fault::plain(reason)))
}
