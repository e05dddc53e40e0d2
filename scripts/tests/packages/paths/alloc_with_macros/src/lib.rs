#![no_std]
#![forbid(unsafe_code)]
#[macro_use]
extern crate alloc;
pub mod a;
