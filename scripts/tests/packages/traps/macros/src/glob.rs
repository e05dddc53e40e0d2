//! A name that a macro makes is another one than that of a glob.

pub mod other {
    pub fn made() -> u8 {
        1
    }

    pub fn beside() -> u8 {
        2
    }

    pub fn third() -> u8 {
        6
    }
}

pub mod own {
    use super::other::*;

    pub struct Unneeded;

    pub trait Marked {}

    macro_rules! nothing {
        () => {};
    }

    macro_rules! make {
        ($type:ident, $name:ident) => {
            nothing!();
            impl Marked for $type {}
            pub fn $name() -> u8 {
                3
            }
        };
    }

    make!(Unneeded, made);

    macro_rules! two {
        () => {
            fn unused() -> u8 {
                4
            }
            fn beside() -> u8 {
                5
            }
        };
    }

    two!();

    pub fn all() -> [u8; 3] {
        [made(), beside(), third()]
    }
}
