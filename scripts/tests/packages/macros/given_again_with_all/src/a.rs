#[macro_export]
macro_rules! one {
    () => {
        1
    };
}
pub use one;
pub fn f() -> u8 {
    crate::one!() + 1
}
