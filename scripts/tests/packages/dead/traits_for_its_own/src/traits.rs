pub trait Zero {
    fn zero() -> Self;
}
pub trait One {
    fn one() -> Self;
}
pub trait Integral: Zero + One {
    fn half(self) -> Self;
}
macro_rules! integral { ($($t:ty),*) => { $(
impl Zero for $t { fn zero() -> $t { 0 } }
impl One for $t { fn one() -> $t { 1 } }
impl Integral for $t { fn half(self) -> $t { self / 2 } })* } }
integral!(u8, i64);
