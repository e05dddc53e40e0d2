extern crate self as kit;
pub mod a {
    pub fn f() -> u8 {
        1
    }
}
pub mod b {
    pub fn g() -> u8 {
        kit::a::f() + ::kit::a::f()
    }
}
