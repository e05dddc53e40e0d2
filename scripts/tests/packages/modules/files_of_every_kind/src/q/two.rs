pub fn f() -> u8 {
    6
}
