pub fn f() -> u8 {
    three!()
}
pub fn g() -> u8 {
    forgotten!()
}
