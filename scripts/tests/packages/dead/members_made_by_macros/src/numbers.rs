//! The macro makes members that no program needs, in an `impl` that one does.

pub trait Number: Sized {
    const ZERO: Self;
    const ONE: Self;
    fn next(self) -> Self;
}

macro_rules! numbers {
    ($($type:ty)*) => {
        $(impl Number for $type {
            const ZERO: $type = 0;
            const ONE: $type = 1;
            fn next(self) -> $type {
                self + 1
            }
        })*
    };
}

numbers!(u8 u32 i32);
