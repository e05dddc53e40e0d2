//! Short names for all that a C file declares, the shortest for what is named most often.

use super::helpers;
use super::ir::{Cast, Function, Global, Module, Op, Step, Type, Value};
use super::text::{string, unsigned, Shape, Text};
use std::collections::{BTreeMap, BTreeSet};

/// A text, or the reason why it cannot be written.
pub type Written<T> = Result<T, String>;

/// The name of a member of a struct.
pub fn member(number: usize) -> char {
    (b'a' + number as u8) as char
}

/// A constant of bytes as a text that can stand where it is used, if that is short.
fn literal(global: &Global) -> Option<String> {
    Some(string(&global.bytes)).filter(|_| global.constant && global.is_bytes() && global.bytes.len() <= 500)
}

/// The address of what is kept under a name.
fn address(name: String, global: &Global) -> Text {
    let text = Text::whole(name, Shape::Other);
    if global.is_bytes() {
        return text;
    }
    text.cast("P", Shape::Other)
}

/// The names of a file's functions, data and structs.
pub struct Names {
    functions: BTreeMap<String, String>,
    data: BTreeMap<String, Text>,
    structs: BTreeMap<Type, String>,
}

/// The names that the head of every file defines.
const TAKEN: [&str; 11] = ["A", "B", "C", "D", "H", "I", "P", "S", "T", "U", "Z"];

impl Names {
    /// Names for everything in a module.
    pub fn new(module: &Module) -> Names {
        let counts = counts(module);
        let mut order: Vec<(&String, &usize)> = counts.iter().collect();
        order.sort_by_key(|(name, count)| (std::cmp::Reverse(**count), *name));
        let mut fresh = globals();
        let mut names = Names { functions: BTreeMap::new(), data: BTreeMap::new(), structs: BTreeMap::new() };
        let mut kept = BTreeMap::new();
        for (name, count) in order {
            let global = module.globals.get(name);
            if let Some(text) = global.filter(|_| *count == 2).and_then(literal) {
                names.data.insert(name.clone(), Text::whole(text, Shape::Other).cast("P", Shape::Other));
                continue;
            }
            let short = fresh.next().unwrap_or_default();
            if let Some(global) = global {
                // Equal constants share one definition.
                let own = if global.constant && global.unnamed && global.addresses.is_empty() { "" } else { name };
                let kept = kept.entry((own, &global.bytes, global.is_bytes()));
                names.data.insert(name.clone(), kept.or_insert_with(|| address(short, global)).clone());
            } else {
                names.functions.insert(name.clone(), short);
            }
        }
        let functions = module.functions.values();
        let types = functions.flat_map(|function| function.types.iter().chain([&function.result]));
        let structs: BTreeSet<&Type> = types.filter(|ty| matches!(ty, Type::Struct(..))).collect();
        names.structs = structs.into_iter().cloned().zip(fresh).collect();
        names
    }

    /// Returns the name of a function or an intrinsic's helper.
    pub fn function(&self, name: &str) -> Written<&str> {
        self.functions.get(name).map(String::as_str).ok_or_else(|| format!("there is no function {}", name))
    }

    /// The address of a function or of data.
    pub fn address(&self, name: &str) -> Written<Text> {
        match self.data.get(name) {
            Some(text) => Ok(text.clone()),
            None => Ok(Text::whole(self.function(name)?, Shape::Other).cast("P)(Z", Shape::Other)),
        }
    }

    /// Returns the name of data; `None` for data written in place.
    pub fn data(&self, name: &str) -> Option<&str> {
        self.data.get(name).map(|text| text.text.trim_start_matches("(P)")).filter(|name| !name.starts_with('"'))
    }

    /// Returns the name of a type.
    pub fn ty(&self, ty: &Type) -> Written<String> {
        match ty {
            Type::Void => Ok("void".to_string()),
            Type::Int(bits) => Ok(unsigned(*bits).to_string()),
            Type::Ptr => Ok("P".to_string()),
            other => self.structs.get(other).cloned().ok_or_else(|| "an array as a value".to_string()),
        }
    }

    /// Returns names for the variables of a function, none of which is a keyword or names anything that the function, these
    /// statements or a macro of the head use. The name of such a macro is free, for the macro needs parentheses.
    pub fn locals<'a>(&'a self, function: &'a Function, fills: &'a [String]) -> impl Iterator<Item = String> + 'a {
        let types = function.types.iter().chain([&function.result]).filter_map(|ty| self.structs.get(ty));
        let mut mentioned: BTreeSet<&str> = types.map(String::as_str).chain(TAKEN).chain(["do", "if", "or"]).collect();
        for name in function.values().filter_map(Value::global) {
            mentioned.extend(self.functions.get(name).map(String::as_str).or(self.data(name)));
        }
        let is_from_number = |step: &Step| matches!(step.op, Op::Cast(Cast::IntToPtr, _));
        mentioned.extend(function.steps().any(is_from_number).then_some("p"));
        mentioned.extend(fills.iter().flat_map(|fill| fill.split(|letter: char| !letter.is_ascii_alphanumeric())));
        let free = move |name: &String| !mentioned.contains(name.as_str());
        letters(b'a').chain(letters(b'A')).chain(fresh(b'a')).filter(free)
    }

    /// The declarations of the structs.
    pub fn structs(&self) -> Written<String> {
        let declare = |(ty, name): (&Type, &String)| {
            let (mut members, mut names) = (String::new(), (0..).map(member));
            if let Type::Struct(types, _) = ty {
                for alike in types.chunk_by(|one, other| one == other) {
                    let names: Vec<String> = names.by_ref().take(alike.len()).map(String::from).collect();
                    members += &format!("{} {};", self.ty(&alike[0])?, names.join(","));
                }
            }
            Ok(format!("typedef struct{{{}}}{};", members, name))
        };
        self.structs.iter().map(declare).collect()
    }

    /// The functions for intrinsics that the file needs.
    pub fn helpers(&self) -> String {
        let structure = |intrinsic: &str| {
            let overflow = Type::Struct(vec![Type::Int(helpers::bits(intrinsic)?), Type::Int(1)], false);
            self.structs.get(&overflow)
        };
        let text = |(intrinsic, name): (&String, &String)| {
            helpers::text(intrinsic, name, structure(intrinsic).map_or("", String::as_str))
        };
        self.functions.iter().filter_map(text).collect()
    }
}

fn letters(first: u8) -> impl Iterator<Item = String> {
    (first..first + 26).map(|letter| char::from(letter).to_string())
}

/// Names for what is of the whole file, the shorter ones first.
fn globals() -> impl Iterator<Item = String> {
    letters(b'A').chain(fresh(b'A')).filter(|name| !TAKEN.contains(&name.as_str()))
}

/// Names that are none of these words, nor a macro of the head.
pub fn free_names<'a>(words: &'a BTreeSet<&str>) -> impl Iterator<Item = String> + 'a {
    let macros = ["h", "i", "o", "p", "q", "u"];
    letters(b'A').chain(letters(b'a')).chain(globals()).filter(move |name| {
        !words.contains(name.as_str()) && !macros.contains(&name.as_str()) && !TAKEN.contains(&name.as_str())
    })
}

/// Names of two characters and more that begin with small letters or with capitals.
fn fresh(first: u8) -> impl Iterator<Item = String> {
    let later = || (b'a'..=b'z').chain(b'A'..=b'Z').chain(b'0'..=b'9').map(char::from);
    let two = letters(first).flat_map(move |a| later().map(move |b| format!("{}{}", a, b)));
    two.chain((0..).map(move |number: u32| format!("{}_{}", char::from(first), number)))
}

/// Counts how often each function, helper and piece of data is named.
fn counts(module: &Module) -> BTreeMap<String, usize> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let declared = module.functions.keys().filter(|name| *name != "main").chain(module.globals.keys());
    let is_known = |name: &&String| {
        name.starts_with("llvm.") || module.functions.contains_key(*name) || module.globals.contains_key(*name)
    };
    let named = module.functions.values().flat_map(Function::values).filter_map(Value::global).filter(is_known);
    declared.chain(named).for_each(|name| *counts.entry(name.clone()).or_default() += 1);
    counts
}
