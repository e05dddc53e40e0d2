pub mod a;
pub mod b {
    use a::f;
    pub fn g() -> u8 {
        f() + ::a::f()
    }
    pub(in b) fn h() -> u8 {
        1
    }
    pub fn i() -> u8 {
        h()
    }
}
