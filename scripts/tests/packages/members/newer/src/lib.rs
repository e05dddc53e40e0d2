pub fn first() -> u8 {
    1
}
