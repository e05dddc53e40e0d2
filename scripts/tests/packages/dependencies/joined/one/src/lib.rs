//! Known by two names.

#![recursion_limit = "300"]

mod helper {
    pub fn h() -> u8 {
        9
    }
}

pub mod m {
    mod helper {
        pub fn h() -> u8 {
            1
        }
    }

    // In edition 2018, this is the module here, and not that of the crate.
    use helper::h;

    pub fn one_more() -> u8 {
        h() + crate::helper::h()
    }
}

pub fn one_more() -> u8 {
    self::m::one_more()
}

/// Hides that of the standard library.
#[macro_export]
macro_rules! dbg {
    ($x:expr) => {
        $crate::m::one_more() + $x
    };
}
