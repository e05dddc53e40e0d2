//! What has a meaning beside what is unused in the same call.

pub struct First;
pub struct Second;
pub struct Third;

macro_rules! both {
    ($unused:ident, $used:ident) => {
        pub struct $unused;
        impl Drop for $used {
            fn drop(&mut self) {
                print!("{} ", stringify!($used));
            }
        }
    };
}

both!(Unused, First);

macro_rules! fixed {
    () => {
        pub struct Nothing;
        impl Drop for Second {
            fn drop(&mut self) {
                print!("second ");
            }
        }
    };
}

fixed!();

pub trait Gone {
    fn gone(&self) {}
}

macro_rules! gone {
    ($type:ident) => {
        impl Gone for $type {}
        impl Drop for $type {
            fn drop(&mut self) {
                print!("third ");
            }
        }
    };
}

gone!(Third);

pub struct Alone;

pub trait Shown {
    fn shown(&self) -> &str {
        "of a reference"
    }
}

impl<T> Shown for &T {}

macro_rules! shown {
    () => {};
    ($type:ty, $($rest:ty,)*) => {
        impl Shown for $type {
            fn shown(&self) -> &str {
                "of a number"
            }
        }
        shown!($($rest,)*);
    };
}

shown!(u16, Alone,);
