//! What is printed so far.

use super::head::{macro_name, Feature};
use super::pieces::words;
use crate::c::ir::Block;
use crate::c::tree::ctype::CType;
use crate::c::tree::expr::Macro;
use std::collections::BTreeSet;

/// The tokens of a file, and what its head has to define for them.
pub struct Printer<'a> {
    pub tokens: Vec<String>,
    pub features: BTreeSet<Feature>,
    /// The names of the structs.
    pub structs: &'a [String],
    /// The type of what the function returns.
    pub result: CType,
    /// The blocks with labels, in the order in which they were named.
    pub labels: Vec<Block>,
}

impl<'a> Printer<'a> {
    pub fn new(structs: &'a [String]) -> Printer<'a> {
        let (tokens, features, labels) = (Vec::new(), BTreeSet::new(), Vec::new());
        Printer { tokens, features, structs, result: CType::Void, labels }
    }

    /// Adds tokens that stand between blanks.
    pub fn add(&mut self, text: &str) {
        self.tokens.extend(words(text));
    }

    /// The name of a type.
    pub fn ty(&mut self, ty: CType) -> Vec<String> {
        self.features.insert(Feature::Type(ty));
        words(match ty {
            CType::Void => "void",
            CType::U8 => "B",
            CType::I8 => "C",
            CType::U16 => "H",
            CType::I16 => "T",
            CType::Int => "int",
            CType::U32 => "I",
            CType::Size => "Z",
            CType::I64 => "S",
            CType::U64 => "U",
            CType::Difference => "D",
            CType::Pointer | CType::Text | CType::Other => "P",
            CType::Struct(number) => &self.structs[number],
        })
    }

    /// The name of a macro or a function of the head.
    pub fn head_name(&mut self, name: Macro) -> Vec<String> {
        self.features.insert(Feature::Macro(name));
        words(macro_name(name))
    }
}
