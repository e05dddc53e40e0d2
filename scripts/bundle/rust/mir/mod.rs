//! Reads rustc's MIR, and compares it: what means the same has the same MIR.
//!
//! In MIR every method and path is resolved, every constant has its value, every type is explicit, and every drop is
//! written out, except that of a value inside of another. What is in memory does not count: it follows from the rest, and
//! shows names. A static has its name instead of the number of its memory.
//!
//! | comparison | between | what may differ |
//! |---|---|---|
//! | [`bundles::is_rest`] | a bundle and the larger one that it was | functions that are gone, source positions, and the start of a path where rustc leaves it out |
//! | [`bundles::is_flat`] | a flat bundle and a larger one with its modules | functions that are gone, source positions, the modules in paths, and how an `impl` is named |
//! | [`bundles::is_renamed`] | a bundle and the same one with short names | the names, source positions, how an `impl` is named, and what rustc leaves out of paths |
//! | [`bodies::does_the_same`] | a function in two editions | the numbers of its blocks, and flags that say what still has to be dropped |

pub mod bodies;
pub mod bundles;

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

/// Returns the parts of a MIR.
pub fn parts(mir: &str) -> Vec<Part> {
    let mut found: Vec<Part> = Vec::new();
    let mut is_memory = false;
    for line in mir.lines().filter(|line| !line.trim_start().starts_with("Storage")) {
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
