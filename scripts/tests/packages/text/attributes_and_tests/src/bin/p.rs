#!/usr/bin/env run
#![deny(warnings)]
use kit::a::*;
fn main() { println!("{}{}{}", f(), g(), h()); }
#[cfg(test)]
mod tests;
