//! What a macro makes has a meaning though nothing names it: a value is dropped, or a method is another one.

#![allow(non_local_definitions)]

pub mod dropped;
pub mod glob;
pub mod held;
pub mod meant;

pub trait Meant: Sized {
    const NUMBER: u8;

    fn number(self) -> u8 {
        Self::NUMBER
    }
}

pub trait Otherwise {
    fn number(&self) -> u8;
}

impl<T> Otherwise for T {
    fn number(&self) -> u8 {
        0
    }
}
