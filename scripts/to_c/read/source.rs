//! Reads a file of IR: what `main` reaches, and nothing else.

use super::absent::{absent, NOT_IN_C};
use super::body;
use super::data;
use super::origin::line_in;
use super::versions::{has_vector, VECTOR};
use crate::ir::{Function, Global, Program};
use crate::refusal::Refusal;
use std::collections::HashMap;

/// The file that rustc compiles, of which a refusal names the line where the IR says it.
pub const PROGRAM: &str = "program.rs";

/// A file of IR that is not looked into yet: where everything is, each with the number of its first line.
struct Source<'a> {
    text: &'a str,
    globals: HashMap<String, (usize, &'a str)>,
    functions: HashMap<String, (usize, Vec<&'a str>)>,
    /// The groups of attributes that ask for a function to be inlined.
    inline: Vec<&'a str>,
    version: &'a str,
}

/// Reads all that `main` reaches.
///
/// Errors: the IR has something that the translator does not know; with its line and rustc's version.
pub fn read(text: &str, version: &str) -> Result<Program, Refusal> {
    let source = Source::new(text, version);
    if let Some((number, line)) = text.lines().enumerate().find(|(_, line)| is_another_machine(line)) {
        return Err(source.refusal(number + 1, line, "not a machine of 64 bits that stores the low byte first"));
    }
    Program::reached(|name| Ok((source.function(name)?, source.global(name)?)))
}

impl<'a> Source<'a> {
    fn new(text: &'a str, version: &'a str) -> Self {
        let (globals, functions, inline) = (HashMap::new(), HashMap::new(), Vec::new());
        let mut source = Source { text, globals, functions, inline, version };
        let mut lines = text.lines().zip(1..);
        while let Some((line, number)) = lines.next() {
            if let Some(rest) = line.strip_prefix("define ") {
                let body = lines.by_ref().map(|(line, _)| line).take_while(|line| *line != "}");
                let body = std::iter::once(rest).chain(body).collect();
                source.functions.insert(name_in(rest), (number, body));
            } else if let Some((name, rest)) = line.split_once(" = ") {
                if name.starts_with('@') {
                    source.globals.insert(name_in(name), (number, rest));
                } else if rest.contains(" inlinehint ") {
                    source.inline.extend(name.strip_prefix("attributes "));
                }
            }
        }
        source
    }

    fn function(&self, name: &str) -> Result<Option<Function>, Refusal> {
        let Some((first, lines)) = self.functions.get(name) else { return Ok(None) };
        let mut function =
            body::function(name, lines).map_err(|(line, why)| self.refusal(first + line, lines[line], &why))?;
        function.inline = lines[0].split_whitespace().any(|word| self.inline.contains(&word));
        Ok(Some(function))
    }

    fn global(&self, name: &str) -> Result<Option<Global>, Refusal> {
        let Some((number, line)) = self.globals.get(name) else { return Ok(None) };
        data::global(line).map_err(|why| self.refusal(*number, line, &why))
    }

    fn refusal(&self, number: usize, line: &str, why: &str) -> Refusal {
        let origin = line_in(PROGRAM, self.text, line);
        let absent = line.split(|letter: char| !letter.is_alphanumeric() && letter != '_').find_map(absent);
        let why = if has_vector(line) { VECTOR } else { why };
        let reason = match (absent, origin, self.version) {
            (Some(absent), ..) => format!("{absent}{NOT_IN_C}"),
            (None, Some(_), version) => format!("not supported in C: {why}, in the IR of rustc {version}"),
            (None, None, version) => {
                format!("cannot make C of the IR of rustc {version}, line {number}: {why}: {}", line.trim())
            }
        };
        Refusal { place: origin.map(|line| (line, 1)), absent, reason }
    }
}

/// Checks whether a line declares a machine that is not little-endian or has no addresses of 64 bits.
fn is_another_machine(line: &str) -> bool {
    let layout = line.strip_prefix("target datalayout = \"").unwrap_or("e");
    !layout.starts_with('e') || layout.split('-').any(|part| part.starts_with("p:") && !part.starts_with("p:64"))
}

/// The first name of a global or a function, without its sign and quotation marks.
fn name_in(text: &str) -> String {
    let name = text.split('@').nth(1).unwrap_or("");
    name.split('(').next().unwrap_or("").replace('"', "")
}
