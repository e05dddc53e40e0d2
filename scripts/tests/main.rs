//! The tests of the kit, of its programs and of the tools.

#![forbid(unsafe_code)]

mod bundle_c;
mod bundle_rust;
mod bundling;
mod checker;
mod distances;
mod input;
mod library;
mod pages;
mod programs;
mod signature;
mod tool;
mod tools;
