pub struct A(pub u8);
pub mod in_ {
    pub fn f() -> u8 {
        super::super::b::g() + self::h() + crate::b::g()
    }
    pub(in crate::a) fn h() -> u8 {
        1
    }
}
macro_rules! sum { ($a:expr, $($b:tt)*) => { $a + $($b)* } }
pub fn t() -> u8 {
    in_::h() + sum!(crate::b::g(), crate::a::in_::f())
}
