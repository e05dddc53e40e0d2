type Number = i64;
pub trait Extend {
    fn of(&self) -> u8;
}
impl Extend for Vec<u8> {
    fn of(&self) -> u8 {
        1
    }
}
impl Extend for [u8] {
    fn of(&self) -> u8 {
        10
    }
}
impl Extend for Number {
    fn of(&self) -> u8 {
        2
    }
}
impl Extend for &i64 {
    fn of(&self) -> u8 {
        20
    }
}
impl<T: Copy> Extend for Box<T> {
    fn of(&self) -> u8 {
        3
    }
}
impl Extend for u16 {
    fn of(&self) -> u8 {
        30
    }
}
impl Extend for String {
    fn of(&self) -> u8 {
        4
    }
}
impl Extend for str {
    fn of(&self) -> u8 {
        40
    }
}
