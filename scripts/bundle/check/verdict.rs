//! What a compiler makes of a bundle.

use std::process::Command;

/// The first problem with a bundle in an edition or by a compiler, if any; the error is why that was not checked.
pub type Verdict = Result<Option<String>, &'static str>;

/// Runs a compiler; returns its first error or warning, if any.
pub fn complaint(compiler: &mut Command) -> Option<String> {
    let output = match compiler.output() {
        Ok(output) if output.status.success() && output.stderr.is_empty() => return None,
        Ok(output) => output,
        Err(error) => return Some(error.to_string()),
    };
    let said = String::from_utf8_lossy(&output.stderr);
    let telling = |line: &&str| line.contains("error") || line.contains("warning");
    let line = said.lines().find(telling).or_else(|| said.lines().next());
    Some(line.unwrap_or("it fails and says nothing").to_string())
}
