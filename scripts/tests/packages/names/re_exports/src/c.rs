pub fn h() -> u8 {
    3
}
