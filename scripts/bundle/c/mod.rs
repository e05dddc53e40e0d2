//! Translates LLVM IR to C89 that is also valid C++98: rustc compiles the program to LLVM's intermediate representation,
//! and what the program needs of it becomes one file.
//!
//! | step | modules |
//! |---|---|
//! | rustc compiles | [`build`], with the stand-in for the standard library in `std` |
//! | the IR is read | [`line`], [`instructions`], [`body`], [`data`], [`reader`] into [`ir`] |
//! | unused code is dropped | [`prune`] |
//! | values get expressions or variables, blocks their places | [`trees`], [`variables`], [`flow`] |
//! | expressions and statements are made | [`tree`], with [`operator`] and [`intrinsics`] |
//! | a file is printed | [`print`] |

mod body;
mod build;
mod data;
mod flow;
pub mod in_c;
mod instructions;
mod intrinsics;
mod ir;
mod line;
mod operator;
mod print;
mod prune;
mod reader;
#[cfg(test)]
mod tests;
mod tree;
mod trees;
mod variables;

use crate::fault::Outcome;

/// Makes a file of C from IR of this version of rustc; its first line is not yet there.
///
/// Errors: the IR has something that the translator does not know.
fn of_ir(ir: &str, version: &str, is_short: bool) -> Outcome<String> {
    print::file::file(&prune::prune(reader::read(ir, version)?)?, is_short)
}
