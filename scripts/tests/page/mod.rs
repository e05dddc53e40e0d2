//! The page: the program inside it, natively, and the tool that makes it.

mod engine;
mod maker;
