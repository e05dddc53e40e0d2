#[derive(Default)]
pub struct A;
#[derive(Default)]
pub struct B;
pub struct D<T>(pub T);
pub enum Way {
    Left,
    Right,
}
pub use self::Way::*;
pub fn way(left: bool) -> Way {
    if left {
        Left
    } else {
        Right
    }
}
