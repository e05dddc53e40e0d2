use crate::types::B;
impl<Node> Drop for B<Node> {
    fn drop(&mut self) {
        print!("b");
    }
}
