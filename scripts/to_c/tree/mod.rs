//! C as trees: expressions and statements, and how they are made of IR.

mod arithmetic;
pub mod blocks;
mod calls;
pub mod ctype;
pub mod expr;
pub mod jumps;
mod memory;
pub mod names;
pub mod shorten;
pub mod statement;
mod values;
