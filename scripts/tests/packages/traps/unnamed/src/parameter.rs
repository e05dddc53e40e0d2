use crate::types::{G, H, I};
pub struct Node;
pub struct N;
impl<Node> Drop for G<Node> {
    fn drop(&mut self) {
        print!("g");
    }
}
impl<T, Node> Drop for H<T, Node> {
    fn drop(&mut self) {
        print!("h");
    }
}
impl<const N: usize> Drop for I<{ N }> {
    fn drop(&mut self) {
        print!("i");
    }
}
