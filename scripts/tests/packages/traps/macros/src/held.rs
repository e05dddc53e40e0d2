//! A value whose drop no function shows, for it lies in a vector.

pub struct Unneeded;

macro_rules! call {
    ($name:expr) => {
        print!("{} ", $name)
    };
}

macro_rules! made {
    ($type:ident) => {
        pub struct $type(pub u8);
    };
}

macro_rules! told {
    ($type:ident) => {
        impl Drop for $type {
            fn drop(&mut self) {
                let _ = Unneeded;
                call!(self.0);
            }
        }
    };
}

made!(InVec);
told!(InVec);
