pub trait Twice {
    fn double(&self) -> u8;
}
impl Twice for u8 {
    fn double(&self) -> u8 {
        self * 2
    }
}
