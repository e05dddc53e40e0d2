//! Without a prelude, a method is its own.

#![no_implicit_prelude]

#[macro_export]
macro_rules! least {
    ($a:expr; $b:expr) => {
        $a * $b
    };
}

pub fn low() -> u8 {
    least!(1; 2)
}

pub trait Own {
    fn clone(&mut self) -> u8;
}

impl Own for u8 {
    fn clone(&mut self) -> u8 {
        99
    }
}

pub fn own(mut x: u8) -> u8 {
    x.clone()
}
