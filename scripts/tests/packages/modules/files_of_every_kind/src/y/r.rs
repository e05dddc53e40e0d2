pub fn f() -> u8 {
    7
}
