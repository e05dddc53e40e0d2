//! Short names for all that a C file declares, the shortest for what is named most often.

use super::ctype::CType;
use super::expr::{Expr, Node};
use crate::intrinsics::Intrinsic;
use crate::ir::{Cast, Function, Global, Op, Program, Step, Type, Value};
use crate::refusal::Outcome;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// Where data is kept.
#[derive(Clone)]
enum Kept {
    /// Where it is used, as a text.
    InPlace(Vec<u8>),
    /// As bytes under a name.
    Bytes(String),
    /// As words of 64 bits under a name.
    Words(String),
}

/// The names of a file's functions, data and structs.
pub struct Names {
    functions: BTreeMap<String, String>,
    /// The functions for intrinsics, with their names.
    pub intrinsics: BTreeMap<Intrinsic, String>,
    data: BTreeMap<String, Kept>,
    /// The numbers of the structs.
    pub structs: BTreeMap<Type, usize>,
    pub struct_names: Vec<String>,
}

/// The names that the head of every file defines.
pub const TAKEN: [&str; 11] = ["A", "B", "C", "D", "H", "I", "P", "S", "T", "U", "Z"];

impl Names {
    /// Names for everything in a program.
    pub fn new(program: &Program) -> Names {
        let (mut functions, mut intrinsics) = (BTreeMap::new(), BTreeMap::new());
        let (mut data, mut known) = (BTreeMap::new(), BTreeMap::new());
        let mut fresh = globals();
        for ((name, intrinsic), count) in by_count(program) {
            let global = program.globals.get(name);
            if let Some(text) = global.filter(|global| count == 2 && is_short_text(global)) {
                data.insert(name.to_string(), Kept::InPlace(text.bytes.clone()));
                continue;
            }
            let short = fresh.next().unwrap_or_default();
            match (intrinsic, global) {
                (Some(intrinsic), _) => drop(intrinsics.insert(intrinsic, short)),
                (None, None) => drop(functions.insert(name.to_string(), short)),
                (None, Some(global)) => {
                    let kept = if global.is_bytes() { Kept::Bytes(short) } else { Kept::Words(short) };
                    // Equal constants share one definition.
                    let is_shared = global.constant && global.unnamed && global.addresses.is_empty();
                    let own = if is_shared { "" } else { name };
                    let shared = known.entry((own, &global.bytes, global.is_bytes())).or_insert(kept);
                    data.insert(name.to_string(), shared.clone());
                }
            }
        }
        let types = program.functions.values().flat_map(|function| function.types.iter().chain([&function.result]));
        let structs: BTreeSet<&Type> = types.filter(|ty| matches!(ty, Type::Struct(..))).collect();
        let structs = structs.into_iter().cloned().zip(0..).collect::<BTreeMap<Type, usize>>();
        let struct_names = fresh.take(structs.len()).collect();
        Names { functions, intrinsics, data, structs, struct_names }
    }

    /// Returns the name of a function.
    pub fn function(&self, name: &str) -> Outcome<&str> {
        self.functions.get(name).map(String::as_str).ok_or_else(|| format!("there is no function {}", name))
    }

    /// The address of a function or of data.
    pub fn address(&self, name: &str) -> Outcome<Expr> {
        match self.data.get(name) {
            Some(Kept::InPlace(bytes)) => Ok(Expr::new(Node::Text(bytes.clone()), CType::Pointer)),
            Some(Kept::Bytes(name)) => Ok(Expr::name(name, CType::Pointer)),
            Some(Kept::Words(name)) => Ok(Expr::name(name, CType::Other).cast(CType::Pointer)),
            None => Ok(Expr::name(self.function(name)?, CType::Other).cast(CType::Size).cast(CType::Pointer)),
        }
    }

    /// Returns the name of data; `None` for data written in place.
    pub fn data(&self, name: &str) -> Option<&str> {
        match self.data.get(name)? {
            Kept::InPlace(_) => None,
            Kept::Bytes(name) | Kept::Words(name) => Some(name),
        }
    }

    /// Returns the type of values of a type.
    pub fn ty(&self, ty: &Type) -> Outcome<CType> {
        match ty {
            Type::Void => Ok(CType::Void),
            Type::Int(bits) => Ok(CType::unsigned(*bits)),
            Type::Double => Ok(CType::Double),
            Type::Ptr => Ok(CType::Pointer),
            other => {
                self.structs.get(other).map(|&number| CType::Struct(number)).ok_or("an array as a value".to_string())
            }
        }
    }

    /// Returns names for the variables of a function, none of which is a keyword or names anything that the function or a
    /// macro of the head uses. The name of such a macro is free, for the macro needs parentheses.
    pub fn locals<'a>(&'a self, function: &'a Function) -> impl Iterator<Item = String> + 'a {
        let types = function.types.iter().chain([&function.result]).filter_map(|ty| self.structs.get(ty));
        let mut mentioned: BTreeSet<&str> = types.map(|&number| self.struct_names[number].as_str()).collect();
        mentioned.extend(TAKEN.iter().chain(&["do", "if", "or"]));
        for name in function.values().filter_map(Value::global) {
            mentioned.extend(self.functions.get(name).map(String::as_str).or(self.data(name)));
        }
        mentioned.extend(function.intrinsics().map(|intrinsic| self.intrinsics[&intrinsic].as_str()));
        let is_from_number = |step: &Step| matches!(step.op, Op::Cast(Cast::IntToPtr, _));
        mentioned.extend(function.steps().any(is_from_number).then_some("p"));
        let free = move |name: &String| !mentioned.contains(name.as_str());
        letters(b'a').chain(letters(b'A')).chain(fresh(b'a')).filter(free)
    }
}

pub fn letters(first: u8) -> impl Iterator<Item = String> {
    (first..first + 26).map(|letter| char::from(letter).to_string())
}

/// Names for what is of the whole file, the shorter ones first.
pub fn globals() -> impl Iterator<Item = String> {
    letters(b'A').chain(fresh(b'A')).filter(|name| !TAKEN.contains(&name.as_str()))
}

/// Names of two characters and more that begin with small letters or with capitals.
fn fresh(first: u8) -> impl Iterator<Item = String> {
    let later = || (b'a'..=b'z').chain(b'A'..=b'Z').chain(b'0'..=b'9').map(char::from);
    let two = letters(first).flat_map(move |a| later().map(move |b| format!("{}{}", a, b)));
    two.chain((0..).map(move |number: u32| format!("{}_{}", char::from(first), number)))
}

/// Checks whether a constant can stand as a text where it is used.
fn is_short_text(global: &Global) -> bool {
    global.constant && global.is_bytes() && global.bytes.len() <= 500
}

/// What has a name of its own in the file: a function or data by its name in the IR, or an intrinsic with how all their
/// names begin.
type Named<'a> = (&'a str, Option<Intrinsic>);

/// Functions, intrinsics and data with how often each is named, those first that are named most often.
fn by_count(program: &Program) -> Vec<(Named<'_>, usize)> {
    let mut counts: BTreeMap<Named, usize> = BTreeMap::new();
    let declared = program.functions.keys().filter(|name| *name != "main").chain(program.globals.keys());
    let is_known = |name: &&String| program.functions.contains_key(*name) || program.globals.contains_key(*name);
    let named = program.functions.values().flat_map(Function::values).filter_map(Value::global).filter(is_known);
    let named = declared.chain(named).map(|name| (name.as_str(), None));
    let intrinsics = program.functions.values().flat_map(Function::intrinsics);
    let all = named.chain(intrinsics.map(|intrinsic| ("llvm.", Some(intrinsic))));
    all.for_each(|named| *counts.entry(named).or_default() += 1);
    let mut order: Vec<(Named, usize)> = counts.into_iter().collect();
    order.sort_by_key(|(_, count)| Reverse(*count));
    order
}
