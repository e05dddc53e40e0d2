pub fn one(x: u8) -> u8 {
    x
}
