pub mod b;
pub fn f() -> u8 {
    b::g()
}
