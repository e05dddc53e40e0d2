//! Known by two names.

#![recursion_limit = "300"]
#![type_length_limit = "3000000"]

/// No crate of the package.
#[cfg(no_such_system)]
extern crate no_such_crate;

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

pub use self::m::one_more as twin;

/// Has the name of a function.
#[macro_export]
macro_rules! twin {
    () => {
        $crate::twin() / 2
    };
}

/// Hides that of the standard library.
#[macro_export]
macro_rules! dbg {
    ($x:expr) => {
        $crate::m::one_more() + $x
    };
}

#[macro_export]
macro_rules! quiet {
    () => {
        4
    };
}

/// What is seen in the crate that calls it.
#[macro_export]
macro_rules! made {
    ($name:ident) => {
        pub(crate) fn $name() -> u8 {
            6
        }
    };
}

pub fn all() -> u8 {
    use crate::{m, quiet};
    dbg!(1) + m::one_more() + quiet!()
}
