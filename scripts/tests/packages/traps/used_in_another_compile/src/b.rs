pub fn g() -> u8 {
    3
}
