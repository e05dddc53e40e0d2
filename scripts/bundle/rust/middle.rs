//! Reads rustc's middle form (MIR).
//!
//! What is in memory does not count: it follows from the rest, and shows names. A static has its name instead of the
//! number of its memory.

/// How a piece of memory begins, before its number.
const MEMORY: &str = "alloc";

/// A function, a constant or a static.
#[derive(Clone)]
pub struct Part {
    /// Its first line.
    pub head: String,
    /// The lines below it, without the markers of storage.
    pub body: String,
}

impl Part {
    /// Returns all its lines.
    pub fn text(&self) -> String {
        format!("{}\n{}", self.head, self.body)
    }

    /// Writes the name of a static for the number of its memory, if the first line of that is given.
    fn name_static(&mut self, line: &str) {
        if let Some((number, name)) = line.split_once(" (static: ") {
            let name = name.split([',', ')']).next().unwrap_or("");
            self.body = self.body.replace(&format!("{{{number}:"), &format!("{{{name}:"));
        }
    }
}

/// Returns the parts of a middle form.
pub fn parts(form: &str) -> Vec<Part> {
    let mut found: Vec<Part> = Vec::new();
    let mut is_memory = false;
    for line in form.lines().filter(|line| !line.trim_start().starts_with("Storage")) {
        let begins = !(line.is_empty() || line.starts_with([' ', '}']));
        is_memory = line.starts_with(MEMORY) || (is_memory && !begins);
        match found.last_mut() {
            _ if line.starts_with("//") => {}
            Some(last) if is_memory => last.name_static(line),
            Some(last) if !begins => last.body += &format!("{line}\n"),
            _ => found.push(Part { head: line.to_string(), body: String::new() }),
        }
    }
    found
}
