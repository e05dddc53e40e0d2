#![no_std]

pub trait Own {
    fn own(self) -> u8;
}

impl Own for &u8 {
    fn own(self) -> u8 {
        98
    }
}

pub fn own(x: &u8) -> u8 {
    x.own()
}
