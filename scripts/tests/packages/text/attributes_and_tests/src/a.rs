#![doc = include_str!("../README.md")]
#[cfg_attr(docsrs, doc(cfg(x)))]
pub fn f() -> u8 { if cfg!(test) { 0 } else { 1 } }
#[expect(dead_code)]
fn dead() {}
#[cfg(not(not(test)))]
mod gone;
#[cfg(any(test, feature = "none"))]
mod gone_too;
#[cfg(not(test))]
pub fn g() -> u8 { 2 }
#[cfg(any(test, windows, unix))]
pub fn h() -> u8 { 3 }
#[inline]
#[cfg(test)]
fn never() { include!("none") }
pub fn empty() {
    #[cfg(test)]
    none();
}
pub struct S;
impl S {
    #[test]
    fn t() { include!("none") }
    #[cfg(feature = "none")]
    pub fn none() { mod none; }
}
pub trait T {
    #[cfg(test)]
    fn none() { include!("none") }
}
unsafe extern "C" {
    #[cfg(test)]
    fn none();
}
#[test]
fn t() { include!("none") }
#[bench]
fn b() { include!("none") }
#[cfg(test)]
mod tests { use super::none; }
