//! A name that a macro makes or passes through is another one than that of a glob, and so is an imported trait.

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

    pub fn passed() -> u8 {
        7
    }

    pub fn behind() -> u8 {
        9
    }

    pub fn within() -> u8 {
        11
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

    macro_rules! pass {
        ($($item:item)*) => {
            $($item)*
            pub const UNUSED: u8 = 1;
        };
    }

    pass! {
        fn passed() -> u8 {
            8
        }
    }

    macro_rules! make_behind {
        ($type:ty, $name:ident) => {
            fn $name() -> u8 {
                let _: Option<$type> = None;
                10
            }
        };
    }

    make_behind!(Result<u8, ()>, behind);

    macro_rules! calls_itself {
        () => {
            pub const UNNEEDED: u8 = 1;
            calls_itself!(within);
        };
        ($name:ident) => {
            fn $name() -> u8 {
                12
            }
        };
    }

    calls_itself!();

    pub fn all() -> [u8; 6] {
        [made(), beside(), third(), passed(), behind(), within()]
    }
}
