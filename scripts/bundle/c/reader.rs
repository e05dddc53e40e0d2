//! Reads a file of IR: what `main` reaches, and nothing else.

use super::body;
use super::data;
use super::ir::{Function, Module, Value};
use super::line::{Line, Named};
use crate::fault::{Fault, Outcome};
use std::collections::HashMap;

/// A file of IR that is not looked into yet: where everything is.
struct Source<'a> {
    named: Named,
    globals: HashMap<String, (usize, &'a str)>,
    functions: HashMap<String, (usize, Vec<&'a str>)>,
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
    let mut module = Module::default();
    let mut left = vec!["main".to_string()];
    while let Some(name) = left.pop() {
        let known = module.functions.contains_key(&name) || module.globals.contains_key(&name);
        if known || module.aliases.contains_key(&name) {
            continue;
        }
        if source.functions.contains_key(&name) {
            let function = source.function(&name)?;
            left.extend(named_in(&function));
            module.functions.insert(name, function);
        } else if source.globals.contains_key(&name) {
            left.extend(source.global(&name, &mut module)?);
        }
    }
    Ok(module)
}

impl<'a> Source<'a> {
    fn new(text: &'a str, version: &'a str) -> Self {
        let (named, globals, functions, inline) = Default::default();
        let mut source = Source { named, globals, functions, inline, version };
        let mut lines = text.lines().enumerate();
        while let Some((number, line)) = lines.next() {
            if let Some(rest) = line.strip_prefix("define ") {
                let mut body = vec![rest];
                body.extend(lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "}"));
                if let Some(name) = first_global(rest) {
                    source.functions.insert(name, (number + 1, body));
                }
            } else if let Some((name, rest)) = line.strip_prefix('@').and_then(|_| definition(line)) {
                source.globals.insert(name, (number + 1, rest));
            } else if let Some((name, rest)) = line.strip_prefix('%').and_then(|_| definition(line)) {
                source.named.insert(name, rest.trim_start_matches("type ").to_string());
            } else if let Some((group, rest)) = line.strip_prefix("attributes ").and_then(|rest| rest.split_once(" = "))
            {
                source.inline.extend(Some(group).filter(|_| rest.contains(" inlinehint ")));
            }
        }
        source
    }

    fn function(&self, name: &str) -> Outcome<Function> {
        let (first, lines) = &self.functions[name];
        let function = body::function(name, lines, &self.named)
            .map_err(|(line, why)| self.fault(first + line, lines[line], &why))?;
        let inline = lines[0].split_whitespace().any(|word| self.inline.contains(&word));
        Ok(Function { inline, ..function })
    }

    /// Reads a global or an alias into the module, and answers the names in it.
    fn global(&self, name: &str, module: &mut Module) -> Outcome<Vec<String>> {
        let (number, line) = self.globals[name];
        if let Some((_, target)) = line.split_once(" alias ") {
            let target = first_global(target).ok_or_else(|| self.fault(number, line, "an alias of nothing"))?;
            module.aliases.insert(name.to_string(), target.clone());
            return Ok(vec![target]);
        }
        match data::global(line, &self.named).map_err(|why| self.fault(number, line, &why))? {
            None => Ok(Vec::new()),
            Some(global) => {
                let names = global.addresses.iter().map(|(_, name, _)| name.clone()).collect();
                module.globals.insert(name.to_string(), global);
                Ok(names)
            }
        }
    }

    fn fault(&self, number: usize, line: &str, why: &str) -> Fault {
        let version = self.version;
        Fault::plain(format!("cannot make C of the IR of rustc {}, line {}: {}: {}", version, number, why, line.trim()))
    }
}

/// Whether a line says that the IR is for a machine whose numbers or addresses lie in memory in another way.
fn is_another_machine(line: &str) -> bool {
    let layout = line.strip_prefix("target datalayout = \"").unwrap_or("e");
    !layout.starts_with('e') || layout.split('-').any(|part| part.starts_with("p:") && !part.starts_with("p:64"))
}

/// The name at the start of a line and what comes behind `=`.
fn definition(line: &str) -> Option<(String, &str)> {
    let (name, rest) = line[1..].split_once(" = ")?;
    Some((name.trim_matches('"').to_string(), rest))
}

fn first_global(text: &str) -> Option<String> {
    let named = Named::new();
    let mut line = Line::new(&text[text.find('@')?..], &named);
    line.global().ok()
}

fn named_in(function: &Function) -> Vec<String> {
    function.values().filter_map(Value::global).cloned().collect()
}
