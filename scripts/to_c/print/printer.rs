//! What is printed so far.

use super::head::Feature;
use super::tokens::words;
use crate::ir::Block;
use crate::tree::ctype::CType;
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

    /// Adds the tokens of a text.
    pub fn add(&mut self, text: &str) {
        self.tokens.extend(words(text));
    }

    /// Adds the name of a type.
    pub fn ty(&mut self, ty: CType) {
        self.features.insert(Feature::Type(ty));
        self.add(match ty {
            CType::Void => "void",
            CType::Signed(8) => "C",
            CType::Signed(16) => "T",
            CType::Signed(32) => "int",
            CType::Signed(_) => "S",
            CType::Unsigned(8) => "B",
            CType::Unsigned(16) => "H",
            CType::Unsigned(32) => "I",
            CType::Unsigned(_) => "U",
            CType::Double => "double",
            CType::Size => "Z",
            CType::Difference => "D",
            CType::Pointer | CType::Other => "P",
            CType::Struct(number) => return self.tokens.push(self.structs[number].clone()),
        });
    }
}
