pub mod a;
pub mod test {
    pub fn t() -> u8 {
        1
    }
}
pub mod b {
    use a::f;
    use test::t;
    pub fn g() -> u8 {
        f() + ::a::f() + t()
    }
    pub(in b) fn h() -> u8 {
        1
    }
    pub fn i() -> u8 {
        h()
    }
}
