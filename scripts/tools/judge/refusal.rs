//! What to do about a command that cannot be run.

use std::io;
use std::path::Path;

/// Source files by their extension, with what makes or runs a program of them.
const SOURCES: [(&str, &str); 8] = [
    ("c", "gcc -O2 -o NAME FILE"),
    ("cc", "g++ -O2 -o NAME FILE"),
    ("cpp", "g++ -O2 -o NAME FILE"),
    ("rs", "rustc -O -o NAME FILE"),
    ("go", "go build -o NAME FILE"),
    ("java", "javac FILE"),
    ("py", "python3 FILE"),
    ("js", "node FILE"),
];

/// Returns the clause for a command that cannot be run, with what is to be done if that is known.
pub fn refusal(program: &str, error: &io::Error) -> String {
    let (path, clause) = (Path::new(program), format!("cannot run {program}: {error}"));
    let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    let source = SOURCES.iter().find(|(known, _)| *known == extension);
    let name = path.with_extension("");
    let is_here = path.parent() == Some(Path::new("")) && path.is_file();
    match source {
        Some((kind, command)) if path.is_file() => {
            let command = command.replace("NAME", &name.to_string_lossy()).replace("FILE", program);
            let what = if ["py", "js"].contains(kind) { "run it by" } else { "compile it first" };
            format!("{clause}; it is a source file, {what}: {command}")
        }
        _ if is_here => format!("{clause}; to run the file in this folder, write ./{program}"),
        _ if path.is_file() && error.kind() == io::ErrorKind::PermissionDenied => {
            format!(
                "{clause}; make it executable by chmod +x {program}, or name what runs it, as in -- python3 {program}"
            )
        }
        _ => clause,
    }
}
