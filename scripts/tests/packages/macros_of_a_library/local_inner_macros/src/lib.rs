#[macro_export(local_inner_macros)]
macro_rules! two {
    () => {
        inner!()
    };
}
#[doc(hidden)]
#[macro_export]
macro_rules! inner {
    () => {
        $crate::f()
    };
}
pub fn f() -> u8 {
    2
}
