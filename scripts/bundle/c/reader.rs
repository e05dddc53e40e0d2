//! Reads a file of IR: what `main` reaches, and nothing else.

use super::body;
use super::data;
use super::ir::{Function, Global, Module, Value};
use super::line::{Named, Reader};
use crate::fault::{Fault, Outcome};
use std::collections::HashMap;

/// Types of the IR that no C of 1989 has, and what they are in Rust.
pub const ABSENT: [(&[&str], [&str; 2]); 2] = [(&["float", "double"], ["f32", "f64"]), (&WIDE, ["u128", "i128"])];

/// Integers of more than 64 bits. rustc compares small arrays as such.
const WIDE: [&str; 8] = ["i72", "i80", "i88", "i96", "i104", "i112", "i120", "i128"];

/// Why types cannot be in C.
pub fn refusal(types: &[&str; 2]) -> String {
    format!("{} and {} are not supported in C", types[0], types[1])
}

/// A file of IR that is not looked into yet: where everything is.
struct Source<'a> {
    named: Named,
    globals: HashMap<String, (usize, &'a str)>,
    functions: HashMap<String, (usize, Vec<&'a str>)>,
    /// Other names of functions.
    aliases: HashMap<String, String>,
    /// The groups of attributes that ask for a function to be inlined.
    inline: Vec<&'a str>,
    version: &'a str,
}

/// Reads all that `main` reaches.
///
/// Errors: the IR has something that the translator does not know; with its line and rustc's version.
pub fn read(text: &str, version: &str) -> Outcome<Module> {
    let source = Source::new(text, version);
    if let Some((number, line)) = text.lines().enumerate().find(|(_, line)| is_another_machine(line)) {
        return Err(source.fault(number + 1, line, "not a machine of 64 bits that stores the low byte first"));
    }
    Module::reached(|name| Ok((source.function(name)?, source.global(name)?)))
}

impl<'a> Source<'a> {
    fn new(text: &'a str, version: &'a str) -> Self {
        let (named, globals, functions, aliases, inline) = Default::default();
        let mut source = Source { named, globals, functions, aliases, inline, version };
        let mut lines = text.lines().enumerate();
        while let Some((number, line)) = lines.next() {
            if let Some(rest) = line.strip_prefix("define ") {
                let mut body = vec![rest];
                body.extend(lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "}"));
                let name = first_global(rest);
                source.functions.extend(name.map(|name| (name, (number + 1, body))));
            } else if let Some((name, rest)) = line.split_once(" = ") {
                source.define(number + 1, name, rest);
            }
        }
        source
    }

    fn define(&mut self, number: usize, name: &'a str, rest: &'a str) {
        let plain = name.replace('"', "");
        if let Some(name) = plain.strip_prefix('@') {
            match rest.split_once(" alias ") {
                Some((_, target)) => self.aliases.extend(first_global(target).map(|target| (name.to_string(), target))),
                None => drop(self.globals.insert(name.to_string(), (number, rest))),
            }
        } else if let Some(name) = plain.strip_prefix('%') {
            self.named.insert(name.to_string(), rest.trim_start_matches("type ").to_string());
        } else if rest.contains(" inlinehint ") {
            self.inline.extend(name.strip_prefix("attributes "));
        }
    }

    fn function(&self, name: &str) -> Outcome<Option<Function>> {
        let Some((first, lines)) = self.functions.get(name) else { return Ok(None) };
        let mut function = body::function(name, lines, &self.named)
            .map_err(|(line, why)| self.fault(first + line, lines[line], &why))?;
        function.inline = lines[0].split_whitespace().any(|word| self.inline.contains(&word));
        function.each_value(|value| {
            if let Value::Global(name, _) = value {
                self.resolve(name);
            }
        });
        Ok(Some(function))
    }

    fn global(&self, name: &str) -> Outcome<Option<Global>> {
        let Some((number, line)) = self.globals.get(name) else { return Ok(None) };
        let mut global = data::global(line, &self.named).map_err(|why| self.fault(*number, line, &why))?;
        global.iter_mut().flat_map(|global| &mut global.addresses).for_each(|(_, name, _)| self.resolve(name));
        Ok(global)
    }

    /// Puts a function's own name in place of another.
    fn resolve(&self, name: &mut String) {
        while let Some(target) = self.aliases.get(name) {
            *name = target.clone();
        }
    }

    fn fault(&self, number: usize, line: &str, why: &str) -> Fault {
        let has = |ty: &&str| line.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == *ty);
        if let Some((_, types)) = ABSENT.iter().find(|(types, _)| types.iter().any(&has)) {
            return Fault::plain(refusal(types));
        }
        let version = self.version;
        Fault::plain(format!("cannot make C of the IR of rustc {}, line {}: {}: {}", version, number, why, line.trim()))
    }
}

/// Checks whether a line declares a machine that is not little-endian or has no addresses of 64 bits.
fn is_another_machine(line: &str) -> bool {
    let layout = line.strip_prefix("target datalayout = \"").unwrap_or("e");
    !layout.starts_with('e') || layout.split('-').any(|part| part.starts_with("p:") && !part.starts_with("p:64"))
}

fn first_global(text: &str) -> Option<String> {
    let named = Named::new();
    let mut reader = Reader::new(&named);
    reader.begin(&text[text.find('@')?..]);
    reader.name('@').ok()
}
