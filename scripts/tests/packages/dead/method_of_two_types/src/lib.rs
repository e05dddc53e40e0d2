use std::cmp::max;
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub struct A;
impl A {
    pub fn new() -> A {
        max(A, A)
    }
    pub fn n(&self) -> u8 {
        1
    }
}
pub struct B;
impl B {
    pub fn new() -> B {
        B
    }
    pub fn n(&self) -> u8 {
        2
    }
}
pub trait T {
    fn n(&self) -> u8 {
        3
    }
}
impl T for A {}
