use crate::traits::Integral;
use std::ops::Add;
pub struct Ring<T>(pub T);
impl<T: Integral> Add for Ring<T> {
    type Output = Ring<T>;
    fn add(self, _: Ring<T>) -> Ring<T> {
        Ring(self.0.half())
    }
}
impl<T: Integral> From<T> for Ring<T> {
    fn from(x: T) -> Ring<T> {
        Ring(x)
    }
}
impl<T: std::fmt::Debug> std::fmt::Debug for Ring<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        self.0.fmt(f)
    }
}
