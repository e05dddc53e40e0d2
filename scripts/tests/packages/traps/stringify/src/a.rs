#[macro_export]
macro_rules! inner {
    ($n:ident) => {
        pub fn $n() -> &'static str {
            stringify!($n)
        }
    };
}
#[macro_export]
macro_rules! outer { ($($n:ident)*) => { $($crate::inner!($n);)* } }
outer!(first second);
pub fn longer(number: u8) -> u8 {
    number
}
