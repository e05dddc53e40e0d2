use crate::types::{B, C, D};
pub struct Node;
pub struct N;
impl<Node> Drop for B<Node> {
    fn drop(&mut self) {
        print!("b");
    }
}
impl<T, Node> Drop for C<T, Node> {
    fn drop(&mut self) {
        print!("c");
    }
}
impl<const N: usize> Drop for D<{ N }> {
    fn drop(&mut self) {
        print!("d");
    }
}
