//! Each of these says its name when it is dropped.

pub struct Unneeded;

pub struct Guard;

/// The parameter has the name of an unneeded type.
macro_rules! told_of {
    ($Guard:ident) => {
        impl Drop for $Guard {
            fn drop(&mut self) {
                print!("{} ", stringify!($Guard));
            }
        }
    };
}

pub struct Parameter;
told_of!(Parameter);

macro_rules! told_with {
    ($type:ident, $other:ident) => {
        impl Drop for $type {
            fn drop(&mut self) {
                let _ = $other;
                print!("{} ", stringify!($type));
            }
        }
    };
}

pub struct Aliased;
type Alias = Aliased;
told_with!(Alias, Unneeded);

macro_rules! passed {
    ($($item:item)*) => {
        $($item)*
        pub const PASSED: u8 = 1;
    };
}

pub struct Passed;
passed! {
    impl Drop for Passed {
        fn drop(&mut self) {
            print!("Passed ");
        }
    }
}

pub struct Hidden;

#[allow(dead_code)]
fn hidden() {
    told_of!(Hidden);
}
