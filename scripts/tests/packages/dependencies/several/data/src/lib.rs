#[macro_export]
macro_rules! stack { ($($x:expr),*) => {{ let mut s = $crate::Stack::new(); $(s.push($x);)* s }} }
pub struct Stack<T>(Vec<T>);
impl<T> Stack<T> {
    pub fn new() -> Self {
        Stack(Vec::new())
    }
    pub fn push(&mut self, x: T) {
        self.0.push(x)
    }
    pub fn pop(&mut self) -> Option<T> {
        self.0.pop()
    }
    pub fn unused(self) {}
}
#[cfg(all(feature = "some", feature = "more"))]
pub fn both() -> &'static str {
    "both"
}
