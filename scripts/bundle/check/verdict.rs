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

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn the_first_error_or_warning_is_told_or_else_the_first_line() {
        for (script, wanted) in [
            ("echo error:", None),
            ("echo note: a >&2; echo warning: b >&2; echo error: c >&2", Some("warning: b")),
            ("echo a >&2; echo error: b >&2; exit 1", Some("error: b")),
            ("echo a >&2", Some("a")),
            ("echo a >&2; echo b >&2; exit 1", Some("a")),
            ("exit 1", Some("it fails and says nothing")),
        ] {
            assert_eq!(complaint(Command::new("sh").args(["-c", script])).as_deref(), wanted, "{script}");
        }
        let absent = complaint(&mut Command::new("./no such compiler"));
        assert!(absent.is_some_and(|told| told.contains("No such file")), "it says why it cannot be run");
    }
}
