type Number = i64;
pub trait Extend {
    const NUMBER: u8;
    fn of(&self) -> u8 {
        Self::NUMBER
    }
}
impl Extend for Vec<u8> {
    const NUMBER: u8 = 1;
}
impl Extend for [u8] {
    const NUMBER: u8 = 10;
}
impl Extend for Number {
    const NUMBER: u8 = 2;
}
impl Extend for &i64 {
    const NUMBER: u8 = 20;
}
impl<T: Copy> Extend for Box<T> {
    const NUMBER: u8 = 3;
}
impl Extend for u16 {
    const NUMBER: u8 = 30;
}
impl Extend for String {
    const NUMBER: u8 = 4;
}
impl Extend for str {
    const NUMBER: u8 = 40;
}
