use crate::{Integral, One, Ring};
pub const WIDTH: usize = 3;
pub fn f() -> String {
    format!("{:>WIDTH$}", 7)
}
pub fn g<T: Integral + One>() -> Ring<T> {
    Ring(T::one().half())
}
