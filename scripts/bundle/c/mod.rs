//! Translates LLVM IR to C89 that is also valid C++98: rustc compiles the program to LLVM's intermediate representation,
//! and what the program needs of it becomes one file.
//!
//! | step | modules |
//! |---|---|
//! | rustc compiles | [`build`], with the stand-in for the standard library in `std` |
//! | the IR is read | [`line`], [`instructions`], [`body`], [`data`], [`reader`] into [`ir`] |
//! | unused code is dropped | [`prune`] |
//! | values get expressions or variables | [`trees`], [`variables`] |
//! | blocks get their places | [`flow`], [`statements`], [`shorten`] |
//! | expressions are written | [`text`], [`expressions`], [`arithmetic`], [`memory`], [`calls`], [`helpers`] |
//! | a file is written | [`function`], [`printer`], [`names`], [`macros`], [`tokens`], [`unit`] |

mod arithmetic;
mod body;
mod build;
mod calls;
mod data;
mod expressions;
mod flow;
mod function;
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
mod tokens;
mod trees;
mod unit;
mod variables;

use crate::fault::Outcome;

/// Makes a file of C from IR of this version of rustc; its first line is not yet there.
///
/// Errors: the IR has something that the translator does not know.
fn of_ir(ir: &str, version: &str, is_short: bool) -> Outcome<String> {
    unit::unit(&prune::prune(reader::read(ir, version)?)?, is_short)
}
