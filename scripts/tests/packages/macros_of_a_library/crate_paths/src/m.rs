#[macro_export]
macro_rules! one { () => { $crate::a::f() }; ($($x:tt)*) => { $crate::one!() + $($x)* } }
#[macro_export]
macro_rules! unasked {
    () => {
        0
    };
}
