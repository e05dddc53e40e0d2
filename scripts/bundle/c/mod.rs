//! Translates LLVM IR to C89 that is also valid C++98: rustc compiles the program to LLVM's intermediate representation,
//! and what the program needs of it becomes one file.
//!
//! | room | purpose |
//! |---|---|
//! | [`build`] | has rustc compile the program, with the stand-in for the standard library in `std` |
//! | [`ir`], [`intrinsics`], [`operator`] | what is known of IR, of LLVM's intrinsics and of C's operators |
//! | [`read`] | reads IR from text |
//! | [`plan`] | drops unused code, and decides which values are variables and where each block stands |
//! | [`tree`] | makes expressions and statements of C |
//! | [`print`] | prints them as a file |
//! | [`in_c`] | all steps for one program |

mod build;
#[cfg(test)]
mod example;
pub mod in_c;
mod intrinsics;
mod ir;
mod operator;
mod plan;
mod print;
mod read;
#[cfg(test)]
mod tests;
mod tree;

use read::source::{read, Refusal};

/// Makes a file of C from IR of this version of rustc; its first line is not yet there.
///
/// Errors: the IR has something that the translator does not know.
fn of_ir(ir: &str, version: &str, is_short: bool) -> Result<String, Refusal> {
    Ok(print::file::file(&plan::prune::prune(read(ir, version)?)?, is_short)?)
}
