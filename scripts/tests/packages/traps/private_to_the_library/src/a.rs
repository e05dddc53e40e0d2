pub struct S(pub(crate) u8);
impl S {
    pub fn new() -> S {
        S(1)
    }
    pub(crate) fn name(&self) -> u8 {
        self.0
    }
    pub fn call(&self) -> u8 {
        self.name()
    }
}
pub(crate) type Vec<T> = std::collections::VecDeque<T>;
pub fn f() -> Vec<u8> {
    Vec::new()
}
