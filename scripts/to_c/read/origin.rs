//! Where in the program an instruction of IR comes from, if the IR says so.

use std::collections::HashMap;

/// Returns the line of a file that an instruction comes from; where it was inlined, the innermost line of that file.
pub fn line_in(file: &str, ir: &str, instruction: &str) -> Option<usize> {
    let notes: HashMap<&str, &str> =
        ir.lines().filter(|line| line.starts_with('!')).filter_map(|line| line.split_once(" = ")).collect();
    let mut location = notes.get(field(instruction, "!dbg ")?)?;
    loop {
        let scope = notes.get(field(location, "scope: ")?)?;
        let source = notes.get(field(scope, "file: ")?)?;
        // Line 0 stands for no line: LLVM writes it for instructions that it has merged.
        let line = field(location, "line: ")?.parse().ok().filter(|line| *line > 0);
        if source.contains(&format!("filename: \"{file}\"")) && line.is_some() {
            return line;
        }
        location = notes.get(field(location, "inlinedAt: ")?)?;
    }
}

/// What stands behind a name up to the next comma or parenthesis.
fn field<'a>(note: &'a str, name: &str) -> Option<&'a str> {
    let (_, value) = note.split_once(name)?;
    value.split([',', ')']).next().map(str::trim)
}
