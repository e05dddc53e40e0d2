#[macro_export]
macro_rules! one {
    () => {
        1
    };
}
pub use crate::one;
pub mod b {
    #[macro_export]
    macro_rules! two {
        () => {
            $crate::a::one!() + 1
        };
    }
    pub use crate::two as zwei;
    pub use two;
}
#[macro_export]
macro_rules! three {
    () => {
        3
    };
}
