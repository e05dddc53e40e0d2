#[derive(Default)]
pub struct A;
#[derive(Default)]
pub struct B;
pub struct D<T>(pub T);
pub struct F;
pub struct G<T>(pub T);
pub struct H<T, U>(pub T, pub U);
pub struct I<const N: usize>;
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
