//! From Rust to one portable file of C: rustc compiles the program down to LLVM's intermediate representation, and this
//! translator writes what is left of it as C of 1989 that is C++ of 1998 as well.
//!
//! | step | modules |
//! |---|---|
//! | rustc compiles | [`build`], with the stand-in for the standard library in `std` |
//! | the IR is read | [`line`], [`instructions`], [`body`], [`data`], [`reader`] into [`ir`] |
//! | unused code is dropped | [`prune`] |
//! | values get expressions or variables | [`trees`], [`variables`] |
//! | blocks get their places | [`flow`], [`statements`], [`shorten`] |
//! | expressions are written | [`text`], [`expressions`] with [`arithmetic`], [`memory`] and [`calls`], [`helpers`] |
//! | a file is written | [`function`], [`printer`], [`globals`], [`names`], [`macros`], [`unit`] |

mod arithmetic;
mod body;
mod build;
mod calls;
mod data;
mod expressions;
mod flow;
mod function;
mod globals;
mod helpers;
pub mod in_c;
mod instructions;
mod ir;
mod line;
mod macros;
mod memory;
mod names;
mod printer;
mod prune;
mod reader;
mod shorten;
mod statements;
#[cfg(test)]
mod tests;
mod text;
mod trees;
mod unit;
mod variables;

use crate::fault::{Fault, Outcome};
use crate::rust::read::code::Token;
use std::path::Path;

/// A program to translate.
pub struct Program {
    /// The program and the items of its library that it needs.
    pub tokens: Vec<Token>,
    pub edition: String,
    /// The features of the package that are on.
    pub features: Vec<String>,
    /// rustc's version.
    pub version: String,
    /// Whether the length of the file counts.
    pub is_short: bool,
}

/// Makes a file of C with these options of rustc, in a folder where rustc may write; its first line is not yet there.
///
/// Errors: rustc cannot compile the program for it, or makes something of it that the translator does not know.
pub fn translate(program: &Program, level: &[&str], folder: &Path) -> Outcome<String> {
    let ir = build::ir(program, level, folder)?;
    of_ir(&ir, &program.version, program.is_short).map_err(|fault| with_place(fault, &program.tokens))
}

/// Makes a file of C from IR of this version of rustc.
pub fn of_ir(ir: &str, version: &str, is_short: bool) -> Outcome<String> {
    let mut module = reader::read(ir, version)?;
    prune::prune(&mut module);
    unit::unit(&module, is_short)
}

/// A refusal of a type, at the first place that names it: the IR knows no places.
fn with_place(fault: Fault, tokens: &[Token]) -> Fault {
    let names = |types: &&[&str; 2]| fault.reason == reader::refusal(types);
    let Some((_, types)) = reader::ABSENT.iter().find(|(_, types)| names(&types)) else { return fault };
    let is_named = |token: &&Token| token.is_code() && types.iter().any(|ty| token.text.ends_with(ty));
    tokens.iter().find(is_named).map_or(fault.clone(), |token| token.fault(fault.reason.clone()))
}
