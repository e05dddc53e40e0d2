//! A build script and crates of a registry, of which only some programs need anything.

#[macro_use]
extern crate rayon;

pub mod dice;
pub mod lines;
pub mod pairs;
pub mod random;

use cargo_snippet::snippet;

#[snippet("factor")]
#[snippet(include = "ten")]
pub fn factor() -> u32 {
    let ten = if cfg!(feature = "ten") { 10 } else { 1 };
    ten * if cfg!(feature = "hundred") { 100 } else { 1 }
}

pub mod made {
    pub fn factor() -> u32 {
        if cfg!(made) {
            2
        } else {
            3
        }
    }

    #[cfg_attr(made, inline)]
    pub fn ten() -> u8 {
        10
    }
}
