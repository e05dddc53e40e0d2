macro_rules! three {
    () => {
        3
    };
}
macro_rules! forgotten {
    () => {
        4
    };
}
pub mod a;
macro_rules! make { ($(#[doc = $d:expr])* $n:ident) => { $(#[doc = $d])* pub fn $n() -> &'static str { concat!($($d),*) } } }
make! {
    /// one
    f
}
